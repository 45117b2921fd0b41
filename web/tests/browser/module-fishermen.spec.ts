/** Fishermen, played with the page. */
import type { Page } from "@playwright/test";
import { createTable } from "../kit/create";
import { handOf } from "../kit/hand";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

/** The fish that the own tokens show together. */
async function fishOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator("[data-holding=fish] .sum").innerText(), 10);
}

const button = (page: Page, act: string) => page.locator(`[data-act=${act}]`);

test("two rounds with fish: what they buy, and a full hand out of turn", async ({ come }) => {
  test.setTimeout(600_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Fishermen"], seats, seed: "fish 3" });
  const player = new Player(page);
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());

  /** Goes on without looking until the first seat can do these things, and opens its cards. */
  const until = async (kinds: string[], isOutOfTurn = false) => {
    await hurry(page, { table, seat: 0, until: kinds, isOutOfTurn });
    await page.getByRole("button", { name: /show my cards/ }).click();
  };

  // A card of the bank: the price stands on the button, and the tokens that show it go.
  await until(["fish_take", "fish_steal", "end_turn"]);
  let fish = await fishOf(page);
  await expect(button(page, "fish_take")).toContainText("4");
  const hand = await handOf(page);
  await button(page, "fish_take").click();
  await expect(player.prompt).toContainText("Which card do you take?");
  await player.actions.getByRole("button", { name: "ore" }).click();
  await expect.poll(() => handOf(page)).toMatchObject({ ore: (hand["ore"] ?? 0) + 1 });
  expect(await fishOf(page)).toBeLessThanOrEqual(fish - 4);
  await expect(player.log).toContainText("fish");

  // What is too dear says so, and keeps its price.
  const dear = page.locator("[data-act^=fish_][aria-disabled=true]").last();
  await dear.click({ force: true });
  await expect(page.getByText(/This costs \d fish, and these tokens show only \d/).first()).toBeVisible();

  // A card of somebody's hand.
  await until(["fish_steal", "end_turn"]);
  fish = await fishOf(page);
  await button(page, "fish_steal").click();
  await expect(player.prompt).toContainText("Whose card do you draw?");
  await player.actions.getByRole("button", { name: /^Ania/ }).first().click();
  await expect.poll(() => fishOf(page)).toBeLessThanOrEqual(fish - 3);

  // A road is paid with fish and placed on the island.
  await until(["fish_road", "end_turn"]);
  const roads = page.locator("[data-guide=board] [role=img][aria-label^=road]");
  const built = await roads.count();
  await button(page, "fish_road").click();
  await expect(player.prompt).toContainText(/free road/i);
  await player.sites.first().click();
  await expect(roads).toHaveCount(built + 1);

  await until(["fish_remove_robber", "end_turn"]);
  await button(page, "fish_remove_robber").click();
  await expect(page.locator("[data-guide=board] [aria-label*=robber]")).toHaveCount(0);
  await until(["fish_card", "end_turn"]);
  await button(page, "fish_card").click();
  await expect(page.locator("[data-dev]")).toHaveCount(1);

  // Somebody else throws, and more fish come than the hand may hold.
  await until(["keep_fish"], true);
  await expect(player.prompt).toContainText("full");
  const token = player.actions.getByRole("button", { name: /^Exchange the fish token/ }).first();
  await token.click();
  await expect(player.log).toContainText("hand in a fish token");
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});

test("the old boot is seen by everybody, and passed with one tap", async ({ come }) => {
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Fishermen"], seats, seed: "boot" });
  const player = new Player(page);
  await hurry(page, { table, until: ["pass_boot", "end_turn"] });
  await page.getByRole("button", { name: /show my cards/ }).click();
  const panels = page.locator("article.player");
  await expect(panels.first()).toContainText("needs 11");
  await expect(panels.filter({ hasText: "needs 11" })).toHaveCount(1);
  await button(page, "pass_boot").click();
  await expect(player.prompt).toContainText("Who gets the old boot?");
  await player.actions.getByRole("button", { name: /^Ania/ }).first().click();
  await expect(panels.first()).not.toContainText("needs 11");
  await expect(panels.filter({ hasText: "needs 11" })).toHaveCount(1);
  await expect(player.log).toContainText("pass the old boot");
  await expect(button(page, "pass_boot")).toHaveCount(0);
});

test("the lake and the fishing grounds say what they yield", async ({ come }) => {
  const { page } = await come("Ania");
  await createTable(page, { chips: ["Fishermen"], seats: ["You", "You", "You", "You"], seed: "fish 3" });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await page.getByRole("button", { name: /^Fishing ground 5/ }).click();
  await expect(page.getByText(/on a 5 a settlement here draws a fish token/).last()).toBeVisible();
});
