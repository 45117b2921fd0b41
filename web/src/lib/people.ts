/** Who sits where, as sentences name them. */
import type { TableInfo } from "../protocol";
import type { Person } from "../games/game";
import { has, t } from "./text.svelte";

/** The people of a table, in the order of the seats. */
export function peopleOf(info: TableInfo): Person[] {
  return info.seats.map(({ called, name, occupant }) => ({
    name: occupant === "empty" ? colourOf(name) : called,
    colour: name,
  }));
}

/** A seat where nobody sits is called by its colour, such as in a record that somebody brought along. */
function colourOf(name: string): string {
  const word = has(name) ? t(name) : name;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
