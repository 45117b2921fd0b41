import { expect, it } from "vitest";
import { kept, moved, project, SCALE_MAX, showing, WHOLE, zoomed } from "./look";

const BOX = { x: -322, y: -300, width: 644, height: 600 };

it("keeps what is under the pointer in its place while it enlarges", () => {
  const at = { x: 100, y: -50 };
  const look = zoomed(WHOLE, 2, at, BOX);
  expect(look.scale).toBe(2);
  expect({ x: at.x * 2 + look.x, y: at.y * 2 + look.y }).toEqual(at);
});

it("never shows less than the whole, nor anything beside it", () => {
  expect(zoomed(WHOLE, 0.2, { x: 10, y: 10 }, BOX)).toEqual(WHOLE);
  expect(moved(WHOLE, { x: 50, y: 50 }, BOX)).toEqual(WHOLE);
  const far = moved(zoomed(WHOLE, 2, { x: 0, y: 0 }, BOX), { x: 9999, y: 0 }, BOX);
  expect(BOX.x * far.scale + far.x).toBe(BOX.x);
  expect(kept({ scale: 99, x: 0, y: 0 }, BOX).scale).toBe(SCALE_MAX);
});

it("moves to a point that is out of sight, and stays if it is in sight", () => {
  const near = zoomed(WHOLE, 3, { x: -300, y: -280 }, BOX);
  const look = showing(near, { x: 200, y: 200 }, BOX);
  const drawn = { x: 200 * 3 + look.x, y: 200 * 3 + look.y };
  expect(drawn.x).toBeLessThanOrEqual(322 - 60);
  expect(drawn.y).toBeLessThanOrEqual(300 - 60);
  expect(showing(look, { x: 200, y: 200 }, BOX)).toEqual(look);
});

it("knows where a point is on the screen", () => {
  expect(project(WHOLE, { x: 0, y: 0 }, BOX, { width: 800, height: 600 })).toEqual({ x: 400, y: 300 });
  expect(project(WHOLE, { x: 322, y: 0 }, BOX, { width: 800, height: 600 })).toEqual({ x: 722, y: 300 });
});
