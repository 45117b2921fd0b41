/**
 * Trading as the person in front of the page has it: the offer that is being made up, what others propose, and what the page does about
 * it without asking. Who may trade what is the server's to say.
 */
import { t } from "../../../lib/text.svelte";
import type { Legal } from "../../../lib/table.svelte";
import { argumentOf } from "../actions";
import type { Terms } from "../data";
import type { IslandModel, PartState } from "../model.svelte";
import { offer, total, type Goods } from "../notation";
import type { HandPick } from "../parts";

/** What an opponent proposes to the player on turn, from the proposer's side. */
export interface Proposal {
  seat: number;
  give: Goods;
  want: Goods;
}

export type Answer = "agrees" | "declines" | "counters" | "waits";

/** As many as an offer can sensibly ask for; what is too much is refused by the server. */
export const WANT_MAX = 9;

export class TradeState implements PartState, HandPick {
  /** The offer that is being made up. */
  give = $state<Goods>({});
  want = $state<Goods>({});
  /** To whom: everybody while it is empty. */
  to = $state<number[]>([]);
  /** The panel was opened to make an offer: a click on a card of the hand adds it. */
  isOpened = $state(false);
  /** The turn in which this page declines every offer by itself, counted as the server counts turns. */
  private declining = $state<number | null>(null);
  /** Proposals that were put aside, each with its turn: the rules know no answer “no” to one. */
  private aside = $state<string[]>([]);

  constructor(private readonly game: IslandModel) {}

  readonly isDrafted: boolean = $derived(total(this.give) > 0 || total(this.want) > 0);
  readonly isComplete: boolean = $derived(total(this.give) > 0 && total(this.want) > 0);
  /** Whether a click on a card of the hand adds it to the offer. */
  readonly isInUse: boolean = $derived(this.isOpened || this.isDrafted);

  /** Whom an offer goes to: an opponent of the player on turn can only ask that player. */
  readonly partners: number[] = $derived.by(() => {
    const { game } = this;
    return game.isMyTurn ? game.order.filter((seat) => seat !== game.me) : [game.turn];
  });
  readonly asked: number[] = $derived.by(() => {
    const some = this.partners.filter((seat) => this.to.includes(seat));
    return some.length > 0 ? some : this.partners;
  });

  /** The offer of the player on turn; both sides are empty if there is none. */
  readonly running: [give: Goods, want: Goods] = $derived.by(() => sides(this.game.view.public.trade.offer));
  readonly isRunning: boolean = $derived(total(this.running[0]) > 0);
  /** What opponents propose to the player on turn, without what was put aside here. */
  readonly proposals: Proposal[] = $derived.by(() => {
    const { trade } = this.game.view.public;
    return this.game.order.flatMap((seat) => {
      const [give, want] = sides(trade.proposals[seat] ?? { give: {}, want: {} });
      const proposal = { seat, give, want };
      return total(give) === 0 || this.aside.includes(this.nameOf(proposal)) ? [] : [proposal];
    });
  });
  /** The partners of the running offer whose agreement waits to be taken. */
  readonly agreed: number[] = $derived.by(() =>
    (this.game.legal.get("trade_with") ?? []).map((legal) => Number(argumentOf(legal))),
  );
  /** Whether the player on turn has answers to look at. */
  readonly hasAnswers: boolean = $derived.by(
    () => this.game.isMyTurn && this.game.table.isAsked && (this.agreed.length > 0 || this.proposals.length > 0),
  );
  /** Whether this page declines all offers of this turn. */
  readonly isDeclining: boolean = $derived.by(
    () => !this.game.isMyTurn && this.declining === this.game.view.public.turn_count,
  );
  /** Whether an offer waits for an answer of the person in front of the page. */
  readonly isAnswerDue: boolean = $derived.by(() => {
    const { game } = this;
    return game.table.isAsked && !game.isMyTurn && game.legal.has("decline") && !this.isDeclining;
  });

  /** What a partner says to the running offer. */
  answerOf(seat: number): Answer {
    const { accepted, declined } = this.game.view.public.trade;
    if (this.proposals.some((each) => each.seat === seat)) return "counters";
    if (accepted.includes(seat)) return "agrees";
    return declined.includes(seat) ? "declines" : "waits";
  }

  /** The legal move of a kind that concerns this seat. */
  moveWith(kind: string, seat: number): Legal | null {
    return this.game.legal.get(kind)?.find((legal) => argumentOf(legal) === seat) ?? null;
  }

  /** Opens the panel to make up an offer. */
  open(): void {
    this.game.cancel();
    this.game.tab = "trade";
    this.isOpened = true;
    document.querySelector<HTMLElement>('[data-guide="trade"] .pick button:enabled')?.focus();
  }

  // The hand, while an offer is made up.

  get picked(): Goods {
    return this.give;
  }

  isOpen(good: string): boolean {
    return this.game.held(good) > 0;
  }

  press(good: string): void {
    this.giveMore(good);
  }

  back(good: string): void {
    this.giveMore(good, -1);
  }

  labelOf(good: string): string {
    return t("trade-card", { count: this.game.held(good), resource: t(good), picked: this.give[good] ?? 0 });
  }

  /** Adds so many of a good to what is given; what one does not have cannot be added. */
  giveMore(good: string, count = 1): void {
    this.give = changed(this.give, good, count, this.game.held(good));
  }

  wantMore(good: string, count = 1): void {
    this.want = changed(this.want, good, count, WANT_MAX);
  }

  /** Makes up an offer that answers another one: its sides changed, as far as the hand goes, for the one who made it. */
  counter([give, want]: [Goods, Goods], to: number): void {
    this.give = Object.fromEntries(
      Object.entries(want).map(([good, count]) => [good, Math.min(count, this.game.held(good))]),
    );
    this.want = { ...give };
    this.to = [to];
    this.open();
  }

  async offer(): Promise<void> {
    const { me } = this.game;
    if (me === null || !this.isComplete) return;
    const to = this.asked.map((seat) => this.game.colourOf(seat));
    if (await this.game.act(offer(this.game.colourOf(me), this.give, this.want, to))) this.clear();
  }

  clear(): void {
    this.give = {};
    this.want = {};
    this.to = [];
    this.isOpened = false;
  }

  cancel(): void {
    this.isOpened = false;
  }

  /** Shows a proposal no more in this turn. */
  putAside(proposal: Proposal): void {
    this.aside = [...this.aside, this.nameOf(proposal)];
  }

  /** Declines whatever is offered in this turn from now on, or asks again. */
  declineAll(isOn: boolean): void {
    this.declining = isOn ? this.game.view.public.turn_count : null;
  }

  /** Declines what has been offered, if that was asked for. Called when a position arrives or a move was answered. */
  decline(): void {
    if (this.isDeclining && this.game.mayMove && this.game.legal.has("decline")) void this.game.make("decline");
  }

  private nameOf({ seat, give, want }: Proposal): string {
    return JSON.stringify([this.game.view.public.turn_count, seat, give, want]);
  }
}

/** Goods with more or fewer of one kind, from none to so many. */
export function changed(goods: Goods, good: string, by: number, most: number): Goods {
  return { ...goods, [good]: Math.min(most, Math.max(0, (goods[good] ?? 0) + by)) };
}

/** Both sides of an offer as goods: what its maker gives, and wants. Gold is counted from the maker's side. */
export function sides({ give, want, gold = 0 }: Terms): [give: Goods, want: Goods] {
  return [
    { ...give, ...(gold > 0 ? { gold } : {}) },
    { ...want, ...(gold < 0 ? { gold: -gold } : {}) },
  ];
}
