/** What the last events have changed on the board, to be pointed out. */
import type { BoardScene, BoardView, Roll } from "./scene";

export interface Happened {
  /** Where something was placed. */
  newest: string[];
  /** The hexes whose number has come. */
  producing: string[];
}

/**
 * Events are data of the server; of those that put nothing on the board nothing is needed. When the page is opened they are all events
 * of the game, so those of earlier turns are passed over.
 */
export function happened(events: readonly unknown[], scene: BoardScene, view: BoardView): Happened {
  const recent = events.slice(events.findLastIndex((event) => isOf(event, "turn_began")) + 1);
  const newest = recent.flatMap((event) => placeOf(event) ?? []);
  const rolled = recent.some((event) => isOf(event, "rolled")) ? sumOf(view) : 0;
  const isProducing = ({ at, numbers }: BoardScene["hexes"][number]) =>
    numbers.includes(rolled) && at !== view.public.robber;
  return { newest, producing: scene.hexes.filter(isProducing).map(({ at }) => at) };
}

/** The dice of the turn, if they have been thrown. */
export function rollOf(view: BoardView): Roll | null {
  const { dice, turn } = view.public;
  return dice[0] === 0 ? null : { seat: turn, dice };
}

function sumOf(view: BoardView): number {
  const [one, other] = view.public.dice;
  return one + other;
}

/** The kinds of events that tell whose piece was placed, and where. */
const PLACED = ["settled", "upgraded", "road", "bridge"];

function placeOf(event: unknown): string | null {
  if (!isRecord(event)) return null;
  const [kind = "", data] = Object.entries(event)[0] ?? [];
  if (kind === "rivers" || kind === "caravans") return placeOf(data);
  if (kind === "camel" && typeof data === "string") return data;
  const place: unknown = PLACED.includes(kind) && Array.isArray(data) ? data[1] : null;
  return typeof place === "string" ? place : null;
}

function isOf(event: unknown, kind: string): boolean {
  return isRecord(event) && kind in event;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
