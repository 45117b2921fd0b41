/** What modules add to the log of the island game. */
import { rich, t, type RichValues } from "../../../lib/text.svelte";
import { goodsPiece, joined, onePiece, seatPiece } from "../../pieces";
import { match, type Cases } from "../../variants";
import type {
  CaravansEvent,
  EventCard,
  EventsEvent,
  FishermenEvent,
  FishTokens,
  GoldEvent,
  HarbormasterEvent,
  ModulesEvent,
  RiversEvent,
  Seat,
  TwoPlayersEvent,
} from "../data";
import type { Scribe } from "./log";
import { late } from "./late";

/** A case for the events of each module. */
export function moduleCases(scribe: Scribe): Cases<ModulesEvent, true | undefined> {
  const events = eventCases(scribe);
  const harbours = harbourCases(scribe);
  const two = twoPlayersCases(scribe);
  const gold = goldCases(scribe);
  const fish = fishCases(scribe);
  const rivers = riverCases(scribe);
  const cities = late.cities?.cases(scribe);
  const caravans = caravanCases(scribe);
  const attack = late.attack?.cases(scribe);
  const traders = late.traders?.cases(scribe);
  return {
    events: (event) => match(event, events),
    harbours: (event) => match(event, harbours),
    two: (event) => match(event, two),
    cities: (event) => cities && match(event, cities),
    gold: (event) => match(event, gold),
    fish: (event) => match(event, fish),
    rivers: (event) => match(event, rivers),
    caravans: (event) => match(event, caravans),
    attack: (event) => attack && match(event, attack),
    traders: (event) => traders && match(event, traders),
  };
}

function eventCases(scribe: Scribe): Cases<EventsEvent, true> {
  return {
    new_year: () => scribe.line("ev-card", null, null, [t("log-new-year")]),
    revealed: ([seat, card]) => scribe.say("ev-card", seat, "roll", "log-event-card", { card: eventCardName(card) }),
    damaged: ([seat, edge]) => {
      const values = { place: scribe.where(edge) };
      const isTold = scribe.join(["roll"], null, scribe.sentence("log-damaged-too", seat, values));
      if (!isTold) scribe.say("p-damage", seat, null, "log-damaged", values);
      return scribe.mark(seat);
    },
    repaired: ([seat, edge]) => {
      const place = scribe.where(edge);
      const sentence = scribe.sentence("log-repaired", seat, { place });
      return scribe.built("p-repair", seat, sentence, [t("log-repaired-too", { place })]);
    },
    gave: ({ giver, receiver, card }) => {
      const values = { receiver: seatPiece(receiver), card: card ? onePiece(card) : t("log-a-card") };
      const gave = scribe.sentence(gaveTo(scribe, receiver), giver, values, "log-you");
      if (!scribe.join(["roll"], null, gave)) scribe.line("ui-cards", giver, null, gave);
      return scribe.mark(giver, receiver);
    },
    drew_nothing: (seat) => {
      const drew = scribe.sentence("log-drew-nothing", seat, {}, "log-you");
      return scribe.join(["roll"], null, drew) || scribe.line("ui-cards", seat, null, drew);
    },
  };
}

/** What says that this seat is given something. */
function gaveTo(scribe: Scribe, receiver: Seat): string {
  return receiver === scribe.reader ? "log-gave-own" : "log-gave";
}

/** An event card in words: its number, and what happens. */
export function eventCardName(card: EventCard): string {
  const [number = "", happening] = card.split(" ");
  return happening === undefined ? number : t("log-event", { number, name: t(`log-event-${happening}`) });
}

function harbourCases(scribe: Scribe): Cases<HarbormasterEvent, true> {
  let before: Seat | null = null;
  return {
    harbormaster: (seat) => {
      const loser = before;
      before = seat;
      if (seat === null) scribe.line("harbour", null, "award", [t("log-harbormaster-lost")]);
      else scribe.say("harbour", seat, "award", "log-harbormaster");
      if (loser !== null) scribe.join(["award"], null, rich("log-harbormaster-from", { seat: scribe.who(loser) }));
      return scribe.mark(seat, loser);
    },
  };
}

function twoPlayersCases(scribe: Scribe): Cases<TwoPlayersEvent, true> {
  return {
    gained_tokens: ([seat, count]) => {
      const gain = [t("log-tokens-too", { count })];
      return (
        scribe.join(["founding", "build", "battle"], seat, gain) ||
        scribe.say("tk-trade", seat, null, "log-tokens", { count })
      );
    },
    paid_tokens: ([seat, count]) => scribe.say("tk-trade", seat, "tokens", "log-tokens-paid", { count }),
    retired_knight: (seat) => scribe.say("dev-knight", seat, "build", "log-retired-knight"),
    handed_over: ({ giver, to, cards }) => {
      const values = { receiver: seatPiece(to), card: cards ? goodsPiece(cards) : t("log-two-cards") };
      const gave = scribe.sentence(gaveTo(scribe, to), giver, values, "log-you");
      if (!scribe.join(["tokens"], giver, gave)) scribe.line("ui-trade", giver, null, gave);
      return scribe.mark(to);
    },
  };
}

