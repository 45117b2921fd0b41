import { describe, expect, it } from "vitest";
import { counted, discard, goodsText, isWithin, offer, readGoods, total } from "./notation";

describe("moves in notation", () => {
  it("names goods with their numbers, and leaves out what is zero", () => {
    expect(goodsText({ brick: 2, wool: 0, ore: 1 })).toBe("2 brick 1 ore");
    expect(goodsText({ wool: 0 })).toBe("nothing");
    expect(goodsText({})).toBe("nothing");
  });

  it("writes an offer to several seats", () => {
    expect(offer("red", { brick: 1 }, { ore: 2 }, ["blue", "white"])).toBe(
      "red offers 1 brick for 2 ore to blue white",
    );
  });

  it("writes gold beside cards", () => {
    expect(offer("red", { wool: 1, gold: 1 }, { ore: 2 }, ["blue"])).toBe("red offers 1 wool 1 gold for 2 ore to blue");
  });

  it("writes a whole discard", () => {
    expect(discard("blue", { wool: 2, ore: 2 })).toBe("blue discards 2 wool 2 ore");
  });

  it("reads the goods of a refusal back", () => {
    expect(readGoods("1 grain 3 ore")).toEqual({ grain: 1, ore: 3 });
    expect(readGoods("nothing")).toEqual({});
  });

  it("counts goods", () => {
    expect(total({ wool: 2, ore: 1 })).toBe(3);
  });
});

it("goods that were named one by one are counted", () => {
  expect(counted(["ore", "wool", "ore"])).toEqual({ ore: 2, wool: 1 });
});

it("some goods are within others kind by kind", () => {
  expect(isWithin({ ore: 1 }, { ore: 1, wool: 1 })).toBe(true);
  expect(isWithin({ ore: 2 }, { ore: 1, wool: 1 })).toBe(false);
  expect(isWithin({ ore: 0, brick: 0 }, { wool: 2 })).toBe(true);
});
