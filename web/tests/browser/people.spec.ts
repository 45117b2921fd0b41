/** What people can do about each other, and what a turn offers besides building. */
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, sitTogether, test } from "../kit/test";

test("somebody is muted and heard again, and a bot stands in for them", async ({ come }) => {
  const [ania, mirela] = [await come("Ania"), await come("Mirela")];
  for (const { page } of [ania, mirela]) page.setDefaultTimeout(10_000);
  const options = "players 2\nphases combined\ncolours red blue\nfirst_player red";
  await sitTogether(ania, mirela, { seats: ["me", "empty"], options, seed: "people" });
  const say = async (words: string) => {
    await mirela.page.getByPlaceholder(/Say something/).fill(words);
    await mirela.page.keyboard.press("Enter");
    await expect(mirela.page.getByText(words)).toBeVisible();
  };
  const menu = ania.page.getByRole("button", { name: /Mirela/ }).and(ania.page.locator("[popovertarget]"));
  await menu.click();
  await ania.page.getByRole("button", { name: /^Mute/ }).click();
  await say("nobody hears this");
  await expect(ania.page.getByText("nobody hears this")).toHaveCount(0);
  await ania.page
    .getByRole("button", { name: /Mirela/ })
    .and(ania.page.locator(".muted button"))
    .click();
  await say("good luck");
  await expect(ania.page.getByText("good luck")).toBeVisible();

  // Ania places, and the bot does what Mirela would have to do.
  const player = new Player(ania.page);
  await player.sites.first().click();
  await player.asked();
  await player.sites.first().click();
  await mirela.page.context().close();
  await expect(ania.page.getByText(/lost for [2-9]/).first()).toBeVisible();
  await menu.click();
  await ania.page.getByRole("button", { name: "Let a bot stand in" }).click();
  await player.found();
});

test("a settlement that was placed is taken back", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  const options = "players 3\ncolours red blue white\nfirst_player red";
  await sitDown(ania, islandTable({ options, seats: ["me", bot, bot] }));
  const player = new Player(page);
  await player.asked();
  const before = await player.sites.count();
  await player.sites.first().click();
  await expect(player.prompt).toContainText(/road/i);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(player.prompt).toContainText(/settlement/i);
  await expect(player.sites).toHaveCount(before);
});

test("victory is claimed, and what cannot be done tells its rule", async ({ come }) => {
  test.setTimeout(90_000);
  const ania = await come("Ania");
  const { page } = ania;
  page.setDefaultTimeout(10_000);
  const options = "players 2\nphases combined\nvictory_claim claim\nvictory_points 3";
  const table = await sitDown(ania, islandTable({ seats: ["me", "me"], options, seed: "claim" }));
  const player = new Player(page);
  const wishes = ["build_settlement", "build_city", "buy_card", "build_road"];
  await hurry(page, { table, seat: 0, until: ["claim_victory", "end_turn"], wishes, goods: ["grain", "ore"] });
  await page.getByRole("button", { name: /show my cards/ }).click();
  const greyed = player.actions.locator("button.act[aria-disabled=true]").first();
  await greyed.click({ force: true });
  await player.actions.getByRole("button", { name: /BASE-\d+/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/BASE-\d+/);
  await page.keyboard.press("Escape");
  await player.actions.getByRole("button", { name: /^Claim victory/ }).click();
  await expect(page.getByRole("heading", { name: /wins? with/ })).toBeVisible();
});
