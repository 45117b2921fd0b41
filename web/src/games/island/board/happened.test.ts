import { expect, it } from "vitest";
import { happened, rollOf } from "./happened";
import type { BoardScene, BoardView } from "./scene";

const scene = {
  hexes: [
    { at: "(0,0)", terrain: "hills", numbers: [6] },
    { at: "(1,0)", terrain: "forest", numbers: [6] },
    { at: "(2,0)", terrain: "desert", numbers: [] },
    { at: "(0,1)", terrain: "lake", numbers: [2, 3, 11, 12] },
  ],
} as unknown as BoardScene;

function view(dice: [number, number], robber: string | null = null): BoardView {
  return { public: { dice, robber, turn: 2 } } as unknown as BoardView;
}

it("points at new pieces, those of modules too", () => {
  const events = [
    { settled: [0, "N(0,0)"] },
    { road: [0, "NE(0,0)"] },
    { gained: [0, { brick: 1 }] },
    { rivers: { bridge: [1, "W(1,0)"] } },
    { caravans: { camel: "W(0,1)" } },
    "turned_over",
  ];
  const { newest, producing } = happened(events, scene, view([0, 0]));
  expect(newest).toEqual(["N(0,0)", "NE(0,0)", "W(1,0)", "W(0,1)"]);
  expect(producing).toEqual([]);
});

it("passes over what happened in earlier turns", () => {
  const events = [{ settled: [0, "N(0,0)"] }, { rolled: [1, 4, 2] }, { turn_began: 2 }, { road: [2, "NE(0,0)"] }];
  expect(happened(events, scene, view([4, 2]))).toEqual({ newest: ["NE(0,0)"], producing: [] });
});

it("rings the hexes of the number that was just thrown, but not the robbed one", () => {
  expect(happened([{ rolled: [2, 4, 2] }], scene, view([4, 2], "(1,0)")).producing).toEqual(["(0,0)"]);
  expect(happened([{ rolled: [2, 6, 5] }], scene, view([6, 5])).producing).toEqual(["(0,1)"]);
  expect(happened([{ road: [2, "W(0,0)"] }], scene, view([4, 2])).producing).toEqual([]);
});

it("knows the dice of the turn", () => {
  expect(rollOf(view([4, 2]))).toEqual({ seat: 2, dice: [4, 2] });
  expect(rollOf(view([0, 0]))).toBeNull();
});
