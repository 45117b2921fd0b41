/** What the server says a player has points for. */
import type { IslandModel } from "../model.svelte";

/** The points that a seat has from a source; they may be less than none. */
export function pointsFrom({ table }: IslandModel, seat: number, source: string): number {
  return table.look?.points[seat]?.find((each) => each.source === source)?.points ?? 0;
}

/** “+1”, “−2”. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
