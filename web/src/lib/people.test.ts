import { beforeAll, describe, expect, it } from "vitest";
import type { Occupant, SeatInfo } from "../protocol";
import { peopleOf } from "./people";
import { speak } from "./text.svelte";

function seat(name: string, called: string, occupant: Occupant): SeatInfo {
  return { name, called, occupant, ready: true, present: true, stand_in: null };
}
const guest = (id: string, name: string): Occupant => ({ guest: { id, name } });

describe("the people of a table", () => {
  beforeAll(() => speak("en"));

  it("are called by their names, and an empty seat by its colour", () => {
    const seats = [seat("red", "Ann", guest("1", "Ann")), seat("blue", "blue", "empty")];
    expect(peopleOf({ seats }).map(({ name }) => name)).toEqual(["Ann", "Blue"]);
  });

  it("are numbered where one person has several seats, and only there", () => {
    const seats = [
      seat("red", "Ann", guest("1", "Ann")),
      seat("blue", "Sage", { bot: { level: "novice" } }),
      seat("white", "Ann", guest("1", "Ann")),
      seat("orange", "Ann", guest("2", "Ann")),
    ];
    expect(peopleOf({ seats }).map(({ name }) => name)).toEqual(["Ann (1)", "Sage", "Ann (2)", "Ann"]);
  });
});
