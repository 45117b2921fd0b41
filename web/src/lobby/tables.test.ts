import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../lib/text.svelte";
import type { Occupant, TableInfo, TableLine } from "../protocol";
import { waitOf } from "./room";
import { inOrder, outcome, seatsOf, tablePeople, tableTitle } from "./tables";

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
    expect(tableTitle(line({ game: "rivals", options: "mode duel" }))).toBe("The rival princes · Duel of the Princes");
  });

  it("names people once, and counts bots", () => {
    expect(tablePeople([guest("Ann"), guest("Ann"), BOT, BOT])).toBe("Ann and 2 bots");
    expect(tablePeople([guest("Ann"), "empty"])).toBe("Ann");
    expect(tablePeople(["empty"])).toBe("");
  });

  it("tells who has won", () => {
    expect(outcome(line({ seats: [guest("Ann"), BOT], winner: 0 }))).toBe("Ann wins");
    expect(outcome(line({ seats: [guest("Ann"), BOT], winner: 1 }))).toBe("A bot wins");
    expect(outcome(line({ seats: [guest("Ann"), BOT] }))).toBeNull();
  });

  it("counts one's seats", () => {
    expect(seatsOf(line({ seats: [guest("Ann"), guest("Ben"), guest("Ann")] }), "ann")).toBe(2);
  });

  it("stands before older ones, running before waiting before ended, and not at all if given up", () => {
    const lines = [
      line({ id: "ended", status: "over", changed_at: 9 }),
      line({ id: "waiting", status: "lobby", changed_at: 8 }),
      line({ id: "older", status: "playing", changed_at: 1 }),
      line({ id: "newer", status: "playing", changed_at: 2 }),
      line({ id: "given up", status: "closed", changed_at: 10 }),
    ];
    expect(inOrder(lines).map(({ id }) => id)).toEqual(["newer", "older", "waiting", "ended"]);
  });

  it("speaks Ukrainian with its plural forms", async () => {
    await speak("uk");
    expect(tablePeople([BOT])).toBe("1 бот");
    expect(tablePeople([BOT, BOT])).toBe("2 боти");
    expect(tablePeople([BOT, BOT, BOT, BOT, BOT])).toBe("5 ботів");
    await speak("en");
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
