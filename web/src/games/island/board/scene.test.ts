import { expect, it } from "vitest";
import type { Scene } from "../data";
import { withTokens } from "./scene";

const scene: Pick<Scene, "hexes"> = {
  hexes: [
    { at: "(0,0)", terrain: "hills", numbers: [6] },
    { at: "(1,0)", terrain: "forest", numbers: [11, 2] },
    { at: "(2,0)", terrain: "desert", numbers: [] },
    { at: "(0,1)", terrain: "lake", numbers: [2, 3, 11, 12] },
  ],
};

it("stays the same while every token lies where it was laid", () => {
  expect(withTokens(scene, { "(0,0)": 6, "(1,0)": 11 })).toBe(scene);
  expect(withTokens(scene, undefined)).toBe(scene);
});

it("has tokens where they lie now, and what is printed on a hex stays", () => {
  const { hexes } = withTokens(scene, { "(0,0)": 11, "(1,0)": 6 });
  expect(hexes.map(({ numbers }) => numbers)).toEqual([[11], [6, 2], [], [2, 3, 11, 12]]);
});
