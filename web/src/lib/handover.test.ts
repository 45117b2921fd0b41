import { expect, it } from "vitest";
import { handOverTo } from "./handover";

const nobody = () => false;

it("asks for nothing where one person has one seat", () => {
  expect(handOverTo([2], null, [2], nobody)).toBeNull();
});

it("covers everything until somebody is known to sit there", () => {
  expect(handOverTo([0, 1], null, [1], nobody)).toBe(1);
  expect(handOverTo([0, 1], null, [3], nobody)).toBe(0);
});

it("goes to whoever must decide, and stays with them", () => {
  expect(handOverTo([0, 1], 0, [1], nobody)).toBe(1);
  expect(handOverTo([0, 1], 1, [0, 1], nobody)).toBeNull();
  expect(handOverTo([0, 1], 0, [3], nobody)).toBeNull();
});

it("goes to nobody for a seat that a bot plays", () => {
  const isBots = (seat: number) => seat === 1;
  expect(handOverTo([0, 1], 0, [1], isBots)).toBeNull();
  expect(handOverTo([0, 1], 1, [1], isBots)).toBeNull();
  expect(handOverTo([0, 1], 1, [0, 1], isBots)).toBe(0);
});
