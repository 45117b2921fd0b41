/** What the last events have changed on the board, to be pointed out. */
import { contentOf } from "../../variants";
import type { GameEvent } from "../data";
import { faceIn, turnIn, turnNumberIn } from "../events";
import type { BoardView, Roll } from "./scene";

interface Happened {
  /** Where something was placed. */
  newest: string[];
  /** The hexes that the last number let produce. */
  producing: string[];
}

/**
 * Events that put nothing on the board are passed over, and so are those of earlier turns: when the page is opened they are all events of
 * the game.
 */
export function happened(events: readonly GameEvent[]): Happened {
  const recent = events.slice(events.findLastIndex((event) => turnIn(event) !== null) + 1);
  // A turn may have two numbers; the last one counts.
  const last = recent.slice(recent.findLastIndex((event) => turnNumberIn(event) !== null) + 1);
  return {
    newest: recent.flatMap((event) => placeOf(event) ?? []),
    producing: last.flatMap((event) => contentOf(event, "produced") ?? []),
  };
}

/** The last throw or card with a number among numbered events: that of this turn, or of an earlier one until there is another. */
export function lastRollOf(view: BoardView, events: readonly { number: number; data: unknown }[]): Roll | null {
  const now = rollOf(view);
  const last = events.findLast(({ data }) => turnNumberIn(data as GameEvent) !== null);
  const found = last && turnNumberIn(last.data as GameEvent);
  const face = events.findLast(({ data }) => faceIn(data as GameEvent) !== null);
  const shown = face && faceIn(face.data as GameEvent);
  const roll = found ? { ...found, number: last.number, ...(now === null ? { isPast: true } : {}) } : now;
  return roll && shown ? { ...roll, face: shown } : roll;
}

/** The dice of the turn, if they have been thrown. */
export function rollOf(view: BoardView): Roll | null {
  const { dice, turn } = view.public;
  return dice[0] === 0 ? null : { seat: turn, dice };
}

/** Where an event puts a piece. */
function placeOf(event: GameEvent): string | undefined {
  const [rivers, caravans] = [contentOf(event, "rivers"), contentOf(event, "caravans")];
  const cities = contentOf(event, "cities");
  const [attack, traders] = [contentOf(event, "attack"), contentOf(event, "traders")];
  const sent = attack && contentOf(attack, "sent");
  const moved = traders && contentOf(traders, "moved_barbarian");
  const [, place] =
    contentOf(event, "settled") ??
    contentOf(event, "upgraded") ??
    contentOf(event, "road") ??
    (rivers && contentOf(rivers, "bridge")) ??
    (attack && contentOf(attack, "mustered")) ??
    (cities && (contentOf(cities, "knight") ?? contentOf(cities, "walled") ?? contentOf(cities, "restored"))) ??
    [];
  return place ?? sent?.to ?? moved?.to ?? (caravans && contentOf(caravans, "camel"));
}
