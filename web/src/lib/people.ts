/** Who sits where, as sentences name them. */
import type { TableInfo } from "../protocol";
import type { Person } from "../games/game";

/** The people of a table, in the order of the seats. */
export function peopleOf(info: TableInfo): Person[] {
  return info.seats.map(({ called, name }) => ({ name: called, colour: name }));
}
