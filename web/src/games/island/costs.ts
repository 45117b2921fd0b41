/** What everything costs at a table, prices of modules included. */
import type { Scene } from "./data";
import type { Goods } from "./notation";

export interface Price {
  /** The message that names it. */
  word: string;
  icon: string;
  goods: Goods;
}

/** The prices in the order of the card that lies in front of every player. */
export function pricesOf({ costs, rivers, fish }: Pick<Scene, "costs" | "rivers" | "fish">): Price[] {
  const prices: Price[] = [
    { word: "road", icon: "p-road", goods: costs.road },
    { word: "settlement", icon: "p-settlement", goods: costs.settlement },
    { word: "city", icon: "p-city", goods: costs.city },
    { word: "costs-card", icon: "ui-dev", goods: costs.card },
  ];
  if (costs.bridge) prices.splice(1, 0, { word: "bridge", icon: "p-bridge", goods: costs.bridge });
  if (rivers) prices.push({ word: "kind-buy-for-gold", icon: "ui-cards", goods: { gold: rivers.card_price } });
  if (!fish) return prices;
  const { remove_robber, steal, take, road, card } = fish.prices;
  return [
    ...prices,
    { word: "kind-fish-remove-robber", icon: "p-robber", goods: { fish: remove_robber } },
    { word: "kind-fish-steal", icon: "ui-cards", goods: { fish: steal } },
    { word: "kind-fish-take", icon: "ui-bank", goods: { fish: take } },
    { word: "kind-fish-road", icon: "p-road", goods: { fish: road } },
    { word: "kind-fish-card", icon: "ui-dev", goods: { fish: card } },
  ];
}
