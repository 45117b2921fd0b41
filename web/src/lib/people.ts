/** Who sits where, as sentences name them. */
import type { Occupant, TableInfo } from "../protocol";
import type { Person } from "../games/game";
import { has, t } from "./text.svelte";

/** The people of a table, in the order of the seats. Whoever has several seats, on one device, has their number behind the name. */
export function peopleOf({ seats }: Pick<TableInfo, "seats">): Person[] {
  return seats.map(({ called, name, occupant }, seat) => {
    const own = seats.flatMap((other, index) => (isSame(other.occupant, occupant) ? [index] : []));
    const several = () => t("player-several", { name: called, place: own.indexOf(seat) + 1 });
    return { name: occupant === "empty" ? colourOf(name) : own.length > 1 ? several() : called, colour: name };
  });
}

/** Whether two seats are those of one person. */
function isSame(one: Occupant, other: Occupant): boolean {
  const [first, second] = [one, other].map((seat) =>
    typeof seat === "object" && "guest" in seat ? seat.guest.id : null,
  );
  return first !== null && first === second;
}

/** A seat where nobody sits is called by its colour, such as in a record that somebody brought along. */
function colourOf(name: string): string {
  const word = has(name) ? t(name) : name;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
