/**
 * Trading as the person in front of the page has it: the offer that is being made up, what others propose, and what the page does about
 * it without asking. Who may trade what is the server's to say.
 */
import { tick } from "svelte";
import { t } from "../../../lib/text.svelte";
import type { RefusalInfo } from "../../../protocol";
import type { Legal } from "../../../lib/table.svelte";
import { argumentOf } from "../actions";
import type { Terms } from "../data";
import type { IslandModel, PartState } from "../model.svelte";
import { accept, offer, total, type Goods } from "../notation";
import { asks, type HandPick } from "../parts";

/** What somebody offers to the player on turn, or that player to others, from the side of whoever does. */
export interface Proposal {
  seat: number;
  give: Goods;
  want: Goods;
}

export type Answer = "agrees" | "declines" | "counters" | "waits";

/** As many as an offer can sensibly ask for; what is too much is refused by the server. */
export const WANT_MAX = 9;

export class TradeState implements PartState, HandPick {
  readonly mayWait = true;
  /** The offer that is being made up. */
  give = $state<Goods>({});
  want = $state<Goods>({});
  /** To whom: everybody while it is empty. */
  to = $state<number[]>([]);
  /** An offer is being made up: a click on a card of the hand adds it. */
  isOpened = $state(false);
  /** The turn in which this page declines every offer by itself. */
  private declining = $state<string | null>(null);
  /** Proposals that were put aside in their turn: the rules know no answer “no” to one. */
  private aside = $state<string[]>([]);
  /** Offers of muted people that were looked at nevertheless. */
  private unfolded = $state<string[]>([]);
  /** Why a proposal cannot be accepted, as the server has said. */
  private told = $state.raw<{ name: string; refusal: RefusalInfo | null } | null>(null);
  /** The turn that the offer is being made up for. */
  private draftedIn: string | null = null;
  /** The position that was last answered without asking. */
  private declinedAt: number | null = null;

  constructor(private readonly game: IslandModel) {}

  readonly isDrafted: boolean = $derived(total(this.give) > 0 || total(this.want) > 0);
  readonly isComplete: boolean = $derived(total(this.give) > 0 && total(this.want) > 0);
  /** This turn, for the person in front of the page. */
  private readonly turn: string = $derived.by(() => `${this.game.view.public.turn_count} ${this.game.me}`);

  /** Why the player on turn can make no offer, as the server says. */
  readonly refusal: RefusalInfo | null = $derived.by(() => {
    const { isMyTurn, legal, reasons } = this.game;
    return isMyTurn && !legal.has("offer") ? (reasons.get("offer") ?? null) : null;
  });
  /** Whether the turn is where people trade: after its number, with nothing else to be done, and before trade is closed. */
  readonly isOpenNow: boolean = $derived.by(() => {
    const { view, scene, isMyTurn } = this.game;
    const isClosed = scene.phases === "separate" && view.public.has_built;
    return asks(view, "turn") && this.hasNumber && !isClosed && (!isMyTurn || this.refusal === null);
  });
  readonly hasNumber: boolean = $derived.by(() => this.game.view.public.dice[0] > 0);

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
  readonly offered: Proposal = $derived.by(() => {
    const [give, want] = sides(this.game.view.public.trade.offer);
    return { seat: this.game.turn, give, want };
  });
  readonly isRunning: boolean = $derived(total(this.offered.give) > 0);
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
  /** What is looked at now: agreements come first, and then what is proposed, one after the other. */
  readonly proposal: Proposal | null = $derived(this.agreed.length > 0 ? null : (this.proposals[0] ?? null));
  /** Whether the player on turn has answers to look at, while some may still be missing. */
  readonly hasAnswers: boolean = $derived.by(
    () => this.game.isMyTurn && asks(this.game.view, "turn") && (this.agreed.length > 0 || this.proposals.length > 0),
  );
  /** Whether this page declines all offers of this turn. */
  readonly isDeclining: boolean = $derived.by(() => !this.game.isMyTurn && this.declining === this.turn);
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

