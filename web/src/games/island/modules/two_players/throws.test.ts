import { expect, it } from "vitest";
import type { GameEvent } from "../../data";
import { lastThrows } from "./throws";

const rolled = (seat: number, first: number, second: number): GameEvent => ({ rolled: [seat, first, second] });

it("there are none before the first", () => {
  expect(lastThrows([{ turn_began: 0 }])).toBeNull();
});

it("the first stands alone while it has its effect", () => {
  const events: GameEvent[] = [{ turn_began: 0 }, rolled(0, 3, 4)];
  expect(lastThrows(events)).toEqual({ seat: 0, first: [3, 4], second: null, isPast: false });
});

it("a second one that was made again is the last", () => {
  const events: GameEvent[] = [rolled(1, 1, 1), { turn_began: 0 }, rolled(0, 3, 3), rolled(0, 2, 4), rolled(0, 5, 4)];
  expect(lastThrows(events)).toEqual({ seat: 0, first: [3, 3], second: [5, 4], isPast: false });
});

it("both stay until the next turn has any", () => {
  const events: GameEvent[] = [{ turn_began: 0 }, rolled(0, 3, 3), rolled(0, 5, 4), { turn_began: 1 }];
  expect(lastThrows(events)).toEqual({ seat: 0, first: [3, 3], second: [5, 4], isPast: true });
});
