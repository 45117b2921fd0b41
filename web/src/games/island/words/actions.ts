/** Moves of the island game in words: short, as if said to the player. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, onePiece, seatPiece, seatPieces } from "../../pieces";
import { match } from "../../variants";
import type {
  Action,
  CaravansAction,
  EventsAction,
  FishermenAction,
  FishPurchase,
  FishTokens,
  GoldAction,
  RiversAction,
  TwoPlayersAction,
  View,
} from "../data";
import { foundsCity } from "./cities";
import { late } from "./late";
import { withGold } from "./log";
import { place, type Ground } from "./places";

/** The move in words; nothing if only a newer server knows its kind. */
export function sayAction(action: Action, ground: Ground | null, view: View | null = null): Piece[] | undefined {
  const at = (name: Parameters<typeof place>[1]) => place(ground, name);
  const plain = (id: string): Piece[] => [t(`action-${id}`)];
  return match<Action, Piece[] | undefined>(action, {
    found_settlement: (vertex) =>
      said(view && foundsCity(view, ground) ? "found-city" : "found-settlement", { place: at(vertex) }),
    found_road: (edge) => said("found-road", { place: at(edge) }),
    roll: () => plain(ground?.events ? "reveal" : "roll"),
    discard_one: (resource) => said("discard", { cards: onePiece(resource) }),
    discard: (cards) => said("discard", { cards: goodsPiece(cards) }),
    move_robber: (hex) => said("move-robber", { place: at(hex) }),
    rob: (seat) => said("rob", { seat: seatPiece(seat) }),
    offer: ({ give, want, to, gold = 0 }) =>
      said("offer", {
        give: goodsPiece(withGold(give, gold)),
        want: goodsPiece(withGold(want, -gold)),
        to: seatPieces(to),
      }),
    accept: (seat) => said("accept", { seat: seatPiece(seat) }),
    decline: () => plain("decline"),
    withdraw: () => plain("withdraw"),
    trade_with: (seat) => said("trade-with", { seat: seatPiece(seat) }),
    bank_trade: ({ give, want }) => said("bank-trade", { give: goodsPiece(give), want: onePiece(want) }),
    build_road: (edge) => said("build-road", { place: at(edge) }),
    build_settlement: (vertex) => said("build-settlement", { place: at(vertex) }),
    build_city: (vertex) => said("build-city", { place: at(vertex) }),
    buy_card: () => plain("buy-card"),
    play_knight: () => plain("play-knight"),
    play_road_building: () => plain("play-road-building"),
    play_year_of_plenty: ([first, second]) => {
      const cards = first === second ? { [first]: 2 } : { [first]: 1, ...(second === null ? {} : { [second]: 1 }) };
      return said("play-year-of-plenty", { cards: goodsPiece(cards) });
    },
    play_monopoly: (resource) => said("play-monopoly", { resource: t(resource) }),
    play_victory_point: () => plain("play-victory-point"),
    claim_victory: () => plain("claim-victory"),
    end_turn: () => plain("end-turn"),
    events: (action) => sayEvents(action, ground),
    two: (action) => sayTwo(action, ground),
    cities: (action) => late.cities?.action(action, ground, view),
    gold: (action) => sayGold(action),
    fish: (action) => sayFish(action),
    rivers: (action) =>
      match<RiversAction, Piece[]>(action, { build_bridge: (edge) => said("build-bridge", { place: at(edge) }) }),
    caravans: (action) => sayCaravans(action, ground),
    attack: (action) => late.attack?.action(action, ground, view),
    traders: (action) => late.traders?.action(action, ground, view),
  });
}

function said(id: string, values: Parameters<typeof rich>[1]): Piece[] {
  return rich(`action-${id}`, values);
}

function sayEvents(action: EventsAction, ground: Ground | null): Piece[] | undefined {
  return match<EventsAction, Piece[]>(action, {
    damage: (edge) => said("damage-road", { place: place(ground, edge) }),
    repair: (edge) => said("repair-road", { place: place(ground, edge) }),
    give_left: (resource) => said("give-left", { card: onePiece(resource) }),
    receive: (resource) => said("receive", { card: onePiece(resource) }),
    draw_from: (seat) => (seat === null ? said("draw-from-nobody", {}) : said("draw-from", { seat: seatPiece(seat) })),
    help: ([seat, resource]) => said("help", { seat: seatPiece(seat), card: onePiece(resource) }),
    flee: (hex) => said("flee", { place: place(ground, hex) }),
  });
}

function sayTwo(action: TwoPlayersAction, ground: Ground | null): Piece[] | undefined {
  return match<TwoPlayersAction, Piece[]>(action, {
    build_road_for: ([seat, edge]) => said("build-road-for", { seat: seatPiece(seat), place: place(ground, edge) }),
    build_settlement_for: ([seat, vertex]) =>
      said("build-settlement-for", { seat: seatPiece(seat), place: place(ground, vertex) }),
    retire_knight: () => said("retire-knight", {}),
    force_trade: () => said("force-trade", {}),
    hand_over: ([first, second]) => {
      const cards = first === second ? { [first]: 2 } : { [first]: 1, [second]: 1 };
      return said("hand-over", { cards: goodsPiece(cards) });
    },
    chase_robber: (hex) =>
      hex === null ? said("chase-robber", {}) : said("chase-robber-to", { place: place(ground, hex) }),
  });
}

function sayGold(action: GoldAction): Piece[] | undefined {
  return match<GoldAction, Piece[]>(action, {
    buy_for_gold: (resource) => said("buy-for-gold", { card: onePiece(resource) }),
    sell_for_gold: (cards) => said("sell-for-gold", { cards: goodsPiece(cards) }),
  });
}

function sayFish(action: FishermenAction): Piece[] | undefined {
  return match<FishermenAction, Piece[] | undefined>(action, {
    spend: ({ purchase, tokens }) => sayPurchase(purchase, tokens),
    exchange: (token) => said("exchange-fish", { token }),
    keep: () => said("keep-fish", {}),
    pass_boot: (seat) => said("pass-boot", { seat: seatPiece(seat) }),
  });
}

function sayPurchase(purchase: FishPurchase, tokens: FishTokens): Piece[] | undefined {
  const paid = tokenNames(tokens);
  return match<FishPurchase, Piece[]>(purchase, {
    remove_robber: () => said("fish-remove-robber", { tokens: paid }),
    steal: (seat) => said("fish-steal", { seat: seatPiece(seat), tokens: paid }),
    take: (resource) => said("fish-take", { card: onePiece(resource), tokens: paid }),
    road: () => said("fish-road", { tokens: paid }),
    card: () => said("fish-card", { tokens: paid }),
  });
}

/** Fish tokens by the fish on each: “2 + 1 + 1”. */
export function tokenNames(tokens: FishTokens): string {
  return tokens
    .flatMap((count, index) => Array<number>(count).fill(index + 1))
    .reverse()
    .join(" + ");
}

function sayCaravans(action: CaravansAction, ground: Ground | null): Piece[] | undefined {
  return match<CaravansAction, Piece[]>(action, {
    bid: (cards) => {
      const isNothing = Object.values(cards).every((count) => count === 0);
      return isNothing ? said("bid-nothing", {}) : said("bid", { cards: goodsPiece(cards) });
    },
    name: (edge) => (edge === null ? said("abstain", {}) : said("name-path", { place: place(ground, edge) })),
    place: (edge) => said("place-camel", { place: place(ground, edge) }),
  });
}
