/** The whole position of the island game in words, for those who do not see the board. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import type { Person, StatePart } from "../../game";
import { goodsPiece, joined, seatPiece, seatPieces } from "../../pieces";
import type { Cards, DevCard, DevCards, Private, Good, Scene, Seat, Terms, View } from "../data";
import { sellsCards } from "../goods";
import { cardInForce } from "../modules/event_cards/deck";
import { cardName, withGold } from "./log";
import { eventCardName } from "./logModules";
import { hasRobber, place, shortPlace } from "./places";
import { late } from "./late";
import { award, moduleParts, modulePlayerLines } from "./stateModules";

/** The order in which counts of development cards stand. */
const DEV_CARDS: readonly DevCard[] = [
  "knight",
  "road_building",
  "year_of_plenty",
  "monopoly",
  "victory_point",
  "swift_journey",
];

export function state(view: View, scene: Scene | null, people: Person[]): StatePart[] {
  const seats = people.map((_, seat) => seat);
  const neutral = (view.public.neutral ?? []).filter((seat) => seat >= people.length);
  return [
    nowPart(view, scene),
    ...(view.own ? [ownPart(view, view.own)] : []),
    ...seats.map((seat) => playerPart(view, scene, seat, people)),
    ...neutral.map((seat) => neutralPart(view, scene, seat)),
    ...(view.public.trade.is_open ? [tradePart(view)] : []),
    ...moduleParts(view, scene),
    bankPart(view),
    ...(scene ? [hexesPart(view, scene), harboursPart(scene), costsPart(scene)] : []),
  ];
}

function nowPart(view: View, scene: Scene | null): StatePart {
  const { turn, dice, turn_count, robber, winner, longest_road, largest_army, card_played } = view.public;
  const lines: Piece[][] = [];
  if (winner !== null) lines.push(rich("state-winner", { seat: seatPiece(winner) }));
  else lines.push(rich("state-turn", { seat: seatPiece(turn), turn: turn_count }));
  const card = cardInForce(view.public.frames) ?? (`${dice[0]}` as const);
  if (dice[0] > 0 && scene?.events) lines.push([t("state-event", { card: eventCardName(card) })]);
  else if (dice[0] > 0) lines.push([t("state-dice", { number: dice[0] + dice[1], first: dice[0], second: dice[1] })]);
  if (card_played) lines.push([t("state-card-played", { card: cardName(card_played) })]);
  if (scene?.longest_road_min !== null) lines.push(award("state-longest-road", longest_road));
  if (isDealt(view)) lines.push(award("state-largest-army", largest_army));
  if (robber !== null) lines.push([t("state-robber", { place: place(scene, robber) })]);
  else if (hasRobber(scene)) lines.push([t("state-robber-away")]);
  if (scene) lines.push([t("state-target", { points: scene.victory_points })]);
  return { heading: t("state-now"), lines };
}

function ownPart(view: View, own: Private): StatePart {
  const lines = [rich("state-hand", { cards: goodsPiece(own.hand) })];
  if (Object.keys(own.chosen).length > 0) lines.push(rich("state-chosen", { cards: goodsPiece(own.chosen) }));
  if (isDealt(view)) lines.push([t("state-dev-cards", { cards: devCards(own.cards) })]);
  if (own.new_cards.some((count = 0) => count > 0))
    lines.push([t("state-new-cards", { cards: devCards(own.new_cards) })]);
  const tokens = own.modules?.fish?.tokens;
  if (tokens) lines.push([t("state-own-fish", { ones: tokens[0], twos: tokens[1], threes: tokens[2] })]);
  const held = own.modules?.two?.held;
  if (held && Object.keys(held).length > 0) lines.push(rich("state-held", { cards: goodsPiece(held) }));
  lines.push(...(late.cities?.ownLines(view) ?? []));
  return { heading: t("state-own"), lines };
}

/** Whether development cards are held and played: progress cards take their place, or what is bought is carried out at once. */
function isDealt(view: View): boolean {
  return !view.public.modules?.cities && !view.public.modules?.attack;
}

/** Development cards with their numbers. */
function devCards(counts: DevCards): string {
  const held = DEV_CARDS.flatMap((card, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [t("state-dev-card", { card: cardName(card), count })] : [];
  });
  return held.length > 0 ? held.join(", ") : t("pieces-nothing");
}

function playerPart(view: View, scene: Scene | null, seat: Seat, people: Person[]): StatePart {
  const { open_points, knights, road_length, rates, pool, owed } = view.public;
  const counts = view.counts[seat as 0];
  const stock = pool[seat as 0];
  const lines: Piece[][] = [[t("state-points", { points: open_points[seat as 0] })]];
  if (isDealt(view)) lines.push([t("state-counts", { hand: counts.hand, cards: counts.cards })]);
  else lines.push([t("state-hand-count", { hand: counts.hand })]);
  if (counts.revealed > 0) lines.push([t("state-revealed", { count: counts.revealed })]);
  if (isDealt(view)) lines.push([t("state-knights", { knights: knights[seat as 0] })]);
  if (scene?.longest_road_min !== null) lines.push([t("state-route", { length: road_length[seat as 0] })]);
  if (owed[seat as 0] > 0) lines.push([t("state-owed", { count: owed[seat as 0] })]);
  lines.push(...pieceLines(view, scene, seat));
  lines.push([t("state-pool", { roads: stock.roads, settlements: stock.settlements, cities: stock.cities })]);
  lines.push(rich("state-rates", { rates: ratePieces(rates[seat as 0]) }));
  lines.push(...modulePlayerLines(view, scene, seat));
  return { heading: people[seat]?.name ?? "", lines };
}

