/** Traders & Barbarians in the words of a position: barbarians, stacks, wagons with their loads. */
import { t, type Piece } from "../../../lib/text.svelte";
import type { StatePart } from "../../game";
import type { Scene, Seat, View } from "../data";
import { place, plazaName } from "./places";
import { cargoName, PLAZAS, wantedAt, wantsOf } from "./traders";

/** What is about no single player. */
export function tradersPart(view: View, scene: Scene | null): StatePart[] {
  const traders = view.public.modules?.traders;
  if (!traders) return [];
  const raiders = traders.raiders.map((path) => place(scene, path)).join("; ");
  const lines: Piece[][] = [[t("state-raiders", { places: raiders })]];
  for (const [index, plaza] of PLAZAS.entries()) {
    const count = traders.stacks[index as 0].reduce((sum, each) => sum + each, 0);
    lines.push([t("state-stack", { plaza: plazaName(plaza), wants: wantsOf(plaza), count })]);
  }
  if (traders.journey) lines.push([t("state-points-left", { count: traders.journey.points })]);
  return [{ heading: t("traders_and_barbarians"), lines }];
}

/** What a player has of it. */
export function tradersPlayerLines(view: View, scene: Scene | null, seat: Seat): Piece[][] {
  const traders = view.public.modules?.traders;
  if (!traders) return [];
  const level = traders.levels[seat as 0];
  const [wagon, cargo] = [traders.wagons[seat as 0], traders.cargo[seat as 0]];
  const lines: Piece[][] = [
    [wagon === null ? t("state-wagon-none", { level }) : t("state-wagon", { level, place: place(scene, wagon) })],
  ];
  if (cargo !== null) lines.push([t("state-cargo", { cargo: cargoName(cargo), plaza: plazaName(wantedAt(cargo)) })]);
  lines.push([t("state-delivered", { count: traders.delivered[seat as 0] })]);
  return lines;
}
