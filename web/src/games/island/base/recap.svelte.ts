/** What happened since the own last turn, while it is one's turn again. */
import type { Piece } from "../../../lib/text.svelte";
import { joined } from "../../pieces";
import type { IslandModel, PartState } from "../model.svelte";
import { pointsSince, since, type Since } from "../since";
import { sayings } from "../words/since";

/** So many things have room in the hint of the prompt. */
const SHORT_MAX = 3;

export class RecapState implements PartState {
  /** Everybody's points when the turn of a seat ended, by seat; a page that came later does not know them. */
  private ends = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** The points as they are seen last in a turn of a seat that the page plays for. */
  private latest: { seat: number; turn: number; points: readonly number[] } | null = null;

  constructor(private readonly game: IslandModel) {}

  readonly told: Since | null = $derived.by(() => {
    const { me, isMyTurn, table } = this.game;
    return me === null || !isMyTurn ? null : since(table.events, me);
  });
  readonly sayings: Piece[][] = $derived.by(() => {
    if (!this.told) return [];
    const before = this.ends.get(this.game.me ?? -1);
    const points = before ? pointsSince(before, this.game.view.public.open_points) : [];
    return sayings(this.told, points, this.game.scene);
  });
  /** What the head of the log says about it. */
  readonly shown: { from: number; sayings: Piece[][] } | null = $derived(
    this.told ? { from: this.told.from, sayings: this.sayings } : null,
  );
  /** What the prompt says about it before the roll, if that is short. */
  readonly hint: Piece[] | null = $derived.by(() => {
    const isShort = this.sayings.length > 0 && this.sayings.length <= SHORT_MAX;
    return isShort && this.game.legal.has("roll") ? joined(this.sayings, "; ") : null;
  });

  /** Notes the points while it is the own turn; they are those of its end once it has passed. */
  tidy(): void {
    const { me, isMyTurn, view } = this.game;
    const { turn_count: turn, open_points: points } = view.public;
    const { latest } = this;
    if (latest && latest.turn !== turn) {
      this.ends = new Map(this.ends).set(latest.seat, latest.points);
      this.latest = null;
    }
    if (isMyTurn && me !== null) this.latest = { seat: me, turn, points };
  }
}
