/** What the client knows of a game. A game joins with an entry in `games.ts`; the server knows the rules. */
import type { Component } from "svelte";
import type { EventInfo, Reason, RefusalInfo } from "../protocol";
import type { Legal, TableModel } from "../lib/table.svelte";
import type { Piece } from "../lib/text.svelte";

/** Who sits on a seat, as sentences name them. */
export interface Person {
  name: string;
  colour: string;
}

/** A line of the log. */
export interface LogLine {
  /** The number of the first event it tells of. */
  number: number;
  icon: string;
  /** The seat whose doing it is. */
  seat: number | null;
  pieces: Piece[];
  /** Begins a round: a line across the log with the number of the round, and without pieces. */
  round?: number;
  /** Worth a second look: it is about the reader. */
  mark?: boolean;
  /** Done for a player whose time had run out. */
  isLate?: boolean;
}

/** A part of a position in words: a heading and its lines. */
export interface StatePart {
  heading: string;
  lines: Piece[][];
}

/**
 * A game in words. Every event, every action and every view of the game can be said. `scene` is what stays the same of the table, such
 * as the board (`Update.scene`); where it is not at hand, places are called by their bare names. `view` is the present position, for
 * games that call a place by what lies there now.
 */
export interface Words {
  log(events: EventInfo[], reader: number | null, scene: unknown, view?: unknown): LogLine[];
  action(legal: Legal, scene: unknown, view?: unknown): Piece[];
  /** What a kind of move is called, for headings above moves of one kind and for the `kind` and `about` of a `Reason`. */
  heading(kind: string, about?: string | null): string;
  /** Why something cannot be done. Without it that is the sentence of the server. */
  reason?(refusal: RefusalInfo, scene: unknown): string;
  state(view: unknown, scene: unknown, people: Person[]): StatePart[];
  /** What the seat must do now, in one short sentence, and who is waited for otherwise. `reasons` say why it cannot do other things. */
  prompt(
    view: unknown,
    legal: Legal[],
    waiting: number[],
    reader: number | null,
    scene?: unknown,
    reasons?: Reason[],
  ): { title: Piece[]; hint: Piece[] };
}

export interface GameClient {
  words: Words;
  /** The table while a game is played. A game without its own table is played in words. */
  Table: Component<{ table: TableModel }> | null;
  /**
   * A position as a picture: the scene, the view and the people, for replays and, as `isPreview`, for the board before the start. Without
   * one a replay is told in words.
   */
  Picture: Component<{
    scene: unknown;
    view: unknown;
    people: Person[];
    events: EventInfo["data"][];
    isPreview?: boolean;
  }> | null;
  /** What a seat holds in a position of a replay, in one line. */
  Holding?: Component<{ view: unknown; seat: number }>;
}
