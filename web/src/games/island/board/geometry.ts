/**
 * Where places are: names as in the notation become points of the picture.
 *
 * Hexes `(q,r)` are pointy-top, q grows to the east, r to the south-east. An intersection is the north or south tip of a hex, `N(q,r)`
 * or `S(q,r)`; a path is the west, north-west or north-east side of one, `W(q,r)`, `NW(q,r)`, `NE(q,r)`. A unit is about a pixel.
 *
 * A trade hex has a plaza in its middle, `Plaza(castle)`, and a path to it from four of its corners, `Spoke(castle,N(-2,0))`.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Direction = "up" | "down" | "left" | "right";

/** The distance from the centre of a hex to its corners, and the length of its sides. */
export const RADIUS = 60;
/** The distance from side to side. */
export const WIDTH = Math.sqrt(3) * RADIUS;
/** The sea beside and above the land: room for harbours. */
const MARGIN = { x: 62, y: 60 };

interface Place {
  side: string;
  q: number;
  r: number;
}

const NAME = /^(N|S|W|NW|NE|)\((-?\d+),(-?\d+)\)$/;

const PLAZA = /^Plaza\((\w+)\)$/;
const SPOKE = /^Spoke\((\w+),(.+)\)$/;

/** The hexes that have a plaza in their middle (`TRADE-007`). */
const TRADE_HEXES: Record<string, string> = { castle: "(-2,0)", quarry: "(2,-2)", glassworks: "(0,2)" };

/** The trade hex whose plaza this is; nothing for any other place. */
export function plazaOf(name: string): string | null {
  return PLAZA.exec(name)?.[1] ?? null;
}

/** The trade hex that a path leads into, and the corner where it begins; nothing for any other place. */
export function spokeOf(name: string): { plaza: string; corner: string } | null {
  const [, plaza, corner] = SPOKE.exec(name) ?? [];
  return plaza !== undefined && corner !== undefined ? { plaza, corner } : null;
}

/** The parts of a name; the middle of the board for what is no name of a place. */
function parse(name: string): Place {
  const [, side = "", q = "0", r = "0"] = NAME.exec(name) ?? [];
  return { side, q: Number(q), r: Number(r) };
}

/** Whether a name is one of a hex, an intersection or a path. */
export function kindOf(name: string): "hex" | "intersection" | "path" {
  if (PLAZA.test(name)) return "intersection";
  if (SPOKE.test(name)) return "path";
  const { side } = parse(name);
  if (side === "") return "hex";
  return side === "N" || side === "S" ? "intersection" : "path";
}

function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The point of a place: the centre of a hex, an intersection, the middle of a path. */
export function pointOf(name: string): Point {
  const plaza = plazaOf(name);
  if (plaza !== null) return pointOf(TRADE_HEXES[plaza] ?? "");
  const spoke = spokeOf(name);
  if (spoke) return between(pointOf(spoke.corner), pointOf(`Plaza(${spoke.plaza})`), 0.5);
  const { side, q, r } = parse(name);
  const { x, y } = centre(q, r);
  if (side === "N") return { x, y: y - RADIUS };
  if (side === "S") return { x, y: y + RADIUS };
  if (side === "W") return { x: x - WIDTH / 2, y };
  if (side === "NW") return { x: x - WIDTH / 4, y: y - 0.75 * RADIUS };
  if (side === "NE") return { x: x + WIDTH / 4, y: y - 0.75 * RADIUS };
  return { x, y };
}

/** The intersections at the ends of a path. */
export function endsOf(path: string): [string, string] {
  const spoke = spokeOf(path);
  if (spoke) return [spoke.corner, `Plaza(${spoke.plaza})`];
  const { side, q, r } = parse(path);
  if (side === "NE") return [`N(${q},${r})`, `S(${q + 1},${r - 1})`];
  if (side === "NW") return [`N(${q},${r})`, `S(${q},${r - 1})`];
  return [`S(${q},${r - 1})`, `N(${q - 1},${r + 1})`];
}

/** The three cells around an intersection, land and sea; around a plaza, the one it lies in. */
export function cellsAround(intersection: string): string[] {
  const plaza = plazaOf(intersection);
  if (plaza !== null) return [TRADE_HEXES[plaza] ?? ""];
  const { side, q, r } = parse(intersection);
  const down = side === "S" ? 1 : -1;
  return [`(${q},${r})`, `(${q},${r + down})`, `(${q - down},${r + down})`];
}

/** The line of a path, cut at both ends by so many units. */
export function lineOf(path: string, cut = 0): [Point, Point] {
  const [from, to] = endsOf(path).map(pointOf) as [Point, Point];
  const part = cut / RADIUS;
  return [between(from, to, part), between(from, to, 1 - part)];
}

/** The direction of a path in degrees, as a thing that lies on it is turned, never upside down. */
export function angleOf(path: string): number {
  if (spokeOf(path)) {
    const [from, to] = lineOf(path);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return Math.abs(angle) > 90 ? angle - Math.sign(angle) * 180 : angle;
  }
  const { side } = parse(path);
  if (side === "NE") return 30;
  return side === "NW" ? -30 : 90;
}

