import { expect, it } from "vitest";
import { askAt } from "./ask";

const SIZE = { width: 104, height: 52 };
const BOARD = { width: 390, height: 360 };

it("stands above the site", () => {
  expect(askAt({ x: 200, y: 200 }, [], SIZE, BOARD)).toEqual({ x: 148, y: 116 });
});

it("stands elsewhere where it would cover another site", () => {
  const above = { x: 200, y: 150 };
  const below = { x: 200, y: 250 };
  expect(askAt({ x: 200, y: 200 }, [above], SIZE, BOARD)).toEqual({ x: 148, y: 232 });
  expect(askAt({ x: 200, y: 200 }, [above, below], SIZE, BOARD)).toEqual({ x: 232, y: 174 });
});

it("stays inside the board and never covers the site itself", () => {
  expect(askAt({ x: 20, y: 20 }, [], SIZE, BOARD)).toEqual({ x: 4, y: 52 });
  const corner = askAt({ x: 385, y: 355 }, [], SIZE, BOARD);
  expect(corner).toEqual({ x: 282, y: 271 });
});
