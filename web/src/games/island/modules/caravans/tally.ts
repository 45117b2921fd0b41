/** Who has voted how on a camel. */
import type { CaravansFrame, Seat } from "../../data";

export interface Voter {
  seat: Seat;
  /** The cards laid; nothing while the seat has not been asked. */
  votes: number | null;
  /** Whether the vote waits for this seat. */
  isAsked: boolean;
}

interface Votes {
  votes: readonly number[];
  /** Who is on turn, and so asked first. */
  turn: Seat;
  /** How many play. */
  count: number;
}

/** The players in the order in which they are asked. */
export function tallyOf(frame: CaravansFrame, { votes, turn, count }: Votes): Voter[] {
  const order = Array.from({ length: count }, (_, place) => (turn + place) % count);
  const asked = seatOf(frame);
  const isBidding = "bid" in frame;
  return order.map((seat, place) => ({
    seat,
    votes: isBidding && place >= order.indexOf(asked) ? null : (votes[seat] ?? 0),
    isAsked: seat === asked,
  }));
}

function seatOf(frame: CaravansFrame): Seat {
  if ("bid" in frame) return frame.bid;
  if ("name" in frame) return frame.name;
  return "place" in frame ? frame.place : frame.place_apart;
}
