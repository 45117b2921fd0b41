/** A table that is to be made: what is played, who sits where, how long decisions may take. */
import type { BotSpeed, ClockPolicy, GameDescription, NewTable, SeatWish, Visibility } from "../protocol";
import { writeOptions, type Wishes } from "./options";

export interface Plan {
  game: string;
  wishes: Wishes;
  /** As many as the table has seats, or more; those beyond are not meant. */
  seats: readonly SeatWish[];
  clock: ClockPolicy;
  visibility: Visibility;
  spectators: boolean;
  seed: string;
  /** What the table is called; it need not be called anything. */
  name: string;
  botSpeed: BotSpeed;
}

/** The table as the server is asked for it. */
export function newTable(plan: Plan, seatCount: number, start: boolean): NewTable {
  const seed = plan.seed.trim();
  return {
    game: plan.game,
    options: writeOptions(plan.wishes),
    visibility: plan.visibility,
    spectators: plan.spectators,
    clock: plan.clock,
    seats: Array.from({ length: seatCount }, (_, seat) => plan.seats[seat] ?? "empty"),
    seed: seed === "" ? null : seed,
    start,
    name: plan.name.trim() === "" ? null : plan.name.trim(),
    bot_speed: plan.botSpeed,
  };
}

/** Where a game has phases, most groups trade and build in any order. */
const COMMON_WISHES: Wishes = { phases: "combined" };

/** A game against bots that begins at once, as most people play it: all the time in the world, trade and building mixed. */
export function quickTable(game: GameDescription, level: string, seatCount: number, botSpeed: BotSpeed): NewTable {
  const seats: SeatWish[] = Array.from({ length: seatCount }, (_, seat) => (seat === 0 ? "me" : { bot: { level } }));
  const keys = game.choices.map(({ key }) => key);
  const wishes = Object.fromEntries(Object.entries(COMMON_WISHES).filter(([key]) => keys.includes(key)));
  const plan = { game: game.name, wishes, seats, botSpeed, name: "", seed: "" };
  return newTable({ ...plan, clock: "off", visibility: "private", spectators: true }, seatCount, true);
}

/** A wish for a seat as the value of a list, and back. */
export function wishName(wish: SeatWish): string {
  return typeof wish === "string" ? wish : `bot ${wish.bot.level}`;
}

export function wishNamed(name: string): SeatWish {
  if (name === "me" || name === "empty") return name;
  return { bot: { level: name.slice("bot ".length) } };
}

/** Clocks to choose from: seconds for each decision, and a reserve for the whole game. */
export const CLOCKS: Record<string, ClockPolicy> = {
  off: "off",
  relaxed: { decision: { seconds: 120, reserve: 900 } },
  normal: { decision: { seconds: 60, reserve: 300 } },
  fast: { decision: { seconds: 20, reserve: 120 } },
};

/** The name of a clock; `custom` for one that is not in the list. */
export function clockName(clock: ClockPolicy): string {
  const same = (other: ClockPolicy) => JSON.stringify(other) === JSON.stringify(clock);
  return Object.entries(CLOCKS).find(([, other]) => same(other))?.[0] ?? "custom";
}

/** A clock of one's own, held within what the server takes. */
export function customClock(seconds: number, reserve: number): ClockPolicy {
  const within = (value: number, low: number, high: number) =>
    Math.min(high, Math.max(low, Math.round(Number.isFinite(value) ? value : low)));
  return { decision: { seconds: within(seconds, 5, 3600), reserve: within(reserve, 0, 7200) } };
}
