import { describe, expect, it } from "vitest";
import { apart, line, marks, scale, stepFor } from "./charts";

describe("the axis of a chart", () => {
  it("has round steps", () => {
    expect([1, 4, 5, 9, 12, 23, 76, 240].map((greatest) => stepFor(greatest, 5))).toEqual([1, 1, 1, 2, 5, 5, 20, 50]);
  });

  it("reaches the greatest value", () => {
    expect(marks(76, 5)).toEqual([0, 20, 40, 60, 80]);
    expect(marks(10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("is there even if nothing was counted", () => {
    expect(marks(0, 5)).toEqual([0, 1]);
  });
});

describe("a scale", () => {
  it("leads the ends to the ends, also upside down", () => {
    const y = scale(0, 10, 200, 0);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
  });

  it("does not divide by nothing", () => {
    expect(scale(1, 1, 30, 90)(1)).toBe(30);
  });
});

it("a line goes through its points", () => {
  expect(
    line([
      { x: 0, y: 1 },
      { x: 2.25, y: 3 },
    ]),
  ).toBe("M0.0 1.0L2.3 3.0");
});

describe("labels", () => {
  it("stay where they are if there is room", () => {
    expect(apart([10, 60, 30], 20, 0, 100)).toEqual([10, 60, 30]);
  });

  it("move apart and keep their order", () => {
    expect(apart([50, 52, 51], 20, 0, 200)).toEqual([50, 90, 70]);
  });

  it("stay inside", () => {
    expect(apart([95, 96], 20, 0, 100)).toEqual([80, 100]);
  });
});
