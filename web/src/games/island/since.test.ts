import { expect, it } from "vitest";
import type { EventInfo } from "../../protocol";
import type { GameEvent } from "./data";
import { pointsSince, since } from "./since";

function told(...events: GameEvent[]): EventInfo[] {
  return events.map((data, number) => ({ number, text: "", data }) as unknown as EventInfo);
}

const OWN_TURN: GameEvent[] = [{ turn_began: 0 }, { rolled: [0, 1, 2] }, { road: [0, "W(0,0)"] }];

it("tells nothing before the second turn, and in the turns of others", () => {
  expect(since(told(...OWN_TURN), 0)).toBeNull();
  expect(since(told({ turn_began: 1 }, { turn_began: 0 }), 0)).toBeNull();
  expect(since(told(...OWN_TURN, { turn_began: 1 }, { rolled: [1, 3, 3] }), 0)).toBeNull();
});

it("counts what the reader has gained and lost, between the two turns only", () => {
  const events = told(
    { gained: [0, { ore: 4 }] },
    ...OWN_TURN,
    { turn_began: 1 },
    { gained: [0, { brick: 1 }] },
    { gained: [1, { wool: 3 }] },
    { gained: [0, { brick: 1, grain: 1 }] },
    { discarded: [0, { wool: 2 }] },
    { stole: { thief: 1, victim: 0, card: "grain" } },
    { stole: { thief: 2, victim: 1, card: null } },
    { traded: { active: 1, partner: 0, gave: { ore: 1 }, got: { lumber: 1 } } },
    { monopolised: { taker: 1, giver: 0, resource: "wool", count: 3 } },
    { turn_began: 0 },
    { gained: [0, { wool: 9 }] },
  );
  expect(since(events, 0)).toMatchObject({
    from: 4,
    gained: { brick: 2, grain: 1, ore: 1 },
    lost: { wool: 5, grain: 1, lumber: 1 },
    unseen: 0,
  });
});

it("tells who built what, where the robber went last, and who holds an award now", () => {
  const events = told(
    ...OWN_TURN,
    { turn_began: 1 },
    { robber_moved: [1, "(0,0)"] },
    { road: [1, "W(1,0)"] },
    { road: [1, "W(1,1)"] },
    { longest_road: 1 },
    { turn_began: 2 },
    { robber_moved: [2, "(1,0)"] },
    { upgraded: [2, "N(0,0)"] },
    { rivers: { bridge: [2, "W(0,1)"] } },
    { longest_road: 2 },
    { turn_began: 0 },
  );
  const { built, robber, awards } = since(events, 0) ?? { built: [], robber: null, awards: [] };
  expect(built).toEqual([
    { seat: 1, what: "road", count: 2 },
    { seat: 2, what: "city", count: 1 },
    { seat: 2, what: "bridge", count: 1 },
  ]);
  expect(robber).toEqual({ seat: 2, hex: "(1,0)" });
  expect(awards).toEqual([{ seat: 2, award: "longest-road" }]);
});

it("says whose points have changed", () => {
  expect(pointsSince([2, 3, 2], [2, 5, 1])).toEqual([
    { seat: 1, points: 2 },
    { seat: 2, points: -1 },
  ]);
});
