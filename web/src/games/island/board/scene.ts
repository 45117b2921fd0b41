/** What the board reads of the game's data. A scene and a view of the server have all of it, and more. */
import type { Public, Scene } from "../data";

export type BoardScene = Pick<Scene, "colours" | "neutral" | "hexes" | "harbours" | "fish" | "rivers" | "caravans">;

export interface BoardView {
  public: Pick<Public, "roads" | "settlements" | "cities" | "robber" | "longest_road" | "dice" | "turn" | "modules">;
  /** The roads of the Longest Road; nothing while nobody has it. */
  route?: readonly string[];
}

/** A place that may be picked now. There is one for each place at most; of several the first counts. */
export interface Site {
  place: string;
  /** What would stand there: `road`, `settlement`, `city`, `bridge`, `camel`; `hex` for a hex that the robber may go to. */
  kind: string;
  /** What picking it does, in words: “Build settlement at N(0,0)”. */
  label: string;
  /** The digit that picks it. */
  key: string | null;
  /** Whose piece it would be; nobody's for the robber. */
  seat: number | null;
}

/** The dice of a turn, and who threw them. */
export interface Roll {
  seat: number;
  dice: readonly [number, number];
}
