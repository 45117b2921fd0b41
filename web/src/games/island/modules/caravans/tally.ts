/** Who has voted how on a camel, and what camels have brought. */
import type { CaravansFrame, Edge, Seat } from "../../data";

export interface Voter {
  seat: Seat;
  /** The cards laid; nothing while the seat has not been asked. */
  votes: number | null;
  /** The path that was named. */
  named: Edge | null;
  /** Whether the vote waits for this seat. */
  isAsked: boolean;
}

interface Votes {
  votes: readonly number[];
  named: readonly (Edge | null)[];
  /** Who is on turn, and so asked first. */
  turn: Seat;
  /** How many play. */
  count: number;
}

/** The players in the order in which they are asked. */
export function tallyOf(frame: CaravansFrame, { votes, named, turn, count }: Votes): Voter[] {
  const order = Array.from({ length: count }, (_, place) => (turn + place) % count);
  const asked = seatOf(frame);
  const isBidding = "bid" in frame;
  return order.map((seat, place) => ({
    seat,
    votes: isBidding && place >= order.indexOf(asked) ? null : (votes[seat] ?? 0),
    named: named[seat] ?? null,
    isAsked: seat === asked,
  }));
}

function seatOf(frame: CaravansFrame): Seat {
  if ("bid" in frame) return frame.bid;
  if ("name" in frame) return frame.name;
  return "place" in frame ? frame.place : frame.place_apart;
}

/** A point for every event that tells of a building that has come to stand between camels. */
export function pointsBetween(events: readonly unknown[]): number[] {
  const points: number[] = [];
  for (const event of events) {
    const seat = betweenOf(event);
    if (seat !== null) points[seat] = (points[seat] ?? 0) + 1;
  }
  return points;
}

function betweenOf(event: unknown): Seat | null {
  if (typeof event !== "object" || event === null || !("caravans" in event)) return null;
  const { caravans } = event;
  if (typeof caravans !== "object" || caravans === null || !("between" in caravans)) return null;
  const [seat] = caravans.between as [Seat, string];
  return seat;
}
