import { expect, it } from "vitest";
import { tokenPrice } from "./tokens";

it("whoever is ahead pays two tokens, and everybody else one", () => {
  expect(tokenPrice([4, 3], 0)).toBe(2);
  expect(tokenPrice([4, 3], 1)).toBe(1);
  expect(tokenPrice([3, 3], 0)).toBe(1);
});
