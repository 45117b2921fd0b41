/** What must happen now, in words: to whoever must decide it, and to everybody else. */
import { choice, rich, t, type Piece } from "../../../lib/text.svelte";
import type { Legal } from "../../../lib/table.svelte";
import type { Reason } from "../../../protocol";
import { goodsPiece, seatPiece, seatPieces } from "../../pieces";
import { match } from "../../variants";
import type { CaravansFrame, EventsFrame, Frame, Scene, Seat, TwoPlayersFrame, View } from "../data";
import { cardInForce, happeningOf } from "../modules/event_cards/deck";
import { foundsCity } from "./cities";
import { withGold } from "./log";
import { eventCardName } from "./logModules";
import { late } from "./late";
import type { Ground } from "./places";

export interface Prompt {
  title: Piece[];
  hint: Piece[];
}

/** A question: the id of its messages, and the values in them. Each has a title, a `-hint` and, for those who wait, a `-wait`. */
export interface Question {
  id: string;
  values?: Parameters<typeof rich>[1];
  /** The ids of the hint and of what those who wait are told, if they are not its own. */
  hint?: string;
  wait?: string;
}

/** What the server says of the reader's moves: those that are legal, and why others are not. */
export interface Moves {
  legal: Pick<Legal, "kind">[];
  reasons: Pick<Reason, "kind">[];
}

/** What sentences need of the scene. */
type Told = Partial<Pick<Scene, "events" | "cities" | "attack" | "traders">>;

/** What the reader must do, or whom the game waits for. */
export function prompt(
  view: View,
  moves: Moves,
  waiting: Seat[],
  reader: Seat | null,
  scene: Told | null = null,
): Prompt {
  if (view.public.winner !== null)
    return { title: rich("prompt-over", { seat: seatPiece(view.public.winner) }), hint: [] };
  const isAsked = reader !== null && waiting.includes(reader);
  const top = view.public.frames.at(-1) ?? "turn";
  const question: Question = questionOf(top, view, isAsked ? reader : null, scene) ?? { id: "prompt-turn" };
  const { id, values = {}, wait } = question;
  if (isAsked) return { title: rich(id, values), hint: hintOf(question, moves) };
  if (waiting.length === 0) return { title: [t("prompt-chance")], hint: [] };
  const title = rich("prompt-waiting", { seats: seatPieces(waiting), count: waiting.length });
  return { title, hint: wait ? rich(wait, values) : rich(`${id}-wait`, values) };
}

/** What can be done about a question. Where several kinds of moves can, only those are named that are possible now. */
function hintOf({ id, values = {}, hint }: Question, { legal, reasons }: Moves): Piece[] {
  const is = (kind: RegExp) => legal.some((move) => kind.test(move.kind));
  // Offers are open terms that are not listed: one can be made unless something is said against it.
  const mayOffer = is(/^offer$/) || !reasons.some(({ kind }) => kind === "offer");
  if (id === "prompt-turn") {
    const ways = [
      ...(is(/^claim_victory$/) ? ["claim"] : []),
      ...(mayOffer || is(/^(bank_trade|trade_with)$/) ? ["trade"] : []),
      ...(is(/^(build_|restore_city$)/) ? ["build"] : []),
      ...(is(/^improve$/) ? ["improve"] : []),
      ...(is(/^(activate|promote|move)_knight$/) ? ["command"] : []),
      ...(is(/^buy_card$/) ? ["buy"] : []),
      ...(is(/^(play|progress)_/) ? ["play"] : []),
    ];
    return [ways.length === 0 ? t("prompt-turn-hint") : said([...ways, "end"])];
  }
  if (id === "prompt-answer")
    return [said([...(is(/^accept$/) ? ["accept"] : []), "decline", ...(mayOffer ? ["propose"] : [])])];
  if (is(/^progress_alchemist$/)) return [t("prompt-roll-alchemist-hint")];
  if (id === "prompt-roll" || id === "prompt-reveal")
    return rich(`${id}-hint`, { held: is(/^play_/) ? "some" : "none" });
  return hint ? rich(hint, values) : rich(`${id}-hint`, values);
}

