/** Cities & Knights in the words of a position: the ship, the city plans, knights, and what is known of progress cards. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import type { StatePart } from "../../game";
import { goodsPiece, seatPiece, seatPieces } from "../../pieces";
import type { ProgressCard, Scene, Seat, View } from "../data";
import { faceName, knightAt, knightName, progressName, trackName, TRACKS } from "./cities";
import { place } from "./places";

/** What is about no single player. */
export function citiesPart(view: View, scene: Scene | null): StatePart[] {
  const cities = view.public.modules?.cities;
  if (!cities) return [];
  const lines: Piece[][] = [[t("state-ship", { space: cities.ship })]];
  if (!cities.landed) lines.push([t("state-locked")]);
  if (cities.thrown) lines.push([t("state-thrown", { red: cities.thrown[0], face: faceName(cities.thrown[1]) })]);
  if (cities.merchant) {
    const [hex, seat] = cities.merchant;
    lines.push(rich("state-merchant", { seat: seatPiece(seat), place: place(scene, hex) }));
  }
  for (const [index, track] of TRACKS.entries()) {
    const city = cities.metropolis[index as 0];
    const owner = city === null ? -1 : view.public.cities.findIndex((own) => own.includes(city));
    const values = { track: trackName(track) };
    if (city === null) lines.push([t("state-metropolis-free", values)]);
    else lines.push(rich("state-metropolis", { ...values, seat: seatPiece(owner), place: place(scene, city) }));
  }
  const decks = view.sights?.cities?.decks;
  if (decks) lines.push([t("state-decks", { trade: decks[0], politics: decks[1], science: decks[2] })]);
  if (cities.cranes > 0) lines.push([t("state-crane", { count: cities.cranes })]);
  if (Object.keys(cities.fleet).length > 0) {
    const served = Object.fromEntries(Object.keys(cities.fleet).map((good) => [good, 1]));
    lines.push(rich("state-fleet", { cards: goodsPiece(served) }));
  }
  if (cities.harbour) {
    const asked = cities.offered.length > 0 ? seatPieces(cities.offered) : t("state-nobody");
    lines.push(rich("state-harbour-open", { seats: asked }));
  }
  return [{ heading: t("cities_and_knights"), lines }];
}

/** What a player has of it. */
export function citiesPlayerLines(view: View, scene: Scene | null, seat: Seat): Piece[][] {
  const cities = view.public.modules?.cities;
  if (!cities) return [];
  const [trade, politics, science] = cities.levels[seat as 0];
  const lines: Piece[][] = [[t("state-levels", { trade, politics, science })]];
  for (const vertex of cities.knights[seat as 0]) {
    const { rank, status } = knightAt(cities, vertex);
    lines.push([t("state-knight", { knight: knightName(rank), status, place: place(scene, vertex) })]);
  }
  const buildings = [...view.public.cities[seat as 0], ...view.public.settlements[seat as 0]];
  const own = (places: typeof buildings) => places.filter((each) => buildings.includes(each));
  const list = (places: typeof buildings) => places.map((each) => place(scene, each)).join("; ");
  const [walls, reduced] = [own(cities.walls), own(cities.reduced)];
  if (walls.length > 0) lines.push([t("state-walls", { places: list(walls) })]);
  if (reduced.length > 0) lines.push([t("state-reduced", { places: list(reduced) })]);
  const defender = cities.defender[seat as 0];
  if (defender > 0) lines.push([t("state-defender", { count: defender })]);
  if (cities.printer === seat) lines.push([t("state-open-card", { card: progressName("printer") })]);
  if (cities.constitution === seat) lines.push([t("state-open-card", { card: progressName("constitution") })]);
  const sight = view.sights?.cities;
  if (!sight) return lines;
  const held = sight.held[seat as 0];
  lines.push([t("state-progress-held", { trade: held[0], politics: held[1], science: held[2] })]);
  const known = sight.hands[seat] ?? [];
  if (seat !== view.seat && known.length > 0) lines.push([t("state-progress-known", { cards: names(known) })]);
  return lines;
}

/** The reader's own progress cards, and the hand that a Master Merchant shows them. */
export function citiesOwnLines(view: View): Piece[][] {
  const sight = view.sights?.cities;
  if (!sight || view.seat === null) return [];
  const own = sight.hands[view.seat] ?? [];
  const lines: Piece[][] = [[t("state-progress-own", { cards: own.length > 0 ? names(own) : t("pieces-nothing") })]];
  if (sight.hand_seen) lines.push(rich("state-hand-seen", { cards: goodsPiece(sight.hand_seen) }));
  return lines;
}

function names(cards: readonly ProgressCard[]): string {
  return cards.map(progressName).join(", ");
}
