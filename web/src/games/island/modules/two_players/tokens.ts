/** Trade tokens: what an action costs, as `TWO-041` has it. Whether it is possible is the server's to say. */

import type { View } from "../../data";

/** The trade tokens of a player. */
export function tokensOf(view: View, seat: number): number {
  return view.public.modules?.two?.tokens[seat as 0 | 1] ?? 0;
}

/** What the player on this seat pays: more than the other one if ahead. */
export function tokenPrice(openPoints: readonly number[], seat: number): number {
  const others = openPoints.filter((_, other) => other !== seat);
  return (openPoints[seat] ?? 0) > Math.max(...others) ? 2 : 1;
}
