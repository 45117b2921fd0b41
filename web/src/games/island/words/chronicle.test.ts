import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import type { EventInfo } from "../../../protocol";
import { Chronicle } from "./chronicle";
import { log } from "./log";

const EVENTS: EventInfo[] = [
  { turn_began: 0 },
  { rolled: [0, 3, 4] },
  { gained: [1, { ore: 1 }] },
  { paid: [0, { brick: 1, lumber: 1 }] },
  { road: [0, "W(0,0)"] },
  { turn_began: 1 },
  { rolled: [1, 3, 3] },
].map((data, number) => ({ number, text: "", data }) as unknown as EventInfo);

describe("the log of a table that goes on", () => {
  beforeAll(async () => speak("en"));

  it("says at every point what telling everything says", () => {
    const chronicle = new Chronicle();
    for (let count = 0; count <= EVENTS.length; count++) {
      const events = EVENTS.slice(0, count);
      expect(chronicle.lines(events, 0, null)).toEqual(log(events, 0, null));
    }
  });

  it("keeps lines that have not grown", () => {
    const chronicle = new Chronicle();
    const before = chronicle.lines(EVENTS.slice(0, 2), 0, null);
    const after = chronicle.lines(EVENTS.slice(0, 3), 0, null);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it("begins anew when events were taken back", () => {
    const chronicle = new Chronicle();
    chronicle.lines(EVENTS, 0, null);
    const other = [...EVENTS.slice(0, 3), { ...EVENTS[6]!, number: 3 }];
    expect(chronicle.lines(EVENTS.slice(0, 3), 0, null)).toEqual(log(EVENTS.slice(0, 3), 0, null));
    expect(chronicle.lines(other, 0, null)).toEqual(log(other, 0, null));
  });
});
