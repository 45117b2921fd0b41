/**
 * The log of the island game. Events that belong together make one line: a roll and what everybody gets for it, a knight with the
 * robber and the theft, a price and what was built for it, an offer and the answers to it.
 */
import type { EventInfo } from "../../../protocol";
import { has, rich, t, type Piece, type RichValues } from "../../../lib/text.svelte";
import type { LogLine } from "../../game";
import { calledPiece, goodsPiece, joined, onePiece, scorePiece, seatPiece } from "../../pieces";
import { match, type Cases } from "../../variants";
import type { Cards, Coins, DevCard, GameEvent, Good, Seat } from "../data";
import { turnNumberIn } from "../events";
import { moduleCases } from "./logModules";
import { hasFoundingCity, shortPlace, type Ground } from "./places";

/** What a line is about, as far as later events may still belong to it. */
export type Topic =
  | "opening"
  | "founding"
  | "roll"
  | "battle"
  | "landing"
  | "journey"
  | "discard"
  | "robber"
  | "offer"
  | "build"
  | "card"
  | "vote"
  | "boot"
  | "tokens"
  | "award";

/** A line that may still grow: what happened first, and what came of it. */
interface Draft {
  number: number;
  icon: string;
  seat: Seat | null;
  topic: Topic | null;
  head: Piece[];
  tail: Piece[][];
  mark: boolean;
  round?: number;
  /** It was done because time ran out. */
  isLate: boolean;
  /** The line as it was shown last, with so many parts in its tail. */
  written?: { line: LogLine; parts: number; mark: boolean };
}

interface Price {
  seat: Seat;
  cards: Cards;
}

function draft(
  number: number,
  icon: string,
  seat: Seat | null,
  topic: Topic | null,
  head: Piece[],
  isLate = false,
): Draft {
  return { number, icon, seat, topic, head, tail: [], mark: false, isLate };
}

/** A line as it is shown: the same one until something is added. */
function written(draft: Draft): LogLine {
  const { number, icon, seat, head, tail, mark, round, isLate } = draft;
  if (draft.written?.parts === tail.length && draft.written.mark === mark) return draft.written.line;
  const line = {
    number,
    icon,
    seat,
    pieces: [...(isLate ? [t("log-late"), " "] : []), ...head, ...(tail.length > 0 ? [": ", ...joined(tail)] : [])],
    ...(mark ? { mark } : {}),
    ...(round === undefined ? {} : { round }),
    ...(isLate ? { isLate } : {}),
  };
  draft.written = { line, parts: tail.length, mark };
  return line;
}

/** Writes the lines of a log, event by event. */
export class Scribe {
  private readonly lines: Draft[] = [];
  private number = 0;
  private first: Seat | null = null;
  private round = 0;
  private turn: Seat | null = null;
  /** The number of the turn, while it is not yet told what it brings. */
  private thrown: number | null = null;
  /** A price that was paid and belongs to what comes next. */
  private price: Price | null = null;

  constructor(
    readonly reader: Seat | null,
    readonly ground: Ground | null,
  ) {}

  /** Tells one event. What only a newer server knows is told in notation. */
  tell({ number, text, data, timed_out: late = [] }: EventInfo): void {
    this.number = number;
    const { turn } = this;
    const before = this.lines.length;
    // What was done for somebody is not told in a line that others have begun.
    if (late.length > 0) this.closed();
    const dice = turnNumberIn(data as GameEvent)?.dice;
    if (dice) this.thrown = dice[0] + dice[1];
    const known = match<GameEvent, true | undefined>(data as GameEvent, this.cases);
    if (!known) this.line("ui-info", null, null, [text]);
    if (late.length > 0) this.tellLate(late, before, turn);
  }

  /** Says whose time had run out before what is told from that line on: with the line about them, or before it. */
  private tellLate(late: readonly Seat[], from: number, turn: Seat | null): void {
    const alone = late.filter((seat) => {
      const own = this.lines.slice(from).find((line) => line.seat === seat);
      if (!own) return true;
      own.isLate = true;
      if (own.topic === "offer" || own.topic === "vote") own.topic = null;
      return false;
    });
    const lines = alone.map((seat): Draft => {
      const id = seat === turn && turn !== this.turn ? "log-late-turn" : "log-late-alone";
      return draft(this.number, "ui-clock", seat, null, this.sentence(id, seat), true);
    });
    this.lines.splice(from, 0, ...lines);
  }

