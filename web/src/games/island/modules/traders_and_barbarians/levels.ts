/** What the level of a wagon is good for. */
import type { View } from "../../data";
import type { IslandModel } from "../../model.svelte";

/** The level of a seat's wagon. */
export function levelOf(view: View, seat: number): number {
  return view.public.modules?.traders?.levels[seat] ?? 1;
}

/** The card that lies open before a seat, and the next one. */
export function cardOf({ scene, view }: IslandModel, seat: number) {
  return scene.traders?.levels[levelOf(view, seat) - 1] ?? null;
}

export function nextCardOf({ scene, view }: IslandModel, seat: number) {
  return scene.traders?.levels[levelOf(view, seat)] ?? null;
}

/** The faces of the die that drive a barbarian off: “5, 6”. */
export function facesOf(game: IslandModel): string {
  const from = cardOf(game, game.me ?? 0)?.repels_from ?? null;
  if (from === null) return "";
  return [1, 2, 3, 4, 5, 6].filter((face) => face >= from).join(", ");
}
