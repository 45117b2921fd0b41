import type { Goods } from "../../notation";

/** Whether the second goods have at least as many of every kind as the first. */
export function isWithin(some: Goods, all: Goods): boolean {
  return Object.entries(some).every(([good, count]) => count <= (all[good] ?? 0));
}
