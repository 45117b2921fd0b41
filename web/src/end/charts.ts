/** The arithmetic of the charts: axes, lines, and labels that keep out of each other's way. */

export interface Point {
  x: number;
  y: number;
}

/** The distance between two marks of an axis: 1, 2, 5, 10, 20 … so that at most `most` steps reach the greatest value. */
export function stepFor(greatest: number, most: number): number {
  const least = Math.max(1, greatest / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((factor) => factor * power >= least) ?? 10;
  return factor * power;
}

/** The marks of an axis from 0 to the first that is not below the greatest value. */
export function marks(greatest: number, most: number): number[] {
  const step = stepFor(greatest, most);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A scale that leads values between `low` and `high` to places between `from` and `to`. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  const range = high - low || 1;
  return (value) => from + ((value - low) / range) * (to - from);
}

/** A line through points, as the `d` of a path. */
export function line(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Moves places apart until no two are nearer than `gap`, as little as that needs, and keeps their order. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  let free = low;
  for (const index of order) {
    result[index] = Math.max(result[index] ?? 0, free);
    free = (result[index] ?? 0) + gap;
  }
  let limit = high;
  for (const index of order.reverse()) {
    result[index] = Math.min(result[index] ?? 0, limit);
    limit = (result[index] ?? 0) - gap;
  }
  return result;
}
