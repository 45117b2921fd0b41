/** Rivers: bridges, and the marks of the rich and the poor. */
import { t } from "../../../../lib/text.svelte";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Fact, Part } from "../../parts";
import { goldButtons } from "../gold/part";
import { pointsFrom, signed } from "../../points";

const bridge: BarButton = {
  id: "bridge",
  key: "5",
  icon: "p-bridge",
  kinds: ["build_bridge"],
  isColoured: true,
  cost: ({ costs }) => costs.bridge ?? {},
};

/** Bridges that a player still has: a road on a bridge site is one. */
function bridgesLeft({ scene, view }: IslandModel, seat: number): number {
  const sites = new Set(scene.rivers?.bridge_sites);
  const built = view.public.roads[seat]?.filter((path) => sites.has(path)).length ?? 0;
  return (scene.rivers?.bridges ?? 0) - built;
}

function factsOf(game: IslandModel, seat: number): Fact[] {
  const { rich = null, poor = [] } = game.view.public.modules?.rivers ?? {};
  const facts: Fact[] = [];
  if (rich === seat) {
    const points = signed(pointsFrom(game, seat, "rich_settler"));
    facts.push({
      id: "rich",
      icon: "ui-rich",
      text: points,
      label: t("fact-rich", { points }),
      isAward: true,
      source: "rich_settler",
    });
  }
  if (poor.includes(seat)) {
    const points = signed(pointsFrom(game, seat, "poor_settler"));
    facts.push({
      id: "poor",
      icon: "ui-poor",
      text: points,
      label: t("fact-poor", { points }),
      isBurden: true,
      source: "poor_settler",
    });
  }
  return facts;
}

export const rivers: Part = {
  id: "rivers",
  isOn: (scene) => scene.rivers !== null,
  placements: [{ kind: "build_bridge", piece: "bridge", icon: "p-bridge", isAsked: () => false }],
  groups: [{ id: "rivers", icon: "p-bridge", buttons: [bridge, ...goldButtons] }],
  factsOf,
  poolOf: (game, seat) => {
    const count = bridgesLeft(game, seat);
    return [{ id: "bridges", icon: "p-bridge", text: String(count), label: t("fact-bridges", { count }) }];
  },
};
