/** Where points come from: the order of the columns, their symbols and their colours. The server says what there is. */
import type { SeatSummary } from "../protocol";

interface Look {
  icon: string;
  /** A token of the palette. */
  colour: string;
}

/** In the order of the columns. */
const LOOKS: Record<string, Look> = {
  settlements: { icon: "p-settlement", colour: "--t-hills" },
  cities: { icon: "p-city", colour: "--t-mountains" },
  longest_road: { icon: "ui-route", colour: "--route" },
  largest_army: { icon: "ui-army", colour: "--die-red" },
  point_cards: { icon: "dev-point", colour: "--accent" },
  harbormaster: { icon: "harbour", colour: "--t-lake" },
  rich_settler: { icon: "r-gold", colour: "--r-gold" },
  poor_settler: { icon: "boot", colour: "--line-strong" },
  camels: { icon: "p-camel", colour: "--t-desert" },
  metropolises: { icon: "p-metropolis", colour: "--r-gold" },
  defender: { icon: "ui-defender", colour: "--die-red" },
  progress_points: { icon: "dev-point", colour: "--accent" },
  merchant: { icon: "p-merchant", colour: "--t-desert" },
  prisoners: { icon: "p-prisoner", colour: "--t-stone" },
  captured: { icon: "p-raider", colour: "--danger" },
  deliveries: { icon: "ui-delivered", colour: "--t-glass" },
  wagon: { icon: "ui-wagon", colour: "--accent" },
  expansions: { icon: "ui-build", colour: "--t-forest" },
  harbors: { icon: "harbour", colour: "--t-lake" },
  hero_token: { icon: "s-strength", colour: "--die-red" },
  merchant_token: { icon: "s-commerce", colour: "--route" },
};

/** How a source looks; one that this page does not know yet has a plain star. */
export function lookOf(source: string): Look {
  return LOOKS[source] ?? { icon: "s-victory", colour: "--line-strong" };
}

/** The sources that somebody has points from, in the order of the columns. */
export function columnsOf(seats: SeatSummary[]): string[] {
  const order = Object.keys(LOOKS);
  const place = (source: string) => (order.includes(source) ? order.indexOf(source) : order.length);
  const found = new Set(seats.flatMap(({ sources }) => sources.map(({ source }) => source)));
  return [...found].sort((a, b) => place(a) - place(b));
}

/** The points that a seat has from a source. */
export function pointsFrom(seat: SeatSummary, source: string): number {
  return seat.sources.find((own) => own.source === source)?.points ?? 0;
}

/** The numbers of the seats, the winner first, then by points, then in turn order. */
export function ranking(seats: SeatSummary[], winner: number | null): number[] {
  const rank = (seat: number) => (seat === winner ? Infinity : (seats[seat]?.points ?? 0));
  return seats.map((_, seat) => seat).sort((a, b) => (rank(b) === rank(a) ? a - b : rank(b) - rank(a)));
}
