/**
 * What is seen to move when events arrive: cards from the hexes and the bank to players and back, one picture for each kind, a handful
 * at most. What it looks like is up to `Flights.svelte`.
 */
import type { GameEvent, Good, Scene, Seat } from "../data";
import { YIELDS } from "../goods";
import { flowsOf } from "./flows";
import { ROLL_MS } from "./times";

/** Where a flight begins or ends. */
export type Spot = { kind: "hex"; at: string } | { kind: "bank" } | { kind: "seat"; seat: Seat };

export interface Flight {
  from: Spot;
  to: Spot;
  /** The symbol of what flies. */
  icon: string;
  count: number;
  /** When it sets out, after the events arrived. */
  delayMs: number;
}

/** So many at once; what does not fit in is in the log. */
export const FLIGHTS_MAX = 8;
/** Flights that begin at the same time would cover each other. */
const STEP_MS = 45;

/** The flights of events that have just arrived, in their order. */
export function flightsOf(events: readonly GameEvent[], { hexes }: Pick<Scene, "hexes">): Flight[] {
  const flights: Flight[] = [];
  let producing: string[] = [];
  let start = 0;
  for (const event of events) {
    if (typeof event !== "object") continue;
    if ("rolled" in event) start = ROLL_MS;
    if ("produced" in event) producing = event.produced;
    const isIncome = "gained" in event;
    for (const { from, to, goods, count } of flowsOf(event)) {
      const kinds: [string, number][] = goods === null ? [["", count]] : Object.entries(goods);
      for (const [good, number] of kinds) {
        if (number === 0) continue;
        const hex = isIncome ? producing.find((at) => yieldOf(hexes, at) === good) : undefined;
        flights.push({
          from: hex === undefined ? spotOf(from) : { kind: "hex", at: hex },
          to: spotOf(to),
          icon: good === "" ? "ui-dev" : `r-${good}`,
          count: number,
          delayMs: start + flights.length * STEP_MS,
        });
      }
    }
  }
  return flights.slice(0, FLIGHTS_MAX);
}

function yieldOf(hexes: Scene["hexes"], at: string): Good | undefined {
  const hex = hexes.find((hex) => hex.at === at);
  return hex && YIELDS[hex.terrain];
}

function spotOf(seat: Seat | null): Spot {
  return seat === null ? { kind: "bank" } : { kind: "seat", seat };
}
