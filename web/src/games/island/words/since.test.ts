import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import { plainText } from "../../pieces";
import type { Since } from "../since";
import type { Ground } from "./places";
import { sayings } from "./since";

const PEOPLE = ["Ania", "Mirela", "Wren"].map((name) => ({ name, colour: "" }));
const GROUND: Ground = { hexes: [{ at: "(0,0)", terrain: "hills", numbers: [6] }] };
const NOTHING: Since = { from: 0, gained: {}, lost: {}, unseen: 0, built: [], robber: null, awards: [] };

function said(since: Partial<Since>, points: { seat: number; points: number }[] = []): string[] {
  return sayings({ ...NOTHING, ...since }, points, GROUND).map((pieces) => plainText(pieces, PEOPLE));
}

beforeEach(() => speak("en"));

it("says the reader's cards first, then what others have done", () => {
  const since: Partial<Since> = {
    gained: { brick: 2 },
    lost: { ore: 1 },
    built: [
      { seat: 1, what: "city", count: 1 },
      { seat: 1, what: "road", count: 2 },
    ],
    robber: { seat: 2, hex: "(0,0)" },
    awards: [{ seat: 1, award: "longest-road" }],
  };
  expect(said(since, [{ seat: 1, points: 3 }])).toEqual([
    "you get 2 brick",
    "you lose 1 ore",
    "Mirela builds a city and 2 roads",
    "robber to hills 6 (Wren)",
    "Mirela takes the Longest Road",
    "points: Mirela +3",
  ]);
});

it("says that there is nothing new", () => {
  expect(said({})).toEqual(["nothing new for you"]);
  expect(said({ unseen: -1 })).toEqual(["a card of yours is taken"]);
});
