/** Gold among the goods that people trade, in scenarios that have it. What is bought and sold for gold at the bank is listed in words. */
import type { Part } from "./parts";

export const gold: Part = {
  id: "gold",
  isOn: (scene) => scene.rivers !== null,
  handles: () => false,
  goods: () => [{ id: "gold", held: (view, seat) => view.public.modules?.gold?.purse[seat] ?? 0 }],
};
