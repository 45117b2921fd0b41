/** What a building at an intersection would bring: of 36 throws, how many give its hexes' numbers. */
import type { Good, Scene } from "../data";
import { YIELDS } from "../goods";
import { cellsAround, kindOf } from "./geometry";
import type { Site } from "./scene";

export interface Yield {
  pips: number;
  /** The hexes around that bring something, the best first. */
  hexes: { good: Good; pips: number }[];
}

/** How many of the 36 throws of two dice give a number. */
export function pipsOf(number: number): number {
  return 6 - Math.abs(7 - number);
}

/** What an intersection brings; nothing where no hex around it brings cards. */
export function yieldOf(hexes: Scene["hexes"], intersection: string): Yield | null {
  const around = cellsAround(intersection).flatMap((cell) => {
    const hex = hexes.find(({ at }) => at === cell);
    const good = hex && YIELDS[hex.terrain];
    if (!good) return [];
    const pips = hex.numbers.reduce((sum, number) => sum + pipsOf(number), 0);
    return pips === 0 ? [] : [{ good, pips }];
  });
  if (around.length === 0) return null;
  around.sort((one, other) => other.pips - one.pips);
  return { pips: around.reduce((sum, { pips }) => sum + pips, 0), hexes: around };
}

/** The buildings that bring cards. */
const BUILDINGS = ["settlement", "city"];

/** What a building at a site would bring, if one would be built there. */
export function yieldAt(hexes: Scene["hexes"], { place, kind }: Site): Yield | null {
  return kindOf(place) === "intersection" && BUILDINGS.includes(kind) ? yieldOf(hexes, place) : null;
}
