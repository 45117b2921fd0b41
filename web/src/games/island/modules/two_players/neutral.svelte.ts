/** Whose piece is placed when a neutral colour gets one: the person may keep to one of them. */
import { argumentOf } from "../../actions";
import type { IslandModel } from "../../model.svelte";

/** The moves that place a neutral piece. */
export const NEUTRAL_KINDS: readonly string[] = ["build_road_for", "build_settlement_for"];

/** The seat of the neutral colour in such a move, and the place. */
export function neutralOf(argument: unknown): [seat: number, place: string] {
  return argument as [number, string];
}

export class NeutralState {
  /** The colour that the person keeps to; none if any will do. It is remembered from piece to piece. */
  private kept = $state<number | null>(null);

  constructor(private readonly game: IslandModel) {}

  /** The move that is asked for. */
  readonly kind: string | null = $derived.by(() => NEUTRAL_KINDS.find((kind) => this.game.legal.has(kind)) ?? null);
  /** How many sites each neutral colour has for it. */
  readonly counts: ReadonlyMap<number, number> = $derived.by(() => {
    const counts = new Map<number, number>();
    for (const legal of this.game.legal.get(this.kind ?? "") ?? []) {
      const [seat] = neutralOf(argumentOf(legal));
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    return counts;
  });
  /** The colour that is meant; none if any will do. */
  readonly seat: number | null = $derived(
    this.kept !== null && this.counts.has(this.kept) && this.counts.size > 1 ? this.kept : null,
  );

  keep(seat: number | null): void {
    this.kept = seat;
  }

  isMeant(seat: number): boolean {
    return this.seat === null || this.seat === seat;
  }
}
