/** The vote on a camel as it stands, and the cards that are being picked for a bid. */
import type { Legal } from "../../../../lib/table.svelte";
import { t } from "../../../../lib/text.svelte";
import { argumentOf } from "../../actions";
import type { CaravansFrame } from "../../data";
import type { IslandModel, PartState } from "../../model.svelte";
import { total, type Goods } from "../../notation";
import type { HandPick } from "../../parts";
import { tallyOf, type Voter } from "./tally";

export class VoteState implements PartState, HandPick {
  picked = $state<Goods>({});

  constructor(private readonly game: IslandModel) {}

  /** What the vote waits for; nothing while there is none. */
  readonly frame: CaravansFrame | null = $derived.by(() => {
    const top = this.game.view.public.frames.at(-1);
    return typeof top === "object" && "caravans" in top ? top.caravans : null;
  });
  readonly isOn: boolean = $derived(this.frame !== null);
  readonly tally: Voter[] = $derived.by(() => {
    const { view, turn, people } = this.game;
    const { votes = [] } = view.public.modules?.caravans ?? {};
    return this.frame === null ? [] : tallyOf(this.frame, { votes, turn, count: people.length });
  });

  private readonly bids: { legal: Legal; cards: Goods }[] = $derived.by(() =>
    (this.game.legal.get("bid") ?? []).map((legal) => ({ legal, cards: argumentOf(legal) as Goods })),
  );
  /** The kinds of cards that may be laid, and how many of each at most. */
  readonly most: Goods = $derived.by(() => {
    const most: Goods = {};
    for (const { cards } of this.bids) {
      for (const [good, count] of Object.entries(cards)) most[good] = Math.max(most[good] ?? 0, count);
    }
    return most;
  });
  readonly count: number = $derived(total(this.picked));

  isOpen(good: string): boolean {
    return (this.most[good] ?? 0) > 0;
  }

  /** Picks one more card of a kind; after the last one of the kind none of it is picked. */
  press(good: string): void {
    const picked = this.picked[good] ?? 0;
    this.set(good, picked >= (this.most[good] ?? 0) ? 0 : picked + 1);
  }

  labelOf(good: string): string {
    return t("bid-card", { count: this.game.held(good), resource: t(good), picked: this.picked[good] ?? 0 });
  }

  set(good: string, count: number): void {
    this.picked = { ...this.picked, [good]: count };
  }

  async make(): Promise<void> {
    const isPicked = ({ cards }: { cards: Goods }) =>
      Object.keys({ ...cards, ...this.picked }).every((good) => (cards[good] ?? 0) === (this.picked[good] ?? 0));
    const bid = this.bids.find(isPicked);
    if (bid && (await this.game.act(bid.legal.action))) this.picked = {};
  }

  tidy(): void {
    if (!this.game.legal.has("bid") && this.count > 0) this.picked = {};
  }
}