  /** The lines so far; more may be told afterwards. A price that nothing has come of yet is told as such. */
  finished(): LogLine[] {
    const lines = this.lines.map(written);
    if (!this.price) return lines;
    const { seat } = this.price;
    return [...lines, { number: this.number, icon: "ui-bank", seat, pieces: this.paid(this.price) }];
  }

  /** Begins a line. */
  line(icon: string, seat: Seat | null, topic: Topic | null, head: Piece[]): true {
    this.settlePrice();
    this.lines.push(draft(this.number, icon, seat, topic, head));
    return true;
  }

  /** Begins a line with a sentence about a seat. */
  say(icon: string, seat: Seat, topic: Topic | null, id: string, values: RichValues = {}): true {
    return this.line(icon, seat, topic, this.sentence(id, seat, values));
  }

  /** A sentence about a seat. Where that is the reader's and the sentence can be said so, it is about “you”. */
  sentence(id: string, seat: Seat, values: RichValues = {}, you = "log-you-first"): Piece[] {
    if (seat !== this.reader || !has(`${id}-you`)) return rich(id, { seat: seatPiece(seat), ...values });
    return rich(`${id}-you`, { seat: calledPiece(seat, t(you)), ...values });
  }

  /** A seat inside a sentence that asks for no verb. */
  who(seat: Seat, you = "log-you"): Piece {
    return seat === this.reader ? calledPiece(seat, t(you)) : seatPiece(seat);
  }

  /** Adds to the last line if it is about one of these things, and about this seat where one is named. */
  join(topics: readonly Topic[], seat: Seat | null, part: Piece[]): boolean {
    const last = this.lines.at(-1);
    const fits = last?.topic != null && topics.includes(last.topic) && (seat === null || last.seat === seat);
    if (fits) last.tail.push(part);
    return fits;
  }

  /** Whether the last line is about this, so that more can be added. */
  isAbout(topic: Topic): boolean {
    return this.lines.at(-1)?.topic === topic;
  }

  /** The line is about the reader, if one of these seats is theirs. */
  mark(...seats: (Seat | null)[]): true {
    const last = this.lines.at(-1);
    if (last && this.reader !== null && seats.includes(this.reader)) last.mark = true;
    return true;
  }

  /** Something was built: the price, which was paid just before, goes with it. What a card gives for nothing goes with the card. */
  built(icon: string, seat: Seat, sentence: Piece[], free: Piece[] | null = null, topic: Topic = "build"): true {
    const price = this.price?.seat === seat ? this.price.cards : null;
    this.price = null;
    if (!price && free && this.join(["card"], seat, free)) return true;
    this.line(icon, seat, topic, sentence);
    if (price) this.join([topic], seat, this.sentence("log-price", seat, { cards: goodsPiece(price) }));
    return true;
  }

  private paid({ seat, cards }: Price): Piece[] {
    return this.sentence("log-paid", seat, { cards: goodsPiece(cards) });
  }

  where(name: Parameters<typeof shortPlace>[1]): string {
    return shortPlace(this.ground, name);
  }

  /** A price for something that is not told of. */
  private settlePrice(): void {
    if (!this.price) return;
    const { price } = this;
    this.price = null;
    this.line("ui-bank", price.seat, null, this.paid(price));
  }

  /** The ring on the board tells it. Where a battle or a card came between the throw and its number, the number begins a line. */
  private produced(): true {
    const last = this.lines.at(-1)?.topic;
    const number = this.thrown;
    this.thrown = null;
    if (number === null || (last !== "battle" && last !== "card")) return true;
    return this.line("ui-dice", null, "roll", [t("log-production", { number })]);
  }

  private gained(seat: Seat, cards: Cards): true {
    const gain = rich("log-gain", { seat: this.who(seat), cards: goodsPiece(cards) });
    const own = rich("log-own-gain", { cards: goodsPiece(cards) });
    if (this.join(["card", "founding", "build"], seat, own)) return true;
    if (this.join(["roll"], null, gain)) return this.mark(seat);
    this.line("ui-cards", null, "roll", [t("log-income")]);
    this.join(["roll"], null, gain);
    return this.mark(seat);
  }

