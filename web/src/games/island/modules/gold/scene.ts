/** What a table that plays with gold says of it, whichever scenario it is. */
import type { Scene } from "../../data";

interface GoldScene {
  /** The price of a card in gold. */
  card_price: number;
  /** How many cards may be bought in a turn; any number, if nothing is said. */
  purchases_max: number | null;
}

export function goldOf({ rivers, attack, traders }: Pick<Scene, "rivers" | "attack" | "traders">): GoldScene | null {
  return rivers ?? attack ?? traders;
}
