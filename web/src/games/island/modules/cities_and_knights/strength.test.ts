import { expect, it } from "vitest";
import type { CitiesPublic } from "../../data";
import { strengthOf } from "./strength";

it("counts the knights of a seat by their ranks, those that are active apart", () => {
  const cities = {
    knights: [["N(0,0)", "S(0,0)", "N(1,0)"], ["S(1,0)"], [], []],
    strong: ["S(0,0)"],
    mighty: ["N(1,0)", "S(1,0)"],
    active: ["N(0,0)", "N(1,0)"],
  } as unknown as CitiesPublic;
  expect(strengthOf(cities, 0)).toEqual({ active: 4, all: 6 });
  expect(strengthOf(cities, 1)).toEqual({ active: 0, all: 3 });
  expect(strengthOf(cities, 2)).toEqual({ active: 0, all: 0 });
});
