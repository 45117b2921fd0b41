/**
 * Moves that the server does not list, because there are too many of them, in the notation of `docs/notation.md`: offers and whole
 * discards; and moves that are asked about because they are not possible. Everything else is a listed move and is sent back as it came. The server judges what is written here.
 */

/** Numbers of goods: resources, and what a scenario lets people trade beside them. */
export type Goods = Record<string, number>;

/** Goods as notation: `2 brick 1 ore`, or `nothing`. */
export function goodsText(goods: Goods): string {
  const named = Object.entries(goods).filter(([, count]) => count > 0);
  return named.length === 0 ? "nothing" : named.map(([good, count]) => `${count} ${good}`).join(" ");
}

/** Reads goods as the server writes them in the values of a refusal. What is no notation is left out. */
export function readGoods(text: string): Goods {
  const goods: Goods = {};
  for (const [, count, good] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    if (good !== undefined) goods[good] = (goods[good] ?? 0) + Number(count);
  }
  return goods;
}

/** An offer to the seats of these colours. */
export function offer(colour: string, give: Goods, want: Goods, to: string[]): string {
  return `${colour} offers ${goodsText(give)} for ${goodsText(want)} to ${to.join(" ")}`;
}

/** Accepting what the seat of another colour offers: asked about, where it is not listed. */
export function accept(colour: string, maker: string): string {
  return `${colour} accepts ${maker}`;
}

/** The whole of the discard that is due. */
export function discard(colour: string, cards: Goods): string {
  return `${colour} discards ${goodsText(cards)}`;
}

/** The robber to a hex: asked about, where it is not listed. */
export function moveRobber(colour: string, hex: string): string {
  return `${colour} moves robber ${hex}`;
}

/** Goods that were named one by one, counted. */
export function counted(named: readonly string[]): Goods {
  const goods: Goods = {};
  for (const good of named) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}

/** Whether the second goods have at least as many of every kind as the first. */
export function isWithin(some: Goods, all: Goods): boolean {
  return Object.entries(some).every(([good, count]) => count <= (all[good] ?? 0));
}

/** How many goods there are. */
export function total(goods: Goods): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0);
}
