/** The games that the client knows, each loaded with its words when a table of it is first shown. */
import { learn, type Chapter } from "../lib/text.svelte";
import { optionIn } from "../lobby/options";
import type { GameClient } from "./game";

interface Entry {
  load(options: string): Promise<{ default: GameClient }>;
  /** The texts that a table with these options needs beside those of every page. */
  chapters(options: string): Chapter[];
}

/** Modules of the island whose code and words are loaded with their first table. */
const LATE: Record<string, { load(): Promise<{ join(): void }>; chapters: Chapter[] }> = {
  cities_and_knights: {
    load: () => import("./island/modules/cities_and_knights/join"),
    chapters: ["larger", "cities", "progress"],
  },
  barbarian_attack: {
    load: () => import("./island/modules/barbarian_attack/join"),
    chapters: ["larger", "attack"],
  },
  traders_and_barbarians: {
    load: () => import("./island/modules/traders_and_barbarians/join"),
    chapters: ["larger", "traders"],
  },
};

/** The one that a table with these options plays. */
function lateOf(options: string): (typeof LATE)[string] | undefined {
  const names = [optionIn(options, "expansion"), optionIn(options, "scenario")];
  return names.flatMap((name) => LATE[name ?? ""] ?? [])[0];
}

const GAMES: Record<string, Entry> = {
  island: {
    load: async (options) => {
      const [client, joined] = await Promise.all([import("./island/client"), lateOf(options)?.load()]);
      joined?.join();
      return client;
    },
    chapters: (options) => lateOf(options)?.chapters ?? [],
  },
  rivals: { load: () => import("./rivals/client"), chapters: () => ["rivals"] },
};

/** The client of a game for a table with these options; none if the server offers a game that this page does not know. */
export async function gameClient(name: string, options: string): Promise<GameClient | null> {
  const game = GAMES[name];
  if (!game) return null;
  const [client] = await Promise.all([game.load(options), learn(game.chapters(options))]);
  return client.default;
}
