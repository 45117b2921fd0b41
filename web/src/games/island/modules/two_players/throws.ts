/** The two numbers of a turn. */
import type { GameEvent } from "../../data";
import { lastTurnWith, thrownIn } from "../../events";

/** Both dice of a throw. */
export type Dice = readonly [number, number];

interface Throws {
  /** Who throws them. */
  seat: number;
  first: Dice;
  /** Nothing while the first has its effect. */
  second: Dice | null;
  /** That turn has passed. */
  isPast: boolean;
}

/** The throws of the last turn in which there was any. A second one like the first is made again, so the last one is the second. */
export function lastThrows(events: readonly GameEvent[]): Throws | null {
  const last = lastTurnWith(events, thrownIn);
  const [first, ...more] = last?.found ?? [];
  if (!last || !first) return null;
  const diceOf = ([, one, other]: typeof first): Dice => [one, other];
  const second = more.at(-1);
  return { seat: first[0], first: diceOf(first), second: second ? diceOf(second) : null, isPast: last.isPast };
}
