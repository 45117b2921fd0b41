/** Whole games with the modules of the island, from the first settlement to the end screen, by whatever the page offers. */
import { bot, expect, islandTable, sitDown, type Somebody, type Wishes } from "./test";
import { Player } from "./player";
import { complaints } from "./watch";

/** Every module, and those together that change the same things. */
export const MODULES: Record<string, { options: string; seats: number }> = {
  fishermen: { options: "scenario fishermen", seats: 4 },
  rivers: { options: "scenario rivers", seats: 4 },
  caravans: { options: "scenario caravans", seats: 4 },
  "event cards": { options: "variants event_cards", seats: 4 },
  "two players": { options: "players 2\nvariants two_players", seats: 2 },
  harbormaster: { options: "variants harbormaster", seats: 4 },
  "cities and knights": { options: "expansion cities_and_knights", seats: 4 },
  "cities and knights of 2008 with event cards": {
    options: "expansion cities_and_knights\nedition 2008\ncommit_knights on\nvariants event_cards harbormaster",
    seats: 3,
  },
  "barbarian attack": { options: "scenario barbarian_attack", seats: 4 },
  "barbarian attack for two with event cards": {
    options: "players 2\nscenario barbarian_attack\nvariants event_cards two_players",
    seats: 2,
  },
  "traders and barbarians": { options: "scenario traders_and_barbarians", seats: 4 },
  "traders and barbarians for two": {
    options: "players 2\nscenario traders_and_barbarians\nvariants two_players",
    seats: 2,
  },
  "friendly robber": { options: "variants friendly_robber", seats: 4 },
  "rivers for two with event cards": {
    options: "players 2\nscenario rivers\nvariants event_cards two_players",
    seats: 2,
  },
};

/** Ids of messages and of the server, and its notation, which nobody should have to read; refusals may name a place, such as N(0,-2) or hex (0,-2). */
export const RAW =
  /\b[a-z]+_[a-z]+\b|\b(?:act|choose|fact|group|log|place|progress|prompt|stat|state|stock)-[a-z]|\{|\}|\bnull\b|\bundefined\b|(?<![NSEW]|hex )\(-?\d+,-?\d+\)/;

const GAME_MS_MAX = 540_000;

/** Plays a game of one person against bots to its end. Nothing may be left to the list in words. */
export async function playWhole(
  come: (name: string, wishes?: Wishes) => Promise<Somebody>,
  name: string,
): Promise<void> {
  const module = MODULES[name];
  if (!module) throw new Error(`no module ${name}`);
  const ania = await come("Ania", { settings: { motion: "reduced" } });
  const { page } = ania;
  const heard = complaints(page);
  const seats = ["me" as const, ...Array.from({ length: module.seats - 1 }, () => bot)];
  await sitDown(ania, islandTable({ options: `${module.options}\nphases combined`, seats, seed: name }));
  const player = new Player(page);
  await expect(player.prompt).toBeVisible();
  const again = page.getByRole("button", { name: "Play again" });
  let looked = 0;
  await player.playUntil(
    async () => {
      if (++looked % 20 === 0) {
        await expect(page.locator("section.others")).toHaveCount(0);
        expect(await page.locator("body").innerText()).not.toMatch(RAW);
      }
      return again.isVisible();
    },
    { msMax: GAME_MS_MAX },
  );
  await expect(page.getByText("Final standings")).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(RAW);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  expect(await page.locator("body").innerText()).not.toMatch(RAW);
  expect(heard).toEqual([]);
}
