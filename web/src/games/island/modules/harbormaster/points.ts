/** Harbour points as `HARBOR-002` counts them: a settlement at a harbour is one, a city two. */
import { endsOf } from "../../board/geometry";
import type { Public, Scene } from "../../data";

export function harbourPoints(
  { harbours }: Pick<Scene, "harbours">,
  { settlements, cities }: Pick<Public, "settlements" | "cities">,
  seat: number,
): number {
  const sites = new Set<string>(harbours.flatMap(({ path }) => endsOf(path)));
  const countOf = (places: readonly string[] = []) => places.filter((place) => sites.has(place)).length;
  return countOf(settlements[seat]) + 2 * countOf(cities[seat]);
}
