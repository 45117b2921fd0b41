/** Which sounds go with what happened. Each tells something that is also to be seen. */
import { contentOf } from "../variants";
import type { Sound } from "../../lib/sound";
import type { GameEvent, Seat } from "./data";
import { turnNumberIn } from "./events";

/** What the person in front of the page has to do with it. */
interface Listener {
  seat: Seat | null;
  /** They must decide, and need not before. */
  isNewlyAsked?: boolean;
  /** Offers are declined without asking them. */
  isDeclining?: boolean;
}

/** The sounds of new events. */
export function soundsOf(events: readonly GameEvent[], { seat, isNewlyAsked, isDeclining }: Listener): Sound[] {
  const sounds = new Set<Sound>();
  for (const event of events) {
    const number = turnNumberIn(event);
    if (number) sounds.add(number.dice[0] + number.dice[1] === 7 ? "seven" : "roll");
    const asked: readonly Seat[] = contentOf(event, "offered")?.to ?? [];
    if (seat !== null && asked.includes(seat) && !isDeclining) sounds.add("offer");
    if (contentOf(event, "won")) sounds.add("win");
  }
  if (isNewlyAsked && !isDeclining && !sounds.has("offer") && !sounds.has("win")) sounds.add("turn");
  return [...sounds];
}
