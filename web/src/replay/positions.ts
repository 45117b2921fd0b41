/**
 * The positions of a finished game, fetched when they are wanted and a little ahead of it. Few requests are under way at a time, the most
 * wanted first, and what is no longer wanted is not asked for: a slider that is drawn across the game asks for where it stops.
 */
import type { Replay } from "../protocol";
import { ApiError } from "../lib/api";

/** A place in the game, and whose eyes it is seen with. */
export interface Wish {
  at: number;
  seat: number | null;
}

const KEPT_MAX = 400;
const UNDER_WAY_MAX = 3;
const PAUSE_MS = 100;
const RETRY_MS_MIN = 1000;
const RETRY_MS_MAX = 8000;

const keyOf = ({ at, seat }: Wish) => `${seat ?? "open"}/${at}`;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Failures that pass by themselves: the connection, or too many questions in a short time. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.code === "UNAVAILABLE" || error.code === "TOO_FAST";

export class Positions {
  private readonly kept = new Map<string, Replay>();
  private readonly underWay = new Set<string>();
  private readonly hopeless = new Set<string>();
  private wishes: Wish[] = [];
  private failures = 0;

  /** `arrived` is told of every position that came, `failed` of failures that do not pass. */
  constructor(
    private readonly ask: (wish: Wish) => Promise<Replay>,
    private readonly arrived: (wish: Wish, position: Replay) => void,
    private readonly failed: (error: unknown) => void,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  known(wish: Wish): Replay | null {
    return this.kept.get(keyOf(wish)) ?? null;
  }

  /** Says what is wanted now, the most wanted first; earlier wishes are forgotten. */
  want(wishes: Wish[]): void {
    this.wishes = wishes;
    while (this.underWay.size < UNDER_WAY_MAX) {
      const wish = this.next();
      if (!wish) return;
      this.underWay.add(keyOf(wish));
      void this.fetch(wish);
    }
  }

  private next(): Wish | undefined {
    return this.wishes.find((wish) => {
      const key = keyOf(wish);
      return !this.kept.has(key) && !this.underWay.has(key) && !this.hopeless.has(key);
    });
  }

  private async fetch(wish: Wish): Promise<void> {
    const key = keyOf(wish);
    try {
      const position = await this.ask(wish);
      this.failures = 0;
      this.keep(key, position);
      this.arrived(wish, position);
      await sleep(this.pauseMs);
    } catch (error) {
      if (isPassing(error)) {
        await sleep(Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** this.failures++));
      } else {
        this.hopeless.add(key);
        this.failed(error);
      }
    }
    this.underWay.delete(key);
    this.want(this.wishes);
  }

  /** The oldest goes when there are too many. */
  private keep(key: string, position: Replay): void {
    this.kept.set(key, position);
    const oldest = this.kept.keys().next();
    if (this.kept.size > KEPT_MAX && !oldest.done) this.kept.delete(oldest.value);
  }
}
