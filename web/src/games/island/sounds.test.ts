import { describe, expect, it } from "vitest";
import { soundsOf } from "./sounds";

describe("sounds", () => {
  it("tell a seven from other rolls", () => {
    expect(soundsOf([{ rolled: [0, 3, 4] }], 0, false)).toEqual(["seven"]);
    expect(soundsOf([{ rolled: [0, 3, 3] }], 0, false)).toEqual(["roll"]);
  });

  it("tell of an offer only to those who are asked", () => {
    const offered = { offered: { maker: 1, terms: { give: { wool: 1 }, want: { ore: 1 } }, to: [0] } };
    expect(soundsOf([offered], 0, true)).toEqual(["offer"]);
    expect(soundsOf([offered], 2, false)).toEqual([]);
  });

  it("call a seat that must decide", () => {
    expect(soundsOf([{ turn_began: 0 }], 0, true)).toEqual(["turn"]);
    expect(soundsOf(["fish"], 0, false)).toEqual([]);
  });
});
