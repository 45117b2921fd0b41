import { expect, it } from "vitest";
import type { AttackPublic, Public } from "../../data";
import { capturedOf, coastsOf, overrunOf, supplyOf } from "./coast";

const attack = {
  barbarians: { "(-2,1)": 3, "(-2,0)": 3, "(0,2)": 1 },
  prisoners: [2, 0, 1, 0],
  aside: 1,
} as unknown as AttackPublic;

it("counts the barbarians that are nowhere", () => {
  expect(coastsOf(attack).length).toBe(3);
  expect(supplyOf(attack)).toBe(36 - 7 - 3 - 1);
});

it("knows overrun coasts, and buildings that touch nothing else", () => {
  expect(overrunOf(attack)).toEqual(["(-2,1)", "(-2,0)"]);
  // Between both coasts and the sea; and between one of them, an inner hex and the castle.
  const settlements = [["S(-2,0)", "N(-2,1)"], [], [], []];
  const view = { settlements, cities: [[], [], [], []], modules: { attack } } as unknown as Public;
  expect(capturedOf(view, 0)).toEqual(["S(-2,0)"]);
  expect(capturedOf({ ...view, modules: {} } as Public, 0)).toEqual([]);
});
