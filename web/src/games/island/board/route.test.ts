import { expect, it } from "vitest";
import { routeOf } from "./route";

const FREE = new Set<string>();
/** Around the hex in the middle, and one road off it. */
const RING = ["NW(0,0)", "NE(0,0)", "W(1,0)", "NW(0,1)", "NE(-1,1)", "W(0,0)"];

it("finds a route of the length that the server tells", () => {
  const route = routeOf([...RING, "W(1,-1)"], FREE, 7);
  expect(new Set(route)).toEqual(new Set([...RING, "W(1,-1)"]));
});

it("does not go through an intersection where somebody else stands, but ends there", () => {
  const line = ["NW(0,0)", "NE(0,0)", "W(1,0)"];
  expect(routeOf(line, new Set(["N(0,0)"]), 3)).toEqual([]);
  expect(new Set(routeOf(line, new Set(["N(0,0)"]), 2))).toEqual(new Set(["NE(0,0)", "W(1,0)"]));
});

it("counts roads double where they count double", () => {
  const lengthOf = (road: string) => (road === "NE(0,0)" ? 2 : 1);
  expect(new Set(routeOf(["NW(0,0)", "NE(0,0)"], FREE, 3, lengthOf))).toEqual(new Set(["NW(0,0)", "NE(0,0)"]));
});

it("marks nothing if the roads do not make such a route", () => {
  expect(routeOf(["NW(0,0)"], FREE, 5)).toEqual([]);
});
