/**
 * What an island table is built of. The base game is the first part; a module joins with a part of its own in `PARTS` and adds
 * placements, buttons, decisions, panels, holdings, facts about players, goods and what lies in the place of the dice; what it draws on the island is a layer in
 * `board/layers.ts`, what it says is in `words/`. A part keeps what the person has opened and put together in a class of its own, whose
 * one object `game.state(Class)` gives. Legal moves whose kind no part offers are listed in words, so a module can be played before it
 * has a part.
 */
import type { Component } from "svelte";
import type { Piece } from "../../lib/text.svelte";
import type { DiceForm } from "./board/dice";
import type { Closed, SiteNote } from "./board/scene";
import type { Scene, View } from "./data";
import type { IslandModel } from "./model.svelte";
import type { Goods } from "./notation";
import { base } from "./base/part";
import { caravans } from "./modules/caravans/part";
import { eventCards } from "./modules/event_cards/part";
import { fishermen } from "./modules/fishermen/part";
import { friendlyRobber } from "./modules/friendly_robber/part";
import { gold } from "./modules/gold/part";
import { harbormaster } from "./modules/harbormaster/part";
import { rivers } from "./modules/rivers/part";
import { twoPlayers } from "./modules/two_players/part";

/**
 * A kind of move that is made by picking a place on the island, or several one after the other: what is moved, and where to. The title
 * of the prompt while its sites were asked for is the message `place-<kind>`.
 */
export interface Placement {
  kind: string;
  /** What the board shows as a ghost. */
  piece: string;
  icon: string;
  /** Another ghost and icon, where what is placed is not always the same. */
  lookNow?(game: IslandModel): { piece: string; icon: string } | null;
  /** Whether the game asks for it now, so that the sites show by themselves; else they show once it is chosen. */
  isAsked(view: View): boolean;
  /** What the prompt says while its sites were asked for, if not the message `place-<kind>`. */
  title?: string;
  /** The places of a move in the order in which they are picked; the move's argument, without this. None: no site stands for it. */
  picks?(argument: unknown): string[];
  /** Two places that may be picked in either order. */
  isEitherWay?: boolean;
  /** Whose piece it would be; one's own, without this. */
  seatOf?(argument: unknown): number | null;
  /** What stands beside the place of a move: what it costs to get there, and what is to be paid. */
  notesOf?(game: IslandModel, argument: unknown): SiteNote[];
  /** Whether a move is meant, where the person has narrowed the choice; all are, without this. */
  isMeant?(game: IslandModel, argument: unknown): boolean;
}

/** A button of the action bar. Its label is the message `act-<id>`. */
export interface BarButton {
  id: string;
  /** The letter or digit that presses it; none for buttons that have too little to do with the keyboard. */
  key: string | null;
  icon: string;
  /** The kinds of moves it leads to: it is ready while one of them is legal, and tells the reason of the first otherwise. */
  kinds: string[];
  /** Moves of these kinds need not be listed: the button is ready unless there is a reason against every kind. */
  isOpenForm?: boolean;
  isColoured?: boolean;
  /** What a turn goes on with: the roll, its end. These share the biggest place of the bar, and the first that is ready has it. */
  isMain?: boolean;
  /** Rare and worth seeing at once. */
  isStrong?: boolean;
  cost?(scene: Scene, game: IslandModel): Goods;
  /** What stands after the cost, or in its place. */
  note?(game: IslandModel): string;
  /** Whether the button is there at all; it is, without this. */
  isShown?(game: IslandModel): boolean;
  /** What the button does, if not the obvious: show the sites of its placement, open its decision, or make its one move. */
  press?(game: IslandModel): void;
  /** What is open while the button looks pressed, if not its placement or the decision of its name. */
  isPressed?(game: IslandModel): boolean;
}

/** Buttons that belong together. The first group of the base game is the turn itself; others stand in a row below it, or behind a switch. */
export interface ButtonGroup {
  /** Its label is the message `group-<id>`. */
  id: string;
  icon: string;
  buttons: BarButton[];
}

/** A question with a panel of its own, in the place of the action bar. */
export interface Decision {
  id: string;
  /** The kinds of moves that its panel makes. */
  kinds: string[];
  /** Whether it is to be made now. Without this it is while one of its kinds is legal, and it was opened if that is the person's to do. */
  isDue?(game: IslandModel): boolean;
  Panel: Component<{ game: IslandModel }>;
  /** What the prompt says about it; what the game asks, without this or if there is nothing else to say. */
  prompt?(game: IslandModel): { title: Piece[]; hint: Piece[]; icon: string } | null;
  /** The person has opened it and may leave it again. What the game asks for comes first. */
  isOpened?: boolean;
  /** Nobody has to make it now: what the game asks for and what the person has opened come first. */
  mayWait?: boolean;
}

