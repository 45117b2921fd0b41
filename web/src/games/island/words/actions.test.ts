import { expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import { sayAction } from "./actions";

it("a roll is the draw of a card where event cards take the place of the dice", async () => {
  await speak("en");
  expect(sayAction("roll", { hexes: [] })).toEqual(["Roll the dice"]);
  expect(sayAction("roll", { hexes: [], events: null })).toEqual(["Roll the dice"]);
  expect(sayAction("roll", { hexes: [], events: [] })).toEqual(["Draw an event card"]);
});
