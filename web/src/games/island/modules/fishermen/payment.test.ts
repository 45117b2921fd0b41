import { expect, test } from "vitest";
import { bench, legal, reason } from "../../../../../tests/unit/island";
import type { FishTokens } from "../../data";
import { cheapest, priceFor, purchasesIn } from "./payment";

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

test("of two players the one who is behind pays a fish less", () => {
  expect(priceFor(3, [2, 4], 0, true)).toBe(2);
  expect(priceFor(3, [4, 4], 0, true)).toBe(3);
  expect(priceFor(3, [4, 2], 0, true)).toBe(3);
  expect(priceFor(3, [2, 4, 5], 0, false)).toBe(3);
});

test("the button tells that price whatever can be paid, and what is paid beyond it", () => {
  const { game, view, table } = bench("twoFishermen");
  view.public.open_points = [2, 4, 9, 9] as never;
  const button = game.buttons.find(({ id }) => id === "fish_steal")!;
  table.reasons = [reason("fish_steal", "Roll first.")];
  expect(button.cost?.(game.scene, game)).toEqual({ fish: 2 });
  table.reasons = [];
  const data = { spend: { purchase: { steal: 1 }, tokens: [0, 0, 1] } };
  table.actions = [{ ...legal("fish_steal"), data: { fish: data } }];
  expect(button.cost?.(game.scene, game)).toEqual({ fish: 2 });
  expect(button.note?.(game)).not.toBe("");
});
