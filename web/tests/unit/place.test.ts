import { expect, test } from "vitest";
import { overlap, place, type Box } from "../../src/guide/place";

const WINDOW = { width: 1440, height: 900 };
const BUBBLE = { width: 320, height: 170 };

function inside(box: Box, window: { width: number; height: number }): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= window.width && box.top + box.height <= window.height;
}

test("a column on the left gets its tip on the right, with the arrow at its middle", () => {
  const column = { left: 8, top: 56, width: 256, height: 800 };
  const found = place(column, BUBBLE, WINDOW, null);
  expect(found.side).toBe("after");
  expect(found.top + found.arrow).toBe(456);
});

test("a tip stays in sight of the board where there is another side", () => {
  const board = { left: 272, top: 56, width: 824, height: 600 };
  const prompt = { left: 272, top: 666, width: 824, height: 58 };
  const found = place(prompt, BUBBLE, WINDOW, board);
  expect(overlap({ ...found, ...BUBBLE }, board)).toBe(0);
  expect(overlap({ ...found, ...BUBBLE }, prompt)).toBe(0);
});

test("a tip is inside the window, wherever its target is", () => {
  const phone = { width: 390, height: 844 };
  const bubble = { width: 360, height: 190 };
  for (const left of [0, 120, 340]) {
    for (const top of [0, 300, 800]) {
      const found = place({ left, top, width: 50, height: 44 }, bubble, phone, null);
      expect(inside({ ...found, ...bubble }, phone), `${left} ${top}`).toBe(true);
      expect(overlap({ ...found, ...bubble }, { left, top, width: 50, height: 44 })).toBe(0);
    }
  }
});
