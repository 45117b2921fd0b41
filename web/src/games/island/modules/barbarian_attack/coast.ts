/** What follows from barbarians on the coast: overrun hexes (`BARB-040`), captured buildings (`BARB-049`), and the supply (`BARB-017`). */
import { cellsAround } from "../../board/geometry";
import type { AttackPublic, Hex, Public, Vertex } from "../../data";

/** So many barbarians overrun a coast. */
const OVERRUN = 3;
/** All barbarians there are. */
const STOCK = 36;
/** The land of the island is as far from its middle. */
const LAND_RADIUS = 2;

/** The coasts with barbarians, and how many. */
export function coastsOf({ barbarians }: AttackPublic): { hex: Hex; count: number }[] {
  return (Object.entries(barbarians) as [Hex, number][]).map(([hex, count]) => ({ hex, count }));
}

/** The coasts that are overrun. */
export function overrunOf(attack: AttackPublic): Hex[] {
  return coastsOf(attack).flatMap(({ hex, count }) => (count >= OVERRUN ? [hex] : []));
}

/** The buildings of a seat that touch nothing but overrun coasts and the sea. */
export function capturedOf(
  { settlements, cities, modules }: Pick<Public, "settlements" | "cities" | "modules">,
  seat: number,
): Vertex[] {
  if (!modules?.attack) return [];
  const overrun = new Set<string>(overrunOf(modules.attack));
  if (overrun.size === 0) return [];
  const buildings = [...(settlements[seat] ?? []), ...(cities[seat] ?? [])];
  return buildings.filter((at) => cellsAround(at).every((cell) => overrun.has(cell) || !isLand(cell)));
}

function isLand(cell: string): boolean {
  const [q = 0, r = 0] = cell.slice(1, -1).split(",").map(Number);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= LAND_RADIUS;
}

/** The barbarians that are neither on the coast nor prisoners. */
export function supplyOf(attack: AttackPublic): number {
  const landed = coastsOf(attack).reduce((sum, { count }) => sum + count, 0);
  const prisoners = attack.prisoners.reduce((sum: number, count) => sum + count, 0);
  return STOCK - landed - prisoners - attack.aside;
}
