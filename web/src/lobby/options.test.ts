import { describe, expect, it } from "vitest";
import type { Choice, Choices, ChoiceValue, RefusalInfo } from "../protocol";
import {
  arranged,
  culprit,
  isShown,
  optionIn,
  partsOf,
  readOptions,
  reasonAgainst,
  swapped,
  toggled,
  wished,
  writeOptions,
} from "./options";

function choice(key: string, more: Partial<Choice> = {}): Choice {
  return { key, kind: "flag", value: "off", default: "off", rule: null, idle: false, ...more };
}

function refusal(sentence: string, values: RefusalInfo["values"] = {}): RefusalInfo {
  return { code: "BAD_OPTION", rule: "BASE-028", values, sentence };
}

function answer(choices: Choice[], refusals: RefusalInfo[] = []): Choices {
  return { options: "", seats: [], refusals, choices };
}

describe("wishes", () => {
  it("are written as lines, texts of several lines below their key", () => {
    const wishes = { players: "3", board: "M10 P2\nG12 H6", variants: "event_cards harbormaster" };
    expect(writeOptions(wishes)).toBe("players 3\nboard\n  M10 P2\n  G12 H6\nvariants event_cards harbormaster");
  });

  it("are read as they were written", () => {
    const wishes = { board: "M10 P2\nG12 H6", players: "3", harbour_sites: "NW(0,-2) 3:1, W(3,0) ore" };
    expect(readOptions(writeOptions(wishes), ["players", "board", "harbour_sites"])).toEqual(wishes);
  });

  it("hold only what is not official", () => {
    const points = choice("victory_points", { default: "10" });
    expect(wished({}, points, "12")).toEqual({ victory_points: "12" });
    expect(wished({ victory_points: "12", players: "3" }, points, "10")).toEqual({ players: "3" });
    expect(wished({ board: "x" }, choice("board", { kind: "text", default: "" }), "")).toEqual({});
  });

  it("are found in the options of a table, the last one counts", () => {
    expect(optionIn("# a remark\nscenario rivers\nscenario caravans\n", "scenario")).toBe("caravans");
    expect(optionIn("scenarios rivers", "scenario")).toBeNull();
  });
});

describe("sets", () => {
  const all: ChoiceValue[] = ["a", "b", "c"].map((value) => ({ value, refusal: null }));

  it("gain and lose parts in the order of the server", () => {
    expect(toggled("none", "b", all)).toBe("b");
    expect(toggled("b", "a", all)).toBe("a b");
    expect(toggled("b", "b", all)).toBe("none");
    expect(partsOf("a, b")).toEqual(["a", "b"]);
    expect(partsOf("none")).toEqual([]);
  });
});

describe("refusals", () => {
  it("stand at their value", () => {
    const value = { value: "beginner", refusal: refusal("No room.") };
    expect(reasonAgainst(value, answer([]))?.sentence).toBe("No room.");
  });

  it("of the whole table do not stand at every value", () => {
    const value = { value: "beginner", refusal: refusal("99 does not fit.") };
    expect(reasonAgainst(value, answer([], [refusal("99 does not fit.")]))).toBeNull();
  });

  it("name the wish that can make room", () => {
    const against = refusal("Exactly 2 players.", { key: "players" });
    expect(culprit(against, { players: "3" }, "variants")).toBe("players");
    expect(culprit(against, { players: "3" }, "players")).toBeNull();
    expect(culprit(against, {}, "variants")).toBeNull();
  });
});

describe("values", () => {
  it("that need a text are shown once it is there", () => {
    const explicit = { value: "explicit", refusal: refusal("A board is needed.", { key: "board" }) };
    const board = (value: string) => answer([choice("board", { kind: "text", value, default: "" })]);
    expect(isShown(explicit, board(""), {})).toBe(false);
    expect(isShown(explicit, board("M10"), {})).toBe(true);
  });

  it("that mean nothing are not shown, unless other colours would give them a meaning", () => {
    const unreadable = { ...refusal("no seat is called `red`"), code: null };
    const red = { value: "red", refusal: unreadable };
    expect(isShown(red, answer([]), {})).toBe(false);
    expect(isShown(red, answer([]), { colours: "blue white" })).toBe(true);
    expect(culprit(unreadable, { colours: "blue white" }, "first_player")).toBe("colours");
  });

  it("of a row change places", () => {
    expect(swapped(["red", "blue", "white"], 0, "white")).toEqual(["white", "blue", "red"]);
    expect(swapped(["red", "blue"], 1, "orange")).toEqual(["red", "orange"]);
  });
});

describe("the form", () => {
  it("puts what decides most first and leaves idle options out", () => {
    const keys = ["turn_limit", "edition", "players", "variants", "expansion", "scenario"];
    const choices = [...keys.map((key) => choice(key)), choice("oasis", { idle: true })];
    const parts = arranged(choices);
    expect(parts.cards.map(({ key }) => key)).toEqual(["scenario", "expansion", "variants"]);
    expect(parts.common.map(({ key }) => key)).toEqual(["players", "edition"]);
    expect(parts.rare.map(({ key }) => key)).toEqual(["turn_limit"]);
  });
});
