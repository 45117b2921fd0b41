/** Gold, in scenarios that have it: a purse, a good of offers, and what the bank sells and buys for it. */
import { t } from "../../../../lib/text.svelte";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Part } from "../../parts";
import { goldOf } from "./scene";
import BuyForGold from "./BuyForGold.svelte";
import Purse from "./Purse.svelte";
import SellForGold from "./SellForGold.svelte";

/** How many cards were bought this turn, of how many; nothing where there is no limit. */
function limitOf({ scene, view }: IslandModel): string {
  const most = goldOf(scene)?.purchases_max ?? null;
  return most === null ? "" : t("gold-limit", { bought: view.public.modules?.gold?.bought ?? 0, most });
}

/** The buttons of the bank; they stand in the group of the scenario. */
export const goldButtons: BarButton[] = [
  {
    id: "buy_for_gold",
    key: null,
    icon: "ui-cards",
    kinds: ["buy_for_gold"],
    cost: (scene) => ({ gold: goldOf(scene)?.card_price ?? 0 }),
    note: limitOf,
  },
  { id: "sell_for_gold", key: null, icon: "r-gold", kinds: ["sell_for_gold"], note: () => t("act-sell_for_gold-note") },
];

export const gold: Part = {
  id: "gold",
  isOn: (scene) => goldOf(scene) !== null,
  decisions: [
    {
      id: "buy_for_gold",
      kinds: ["buy_for_gold"],
      Panel: BuyForGold,
      prompt: (game) => {
        const price = t("choose-buy_for_gold-hint", { gold: goldOf(game.scene)?.card_price ?? 0 });
        const hint = [price, limitOf(game)].filter((each) => each !== "").join(" · ");
        return { title: [t("choose-buy_for_gold")], hint: [hint], icon: "r-gold" };
      },
      isOpened: true,
    },
    {
      id: "sell_for_gold",
      kinds: ["sell_for_gold"],
      Panel: SellForGold,
      prompt: () => ({ title: [t("choose-sell_for_gold")], hint: [t("choose-sell_for_gold-hint")], icon: "r-gold" }),
      isOpened: true,
    },
  ],
  Holdings: Purse,
  factsOf: ({ view }, seat) => {
    const count = view.public.modules?.gold?.purse[seat] ?? 0;
    return [{ id: "gold", icon: "r-gold", text: String(count), label: t("state-gold", { count }) }];
  },
  goods: () => [{ id: "gold", held: (view, seat) => view.public.modules?.gold?.purse[seat] ?? 0 }],
};
