import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../lib/text.svelte";
import type { Occupant, TableInfo, TableLine } from "../protocol";
import { waitOf } from "./room";
import {
  filtered,
  inOrder,
  movesNow,
  NO_FILTER,
  outcome,
  seatsOf,
  tableAddress,
  tableName,
  tableTitle,
  wordsOf,
  type Filter,
} from "./tables";

const guest = (name: string): Occupant => ({ guest: { id: name.toLowerCase(), name } });
const BOT: Occupant = { bot: { level: "novice" } };

function line(more: Partial<TableLine>): TableLine {
  return {
    id: "t",
    words: "amber-otter-482",
    name: null,
    game: "island",
    options: "",
    status: "lobby",
    host: "Ann",
    clock: "off",
    seats: [],
    turn: 0,
    waiting: [],
    given_up: [],
    resigned: false,
    made_at: 0,
    changed_at: 0,
    winner: null,
    ...more,
  };
}

describe("a table in a list", () => {
  beforeAll(() => speak("en"));

  it("is called by what is played there", () => {
    expect(tableTitle(line({}))).toBe("The island");
    const options = "players 3\nscenario fishermen\nvariants event_cards harbormaster";
    expect(tableTitle(line({ options }))).toBe("The island · Fishermen, Event Cards, Harbormaster");
    const cities = "variants harbormaster\nexpansion cities_and_knights\nscenario none\nedition 2008";
    expect(tableTitle(line({ options: cities }))).toBe("The island · Cities & Knights, Harbormaster");
    expect(tableTitle(line({ game: "rivals", options: "mode duel" }))).toBe("The rival princes · Duel of the Princes");
  });

  it("tells who has won", () => {
    expect(outcome(line({ seats: [guest("Ann"), BOT], winner: 0 }))).toBe("Ann wins");
    expect(outcome(line({ seats: [guest("Ann"), BOT], winner: 1 }))).toBe("A bot wins");
    expect(outcome(line({ seats: [guest("Ann"), BOT] }))).toBeNull();
  });

  it("counts one's seats", () => {
    expect(seatsOf(line({ seats: [guest("Ann"), guest("Ben"), guest("Ann")] }), "ann")).toBe(2);
  });

  it("is called by its name if it has one, and its address can be read", () => {
    expect(tableName(line({ name: "Friday night" }))).toBe("Friday night");
    expect(tableName(line({}))).toBe("The island");
    expect(tableAddress(line({}))).toBe("amber-otter-482");
    expect(tableAddress(line({ words: "" }))).toBe("t");
    expect(wordsOf(line({ words: "t" }))).toBeNull();
  });

  it("says whose move it is", () => {
    const seats = [guest("Ann"), guest("Ben"), BOT];
    expect(movesNow(line({ status: "playing", seats, waiting: [1] }))).toBe("to move: Ben");
    expect(movesNow(line({ status: "paused", seats, waiting: [2] }))).toBe("a bot is to move");
    expect(movesNow(line({ status: "playing", seats, waiting: [1], given_up: [1] }))).toBe("a bot is to move");
    expect(movesNow(line({ status: "lobby", seats, waiting: [] }))).toBeNull();
  });

  it("stands before older ones, one's turn first, running before waiting before ended, and not at all if closed", () => {
    const mine = { status: "playing", seats: [guest("Ann"), BOT] } as const;
    const lines = [
      line({ ...mine, id: "my turn", seats: [...mine.seats], waiting: [0], changed_at: 0 }),
      line({ ...mine, id: "resigned", seats: [...mine.seats], waiting: [0], resigned: true, changed_at: 3 }),
      line({ id: "ended", status: "over", changed_at: 9 }),
      line({ id: "waiting", status: "lobby", changed_at: 8 }),
      line({ id: "older", status: "playing", changed_at: 1 }),
      line({ id: "newer", status: "playing", changed_at: 2 }),
      line({ id: "closed", status: "closed", changed_at: 10 }),
    ];
    const order = ["my turn", "newer", "older", "waiting", "ended", "resigned"];
    expect(inOrder(lines, "ann").map(({ id }) => id)).toEqual(order);
  });

  it("is found by what somebody looks for", () => {
    const lines = [
      line({ id: "plain", seats: [guest("Ann"), "empty"] }),
      line({ id: "fish", options: "scenario fishermen", clock: { decision: { seconds: 60, reserve: 300 } } }),
      line({ id: "duel", game: "rivals", options: "mode duel", status: "playing" }),
    ];
    const found = (wish: Partial<Filter>) => filtered(lines, { ...NO_FILTER, ...wish }).map(({ id }) => id);
    expect(found({})).toEqual(["plain", "fish", "duel"]);
    expect(found({ game: "rivals" })).toEqual(["duel"]);
    expect(found({ module: "scenario fishermen" })).toEqual(["fish"]);
    expect(found({ clock: "on" })).toEqual(["fish"]);
    expect(found({ clock: "off" })).toEqual(["plain", "duel"]);
    expect(found({ hasFree: true })).toEqual(["plain"]);
  });
});

describe("the start", () => {
  const seat = (occupant: Occupant, ready: boolean, called: string) => ({
    name: called,
    called,
    occupant,
    ready,
    present: true,
    stand_in: null,
  });
  const info = (...seats: TableInfo["seats"]): TableInfo => ({ host: "ann", seats }) as TableInfo;

  it("waits for free seats, then for people, never for the host or bots", () => {
    const host = seat(guest("Ann"), false, "Ann");
    const bot = seat(BOT, true, "Wren");
    expect(waitOf(info(host, seat("empty", false, "blue")))).toEqual({ kind: "seats", count: 1 });
    expect(waitOf(info(host, seat(guest("Ben"), false, "Ben")))).toEqual({ kind: "ready", names: ["Ben"] });
    expect(waitOf(info(host, seat(guest("Ben"), true, "Ben"), bot))).toBeNull();
  });
});
