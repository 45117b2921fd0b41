import { beforeAll, expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import { place, shortPlace, type Ground } from "./places";

const GROUND: Ground = {
  hexes: [
    { at: "(0,0)", terrain: "hills", numbers: [6] },
    { at: "(0,-1)", terrain: "fields", numbers: [4] },
    { at: "(1,-1)", terrain: "desert", numbers: [] },
    { at: "(-1,0)", terrain: "lake", numbers: [2, 3] },
  ],
};

beforeAll(() => speak("en"));

it("names a hex by its terrain and numbers", () => {
  expect(place(GROUND, "(0,0)")).toBe("hills 6 [(0,0)]");
  expect(shortPlace(GROUND, "(-1,0)")).toBe("lake 2/3");
});

it("names an intersection by the hexes around it, and the sea once", () => {
  expect(shortPlace(GROUND, "N(0,0)")).toBe("hills 6, fields 4, desert");
  expect(place(GROUND, "N(1,-1)")).toBe("desert, sea [N(1,-1)]");
});

it("names a path by the hexes on both sides", () => {
  expect(shortPlace(GROUND, "NE(0,0)")).toBe("hills 6 – desert");
  expect(shortPlace(GROUND, "W(0,0)")).toBe("lake 2/3 – hills 6");
  expect(shortPlace(GROUND, "NE(1,-1)")).toBe("desert – sea");
});

it("has only the name where the board is not at hand", () => {
  expect(place(null, "S(2,0)")).toBe("S(2,0)");
});
