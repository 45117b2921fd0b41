/** Where the two buttons stand that ask about a chosen site. */
import type { Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** How far from the site the buttons are, and how much room another site needs, in pixels. */
const AWAY = 32;
const ROOM = 14;
const RIM = 4;

/** The upper left corner of the buttons: beside the site, inside the board, covering as few other sites as possible. */
export function askAt(site: Point, others: readonly Point[], size: Size, board: Size): Point {
  const middle = { x: site.x - size.width / 2, y: site.y - size.height / 2 };
  const places = [
    { x: middle.x, y: site.y - AWAY - size.height },
    { x: middle.x, y: site.y + AWAY },
    { x: site.x + AWAY, y: middle.y },
    { x: site.x - AWAY - size.width, y: middle.y },
  ].map((place) => inside(place, size, board));
  const covered = (place: Point) =>
    others.filter((other) => covers(place, size, other)).length + (covers(place, size, site) ? others.length + 1 : 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function inside({ x, y }: Point, size: Size, board: Size): Point {
  return {
    x: Math.max(RIM, Math.min(x, board.width - size.width - RIM)),
    y: Math.max(RIM, Math.min(y, board.height - size.height - RIM)),
  };
}

function covers(place: Point, size: Size, point: Point): boolean {
  const isWithin = (at: number, from: number, length: number) => at > from - ROOM && at < from + length + ROOM;
  return isWithin(point.x, place.x, size.width) && isWithin(point.y, place.y, size.height);
}
