import { expect, it } from "vitest";
import type { SeatSummary } from "../protocol";
import { columnsOf, lookOf, pointsFrom, ranking } from "./sources";

function seat(points: number, ...sources: [source: string, points: number][]): SeatSummary {
  return {
    points,
    sources: sources.map(([source, points]) => ({ source, count: 1, points })),
    received: [],
    points_by_turn: [],
    luck: null,
  };
}

it("columns come in one order, with unknown sources last and none twice", () => {
  const seats = [seat(3, ["news", 1], ["cities", 2]), seat(3, ["cities", 2], ["settlements", 1])];
  expect(columnsOf(seats)).toEqual(["settlements", "cities", "news"]);
  expect(lookOf("news").icon).toBe("s-victory");
});

it("a seat without a source has no points from it", () => {
  const poor = seat(-2, ["poor_settler", -2]);
  expect([pointsFrom(poor, "poor_settler"), pointsFrom(poor, "cities")]).toEqual([-2, 0]);
});

it("the winner stands first, whatever others have, and equals keep the turn order", () => {
  const seats = [seat(4), seat(10), seat(11), seat(4)];
  expect(ranking(seats, 1)).toEqual([1, 2, 0, 3]);
  expect(ranking(seats, null)).toEqual([2, 1, 0, 3]);
});
