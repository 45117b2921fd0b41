/** Building sentences out of pieces: seats, cards and words. */
import { t, type Piece } from "../lib/text.svelte";
import type { Person } from "./game";

/** The player on a seat; a seat that nobody has is a neutral colour's. */
export function seatPiece(seat: number): Piece {
  return { kind: "seat", seat };
}

/** The player on a seat, called by a word of the sentence: “you”. */
export function calledPiece(seat: number, as: string): Piece {
  return { kind: "seat", seat, as };
}

/** Several players: “Ania, Wren”. */
export function seatPieces(seats: readonly number[]): Piece[] {
  return joined(seats.map((seat) => [seatPiece(seat)]));
}

/** Cards or units as pictures with their numbers; “nothing” if there is none. */
export function goodsPiece(goods: Partial<Record<string, number>>): Piece {
  const counted = Object.entries(goods).filter((entry): entry is [string, number] => (entry[1] ?? 0) > 0);
  return counted.length > 0 ? { kind: "cards", cards: counted } : t("pieces-nothing");
}

/** One card or unit of a kind. */
export function onePiece(good: string): Piece {
  return { kind: "cards", cards: [[good, 1]] };
}

/** A result, to stand behind a name and apart from it. */
export function scorePiece(score: number): Piece {
  return { kind: "score", score };
}

/** Parts of a sentence one after the other, with the same between all of them. */
export function joined(parts: readonly Piece[][], between = ", "): Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]));
}

/** The sentence as plain text, for those who hear it and for searching. */
export function plainText(pieces: readonly Piece[], people: readonly Person[]): string {
  const said = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    if (piece.kind === "seat")
      return piece.as ?? people[piece.seat]?.name ?? t("neutral-seat", { number: piece.seat - people.length + 1 });
    if (piece.kind === "icon") return piece.label;
    if (piece.kind === "score") return `: ${piece.score}`;
    return piece.cards.map(([good, count]) => t("cards-of-kind", { count, resource: t(good) })).join(", ");
  });
  return said.join("");
}