function goldCases(scribe: Scribe): Cases<GoldEvent, true> {
  return {
    earned: ([seat, count]) => {
      const gain = rich("log-own-gain", { cards: goodsPiece({ gold: count }) });
      if (scribe.join(["founding", "build", "card", "journey"], seat, gain)) return true;
      const part = rich("log-gain", { seat: scribe.who(seat), cards: goodsPiece({ gold: count }) });
      if (scribe.join(["battle"], null, part)) return scribe.mark(seat);
      return scribe.say("r-gold", seat, null, "log-gained", { cards: goodsPiece({ gold: count }) });
    },
    bought_for_gold: ([seat, resource]) =>
      scribe.say("r-gold", seat, null, "log-bought-for-gold", { card: onePiece(resource) }),
    sold_for_gold: ([seat, cards]) =>
      scribe.say("r-gold", seat, null, "log-bank-traded", { give: goodsPiece(cards), want: onePiece("gold") }),
  };
}

function fishCases(scribe: Scribe): Cases<FishermenEvent, true> {
  return {
    drew: ([seat, token]) => {
      const [id, values] = token === null ? ["log-drew-fish", {}] : ["log-drew-fish-known", { fish: token }];
      const drawn = scribe.sentence(id, seat, values, "log-you");
      if (!scribe.join(["roll", "boot"], null, drawn) && !scribe.join(["founding"], seat, drawn)) {
        scribe.say("r-fish", seat, "boot", id, values);
      }
      return scribe.mark(seat);
    },
    drew_boot: (seat) => {
      const drawn = scribe.sentence("log-drew-boot", seat, {}, "log-you");
      if (!scribe.join(["roll"], null, drawn)) scribe.say("boot", seat, "boot", "log-drew-boot");
      return scribe.mark(seat);
    },
    turned_over: () => scribe.line("r-fish", null, "roll", [t("log-fish-turned-over")]),
    lost: ([seat, count]) => scribe.say("r-fish", seat, "roll", "log-fish-lost", { count }),
    exchanged: ([seat, token]) => scribe.say("r-fish", seat, "boot", "log-fish-exchanged", { fish: token }),
    kept: (seat) => scribe.say("r-fish", seat, "roll", "log-fish-kept"),
    spent: ([seat, tokens]) => scribe.say("r-fish", seat, "card", "log-fish-spent", { fish: fishOf(tokens) }),
    passed_boot: ([seat, to]) => {
      const id = to === scribe.reader ? "log-boot-passed-own" : "log-boot-passed";
      scribe.say("boot", seat, null, id, { receiver: seatPiece(to) });
      return scribe.mark(to);
    },
  };
}

/** How many fish the tokens show together. */
export function fishOf([ones, twos, threes]: FishTokens): number {
  return ones + 2 * twos + 3 * threes;
}

function riverCases(scribe: Scribe): Cases<RiversEvent, true> {
  return {
    bridge: ([seat, edge]) =>
      scribe.built("p-bridge", seat, scribe.sentence("log-bridge", seat, { place: scribe.where(edge) })),
    rich: (seat) => {
      if (seat === null) return scribe.line("ui-rich", null, null, [t("log-rich-lost")]);
      scribe.say("ui-rich", seat, null, "log-rich");
      return scribe.mark(seat);
    },
    poor: (seats: Seat[]) => {
      if (seats.length === 0) return scribe.line("ui-poor", null, null, [t("log-poor-nobody")]);
      const poor = joined(seats.map((seat) => [scribe.who(seat)]));
      scribe.line("ui-poor", null, null, rich("log-poor", { seats: poor, count: seats.length }));
      return scribe.mark(...seats);
    },
  };
}

function caravanCases(scribe: Scribe): Cases<CaravansEvent, true> {
  const voted = (seat: Seat, id: string, values: RichValues = {}): true => {
    const part = scribe.sentence(id, seat, values, "log-you");
    if (!scribe.join(["vote"], null, part)) {
      scribe.line("p-camel", seat, "vote", [t("log-vote")]);
      scribe.join(["vote"], null, part);
    }
    return true;
  };
  return {
    bid: ([seat, cards]) => voted(seat, "log-bid", { cards: goodsPiece(cards) }),
    named: ([seat, path]) =>
      path === null ? voted(seat, "log-abstained") : voted(seat, "log-named", { place: scribe.where(path) }),
    camel: (path) => scribe.line("p-camel", null, null, [t("log-camel", { place: scribe.where(path) })]),
    between: ([seat, vertex]) => {
      scribe.say("p-camel", seat, null, "log-between", { place: scribe.where(vertex) });
      return scribe.mark(seat);
    },
  };
}
