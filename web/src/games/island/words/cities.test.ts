import "../../../../tests/unit/joined";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import { plainText } from "../../pieces";
import type { CitiesEvent, CitiesFrame, Frame, GameEvent, Scene, View } from "../data";
import { sayAction } from "./actions";
import { deckOf, progressName } from "./cities";
import { log } from "./log";
import type { Ground } from "./places";
import { prompt } from "./prompts";

const PEOPLE = ["Ania", "Mirela", "Wren"].map((name) => ({ name, colour: "" }));
const GROUND = { hexes: [{ at: "(0,0)", terrain: "hills", numbers: [6] }], cities: {} } as unknown as Ground;

/** The lines of these events as text, for the player on seat 0. Lines about that player end with a star. */
function told(...events: (CitiesEvent | { base: GameEvent })[]): string[] {
  const infos = events.map((event, number) => {
    const isBase = typeof event === "object" && "base" in event;
    return { number, text: "", data: isBase ? event.base : { cities: event } };
  });
  return log(infos, 0, GROUND).map(({ pieces, mark }) => plainText(pieces, PEOPLE) + (mark ? " *" : ""));
}

const produced: { base: GameEvent } = { base: { produced: ["(0,0)"] } };
const gained: { base: GameEvent } = { base: { gained: [2, { wool: 1, cloth: 1 }] } };

beforeAll(() => speak("en"));

describe("the log", () => {
  it("tells a throw with the event die and all that comes of it in one line", () => {
    const lines = told({ threw: [1, 3, 4, "ship"] }, { sailed: 2 }, produced, gained);
    expect(lines).toEqual(["Mirela rolls 7 and the ship: the ship is at 2 of 7, Wren +1 wool, 1 cloth"]);
  });

  it("tells the drawer which card it is, and others the deck", () => {
    const lines = told(
      { threw: [1, 1, 4, "science"] },
      { drew: [0, "science", "crane"] },
      { drew: [2, "science", null] },
    );
    expect(lines).toEqual(["Mirela rolls 5 and the science gate: you draw “Crane”, Wren draws a science card *"]);
  });

  it("tells a battle with its losses in a line of its own, and what the number brings after it", () => {
    const lines = told(
      { threw: [1, 3, 4, "ship"] },
      { sailed: 7 },
      { fought: { barbarians: 5, knights: 3 } },
      { lost: [0, "N(0,0)"] },
      "landed",
      produced,
      gained,
    );
    expect(lines).toEqual([
      "Mirela rolls 7 and the ship: the ship is at 7 of 7",
      "The barbarians win, 5 to 3: you lose a city (hills 6, sea), the knights rest, and the ship goes back *",
      "The number 7 counts: Wren +1 wool, 1 cloth",
    ]);
  });

  it("tells that a city is founded", () => {
    const upgraded: GameEvent = { upgraded: [1, "N(0,0)"] };
    expect(told({ base: { upgraded: [0, "N(0,0)"] } }, { base: upgraded })).toEqual([
      "You found a city (hills 6, sea)",
      "Mirela founds a city (hills 6, sea)",
    ]);
    const [built] = log([{ number: 0, text: "", data: upgraded }], 0, { hexes: GROUND.hexes });
    expect(plainText(built?.pieces ?? [], PEOPLE)).toBe("Mirela builds a city (hills 6, sea)");
  });

  it("tells the event die after an Alchemist with the dice that were set", () => {
    const lines = told({ played: [1, { alchemist: [2, 6] }] }, { threw: [1, 0, 0, "trade"] }, produced, gained);
    expect(lines).toEqual([
      "Mirela plays “Alchemist”: red die 2, other die 6, the event die shows the trade gate",
      "The number 8 counts: Wren +1 wool, 1 cloth",
    ]);
  });

  it("tells what was paid for a knight, and what a card gives for nothing with the card", () => {
    const paid: { base: GameEvent } = { base: { paid: [1, { wool: 1, ore: 1 }] } };
    expect(told(paid, { knight: [1, "N(0,0)", "basic"] })).toEqual([
      "Mirela builds a basic knight (hills 6, sea): pays 1 wool, 1 ore",
    ]);
    expect(told({ played: [1, "warlord"] }, { activated: [1, "N(0,0)"] })).toEqual([
      "Mirela plays “Warlord”: knight activated (hills 6, sea)",
    ]);
  });

  it("tells those who lose by a card that it is about them", () => {
    expect(told({ played: [1, { spy: 0 }] }, { spied: [1, 0] })).toEqual([
      "Mirela plays “Spy”: looks at your progress cards *",
    ]);
    const gave: CitiesEvent = { gave: { giver: 0, receiver: 1, count: 2, cards: { ore: 2 } } };
    expect(told({ played: [1, "wedding"] }, gave)).toEqual(["Mirela plays “Wedding”: you give Mirela 2 ore *"]);
  });
});

