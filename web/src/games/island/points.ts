/** What the server says a player has points for. */
import type { IslandModel } from "./model.svelte";

/** The points that a seat has from a source; they may be less than none. */
export function pointsFrom({ table }: IslandModel, seat: number, source: string): number {
  return table.look?.points[seat]?.find((each) => each.source === source)?.points ?? 0;
}

/** “+1”, “−2”, nothing for none. */
export function signed(points: number): string {
  if (points === 0) return "";
  return points < 0 ? `−${-points}` : `+${points}`;
}
