/** The two cards that are handed over in a forced trade. */
import { t } from "../../../../lib/text.svelte";
import { argumentOf } from "../../actions";
import type { IslandModel, PartState } from "../../model.svelte";
import { counted, isWithin, total, type Goods } from "../../notation";
import type { HandPick } from "../../parts";

export class HandingState implements PartState, HandPick {
  picked = $state<Goods>({});

  constructor(private readonly game: IslandModel) {}

  /** Every pair that may be given. */
  private readonly ways: { action: string; goods: Goods }[] = $derived.by(() =>
    (this.game.legal.get("hand_over") ?? []).map((legal) => {
      return { action: legal.action, goods: counted(argumentOf(legal) as string[]) };
    }),
  );
  readonly isAsked: boolean = $derived(this.ways.length > 0);
  readonly way: string | null = $derived(
    this.ways.find(({ goods }) => total(this.picked) === total(goods) && isWithin(this.picked, goods))?.action ?? null,
  );
  /** How many cards are still to be picked. */
  readonly left: number = $derived(total(this.ways[0]?.goods ?? {}) - total(this.picked));

  /** Cards that were drawn in this trade are not given back. */
  isOpen(good: string): boolean {
    return this.ways.some(({ goods }) => (goods[good] ?? 0) > 0);
  }

  /** One more of a kind; what cannot be more begins again without this kind. */
  press(good: string): void {
    const more = { ...this.picked, [good]: (this.picked[good] ?? 0) + 1 };
    const isPossible = this.ways.some(({ goods }) => isWithin(more, goods));
    this.picked = isPossible ? more : { ...this.picked, [good]: 0 };
  }

  labelOf(good: string): string {
    return t("handing-card", { count: this.game.held(good), resource: t(good), picked: this.picked[good] ?? 0 });
  }

  clear(): void {
    this.picked = {};
  }

  async make(): Promise<void> {
    if (this.way !== null && (await this.game.act(this.way))) this.clear();
  }

  tidy(): void {
    if (!this.isAsked && total(this.picked) > 0) this.clear();
  }
}
