import { expect, it } from "vitest";
import { isWithin } from "./pairs";

it("some goods are within others kind by kind", () => {
  expect(isWithin({ ore: 1 }, { ore: 1, wool: 1 })).toBe(true);
  expect(isWithin({ ore: 2 }, { ore: 1, wool: 1 })).toBe(false);
  expect(isWithin({ ore: 0, brick: 0 }, { wool: 2 })).toBe(true);
});
