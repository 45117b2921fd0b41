/** What is on the board, in words. Pictures and the board as text say the same. */
import { list, t } from "../../../lib/text.svelte";
import type { Edge, Hex as HexName, TradePlace, Vertex } from "../data";
import { place, plazaName } from "../words/places";
import type { Yield } from "./pips";
import type { BoardScene, Site } from "./scene";

type Hex = BoardScene["hexes"][number];
type Harbour = BoardScene["harbours"][number];

/** “hills 6”, “forest 12 and 2”. */
export function landLabel({ terrain, numbers }: Hex): string {
  const land = t(`place-${terrain}`);
  return numbers.length === 0 ? land : `${land} ${list(numbers.map(String))}`;
}

/** “hills 6, robber, hex (0,-1)”. */
export function hexLabel(hex: Hex, isRobbed: boolean): string {
  const land = landLabel(hex);
  return isRobbed ? t("board-hex-robbed", { land, at: hex.at }) : t("board-hex", { land, at: hex.at });
}

/** “forest 6, hills 8, sea [N(0,0)]”: what lies around the place, and its name last. */
export function placeLabel(scene: BoardScene, at: string): string {
  return place(scene, at as HexName | Vertex | Edge);
}

/** Several places; each of them has commas. */
export function placesLabel(scene: BoardScene, places: readonly string[]): string {
  return places.map((at) => placeLabel(scene, at)).join("; ");
}

/** “settlement of Ania, forest 6, hills 8, sea [N(0,0)]”; `piece` is a word of the game. */
export function pieceLabel(scene: BoardScene, piece: string, name: string, at: string): string {
  return t("board-piece", { piece: t(piece), name, at: placeLabel(scene, at) });
}

/** “castle plaza: wants glass, marble, gives sand, tools”. */
export function plazaLabel({ hex, demands, supplies }: TradePlace): string {
  const names = (goods: readonly string[]) => goods.map((good) => t(`cargo-${good}`)).join(", ");
  return t("board-plaza", { plaza: plazaName(hex), wants: names(demands), gives: names(supplies) });
}

/** “Harbour 2:1 wool”. */
export function harbourLabel({ rate, resource }: Harbour): string {
  const ratio = ratioOf(rate);
  return resource === null ? t("board-harbour", { ratio }) : t("board-harbour-of", { ratio, resource: t(resource) });
}

export function ratioOf(rate: number): string {
  return `${rate}:1`;
}

/** “Settlement at forest 6, hills 8, sea [N(0,0)], key 2”. */
export function siteLabel({ label, key }: Site): string {
  return key === null ? label : t("board-site-key", { label, key });
}

/** “10 pips: ore 5, wool 4, grain 1”. */
export function yieldLabel({ pips, hexes }: Yield): string {
  const goods = hexes.map((hex) => `${t(hex.good)} ${hex.pips}`).join(", ");
  return t("board-yield", { pips, goods });
}