  /** Opens the panel to make up an offer, or leaves it: cards of the hand are no longer added, and what was made up stays. */
  toggle(): void {
    if (this.isOpened) this.cancel();
    else this.open();
  }

  private open(): void {
    this.game.cancel();
    this.game.tab = "trade";
    this.isOpened = true;
    // On a phone the panel is there only when the page has followed.
    void tick().then(() => document.querySelector<HTMLElement>('[data-guide="trade"] .pick button:enabled')?.focus());
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

  /** Adds so many of a good to what is given; what one does not have cannot be added. No good is on both sides (`BASE-116`). */
  giveMore(good: string, count = 1): void {
    this.give = changed(this.give, good, count, this.game.held(good));
    if (this.give[good]) this.want = { ...this.want, [good]: 0 };
    this.isOpened = true;
  }

  wantMore(good: string, count = 1): void {
    this.want = changed(this.want, good, count, WANT_MAX);
    if (this.want[good]) this.give = { ...this.give, [good]: 0 };
    this.isOpened = true;
  }

  /** Makes up an offer that answers another one: its sides changed, as far as the hand goes, for the one who made it. */
  counter({ seat, give, want }: Proposal): void {
    this.give = this.asHeld(want);
    this.want = { ...give };
    this.to = [seat];
    this.open();
  }

  /** As much of the goods as the person has. */
  private asHeld(goods: Goods): Goods {
    return Object.fromEntries(
      Object.entries(goods).map(([good, count]) => [good, Math.min(count, this.game.held(good))]),
    );
  }

  async offer(): Promise<void> {
    const { me } = this.game;
    if (me === null || !this.isComplete || !this.isOpenNow) return;
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

  /** An offer is made up for one turn by one person, and with what they have. */
  tidy(): void {
    if (this.draftedIn !== null && this.draftedIn !== this.turn) this.clear();
    this.draftedIn = this.turn;
    const isShort = Object.entries(this.give).some(([good, count]) => count > this.game.held(good));
    if (isShort) this.give = this.asHeld(this.give);
  }

  /** Shows a proposal no more in this turn. */
  putAside(proposal: Proposal): void {
    this.aside = [...this.aside, this.nameOf(proposal)];
  }

  /** Whether an offer is not shown because its maker was muted. */
  isFolded(proposal: Proposal): boolean {
    return this.game.isMuted(proposal.seat) && !this.unfolded.includes(this.nameOf(proposal));
  }

  unfold(proposal: Proposal): void {
    this.unfolded = [...this.unfolded, this.nameOf(proposal)];
  }

  /** Why a proposal cannot be accepted, once the server has said so. */
  refusalOf(proposal: Proposal): RefusalInfo | null {
    return this.told?.name === this.nameOf(proposal) ? this.told.refusal : null;
  }

  /** Has the server say why a proposal cannot be accepted: a reason of the kind is there only if none of them can. */
  async explain(proposal: Proposal): Promise<void> {
    const { game } = this;
    if (game.me === null) return;
    const name = this.nameOf(proposal);
    if (this.told?.name !== name) this.told = { name, refusal: null };
    const refusal = await game.table.why(accept(game.colourOf(game.me), game.colourOf(proposal.seat)));
    if (this.told.name === name) this.told = { name, refusal };
  }

  /** Declines whatever is offered in this turn from now on, or asks again. */
  declineAll(isOn: boolean): void {
    this.declining = isOn ? this.turn : null;
  }

  /**
   * Declines what has been offered, if that was asked for; once in a position, and not for somebody whom a bot plays for: it answers
   * itself. Called when a position arrives or a move was answered.
   */
  decline(): void {
    const { game } = this;
    const { number = null } = game.table.position ?? {};
    if (!this.isDeclining || game.table.standIn !== null || number === this.declinedAt) return;
    if (!game.mayMove || !game.legal.has("decline")) return;
    this.declinedAt = number;
    void game.make("decline");
  }

  private nameOf({ seat, give, want }: Proposal): string {
    return JSON.stringify([this.turn, seat, give, want]);
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
