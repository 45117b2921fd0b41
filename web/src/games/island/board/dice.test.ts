import { expect, it } from "vitest";
import { diceForm, obstaclesOf } from "./dice";
import { boundsOf } from "./geometry";
import type { BoardScene } from "./scene";

const at = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => `(${q},${r})` as const),
);
const hexes = at.map((at) => ({ at, terrain: "forest" as const, numbers: [] }));

function scene(...paths: string[]): Pick<BoardScene, "hexes" | "harbours" | "fish"> {
  const harbours = paths.map((path) => ({ path, rate: 3, resource: null })) as BoardScene["harbours"];
  return { hexes, harbours, fish: null };
}

/** The form on a board with a harbour at every path of the north-western coast. */
function form(width: number, height: number): string {
  return diceForm(obstaclesOf(scene("W(0,-2)", "NW(0,-2)", "NW(-1,-1)")), boundsOf(at), { width, height }).name;
}

it("is as big as the sea beside the island allows", () => {
  expect(form(1200, 760)).toBe("wide");
  expect(form(664, 415)).toBe("middle");
  expect(form(390, 366)).toBe("small");
});

it("keeps away from harbours only where there are some", () => {
  const room = { width: 700, height: 560 };
  expect(diceForm(obstaclesOf(scene()), boundsOf(at), room).name).toBe("wide");
  expect(diceForm(obstaclesOf(scene("NW(0,-2)", "W(0,-2)")), boundsOf(at), room).name).not.toBe("wide");
});
