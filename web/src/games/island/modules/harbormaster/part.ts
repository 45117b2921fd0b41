/** Harbormaster: harbour points, and the card for the most of them, on everybody's panel. */
import { t } from "../../../../lib/text.svelte";
import type { Part } from "../../parts";
import { pointsFrom, signed } from "../../points";
import { harbourPoints } from "./points";

export const harbormaster: Part = {
  id: "harbormaster",
  isOn: ({ variants }) => variants.includes("harbormaster"),
  factsOf: (game, seat) => {
    const count = harbourPoints(game.scene, game.view.public, seat);
    const isAward = game.view.public.modules?.harbours?.holder === seat;
    const points = signed(pointsFrom(game, seat, "harbormaster"));
    return [
      {
        id: "harbour",
        icon: "harbour",
        text: isAward ? t("fact-harbormaster-short", { count, points }) : String(count),
        label: isAward ? t("fact-harbormaster", { count, points }) : t("fact-harbour-points", { count }),
        isAward,
        source: "harbormaster",
      },
    ];
  },
};
