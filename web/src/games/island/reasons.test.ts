import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../lib/text.svelte";
import type { RefusalInfo } from "../../protocol";
import type { Scene } from "./data";
import { fullReason, shortReason } from "./reasons";

const WITH_DICE = { events: null } as Scene;
const WITH_CARDS = { events: [] as Scene["events"] } as Scene;
const ROLL_FIRST: RefusalInfo = { code: "ROLL_FIRST", rule: "BASE-063", values: {}, sentence: "The dice come first." };

beforeEach(() => speak("en"));

describe("before the number of the turn is known", () => {
  it("the dice come first", () => {
    expect(fullReason(ROLL_FIRST, WITH_DICE)).toBe("The dice come first.");
    expect(shortReason(ROLL_FIRST, WITH_DICE).text).toBe("roll first");
  });

  it("or the event card, at a table without dice", () => {
    expect(fullReason(ROLL_FIRST, WITH_CARDS)).toMatch(/^The event card comes first: /);
    expect(shortReason(ROLL_FIRST, WITH_CARDS).text).toBe("card first");
  });
});

it("any other sentence is the server's", () => {
  const closed: RefusalInfo = { ...ROLL_FIRST, code: "TRADE_CLOSED", sentence: "Trading is closed." };
  expect(fullReason(closed, WITH_CARDS)).toBe("Trading is closed.");
});
