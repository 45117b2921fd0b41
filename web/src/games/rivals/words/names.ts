/** Names of the card game: cards, regions, places of the grid, stacks, goods. */
import { t } from "../../../lib/text.svelte";
import type {
  Card,
  CardInfo,
  Column,
  EventCard,
  Goods,
  Happening,
  Place,
  Principality,
  Region,
  Resource,
  Scene,
  Site,
  Stack,
  View,
} from "../data";

/** The order in which goods are counted. */
export const RESOURCES: readonly Resource[] = ["lumber", "wool", "grain", "brick", "ore", "gold"];

/** The place of the Gold Cache, after those of all regions. */
const CACHE: Place = 26;

/** The id of a card begins with its set; the name does not say which copy it is. */
const SET = /^(?:basic|gold|turmoil|progress)-/;
const COPY = /(?:-moon)?(?:-\d)?$/;

export function cardName(card: Card): string {
  return t(card.replace(SET, ""));
}

/** An event. One of them is called like a card of the island game in English, and in no other language. */
export function eventName(card: EventCard | Happening): string {
  const happening = card.replace(SET, "").replace(COPY, "");
  return happening === "year-of-plenty" ? t("rivals-year-of-plenty") : t(happening);
}

/** The land of a region: the id without the shield or number. */
function landName(region: Region): string {
  return t(region.replace(/-(?:red|blue|\d)$/, ""));
}

/** A region with its number on the production die. */
export function regionName(region: Region, scene: Scene | null): string {
  const number = scene?.regions.find((info) => info.region === region)?.number;
  return number === undefined ? landName(region) : t("rivals-region", { land: landName(region), number });
}

/** What a region gives. */
export function resourceOf(region: Region, scene: Scene | null): Resource | null {
  return scene?.regions.find((info) => info.region === region)?.resource ?? null;
}

export function stackName(stack: Stack, scene: Scene | null): string {
  return scene?.stacks[stack]?.name ?? String(stack + 1);
}

/** Goods by their names. */
export function goodsOf(goods: Goods): Partial<Record<Resource, number>> {
  return Object.fromEntries(RESOURCES.flatMap((resource, index) => (goods[index] ? [[resource, goods[index]]] : [])));
}

/** The kinds of a set of them. */
export function kindsOf(bits: number): Resource[] {
  return RESOURCES.filter((_, index) => (bits >> index) & 1);
}

/** A column as people count them: the middle is 0, to the left it is less. */
export function columnName(x: number): string {
  return t("rivals-column", { x: String(x).replace("-", "−") });
}

export function xOfColumn(column: Column): number {
  return 2 * column - 11;
}

/** A cell above or below the middle row. */
export function cellName(x: number, y: number): string {
  return t(y > 0 ? "rivals-above" : "rivals-below", { column: columnName(x) });
}

export function siteName(site: Site): string {
  return cellName(xOfColumn(site >> 1), site % 2 === 0 ? 1 : -1);
}

/** Where a place of a region is. */
export function cellOf(place: Place): [x: number, y: number] {
  return [(place >> 1) * 2 - 12, place % 2 === 0 ? 1 : -1];
}

/** A place where units lie: the region there if it is known, and where it is. */
export function placeName(place: Place, land: Principality | null, scene: Scene | null): string {
  if (place === CACHE) return t("gold-cache");
  const [x, y] = cellOf(place);
  const region = land?.regions.find(([at, half]) => at === x && half === y)?.[2];
  if (!region) return cellName(x, y);
  return t("rivals-place", { region: regionName(region, scene), cell: cellName(x, y) });
}

/** The principality of whoever sees the position. */
export function ownLand(view: View | null): Principality | null {
  return view === null || view.seat === null ? null : view.public.lands[view.seat as 0];
}

/** What is printed on a card, if the card is in play. */
export function infoOf(card: Card, scene: Scene | null): CardInfo | undefined {
  return scene?.face_up?.card === card ? scene.face_up : scene?.cards.find((info) => info.card === card);
}
