import { expect, it } from "vitest";
import type { GameEvent, Scene } from "../data";
import { FLIGHTS_MAX, flightsOf } from "./flights";
import { ROLL_MS } from "./times";

const scene: Pick<Scene, "hexes"> = {
  hexes: [
    { at: "(0,0)", terrain: "forest", numbers: [6] },
    { at: "(1,0)", terrain: "hills", numbers: [6] },
  ],
};

it("brings what a roll yields from the hexes to the players, after the dice have rolled", () => {
  const events: GameEvent[] = [
    { rolled: [1, 3, 3] },
    { produced: ["(0,0)", "(1,0)"] },
    { gained: [0, { brick: 2 }] },
    { gained: [1, { lumber: 1 }] },
  ];
  const [first, second] = flightsOf(events, scene);
  expect(first).toMatchObject({
    from: { kind: "hex", at: "(1,0)" },
    to: { kind: "seat", seat: 0 },
    icon: "r-brick",
    count: 2,
    delayMs: ROLL_MS,
  });
  expect(second).toMatchObject({ from: { kind: "hex", at: "(0,0)" }, to: { kind: "seat", seat: 1 }, icon: "r-lumber" });
  expect(second?.delayMs).toBeGreaterThan(ROLL_MS);
});

it("pays the bank, and brings what no hex has yielded from there", () => {
  const events: GameEvent[] = [
    { paid: [2, { wool: 1, ore: 1 }] },
    { bought: [2, null] },
    { gained: [2, { brick: 1 }] },
  ];
  const flights = flightsOf(events, scene);
  expect(flights.map(({ from, to, icon }) => [from.kind, to.kind, icon])).toEqual([
    ["seat", "bank", "r-wool"],
    ["seat", "bank", "r-ore"],
    ["bank", "seat", "ui-dev"],
    ["bank", "seat", "r-brick"],
  ]);
  expect(flights[0]?.delayMs).toBe(0);
});

it("shows cards that nobody may see face down, and both ways of a trade", () => {
  const events: GameEvent[] = [
    { stole: { thief: 0, victim: 1, card: null } },
    { traded: { active: 0, partner: 1, gave: { ore: 1 }, got: { wool: 2 } } },
  ];
  expect(flightsOf(events, scene).map(({ from, to, icon, count }) => [from, to, icon, count])).toEqual([
    [{ kind: "seat", seat: 1 }, { kind: "seat", seat: 0 }, "ui-dev", 1],
    [{ kind: "seat", seat: 0 }, { kind: "seat", seat: 1 }, "r-ore", 1],
    [{ kind: "seat", seat: 1 }, { kind: "seat", seat: 0 }, "r-wool", 2],
  ]);
});

it("is a handful at most", () => {
  const events: GameEvent[] = Array.from({ length: 20 }, () => ({ gained: [0, { ore: 1 }] }));
  expect(flightsOf(events, scene)).toHaveLength(FLIGHTS_MAX);
});
