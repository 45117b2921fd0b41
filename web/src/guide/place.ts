/** Where the bubble of a tip stands: beside what it points at, inside the window, over as little as possible of what must stay in sight. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "before" | "after";

export interface Place {
  left: number;
  top: number;
  /** The side of the target on which the bubble stands. */
  side: Side;
  /** Where on its edge the arrow sits, in pixels from the bubble's left or upper end. */
  arrow: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room for the arrow between bubble and target, and from the bubble to the edge of the window. */
const GAP = 14;
const MARGIN = 8;
/** The arrow keeps clear of the bubble's round corners. */
const CORNER = 20;
const SIDES: Side[] = ["above", "below", "after", "before"];

/** The best of the four sides. `keep` is what should stay in sight, such as the board. */
export function place(target: Box, bubble: Size, window: Size, keep: Box | null): Place {
  const places = SIDES.map((side) => beside(side, target, bubble, window));
  const cost = (place: Place) => {
    const box = { left: place.left, top: place.top, ...bubble };
    return 4 * overlap(box, target) + (keep === null ? 0 : overlap(box, keep));
  };
  return places.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

function beside(side: Side, target: Box, bubble: Size, window: Size): Place {
  const middleX = target.left + target.width / 2;
  const middleY = target.top + target.height / 2;
  const isUpright = side === "above" || side === "below";
  const wishX = isUpright
    ? middleX - bubble.width / 2
    : side === "after"
      ? target.left + target.width + GAP
      : target.left - bubble.width - GAP;
  const wishY = !isUpright
    ? middleY - bubble.height / 2
    : side === "below"
      ? target.top + target.height + GAP
      : target.top - bubble.height - GAP;
  const left = between(MARGIN, wishX, window.width - bubble.width - MARGIN);
  const top = between(MARGIN, wishY, window.height - bubble.height - MARGIN);
  const arrow = isUpright
    ? between(CORNER, middleX - left, bubble.width - CORNER)
    : between(CORNER, middleY - top, bubble.height - CORNER);
  return { left, top, side, arrow };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of two boxes lies over each other, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
