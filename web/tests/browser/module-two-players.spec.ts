/** Two Players, played with the page. */
import type { Page } from "@playwright/test";
import { createTable } from "../kit/create";
import { handOf } from "../kit/hand";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

/** The own trade tokens. */
async function tokensOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator("[data-holding=tokens] b").innerText(), 10);
}

test("two rounds for two: neutral pieces, two throws, and what tokens pay for", async ({ come }) => {
  test.setTimeout(360_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const table = await createTable(page, { chips: ["Two Players"], seats: ["You", "You"], seed: "two 1" });
  const player = new Player(page);
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());

  /** Goes on without looking until a seat is asked for something, and opens its cards. */
  const until = async (kinds: string[], more: { isOutOfTurn?: boolean; wishes?: string[]; goods?: string[] } = {}) => {
    await hurry(page, { table, seat: 0, until: kinds, ...more });
    await page.getByRole("button", { name: /show my cards/ }).click();
  };

  // Both throws of the turn lie in the place of the dice.
  await until(["build_road", "end_turn"], { goods: ["brick", "lumber"] });
  await expect(page.getByRole("img", { name: /^First throw: \d.*Second throw: \d/ })).toBeVisible();

  // Whoever builds a road builds one for a neutral colour: both have sites, and one of them can be kept to.
  const roads = (of: string) => page.locator(`[data-guide=board] [role=img][aria-label^="road of ${of}"]`);
  const neutral = [await roads("neutral colour 1").count(), await roads("neutral colour 2").count()];
  await page.locator("[data-act=road]").click();
  await player.sites.first().click();
  await expect(player.prompt).toContainText("Build a neutral road");
  const choice = player.actions.getByRole("group", { name: "Neutral colour" });
  await choice.getByRole("button", { name: /neutral colour 2/i }).click();
  await expect(player.sites.first()).toHaveAccessibleName(/for neutral colour 2/);
  await expect(page.locator("[data-place][aria-label*='neutral colour 1']")).toHaveCount(0);
  await player.sites.first().click();
  await expect(roads("neutral colour 2")).toHaveCount((neutral[1] ?? 0) + 1);
  await expect(roads("neutral colour 1")).toHaveCount(neutral[0] ?? 0);

  // A forced trade: its price stands on the button, and two cards of the hand are given.
  await until(["force_trade", "end_turn"]);
  const tokens = await tokensOf(page);
  const sum = (all: Record<string, number>) => Object.values(all).reduce((total, count) => total + count, 0);
  const count = sum(await handOf(page));
  const price = Number.parseInt(await page.locator("[data-act=force-trade] .cost").innerText(), 10);
  await page.locator("[data-act=force-trade]").click();
  await expect(player.prompt).toContainText("Hand over two cards");
  expect(await tokensOf(page)).toBe(tokens - price);
  const cards = page.locator('[data-guide=hand] button.card:not([data-dev]):has(.n:not(:text-is("0")))');
  await cards.first().click();
  await cards.last().click();
  await player.actions.getByRole("button", { name: /both cards$/ }).click();
  // Two cards were drawn, or the only one that the other player had.
  await expect.poll(async () => count - sum(await handOf(page))).toBeLessThanOrEqual(1);
  await expect(player.log).toContainText(/pay \d trade token/);
  // Once a turn: the button says so.
  await page.locator("[data-act=force-trade]").click({ force: true });
  await expect(page.getByText(/Trade tokens pay for one action a turn/).first()).toBeVisible();

  // The robber is chased away.
  await until(["chase_robber", "end_turn"]);
  await page.locator("[data-act=chase-robber]").click();
  await expect(page.locator("[data-guide=board] [role=img][aria-label*=robber]")).toHaveAccessibleName(/desert/);

  // A played knight brings two tokens.
  await until(["retire_knight", "end_turn"], { wishes: ["play_knight", "buy_card"], goods: ["wool", "grain", "ore"] });
  const before = await tokensOf(page);
  await page.locator("[data-act=retire-knight]").click();
  await expect.poll(() => tokensOf(page)).toBe(before + 2);

  // A seven of the other player: cards are discarded out of turn.
  await until(["discard"], { isOutOfTurn: true });
  await expect(player.prompt).toContainText(/Discard \d/);
  await player.playUntil(async () => !(await player.prompt.innerText()).includes("Discard"));
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
