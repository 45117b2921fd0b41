/** What is left of the time of a seat that is waited for. */
import type { ClockInfo } from "../protocol";

/** The last seconds of a decision, in which whoever decides is warned. */
export const LAST_MS = 10_000;

/** Milliseconds left of the decision and the reserve together, so long after the clock arrived. */
export function timeLeft(clock: ClockInfo, sinceMs: number): number {
  const left = clock.decision_ms + clock.reserve_ms - (clock.running ? sinceMs : 0);
  return Math.max(0, left);
}

/** Minutes and seconds; the last second is shown until it is over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
