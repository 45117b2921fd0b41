/** Which fish tokens pay. The server lists every payment from which no token could be left out; nobody should have to choose among them. */
import type { Legal } from "../../../../lib/table.svelte";
import { argumentOf } from "../../actions";
import type { FishPurchase, FishTokens, Good, Seat } from "../../data";
import { fishOf } from "../../words/logModules";

/**
 * What a player pays for what costs so much: of two players the one with fewer open points pays a fish less (`TWO-052`). The server lists
 * payments, not prices.
 */
export function priceFor(price: number, openPoints: readonly number[], seat: number, isForTwo: boolean): number {
  const own = openPoints[seat] ?? 0;
  const isBehind = openPoints.every((points, other) => other === seat || own < points);
  return price - (isForTwo && isBehind ? 1 : 0);
}

/** Something that fish buy now, with the tokens that pay for it. */
export interface Purchase {
  action: string;
  /** Whose card, or which card; nothing where there is only one thing to buy. */
  about: Seat | Good | null;
  tokens: FishTokens;
}

/**
 * The best of several payments for the same thing. No change is given, so the fewest fish are best; then the fewest tokens, and of these
 * the ones with a single fish last: small tokens are what pays the next price without loss.
 */
export function cheapest<P extends { tokens: FishTokens }>(payments: readonly P[]): P | null {
  const ranked = payments.map((payment) => ({ payment, rank: rankOf(payment.tokens) }));
  return ranked.sort((one, other) => compare(one.rank, other.rank))[0]?.payment ?? null;
}

function rankOf(tokens: FishTokens): number[] {
  const [ones, twos, threes] = tokens;
  return [fishOf(tokens), ones + twos + threes, ones];
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** What the legal moves of one kind buy: each thing once, paid with the cheapest tokens. */
export function purchasesIn(moves: readonly Legal[]): Purchase[] {
  const byThing = new Map<Purchase["about"], Purchase[]>();
  for (const legal of moves) {
    const { purchase, tokens } = argumentOf(legal) as { purchase: FishPurchase; tokens: FishTokens };
    const about = aboutOf(purchase);
    byThing.set(about, [...(byThing.get(about) ?? []), { action: legal.action, about, tokens }]);
  }
  return [...byThing.values()].flatMap((payments) => cheapest(payments) ?? []);
}

function aboutOf(purchase: FishPurchase): Purchase["about"] {
  if (typeof purchase === "string") return null;
  return "steal" in purchase ? purchase.steal : purchase.take;
}
