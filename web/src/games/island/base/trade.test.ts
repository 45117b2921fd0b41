import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "svelte/server";
import { bench, legal, reason, refusal, type Bench } from "../../../../tests/unit/island";
import { speak } from "../../../lib/text.svelte";
import type { Goods } from "../notation";
import Deal from "./Deal.svelte";
import Trade from "./Trade.svelte";
import { changed, sides, TradeState } from "./trading.svelte";

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("document", { querySelector: () => null });
});

it("counts goods of an offer up to what there is, and never below none", () => {
  expect(changed({}, "ore", 1, 2)).toEqual({ ore: 1 });
  expect(changed({ ore: 2, wool: 1 }, "ore", 1, 2)).toEqual({ ore: 2, wool: 1 });
  expect(changed({ ore: 1 }, "ore", -1, 2)).toEqual({ ore: 0 });
  expect(changed({}, "ore", -1, 2)).toEqual({ ore: 0 });
});

it("puts gold on the side of whoever gives it", () => {
  expect(sides({ give: { ore: 1 }, want: { wool: 2 } })).toEqual([{ ore: 1 }, { wool: 2 }]);
  expect(sides({ give: {}, want: { wool: 2 }, gold: 3 })).toEqual([{ gold: 3 }, { wool: 2 }]);
  expect(sides({ give: { ore: 1 }, want: {}, gold: -2 })).toEqual([{ ore: 1 }, { gold: 2 }]);
});

/** Somebody proposes something to the player on turn. */
function propose({ view }: Bench, seat: number, give: Goods, want: Goods): void {
  const proposals = view.public.trade.proposals as { give: Goods; want: Goods }[];
  proposals[seat] = { give, want };
  view.public.trade.is_open = true;
}

/** The player on turn offers something to these seats. */
function offer({ view }: Bench, give: Goods, want: Goods, asked: number[]): void {
  Object.assign(view.public.trade, { is_open: true, offer: { give, want }, asked });
}

describe("answers to the own offer", () => {
  let table: Bench;
  let trade: TradeState;
  beforeEach(() => {
    table = bench();
    trade = table.game.state(TradeState);
    offer(table, { wool: 1 }, { brick: 1 }, [1, 2]);
  });

  it("are shown while others have not answered yet", () => {
    table.table.actions = [legal("trade_with", 1), legal("withdraw")];
    Object.assign(table.table, { waiting: [2], isAsked: false });
    expect(table.game.decision?.id).toBe("deal");
  });

  it("stay in the background while the game asks for something else", () => {
    propose(table, 2, { brick: 1 }, { wool: 2 });
    expect(trade.hasAnswers).toBe(true);
    table.view.public.frames = ["turn", "move_robber"];
    expect(trade.hasAnswers).toBe(false);
    expect(table.game.decision).toBeNull();
  });

  it("leave what the person has opened open", () => {
    table.table.actions = [legal("play_monopoly", "ore")];
    table.game.open("play_monopoly");
    propose(table, 2, { brick: 1 }, { wool: 2 });
    table.game.arrive();
    expect(table.game.decision?.id).toBe("play_monopoly");
    table.game.cancel();
    expect(table.game.decision?.id).toBe("deal");
  });

  it("say why a proposal cannot be accepted, though another one can", async () => {
    propose(table, 1, { brick: 1 }, { grain: 1 });
    propose(table, 2, { brick: 1 }, { wool: 1 });
    table.table.actions = [legal("accept", 2)];
    table.table.refusal = refusal("You have no grain.", "BASE-113");
    const [first] = trade.proposals;
    await trade.explain(first!);
    expect(table.asked).toEqual(["red accepts blue"]);
    expect(trade.refusalOf(first!)?.sentence).toBe("You have no grain.");
    expect(trade.refusalOf(trade.proposals[1]!)).toBeNull();
    expect(render(Deal, { props: { game: table.game } }).body).toContain("You have no grain.");
  });

  it("open their tab once: whoever goes on to counter stays with the offer", () => {
    const { game } = table;
    game.turnToQuestion();
    game.tab = "trade";
    propose(table, 1, { brick: 1 }, { wool: 2 });
    game.turnToQuestion();
    expect(game.tab).toBe("build");
    trade.counter(trade.proposals[0]!);
    game.turnToQuestion();
    expect(game.tab).toBe("trade");
    propose(table, 2, { ore: 1 }, { wool: 2 });
    game.turnToQuestion();
    expect(game.tab).toBe("trade");
    trade.toggle();
    game.turnToQuestion();
    expect(game.tab).toBe("trade");
  });

  it("of muted people are told only when they are asked for, each of them", () => {
    propose(table, 1, { brick: 3 }, { wool: 2 });
    table.table.muted = ["guest-1"];
    const prompt = () => JSON.stringify(table.game.decision?.prompt?.(table.game));
    expect(prompt()).not.toContain("brick");
    expect(render(Deal, { props: { game: table.game } }).body).toContain("(muted)");
    trade.unfold(trade.proposals[0]!);
    expect(prompt()).toContain("brick");
    propose(table, 1, { grain: 1 }, { wool: 2 });
    expect(prompt()).not.toContain("grain");
  });
});

