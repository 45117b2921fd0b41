/** Barbarian Attack in the words of a position: barbarians, knights, prisoners and what is captured. */
import { t, type Piece } from "../../../lib/text.svelte";
import type { StatePart } from "../../game";
import { capturedOf, coastsOf, overrunOf, supplyOf } from "../modules/barbarian_attack/coast";
import type { Edge, Hex, Scene, Seat, Vertex, View } from "../data";
import { place } from "./places";

/** What is about no single player. */
export function attackPart(view: View, scene: Scene | null): StatePart[] {
  const attack = view.public.modules?.attack;
  if (!attack) return [];
  const coasts = coastsOf(attack).map(({ hex, count }) => t("state-coast", { place: place(scene, hex), count }));
  const lines: Piece[][] = [
    [coasts.length === 0 ? t("state-barbarians-none") : t("state-barbarians", { places: coasts.join("; ") })],
  ];
  const overrun = overrunOf(attack);
  if (overrun.length > 0) lines.push([t("state-overrun", { places: listed(scene, overrun) })]);
  lines.push([t("state-barbarians-left", { count: supplyOf(attack) })]);
  if (attack.foreign !== null) lines.push([t("state-foreign", { place: place(scene, attack.foreign) })]);
  if (attack.aside > 0) lines.push([t("state-aside", { count: attack.aside })]);
  return [{ heading: t("barbarian_attack"), lines }];
}

/** What a player has of it. */
export function attackPlayerLines(view: View, scene: Scene | null, seat: Seat): Piece[][] {
  const attack = view.public.modules?.attack;
  if (!attack) return [];
  const knights = attack.guards[seat as 0];
  const lines: Piece[][] = [
    [t("state-horsemen", { places: knights.length > 0 ? listed(scene, knights) : t("pieces-nothing") })],
    [t("state-prisoners", { count: attack.prisoners[seat as 0] })],
  ];
  const captured = capturedOf(view.public, seat);
  if (captured.length > 0) lines.push([t("state-captured", { places: listed(scene, captured) })]);
  return lines;
}

function listed(scene: Scene | null, places: readonly (Hex | Vertex | Edge)[]): string {
  return places.map((each) => place(scene, each)).join("; ");
}
