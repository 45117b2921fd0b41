import { describe, expect, it } from "vitest";
import type { Story } from "../protocol";
import type { GameClient } from "../games/game";
import { eventsOf, linesAt, linesOf, nextTurn, placeOf, placesOf, previousTurn, turnAt, turnStarts } from "./story";

function step(turn: number, ...texts: string[]): Story["steps"][number] {
  return { entry: texts[0] ?? "nothing", turn, points: [0, 0], events: texts.map((text) => ({ text, data: text })) };
}

/** Two entries before the first turn, then two turns of two entries each; the second entry tells nothing. */
const STORY: Story = {
  scene: {},
  steps: [step(0, "founds"), step(0), step(1, "begins"), step(1, "rolls", "gains"), step(2, "begins"), step(2, "wins")],
};

describe("turns", () => {
  it("begin where their number rises", () => {
    expect(turnStarts(STORY)).toEqual([0, 3, 5]);
    expect([0, 2, 3, 6].map((at) => turnAt(STORY, at))).toEqual([0, 0, 1, 2]);
  });

  it("follow each other up to the end and back to the beginning", () => {
    const starts = turnStarts(STORY);
    expect([0, 3, 4, 5, 6].map((at) => nextTurn(starts, at, 6))).toEqual([3, 5, 5, 6, 6]);
    expect([0, 3, 4, 5, 6].map((at) => previousTurn(starts, at))).toEqual([0, 0, 3, 3, 5]);
  });
});

describe("the log", () => {
  const words = {
    log: (events: { number: number; text: string }[]) =>
      events
        .filter(({ text }) => text !== "gains")
        .map(({ number, text }) => ({ number, icon: "", seat: null, pieces: [text] })),
  };
  const client = { words } as unknown as GameClient;

  it("numbers the events of all steps", () => {
    expect(eventsOf(STORY).map(({ number, text }) => `${number} ${text}`)).toEqual([
      "0 founds",
      "1 begins",
      "2 rolls",
      "3 gains",
      "4 begins",
      "5 wins",
    ]);
    expect(placesOf(STORY)).toEqual([1, 3, 4, 4, 5, 6]);
  });

  it("places every line where its first event has happened", () => {
    expect(linesOf(STORY, client, null, null, null).map(({ at, pieces }) => `${at} ${pieces[0]}`)).toEqual([
      "1 founds",
      "3 begins",
      "4 rolls",
      "5 begins",
      "6 wins",
    ]);
  });

  it("is notation where a game has no words", () => {
    expect(linesOf(STORY, null, null, null, null).map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("tells the last thing that happened", () => {
    const lines = linesOf(STORY, client, null, null, null);
    expect(linesAt(lines, 0)).toEqual([]);
    expect(linesAt(lines, 2).map(({ at }) => at)).toEqual([1]);
    expect(linesAt(lines, 6).map(({ at }) => at)).toEqual([6]);
    const round = { number: 5, at: 6, icon: "", seat: null, pieces: [], round: 2 };
    expect(linesAt([...lines, round], 6).map(({ pieces }) => pieces)).toEqual([["wins"]]);
  });
});

it("an address names a place inside the game", () => {
  expect([null, "3", "last", "99", "-4", "x", "2.7"].map((named) => placeOf(named, 6))).toEqual([0, 3, 6, 6, 0, 0, 2]);
});
