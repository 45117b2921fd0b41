/** Which cards and other goods an event moves, and between whom. */
import { contentOf, match, type Cases } from "../../variants";
import type {
  CaravansEvent,
  Cards,
  EventsEvent,
  FishermenEvent,
  GameEvent,
  GoldEvent,
  Good,
  Seat,
  TwoPlayersEvent,
} from "../data";
import type { Goods } from "../notation";

/** Goods on their way; nobody at one end is the bank. Goods that the reader may not see are `null`: `count` cards, face down. */
interface Flow {
  from: Seat | null;
  to: Seat | null;
  goods: Goods | null;
  count: number;
}

/** What an event moves; nothing for most of them, and for what only a newer server knows. */
export function flowsOf(event: GameEvent): Flow[] {
  return match<GameEvent, Flow[]>(event, CASES) ?? [];
}

function flow(from: Seat | null, to: Seat | null, goods: Cards | Goods | null, unseen = 1): Flow[] {
  const counts = goods === null ? null : (goods as Goods);
  const count = counts === null ? unseen : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return count === 0 ? [] : [{ from, to, goods: counts, count }];
}

/** A card that may be unseen. */
function one(card: Good | null): Goods | null {
  return card === null ? null : { [card]: 1 };
}

const none = (): Flow[] => [];
/** The picture of a development card is not among the goods: it is a card face down. */
const CARD_FACE_DOWN = null;

const CASES: Cases<GameEvent, Flow[]> = {
  opening_throw: none,
  begins: none,
  settled: none,
  upgraded: none,
  road: none,
  gained: ([seat, cards]) => flow(null, seat, cards),
  rolled: none,
  produced: none,
  bank_short: none,
  discarded: ([seat, cards]) => flow(seat, null, cards),
  robber_moved: none,
  robber_left: none,
  stole: ({ thief, victim, card }) => flow(victim, thief, one(card)),
  offered: none,
  accepted: none,
  declined: none,
  withdrawn: none,
  traded: ({ active, partner, gave, got, gold = 0 }) => [
    ...flow(active, partner, gold > 0 ? { ...gave, gold } : gave),
    ...flow(partner, active, gold < 0 ? { ...got, gold: -gold } : got),
  ],
  bank_traded: ([seat, give, want]) => [...flow(seat, null, give), ...flow(null, seat, one(want))],
  paid: ([seat, cards]) => flow(seat, null, cards),
  bought: ([seat]) => flow(null, seat, CARD_FACE_DOWN),
  played: none,
  monopolised: ({ taker, giver, resource, count }) => flow(giver, taker, { [resource]: count }),
  longest_road: none,
  largest_army: none,
  turn_began: none,
  turns_used_up: none,
  revealed: none,
  won: none,
  events: (event) =>
    match<EventsEvent, Flow[]>(event, {
      new_year: none,
      revealed: none,
      damaged: none,
      repaired: none,
      gave: ({ giver, receiver, card }) => flow(giver, receiver, one(card)),
      drew_nothing: none,
    }) ?? [],
  harbours: none,
  two: (event) =>
    match<TwoPlayersEvent, Flow[]>(event, {
      gained_tokens: none,
      paid_tokens: none,
      retired_knight: none,
      handed_over: ({ giver, to, cards }) => flow(giver, to, cards, 2),
    }) ?? [],
  cities: (event) => {
    const [gave, exchanged] = [contentOf(event, "gave"), contentOf(event, "exchanged")];
    if (gave) return flow(gave.giver, gave.receiver, gave.cards, gave.count);
    if (!exchanged || exchanged.got === null) return [];
    const { active, partner, gave: given, got } = exchanged;
    return [...flow(active, partner, one(given)), ...flow(partner, active, one(got))];
  },
  gold: (event) =>
    match<GoldEvent, Flow[]>(event, {
      earned: ([seat, gold]) => flow(null, seat, { gold }),
      bought_for_gold: ([seat, card]) => flow(null, seat, one(card)),
      sold_for_gold: ([seat, cards]) => flow(seat, null, cards),
    }) ?? [],
  fish: (event) =>
    match<FishermenEvent, Flow[]>(event, {
      drew: ([seat]) => flow(null, seat, { fish: 1 }),
      drew_boot: none,
      turned_over: none,
      lost: none,
      exchanged: none,
      kept: none,
      spent: ([seat, tokens]) => flow(seat, null, { fish: tokens.reduce((sum, count) => sum + count, 0) }),
      passed_boot: none,
    }) ?? [],
  rivers: none,
  attack: none,
  traders: (event) => {
    const toll = contentOf(event, "toll");
    if (toll) return flow(toll.seat, toll.owner, { gold: toll.count });
    const [seat, count] = contentOf(event, "neutral_toll") ?? [];
    return seat === undefined || !count ? [] : flow(null, seat, { gold: count });
  },
  caravans: (event) =>
    match<CaravansEvent, Flow[]>(event, {
      bid: ([seat, cards]) => flow(seat, null, cards),
      named: none,
      camel: none,
      between: none,
    }) ?? [],
};
