/** What several parts of the page look for in events. Those that only a newer server knows are none of it. */
import { contentOf } from "../variants";
import type { EventCard, Face, GameEvent, Seat } from "./data";

type Thrown = [seat: Seat, first: number, second: number];
type Revealed = [seat: Seat, card: EventCard];

/** Events as the server sends them, without their numbers. */
export function eventsIn(told: readonly { data: unknown }[]): GameEvent[] {
  return told.map(({ data }) => data as GameEvent);
}

/** Who threw what: both dice that make a number, whatever other dice fell with them. */
export function thrownIn(event: GameEvent): Thrown | null {
  const inside = contentOf(event, "cities");
  const [seat, red, other] = (inside && contentOf(inside, "threw")) ?? [];
  if (seat !== undefined && red && other) return [seat, red, other];
  return contentOf(event, "rolled") ?? null;
}

/** Who set which number with an Alchemist. */
function setIn(event: GameEvent): Thrown | null {
  const inside = contentOf(event, "cities");
  const [seat, play] = (inside && contentOf(inside, "played")) ?? [];
  const dice = play && contentOf(play, "alchemist");
  return seat !== undefined && dice ? [seat, dice[0], dice[1]] : null;
}

/** What the event die shows. */
export function faceIn(event: GameEvent): Face | null {
  const inside = contentOf(event, "cities");
  return (inside && contentOf(inside, "threw")?.[3]) ?? null;
}

/** Who turned which event card up. */
export function revealedIn(event: GameEvent): Revealed | null {
  const inside = contentOf(event, "events");
  return (inside && contentOf(inside, "revealed")) ?? null;
}

/** The number on an event card. */
export function numberOf(card: EventCard): number {
  return Number.parseInt(card, 10);
}

/** The number that an event gives a turn: with dice, thrown or set, or on a card. */
export function turnNumberIn(event: GameEvent): { seat: Seat; dice: [number, number] } | null {
  const [thrown, revealed] = [thrownIn(event) ?? setIn(event), revealedIn(event)];
  if (thrown) return { seat: thrown[0], dice: [thrown[1], thrown[2]] };
  return revealed && { seat: revealed[0], dice: [numberOf(revealed[1]), 0] };
}

/** Whose turn an event begins. */
export function turnIn(event: GameEvent): Seat | null {
  return contentOf(event, "turn_began") ?? null;
}

/** What is found in the last turn in which there is any of it, and whether that turn has passed. */
export function lastTurnWith<T>(
  events: readonly GameEvent[],
  find: (event: GameEvent) => T | null,
): { found: T[]; isPast: boolean } | null {
  const last = events.findLastIndex((event) => find(event) !== null);
  if (last < 0) return null;
  const isBeginning = (event: GameEvent) => turnIn(event) !== null;
  const start = events.findLastIndex((event, index) => index < last && isBeginning(event));
  const found = events
    .slice(start + 1, last + 1)
    .map(find)
    .filter((each) => each !== null);
  return { found, isPast: events.slice(last + 1).some(isBeginning) };
}
