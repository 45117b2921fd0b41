/** What is known of the deck of event cards, and of the cards that were revealed. */
import type { EventCard, EventCount, EventHappening, Frames } from "../../data";

/** Cards revealed in one turn; two players have two of them. */
export interface Revealed {
  /** Whose turn it was. */
  seat: number;
  cards: EventCard[];
  /** That turn has passed. */
  isPast: boolean;
}

/** The cards of one number. */
export interface Left {
  number: number;
  /** How many are in the whole deck. */
  all: number;
  /** How many of them were not revealed since the last shuffle. */
  left: number;
  /** How many were revealed since the game began. */
  revealed: number;
}

export function numberOf(card: EventCard): number {
  return Number.parseInt(card, 10);
}

/** What a card makes happen, if anything does. */
export function happeningOf(card: EventCard): EventHappening | null {
  return (card.split(" ")[1] as EventHappening | undefined) ?? null;
}

/** What an event tells of a revealed card. */
function revealedIn(event: unknown): [seat: number, card: EventCard] | null {
  const inside = isRecord(event) && isRecord(event["events"]) ? event["events"]["revealed"] : undefined;
  return Array.isArray(inside) ? (inside as [number, EventCard]) : null;
}

/** The cards of the last turn in which any was revealed. */
export function lastRevealed(events: readonly unknown[]): Revealed | null {
  const last = events.findLastIndex((event) => revealedIn(event) !== null);
  if (last < 0) return null;
  const isBeginning = (event: unknown) => isRecord(event) && "turn_began" in event;
  const start = events.findLastIndex((event, index) => index < last && isBeginning(event));
  const found = events.slice(start + 1, last + 1).flatMap((event) => {
    const revealed = revealedIn(event);
    return revealed ? [revealed] : [];
  });
  const isPast = events.slice(last + 1).some(isBeginning);
  return { seat: found[0]?.[0] ?? 0, cards: found.map(([, card]) => card), isPast };
}

/** The card whose event or number is being carried out. */
export function cardInForce(frames: Frames): EventCard | null {
  for (const frame of frames.toReversed()) {
    if (typeof frame !== "object" || !("events" in frame)) continue;
    const { events } = frame;
    if (typeof events === "object" && "produce" in events) return events.produce;
  }
  return null;
}

/** The deck by numbers, lowest first. */
export function deckByNumber(
  deck: readonly EventCount[],
  open: readonly EventCard[],
  events: readonly unknown[],
): Left[] {
  const seen = events.flatMap((event) => revealedIn(event)?.[1] ?? []);
  const countOf = (cards: readonly EventCard[], number: number) =>
    cards.filter((card) => numberOf(card) === number).length;
  const numbers = [...new Set(deck.map(({ card }) => numberOf(card)))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const all = deck.filter(({ card }) => numberOf(card) === number).reduce((sum, { count }) => sum + count, 0);
    return { number, all, left: all - countOf(open, number), revealed: countOf(seen, number) };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
