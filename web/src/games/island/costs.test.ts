import { expect, it } from "vitest";
import { pricesOf } from "./costs";
import type { FishermenScene, RiversScene } from "./data";

const costs = { road: { brick: 1 }, settlement: { wool: 1 }, city: { ore: 3 }, card: { grain: 1 }, bridge: null };

it("has the four prices of the base game", () => {
  const prices = pricesOf({ costs, rivers: null, fish: null });
  expect(prices.map(({ word, goods }) => [word, goods])).toEqual([
    ["road", { brick: 1 }],
    ["settlement", { wool: 1 }],
    ["city", { ore: 3 }],
    ["costs-card", { grain: 1 }],
  ]);
});

it("has those of the modules that are played", () => {
  const rivers = { card_price: 2 } as RiversScene;
  const fish = { prices: { remove_robber: 2, steal: 3, take: 4, road: 5, card: 7 } } as FishermenScene;
  const prices = pricesOf({ costs: { ...costs, bridge: { brick: 2, lumber: 1 } }, rivers, fish });
  expect(prices.find(({ word }) => word === "bridge")?.goods).toEqual({ brick: 2, lumber: 1 });
  expect(prices.find(({ word }) => word === "kind-buy-for-gold")?.goods).toEqual({ gold: 2 });
  expect(prices.filter(({ goods }) => "fish" in goods).map(({ goods }) => goods["fish"])).toEqual([2, 3, 4, 5, 7]);
});
