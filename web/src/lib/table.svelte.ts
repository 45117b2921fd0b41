/**
 * What the page knows of a table: the table itself, the position as each of the guest's seats sees it, the events, the chat, the
 * connection. Components read it; moves and other wishes go through `act`, `undo` and `command`.
 */
import { tick } from "svelte";
import type {
  ChatLine,
  ClockInfo,
  Command,
  EventInfo,
  Failure,
  Look,
  Outcome,
  Reason,
  SeatInfo,
  StandIn,
  TableInfo,
  Update,
  Welcome,
} from "../protocol";
import { api, ApiError } from "./api";
import { failureSentence } from "./failure";
import { Link, type Listener } from "./link";
import { recognise } from "./me.svelte";
import { handOverTo } from "./handover";
import type { Parting } from "./parting";
import { language } from "./text.svelte";
import { toast } from "./toasts.svelte";

/** A legal move: its notation, which is sent back to the server, its kind, and the same as data, for drawing. */
export type Legal = Look["actions"][number];

/** The name of the measurements of drawing. */
const DRAWING = "steading-draw";

/** Failures after which a table can never be shown. */
const HOPELESS = ["NO_TABLE", "NO_GUEST", "WRONG_VERSION", "NO_SPECTATORS"];

/** Notes how long the page takes to follow a new position, for whoever watches the browser's performance tools. */
function measureDrawing(start: number): void {
  void tick().then(() => performance.measure(DRAWING, { start }));
}

export class TableModel implements Listener {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Update | null>(null);
  /** When the position arrived, by `performance.now()`; clocks count from there. */
  arrivedAt = $state.raw(0);
  chatLines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  isUp = $state(false);
  latencyMs = $state<number | null>(null);
  /** Why the table cannot be shown at all. */
  hopeless = $state.raw<Failure | null>(null);
  you = $state("");
  /** The guest's seats, in turn order; empty for spectators. */
  seats = $state.raw<number[]>([]);
  /** A move is on its way. */
  isBusy = $state(false);
  /** How somebody is about to part with the game; they are asked first. */
  parting = $state<Parting | null>(null);
  /** What never changes about the game, once it has begun. Each game has its own type of it. */
  scene = $state.raw<object | null>(null);

  /** With several seats in one browser: the seat whose cards are open on the screen. */
  private chosen = $state<number | null>(null);
  private eventsBySeat = $state.raw<ReadonlyMap<number | null, EventInfo[]>>(new Map());
  private readonly link: Link;

  constructor(readonly id: string) {
    this.link = new Link(id, this);
  }

  /** The seat whose eyes the page shows; none for spectators. */
  readonly seat: number | null = $derived.by(() => {
    if (this.chosen !== null && this.seats.includes(this.chosen)) return this.chosen;
    return this.seats[0] ?? null;
  });
  readonly look: Look | null = $derived(
    this.position?.looks.find((look) => look.seat === this.seat) ?? this.position?.looks[0] ?? null,
  );
  readonly events: EventInfo[] = $derived(this.eventsBySeat.get(this.look?.seat ?? null) ?? []);
  readonly actions: Legal[] = $derived(this.look?.actions ?? []);
  /** Why each kind of move that the seat at hand has none of is not possible now. */
  readonly reasons: Reason[] = $derived(this.look?.reasons ?? []);
  readonly mayUndo: boolean = $derived(this.look?.may_undo ?? false);
  /** The seats that must decide now. */
  readonly waiting: number[] = $derived(
    this.position && "seats" in this.position.waiting ? this.position.waiting.seats : [],
  );
  readonly over: { winner: number | null; points: number[] } | null = $derived(
    this.position && "over" in this.position.waiting ? this.position.waiting.over : null,
  );
  readonly isHost: boolean = $derived(this.info?.host === this.you);
  /** Whether the seat at hand must decide. */
  readonly isAsked: boolean = $derived(this.seat !== null && this.waiting.includes(this.seat));
  /** The bot that plays the seat at hand for its player. */
  readonly standIn: StandIn | null = $derived(this.seat === null ? null : (this.seatInfo(this.seat)?.stand_in ?? null));
  /** With several seats in one browser: the seat to whose player the device is to be handed. */
  readonly handOver: number | null = $derived.by(() =>
    handOverTo(this.seats, this.chosen, this.waiting, (seat) => this.seatInfo(seat)?.stand_in != null),
  );

