import { expect, test } from "vitest";
import type { FishTokens } from "../../data";
import { cheapest, purchasesIn } from "./payment";

function best(...payments: FishTokens[]): FishTokens | undefined {
  return cheapest(payments.map((tokens) => ({ tokens })))?.tokens;
}

test("no fish is lost if another payment shows the price", () => {
  expect(best([0, 0, 2], [1, 2, 0])).toEqual([1, 2, 0]);
});

test("of two payments without loss the one with fewer tokens leaves the small ones", () => {
  expect(best([3, 0, 0], [1, 1, 0], [0, 0, 1])).toEqual([0, 0, 1]);
});

test("of as many tokens those with a single fish stay", () => {
  expect(best([1, 0, 1], [0, 2, 0])).toEqual([0, 2, 0]);
  expect(best([0, 2, 0], [1, 0, 1])).toEqual([0, 2, 0]);
});

test("a loss is taken if nothing else pays", () => {
  expect(best([0, 0, 2])).toEqual([0, 0, 2]);
  expect(best()).toBeUndefined();
});

function spend(purchase: unknown, tokens: FishTokens) {
  const action = JSON.stringify([purchase, tokens]);
  return { action, kind: "fish_take", data: { fish: { spend: { purchase, tokens } } } } as unknown as Parameters<
    typeof purchasesIn
  >[0][number];
}

test("everything that can be bought is there once, with its cheapest payment", () => {
  const moves = [
    spend({ take: "ore" }, [0, 0, 2]),
    spend({ take: "ore" }, [1, 0, 1]),
    spend({ take: "wool" }, [1, 0, 1]),
    spend({ take: "wool" }, [0, 2, 0]),
  ];
  expect(purchasesIn(moves).map(({ about, tokens }) => [about, tokens])).toEqual([
    ["ore", [1, 0, 1]],
    ["wool", [0, 2, 0]],
  ]);
  expect(purchasesIn([spend("road", [0, 1, 1])])).toMatchObject([{ about: null, tokens: [0, 1, 1] }]);
  expect(purchasesIn([spend({ steal: 2 }, [0, 0, 1])])).toMatchObject([{ about: 2 }]);
});
