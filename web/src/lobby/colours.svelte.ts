/** The colours of the seats of tables in lists. Which there are follows from the options, so the server is asked, once for the same options. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../lib/api";
import type { TableLine } from "../protocol";

const known = new SvelteMap<string, string[]>();
const asked = new Set<string>();

const keyOf = ({ game, options }: Pick<TableLine, "game" | "options">) => `${game}\n${options}`;

/** The colours of the seats, in turn order; nothing until they are known. */
export function coloursOf(line: Pick<TableLine, "game" | "options">): string[] | undefined {
  return known.get(keyOf(line));
}

/** Asks for the colours of these tables, as far as they are not known. */
export function learnColours(lines: readonly Pick<TableLine, "game" | "options">[]): void {
  for (const line of lines) {
    const key = keyOf(line);
    if (asked.has(key)) continue;
    asked.add(key);
    api.choices(line.game, line.options).then(
      ({ seats }) => known.set(key, seats),
      () => asked.delete(key),
    );
  }
}
