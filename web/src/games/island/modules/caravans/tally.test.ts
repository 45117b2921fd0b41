import { expect, test } from "vitest";
import { tallyOf } from "./tally";

test("those who were not asked yet have no votes, those who laid nothing have none", () => {
  const tally = tallyOf({ bid: 0 }, { votes: [0, 0, 2, 0], turn: 2, count: 4 });
  expect(tally.map(({ seat, votes, isAsked }) => [seat, votes, isAsked])).toEqual([
    [2, 2, false],
    [3, 0, false],
    [0, null, true],
    [1, null, false],
  ]);
});

test("once paths are named all votes are known", () => {
  const tally = tallyOf({ name: 1 }, { votes: [2, 1, 0, 0], turn: 0, count: 3 });
  expect(tally).toMatchObject([
    { seat: 0, votes: 2, isAsked: false },
    { seat: 1, votes: 1, isAsked: true },
    { seat: 2, votes: 0, isAsked: false },
  ]);
  expect(tallyOf({ place_apart: 1 }, { votes: [0, 1], turn: 0, count: 2 })[1]?.isAsked).toBe(true);
});
