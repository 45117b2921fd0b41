/** Harbormaster: harbour points, and the card for the most of them, on everybody's panel. */
import { t } from "../../../../lib/text.svelte";
import type { Part } from "../../parts";
import { harbourPoints } from "./points";

export const harbormaster: Part = {
  id: "harbormaster",
  isOn: ({ variants }) => variants.includes("harbormaster"),
  factsOf: ({ scene, view }, seat) => {
    const count = harbourPoints(scene, view.public, seat);
    const isAward = view.public.modules?.harbours?.holder === seat;
    return [
      {
        id: "harbour",
        icon: "harbour",
        text: isAward ? t("fact-harbormaster-short", { count }) : String(count),
        label: t(isAward ? "fact-harbormaster" : "fact-harbour-points", { count }),
        isAward,
      },
    ];
  },
};