/** Where a seat's pieces stand. */
function pieceLines(view: View, scene: Scene | null, seat: Seat): Piece[][] {
  const list = (names: readonly Parameters<typeof place>[1][]) =>
    names.length > 0 ? names.map((name) => place(scene, name)).join("; ") : t("pieces-nothing");
  const { settlements, cities, roads } = view.public;
  return [
    [t("state-settlements", { places: list(settlements[seat as 0]) })],
    [t("state-cities", { places: list(cities[seat as 0]) })],
    [t("state-roads", { count: roads[seat as 0].length, places: list(roads[seat as 0]) })],
  ];
}

function ratePieces(rates: Partial<Record<Good, number>>): Piece[] {
  return joined(Object.entries(rates).map(([resource, rate]) => [t("state-rate", { rate, resource: t(resource) })]));
}

function neutralPart(view: View, scene: Scene | null, seat: Seat): StatePart {
  return { heading: t("neutral-seat", { number: seat - 1 }), lines: pieceLines(view, scene, seat) };
}

function tradePart(view: View): StatePart {
  const { turn, trade } = view.public;
  const terms = ({ give, want, gold = 0 }: Terms) => ({
    give: goodsPiece(withGold(give, gold)),
    want: goodsPiece(withGold(want, -gold)),
  });
  const isOffer = ({ give, gold = 0 }: Terms) => Object.keys(give).length > 0 || gold > 0;
  const lines: Piece[][] = [];
  if (isOffer(trade.offer)) {
    lines.push(rich("state-offer", { seat: seatPiece(turn), to: seatPieces(trade.asked), ...terms(trade.offer) }));
    if (trade.accepted.length > 0) lines.push(rich("state-accepted", { seats: seatPieces(trade.accepted) }));
    if (trade.declined.length > 0) lines.push(rich("state-declined", { seats: seatPieces(trade.declined) }));
  }
  for (const [seat, proposal] of trade.proposals.entries()) {
    if (isOffer(proposal)) lines.push(rich("state-proposal", { seat: seatPiece(seat), ...terms(proposal) }));
  }
  return { heading: t("state-trade"), lines };
}

function bankPart(view: View): StatePart {
  const { bank, spent } = view.public;
  const lines = [rich("state-bank-cards", { cards: goodsPiece(bank) })];
  if (isDealt(view)) lines.push([t("state-deck", { count: view.deck_left })]);
  if (spent.some((count = 0) => count > 0)) lines.push([t("state-spent", { cards: devCards(spent) })]);
  return { heading: t("state-bank"), lines };
}

/** The hexes row by row, from north to south and west to east. */
function hexesPart(view: View, scene: Scene): StatePart {
  const rows = new Map<number, { q: number; name: string }[]>();
  for (const { at } of scene.hexes) {
    const [q = 0, r = 0] = at.slice(1, -1).split(",").map(Number);
    const robber = view.public.robber === at ? t("state-hex-robber") : "";
    rows.set(r, [...(rows.get(r) ?? []), { q, name: shortPlace(scene, at) + robber }]);
  }
  const lines = [...rows]
    .sort(([north], [south]) => north - south)
    .map(([, row], index) => {
      const names = row.sort((west, east) => west.q - east.q).map(({ name }) => name);
      return [t("state-row", { number: index + 1, hexes: names.join(", ") })];
    });
  return { heading: t("state-hexes"), lines };
}

function harboursPart(scene: Scene): StatePart {
  const lines = scene.harbours.map(({ path, rate, resource }) => {
    const what = resource === null ? t("state-any") : t(resource);
    return [t("state-harbour", { rate, resource: what, place: place(scene, path) })];
  });
  return { heading: t("state-harbours"), lines };
}

function costsPart(scene: Scene): StatePart {
  const { costs, cities } = scene;
  const { bridge } = costs;
  const prices: [string, Cards][] = [
    [t("road"), costs.road],
    [t("settlement"), costs.settlement],
    [t("city"), costs.city],
    ...(sellsCards(scene) ? [[t("state-card"), costs.card] satisfies [string, Cards]] : []),
    ...(cities
      ? [
          [t("wall"), cities.prices.wall] satisfies [string, Cards],
          [t("kind-build-knight"), cities.prices.knight] satisfies [string, Cards],
          [t("kind-promote-knight"), cities.prices.knight] satisfies [string, Cards],
          [t("kind-activate-knight"), cities.prices.activation] satisfies [string, Cards],
        ]
      : []),
    ...(bridge ? [[t("bridge"), bridge] satisfies [string, Cards]] : []),
  ];
  const lines = prices.map(([what, cards]) => rich("state-price", { what, cards: goodsPiece(cards) }));
  return { heading: t("state-costs"), lines };
}
