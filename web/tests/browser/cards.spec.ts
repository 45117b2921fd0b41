/** Development cards, played with the page. */
import type { Page } from "@playwright/test";
import { handOf } from "../kit/hand";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test, type Somebody } from "../kit/test";
import { complaints } from "../kit/watch";

const GOODS = ["wool", "grain", "ore"];

/** A table at which Ania sits twice. Her first seat buys nothing but cards and is on turn; what it can do at least is told. */
async function holding(ania: Somebody, seed: string, ...until: string[]): Promise<string> {
  const options = "players 2\nphases combined\nvictory_points 20";
  const table = await sitDown(ania, islandTable({ seats: ["me", "me"], options, seed }));
  await again(ania.page, table, ...until);
  return table;
}

/** Goes on until the first seat can do these things in its turn. */
async function again(page: Page, table: string, ...until: string[]): Promise<void> {
  await hurry(page, { table, seat: 0, until: [...until, "end_turn"], wishes: ["buy_card"], goods: GOODS });
  await page.getByRole("button", { name: /show my cards/ }).click();
}

const card = (page: Page, name: string) => page.locator("[data-dev]").filter({ hasText: name });

test("every development card does what it says", async ({ come }) => {
  test.setTimeout(120_000);
  const ania = await come("Ania");
  const { page } = ania;
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const player = new Player(page);
  const kinds = ["play_knight", "play_road_building", "play_year_of_plenty", "play_monopoly"];
  const table = await holding(ania, "cards", ...kinds);

  // Two cards of the bank, of which one may be had twice.
  const before = await handOf(page);
  await card(page, "Year of plenty").click();
  const chooser = player.actions;
  const play = chooser.getByRole("button", { name: "Play the card" });
  await expect(play).toBeDisabled();
  await chooser.getByRole("button", { name: /^lumber/i }).click();
  await expect(play).toBeDisabled();
  await chooser.getByRole("button", { name: /^lumber/i }).click();
  await play.click();
  await expect.poll(() => handOf(page)).toMatchObject({ lumber: (before["lumber"] ?? 0) + 2 });
  await expect(player.log).toContainText(/year of plenty/i);

  // One card a turn: the others tell so, with the rule.
  await card(page, "Knight").click();
  await expect(player.actions).toContainText("One development card a turn");
  await page.getByRole("button", { name: /BASE-168/ }).click();
  await expect(page.getByRole("dialog")).toContainText("BASE-168");
  await page.keyboard.press("Escape");
  await card(page, "Victory point").click();
  await expect(page.getByRole("button", { name: /BASE-171/ })).toBeVisible();
  await player.actions.getByRole("button", { name: "Close" }).click();
  await player.ready("End turn").click();

  await again(page, table, "play_knight", "play_road_building", "play_monopoly");
  const roads = page.locator("[data-guide=board] [role=img][aria-label*=road i]");
  const built = await roads.count();
  await card(page, "Road building").click();
  await expect(player.prompt).toContainText("2");
  await player.sites.first().click();
  await expect(player.prompt).toContainText("1");
  await player.sites.first().click();
  await expect(player.ready("End turn")).toBeVisible();
  await expect(roads).toHaveCount(built + 2);
  await player.ready("End turn").click();

  await again(page, table, "play_knight", "play_monopoly");
  await card(page, "Monopoly").click();
  await chooser.getByRole("button", { name: /^brick/i }).click();
  await play.click();
  await expect(player.log).toContainText(/monopoly/i);
  await player.ready("End turn").click();

  await again(page, table, "play_knight");
  await card(page, "Knight").click();
  await expect(player.prompt).toContainText(/robber/i);
  await player.sites.first().click();
  await player.playUntil(() => player.ready("End turn").isVisible());
  await expect(player.log).toContainText(/knight/i);
  expect(heard).toEqual([]);
});

test("a card that was bought this turn is not playable yet, and says why", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  const player = new Player(page);
  const options = "players 2\nphases combined";
  const table = await sitDown(ania, islandTable({ seats: ["me", "me"], options, seed: "new card" }));
  await hurry(page, { table, seat: 0, until: ["buy_card", "end_turn"], goods: GOODS });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await player.ready("Card").click();
  const bought = page.locator("[data-dev]");
  await expect(bought).toHaveAccessibleName(/knight: bought this turn/);
  await bought.click();
  await expect(player.actions).toContainText("Move the robber");
  await page.getByRole("button", { name: /BASE-166/ }).click();
  await expect(page.getByRole("dialog")).toContainText("BASE-166");
});