/** The point that is this part of the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The six corners of a hex of this radius around a point, clockwise from the north. */
function corners({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The outline of a hex of this radius, as the data of an SVG path. */
export function hexOutline(at: Point, radius: number): string {
  return outline(corners(at, radius));
}

function outline(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A number as short as the picture needs it. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The neighbour beyond the side that begins at each corner, clockwise from the north. */
const BEYOND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The outline of land, as the data of an SVG path: one loop for each island, and for each piece of sea inside one. */
export function coastOf(hexes: readonly string[]): string {
  const land = new Set(hexes);
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const { q, r } = parse(hex);
    const around = corners(centre(q, r), RADIUS);
    BEYOND.forEach(([dq, dr], side) => {
      const from = around[side];
      const to = around[(side + 1) % 6];
      if (!from || !to || land.has(`(${q + dq},${r + dr})`)) return;
      next.set(key(from), { from, to });
    });
  }
  return loops(next).map(outline).join("");
}

/** Joins the sides of the coast, each kept by the point where it begins, to closed loops. */
function loops(next: Map<string, { from: Point; to: Point }>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let side = next.get(start); side; side = next.get(key(side.to))) {
      next.delete(key(side.from));
      loop.push(side.from);
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

function key({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** From a coast path to the sea: a direction of length 1. Between two pieces of land there is none, and it points to the north. */
export function seaward(path: string, hexes: readonly string[]): Point {
  const { side, q, r } = parse(path);
  const [dq, dr] = side === "NE" ? [1, -1] : side === "NW" ? [0, -1] : [-1, 0];
  const here = centre(q, r);
  const there = centre(q + dq, r + dr);
  const land = new Set(hexes);
  const isHereLand = land.has(`(${q},${r})`);
  if (isHereLand === land.has(`(${q + dq},${r + dr})`)) return { x: 0, y: -1 };
  const [from, to] = isHereLand ? [here, there] : [there, here];
  return { x: (to.x - from.x) / WIDTH, y: (to.y - from.y) / WIDTH };
}

/** How far from the coast the plaque of a harbour is. */
const HARBOUR_OUT = 43;

/** Where the plaque of a harbour at a coast path lies. */
export function harbourAt(path: string, hexes: readonly string[]): Point {
  const out = seaward(path, hexes);
  const { x, y } = pointOf(path);
  return { x: x + out.x * HARBOUR_OUT, y: y + out.y * HARBOUR_OUT };
}

/** How far towards the shore the plaque of a fishing ground lies: in the middle of its cell it would be far out. */
const GROUND_INWARD = 0.3;

/** Where the plaque of a fishing ground in a sea cell lies. */
export function groundAt(cell: string, shore: readonly string[]): Point {
  const feet = shore.map(pointOf);
  const middle: Point = {
    x: feet.reduce((sum, { x }) => sum + x, 0) / feet.length,
    y: feet.reduce((sum, { y }) => sum + y, 0) / feet.length,
  };
  return between(pointOf(cell), middle, GROUND_INWARD);
}

/** The part of the plane that shows the land and the harbours around it. */
export function boundsOf(hexes: readonly string[]): Box {
  const points = (hexes.length > 0 ? hexes : ["(0,0)"]).map(pointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - MARGIN.x;
  const top = Math.min(...ys) - RADIUS - MARGIN.y;
  const width = Math.max(...xs) + WIDTH / 2 + MARGIN.x - left;
  const height = Math.max(...ys) + RADIUS + MARGIN.y - top;
  return { x: left, y: top, width, height };
}

/**
 * The place that an arrow key leads to: the nearest one in that direction, where going sideways counts half as much again. Nothing if there is
 * none within 60 degrees of the direction.
 */
export function nearest(from: string, direction: Direction, places: readonly string[]): string | null {
  const start = pointOf(from);
  let best: { place: string; cost: number } | null = null;
  for (const place of places) {
    const { x, y } = pointOf(place);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = Math.abs(direction === "up" || direction === "down" ? dx : dy);
    if (place === from || ahead < 1 || aside > ahead * Math.sqrt(3) + 1) continue;
    const cost = ahead + 1.5 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** The largest and the smallest circle around a site that takes a tap. */
const REACH_MAX = 36;
const REACH_MIN = 22;

/** How far around each place a tap still means that place: half-way to the nearest other one, within limits. */
export function reachOf(places: readonly string[]): Map<string, number> {
  const points = places.map((place) => ({ place, ...pointOf(place) }));
  return new Map(
    points.map(({ place, x, y }) => {
      const others = points.filter((other) => other.place !== place);
      const gap = Math.min(Infinity, ...others.map((other) => Math.hypot(other.x - x, other.y - y)));
      return [place, Math.min(REACH_MAX, Math.max(REACH_MIN, gap / 2))];
    }),
  );
}
