/** What the board reads of the game's data. A scene and a view of the server have all of it, and more. */
import type { Face, Public, Scene, View } from "../data";

export type BoardScene = Pick<Scene, "colours" | "neutral" | "hexes" | "harbours" | "fish" | "rivers" | "caravans"> &
  Partial<Pick<Scene, "attack" | "traders">>;

export interface BoardView {
  public: Pick<Public, "roads" | "settlements" | "cities" | "robber" | "longest_road" | "dice" | "turn" | "modules">;
  /** Where the number tokens lie now; nothing if a view does not say, and they lie as the scene has them. */
  tokens?: View["tokens"];
  /** The roads of the Longest Road; nothing while nobody has it. */
  route?: readonly string[];
}

/** A place that may be picked now. There is one for each place at most; of several the first counts. */
export interface Site {
  place: string;
  /**
   * What would stand there: `road`, `settlement`, `city`, `bridge`, `camel`, `knight`, `wall`, `metropolis`, `merchant`, `horseman`, `raider`, `wagon`; `hex` for a hex
   * that the robber may go to, `pick` for a piece on the board that is to be moved from there, another word for what is done to it.
   */
  kind: string;
  /** What picking it does, in words: “Settlement at forest 6, hills 8, sea [N(0,0)]”. */
  label: string;
  /** The digit that picks it. */
  key: string | null;
  /** Whose piece it would be; nobody's for the robber. */
  seat: number | null;
  /** What stands beside it. */
  notes?: readonly SiteNote[];
}

/** Kinds of sites where something is done to a piece or a token that is there: it has no ghost, and is not covered. */
export const DEEDS: readonly string[] = [
  "pick",
  "activate",
  "promote",
  "chase",
  "loss",
  "removal",
  "expulsion",
  "taking",
  "token",
  "capture",
  "repulse",
];

/** A number beside a site, such as the votes for it. */
export interface SiteNote {
  text: string;
  /** A picture before the text: what is to be paid. */
  icon?: string;
  /** The same in words. */
  label: string;
}

/** Places that what is being placed cannot go to, which are marked on the island. */
export interface Closed {
  places: readonly string[];
  /** Somebody asks why a place is closed. */
  ask(place: string): void;
}

/** The dice of a turn, and who threw them. */
export interface Roll {
  seat: number;
  dice: readonly [number, number];
  /** What the event die shows, where there is one. */
  face?: Face;
  /** The turn has passed since. */
  isPast?: boolean;
  /** The number of the event that told of it: another one is another throw. */
  number?: number;
}

/**
 * The scene with every number token where it lies now. While none has moved it is the same object, so that nothing is drawn again.
 * Of several numbers on a hex the first is its token; the others are printed there.
 */
export function withTokens<S extends Pick<Scene, "hexes">>(scene: S, tokens: View["tokens"] | undefined): S {
  const isMoved = ({ at, numbers }: Scene["hexes"][number]) => (tokens?.[at] ?? numbers[0]) !== numbers[0];
  if (!scene.hexes.some(isMoved)) return scene;
  const hexes = scene.hexes.map((hex) =>
    isMoved(hex) ? { ...hex, numbers: [tokens?.[hex.at] ?? 0, ...hex.numbers.slice(1)] } : hex,
  );
  return { ...scene, hexes };
}
