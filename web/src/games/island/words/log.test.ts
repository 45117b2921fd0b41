import { beforeEach, describe, expect, it } from "vitest";
import { speak, t } from "../../../lib/text.svelte";
import { plainText } from "../../pieces";
import type { GameEvent } from "../data";
import { log } from "./log";
import type { Ground } from "./places";

const PEOPLE = ["Ania", "Mirela", "Wren"].map((name) => ({ name, colour: "" }));
const GROUND: Ground = { hexes: [{ at: "(0,0)", terrain: "hills", numbers: [6] }] };

/** The lines of these events as text, for the player on seat 0. Lines about that player end with a star. */
function told(...events: GameEvent[]): string[] {
  const infos = events.map((data, number) => ({ number, text: "", data }));
  return log(infos, 0, GROUND).map(({ pieces, mark, round }) =>
    round === undefined ? plainText(pieces, PEOPLE) + (mark ? " *" : "") : `round ${round}`,
  );
}

describe("what belongs together stands in one line", () => {
  beforeEach(() => speak("en"));

  it("a roll and what everybody gets", () => {
    const lines = told({ rolled: [2, 4, 5] }, { gained: [1, { grain: 3 }] }, { gained: [2, { lumber: 2 }] });
    expect(lines).toEqual(["Wren rolls 9: Mirela +3 grain, Wren +2 lumber"]);
  });

  it("a knight, the robber and the theft, marked for the victim", () => {
    const stole: GameEvent = { stole: { thief: 2, victim: 0, card: "ore" } };
    const lines = told({ played: [2, "knight"] }, { robber_moved: [2, "(0,0)"] }, stole);
    expect(lines).toEqual(["Wren plays knight: robber to hills 6, robs you of 1 ore *"]);
  });

  it("a theft whose card is not known", () => {
    const stole: GameEvent = { stole: { thief: 1, victim: 2, card: null } };
    expect(told({ robber_moved: [1, "(0,0)"] }, stole)).toEqual([
      "Mirela moves the robber to hills 6: robs Wren of a card",
    ]);
  });

  it("a price and what was built for it, but not a card before it", () => {
    const lines = told(
      { turn_began: 1 },
      { played: [1, "knight"] },
      { paid: [1, { grain: 2, ore: 3 }] },
      { upgraded: [1, "N(0,0)"] },
    );
    expect(lines.slice(1)).toEqual(["Mirela plays knight", "Mirela builds a city (hills 6, sea): pays 2 grain, 3 ore"]);
  });

  it("a monopoly and those who lose by it", () => {
    const gives = (giver: number, count: number): GameEvent => ({
      monopolised: { taker: 2, giver, resource: "ore", count },
    });
    const lines = told({ played: [2, "monopoly"] }, gives(0, 0), gives(1, 2));
    expect(lines).toEqual(["Wren plays monopoly: Mirela −2 ore"]);
  });

  it("free roads and the card that gives them", () => {
    const lines = told(
      { turn_began: 1 },
      { played: [1, "road_building"] },
      { road: [1, "NE(0,0)"] },
      { road: [1, "W(0,0)"] },
    );
    expect(lines.slice(1)).toEqual(["Mirela plays road building: road (hills 6 – sea), road (hills 6 – sea)"]);
  });

  it("an offer and the answers to it", () => {
    const offered: GameEvent = { offered: { maker: 1, terms: { give: { wool: 1 }, want: { ore: 1 } }, to: [0, 2] } };
    const lines = told({ turn_began: 1 }, offered, { declined: 0 }, { accepted: 2 });
    expect(lines.slice(1)).toEqual(["Mirela offers 1 wool for 1 ore to you, Wren: you decline, Wren agrees *"]);
  });

  it("and rounds part the log", () => {
    const lines = told({ turn_began: 1 }, { turn_began: 2 }, { turn_began: 0 }, { turn_began: 1 });
    expect(lines).toEqual(["round 1", "round 2"]);
  });
});

