/** Event Cards: a deck in the place of the dice, and what its events ask. */
import { t } from "../../../../lib/text.svelte";
import type { IslandModel } from "../../model.svelte";
import { asks, type Part } from "../../parts";
import { CardsState } from "./cards.svelte";
import CardsLeft from "./CardsLeft.svelte";
import DrawFrom from "./DrawFrom.svelte";
import EventFace from "./EventFace.svelte";
import GiveCard from "./GiveCard.svelte";
import { GivingState } from "./giving.svelte";

/** Own roads that are damaged. */
function damagedOf({ view, me }: IslandModel): string[] {
  const own: readonly string[] = me === null ? [] : (view.public.roads[me] ?? []);
  return (view.public.modules?.events?.damaged ?? []).filter((path) => own.includes(path));
}

export const eventCards: Part = {
  id: "event_cards",
  isOn: (scene) => scene.events !== null,
  placements: [
    { kind: "damage_road", piece: "damage", icon: "p-damage", isAsked: () => true },
    { kind: "repair_road", piece: "repair", icon: "p-repair", isAsked: (view) => asks(view, "free_roads") },
    { kind: "flee", piece: "hex", icon: "p-robber", isAsked: () => true },
  ],
  instead: {
    roll: {
      id: "reveal",
      key: "r",
      icon: "ev-card",
      kinds: ["roll"],
      isMain: true,
      note: (game) => t("act-reveal-note", { count: game.state(CardsState).leftCount }),
    },
    // No road is built while one is damaged.
    road: {
      id: "repair",
      key: "1",
      icon: "p-repair",
      kinds: ["repair_road"],
      cost: (scene) => scene.costs.road,
      isShown: (game) => damagedOf(game).length > 0,
    },
  },
  decisions: [
    { id: "giving", kinds: ["give_left", "receive", "help"], Panel: GiveCard },
    { id: "draw_from", kinds: ["draw_from"], Panel: DrawFrom },
  ],
  factsOf: ({ view }, seat) => {
    const roads: readonly string[] = view.public.roads[seat] ?? [];
    const count = (view.public.modules?.events?.damaged ?? []).filter((path) => roads.includes(path)).length;
    const label = t("fact-damaged", { count });
    return count > 0 ? [{ id: "damaged", icon: "p-damage", text: String(count), label, isBurden: true }] : [];
  },
  hand: (game) => {
    const giving = game.state(GivingState);
    return giving.kind !== null && giving.kind !== "receive" ? giving : null;
  },
  numbers: { Face: EventFace, Tally: CardsLeft },
};
