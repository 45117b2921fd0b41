/**
 * The state of an island table as its components need it: what the server says, typed and sorted, and what the person in front of it
 * has opened. Rules are the server's; this only sorts what it offers.
 */
import { untrack } from "svelte";
import { peopleOf } from "../../lib/people";
import type { Legal, TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { announce } from "../../lib/toasts.svelte";
import type { Reason } from "../../protocol";
import type { Person } from "../game";
import { argumentOf, byKind } from "./actions";
import { withTokens, type Site } from "./board/scene";
import type { Scene, Terms, View } from "./data";
import { discard, offer, total, type Goods } from "./notation";
import { PARTS, type BarButton, type Decision, type Good, type Part, type Placement } from "./parts";

export type Tab = "build" | "trade" | "log" | "chat" | "table";

/** Modules that change rules and add no moves. */
const WITHOUT_MOVES = ["friendly_robber", "harbormaster"];

/** How long a piece that was placed with the mouse can be taken back with a button in the prompt. */
const UNDO_MS = 5000;

/** What a part of the table keeps for the person in front of it: what is being put together, and what was opened. */
export interface PartState {
  /** A position has arrived: what it no longer allows is given up. */
  tidy?(): void;
  /** The person leaves whatever was opened. */
  cancel?(): void;
}

type StateClass<S extends PartState> = new (game: IslandModel) => S;

export class IslandModel {
  /** The tab that is open on a phone. */
  tab = $state<Tab>("build");
  areKeysOpen = $state(false);
  /** On a phone, the list of moves in words is open in the place of the action bar. */
  areOthersOpen = $state(false);
  /** The development card for which resources are being chosen, as the kind of its move. */
  choosing = $state<string | null>(null);
  /** The cards picked for the discard that is due. */
  discarding = $state<Goods>({});
  /** The offer that is being made up. */
  give = $state<Goods>({});
  want = $state<Goods>({});
  /** To whom: everybody while it is empty. */
  to = $state<number[]>([]);
  /** A place that the server has just refused. */
  refused = $state<string | null>(null);
  /** Undo is offered in the prompt. */
  isUndoFresh = $state(false);

  /** The kind of move whose sites were asked for. */
  private chosen = $state<string | null>(null);
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly states = new Map<StateClass<PartState>, PartState>();

  constructor(readonly table: TableModel) {}

  /** What a part keeps of this table: the one object of its class, made when it is first asked for. */
  state<S extends PartState>(Class: StateClass<S>): S {
    const known = this.states.get(Class) as S | undefined;
    if (known) return known;
    const made = new Class(this);
    this.states.set(Class, made);
    return made;
  }

  readonly view: View = $derived.by(() => this.table.look?.view as View);
  /** The board as it lies now. */
  readonly scene: Scene = $derived.by(() => withTokens(this.table.scene as Scene, this.view.tokens));
  readonly people: Person[] = $derived.by(() => (this.table.info ? peopleOf(this.table.info) : []));
  /** The seat of the person in front of the page; none for spectators. */
  readonly me: number | null = $derived.by(() => this.table.seat);
  readonly turn: number = $derived(this.view.public.turn);
  readonly isMyTurn: boolean = $derived(this.me !== null && this.turn === this.me);
  readonly isPaused: boolean = $derived.by(() => this.table.info?.status === "paused");
  /** Whether moves reach the server now. */
  readonly mayMove: boolean = $derived.by(
    () => this.me !== null && this.table.isUp && !this.isPaused && !this.table.isBusy,
  );
  readonly legal: ReadonlyMap<string, Legal[]> = $derived.by(() => byKind(this.table.actions));
  readonly reasons: ReadonlyMap<string, Reason["refusal"]> = $derived.by(
    () => new Map(this.table.reasons.map(({ kind, refusal }) => [kind, refusal])),
  );
  readonly round: number = $derived(
    Math.max(1, Math.ceil(this.view.public.turn_count / Math.max(1, this.people.length))),
  );
  /** The seats in turn order, the own one first. */
  readonly order: number[] = $derived.by(() => {
    const count = this.people.length;
    return this.people.map((_, index) => ((this.me ?? 0) + index) % count);
  });
  readonly nextSeat: number = $derived((this.turn + 1) % Math.max(1, this.people.length));

  readonly parts: Part[] = $derived(PARTS.filter((part) => part.isOn(this.scene)));
  readonly buttons: BarButton[] = $derived(
    this.parts.flatMap((part) => part.buttons ?? []).filter((button) => button.isShown?.(this) ?? true),
  );
  readonly goods: Good[] = $derived(this.parts.flatMap((part) => part.goods?.(this.scene) ?? []));
  readonly placements: Placement[] = $derived(this.parts.flatMap((part) => part.placements ?? []));
  readonly decision: Decision | null = $derived(
    this.parts.flatMap((part) => part.decisions ?? []).find((decision) => decision.isDue(this)) ?? null,
  );
  /** Legal moves for which no part has a button, a place or a panel. */
  readonly others: Legal[] = $derived(
    [...this.legal].filter(([kind]) => !this.parts.some((part) => part.handles(kind))).flatMap(([, moves]) => moves),
  );
  /** Whether such moves may come up at this table: their list keeps its place then, so that nothing jumps when it fills. */
  readonly mayHaveOthers: boolean = $derived(
    this.others.length > 0 ||
      (this.me !== null &&
        [this.scene.scenario, ...this.scene.variants].some(
          (module) => module !== null && !WITHOUT_MOVES.includes(module),
        )),
  );
  /** Whether there is nothing else to do than one of those. */
  readonly areOthersDue: boolean = $derived.by(
    () => this.others.length > 0 && this.others.length === this.table.actions.length,
  );

  readonly areOthersShown: boolean = $derived(this.areOthersDue || (this.areOthersOpen && this.others.length > 0));

  /** What is being placed: what the game asks for, or what was chosen. */
  readonly placement: Placement | null = $derived.by(() => {
    const possible = this.placements.filter(({ kind }) => this.legal.has(kind));
    return (
      possible.find(({ kind }) => kind === this.chosen) ?? possible.find((each) => each.isAsked(this.view)) ?? null
    );
  });
  readonly isPlacingChosen: boolean = $derived(this.placement !== null && this.placement.kind === this.chosen);
  readonly sites: Site[] = $derived.by(() => {
    const { placement, me } = this;
    if (!placement || me === null) return [];
    return (this.legal.get(placement.kind) ?? []).map((legal, index) => {
      const place = String(argumentOf(legal));
      const key = index < 9 ? String(index + 1) : null;
      const label = t(`site-${placement.piece}`, { place });
      return { place, kind: placement.piece, label, key, seat: placement.piece === "hex" ? null : me };
    });
  });

  /** How often each sum from 2 to 12 was rolled. */
  readonly rolls: number[] = $derived.by(() => {
    const sums = Array.from({ length: 11 }, () => 0);
    for (const { data } of this.table.events) {
      if (typeof data !== "object" || data === null || !("rolled" in data)) continue;
      const [, first, second] = data.rolled as [number, number, number];
      const sum = first + second - 2;
      sums[sum] = (sums[sum] ?? 0) + 1;
    }
    return sums;
  });

  nameOf(seat: number): string {
    return this.people[seat]?.name ?? "";
  }

  colourOf(seat: number): string {
    return this.people[seat]?.colour ?? "";
  }

  /** How many cards the seat may hold on a seven. */
  handLimitOf(seat: number): number {
    return this.scene.hand_limit + (this.view.counts[seat]?.more_hand_limit ?? 0);
  }

  /** Whether somebody on this seat was muted: what they offer is folded away. */
  isMuted(seat: number): boolean {
    const occupant = this.table.seatInfo(seat)?.occupant;
    return typeof occupant === "object" && "guest" in occupant && this.table.muted.includes(occupant.guest.id);
  }

  isReady(button: BarButton): boolean {
    if (button.kinds.some((kind) => this.legal.has(kind))) return true;
    const areKnown = this.isMyTurn && this.reasons.size > 0;
    return (button.isOpenForm ?? false) && areKnown && button.kinds.some((kind) => !this.reasons.has(kind));
  }

  /** Why a button cannot be used, if the server has said so. */
  reasonOf(button: BarButton): Reason["refusal"] | null {
    return this.reasons.get(button.kinds[0] ?? "") ?? null;
  }

  press(button: BarButton): void {
    if (!this.isReady(button)) return;
    if (button.press) return button.press(this);
    const [kind] = button.kinds;
    if (kind === undefined) return;
    if (this.placements.some((placement) => placement.kind === kind)) this.place(kind);
    else void this.make(kind);
  }

  /** Shows the sites of a kind of move, or hides them again. */
  place(kind: string): void {
    this.choosing = null;
    this.chosen = this.chosen === kind ? null : kind;
    if (this.chosen) this.tab = "build";
  }

  /** Leaves whatever was opened: sites that were asked for, a card that was being played. */
  cancel(): void {
    this.chosen = null;
    this.choosing = null;
  }

  /** Opens the choice of resources for a development card, or closes it again. */
  choose(kind: string): void {
    this.chosen = null;
    this.choosing = this.choosing === kind ? null : kind;
    if (this.choosing) this.tab = "build";
  }

  /** Cards that the seat must still discard. */
  readonly owed: number = $derived(this.me === null ? 0 : (this.view.public.owed[this.me] ?? 0));

  /** Picks one more card of a kind for the discard; after the last one of the kind none of it is picked. */
  discardMore(good: string): void {
    const picked = this.discarding[good] ?? 0;
    const held = this.held(good);
    const isFull = total(this.discarding) >= this.owed;
    this.discarding = { ...this.discarding, [good]: picked >= held || isFull ? 0 : picked + 1 };
  }

  async discard(): Promise<void> {
    if (this.me === null) return;
    if (await this.act(discard(this.colourOf(this.me), this.discarding))) this.discarding = {};
  }

  /** Picks a place for what is being placed. */
  async pick({ place }: Site): Promise<void> {
    const moves = this.placement ? (this.legal.get(this.placement.kind) ?? []) : [];
    const move = moves.find((legal) => argumentOf(legal) === place);
    if (!move || !this.mayMove) return;
    this.refused = null;
    if (await this.act(move.action)) this.offerUndo();
    else this.refused = place;
  }

  /** Makes the first legal move of a kind. */
  async make(kind: string): Promise<void> {
    const move = this.legal.get(kind)?.[0];
    if (move) await this.act(move.action);
  }

  async act(action: string): Promise<boolean> {
    if (!this.mayMove) return false;
    const isDone = await this.table.act(action);
    if (isDone) this.cancel();
    return isDone;
  }

  async undo(): Promise<void> {
    if (!this.table.mayUndo || !this.mayMove) return;
    this.cancel();
    if (await this.table.undo()) announce(t("undone"));
    this.isUndoFresh = false;
  }

  private offerUndo(): void {
    clearTimeout(this.undoTimer);
    this.isUndoFresh = true;
    this.undoTimer = setTimeout(() => (this.isUndoFresh = false), UNDO_MS);
  }

  openTrade(): void {
    this.cancel();
    this.tab = "trade";
    document.querySelector<HTMLElement>('[data-guide="trade"] .step button:not([disabled])')?.focus();
  }

  /** How much of a good the person in front of the page holds. */
  held(good: string): number {
    return this.goods.find(({ id }) => id === good)?.held(this.view, this.me ?? 0) ?? 0;
  }

  /** Makes up an offer that answers another one: its sides changed, as far as the hand goes, for the one who made it. */
  counter([give, want]: [Goods, Goods], to: number): void {
    this.give = Object.fromEntries(
      Object.entries(want).map(([good, count]) => [good, Math.min(count, this.held(good))]),
    );
    this.want = { ...give };
    this.to = [to];
    this.openTrade();
  }

  /** Whom an offer goes to: an opponent of the player on turn can only ask that player. */
  readonly partners: number[] = $derived(this.isMyTurn ? this.order.filter((seat) => seat !== this.me) : [this.turn]);
  readonly asked: number[] = $derived.by(() => {
    const some = this.partners.filter((seat) => this.to.includes(seat));
    return some.length > 0 ? some : this.partners;
  });

  async offer(): Promise<void> {
    if (this.me === null) return;
    const to = this.asked.map((seat) => this.colourOf(seat));
    if (await this.act(offer(this.colourOf(this.me), this.give, this.want, to))) this.clearOffer();
  }

  clearOffer(): void {
    this.give = {};
    this.want = {};
    this.to = [];
  }

  /** Gives up what was chosen when the position no longer allows it. Called when a position arrives. */
  tidy(): void {
    const { chosen, choosing, legal } = this;
    untrack(() => {
      if (chosen !== null && !legal.has(chosen)) this.chosen = null;
      if (this.owed === 0 && total(this.discarding) > 0) this.discarding = {};
      if (choosing !== null && !legal.has(choosing)) this.choosing = null;
    });
  }
}

/** Both sides of an offer as goods: what its maker gives, and wants. Gold is counted from the maker's side. */
export function sides({ give, want, gold = 0 }: Terms): [give: Goods, want: Goods] {
  return [
    { ...give, ...(gold > 0 ? { gold } : {}) },
    { ...want, ...(gold < 0 ? { gold: -gold } : {}) },
  ];
}
