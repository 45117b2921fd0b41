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
import { OwnTime } from "../../table/ownTime.svelte";
import type { LogLine, Person } from "../game";
import { byKind } from "./actions";
import { withTokens, type Closed, type Site } from "./board/scene";
import type { Scene, View } from "./data";
import { eventsIn, thrownIn } from "./events";
import {
  offeredBy,
  PARTS,
  type BarButton,
  type ButtonGroup,
  type Decision,
  type Good,
  type HandPick,
  type Numbers,
  type Part,
  type Placement,
} from "./parts";
import { Placing } from "./placing.svelte";
import { fullReason } from "./reasons";
import { Chronicle } from "./words/chronicle";

export type Tab = "build" | "trade" | "log" | "chat" | "table";

/** How long a piece that was placed with the mouse can be taken back with a button in the prompt. */
const UNDO_MS = 5000;

/** What a part of the table keeps for the person in front of it: what is being put together, and what was opened. */
export interface PartState {
  /** A position has arrived: what it no longer allows is given up. */
  tidy?(): void;
  /** The person leaves whatever was opened. */
  cancel?(): void;
}

type StateClass<S> = new (game: IslandModel) => S;

export class IslandModel {
  /** The tab that is open on a phone. */
  tab = $state<Tab>("build");
  areKeysOpen = $state(false);
  /** On a phone, the list of moves in words is open in the place of the action bar. */
  areOthersOpen = $state(false);
  /** What the person has opened in the place of the action bar: the id of a decision. */
  opened = $state<string | null>(null);
  /** The group of buttons that is open where there is no room for all of them. */
  group = $state<string | null>(null);
  /** Undo is offered in the prompt. */
  isUndoFresh = $state(false);

  readonly placing = new Placing(this);
  readonly time: OwnTime;
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  /** The seat that was at hand when things were last tidied, and the question that was last turned to. */
  private tidiedFor: number | null | undefined;
  private turnedTo: string | null = null;
  private readonly states = new Map<StateClass<object>, PartState>();

  constructor(readonly table: TableModel) {
    this.time = new OwnTime(table);
  }

