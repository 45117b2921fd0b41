import { describe, expect, it } from "vitest";
import type { Good, Scene } from "./data";
import { GOODS, goodsOf } from "./goods";

/** As much of a scene as is asked. */
function playing(goods: Good[]): Scene {
  return { goods } as unknown as Scene;
}

describe("kinds of cards", () => {
  it("shows those that the table plays with, in the order of the client", () => {
    expect(goodsOf(playing(["brick", "lumber", "wool", "grain", "ore"]))).toEqual([
      "lumber",
      "brick",
      "wool",
      "grain",
      "ore",
    ]);
    expect(goodsOf(playing([...GOODS].reverse()))).toEqual(GOODS);
  });
});