/** What may be done, as a sentence: “Trade, build or end your turn.” */
function said(ways: string[]): string {
  const listed = choice(ways.map((way) => t(`prompt-may-${way}`)));
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}.`;
}

function questionOf(frame: Frame, view: View, asked: Seat | null, scene: Told | null): Question | undefined {
  const chance = (): Question => ({ id: "prompt-draw" });
  return match<Frame, Question | undefined>(frame, {
    opening_dice: chance,
    opening_draw: chance,
    found_settlement: () => ({ id: foundsCity(view, scene) ? "prompt-found-city" : "prompt-found-settlement" }),
    found_road: () => ({
      id: "prompt-found-road",
      ...(foundsCity(view, scene) ? { hint: "prompt-found-road-city-hint", wait: "prompt-found-road-city-wait" } : {}),
    }),
    turn: () => turnQuestion(view, asked, scene),
    dice: chance,
    discard: () => ({
      id: "prompt-discard",
      values: { count: discardsLeft(view, asked) },
      // With progress cards a seven is not the only reason.
      ...(view.public.modules?.cities ? { hint: "prompt-discard-half-hint", wait: "prompt-discard-half-wait" } : {}),
    }),
    move_robber: () => ({ id: "prompt-move-robber" }),
    rob: () => ({ id: "prompt-rob" }),
    steal: chance,
    free_roads: (count) => ({ id: "prompt-free-roads", values: { count } }),
    draw_card: chance,
    pass: chance,
    effect: chance,
    events: (frame) => eventQuestion(frame, view),
    two: (frame) => twoQuestion(frame),
    cities: (frame) => late.cities?.question(frame, view, scene as Ground | null),
    fish: () => ({ id: "prompt-fish" }),
    caravans: (frame) => caravanQuestion(frame, view),
    attack: (frame) => late.attack?.question(frame, view, scene as Ground | null),
    traders: (frame) => late.traders?.question(frame, view, scene as Ground | null),
  });
}

/** How many cards the seat has still to choose for its discard. */
function discardsLeft(view: View, seat: Seat | null): number {
  if (seat === null) return 0;
  return view.public.owed[seat as 0] ?? 0;
}

/** The turn: before the roll, after it, or an offer that waits for an answer. */
function turnQuestion(view: View, asked: Seat | null, scene: Told | null): Question {
  const { turn, trade, dice } = view.public;
  const { give, want, gold = 0 } = trade.offer;
  const terms = { give: goodsPiece(withGold(give, gold)), want: goodsPiece(withGold(want, -gold)) };
  if (asked !== null && asked !== turn) return { id: "prompt-answer", values: { seat: seatPiece(turn), ...terms } };
  const isOffered = trade.is_open && trade.asked.length > 0;
  if (asked === null && isOffered) return { id: "prompt-answer", values: { seat: seatPiece(turn), ...terms } };
  if (dice[0] === 0) return { id: scene?.events ? "prompt-reveal" : "prompt-roll" };
  return { id: "prompt-turn" };
}

/** What others answer to the reader's offer: who agrees, or else what the first of them wants instead. */
export function answersPrompt({ agreed, proposals }: Answers): Prompt & { icon: string } {
  const [first] = proposals;
  if (agreed.length > 0 || !first) {
    const title = rich("prompt-deal", { seats: seatPieces(agreed), count: agreed.length });
    return { title, hint: [t("prompt-deal-hint")], icon: "ui-trade" };
  }
  const values = { seat: seatPiece(first.seat), give: goodsPiece(first.give), want: goodsPiece(first.want) };
  return { title: rich("prompt-counter", values), hint: rich("prompt-counter-hint", values), icon: "ui-counter" };
}

/** Who agrees to the reader's offer, and what is proposed instead. */
interface Answers {
  agreed: Seat[];
  proposals: { seat: Seat; give: Partial<Record<string, number>>; want: Partial<Record<string, number>> }[];
}

/** A question of an event card: its name stands in front, and everybody is told what it does. */
function eventQuestion(frame: EventsFrame, view: View): Question | undefined {
  const card = cardInForce(view.public.frames);
  const happening = card === null ? null : happeningOf(card);
  const values = {
    event: happening === null ? t("event-plain") : t(`log-event-${happening}`),
    about: happening === null ? t("event-about-plain") : t(`event-about-${happening}`),
  };
  const asking = (id: string): Question => ({ id, values, hint: "prompt-event-hint", wait: "prompt-event-wait" });
  return match<EventsFrame, Question>(frame, {
    reveal: () => ({ id: "prompt-draw" }),
    produce: (card) => ({ id: "prompt-produce", values: { card: eventCardName(card) } }),
    damage: () => asking("prompt-damage"),
    gifts: () => asking("prompt-gifts"),
    receive: () => asking("prompt-receive"),
    advantage: () => asking("prompt-advantage"),
    conflict: () => asking("prompt-conflict"),
    help: () => asking("prompt-help"),
    flee: () => asking("prompt-flee"),
  });
}

function twoQuestion(frame: TwoPlayersFrame): Question | undefined {
  return match<TwoPlayersFrame, Question>(frame, {
    second_number: () => ({ id: "prompt-draw" }),
    first_number: () => ({ id: "prompt-draw" }),
    neutral_road: () => ({ id: "prompt-neutral-road" }),
    neutral_settlement: () => ({ id: "prompt-neutral-settlement" }),
    forced_trade: () => ({ id: "prompt-forced-trade" }),
  });
}

function caravanQuestion(frame: CaravansFrame, view: View): Question | undefined {
  return match<CaravansFrame, Question>(frame, {
    bid: () => ({ id: "prompt-bid" }),
    name: () => ({ id: "prompt-name" }),
    place: (seat) => ({ id: "prompt-place-camel", values: deciding(seat, view) }),
    place_apart: () => ({ id: "prompt-place-apart" }),
  });
}

/** How the votes stand for the one who places the camel: they decide, nobody laid any, or there is no single most. */
function deciding(seat: Seat, view: View): NonNullable<Question["values"]> {
  const votes: readonly number[] = view.public.modules?.caravans?.votes ?? [];
  const total = votes.reduce((sum, count) => sum + count, 0);
  const own = votes[seat] ?? 0;
  const isMost = votes.every((count, other) => other === seat || count < own);
  return { seat: seatPiece(seat), votes: own, total, why: total === 0 ? "none" : isMost ? "most" : "tie" };
}
