/** What must happen now, in words: to whoever must decide it, and to everybody else. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, seatPiece, seatPieces } from "../../pieces";
import { match } from "../../variants";
import type { CaravansFrame, EventsFrame, Frame, Seat, TwoPlayersFrame, View } from "../data";
import { cardInForce, happeningOf } from "../modules/event_cards/deck";
import { withGold } from "./log";
import { eventCardName } from "./logModules";

export interface Prompt {
  title: Piece[];
  hint: Piece[];
}

/** A question: the id of its messages, and the values in them. Each has a title, a `-hint` and, for those who wait, a `-wait`. */
interface Question {
  id: string;
  values?: Parameters<typeof rich>[1];
  /** The ids of the hint and of what those who wait are told, if they are not its own. */
  hint?: string;
  wait?: string;
}

/** What the reader must do, or whom the game waits for. */
export function prompt(view: View, waiting: Seat[], reader: Seat | null): Prompt {
  if (view.public.winner !== null)
    return { title: rich("prompt-over", { seat: seatPiece(view.public.winner) }), hint: [] };
  const isAsked = reader !== null && waiting.includes(reader);
  const top = view.public.frames.at(-1) ?? "turn";
  const question: Question = questionOf(top, view, isAsked ? reader : null) ?? { id: "prompt-turn" };
  const { id, values = {}, hint, wait } = question;
  if (isAsked) return { title: rich(id, values), hint: hint ? rich(hint, values) : rich(`${id}-hint`, values) };
  if (waiting.length === 0) return { title: [t("prompt-chance")], hint: [] };
  const title = rich("prompt-waiting", { seats: seatPieces(waiting), count: waiting.length });
  return { title, hint: wait ? rich(wait, values) : rich(`${id}-wait`, values) };
}

function questionOf(frame: Frame, view: View, asked: Seat | null): Question | undefined {
  const chance = (): Question => ({ id: "prompt-draw" });
  return match<Frame, Question | undefined>(frame, {
    opening_dice: chance,
    opening_draw: chance,
    found_settlement: () => ({ id: "prompt-found-settlement" }),
    found_road: () => ({ id: "prompt-found-road" }),
    turn: () => turnQuestion(view, asked),
    dice: chance,
    discard: () => ({ id: "prompt-discard", values: { count: discardsLeft(view, asked) } }),
    move_robber: () => ({ id: "prompt-move-robber" }),
    rob: () => ({ id: "prompt-rob" }),
    steal: chance,
    free_roads: (count) => ({ id: "prompt-free-roads", values: { count } }),
    draw_card: chance,
    pass: chance,
    effect: chance,
    events: (frame) => eventQuestion(frame, view),
    two: (frame) => twoQuestion(frame),
    fish: () => ({ id: "prompt-fish" }),
    caravans: (frame) => caravanQuestion(frame),
  });
}

/** How many cards the seat has still to choose for its discard. */
function discardsLeft(view: View, seat: Seat | null): number {
  if (seat === null) return 0;
  return view.public.owed[seat as 0] ?? 0;
}

/** The turn: before the roll, after it, or an offer that waits for an answer. */
function turnQuestion(view: View, asked: Seat | null): Question {
  const { turn, trade, dice } = view.public;
  const { give, want, gold = 0 } = trade.offer;
  const terms = { give: goodsPiece(withGold(give, gold)), want: goodsPiece(withGold(want, -gold)) };
  if (asked !== null && asked !== turn) return { id: "prompt-answer", values: { seat: seatPiece(turn), ...terms } };
  const isOffered = trade.is_open && trade.asked.length > 0;
  if (asked === null && isOffered) return { id: "prompt-answer", values: { seat: seatPiece(turn), ...terms } };
  const id = view.public.modules?.events ? "prompt-reveal" : "prompt-roll";
  if (dice[0] === 0) return { id, values: { held: holdsCards(view, asked) ? "some" : "none" } };
  return { id: "prompt-turn" };
}

function holdsCards(view: View, seat: Seat | null): boolean {
  return seat !== null && (view.counts[seat as 0]?.cards ?? 0) > 0;
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

function caravanQuestion(frame: CaravansFrame): Question | undefined {
  return match<CaravansFrame, Question>(frame, {
    bid: () => ({ id: "prompt-bid" }),
    name: () => ({ id: "prompt-name" }),
    place: () => ({ id: "prompt-place-camel" }),
    place_apart: () => ({ id: "prompt-place-apart" }),
  });
}
