/** What is known of the deck of event cards, and of the cards that were revealed. */
import type { EventCard, EventCount, EventHappening, Frames, GameEvent } from "../../data";
import { lastTurnWith, numberOf, revealedIn } from "../../events";

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

/** What a card makes happen, if anything does. */
export function happeningOf(card: EventCard): EventHappening | null {
  return (card.split(" ")[1] as EventHappening | undefined) ?? null;
}

/** The cards of the last turn in which any was revealed. */
export function lastRevealed(events: readonly GameEvent[]): Revealed | null {
  const last = lastTurnWith(events, revealedIn);
  return last && { seat: last.found[0]?.[0] ?? 0, cards: last.found.map(([, card]) => card), isPast: last.isPast };
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
  events: readonly GameEvent[],
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
