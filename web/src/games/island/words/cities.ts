/** Cities & Knights in words: what things are called, and moves. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, onePiece, seatPiece } from "../../pieces";
import { match, tagOf } from "../../variants";
import type {
  CitiesAction,
  CitiesPublic,
  Face,
  ProgressCard,
  ProgressPlay,
  Rank,
  Scene,
  Seat,
  Track,
  Vertex,
  View,
} from "../data";
import { place, type Ground } from "./places";

/** Whether what the player on turn founds now, or has founded just now, is a city: their second building. */
export function foundsCity({ public: { turn, roads } }: View, scene: Partial<Pick<Scene, "cities">> | null): boolean {
  return scene?.cities != null && (roads[turn]?.length ?? 0) > 0;
}

export const TRACKS: readonly Track[] = ["trade", "politics", "science"];

/** What the levels of each track are paid with. */
export const COMMODITIES = { trade: "cloth", politics: "coin", science: "paper" } as const;

const SCIENCE: readonly ProgressCard[] = [
  "alchemist",
  "crane",
  "mining",
  "irrigation",
  "printer",
  "inventor",
  "engineer",
  "medicine",
  "smith",
  "road_building",
];
const TRADE: readonly ProgressCard[] = [
  "merchant",
  "commercial_harbour",
  "merchant_fleet",
  "master_merchant",
  "trade_monopoly",
  "resource_monopoly",
];

/** The deck that a card belongs to. */
export function deckOf(card: ProgressCard): Track {
  if (SCIENCE.includes(card)) return "science";
  return TRADE.includes(card) ? "trade" : "politics";
}

/** The last level of a track. */
export const LEVEL_MAX = 5;

export function progressName(card: ProgressCard): string {
  return t(`progress-${card.replaceAll("_", "-")}`);
}

/** What a card does, in a sentence. The points have none: they are never played. */
export function progressAbout(card: ProgressCard): string {
  return t(`progress-about-${card.replaceAll("_", "-")}`);
}

/** A card that somebody draws or takes: its name, or its deck where that is all that is known. */
export function progressPiece(card: ProgressCard | null, track: Track): string {
  return card === null ? t(`card-of-${track}`) : t("card-known", { card: progressName(card) });
}

export function trackName(track: Track): string {
  return t(`track-${track}`);
}

export function levelName(track: Track, level: number): string {
  return t(`level-${track}-${Math.min(Math.max(level, 1), LEVEL_MAX)}`);
}

export function faceName(face: Face): string {
  return t(`face-${face}`);
}

/** Messages: basic-knight, strong-knight, mighty-knight */
export function knightName(rank: Rank): string {
  return t(`${rank}-knight`);
}

/** The rank of the knight on an intersection, and whether it is active. */
export function knightAt(cities: CitiesPublic, vertex: string): { rank: Rank; status: "active" | "inactive" } {
  const is = (places: readonly string[]) => places.includes(vertex);
  const rank = is(cities.mighty) ? "mighty" : is(cities.strong) ? "strong" : "basic";
  return { rank, status: is(cities.active) ? "active" : "inactive" };
}

/** The card that is played. */
export function cardOf(play: ProgressPlay): ProgressCard {
  return tagOf(play) as ProgressCard;
}

/** One or two cards as goods. */
export function pairPiece(first: string, second: string | null): Piece {
  return first === second ? goodsPiece({ [first]: 2 }) : goodsPiece({ [first]: 1, ...(second ? { [second]: 1 } : {}) });
}

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
