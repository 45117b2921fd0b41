/** The legal moves of a seat, sorted by what they are. */
import type { Legal } from "../../lib/table.svelte";

/** Moves of a module stand inside the name of the module: `{ "rivers": { "build_bridge": … } }`. */
const MODULES = ["events", "harbours", "two", "gold", "fish", "rivers", "caravans"];

/** What kind of move it is: `build_road`; with its module, where it belongs to one: `rivers.build_bridge`. */
export function kindOf(data: unknown): string {
  if (typeof data === "string") return data;
  const [entry] = Object.entries((data ?? {}) as Record<string, unknown>);
  if (!entry) return "";
  const [kind, inside] = entry;
  return MODULES.includes(kind) ? `${kind}.${kindOf(inside)}` : kind;
}

/** What the move is about: the place, the seat, the cards. */
export function argumentOf(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return null;
  const [entry] = Object.entries(data);
  if (!entry) return null;
  return MODULES.includes(entry[0]) ? argumentOf(entry[1]) : entry[1];
}

/** The moves by kind, each kind in the order of the server. */
export function byKind(actions: Legal[]): ReadonlyMap<string, Legal[]> {
  const sorted = new Map<string, Legal[]>();
  for (const legal of actions) {
    const kind = kindOf(legal.data);
    const same = sorted.get(kind);
    if (same) same.push(legal);
    else sorted.set(kind, [legal]);
  }
  return sorted;
}
