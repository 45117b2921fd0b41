/** With several seats in one browser: whom the device is to be handed to. */

/**
 * The seat to whose player the device goes, or null while the right one has it. That is whoever must decide while the seat at hand need
 * not; and when the page has just come, nobody's cards are open yet. Where a bot plays, nobody has to take the device.
 */
export function handOverTo(
  seats: readonly number[],
  chosen: number | null,
  waiting: readonly number[],
  isBots: (seat: number) => boolean,
): number | null {
  if (seats.length < 2) return null;
  const isAsked = (seat: number) => waiting.includes(seat) && !isBots(seat);
  if (chosen !== null && isAsked(chosen)) return null;
  const asked = seats.find(isAsked) ?? null;
  return chosen === null ? (asked ?? seats[0] ?? null) : asked;
}
