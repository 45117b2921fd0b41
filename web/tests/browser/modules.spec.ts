/** The modules of the island: every one can be played with the page. */
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";
import { complaints } from "../kit/watch";

const TABLES: [name: string, options: string, opponents: number][] = [
  ["fishermen", "scenario fishermen", 3],
  ["rivers", "scenario rivers\nphases combined", 3],
  ["caravans", "scenario caravans\nphases combined", 3],
  ["event cards", "variants event_cards\nphases combined", 3],
  ["two players", "players 2\nvariants two_players\nphases combined", 1],
  ["harbormaster and friendly robber", "variants friendly_robber harbormaster\nphases combined", 3],
];

/** Ids of the server and its notation, which nobody should have to read; refusals may name a place, such as N(0,-2). */
const RAW = /\b[a-z]+_[a-z]+\b|\{|\}|\bnull\b|\bundefined\b|(?<![NSEW])\(-?\d+,-?\d+\)/;

for (const [name, options, opponents] of TABLES) {
  test(`some rounds with ${name}`, async ({ come }) => {
    test.setTimeout(90_000);
    const ania = await come("Ania");
    const { page } = ania;
    const heard = complaints(page);
    const seats = ["me" as const, ...Array.from({ length: opponents }, () => bot)];
    await sitDown(ania, islandTable({ options, seats, seed: name }));
    const player = new Player(page);
    await expect(player.prompt).toBeVisible();
    const again = page.getByRole("button", { name: "Play again" });
    await player.playUntil(
      async () => (await player.log.getByRole("listitem").count()) > 60 || (await again.isVisible()),
      80_000,
    );
    expect(await page.locator("body").innerText()).not.toMatch(RAW);
    expect(heard).toEqual([]);
  });
}
