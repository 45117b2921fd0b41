/** Cities & Knights in words: moves and questions. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, onePiece, seatPiece } from "../../pieces";
import { match } from "../../variants";
import type { CitiesAction, CitiesFrame, ProgressPlay, Seat, Track, Vertex, View } from "../data";
import {
  cardOf,
  COMMODITIES,
  knightName,
  levelName,
  pairPiece,
  progressName,
  progressPiece,
  trackName,
  TRACKS,
} from "./cities";
import { place, type Ground } from "./places";
import type { Question } from "./prompts";

/** A move of the expansion in words. Where the position is at hand, an improvement is told with its level and price. */
export function sayCities(action: CitiesAction, ground: Ground | null, view: View | null): Piece[] | undefined {
  const said = (id: string, values: Parameters<typeof rich>[1] = {}): Piece[] => rich(`action-${id}`, values);
  const at = (name: Vertex) => ({ place: place(ground, name) });
  return match<CitiesAction, Piece[] | undefined>(action, {
    build_knight: (vertex) => said("build-knight", at(vertex)),
    activate: (vertex) => said("activate-knight", at(vertex)),
    promote: (vertex) => said("promote-knight", at(vertex)),
    move_knight: ([from, to]) => said("move-knight", { ...at(from), to: place(ground, to) }),
    chase: (vertex) => said("chase-knight", at(vertex)),
    build_wall: (vertex) => said("build-wall", at(vertex)),
    restore: (vertex) => said("restore-city", at(vertex)),
    improve: ({ track, crane }) => sayImprovement(track, crane, view),
    play: (play) => sayPlay(play, ground),
    drop: (card) => said("drop-card", { card: progressName(card) }),
    keep: () => said("keep-card"),
    commit: (knights) => {
      const places = knights.map((knight) => place(ground, knight)).join("; ");
      return knights.length === 0 ? said("commit-none") : said("commit", { places });
    },
    lose_city: (vertex) => said("lose-city", at(vertex)),
    pick_deck: (track) => said("pick-deck", { card: progressPiece(null, track) }),
    aqueduct: (good) => (good === null ? said("aqueduct-none") : said("aqueduct", { card: onePiece(good) })),
    retreat: (vertex) => said("retreat", at(vertex)),
    remove_knight: (vertex) => said("remove-knight", at(vertex)),
    place_knight: (vertex) => said("place-knight", at(vertex)),
    present: ([first, second]) => said("present", { cards: pairPiece(first, second) }),
    exchange: ([seat, good]) => said("exchange", { seat: seatPiece(seat), card: onePiece(good) }),
    hand_over: (good) => said("hand-over", { cards: onePiece(good) }),
    raise_metropolis: (vertex) => said("raise-metropolis", at(vertex)),
    move_road: (edge) =>
      edge === null ? said("move-road-nowhere") : said("move-road", { place: place(ground, edge) }),
    take_card: (card) => said("take-card", { card: progressName(card) }),
    take_goods: ([first, second]) => said("take-goods", { cards: pairPiece(first, second) }),
  });
}

/** What the next step of a track is, and what the reader pays for it. */
function sayImprovement(track: Track, crane: boolean, view: View | null): Piece[] {
  const levels = view?.public.modules?.cities?.levels[view.seat ?? view.public.turn];
  const values = { track: trackName(track) };
  if (!levels) return rich(crane ? "action-improve-crane" : "action-improve", values);
  const level = levels[TRACKS.indexOf(track) as 0] + 1;
  const cards = goodsPiece({ [COMMODITIES[track]]: level - (crane ? 1 : 0) });
  const id = crane ? "action-improve-crane-to" : "action-improve-to";
  return rich(id, { ...values, level, name: levelName(track, level), cards });
}

/** Messages: action-play, action-play-{dice|at|at-both|seat|good} */
function sayPlay(play: ProgressPlay, ground: Ground | null): Piece[] | undefined {
  const card = progressName(cardOf(play));
  const plain = (): Piece[] => [t("action-play", { card })];
  const at = (name: Parameters<typeof place>[1]) => rich("action-play-at", { card, place: place(ground, name) });
  const both = (one: Parameters<typeof place>[1], other: Parameters<typeof place>[1]) =>
    rich("action-play-at-both", { card, place: place(ground, one), other: place(ground, other) });
  const seat = (seat: Seat) => rich("action-play-seat", { card, seat: seatPiece(seat) });
  const good = (good: string) => rich("action-play-good", { card, good: onePiece(good) });
  return match<ProgressPlay, Piece[]>(play, {
    alchemist: ([red, other]) => rich("action-play-dice", { card, red, other }),
    crane: plain,
    mining: plain,
    irrigation: plain,
    inventor: ([one, other]) => both(one, other),
    engineer: at,
    medicine: at,
    smith: ([first, second]) => (second === null ? at(first) : both(first, second)),
    road_building: plain,
    bishop: plain,
    diplomat: at,
    warlord: plain,
    wedding: plain,
    intrigue: at,
    saboteur: plain,
    spy: seat,
    deserter: seat,
    merchant: at,
    commercial_harbour: plain,
    merchant_fleet: good,
    master_merchant: seat,
    trade_monopoly: good,
    resource_monopoly: good,
  });
}

/** What Cities & Knights asks; nothing for what the engine or chance does. */
export function citiesQuestion(frame: CitiesFrame, view: View): Question | undefined {
  const active = seatPiece(view.public.turn);
  const chance = (): Question => ({ id: "prompt-draw" });
  return match<CitiesFrame, Question>(frame, {
    throw: chance,
    number: chance,
    draws: chance,
    draw: chance,
    fifth: () => ({ id: "prompt-fifth" }),
    own_fifth: () => ({ id: "prompt-own-fifth" }),
    fresh: (track) => {
      const card = progressPiece(view.sights?.cities?.received ?? null, track);
      return { id: "prompt-fresh", values: { card } };
    },
    commit: () => ({ id: "prompt-commit" }),
    battle: chance,
    losses: () => ({ id: "prompt-losses" }),
    aftermath: chance,
    defenders: () => ({ id: "prompt-defenders" }),
    aqueduct: () => ({ id: "prompt-aqueduct" }),
    retreat: () => ({ id: "prompt-retreat" }),
    remove: () => ({ id: "prompt-remove", values: { seat: active } }),
    place: ({ rank }) => ({ id: "prompt-place-deserter", values: { knight: knightName(rank) } }),
    wedding: () => ({ id: "prompt-wedding", values: { seat: active } }),
    exchange: ([, good]) => ({ id: "prompt-exchange", values: { seat: active, card: onePiece(good) } }),
    metropolis: (track) => ({ id: "prompt-metropolis", values: { track: trackName(track) } }),
    road: () => ({ id: "prompt-move-road" }),
    spy: (seat) => ({ id: "prompt-spy", values: { seat: seatPiece(seat) } }),
    master: ([seat, count]) => {
      const cards = goodsPiece(view.sights?.cities?.hand_seen ?? {});
      return { id: "prompt-master", values: { seat: seatPiece(seat), count, cards } };
    },
    bishop: chance,
    thefts: chance,
    chase: chance,
  });
}
