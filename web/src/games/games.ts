/** The games that the client knows, each loaded when a table of it is first shown. */
import type { GameClient } from "./game";

const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  island: () => import("./island/client"),
  rivals: () => import("./rivals/client"),
};

/** The client of a game; none if the server offers a game that this page does not know. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = GAMES[name];
  return load ? (await load()).default : null;
}
