/** The two numbers of a turn. */

/** Both dice of a throw. */
export type Dice = readonly [number, number];

export interface Throws {
  /** Who throws them. */
  seat: number;
  first: Dice;
  /** Nothing while the first has its effect. */
  second: Dice | null;
  /** That turn has passed. */
  isPast: boolean;
}

/** The throws of the last turn in which there was any. A second one like the first is made again, so the last one is the second. */
export function lastThrows(events: readonly unknown[]): Throws | null {
  const last = events.findLastIndex((event) => thrownIn(event) !== null);
  if (last < 0) return null;
  const start = events.findLastIndex((event, index) => index < last && isBeginning(event));
  const thrown = events.slice(start + 1, last + 1).flatMap((event) => {
    const found = thrownIn(event);
    return found ? [found] : [];
  });
  const [first] = thrown;
  const second = thrown.length > 1 ? thrown.at(-1) : undefined;
  if (!first) return null;
  const diceOf = ([, one, other]: Thrown): Dice => [one, other];
  return {
    seat: first[0],
    first: diceOf(first),
    second: second ? diceOf(second) : null,
    isPast: events.slice(last + 1).some(isBeginning),
  };
}

type Thrown = [seat: number, first: number, second: number];

function thrownIn(event: unknown): Thrown | null {
  const thrown = typeof event === "object" && event !== null && "rolled" in event ? event.rolled : null;
  return Array.isArray(thrown) ? (thrown as Thrown) : null;
}

function isBeginning(event: unknown): boolean {
  return typeof event === "object" && event !== null && "turn_began" in event;
}
