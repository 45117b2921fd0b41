/** The legal moves of a seat, sorted by what they are. The kind of a move is the server's word, as reasons have it. */
import type { Legal } from "../../lib/table.svelte";

/**
 * What the move is about: the place, the seat, the cards. As data it stands under the name of the move, `{ "build_road": … }`, and the moves
 * of a module stand inside the module's name: `{ "rivers": { "build_bridge": … } }`.
 */
export function argumentOf({ kind, data }: Pick<Legal, "kind" | "data">): unknown {
  const [name, inside] = entryOf(data) ?? ["", null];
  const nested = name === kind ? undefined : entryOf(inside);
  return nested ? nested[1] : inside;
}

function entryOf(data: unknown): [string, unknown] | undefined {
  return typeof data === "object" && data !== null ? Object.entries(data)[0] : undefined;
}

/** The moves by kind, each kind in the order of the server. */
export function byKind(actions: Legal[]): ReadonlyMap<string, Legal[]> {
  const sorted = new Map<string, Legal[]>();
  for (const legal of actions) {
    const same = sorted.get(legal.kind);
    if (same) same.push(legal);
    else sorted.set(legal.kind, [legal]);
  }
  return sorted;
}