describe("the reader is “you”", () => {
  it("and does things in the second person", async () => {
    await speak("en");
    const lines = told(
      { turn_began: 0 },
      { rolled: [0, 4, 5] },
      { gained: [0, { grain: 1 }] },
      { paid: [0, { brick: 1, lumber: 1 }] },
      { road: [0, "NE(0,0)"] },
      { played: [0, "knight"] },
      { stole: { thief: 0, victim: 1, card: "ore" } },
    );
    expect(lines.slice(1)).toEqual([
      "You roll 9: you +1 grain *",
      "You build a road (hills 6 – sea): pay 1 brick, 1 lumber",
      "You play knight: rob Mirela of 1 ore",
    ]);
  });

  it("as a partner, too", async () => {
    await speak("en");
    const traded: GameEvent = { traded: { active: 1, partner: 0, gave: { wool: 1 }, got: { ore: 1 } } };
    expect(told(traded)).toEqual(["Mirela gives you 1 wool for 1 ore *"]);
  });

  it("in what modules add", async () => {
    await speak("en");
    const bids: GameEvent[] = [
      { caravans: { bid: [0, { wool: 2 }] } },
      { caravans: { bid: [1, { grain: 1 }] } },
      { caravans: { named: [0, "NE(0,0)"] } },
      { caravans: { named: [0, null] } },
    ];
    const [vote] = told(...bids);
    expect(vote).toBe("Vote on the camel: you bid 2 wool, Mirela bids 1 grain, you name hills 6 – sea, you abstain");
    expect(told({ caravans: { between: [0, "N(0,0)"] } })).toEqual([
      "Your building is between camels now: +1 point (hills 6, sea) *",
    ]);
    expect(told({ rolled: [1, 1, 3] }, { fish: { drew: [0, 2] } }, { fish: { drew_boot: 0 } })).toEqual([
      "Mirela rolls 4: you draw a fish token (2), you draw the old boot and need one point more to win *",
    ]);
    expect(told({ fish: { drew: [0, 2] } })).toEqual(["You draw a fish token (2) *"]);
    expect(told({ fish: { lost: [0, 2] } })).toEqual(["You go without 2 fish tokens: none is left"]);
    expect(told({ fish: { passed_boot: [1, 0] } })).toEqual([
      "Mirela passes you the old boot: you now need one point more to win *",
    ]);
    expect(told({ rivers: { bridge: [0, "NE(0,0)"] } })).toEqual(["You build a bridge (hills 6 – sea)"]);
    expect(told({ rivers: { poor: [0, 2] } })).toEqual(["Poor Settlers, −2 points each: you, Wren *"]);
    expect(told({ harbours: { harbormaster: 0 } }, { harbours: { harbormaster: 2 } })).toEqual([
      "You become Harbormaster, +2 points *",
      "Wren becomes Harbormaster, +2 points: you −2 points *",
    ]);
    expect(told({ events: { damaged: [0, "NE(0,0)"] } })).toEqual(["Your road is damaged (hills 6 – sea) *"]);
    expect(told({ events: { gave: { giver: 1, receiver: 0, card: "ore" } } })).toEqual(["Mirela gives you 1 ore *"]);
  });

  it.each(["ru", "uk"] as const)("in %s", async (language) => {
    await speak(language);
    const [road] = told({ road: [0, "NE(0,0)"] });
    expect(road?.startsWith(`${t("log-you-first")} `)).toBe(true);
    const [theft] = told({ stole: { thief: 2, victim: 0, card: null } });
    expect(theft).toMatch(/^Wren .* \*$/);
    expect(theft).not.toContain("Ania");
    const own: GameEvent[] = [
      { caravans: { bid: [0, { wool: 2 }] } },
      { caravans: { named: [0, "NE(0,0)"] } },
      { caravans: { named: [0, null] } },
      { caravans: { between: [0, "N(0,0)"] } },
      { fish: { drew: [0, 2] } },
      { fish: { drew_boot: 0 } },
      { fish: { lost: [0, 2] } },
      { fish: { passed_boot: [1, 0] } },
      { rivers: { bridge: [0, "NE(0,0)"] } },
      { rivers: { poor: [0] } },
      { events: { damaged: [0, "NE(0,0)"] } },
      { events: { gave: { giver: 1, receiver: 0, card: null } } },
    ];
    for (const event of own) expect(told(event).join()).not.toContain("Ania");
  });

  it("for nobody who watches", async () => {
    await speak("en");
    const [line] = log([{ number: 0, text: "", data: { road: [0, "NE(0,0)"] } }], null, GROUND);
    expect(plainText(line?.pieces ?? [], PEOPLE)).toBe("Ania builds a road (hills 6 – sea)");
  });
});

it("an event that this page does not know is told in notation", async () => {
  await speak("en");
  const lines = log([{ number: 0, text: "red dances", data: { danced: 0 } }], null, null);
  expect(plainText(lines[0]?.pieces ?? [], PEOPLE)).toBe("red dances");
});

it("names stand in the nominative in Russian", async () => {
  await speak("ru");
  const lines = told({ played: [2, "knight"] }, { stole: { thief: 2, victim: 1, card: null } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Wren .*: .* Mirela$/);
});

describe("whose time ran out is told", () => {
  beforeEach(() => speak("en"));

  /** Events, each with the seats whose time had run out before it. */
  function lines(...events: [GameEvent, ...number[]][]): string[] {
    const infos = events.map(([data, ...timed_out], number) => ({ number, text: "", data, timed_out }));
    return log(infos, 0, GROUND).map(({ pieces, isLate, seat, round }) =>
      round === undefined ? (isLate ? `${seat} ` : "") + plainText(pieces, PEOPLE) : `round ${round}`,
    );
  }

  it("with what was done for them", () => {
    expect(lines([{ rolled: [2, 4, 5] }, 2], [{ gained: [1, { grain: 3 }] }])).toEqual([
      "2 Time ran out. Wren rolls 9: Mirela +3 grain",
    ]);
  });

  it("at the end of a turn, which nothing else tells of", () => {
    const ended = lines([{ turn_began: 1 }], [{ turn_began: 0 }, 1], [{ turn_began: 2 }, 0], [{ turn_began: 1 }]);
    expect(ended).toEqual([
      "round 1",
      "1 Time ran out. Mirela ends the turn",
      "0 Time ran out. You end the turn",
      "round 2",
    ]);
  });

  it("before what several people did, and only about the one", () => {
    const discards = lines([{ discarded: [1, { grain: 4 }] }, 2], [{ discarded: [2, { ore: 4 }] }]);
    expect(discards).toEqual(["2 Time ran out. Wren did not choose", "Discards: Mirela −4 grain, Wren −4 ore"]);
  });

  it("apart from the answers of others", () => {
    const offered: GameEvent = { offered: { maker: 1, terms: { give: { ore: 1 }, want: { wool: 1 } }, to: [0, 2] } };
    const answers = lines([{ turn_began: 1 }], [offered], [{ declined: 0 }, 0], [{ accepted: 2 }]);
    expect(answers.slice(2)).toEqual(["0 Time ran out. You decline", "Wren agrees"]);
  });
});
