import { expect, it } from "vitest";
import type { GameEvent } from "../data";
import { happened, lastRollOf, rollOf } from "./happened";
import type { BoardView } from "./scene";

function view(dice: [number, number]): BoardView {
  return { public: { dice, robber: null, turn: 2 } } as unknown as BoardView;
}

it("points at new pieces, those of modules too", () => {
  const events: GameEvent[] = [
    { settled: [0, "N(0,0)"] },
    { road: [0, "NE(0,0)"] },
    { gained: [0, { brick: 1 }] },
    { rivers: { bridge: [1, "W(1,0)"] } },
    { caravans: { camel: "W(0,1)" } },
    { fish: "turned_over" },
  ];
  const { newest, producing } = happened(events);
  expect(newest).toEqual(["N(0,0)", "NE(0,0)", "W(1,0)", "W(0,1)"]);
  expect(producing).toEqual([]);
});

it("passes over what happened in earlier turns", () => {
  const events: GameEvent[] = [
    { settled: [0, "N(0,0)"] },
    { rolled: [1, 4, 2] },
    { produced: ["(0,0)"] },
    { turn_began: 2 },
    { road: [2, "NE(0,0)"] },
  ];
  expect(happened(events)).toEqual({ newest: ["NE(0,0)"], producing: [] });
});

it("rings the hexes that the last number let produce", () => {
  const first: GameEvent[] = [{ rolled: [2, 4, 2] }, { produced: ["(0,0)", "(1,0)"] }, { gained: [0, { brick: 1 }] }];
  expect(happened([...first, { produced: ["(2,1)"] }]).producing).toEqual(["(0,0)", "(1,0)", "(2,1)"]);
  expect(happened([...first, { rolled: [2, 6, 5] }, { produced: ["(0,1)"] }]).producing).toEqual(["(0,1)"]);
  const card: GameEvent = { events: { revealed: [2, "8 epidemic"] } };
  expect(happened([...first, card]).producing).toEqual([]);
  expect(happened([...first, card, { produced: ["(1,1)"] }]).producing).toEqual(["(1,1)"]);
  expect(happened([{ road: [2, "W(0,0)"] }]).producing).toEqual([]);
});

it("knows the dice of the turn", () => {
  expect(rollOf(view([4, 2]))).toEqual({ seat: 2, dice: [4, 2] });
  expect(rollOf(view([0, 0]))).toBeNull();
});

it("keeps the last throw until the next one", () => {
  const thrown = { number: 7, data: { rolled: [2, 4, 2] } };
  const later = [thrown, { number: 8, data: { produced: [] } }, { number: 9, data: { turn_began: 3 } }];
  expect(lastRollOf(view([4, 2]), [thrown])).toEqual({ seat: 2, dice: [4, 2], number: 7 });
  expect(lastRollOf(view([0, 0]), later)).toEqual({ seat: 2, dice: [4, 2], number: 7, isPast: true });
  expect(lastRollOf(view([6, 6]), [...later, { number: 10, data: { rolled: [3, 6, 6] } }])).toEqual({
    seat: 3,
    dice: [6, 6],
    number: 10,
  });
  expect(lastRollOf(view([0, 0]), [{ number: 3, data: { turn_began: 1 } }])).toBeNull();
});

it("keeps the number of the last event card", () => {
  const events = [{ number: 5, data: { events: { revealed: [1, "8 epidemic"] } } }];
  expect(lastRollOf(view([8, 0]), events)).toEqual({ seat: 1, dice: [8, 0], number: 5 });
});

it("has the event die with the last throw, and with dice that an Alchemist set", () => {
  const numbered = (events: GameEvent[]) => events.map((data, number) => ({ number, data }));
  const thrown: GameEvent[] = [{ cities: { threw: [2, 3, 4, "politics"] } }];
  expect(lastRollOf(view([3, 4]), numbered(thrown))).toEqual({ seat: 2, dice: [3, 4], number: 0, face: "politics" });
  const set: GameEvent[] = [
    ...thrown,
    { cities: { played: [2, { alchemist: [1, 6] }] } },
    { cities: { threw: [2, 0, 0, "ship"] } },
  ];
  expect(lastRollOf(view([1, 6]), numbered(set))).toEqual({ seat: 2, dice: [1, 6], number: 1, face: "ship" });
});
