/** Which roads are marked as the Longest Road. The server says who holds it and how long it is; this finds roads to draw it on. */
import { endsOf } from "./geometry";

/**
 * Roads of one seat that make a route of this length without going through a barred intersection, each road once; none if there are
 * no such roads. Some roads count more than once (`lengthOf`).
 */
export function routeOf(
  roads: readonly string[],
  barred: ReadonlySet<string>,
  length: number,
  lengthOf: (road: string) => number = () => 1,
): string[] {
  const at = new Map<string, string[]>();
  for (const road of roads) {
    for (const end of endsOf(road)) at.set(end, [...(at.get(end) ?? []), road]);
  }
  const route: string[] = [];
  const goOn = (from: string, left: number): boolean => {
    if (left <= 0) return left === 0;
    if (route.length > 0 && barred.has(from)) return false;
    for (const road of at.get(from) ?? []) {
      if (route.includes(road)) continue;
      route.push(road);
      const [one, other] = endsOf(road);
      if (goOn(one === from ? other : one, left - lengthOf(road))) return true;
      route.pop();
    }
    return false;
  };
  for (const start of at.keys()) {
    if (goOn(start, length)) return route;
  }
  return [];
}
