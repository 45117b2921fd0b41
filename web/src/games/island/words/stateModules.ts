/** What modules add to the position of the island game in words. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import type { StatePart } from "../../game";
import { seatPiece } from "../../pieces";
import type { FishermenScene, RiversScene, Scene, Seat, View } from "../data";
import { harbourPoints } from "../modules/harbormaster/points";
import { eventCardName, fishOf } from "./logModules";
import { late } from "./late";
import { place } from "./places";

/** Who holds an award. */
export function award(id: string, holder: Seat | null): Piece[] {
  return rich(id, { seat: holder === null ? t("state-nobody") : seatPiece(holder) });
}

/** The parts that are about no single player. */
export function moduleParts(view: View, scene: Scene | null): StatePart[] {
  const { events, harbours, fish, rivers, caravans } = view.public.modules ?? {};
  const parts: StatePart[] = [];
  if (harbours) parts.push({ heading: t("harbormaster"), lines: [award("state-harbormaster", harbours.holder)] });
  if (events) {
    const open = events.revealed.map(eventCardName).join(", ") || t("pieces-nothing");
    const lines: Piece[][] = [[t("state-events-open", { count: events.revealed.length, cards: open })]];
    if (events.damaged.length > 0) lines.push([t("state-damaged", { places: places(scene, events.damaged) })]);
    parts.push({ heading: t("event_cards"), lines });
  }
  if (fish) {
    const lines: Piece[][] = [[t("state-fish-spent", { fish: fishOf(fish.spent) })]];
    lines.push(fish.boot === null ? [t("state-boot-nobody")] : rich("state-boot", { seat: seatPiece(fish.boot) }));
    if (scene?.fish) lines.push(...fishLines(scene.fish, scene));
    parts.push({ heading: t("fishermen"), lines });
  }
  if (rivers) {
    const lines: Piece[][] = [award("state-rich", rivers.rich)];
    if (scene?.rivers) lines.push(...riverLines(scene.rivers, scene));
    parts.push({ heading: t("rivers"), lines });
  }
  if (caravans) {
    const lines: Piece[][] = [[t("state-camels", { places: places(scene, caravans.camels) || t("pieces-nothing") })]];
    const heads = caravans.heads.filter((head) => head !== null);
    if (heads.length > 0) lines.push([t("state-heads", { places: places(scene, heads) })]);
    if (caravans.is_due) lines.push([t("state-camel-due")]);
    if (scene?.caravans) {
      lines.push([t("state-camels-left", { count: scene.caravans.camels - caravans.camels.length })]);
      const arrows = scene.caravans.arrows.map(({ path }) => path);
      lines.push([t("state-arrows", { places: places(scene, arrows) })]);
    }
    parts.push({ heading: t("caravans"), lines });
  }
  parts.push(...(late.cities?.part(view, scene) ?? []));
  parts.push(...(late.attack?.part(view, scene) ?? []), ...(late.traders?.part(view, scene) ?? []));
  return parts;
}

/** Where fish are caught, and what they buy. */
function fishLines({ grounds, prices }: FishermenScene, scene: Scene): Piece[][] {
  const caught = grounds.map(({ number, shore }) => [t("state-fish-ground", { number, places: places(scene, shore) })]);
  const { remove_robber, steal, take, road, card } = prices;
  return [...caught, [t("state-fish-prices", { robber: remove_robber, steal, take, road, card })]];
}

function riverLines({ bridge_sites, card_price }: RiversScene, scene: Scene): Piece[][] {
  return [
    [t("state-bridge-sites", { places: places(scene, bridge_sites) })],
    [t("state-gold-price", { gold: card_price })],
  ];
}

function places(scene: Scene | null, names: readonly Parameters<typeof place>[1][]): string {
  return names.map((name) => place(scene, name)).join("; ");
}

/** What a player holds of the modules. */
export function modulePlayerLines(view: View, scene: Scene | null, seat: Seat): Piece[][] {
  const { two, gold, fish, rivers, caravans } = view.public.modules ?? {};
  const lines: Piece[][] = [];
  if (scene?.variants.includes("harbormaster"))
    lines.push([t("fact-harbour-points", { count: harbourPoints(scene, view.public, seat) })]);
  if (two && scene?.two?.tokens !== null) lines.push([t("state-tokens", { count: two.tokens[seat as 0] ?? 0 })]);
  if (gold) lines.push([t("state-gold", { count: gold.purse[seat as 0] })]);
  if (fish) lines.push([t("state-fish", { count: fish.held[seat as 0] })]);
  if (fish && fish.due[seat as 0] > 0) lines.push([t("state-fish-due", { count: fish.due[seat as 0] })]);
  if (rivers?.poor.includes(seat)) lines.push([t("state-poor")]);
  const votes = caravans?.votes[seat as 0] ?? 0;
  if (votes > 0) lines.push([t("state-votes", { count: votes })]);
  const named = caravans?.named[seat as 0];
  if (named) lines.push([t("state-named", { place: place(scene, named) })]);
  lines.push(...(late.cities?.playerLines(view, scene, seat) ?? []));
  lines.push(...(late.attack?.playerLines(view, scene, seat) ?? []));
  lines.push(...(late.traders?.playerLines(view, scene, seat) ?? []));
  return lines;
}
