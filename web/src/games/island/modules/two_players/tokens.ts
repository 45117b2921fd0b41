/** Trade tokens: what an action costs, as `TWO-041` has it. Whether it is possible is the server's to say. */

import { t } from "../../../../lib/text.svelte";
import type { View } from "../../data";
import type { IslandModel } from "../../model.svelte";

/** The trade tokens of a player. */
export function tokensOf(view: View, seat: number): number {
  return view.public.modules?.two?.tokens[seat as 0 | 1] ?? 0;
}

/** What the player on this seat pays: more than the other one if ahead. */
export function tokenPrice(openPoints: readonly number[], seat: number): number {
  const others = openPoints.filter((_, other) => other !== seat);
  return (openPoints[seat] ?? 0) > Math.max(...others) ? 2 : 1;
}

/** Whether the table plays with trade tokens. */
export function hasTokens({ scene }: IslandModel): boolean {
  return scene.two?.tokens != null;
}

/** What an action costs the reader, for its button. */
export function priceNote({ view, me, people }: IslandModel): string {
  const points = view.public.open_points.slice(0, people.length);
  return t("act-tokens", { count: tokenPrice(points, me ?? 0) });
}
