/** A table as full as it can be: long names, hands of every card, everything that modules let people hold. The game itself stays as it is. */
import type { Page } from "@playwright/test";
import type { View } from "../../src/games/island/data";
import type { ServerMessage, TableInfo, Update } from "../../src/protocol";

/** As long as names may be, and in broad letters. */
export const LONG_NAMES = [
  "Wilhelmina Mumbleworth W",
  "Маргарита Широкоступова",
  "Öyvind Gammelgårdsmanden",
  "Maximilian Wohlgemuth 99",
];

/** Makes everything that the server tells this page of a table of the island full. Call before the page goes there. */
export async function fill(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as ServerMessage;
      if ("welcome" in said) {
        nameAll(said.welcome.table);
        if (said.welcome.update) fillUpdate(said.welcome.update);
      }
      if ("table" in said) nameAll(said.table);
      if ("update" in said) fillUpdate(said.update);
      client.send(JSON.stringify(said));
    });
  });
}

function nameAll(table: TableInfo): void {
  table.seats.forEach((seat, index) => {
    seat.called = LONG_NAMES[index % LONG_NAMES.length] ?? seat.called;
  });
}

function fillUpdate({ looks }: Update): void {
  for (const look of looks) {
    fillView(look.view as View);
    look.points = look.points.map(() => SOURCES.map(([source, points]) => ({ source, count: 1, points })));
  }
}

/** As many as one player can have points for at once. */
const SOURCES: [string, number][] = [
  ["settlements", 5],
  ["cities", 8],
  ["longest_road", 2],
  ["largest_army", 2],
  ["point_cards", 3],
  ["harbormaster", 2],
];

/** Two digits wherever there may be two digits. */
function fillView(view: View): void {
  for (const counts of view.counts) Object.assign(counts, { hand: 19, cards: 12 });
  const { own } = view;
  if (own) {
    for (const good of ["brick", "lumber", "wool", "grain", "ore"] as const) own.hand[good] = 11;
    own.cards = [5, 2, 2, 2, 3];
    own.new_cards = [1, 1, 0, 0, 0];
    if (own.modules?.fish) own.modules.fish.tokens = [4, 3, 2];
  }
  view.public.open_points = view.public.open_points.map(() => 11) as View["public"]["open_points"];
  view.public.knights = view.public.knights.map(() => 10) as View["public"]["knights"];
  view.public.road_length = view.public.road_length.map(() => 14) as View["public"]["road_length"];
  const { gold, fish, two } = view.public.modules ?? {};
  if (gold) gold.purse = [12, 11, 10, 14];
  if (fish) fish.held = [9, 8, 7, 6];
  if (two) two.tokens = [14, 13];
}