  private settled(seat: Seat, name: Parameters<typeof shortPlace>[1]): true {
    const values = { place: this.where(name) };
    if (this.turn !== null) return this.built("p-settlement", seat, this.sentence("log-settlement", seat, values));
    return this.say("p-settlement", seat, "founding", "log-founded", values);
  }

  private upgraded(seat: Seat, name: Parameters<typeof shortPlace>[1]): true {
    const values = { place: this.where(name) };
    // A log may begin in the middle of a turn.
    if (this.turn !== null || !hasFoundingCity(this.ground))
      return this.built("p-city", seat, this.sentence("log-city", seat, values));
    return this.say("p-city", seat, "founding", "log-founded-city", values);
  }

  private offered(maker: Seat, give: Cards, want: Cards, gold: Coins, to: Seat[]): true {
    const values = { give: goodsPiece(withGold(give, gold)), want: goodsPiece(withGold(want, -gold)) };
    if (this.turn !== null && maker !== this.turn) this.say("ui-counter", maker, "offer", "log-countered", values);
    else
      this.say("ui-trade", maker, "offer", "log-offered", {
        ...values,
        to: joined(to.map((each) => [this.who(each, "log-to-you")])),
      });
    return this.mark(...to);
  }

  private answered(seat: Seat, icon: string, id: string): true {
    const answer = this.sentence(id, seat, {}, "log-you");
    return this.join(["offer"], null, answer) || this.say(icon, seat, "offer", id);
  }

  private turnBegan(seat: Seat): true {
    this.settlePrice();
    this.first ??= seat;
    this.turn = seat;
    if (seat !== this.first) return this.closed();
    this.round += 1;
    this.line("ui-end", null, null, []);
    const last = this.lines.at(-1);
    if (last) last.round = this.round;
    return true;
  }

  /** Nothing more is added to the last line. */
  private closed(): true {
    const last = this.lines.at(-1);
    if (last) last.topic = null;
    return true;
  }

  private robberMoved(seat: Seat, where: string): true {
    if (this.join(["card"], seat, rich("log-robber-too", { place: where }))) return true;
    return this.say("p-robber", seat, "robber", "log-robber", { place: where });
  }

  private stole(thief: Seat, victim: Seat, card: Good | null): true {
    const values = { victim: seatPiece(victim), card: card ? onePiece(card) : t("log-a-card") };
    // An event or a forced trade, and no robber, lets a card be drawn.
    const drawing = victim === this.reader ? "log-drew-from-own" : "log-drew-from";
    const drew = this.sentence(drawing, thief, values, "log-you");
    if (this.join(["tokens"], thief, drew) || this.join(["roll"], null, drew)) return this.mark(thief, victim);
    const [alone, too] =
      victim === this.reader ? ["log-stole-from-you", "log-stole-too-from-you"] : ["log-stole", "log-stole-too"];
    if (!this.join(["card", "robber"], thief, this.sentence(too, thief, values)))
      this.say("p-robber", thief, null, alone, values);
    return this.mark(victim);
  }

  private award(icon: string, seat: Seat | null, taken: string, lost: string): true {
    if (seat === null) return this.line(icon, null, null, [t(lost)]);
    this.say(icon, seat, null, taken);
    return this.mark(seat);
  }

