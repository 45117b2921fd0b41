/** Rivers, played with the page. */
import type { Page } from "@playwright/test";
import { createTable } from "../kit/create";
import { handOf } from "../kit/hand";
import { hurry, type Hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

/** The gold in the own purse. */
async function goldOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator("[data-holding=gold] b").innerText(), 10);
}

const button = (page: Page, act: string) => page.locator(`[data-act=${act}]`);

test("two rounds at the rivers: bridges, gold, rich and poor, and gold in an offer", async ({ come }) => {
  test.setTimeout(600_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Rivers"], seats, seed: "rivers 1" });
  const player = new Player(page);
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());

  /** Goes on without looking until somebody can do these things, and opens their cards. */
  const until = async (kinds: string[], wishes: Partial<Hurry> = {}) => {
    await hurry(page, { table, until: kinds, ...wishes });
    await page.getByRole("button", { name: /show my cards/ }).click();
  };

  // A bridge: its button has the price, its sites are on the island, and it brings gold.
  await until(["build_bridge", "end_turn"], { wishes: ["build_road"], goods: ["brick", "lumber"] });
  let gold = await goldOf(page);
  const panel = page.locator("article.player").first();
  const bridges = panel.getByTitle(/^Bridges left/);
  await expect(bridges).toHaveText("3");
  await expect(button(page, "bridge")).toContainText(/2 brick.*1 lumber/);
  await button(page, "bridge").click();
  await expect(player.prompt).toContainText("Place your bridge");
  await player.sites.first().click();
  await expect.poll(() => goldOf(page)).toBe(gold + 3);
  await expect(bridges).toHaveText("2");
  await expect(page.locator("[data-guide=board] [role=img][aria-label^=bridge]")).toHaveCount(1);

  // The most gold makes rich, the least poor; points and marks stand on the panels and in the log.
  await expect(page.getByTitle("Rich Settler, the most gold: +1")).toHaveText("+1");
  await expect(page.getByTitle("Poor Settler, the least gold: −2").first()).toHaveText("−2");
  await expect(player.log).toContainText("Rich Settler: +1 point");
  await expect(player.log).toContainText(/Poor Settlers?, −2 points/);

  // A card of the bank for gold.
  gold = await goldOf(page);
  const hand = await handOf(page);
  await button(page, "buy_for_gold").click();
  await expect(player.prompt).toContainText("2 gold a card");
  await player.actions.getByRole("button", { name: "grain" }).click();
  await expect.poll(() => goldOf(page)).toBe(gold - 2);
  expect(await handOf(page)).toMatchObject({ grain: (hand["grain"] ?? 0) + 1 });

  // Equal cards for gold.
  await until(["sell_for_gold", "end_turn"]);
  gold = await goldOf(page);
  await button(page, "sell_for_gold").click();
  await player.actions.getByRole("button", { name: /gold/ }).first().click();
  await expect.poll(() => goldOf(page)).toBe(gold + 1);

  // Gold in an offer, which another player answers out of turn.
  const trade = page.locator("[data-guide=trade]");
  await trade.getByRole("button", { name: "More: gold to give", exact: true }).click();
  await trade.getByRole("button", { name: "More: wool to get", exact: true }).click();
  await page.getByRole("button", { name: /^Offer/ }).click();
  await page.getByRole("button", { name: /show my cards/ }).click();
  await expect(player.actions).toContainText(/1 gold/);
  await player.actions.getByRole("button", { name: /^Decline(?! all)/ }).click();
  await expect(player.log).toContainText(/offer/);
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
