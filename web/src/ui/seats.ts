/** How the colours of seats look: each has a place in the palette, a shape and a letter, which always travel together. */
const COLOURS = ["red", "blue", "white", "orange", "black", "green"];
const LETTERS = ["E", "C", "I", "O", "K", "L"];

/** The number of a colour in the palette, from 1; other names get one by the number of the seat. */
export function paletteOf(colour: string, seat: number): number {
  const known = COLOURS.indexOf(colour);
  return known >= 0 ? known + 1 : (seat % COLOURS.length) + 1;
}

/** Neutral colours, which nobody plays, have the last places of the palette, which no player has. */
export const NEUTRAL_COLOURS: readonly string[] = COLOURS.slice(4);

/** The number in the palette of a seat; those after the seats of people are the neutral colours'. */
export function paletteAmong(people: readonly { colour: string }[], seat: number): number {
  return paletteOf(people[seat]?.colour ?? NEUTRAL_COLOURS[seat - people.length] ?? "", seat);
}

/** The letter on the badge of a palette number. */
export function letterOf(palette: number): string {
  return LETTERS[palette - 1] ?? "";
}
