/** The whole position of the card game in words: both principalities, the own hand, the stacks. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import type { Person, StatePart } from "../../game";
import { goodsPiece, joined, seatPiece } from "../../pieces";
import type { Card, Principality, Scene, Seat, Symbols, View } from "../data";
import * as name from "./names";

export function state(view: View, scene: Scene | null, people: Person[]): StatePart[] {
  return [
    nowPart(view, scene),
    ...(view.seat === null ? [] : [handPart(view, scene)]),
    ...view.public.lands.map((land, seat) => landPart(view, land, seat, scene, people)),
    stacksPart(view, scene),
    ...(scene ? [costsPart(scene)] : []),
  ];
}

function nowPart(view: View, scene: Scene | null): StatePart {
  const { turn, turns, winner, number, symbol, hero_token, merchant_token, transit, named } = view.public;
  const lines: Piece[][] = [];
  if (winner !== null) lines.push(rich("state-winner", { seat: seatPiece(winner) }));
  else lines.push(rich("state-turn", { seat: seatPiece(turn), turn: turns }));
  if (scene) lines.push([t("state-target", { points: scene.goal })]);
  if (number > 0) lines.push([t("rivals-state-number", { number })]);
  if (symbol) lines.push([t("rivals-state-symbol", { symbol: t(`rivals-die-${symbol.replaceAll("_", "-")}`) })]);
  lines.push(holder("rivals-state-hero", hero_token), holder("rivals-state-merchant", merchant_token));
  if (transit.some((count) => count > 0)) {
    lines.push(rich("rivals-state-transit", { goods: goodsPiece(name.goodsOf(transit)) }));
  }
  const chosen = named.filter((spot) => spot !== null).map(({ card, site }) => spotName(card, name.siteName(site)));
  if (chosen.length > 0) lines.push([t("rivals-state-named", { cards: chosen.join("; ") })]);
  return { heading: t("state-now"), lines };
}

function holder(id: string, seat: Seat | null): Piece[] {
  return rich(id, { seat: seat === null ? t("state-nobody") : seatPiece(seat) });
}

function spotName(card: Card, place: string): string {
  return t("rivals-state-spot", { card: name.cardName(card), place });
}

function handPart(view: View, scene: Scene | null): StatePart {
  const lines = view.hand.map((card) => cardLine(card, scene));
  if (lines.length === 0) lines.push([t("pieces-nothing")]);
  if (view.sebastian_waits) lines.push([t("rivals-state-sebastian-waits")]);
  return { heading: t("state-own"), lines };
}

/** A card with its price and its symbols. */
function cardLine(card: Card, scene: Scene | null): Piece[] {
  const info = name.infoOf(card, scene);
  if (!info) return [name.cardName(card)];
  const parts: Piece[][] = [[name.cardName(card)]];
  if (info.cost.some((count) => count > 0))
    parts.push(rich("rivals-state-cost", { goods: goodsPiece(name.goodsOf(info.cost)) }));
  const symbols = symbolWords(info.symbols);
  if (symbols) parts.push([symbols]);
  return joined(parts, ", ");
}

const SYMBOLS: readonly (keyof Symbols)[] = ["victory", "commerce", "strength", "skill", "progress"];

function symbolWords(symbols: Symbols): string {
  const shown = SYMBOLS.filter((symbol) => symbols[symbol] !== 0);
  return shown.map((symbol) => t(`rivals-symbol-${symbol}`, { count: symbols[symbol] })).join(", ");
}

function landPart(view: View, land: Principality, seat: Seat, scene: Scene | null, people: Person[]): StatePart {
  const held = view.backs[seat as 0].reduce((sum, count) => sum + count, 0);
  const lines: Piece[][] = [
    [symbolWords(land.symbols) || t("rivals-state-no-symbols")],
    rich("rivals-state-stock", { goods: goodsPiece(name.goodsOf(land.stock)) }),
    [t("rivals-state-hand-count", { count: held })],
    ...columns(land).map((x) => [columnWords(land, x, scene)]),
  ];
  if (land.cache) {
    const [x, y, gold] = land.cache;
    lines.push([t("rivals-state-cache", { place: name.cellName(x, y), gold })]);
  }
  return { heading: people[seat]?.name ?? "", lines };
}

