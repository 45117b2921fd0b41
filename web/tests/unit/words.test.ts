/**
 * Everything that happened in real games can be said in every language: no message and no value is missing, and nothing that only
 * programs understand is left in a sentence. `tests/fixtures/record.mjs` makes the games.
 */
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../../src/protocol";
import type { LogLine, Person, Words } from "../../src/games/game";
import "./joined";
import { words as island } from "../../src/games/island/words";
import { plainText } from "../../src/games/pieces";
import { words as rivals } from "../../src/games/rivals/words";
import type { Legal } from "../../src/lib/table.svelte";
import { LANGUAGES, speak, type Piece } from "../../src/lib/text.svelte";

interface Fixtures {
  scenes: unknown[];
  events: (EventInfo & { scene: number })[];
  actions: (Legal & { scene: number })[];
  views: { view: unknown; actions: Legal[]; waiting: number[]; seat: number; scene: number }[];
  reasons: { kind: string; about: string | null }[];
  stories: { scene: number; view: unknown; events: EventInfo[] }[];
}

const PEOPLE: Person[] = ["Ania", "Sage", "Wren", "Tarn"].map((name, seat) => ({
  name,
  colour: ["red", "blue", "white", "orange"][seat] ?? "",
}));
const GAMES: [string, Words, number][] = [
  ["island", island, 4],
  ["rivals", rivals, 2],
];

function fixtures(game: string): Fixtures {
  return JSON.parse(readFileSync(new URL(`../fixtures/${game}.json`, import.meta.url), "utf8")) as Fixtures;
}

/** What must not be read by people: ids with hyphens or underscores, values that are none, marks of the message format. */
const RAW =
  /undefined|null|NaN|\[object|[{}$]|\b[a-z]+_[a-z_]+\b|\b(?:log|action|prompt|state|kind|place|rivals|pieces)-[a-z]/;
const LATIN = /[A-Za-z]{3,}/;

describe.each(LANGUAGES)("in %s", (language) => {
  let problems: string[] = [];
  beforeAll(() => speak(language));
  beforeEach(() => {
    problems = [];
    vi.spyOn(console, "error").mockImplementation((text) => problems.push(String(text)));
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Looks for what people cannot read. Words in Latin letters stand in other languages only as names of people. */
  function check(pieces: Piece[], about: string): void {
    const text = plainText(pieces, PEOPLE);
    const bare = PEOPLE.reduce((left, { name }) => left.replaceAll(name, ""), text);
    const isRaw = RAW.test(text) || (language !== "en" && LATIN.test(bare));
    if (isRaw || text.trim() === "") problems.push(`${about}: ${text}`);
  }

  function checkLog(lines: LogLine[], about: string): void {
    for (const { pieces, round, number } of lines) {
      if (round === undefined) check(pieces, `${about} ${number}`);
    }
  }

  it.each(GAMES)("%s: every event", (game, words) => {
    const { events, scenes, stories } = fixtures(game);
    for (const event of events) checkLog(words.log([event], 0, scenes[event.scene]), event.text);
    for (const { scene, view, events } of stories) {
      const lines = words.log(events, 0, scenes[scene], view);
      checkLog(lines, `story ${scene}`);
      expect(lines.length).toBeLessThan(events.length);
    }
    expect(problems).toEqual([]);
  });

  it.each(GAMES)("%s: every action, its kind and its group", (game, words) => {
    const { actions, scenes, reasons } = fixtures(game);
    const other = words.heading("other");
    for (const legal of actions) {
      check(words.action(legal, scenes[legal.scene]), legal.action);
      if (words.heading(legal.kind) === other) problems.push(`no kind: ${legal.action}`);
    }
    for (const { kind, about } of reasons) {
      const heading = words.heading(kind, about);
      check([heading], kind);
      if (heading === other) problems.push(`no heading: ${kind}`);
    }
    expect(problems).toEqual([]);
  });

  it.each(GAMES)("%s: every question and every position", (game, words, seats) => {
    const { views, scenes } = fixtures(game);
    for (const { view, actions, waiting, seat, scene } of views) {
      for (const reader of [seat, null]) {
        const { title, hint } = words.prompt(view, actions, waiting, reader, scenes[scene]);
        check(title, `prompt of ${JSON.stringify(waiting)}`);
        if (hint.length > 0) check(hint, `hint of ${JSON.stringify(waiting)}`);
      }
      for (const legal of actions) check(words.action(legal, scenes[scene], view), legal.action);
      for (const { heading, lines } of words.state(view, scenes[scene], PEOPLE.slice(0, seats))) {
        check([heading], "heading");
        for (const line of lines) check(line, heading);
      }
    }
    expect(problems).toEqual([]);
  });
});
