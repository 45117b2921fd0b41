/** Gold among the goods that people trade, in scenarios that have it. What is bought and sold for gold at the bank is listed in words. */
import { t } from "../../lib/text.svelte";
import type { Part } from "./parts";

export const gold: Part = {
  id: "gold",
  isOn: (scene) => scene.rivers !== null,
  factsOf: ({ view }, seat) => {
    const count = view.public.modules?.gold?.purse[seat] ?? 0;
    return [{ id: "gold", icon: "r-gold", text: String(count), label: t("state-gold", { count }) }];
  },
  goods: () => [{ id: "gold", held: (view, seat) => view.public.modules?.gold?.purse[seat] ?? 0 }],
};
