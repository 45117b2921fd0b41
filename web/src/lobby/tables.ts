/** Tables in lists: what they are called and who sits there. */
import type { Occupant, TableLine } from "../protocol";
import { list, t } from "../lib/text.svelte";
import { optionIn, partsOf } from "./options";
import { valueName } from "./words";

/** What is played, in words: “The island · Fishermen, Event Cards”. */
export function tableTitle({ game, options }: Pick<TableLine, "game" | "options">): string {
  const scenario = partsOf(optionIn(options, "scenario") ?? "");
  const variants = partsOf(optionIn(options, "variants") ?? "");
  const mode = optionIn(options, "mode");
  const parts = [
    ...scenario.map((value) => valueName("scenario", value)),
    ...variants.map((value) => valueName("variants", value)),
    ...(mode === null ? [] : [valueName("mode", mode)]),
  ];
  const name = t(`game-${game}`);
  return parts.length === 0 ? name : `${name} · ${parts.join(", ")}`;
}

/** Who sits there, as a sentence part: “Ann, Ben and 2 bots”. Nobody is an empty text. */
export function tablePeople(seats: readonly Occupant[]): string {
  const people = [...new Set(seats.flatMap((seat) => (isGuest(seat) ? [seat.guest.name] : [])))];
  const bots = seats.filter((seat) => typeof seat === "object" && "bot" in seat).length;
  return list(bots === 0 ? people : [...people, t("lobby-bots", { count: bots })]);
}

/** How a game ended. Nothing if nobody has won. */
export function outcome(line: TableLine): string | null {
  const winner = line.winner === null ? undefined : line.seats[line.winner];
  if (winner === undefined || winner === "empty") return null;
  return isGuest(winner) ? t("lobby-won", { name: winner.guest.name }) : t("lobby-won-bot");
}

export function freeSeats(line: TableLine): number {
  return line.seats.filter((seat) => seat === "empty").length;
}

/** How many seats a guest has at a table. */
export function seatsOf(line: TableLine, guest: string): number {
  return line.seats.filter((seat) => isGuest(seat) && seat.guest.id === guest).length;
}

function isGuest(seat: Occupant): seat is Extract<Occupant, { guest: unknown }> {
  return typeof seat === "object" && "guest" in seat;
}

/** Tables in the order in which their people look for them: running ones, waiting ones, the rest; the latest first. Given-up ones are left out. */
export function inOrder(lines: readonly TableLine[]): TableLine[] {
  const rank = { playing: 0, paused: 0, lobby: 1, over: 2, closed: 3 };
  return lines
    .filter(({ status }) => status !== "closed")
    .toSorted((a, b) => rank[a.status] - rank[b.status] || b.changed_at - a.changed_at);
}