  /** Opens another of the guest's seats. */
  open(seat: number): void {
    this.chosen = seat;
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat];
  }

  clock(seat: number): ClockInfo | undefined {
    return this.position?.clocks.find((clock) => clock.seat === seat);
  }

  /** Plays a move of the seat at hand. A refusal is shown; the answer is whether the move was made. */
  async act(action: string): Promise<boolean> {
    if (this.seat === null || !this.position) return false;
    return this.wait({ act: { seat: this.seat, expected: this.position.number, action } });
  }

  /** Takes the last move of the seat at hand back. */
  async undo(): Promise<boolean> {
    if (this.seat === null || !this.position) return false;
    return this.wait({ undo: { seat: this.seat, expected: this.position.number } });
  }

  private async wait(command: Command): Promise<boolean> {
    this.isBusy = true;
    try {
      return "done" in (await this.command(command));
    } finally {
      this.isBusy = false;
    }
  }

  /** Has something done and shows what went wrong. The position that makes a move stale comes by itself, so that is no news. */
  async command(command: Command): Promise<Outcome> {
    const outcome = await this.link.command(command);
    if ("failed" in outcome && outcome.failed.code !== "STALE") this.tell(outcome.failed);
    return outcome;
  }

  /** Why a move is not possible: the refusal, or nothing if it is. */
  async why(action: string): Promise<Reason["refusal"] | null> {
    if (this.seat === null) return null;
    const outcome = await this.link.why(this.seat, action);
    return "reasons" in outcome ? (outcome.reasons[0]?.refusal ?? null) : null;
  }

  private tell(failure: Failure): void {
    toast(failureSentence(failure), "danger", failure.refusals?.[0]?.rule ?? null);
  }

  /** Speaks another language from now on. */
  languageChanged(): void {
    this.link.restart();
  }

  close(): void {
    this.link.close();
  }

  // What the connection tells.

  welcome(welcome: Welcome): void {
    this.you = welcome.you;
    this.seats = welcome.seats;
    this.info = welcome.table;
    this.chatLines = welcome.chat;
    this.muted = welcome.muted;
    if (welcome.update) this.take(welcome.update);
  }

  table(table: TableInfo): void {
    this.info = table;
    this.seats = table.seats.flatMap(({ occupant }, seat) =>
      typeof occupant === "object" && "guest" in occupant && occupant.guest.id === this.you ? [seat] : [],
    );
  }

  /** A position older than the known one came late and says nothing new. Taking a move back has a number of its own. */
  update(update: Update): void {
    if (this.position && update.number < this.position.number) return;
    this.take(update);
  }

  /** The events from `events_from` on replace those that are known. */
  private take(update: Update): void {
    const bySeat = new Map(this.eventsBySeat);
    for (const look of update.looks) {
      const known = bySeat.get(look.seat) ?? [];
      const kept = known.filter(({ number }) => number < update.events_from);
      bySeat.set(look.seat, kept.concat(look.events));
    }
    this.eventsBySeat = bySeat;
    this.scene = update.scene ?? this.scene;
    this.position = update;
    this.arrivedAt = performance.now();
    measureDrawing(this.arrivedAt);
  }

  chat(line: ChatLine): void {
    this.chatLines = [...this.chatLines.filter(({ number }) => number !== line.number), line];
  }

  error(failure: Failure): void {
    if (HOPELESS.includes(failure.code)) {
      this.hopeless = failure;
      this.close();
    } else {
      this.tell(failure);
    }
  }

  /** A browser does not say why a connection was refused, so the reason is asked for. */
  async connected(isUp: boolean): Promise<void> {
    this.isUp = isUp;
    if (isUp) return;
    try {
      if ((await recognise()) === null) this.error({ code: "NO_GUEST", message: "" });
      else await api.table(this.info?.id ?? this.id);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "UNAVAILABLE") this.error(error);
    }
  }

  latency(ms: number): void {
    this.latencyMs = Math.round(ms);
  }

  since(): number | null {
    return this.position?.number ?? null;
  }

  language(): string {
    return language();
  }

  /** Hides or shows what a guest says, and their offers. */
  async mute(guest: string, muted: boolean): Promise<void> {
    const outcome = await this.command({ mute: { guest, muted } });
    if ("done" in outcome) this.muted = muted ? [...this.muted, guest] : this.muted.filter((other) => other !== guest);
  }
}