/** The columns where something lies, from left to right. */
function columns(land: Principality): number[] {
  const roads = openRoads(land);
  const all = [...land.settlements, ...land.cities, ...land.regions.map(([x]) => x), ...roads];
  return [...new Set(all)].sort((left, right) => left - right);
}

/** Roads that lead to no settlement yet: beyond the outermost ones. */
function openRoads(land: Principality): number[] {
  const built = [...land.settlements, ...land.cities];
  const [left, right] = land.open_roads;
  return [...(left ? [Math.min(...built) - 1] : []), ...(right ? [Math.max(...built) + 1] : [])];
}

function columnWords(land: Principality, x: number, scene: Scene | null): string {
  const isBuilt = x % 2 !== 0;
  const above = isBuilt ? expansionsAt(land, x, 1) : regionAt(land, x, 1, scene);
  const below = isBuilt ? expansionsAt(land, x, -1) : regionAt(land, x, -1, scene);
  return t("rivals-state-column", { column: name.columnName(x), middle: middle(land, x), above, below });
}

/** What lies in the middle row: roads lie between all neighbours. */
function middle(land: Principality, x: number): string {
  if (land.cities.includes(x)) return t("city");
  if (land.settlements.includes(x)) return t("settlement");
  const built = [...land.settlements, ...land.cities];
  const isBetween = built.includes(x - 1) && built.includes(x + 1);
  return isBetween || openRoads(land).includes(x) ? t("road") : t("rivals-state-free");
}

function expansionsAt(land: Principality, x: number, y: number): string {
  const cards = land.expansions.filter(([at, half]) => at === x && half === y).map(([, , card]) => name.cardName(card));
  return cards.length > 0 ? cards.join(" + ") : t("rivals-state-free");
}

function regionAt(land: Principality, x: number, y: number, scene: Scene | null): string {
  const found = land.regions.find(([at, half]) => at === x && half === y);
  if (!found) return t("rivals-state-free");
  const [, , region, units] = found;
  return t("rivals-state-region", { region: name.regionName(region, scene), units });
}

function stacksPart(view: View, scene: Scene | null): StatePart {
  const { roads_left, settlements_left, cities_left, regions_left, face_up_left, discard } = view.public;
  const lines: Piece[][] = [];
  for (const [stack, cards] of view.stacks.entries()) {
    if (cards.length === 0 && !scene?.stacks[stack]) continue;
    lines.push([t("rivals-state-stack", { stack: name.stackName(stack, scene), count: cards.length })]);
    const known = cards
      .filter((card) => card !== null)
      .toReversed()
      .map(name.cardName);
    if (known.length > 0) lines.push([t("rivals-state-known", { cards: known.join(", ") })]);
  }
  if (scene?.face_up) {
    lines.push([t("rivals-state-face-up", { card: name.cardName(scene.face_up.card), count: face_up_left })]);
  }
  lines.push([t("rivals-state-middle", { roads: roads_left, settlements: settlements_left, cities: cities_left })]);
  lines.push([t("rivals-state-regions-left", { count: bitsOf(regions_left) })]);
  const cards = discard.length > 0 ? discard.map(name.cardName).join(", ") : t("pieces-nothing");
  lines.push([t("rivals-state-discard", { cards })]);
  return { heading: t("rivals-state-stacks"), lines };
}

/** How many bits are set. */
function bitsOf(bits: number): number {
  return bits.toString(2).replaceAll("0", "").length;
}

function costsPart({ costs }: Scene): StatePart {
  const lines = (["road", "settlement", "city"] as const).map((piece) =>
    rich("rivals-state-price", { piece: t(piece), goods: goodsPiece(name.goodsOf(costs[piece])) }),
  );
  return { heading: t("rivals-state-costs"), lines };
}
