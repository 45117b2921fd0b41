import { describe, expect, it } from "vitest";
import type { GameDescription } from "../protocol";
import { clockName, customClock, newTable, quickTable, wishName, wishNamed, type Plan } from "./plan";

const PLAN: Plan = {
  game: "island",
  wishes: { scenario: "rivers" },
  seats: ["me", { bot: { level: "novice" } }],
  clock: "off",
  visibility: "open",
  spectators: false,
  seed: "",
  name: "",
  botSpeed: "normal",
};

describe("a new table", () => {
  it("has a wish for every seat and none beyond", () => {
    expect(newTable(PLAN, 3, false).seats).toEqual(["me", { bot: { level: "novice" } }, "empty"]);
    expect(newTable(PLAN, 1, false).seats).toEqual(["me"]);
  });

  it("says what is played, and who finds it", () => {
    const table = newTable(PLAN, 2, true);
    expect(table).toMatchObject({ game: "island", options: "scenario rivers", visibility: "open", spectators: false });
    expect(table.start).toBe(true);
  });

  it("has a seed only if one was given", () => {
    expect(newTable(PLAN, 2, false).seed).toBeNull();
    expect(newTable({ ...PLAN, seed: " walnut " }, 2, false).seed).toBe("walnut");
  });
});

describe("the name of a new table", () => {
  it("is what was written, and none if nothing was", () => {
    expect(newTable({ ...PLAN, name: " Friday night " }, 2, false).name).toBe("Friday night");
    expect(newTable({ ...PLAN, name: "  " }, 2, false).name).toBeNull();
  });
});

describe("a quick table", () => {
  const game = (name: string, ...keys: string[]): GameDescription => ({
    name,
    bots: ["novice"],
    choices: keys.map((key) => ({ key, kind: "flag", value: "", default: "", rule: null, idle: false })),
  });

  it("is against bots at their speed, and begins at once", () => {
    const bot = { bot: { level: "novice" } };
    expect(quickTable(game("island"), "novice", 4, "quick")).toMatchObject({
      seats: ["me", bot, bot, bot],
      clock: "off",
      start: true,
      bot_speed: "quick",
    });
  });

  it("mixes trade and building where a game keeps them apart", () => {
    expect(quickTable(game("island", "players", "phases"), "novice", 4, "normal").options).toBe("phases combined");
    expect(quickTable(game("rivals", "mode"), "novice", 2, "normal").options).toBe("");
  });
});

describe("wishes for seats", () => {
  it("have names that lead back to them", () => {
    for (const wish of ["me", "empty", { bot: { level: "novice" } }] as const) {
      expect(wishNamed(wishName(wish))).toEqual(wish);
    }
  });
});

describe("clocks", () => {
  it("are known by name", () => {
    expect(clockName("off")).toBe("off");
    expect(clockName({ decision: { seconds: 60, reserve: 300 } })).toBe("normal");
    expect(clockName({ decision: { seconds: 61, reserve: 300 } })).toBe("custom");
  });

  it("of one's own stay within what the server takes", () => {
    expect(customClock(1, 99_999)).toEqual({ decision: { seconds: 5, reserve: 7200 } });
    expect(customClock(Number.NaN, Number.NaN)).toEqual({ decision: { seconds: 5, reserve: 0 } });
  });
});