describe("an offer that is being made up", () => {
  it("keeps the hand only until the game asks for cards", () => {
    const table = bench("caravans", 1);
    const { game } = table;
    const trade = game.state(TradeState);
    trade.giveMore("wool");
    expect(game.handPick).toBe(trade);
    Object.assign(table.table, { actions: [legal("bid", { wool: 1 })], isAsked: true });
    game.handPick?.press("wool");
    expect(trade.give).toEqual({ wool: 1 });
    expect(game.handPick?.picked).toEqual({ wool: 1 });
  });

  it("loses what is no longer held", () => {
    const { game, view } = bench();
    const trade = game.state(TradeState);
    game.arrive();
    trade.giveMore("wool", 3);
    view.own!.hand = { wool: 1 } as never;
    game.arrive();
    expect(trade.give).toEqual({ wool: 1 });
  });

  it("ends with the turn", () => {
    const { game, view } = bench();
    const trade = game.state(TradeState);
    game.arrive();
    trade.giveMore("wool");
    game.arrive();
    expect(trade.isDrafted).toBe(true);
    view.public.turn_count += 1;
    game.arrive();
    expect([trade.isDrafted, trade.isOpened]).toEqual([false, false]);
  });

  it("is not seen by the next person at the same device, nor what the former one has set", () => {
    const table = bench("base", 2);
    const { game } = table;
    const trade = game.state(TradeState);
    game.arrive();
    trade.wantMore("ore");
    trade.declineAll(true);
    game.opened = "play_knight";
    table.table.seat = 1;
    game.arrive();
    expect([trade.isDrafted, trade.isDeclining, game.opened]).toEqual([false, false, null]);
  });

  it("has no good on both sides", () => {
    const trade = bench("rivers").game.state(TradeState);
    trade.wantMore("wool", 2);
    trade.giveMore("wool");
    expect([trade.give, trade.want]).toEqual([{ wool: 1 }, { wool: 0 }]);
    trade.wantMore("wool");
    expect([trade.give, trade.want]).toEqual([{ wool: 0 }, { wool: 1 }]);
  });

  it("is left with the button that opened it", () => {
    const { game } = bench();
    const trade = game.state(TradeState);
    const button = game.buttons.find(({ id }) => id === "trade")!;
    button.press?.(game);
    expect([game.isPressed(button), game.handPick]).toEqual([true, trade]);
    trade.giveMore("wool");
    button.press?.(game);
    expect([game.isPressed(button), game.handPick]).toEqual([false, null]);
    expect(trade.give).toEqual({ wool: 1 });
  });
});

describe("an offer is sent only where the rules let people trade", () => {
  const ready = (): [Bench, TradeState] => {
    const table = bench("base", 1);
    const trade = table.game.state(TradeState);
    trade.giveMore("wool");
    trade.wantMore("ore");
    return [table, trade];
  };
  const panel = ({ game }: Bench) => render(Trade, { props: { game } }).body;

  it("in somebody else's turn after the roll", async () => {
    const [table, trade] = ready();
    expect(panel(table)).toContain("Offer to Bo");
    await trade.offer();
    expect(table.sent).toEqual(["red offers 1 wool for 1 ore to blue"]);
  });

  it("not before the roll, in the founding, or when building has closed the trade", async () => {
    for (const change of [{ dice: [0, 0] }, { frames: [{ found_settlement: 0 }] }, { has_built: true }]) {
      const [table, trade] = ready();
      Object.assign(table.view.public, change);
      if ("has_built" in change) Object.assign(table.game.table.scene!, { phases: "separate" });
      expect(panel(table)).not.toContain("Offer to Bo");
      await trade.offer();
      expect(table.sent).toEqual([]);
    }
  });

  it("not against the server's reason in the own turn", () => {
    const table = bench();
    table.table.reasons = [reason("offer", "You have nothing to give.")];
    expect(panel(table)).toContain("You have nothing to give.");
  });
});

describe("declining everything", () => {
  it("answers each position once, and not while a bot plays for the person", () => {
    const table = bench("base", 1);
    const trade = table.game.state(TradeState);
    offer(table, { ore: 1 }, { wool: 1 }, [0]);
    Object.assign(table.table, { actions: [legal("decline")], isAsked: true, isRefusing: true });
    trade.declineAll(true);
    trade.decline();
    trade.decline();
    expect(table.sent).toEqual(["decline null"]);
    table.table.position = { number: 2 };
    table.table.standIn = { reason: "absent" };
    trade.decline();
    expect(table.sent.length).toBe(1);
    table.table.standIn = null;
    trade.decline();
    expect(table.sent.length).toBe(2);
  });
});
