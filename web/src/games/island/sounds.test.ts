import { describe, expect, it } from "vitest";
import type { GameEvent } from "./data";
import { soundsOf } from "./sounds";

describe("sounds", () => {
  it("tell a seven from other numbers, on dice and on cards", () => {
    expect(soundsOf([{ rolled: [0, 3, 4] }], { seat: 0 })).toEqual(["seven"]);
    expect(soundsOf([{ rolled: [0, 3, 3] }], { seat: 0 })).toEqual(["roll"]);
    expect(soundsOf([{ events: { revealed: [0, "7 robber-attack"] } }], { seat: 0 })).toEqual(["seven"]);
    expect(soundsOf([{ events: { revealed: [0, "10"] } }], { seat: 0 })).toEqual(["roll"]);
  });

  const offered: GameEvent = { offered: { maker: 1, terms: { give: { wool: 1 }, want: { ore: 1 } }, to: [0] } };

  it("tell of an offer only to those who are asked", () => {
    expect(soundsOf([offered], { seat: 0, isNewlyAsked: true })).toEqual(["offer"]);
    expect(soundsOf([offered], { seat: 2 })).toEqual([]);
  });

  it("are silent about offers that the page declines by itself", () => {
    expect(soundsOf([offered], { seat: 0, isNewlyAsked: true, isDeclining: true })).toEqual([]);
  });

  it("call a seat that must decide", () => {
    expect(soundsOf([{ turn_began: 0 }], { seat: 0, isNewlyAsked: true })).toEqual(["turn"]);
    expect(soundsOf([{ fish: "turned_over" }], { seat: 0 })).toEqual([]);
  });
});
