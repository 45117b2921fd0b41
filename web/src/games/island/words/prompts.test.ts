import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../lib/text.svelte";
import { plainText } from "../../pieces";
import type { View } from "../data";
import { prompt } from "./prompts";

const PEOPLE = ["Ania", "Mirela"].map((name) => ({ name, colour: "" }));

/** The turn of seat 0; the dice show three and four, or have not been rolled. */
function turn(isRolled = true): View {
  const offer = { give: { wool: 1 }, want: { ore: 1 } };
  const trade = { offer, is_open: false, asked: [], proposals: [] };
  return { public: { winner: null, frames: [], turn: 0, dice: isRolled ? [3, 4] : [0, 0], trade } } as unknown as View;
}

/** What the seat is told that it can do, where these kinds of moves are legal and those refused. */
function hint(seat: number, legal: string[], refused: string[], view = turn()): string {
  const of = (kinds: string[]) => kinds.map((kind) => ({ kind }));
  const said = prompt(view, { legal: of(legal), reasons: of(refused) }, [seat], seat);
  return plainText(said.hint, PEOPLE);
}

const TURNS: [legal: string[], refused: string[], hint: string][] = [
  [["end_turn"], ["offer", "bank_trade", "build_road", "buy_card"], "Nothing else is possible: end your turn."],
  [["end_turn", "build_road"], ["offer"], "Build or end your turn."],
  [["end_turn", "bank_trade"], ["offer"], "Trade or end your turn."],
  [["end_turn"], ["build_road"], "Trade or end your turn."],
  [["end_turn", "buy_card", "play_knight"], ["offer"], "Buy a card, play a card, or end your turn."],
  [["end_turn", "claim_victory"], ["offer"], "Claim victory or end your turn."],
];

describe("the prompt names only what is possible", () => {
  beforeEach(() => speak("en"));

  it.each(TURNS)("legal %j, refused %j: %s", (legal, refused, expected) => {
    expect(hint(0, legal, refused)).toBe(expected);
  });
});

describe("other questions", () => {
  beforeEach(() => speak("en"));

  it("an offer that cannot be met is not to be accepted", () => {
    expect(hint(1, ["accept", "decline"], [])).toBe("Accept, decline, or propose something else.");
    expect(hint(1, ["decline"], [])).toBe("Decline or propose something else.");
    expect(hint(1, ["decline"], ["offer"])).toBe("Decline.");
  });

  it("a card before the roll is mentioned only where it can be played", () => {
    expect(hint(0, ["roll", "play_knight"], [], turn(false))).toContain("development card");
    expect(hint(0, ["roll"], ["play_knight"], turn(false))).not.toContain("development card");
  });
});
