/** The time of the person in front of the page, and who plays for them when it has run out too often. */
import type { TableModel } from "../lib/table.svelte";
import { LAST_MS, timeLeft } from "./clock";
import { now } from "./ticker";

export class OwnTime {
  constructor(private readonly table: TableModel) {}

  private readonly clock = $derived.by(() =>
    this.table.seat === null || !this.table.isAsked ? undefined : this.table.clock(this.table.seat),
  );
  /** Milliseconds left of the decision that is asked for; null where nothing is asked or there are no clocks. */
  readonly left: number | null = $derived.by(() =>
    this.clock ? timeLeft(this.clock, now() - this.table.arrivedAt) : null,
  );
  readonly isLast: boolean = $derived(this.left !== null && this.left < LAST_MS && this.clock?.running === true);
  /** Whether a bot plays the seat and gives it back when asked to. */
  readonly mayComeBack: boolean = $derived.by(() => {
    const { standIn } = this.table;
    return standIn !== null && standIn.reason !== "resigned";
  });
}
