import { expect, it } from "vitest";
import { pricesOf } from "./costs";
import type { CardCount, CitiesScene, FishermenScene, RiversScene } from "./data";

const costs = { road: { brick: 1 }, settlement: { wool: 1 }, city: { ore: 3 }, card: { grain: 1 }, bridge: null };
const cards: CardCount[] = [{ card: "knight", count: 14 }];

it("has the four prices of the base game", () => {
  const prices = pricesOf({ costs, cards, cities: null, rivers: null, attack: null, traders: null, fish: null });
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
  const prices = pricesOf({
    costs: { ...costs, bridge: { brick: 2, lumber: 1 } },
    cards,
    cities: null,
    rivers,
    attack: null,
    traders: null,
    fish,
  });
  expect(prices.find(({ word }) => word === "bridge")?.goods).toEqual({ brick: 2, lumber: 1 });
  expect(prices.find(({ word }) => word === "kind-buy-for-gold")?.goods).toEqual({ gold: 2 });
  expect(prices.filter(({ goods }) => "fish" in goods).map(({ goods }) => goods["fish"])).toEqual([2, 3, 4, 5, 7]);
});

it("has those of knights and walls in the place of development cards", () => {
  const prices = { knight: { wool: 1, ore: 1 }, activation: { grain: 1 }, wall: { brick: 2 }, restoring: { ore: 3 } };
  const none: CardCount[] = [{ card: "knight", count: 0 }];
  const cities = { prices } as unknown as CitiesScene;
  const told = pricesOf({ costs, cards: none, cities, rivers: null, attack: null, traders: null, fish: null });
  expect(told.map(({ word, goods }) => [word, goods]).slice(3)).toEqual([
    ["wall", { brick: 2 }],
    ["kind-build-knight", { wool: 1, ore: 1 }],
    ["kind-promote-knight", { wool: 1, ore: 1 }],
    ["kind-activate-knight", { grain: 1 }],
  ]);
});