/** A panel beside the island; on a phone it is in a tab. */
interface SidePanel {
  id: string;
  side: "left" | "right";
  tab: "trade" | "table";
  Panel: Component<{ game: IslandModel }>;
  /** Whether it is there now; it is, without this. */
  isShown?(game: IslandModel): boolean;
}

/** Something about a player, or in the bank, that everybody sees, as a picture with a short text. */
export interface Fact {
  id: string;
  icon: string;
  text: string;
  /** The whole of it in words. */
  label: string;
  /** Worth points now. */
  isAward?: boolean;
  /** What the server calls the points that it tells of. */
  source?: string;
  /** Something that the player would rather not have. */
  isBurden?: boolean;
}

/** A card of the own hand that is played, not traded. */
export interface HandCard {
  id: string;
  name: string;
  /** What it does. */
  about: string;
  icon: string;
  count: number;
  /** The colour of its band. */
  band: string;
  isPlayable: boolean;
  /** Whether it can be played, in words. */
  note: string;
  /** A word on the card itself. */
  mark?: string;
  /** Whether what it does is open. */
  isOpen: boolean;
  press(isTouch: boolean): void;
}

/** What clicks on cards of the own hand do now. */
export interface HandPick {
  /** What the game asks for comes first. */
  mayWait?: boolean;
  /** How many of each kind were picked. */
  picked: Goods;
  /** Whether a click on this kind does anything. */
  isOpen(good: string): boolean;
  press(good: string): void;
  /** Takes one back: a right click. Nothing, where a click does that too. */
  back?(good: string): void;
  labelOf(good: string): string;
}

/** Something that people trade, and how much of it somebody holds, as far as that is known. */
export interface Good {
  id: string;
  held(view: View, seat: number): number;
}

/** How the numbers of turns are told where they are not single throws. */
export interface Numbers {
  /** What lies in the place of the dice, in a form that covers nothing. */
  Face: Component<{ game: IslandModel; form: DiceForm }>;
  /** What stands in the place of the statistics of the rolls, if not these. */
  Tally?: Component<{ game: IslandModel }>;
}

export interface Part {
  id: string;
  isOn(scene: Scene): boolean;
  placements?: Placement[];
  groups?: ButtonGroup[];
  /** Buttons that take the place of others while they are shown, by the id of those. They lead to moves that are offered otherwise too. */
  instead?: Record<string, BarButton>;
  decisions?: Decision[];
  panels?: SidePanel[];
  /** What the person holds beside cards: it stands after the hand. */
  Holdings?: Component<{ game: IslandModel }>;
  /** Cards of the own hand that are played. */
  cards?(game: IslandModel): HandCard[];
  factsOf?(game: IslandModel, seat: number): Fact[];
  /** Numbers that stand in the row of the hand and the road: cards that are played, and strength. */
  statsOf?(game: IslandModel, seat: number): Fact[];
  numbers?: Numbers;
  /** The places that what is being placed cannot go to, where that is worth a mark. */
  closed?(game: IslandModel): Closed | null;
  /** Pieces that a player still has, beside roads, settlements and cities. */
  poolOf?(game: IslandModel, seat: number): Fact[];
  hand?(game: IslandModel): HandPick | null;
  goods?(scene: Scene): Good[];
  /** What lies in the bank beside cards. */
  stock?(game: IslandModel): Fact[];
}

/** Every part that there is, in the order in which their things stand. Modules whose code is loaded with their first table come among them. */
export const PARTS: Part[] = [
  base,
  eventCards,
  twoPlayers,
  harbormaster,
  friendlyRobber,
  fishermen,
  rivers,
  gold,
  caravans,
];

/** A module joins whose part only some tables need. */
export function addPart(part: Part): void {
  if (PARTS.includes(part)) return;
  // The expansion stands before the scenarios and the variants that go with it.
  PARTS.splice(
    PARTS.findIndex(({ id }) => id === "harbormaster"),
    0,
    part,
  );
}

/** The ghost and the icon of a placement as it is now. */
export function lookOf(placement: Placement, game: IslandModel): { piece: string; icon: string } {
  return placement.lookNow?.(game) ?? placement;
}

/** Every kind of move that a part offers a way to make: with a place on the island, a button or a panel. */
export function offeredBy({ placements = [], groups = [], decisions = [] }: Part): string[] {
  const withKinds = [...groups.flatMap((group) => group.buttons), ...decisions];
  return [...placements.map(({ kind }) => kind), ...withKinds.flatMap(({ kinds }) => kinds)];
}

/** The frame that the game waits for. */
export function asks(view: View, name: string): boolean {
  const top = view.public.frames.at(-1);
  return top === name || (typeof top === "object" && name in top);
}
