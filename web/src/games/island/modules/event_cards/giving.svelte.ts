/** A card that an event lets somebody give or take, and whom it goes to. */
import { t } from "../../../../lib/text.svelte";
import { argumentOf } from "../../actions";
import type { Good } from "../../data";
import { goodsOf } from "../../goods";
import type { IslandModel, PartState } from "../../model.svelte";
import type { Goods } from "../../notation";
import type { HandPick } from "../../parts";

type Kind = "give_left" | "receive" | "help";
const KINDS: readonly Kind[] = ["give_left", "receive", "help"];

interface Way {
  action: string;
  good: string;
  /** Whom it goes to, where that is chosen. */
  to: number | null;
}

export class GivingState implements PartState, HandPick {
  private good = $state<string | null>(null);
  private to = $state<number | null>(null);

  constructor(private readonly game: IslandModel) {}

  readonly kind: Kind | null = $derived.by(() => KINDS.find((kind) => this.game.legal.has(kind)) ?? null);
  private readonly ways: Way[] = $derived.by(() =>
    (this.game.legal.get(this.kind ?? "") ?? []).map((legal) => {
      const argument = argumentOf(legal) as Good | [number, Good];
      const [to, good] = Array.isArray(argument) ? argument : [null, argument];
      return { action: legal.action, good, to };
    }),
  );
  /** The kinds of cards that may be chosen. */
  readonly goods: string[] = $derived.by(() =>
    goodsOf(this.game.scene).filter((good) => this.ways.some((way) => way.good === good)),
  );
  /** Whom the card may go to; nobody where that is not chosen. */
  readonly receivers: number[] = $derived([...new Set(this.ways.flatMap(({ to }) => (to === null ? [] : [to])))]);
  readonly receiver: number | null = $derived(
    this.to !== null && this.receivers.includes(this.to) ? this.to : (this.receivers[0] ?? null),
  );
  /** The card that is chosen. */
  readonly chosen: string | null = $derived(this.good !== null && this.goods.includes(this.good) ? this.good : null);
  readonly picked: Goods = $derived(this.chosen === null ? {} : { [this.chosen]: 1 });

  isOpen(good: string): boolean {
    return this.goods.includes(good);
  }

  press(good: string): void {
    this.good = this.good === good ? null : good;
  }

  labelOf(good: string): string {
    return t("giving-card", { count: this.game.held(good), resource: t(good) });
  }

  giveTo(seat: number): void {
    this.to = seat;
  }

  async make(): Promise<void> {
    const way = this.ways.find(({ good, to }) => good === this.chosen && to === this.receiver);
    if (way && (await this.game.act(way.action))) this.tidy();
  }

  tidy(): void {
    if (this.kind === null) {
      this.good = null;
      this.to = null;
    }
  }
}
