/** Caravans: the vote on a camel, and what camels are worth. */
import { t } from "../../../../lib/text.svelte";
import type { SiteNote } from "../../board/scene";
import type { IslandModel } from "../../model.svelte";
import type { Fact, Part, Placement } from "../../parts";
import { pointsFrom, signed } from "../../points";
import Bid from "./Bid.svelte";
import Vote from "./Vote.svelte";
import { VoteState } from "./voting.svelte";

/** How many votes a path has that was named already. */
function votesFor(game: IslandModel, path: unknown): SiteNote[] {
  const { votes = [], named = [] } = game.view.public.modules?.caravans ?? {};
  const count = votes.reduce((sum, own, seat) => (named[seat] === path ? sum + own : sum), 0);
  return count > 0 ? [{ text: String(count), label: t("camel-votes", { count }) }] : [];
}

const placements: Placement[] = ["name_path", "place_camel"].map((kind) => ({
  kind,
  piece: "camel",
  icon: "p-camel",
  isAsked: () => true,
  seatOf: () => null,
  notesOf: votesFor,
}));

function factsOf(game: IslandModel, seat: number): Fact[] {
  const { isOn, tally } = game.state(VoteState);
  const facts: Fact[] = [];
  const points = pointsFrom(game, seat, "camels");
  if (points > 0) {
    const label = t("fact-camels", { points: signed(points) });
    facts.push({ id: "camels", icon: "p-camel", text: signed(points), label, isAward: true, source: "camels" });
  }
  const votes = tally.find((each) => each.seat === seat)?.votes ?? null;
  if (isOn && votes !== null) {
    facts.push({ id: "votes", icon: "ui-vote", text: String(votes), label: t("state-votes", { count: votes }) });
  }
  const isDue = (game.view.public.modules?.caravans?.is_due ?? false) && game.turn === seat;
  if (isDue && !isOn) {
    facts.push({ id: "camel-due", icon: "p-camel", text: t("fact-camel-due"), label: t("state-camel-due") });
  }
  return facts;
}

export const caravans: Part = {
  id: "caravans",
  isOn: (scene) => scene.caravans !== null,
  placements,
  decisions: [
    {
      id: "bid",
      kinds: ["bid"],
      Panel: Bid,
      prompt: () => ({ title: [t("prompt-bid")], hint: [t("prompt-bid-hint")], icon: "p-camel" }),
    },
    { id: "vote", kinds: ["name_path"], isDue: (game) => game.state(VoteState).isOn, Panel: Vote },
  ],
  hand: (game) => (game.legal.has("bid") ? game.state(VoteState) : null),
  factsOf,
  stock: ({ scene, view }) => {
    const count = (scene.caravans?.camels ?? 0) - (view.public.modules?.caravans?.camels.length ?? 0);
    return [{ id: "camels", icon: "p-camel", text: String(count), label: t("state-camels-left", { count }) }];
  },
};
