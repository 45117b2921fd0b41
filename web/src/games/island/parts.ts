/**
 * What an island table is built of. The base game is the first part; a module joins with a part of its own in `PARTS` and adds
 * placements, buttons, focused decisions, panels and goods; what it draws on the island is a layer in `board/layers.ts`. Legal moves
 * whose kind no part handles are listed in words, so a module can be played before it has a part.
 */
import type { Component } from "svelte";
import type { Cards, Scene, View } from "./data";
import type { IslandModel } from "./model.svelte";
import { base } from "./base/part";
import { gold } from "./gold";

/** A kind of move that is made by picking a place on the island. */
export interface Placement {
  /** The kind of move; its argument is the place. */
  kind: string;
  /** What the board shows as a ghost. */
  piece: "road" | "settlement" | "city" | "bridge" | "camel" | "hex";
  icon: string;
  /** Whether the game asks for it now, so that the sites show by themselves; else they show once it is chosen. */
  isAsked(view: View): boolean;
}

/** A button of the action bar. Its label is the message `act-<id>`. */
export interface BarButton {
  id: string;
  key: string;
  icon: string;
  /** The kinds of moves it leads to: it is ready while one of them is legal, and tells the reason of the first otherwise. */
  kinds: string[];
  /** Moves of these kinds need not be listed: the button is ready unless there is a reason against every kind. */
  isOpenForm?: boolean;
  isColoured?: boolean;
  isPrimary?: boolean;
  cost?(scene: Scene): Cards;
  /** What stands in place of a cost. */
  note?(game: IslandModel): string;
  /** Whether the button is there at all; it is, without this. */
  isShown?(game: IslandModel): boolean;
  /** What the button does, if not the obvious: show the sites of its placement, or make its one move. */
  press?(game: IslandModel): void;
}

/** A question with a panel of its own, in the place of the action bar. */
export interface Decision {
  id: string;
  isDue(game: IslandModel): boolean;
  Panel: Component<{ game: IslandModel }>;
}

/** A panel beside the island; on a phone it is in a tab. */
export interface SidePanel {
  id: string;
  side: "left" | "right";
  tab: "trade" | "table";
  Panel: Component<{ game: IslandModel }>;
}

/** Something that people trade, and how much of it somebody holds, as far as that is known. */
export interface Good {
  id: string;
  held(view: View, seat: number): number;
}

export interface Part {
  id: string;
  isOn(scene: Scene): boolean;
  /** Whether the part offers a way to make this kind of move. */
  handles(kind: string): boolean;
  placements?: Placement[];
  buttons?: BarButton[];
  decisions?: Decision[];
  panels?: SidePanel[];
  goods?(scene: Scene): Good[];
}

export const PARTS: Part[] = [base, gold];