describe("moves", () => {
  it("tell the level and the price of an improvement where the position is at hand", () => {
    const levels = [[1, 0, 0]];
    const view = { seat: 0, public: { turn: 0, modules: { cities: { levels } } } } as unknown as View;
    const said = (crane: boolean, at: View | null) =>
      plainText(sayAction({ cities: { improve: { track: "trade", crane } } }, null, at) ?? [], PEOPLE);
    expect(said(false, view)).toBe("Improve trade to 2, Craft Hall: 2 cloth");
    expect(said(true, view)).toBe("Improve trade with the Crane to 2, Craft Hall: 1 cloth");
    expect(said(false, null)).toBe("Improve trade");
  });

  it("tell what a card is aimed at", () => {
    const said = plainText(sayAction({ cities: { play: { smith: ["N(0,0)", "S(0,0)"] } } }, null) ?? [], PEOPLE);
    expect(said).toBe("Play “Smith”: N(0,0) and S(0,0)");
  });
});

describe("questions", () => {
  /** What the seat that is asked reads, and what the others do. */
  function asked(frame: CitiesFrame, seat: number, sights = {}): [string, string] {
    const trade = { offer: { give: {}, want: {} }, is_open: false, asked: [], proposals: [] };
    const frames = ["turn", { cities: frame }];
    const modules = { cities: {} };
    const view = {
      public: { winner: null, frames, turn: 0, dice: [3, 4], trade, modules },
      sights,
    } as unknown as View;
    const moves = { legal: [], reasons: [] };
    const { title } = prompt(view, moves, [seat], seat);
    const { hint } = prompt(view, moves, [seat], seat === 0 ? 1 : 0);
    return [plainText(title, PEOPLE), plainText(hint, PEOPLE)];
  }

  it("are put to the one who is asked, and told to the others", () => {
    expect(asked({ fifth: 1 }, 1)).toEqual([
      "A fifth progress card: put one back",
      "A fifth progress card: one is to be put back.",
    ]);
    expect(asked({ metropolis: "politics" }, 0)).toEqual([
      "Metropolis (politics): choose its city",
      "A metropolis is to be placed: politics.",
    ]);
  });

  it("ask for a city where the second building is one", () => {
    const at = (roads: string[], frame: Frame, scene: Parameters<typeof prompt>[4]) => {
      const view = { public: { winner: null, frames: [frame], turn: 0, roads: [roads] } } as unknown as View;
      const { title, hint } = prompt(view, { legal: [], reasons: [] }, [0], 0, scene);
      return plainText([...title, " ", ...hint], PEOPLE);
    };
    const scene = { cities: {} } as unknown as Scene;
    expect(at([], { found_settlement: 0 }, scene)).toContain("Found a settlement");
    expect(at([], { found_road: [0, "N(0,0)"] }, scene)).toContain("settlement");
    expect(at(["W(0,0)"], { found_settlement: 3 }, scene)).toContain("Found a city");
    expect(at(["W(0,0)"], { found_road: [3, "N(0,0)"] }, scene)).toContain("at the new city");
    expect(at(["W(0,0)"], { found_settlement: 3 }, { cities: null })).toContain("Found a settlement");
  });

  it("name the card that was just received to nobody but its owner", () => {
    const [own, others] = asked({ fresh: "science" }, 0, { cities: { received: "crane" } });
    expect(own).toBe("You have received “Crane”: play it now?");
    expect(others).not.toContain("Crane");
  });
});

describe("names", () => {
  it("of cards go with their decks", () => {
    expect(["alchemist", "spy", "merchant"].map((card) => deckOf(card as "spy"))).toEqual([
      "science",
      "politics",
      "trade",
    ]);
    expect(progressName("road_building")).toBe("Road Building");
  });
});
