/** What everything costs at a table, prices of modules included. */
import type { Scene } from "./data";
import { goldOf } from "./modules/gold/scene";
import { sellsCards } from "./goods";
import type { Goods } from "./notation";

export interface Price {
  /** The message that names it. */
  word: string;
  icon: string;
  goods: Goods;
}

/** The prices in the order of the card that lies in front of every player. */
export function pricesOf(
  scene: Pick<Scene, "costs" | "cards" | "cities" | "rivers" | "attack" | "traders" | "fish">,
): Price[] {
  const { costs, cities, fish } = scene;
  const gold = goldOf(scene);
  const prices: Price[] = [
    { word: "road", icon: "p-road", goods: costs.road },
    { word: "settlement", icon: "p-settlement", goods: costs.settlement },
    { word: "city", icon: "p-city", goods: costs.city },
    ...(sellsCards(scene) ? [{ word: "costs-card", icon: "ui-dev", goods: costs.card }] : []),
    ...(cities
      ? [
          { word: "wall", icon: "p-wall-ring", goods: cities.prices.wall },
          { word: "kind-build-knight", icon: "p-knight-basic-inactive", goods: cities.prices.knight },
          { word: "kind-promote-knight", icon: "p-knight-strong-inactive", goods: cities.prices.knight },
          { word: "kind-activate-knight", icon: "ui-activate", goods: cities.prices.activation },
        ]
      : []),
  ];
  if (costs.bridge) prices.splice(1, 0, { word: "bridge", icon: "p-bridge", goods: costs.bridge });
  if (gold) prices.push({ word: "kind-buy-for-gold", icon: "ui-cards", goods: { gold: gold.card_price } });
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
