/** Places of the island in words: a hex by its terrain and number, an intersection or path by the hexes around it. */
import { t } from "../../../lib/text.svelte";
import { plazaOf, spokeOf } from "../board/geometry";
import type { Edge, Hex, Scene, Vertex } from "../data";

/** What places and moves in words need of the scene. */
export type Ground = Pick<Scene, "hexes"> & Partial<Pick<Scene, "events" | "cities" | "attack" | "traders">>;

/** Whether everybody founds a city with the second building. */
export function hasFoundingCity(ground: Partial<Pick<Scene, "cities" | "attack" | "traders">> | null): boolean {
  return ground?.cities != null || ground?.attack != null || ground?.traders != null;
}

/** Whether there is a robber: barbarians take its place. */
export function hasRobber(ground: Partial<Pick<Scene, "attack" | "traders">> | null): boolean {
  return ground?.attack == null && ground?.traders == null;
}

/** From the cell that gives a place its name, by the letters of the name: the cells that the place lies between. */
const AROUND: Record<string, [q: number, r: number][]> = {
  "": [[0, 0]],
  N: [
    [0, 0],
    [0, -1],
    [1, -1],
  ],
  S: [
    [0, 0],
    [0, 1],
    [-1, 1],
  ],
  W: [
    [-1, 0],
    [0, 0],
  ],
  NW: [
    [0, -1],
    [0, 0],
  ],
  NE: [
    [0, 0],
    [1, -1],
  ],
};

/** The place in words and its name: “hills 6, fields 4, sea [N(0,1)]”. */
export function place(ground: Ground | null, name: Hex | Vertex | Edge): string {
  // The words of a plaza are as good as its name, and a path to one is known by its corner.
  if (plazaOf(name) !== null) return shortPlace(ground, name);
  const spoke = spokeOf(name);
  if (spoke) return t("place-spoke", { plaza: plazaName(spoke.plaza), corner: place(ground, spoke.corner as Vertex) });
  const around = shortPlace(ground, name);
  return around === name ? name : t("place-with-name", { place: around, name });
}

/** The place in words; its name where the board is not at hand. */
export function shortPlace(ground: Ground | null, name: Hex | Vertex | Edge): string {
  const plaza = plazaOf(name);
  if (plaza !== null) return t("place-plaza", { plaza: plazaName(plaza) });
  const spoke = spokeOf(name);
  if (spoke) {
    const corner = shortPlace(ground, spoke.corner as Vertex);
    return t("place-spoke", { plaza: plazaName(spoke.plaza), corner });
  }
  const read = /^([NSWE]*)\((-?\d+),(-?\d+)\)$/.exec(name);
  const around = AROUND[read?.[1] ?? "?"];
  if (!ground || !read || !around) return name;
  const hexes = around.map(([q, r]) => hexName(ground, `(${Number(read[2]) + q},${Number(read[3]) + r})`));
  // Of the sea, one piece is like the other.
  const land = hexes.filter((hex) => hex !== null);
  const all = land.length < hexes.length ? [...land, t("place-sea")] : land;
  return all.join(around.length === 2 ? " – " : ", ");
}

/** The building of a trade hex: “castle”. */
export function plazaName(plaza: string): string {
  return t(`place-${plaza}`);
}

/** The terrain of a hex and its numbers; nothing for the sea. */
function hexName(ground: Ground, at: string): string | null {
  const hex = ground.hexes.find((hex) => hex.at === at);
  if (!hex) return null;
  const terrain = t(`place-${hex.terrain}`);
  return hex.numbers.length > 0 ? t("place-hex", { terrain, numbers: hex.numbers.join("/") }) : terrain;
}