  private readonly cases: Cases<GameEvent, true | undefined> = {
    opening_throw: ([seat, first, second]) => {
      const thrown = [this.who(seat), scorePiece(first + second)];
      if (!this.join(["opening"], null, thrown)) {
        this.line("ui-dice", null, "opening", [t("log-opening")]);
        this.join(["opening"], null, thrown);
      }
      return true;
    },
    begins: (seat) => this.say("ui-play", seat, null, "log-begins"),
    settled: ([seat, vertex]) => this.settled(seat, vertex),
    upgraded: ([seat, vertex]) => this.upgraded(seat, vertex),
    road: ([seat, edge]) => {
      const place = this.where(edge);
      const too = [t("log-road-too", { place })];
      if (this.join(["founding"], seat, too)) return true;
      return this.built("p-road", seat, this.sentence("log-road", seat, { place }), too);
    },
    gained: ([seat, cards]) => this.gained(seat, cards),
    rolled: ([seat, first, second]) => this.say("ui-dice", seat, "roll", "log-rolled", { number: first + second }),
    produced: () => this.produced(),
    bank_short: (resource) => {
      const short = rich("log-bank-short", { resource: t(resource) });
      return this.join(["roll"], null, short) || this.line("ui-bank", null, null, short);
    },
    discarded: ([seat, cards]) => {
      const lost = rich("log-loss", { seat: this.who(seat), cards: goodsPiece(cards) });
      if (!this.join(["discard"], null, lost)) {
        this.line("ui-cards", null, "discard", [t("log-discards")]);
        this.join(["discard"], null, lost);
      }
      return true;
    },
    robber_moved: ([seat, hex]) => this.robberMoved(seat, this.where(hex)),
    robber_left: (seat) =>
      this.join(["card", "tokens"], seat, [t("log-robber-left-too")]) ||
      this.line("p-robber", null, "robber", [t("log-robber-left")]),
    stole: ({ thief, victim, card }) => this.stole(thief, victim, card),
    offered: ({ maker, terms, to }) => this.offered(maker, terms.give, terms.want, terms.gold ?? 0, to),
    accepted: (seat) => this.answered(seat, "ui-check", "log-accepted"),
    declined: (seat) => this.answered(seat, "ui-x", "log-declined"),
    withdrawn: (seat) => this.answered(seat, "ui-x", "log-withdrawn"),
    traded: ({ active, partner, gave, got, gold = 0 }) => {
      const values = { give: goodsPiece(withGold(gave, gold)), want: goodsPiece(withGold(got, -gold)) };
      const id = partner === this.reader ? "log-traded-with-you" : "log-traded";
      this.say("ui-trade", active, null, id, { partner: seatPiece(partner), ...values });
      return this.mark(partner);
    },
    bank_traded: ([seat, give, want]) =>
      this.say("ui-bank", seat, null, "log-bank-traded", { give: goodsPiece(give), want: onePiece(want) }),
    paid: ([seat, cards]) => {
      this.settlePrice();
      this.price = { seat, cards };
      return true;
    },
    bought: ([seat, card]) => {
      const price = this.price;
      this.price = null;
      if (card) this.say("ui-dev", seat, "build", "log-bought-known", { card: cardName(card) });
      else this.say("ui-dev", seat, "build", "log-bought");
      if (price) this.join(["build"], seat, this.sentence("log-price", seat, { cards: goodsPiece(price.cards) }));
      return true;
    },
    played: ([seat, card]) => this.say(CARD_ICONS[card], seat, "card", "log-played", { card: cardName(card) }),
    monopolised: ({ taker, giver, resource, count }) => {
      // Who has none of it gives nothing.
      if (count === 0) return true;
      const gave = rich("log-loss", { seat: this.who(giver), cards: goodsPiece({ [resource]: count }) });
      if (!this.join(["card"], taker, gave)) this.line("dev-monopoly", taker, "card", gave);
      return this.mark(giver);
    },
    longest_road: (seat) => this.award("ui-route", seat, "log-longest-road", "log-longest-road-lost"),
    largest_army: (seat) => this.award("ui-army", seat, "log-largest-army", "log-largest-army-lost"),
    turn_began: (seat) => this.turnBegan(seat),
    turns_used_up: (count) => this.line("ui-clock", null, null, [t("log-turns-used-up", { count })]),
    revealed: ([seat, count]) => this.say("dev-point", seat, null, "log-revealed", { count }),
    won: ([seat, points]) => this.say("ui-trophy", seat, null, "log-won", { points }),
    ...moduleCases(this),
  };
}

/** A development card in words. */
export function cardName(card: DevCard): string {
  return t(`log-card-${card.replaceAll("_", "-")}`);
}

const CARD_ICONS: Record<DevCard, string> = {
  knight: "dev-knight",
  road_building: "dev-roads",
  year_of_plenty: "dev-plenty",
  monopoly: "dev-monopoly",
  victory_point: "dev-point",
  swift_journey: "ui-wagon",
};

/** Cards with the gold that goes with them, if any does. */
export function withGold(cards: Cards, gold: Coins): Partial<Record<string, number>> {
  return gold > 0 ? { ...cards, gold } : cards;
}

/** The lines of the log. */
export function log(events: EventInfo[], reader: Seat | null, ground: Ground | null): LogLine[] {
  const scribe = new Scribe(reader, ground);
  for (const event of events) scribe.tell(event);
  return scribe.finished();
}
