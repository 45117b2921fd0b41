import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Replay } from "../protocol";
import { ApiError } from "../lib/api";
import { Positions, type Wish } from "./positions";

const position = (at: number): Replay => ({ number: at, count: 99, entry: null, events: [], view: null, points: [] });
const wishes = (...ats: number[]): Wish[] => ats.map((at) => ({ at, seat: null }));

// Time passes when a test says so, however busy the machine is.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function slowServer() {
  const open = new Map<number, (result: Replay | Error) => void>();
  const asked: number[] = [];
  const ask = ({ at }: Wish) =>
    new Promise<Replay>((resolve, reject) => {
      asked.push(at);
      open.set(at, (result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  const answer = async (at: number, result: Replay | Error = position(at)) => {
    open.get(at)?.(result);
    await vi.advanceTimersByTimeAsync(5);
  };
  return { ask, asked, answer };
}

it("asks for few at a time, the most wanted first, and not again for what is known", async () => {
  const server = slowServer();
  const arrived = vi.fn();
  const positions = new Positions(server.ask, arrived, vi.fn(), 0);
  positions.want(wishes(5, 6, 7, 8));
  expect(server.asked).toEqual([5, 6, 7]);
  await server.answer(5);
  expect(server.asked).toEqual([5, 6, 7, 8]);
  expect(positions.known({ at: 5, seat: null })?.number).toBe(5);
  expect(arrived).toHaveBeenCalledTimes(1);
  positions.want(wishes(5, 6));
  expect(server.asked).toEqual([5, 6, 7, 8]);
});

it("forgets what is no longer wanted", async () => {
  const server = slowServer();
  const positions = new Positions(server.ask, vi.fn(), vi.fn(), 0);
  positions.want(wishes(1, 2, 3, 4, 5, 6));
  positions.want(wishes(50));
  await server.answer(1);
  expect(server.asked).toEqual([1, 2, 3, 50]);
  await server.answer(2);
  expect(server.asked).toEqual([1, 2, 3, 50]);
});

it("keeps the eyes of seats apart", async () => {
  const server = slowServer();
  const positions = new Positions(server.ask, vi.fn(), vi.fn(), 0);
  positions.want(wishes(1));
  await server.answer(1);
  expect(positions.known({ at: 1, seat: 0 })).toBeNull();
});

it("tells of a failure that does not pass, once", async () => {
  const server = slowServer();
  const failed = vi.fn();
  const positions = new Positions(server.ask, vi.fn(), failed, 0);
  positions.want(wishes(1));
  await server.answer(1, new ApiError("NO_SEAT", "There is no such seat."));
  positions.want(wishes(1));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(server.asked).toEqual([1]);
});

it("asks again after a failure that passes", async () => {
  const server = slowServer();
  const failed = vi.fn();
  const positions = new Positions(server.ask, vi.fn(), failed, 0);
  positions.want(wishes(1));
  await server.answer(1, new ApiError("TOO_FAST", "Slowly."));
  await vi.advanceTimersByTimeAsync(990);
  expect(server.asked).toEqual([1]);
  await vi.advanceTimersByTimeAsync(10);
  expect(server.asked).toEqual([1, 1]);
  expect(failed).not.toHaveBeenCalled();
});
