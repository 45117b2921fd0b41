import { describe, expect, it } from "vitest";
import type { EventCard, EventCount, GameEvent } from "../../data";
import { numberOf } from "../../events";
import { cardInForce, deckByNumber, happeningOf, lastRevealed } from "./deck";

const reveal = (seat: number, card: EventCard): GameEvent => ({ events: { revealed: [seat, card] } });

describe("the cards of the last turn", () => {
  it("are none before the first", () => {
    expect(lastRevealed([{ turn_began: 0 }])).toBeNull();
  });

  it("are both of a turn with two of them", () => {
    const events: GameEvent[] = [
      { turn_began: 1 },
      reveal(1, "4"),
      { turn_began: 0 },
      reveal(0, "6 earthquake"),
      reveal(0, "8"),
    ];
    expect(lastRevealed(events)).toEqual({ seat: 0, cards: ["6 earthquake", "8"], isPast: false });
  });

  it("stay when the turn has passed, and are said to be past", () => {
    const events: GameEvent[] = [{ turn_began: 1 }, reveal(1, "4"), { turn_began: 0 }];
    expect(lastRevealed(events)).toEqual({ seat: 1, cards: ["4"], isPast: true });
  });
});

describe("a card", () => {
  it("has a number, and perhaps an event", () => {
    expect(numberOf("10 neighbourly-help")).toBe(10);
    expect(happeningOf("10 neighbourly-help")).toBe("neighbourly-help");
    expect(happeningOf("10")).toBeNull();
  });

  it("is in force while what it asks lies over its number", () => {
    expect(cardInForce(["turn", { events: { produce: "5 tournament" } }, { events: { receive: 2 } }])).toBe(
      "5 tournament",
    );
    expect(cardInForce(["turn"])).toBeNull();
  });
});

describe("the deck by numbers", () => {
  const deck: EventCount[] = [
    { card: "3", count: 1 },
    { card: "3 conflict", count: 1 },
    { card: "2 plentiful-year", count: 1 },
  ];

  it("says what is left since the shuffle, and what was revealed at all", () => {
    const events: GameEvent[] = [
      reveal(0, "3"),
      reveal(1, "2 plentiful-year"),
      { events: "new_year" },
      reveal(0, "3 conflict"),
    ];
    expect(deckByNumber(deck, ["3 conflict"], events)).toEqual([
      { number: 2, all: 1, left: 1, revealed: 1 },
      { number: 3, all: 2, left: 1, revealed: 2 },
    ]);
  });
});
