/** How big the dice box may be: it lies in the upper left corner of the sea and covers no harbour, no fishing ground and no land. */
import { harbourAt, groundAt, pointOf, RADIUS, WIDTH, type Box, type Point } from "./geometry";
import { project, WHOLE } from "./look";
import type { BoardScene } from "./scene";

/** A form of the box: its size, and how far from the corner it lies, in pixels. */
export interface DiceForm {
  name: "wide" | "middle" | "small";
  inset: number;
  width: number;
  height: number;
}

const SMALL: DiceForm = { name: "small", inset: 6, width: 80, height: 50 };
/** From the biggest on; the last one is taken if none fits. */
const FORMS: DiceForm[] = [
  { name: "wide", inset: 14, width: 210, height: 58 },
  { name: "middle", inset: 8, width: 168, height: 46 },
  SMALL,
];

/** What the box may not cover: the middle of it, and how far it reaches to both sides. */
interface Obstacle {
  at: Point;
  x: number;
  y: number;
}

/** Everything on the board that tells something. */
export function obstaclesOf({ hexes, harbours, fish }: Pick<BoardScene, "hexes" | "harbours" | "fish">): Obstacle[] {
  const land = hexes.map(({ at }) => at);
  return [
    // The upper half of a hex is a roof: its widest part begins half a radius below the tip.
    ...land.map((hex) => ({ at: pointOf(hex), x: WIDTH / 2, y: RADIUS / 2 })),
    ...harbours.map(({ path }) => ({ at: harbourAt(path, land), x: 19, y: 22 })),
    ...(fish?.grounds ?? []).map(({ at, shore }) => ({ at: groundAt(at, shore), x: 19, y: 27 })),
  ];
}

/** The biggest form that covers nothing, in an element of this size that shows all of the box. */
export function diceForm(obstacles: readonly Obstacle[], box: Box, room: { width: number; height: number }): DiceForm {
  const covers = ({ inset, width, height }: DiceForm) =>
    obstacles.some(({ at, x, y }) => {
      const corner = project(WHOLE, { x: at.x - x, y: at.y - y }, box, room);
      const end = project(WHOLE, { x: at.x + x, y: at.y + y }, box, room);
      return corner.x < inset + width && corner.y < inset + height && end.x > inset && end.y > inset;
    });
  return FORMS.find((form) => !covers(form)) ?? SMALL;
}
