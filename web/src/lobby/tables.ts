/** Tables in lists: what they are called and who sits there. */
import type { Occupant, TableLine } from "../protocol";
import { list, t } from "../lib/text.svelte";
import { optionIn, partsOf } from "./options";
import { valueName } from "./words";

/** The options that name what a game is played with, in the order in which it is told. */
const MODULES = ["expansion", "scenario", "variants", "mode"];

/** What is played, in words: “The island · Fishermen, Event Cards”. */
export function tableTitle({ game, options }: Pick<TableLine, "game" | "options">): string {
  const parts = modulesOf({ options }).map(moduleName);
  const name = t(`game-${game}`);
  return parts.length === 0 ? name : `${name} · ${parts.join(", ")}`;
}

/** What a table is called: by its host, or else by what is played there. */
export function tableName(line: Pick<TableLine, "name" | "game" | "options">): string {
  return line.name ?? tableTitle(line);
}

/** The readable id of a table; nothing for old tables, which have none. */
export function wordsOf({ id, words }: Pick<TableLine, "id" | "words">): string | null {
  return words === "" || words === id ? null : words;
}

/** The part of an address that names a table, readable if it can be. */
export function tableAddress(line: Pick<TableLine, "id" | "words">): string {
  return wordsOf(line) ?? line.id;
}

/** The modules that a table is played with. */
export function modulesOf({ options }: Pick<TableLine, "options">): string[] {
  return MODULES.flatMap((key) => partsOf(optionIn(options, key) ?? "").map((value) => `${key} ${value}`));
}

/** The word of a module as `modulesOf` gives it. */
export function moduleName(module: string): string {
  const [key = "", value = ""] = module.split(" ");
  return valueName(key, value);
}

/** What somebody looks for among open tables. Nothing chosen is everything. */
export interface Filter {
  game: string;
  module: string;
  clock: "" | "on" | "off";
  hasFree: boolean;
}

export const NO_FILTER: Filter = { game: "", module: "", clock: "", hasFree: false };

/** The tables that somebody looks for. */
export function filtered(lines: readonly TableLine[], filter: Filter): TableLine[] {
  return lines.filter(
    (line) =>
      (filter.game === "" || line.game === filter.game) &&
      (filter.module === "" || modulesOf(line).includes(filter.module)) &&
      (filter.clock === "" || (line.clock === "off") === (filter.clock === "off")) &&
      (!filter.hasFree || (line.status === "lobby" && freeSeats(line) > 0)),
  );
}

/** Whether a game goes on there. */
export function isRunning({ status }: Pick<TableLine, "status">): boolean {
  return status === "playing" || status === "paused";
}

/** Whether a table waits for this guest, who has not given it up. */
export function isMyTurn(line: TableLine, me: string): boolean {
  return isRunning(line) && !line.resigned && line.waiting.some((seat) => isSeatOf(line.seats[seat], me));
}

/** Whether a game counts as unfinished for whoever sits there. */
export function isUnfinished(line: TableLine): boolean {
  return !line.resigned && (isRunning(line) || line.status === "lobby");
}

/** Whose move it is, in words; nothing before the start, after the end and where the guest is meant. */
export function movesNow(line: TableLine): string | null {
  if (!isRunning(line) || line.waiting.length === 0) return null;
  const own = line.waiting.filter((seat) => !line.given_up.includes(seat));
  const seats = own.flatMap((seat) => line.seats[seat] ?? []);
  const people = [...new Set(seats.flatMap((seat) => (isGuest(seat) ? [seat.guest.name] : [])))];
  return people.length > 0 ? t("lobby-moves", { names: list(people) }) : t("lobby-moves-bot");
}

/** How a game ended. Nothing if nobody has won. */
export function outcome(line: TableLine): string | null {
  const winner = line.winner === null ? undefined : line.seats[line.winner];
  if (winner === undefined || winner === "empty") return null;
  return isGuest(winner) ? t("lobby-won", { name: winner.guest.name }) : t("lobby-won-bot");
}

export function freeSeats(line: Pick<TableLine, "seats">): number {
  return line.seats.filter((seat) => seat === "empty").length;
}

/** How many seats a guest has at a table. */
export function seatsOf(line: TableLine, guest: string): number {
  return line.seats.filter((seat) => isSeatOf(seat, guest)).length;
}

function isGuest(seat: Occupant): seat is Extract<Occupant, { guest: unknown }> {
  return typeof seat === "object" && "guest" in seat;
}

/** Whether a guest sits on a seat. */
export function isSeatOf(seat: Occupant | undefined, guest: string): boolean {
  return seat !== undefined && isGuest(seat) && seat.guest.id === guest;
}

/**
 * Tables in the order in which their people look for them: where it is their turn, running ones, waiting ones, the rest; the latest first.
 * Closed ones are left out.
 */
export function inOrder(lines: readonly TableLine[], me: string): TableLine[] {
  const ranks = { playing: 1, paused: 1, lobby: 2, over: 3, closed: 4 };
  const rank = (line: TableLine) => (isMyTurn(line, me) ? 0 : line.resigned ? 3 : ranks[line.status]);
  return lines
    .filter(({ status }) => status !== "closed")
    .toSorted((a, b) => rank(a) - rank(b) || b.changed_at - a.changed_at);
}