  /** What a part keeps of this table: the one object of its class, made when it is first asked for. */
  state<S extends object>(Class: StateClass<S>): S {
    const known = this.states.get(Class) as S | undefined;
    if (known) return known;
    // What is derived in it must not end with whatever part of the page asked first.
    const made: S[] = [];
    $effect.root(() => void made.push(new Class(this)));
    const [state] = made as [S];
    this.states.set(Class, state);
    return state;
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
    () =>
      new Map(
        this.table.reasons.map(({ kind, refusal }) => [
          kind,
          { ...refusal, sentence: fullReason(refusal, this.scene) },
        ]),
      ),
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
  /** The groups of buttons that have any now, that of the turn first. */
  readonly groups: ButtonGroup[] = $derived.by(() => {
    const isShown = (button: BarButton) => button.isShown?.(this) ?? true;
    const instead = new Map(
      this.parts.flatMap((part) => Object.entries(part.instead ?? {})).filter(([, button]) => isShown(button)),
    );
    return this.parts
      .flatMap((part) => part.groups ?? [])
      .map((group) => {
        const buttons = group.buttons.map((button) => instead.get(button.id) ?? button).filter(isShown);
        return { ...group, buttons };
      })
      .filter(({ buttons }) => buttons.length > 0);
  });
  readonly buttons: BarButton[] = $derived(this.groups.flatMap(({ buttons }) => buttons));
  readonly goods: Good[] = $derived(this.parts.flatMap((part) => part.goods?.(this.scene) ?? []));
  readonly placements: Placement[] = $derived(this.parts.flatMap((part) => part.placements ?? []));
  /** Every decision that could be made now. */
  private readonly decisions: Decision[] = $derived.by(() =>
    this.parts.flatMap((part) => part.decisions ?? []).filter((decision) => this.isDue(decision)),
  );
  /** What the game asks of the person and nothing else goes before: it has a panel of its own. */
  private readonly must: Decision | null = $derived.by(() => {
    const must = this.decisions.find(({ isOpened, mayWait }) => !isOpened && !mayWait);
    return (this.table.isAsked && must) || null;
  });
  /** A place is to be picked, and that without having been chosen. */
  private readonly isPlaceDue: boolean = $derived.by(
    () => this.table.isAsked && this.placing.placement !== null && !this.placing.isChosen,
  );
  /** The panel in the place of the action bar: what must be decided, then what was opened, then what may wait. */
  readonly decision: Decision | null = $derived(
    this.must ??
      (this.isPlaceDue ? undefined : this.decisions.find(({ isOpened }) => isOpened)) ??
      this.decisions.find(({ isOpened }) => !isOpened) ??
      null,
  );
  /** What the game asks, by the name of the decision or of the kind of move that places something. */
  private readonly question: string | null = $derived.by(() => {
    const { decision, placing } = this;
    if (decision !== null && !decision.isOpened) return decision.id;
    return placing.placement !== null && !placing.isChosen ? placing.placement.kind : null;
  });
  /** What clicks on cards of the hand do now. */
  readonly handPick: HandPick | null = $derived.by(() => {
    const picks = this.parts.flatMap((part) => part.hand?.(this) ?? []);
    return picks.find(({ mayWait }) => !mayWait) ?? picks[0] ?? null;
  });
  /** How the numbers of turns are told, if they are not single throws. */
  readonly numbers: Numbers | null = $derived(this.parts.find(({ numbers }) => numbers)?.numbers ?? null);
  /** The places that what is being placed cannot go to, where that is worth a mark. */
  readonly closed: Closed | null = $derived.by(() => {
    for (const part of this.parts) {
      const closed = part.closed?.(this);
      if (closed) return closed;
    }
    return null;
  });
  /** Legal moves for which no part has a button, a place or a panel. */
  readonly others: Legal[] = $derived.by(() => {
    const offered = new Set(this.parts.flatMap(offeredBy));
    return [...this.legal].filter(([kind]) => !offered.has(kind)).flatMap(([, moves]) => moves);
  });
  /** Whether there is nothing else to do than one of those. */
  readonly areOthersDue: boolean = $derived.by(
    () => this.others.length > 0 && this.others.length === this.table.actions.length,
  );

  readonly areOthersShown: boolean = $derived(this.areOthersDue || (this.areOthersOpen && this.others.length > 0));

  readonly sites: Site[] = $derived(this.placing.sites);

  /** How often each sum from 2 to 12 was rolled. */
  readonly rolls: number[] = $derived.by(() => {
    const sums = Array.from({ length: 11 }, () => 0);
    for (const event of eventsIn(this.table.events)) {
      const [, first, second] = thrownIn(event) ?? [];
      if (first === undefined || second === undefined) continue;
      const sum = first + second - 2;
      sums[sum] = (sums[sum] ?? 0) + 1;
    }
    return sums;
  });

  private readonly chronicle = new Chronicle();
  /** The log. */
  readonly lines: LogLine[] = $derived.by(() => this.chronicle.lines(this.table.events, this.me, this.scene));
  /** What was last done for the person because their time had run out, until they do something themselves. */
  readonly lateLine: LogLine | null = $derived.by(() => {
    const own = this.lines.findLast(({ seat }) => seat !== null && seat === this.me);
    return own?.isLate ? own : null;
  });

  /** Who sits there; a seat that nobody has is a neutral colour's. */
  nameOf(seat: number): string {
    return this.people[seat]?.name ?? t("neutral-seat", { number: seat - this.people.length + 1 });
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

  private isDue({ id, kinds, isDue, isOpened }: Decision): boolean {
    if (isDue) return isDue(this);
    return kinds.some((kind) => this.legal.has(kind)) && (!isOpened || this.opened === id);
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
    else if (this.parts.some(({ decisions = [] }) => decisions.some(({ id }) => id === button.id)))
      this.open(button.id);
    else void this.make(kind);
  }

  /** Whether what a button leads to is open. */
  isPressed(button: BarButton): boolean {
    const { placement, isChosen } = this.placing;
    if (button.isPressed) return button.isPressed(this);
    return this.opened === button.id || (isChosen && placement !== null && button.kinds.includes(placement.kind));
  }

  /** Shows the sites of a kind of move, or hides them again. */
  place(kind: string): void {
    this.opened = null;
    this.placing.choose(kind);
    if (this.placing.isChosen) this.tab = "build";
  }

  /** Opens a decision in the place of the action bar, or closes it again. Not while the game asks for something else. */
  open(decision: string): void {
    if (this.must !== null || this.isPlaceDue) return;
    this.placing.cancel();
    this.opened = this.opened === decision ? null : decision;
    if (this.opened !== null) this.tab = "build";
  }

  /** Leaves whatever was opened: the last pick of several, sites that were asked for, a decision. */
  cancel(): void {
    if (this.placing.isChosen && this.placing.back()) return;
    this.close();
  }

  private close(): void {
    this.placing.cancel();
    this.opened = null;
    for (const state of this.states.values()) state.cancel?.();
  }

  /** Picks a place for what is being placed. */
  async pick(site: Site): Promise<void> {
    if (this.mayMove && (await this.placing.pick(site))) this.offerUndo();
  }

  /** Makes the first legal move of a kind. */
  async make(kind: string): Promise<void> {
    const move = this.legal.get(kind)?.[0];
    if (move) await this.act(move.action);
  }

  async act(action: string): Promise<boolean> {
    if (!this.mayMove) return false;
    const isDone = await this.table.act(action);
    if (isDone) this.close();
    return isDone;
  }

  async undo(): Promise<void> {
    if (!this.table.mayUndo || !this.mayMove) return;
    this.close();
    if (await this.table.undo()) announce(t("undone"));
    this.isUndoFresh = false;
  }

  private offerUndo(): void {
    clearTimeout(this.undoTimer);
    this.isUndoFresh = true;
    this.undoTimer = setTimeout(() => (this.isUndoFresh = false), UNDO_MS);
  }

  /** How much of a good the person in front of the page holds. */
  held(good: string): number {
    return this.goods.find(({ id }) => id === good)?.held(this.view, this.me ?? 0) ?? 0;
  }

  /** Gives up what was opened when the position no longer allows it, or when somebody else is in front of the page. Called when either comes. */
  tidy(): void {
    const { decision, me } = this;
    const { position } = this.table;
    untrack(() => {
      if (this.tidiedFor !== undefined && me !== this.tidiedFor) this.close();
      this.tidiedFor = me;
      this.placing.tidy();
      if (position !== null && this.opened !== null && decision?.id !== this.opened) this.opened = null;
      for (const state of this.states.values()) state.tidy?.();
    });
  }

  /**
   * A question that is asked opens its tab, once: whoever goes back to the offers stays there. An offer is answered in both tabs, and
   * answers to the own one can wait for what is being made up. Called when a question may have come.
   */
  turnToQuestion(): void {
    const { question } = this;
    untrack(() => {
      const isNew = question !== null && question !== this.turnedTo;
      const isPatient = question === "answer" || (this.decision?.mayWait === true && this.handPick !== null);
      if (isNew && !isPatient && this.tab === "trade") this.tab = "build";
      this.turnedTo = question;
    });
  }
}
