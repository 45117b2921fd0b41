/** Which sounds go with what happened. Each tells something that is also to be seen. */
import type { Sound } from "../../lib/sound";

/** The sounds of new events for a seat; `isNewlyAsked` says that the seat must decide and need not before. */
export function soundsOf(events: unknown[], seat: number | null, isNewlyAsked: boolean): Sound[] {
  const sounds = new Set<Sound>();
  for (const event of events) {
    if (typeof event !== "object" || event === null) continue;
    if ("rolled" in event) {
      const [, first, second] = event.rolled as [number, number, number];
      sounds.add(first + second === 7 ? "seven" : "roll");
    } else if ("offered" in event) {
      const { to } = event.offered as { to: number[] };
      if (seat !== null && to.includes(seat)) sounds.add("offer");
    } else if ("won" in event) {
      sounds.add("win");
    }
  }
  if (isNewlyAsked && !sounds.has("offer") && !sounds.has("win")) sounds.add("turn");
  return [...sounds];
}
