import { expect, it } from "vitest";
import type { Scene } from "../data";
import { cellsAround } from "./geometry";
import { yieldAt, yieldOf } from "./pips";

const hexes: Scene["hexes"] = [
  { at: "(0,0)", terrain: "hills", numbers: [6] },
  { at: "(0,-1)", terrain: "mountains", numbers: [12] },
  { at: "(1,-1)", terrain: "desert", numbers: [] },
  { at: "(-1,1)", terrain: "fields", numbers: [2, 12] },
];

it("knows the cells around an intersection", () => {
  expect(cellsAround("N(0,0)")).toEqual(["(0,0)", "(0,-1)", "(1,-1)"]);
  expect(cellsAround("S(1,-1)")).toEqual(["(1,-1)", "(1,0)", "(0,0)"]);
});

it("adds up the pips of the hexes that bring cards, the best first", () => {
  expect(yieldOf(hexes, "N(0,0)")).toEqual({
    pips: 6,
    hexes: [
      { good: "brick", pips: 5 },
      { good: "ore", pips: 1 },
    ],
  });
});

it("counts every number of a hex, and leaves out desert and sea", () => {
  expect(yieldOf(hexes, "S(0,0)")).toEqual({
    pips: 7,
    hexes: [
      { good: "brick", pips: 5 },
      { good: "grain", pips: 2 },
    ],
  });
  expect(yieldOf(hexes, "N(2,0)")).toBeNull();
});

it("is told at sites of buildings only", () => {
  const site = { place: "N(0,0)", kind: "settlement", label: "", key: null, seat: 0 };
  expect(yieldAt(hexes, site)?.pips).toBe(6);
  expect(yieldAt(hexes, { ...site, kind: "pick" })).toBeNull();
  expect(yieldAt(hexes, { ...site, place: "NE(0,0)", kind: "road" })).toBeNull();
});
