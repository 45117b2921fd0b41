/** Ways to part with a game, and what each means for the others at the table. */
import type { Occupant, SeatInfo, Status, TableInfo, TableLine } from "../protocol";

/** Giving a seat up before the start, leaving it to a bot for a while, giving a game up, and the same where nobody else minds. */
export type Parting = "stand" | "leave" | "resign" | "delete";

export const PARTING_ICONS: Record<Parting, string> = {
  stand: "ui-leave",
  leave: "ui-leave",
  resign: "ui-flag",
  delete: "ui-bin",
};

/** What can be done about a game one sits at, beside so many other people. */
export function partingsOf(status: Status, others: number): Parting[] {
  if (status === "lobby") return ["stand"];
  if (status !== "playing" && status !== "paused") return [];
  return others > 0 ? ["leave", "resign"] : ["delete"];
}

/** Who still plays at a table of a list: a seat that somebody gave up is a bot's. */
export function stillPlaying({ seats, given_up }: Pick<TableLine, "seats" | "given_up">): Occupant[] {
  return seats.filter((_, seat) => !given_up.includes(seat));
}

/** Other people at a table, once each. */
export function othersOf(seats: readonly Occupant[], me: string): string[] {
  const names = seats.flatMap((seat) =>
    typeof seat === "object" && "guest" in seat && seat.guest.id !== me
      ? [[seat.guest.id, seat.guest.name] as const]
      : [],
  );
  return [...new Map(names).values()];
}

/** Whether somebody has given up the game on this seat, which is a bot's for good then. */
export function isResigned(seat: SeatInfo): boolean {
  return seat.stand_in?.reason === "resigned";
}

/** What a guest can do about the game at a table; nothing for those who watch or have given it up. */
export function partingsAt(info: TableInfo, me: string): Parting[] {
  const playing = info.seats.filter((seat) => !isResigned(seat)).map(({ occupant }) => occupant);
  const isSeated = playing.some((seat) => typeof seat === "object" && "guest" in seat && seat.guest.id === me);
  return isSeated ? partingsOf(info.status, othersOf(playing, me).length) : [];
}
