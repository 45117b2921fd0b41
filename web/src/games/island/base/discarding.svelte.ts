/** The cards that are being picked for a discard. */
import { t } from "../../../lib/text.svelte";
import type { IslandModel, PartState } from "../model.svelte";
import { discard, total, type Goods } from "../notation";
import type { HandPick } from "../parts";

export class DiscardState implements PartState, HandPick {
  picked = $state<Goods>({});

  constructor(private readonly game: IslandModel) {}

  /** Cards that the seat must still discard. */
  readonly owed: number = $derived.by(() => this.game.view.public.owed[this.game.me ?? 0] ?? 0);
  readonly left: number = $derived(this.owed - total(this.picked));

  isOpen(good: string): boolean {
    return this.game.held(good) > 0;
  }

  /** Picks one more card of a kind; after the last one of the kind none of it is picked. */
  press(good: string): void {
    const picked = this.picked[good] ?? 0;
    const isFull = picked >= this.game.held(good) || this.left <= 0;
    this.set(good, isFull ? 0 : picked + 1);
  }

  labelOf(good: string): string {
    return t("discard-card", { count: this.game.held(good), resource: t(good), picked: this.picked[good] ?? 0 });
  }

  set(good: string, count: number): void {
    this.picked = { ...this.picked, [good]: count };
  }

  clear(): void {
    this.picked = {};
  }

  async make(): Promise<void> {
    const { game } = this;
    if (game.me !== null && (await game.act(discard(game.colourOf(game.me), this.picked)))) this.clear();
  }

  tidy(): void {
    if (!this.game.legal.has("discard") && total(this.picked) > 0) this.clear();
  }
}
