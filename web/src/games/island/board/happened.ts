/** What the last events have changed on the board, to be pointed out. */
import type { BoardView, Roll } from "./scene";

export interface Happened {
  /** Where something was placed. */
  newest: string[];
  /** The hexes that the last number let produce. */
  producing: string[];
}

/**
 * Events are data of the server; of those that put nothing on the board nothing is needed. When the page is opened they are all events
 * of the game, so those of earlier turns are passed over.
 */
export function happened(events: readonly unknown[]): Happened {
  const recent = events.slice(events.findLastIndex((event) => isOf(event, "turn_began")) + 1);
  // A turn may have two numbers; the last one counts.
  const last = recent.slice(recent.findLastIndex(isNumber) + 1);
  return { newest: recent.flatMap((event) => placeOf(event) ?? []), producing: last.flatMap(producedOf) };
}

/** Whether a number was thrown, or a card with one was turned up. */
function isNumber(event: unknown): boolean {
  return isOf(event, "rolled") || (isRecord(event) && isOf(event["events"], "revealed"));
}

/** The hexes of an event that says which have produced. */
function producedOf(event: unknown): string[] {
  const hexes = isRecord(event) ? event["produced"] : undefined;
  return Array.isArray(hexes) ? hexes.filter((hex) => typeof hex === "string") : [];
}

/** The last throw or card with a number among numbered events: that of this turn, or of an earlier one until there is another. */
export function lastRollOf(view: BoardView, events: readonly { number: number; data: unknown }[]): Roll | null {
  const now = rollOf(view);
  const last = events.findLast(({ data }) => isNumber(data));
  const thrown = last && thrownIn(last.data);
  if (!last || !thrown) return now;
  return { ...thrown, number: last.number, ...(now === null ? { isPast: true } : {}) };
}

/** Who threw what; a card has one number. */
function thrownIn(event: unknown): Roll | null {
  if (!isRecord(event)) return null;
  const inside = isRecord(event["events"]) ? event["events"]["revealed"] : event["rolled"];
  if (!Array.isArray(inside)) return null;
  const [seat, first, second] = inside as unknown[];
  const number = typeof first === "string" ? Number.parseInt(first, 10) : first;
  if (typeof seat !== "number" || typeof number !== "number" || Number.isNaN(number)) return null;
  return { seat, dice: [number, typeof second === "number" ? second : 0] };
}

/** The dice of the turn, if they have been thrown. */
export function rollOf(view: BoardView): Roll | null {
  const { dice, turn } = view.public;
  return dice[0] === 0 ? null : { seat: turn, dice };
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
