/** How the board is looked at: whole, or a part of it enlarged. The picture itself never changes its size. */
import type { Box, Point } from "./geometry";

/** A point p of the board is drawn at `scale * p + (x, y)`. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 4;

/** The same look, moved so far that the picture stays filled. */
export function kept(look: Look, box: Box): Look {
  const scale = Math.min(SCALE_MAX, Math.max(1, look.scale));
  const within = (shift: number, from: number, size: number) =>
    Math.min(from * (1 - scale), Math.max((from + size) * (1 - scale), shift)) + 0;
  return { scale, x: within(look.x, box.x, box.width), y: within(look.y, box.y, box.height) };
}

/** Enlarges by a factor; what is drawn at `at` stays there. */
export function zoomed(look: Look, factor: number, at: Point, box: Box): Look {
  const scale = Math.min(SCALE_MAX, Math.max(1, look.scale * factor));
  const ratio = scale / look.scale;
  return kept({ scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio }, box);
}

/** Moves the picture. */
export function moved(look: Look, by: Point, box: Box): Look {
  return kept({ ...look, x: look.x + by.x, y: look.y + by.y }, box);
}

/** Moves as little as needed to show a point of the board, with some room around it. */
export function showing(look: Look, point: Point, box: Box): Look {
  const room = 60;
  const drawn = { x: point.x * look.scale + look.x, y: point.y * look.scale + look.y };
  const step = (at: number, from: number, size: number) =>
    Math.max(0, from + room - at) - Math.max(0, at - (from + size - room));
  return moved(look, { x: step(drawn.x, box.x, box.width), y: step(drawn.y, box.y, box.height) }, box);
}

/** Where a point of the board is in an element of this size that shows the whole box in its middle, in pixels. */
export function project(look: Look, point: Point, box: Box, size: { width: number; height: number }): Point {
  const scale = Math.min(size.width / box.width, size.height / box.height);
  const along = (at: number, from: number, length: number, space: number) =>
    space / 2 + (at - from - length / 2) * scale;
  return {
    x: along(point.x * look.scale + look.x, box.x, box.width, size.width),
    y: along(point.y * look.scale + look.y, box.y, box.height, size.height),
  };
}
