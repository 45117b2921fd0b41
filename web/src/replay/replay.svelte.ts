/** Where in a finished game the page is, whose eyes it shows, and whether it goes on by itself. */
import type { Replay, Story, TableInfo } from "../protocol";
import { api, ApiError } from "../lib/api";
import { t } from "../lib/text.svelte";
import { toast } from "../lib/toasts.svelte";
import { Positions } from "./positions";
import { nextTurn, placeOf, previousTurn, turnAt, turnStarts } from "./story";

/** Why there is nothing to show. */
export type Failure = { kind: "no-table" } | { kind: "not-over" } | { kind: "failed"; message: string };

export const SPEEDS = [1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at, at the plain speed. */
const STEP_MS = 1000;
/** How soon to look again whether a position that is waited for has come. */
const WAIT_MS = 60;
/** So many steps are fetched before they are needed, and so many are kept behind. */
const AHEAD = 10;
const BEHIND = 2;

export class ReplayModel {
  info = $state.raw<TableInfo | null>(null);
  failure = $state.raw<Failure | null>(null);
  story = $state.raw<Story | null>(null);
  /** How many entries are played. */
  at = $state(0);
  /** Whose eyes; nobody's see everything. */
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** The newest position that has come; while `isLate`, not yet the one that is wanted. */
  shown = $state.raw<{ position: Replay; seat: number | null } | null>(null);

  /** The last position, from which a game's words find the names that places had before; nothing until it has come. */
  ending = $state.raw<unknown>(null);

  private readonly stories = new Map<number | null, Story>();
  private readonly positions: Positions;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.positions = new Positions(
      ({ at, seat }) => api.replay(id, at, seat),
      (wish, position) => {
        if (wish.at === this.at && wish.seat === this.seat) this.shown = { position, seat: wish.seat };
      },
      (error) => toast(messageOf(error), "danger"),
    );
  }

  readonly count: number = $derived(this.story?.steps.length ?? 0);
  readonly starts: number[] = $derived(this.story ? turnStarts(this.story) : [0]);
  readonly turn: number = $derived(this.story ? turnAt(this.story, this.at) : 0);
  readonly isLate: boolean = $derived(this.shown?.position.number !== this.at || this.shown.seat !== this.seat);
  /** Everybody's points here; what has just come knows them before the first entry too. */
  readonly points: number[] = $derived(
    this.story?.steps[this.at - 1]?.points ?? (this.isLate ? [] : (this.shown?.position.points ?? [])),
  );
  /** The most points that anybody has in the end. */
  readonly mostPoints: number = $derived(Math.max(1, ...(this.story?.steps.at(-1)?.points ?? [])));

  /** Fetches the game and goes to the place and the eyes that the address names. */
  async open(place: string | null, eyes: string | null): Promise<void> {
    this.failure = null;
    try {
      const info = await api.table(this.id);
      if (info.status !== "over") {
        this.failure = { kind: "not-over" };
        return;
      }
      const seat = eyes !== null && /^\d+$/.test(eyes) && Number(eyes) < info.seats.length ? Number(eyes) : null;
      this.story = await this.storyOf(seat);
      this.seat = seat;
      this.info = info;
      this.goTo(placeOf(place, this.count));
      this.ending = (await api.replay(this.id, this.count, null)).view;
    } catch (error) {
      if (this.info) return; // The game can be shown; only names of places are plainer.
      const isNone = error instanceof ApiError && error.code === "NO_TABLE";
      this.failure = isNone ? { kind: "no-table" } : { kind: "failed", message: messageOf(error) };
    }
  }

  private async storyOf(seat: number | null): Promise<Story> {
    const known = this.stories.get(seat) ?? (await api.story(this.id, seat));
    this.stories.set(seat, known);
    return known;
  }

  goTo(place: number): void {
    this.at = Math.min(this.count, Math.max(0, place));
    this.look();
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.at + by);
  }

  turnForward(): void {
    this.pause();
    this.goTo(nextTurn(this.starts, this.at, this.count));
  }

  turnBack(): void {
    this.pause();
    this.goTo(previousTurn(this.starts, this.at));
  }

  /** Looks with other eyes. The log stays until what they saw is known. */
  async lookAs(seat: number | null): Promise<void> {
    const before = this.seat;
    this.seat = seat;
    this.look();
    try {
      const story = await this.storyOf(seat);
      if (this.seat === seat) this.story = story;
    } catch {
      if (this.seat !== seat) return;
      this.seat = before;
      this.look();
      toast(t("replay-seat-failed"), "danger");
    }
  }

  /** Shows the position if it is known, asks for it if not, and for those that will be wanted soon. */
  private look(): void {
    const { at, seat } = this;
    const position = this.positions.known({ at, seat });
    if (position) this.shown = { position, seat };
    const ahead = Array.from({ length: AHEAD }, (_, index) => at + 1 + index).filter((place) => place <= this.count);
    const behind = Array.from({ length: BEHIND }, (_, index) => at - 1 - index).filter((place) => place >= 0);
    this.positions.want([at, ...ahead, ...behind].map((at) => ({ at, seat })));
  }

  /** Goes on by itself, from the beginning if this is the end. */
  play(): void {
    if (this.at === this.count) this.goTo(0);
    this.isPlaying = true;
    this.schedule(STEP_MS / this.speed);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.schedule(STEP_MS / speed);
  }

  /** A step is only left when it has been seen: on a slow connection playing is slow, and leaves nothing out. */
  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isLate) return this.schedule(WAIT_MS);
      this.goTo(this.at + 1);
      if (this.at === this.count) this.pause();
      else this.schedule(STEP_MS / this.speed);
    }, ms);
  }

  close(): void {
    this.pause();
    this.positions.want([]);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
