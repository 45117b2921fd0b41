/** Friendly Robber: the hexes that are closed to the robber, and why. */
import { t } from "../../../../lib/text.svelte";
import type { IslandModel } from "../../model.svelte";
import type { Part } from "../../parts";
import { SparingState } from "./sparing.svelte";
import Spared from "./Spared.svelte";

const hasClosed = (game: IslandModel): boolean => game.state(SparingState).places.length > 0;

export const friendlyRobber: Part = {
  id: "friendly_robber",
  isOn: ({ variants }) => variants.includes("friendly_robber"),
  decisions: [
    {
      id: "spared",
      kinds: ["move_robber"],
      isDue: hasClosed,
      Panel: Spared,
      prompt: () => ({ title: [t("prompt-move-robber")], hint: [t("spared-hint")], icon: "p-robber" }),
    },
  ],
  closed: (game) => (hasClosed(game) ? game.state(SparingState) : null),
};
