/** The games that the client knows, each loaded with its words when a table of it is first shown. */
import { learn, type Chapter } from "../lib/text.svelte";
import { optionIn } from "../lobby/options";
import type { GameClient } from "./game";

interface Entry {
  load(): Promise<{ default: GameClient }>;
  /** The texts that a table with these options needs beside those of every page. */
  chapters(options: string): Chapter[];
}

const GAMES: Record<string, Entry> = {
  island: {
    load: () => import("./island/client"),
    chapters: (options) => (optionIn(options, "expansion") === "cities_and_knights" ? ["cities", "progress"] : []),
  },
  rivals: { load: () => import("./rivals/client"), chapters: () => ["rivals"] },
};

/** The client of a game for a table with these options; none if the server offers a game that this page does not know. */
export async function gameClient(name: string, options: string): Promise<GameClient | null> {
  const game = GAMES[name];
  if (!game) return null;
  const [client] = await Promise.all([game.load(), learn(game.chapters(options))]);
  return client.default;
}
