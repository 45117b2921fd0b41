/** Cities & Knights in words: what things are called. */
import { t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece } from "../../pieces";
import { tagOf } from "../../variants";
import type { CitiesPublic, Face, ProgressCard, ProgressPlay, Rank, Track, View } from "../data";
import { hasFoundingCity } from "./places";

/** Whether what the player on turn founds now, or has founded just now, is a city: their second building. */
export function foundsCity({ public: { turn, roads } }: View, scene: Parameters<typeof hasFoundingCity>[0]): boolean {
  return hasFoundingCity(scene) && (roads[turn]?.length ?? 0) > 0;
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
