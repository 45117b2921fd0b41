/** Several players with one device. */
import type { Page } from "@playwright/test";
import { handOf } from "../kit/hand";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test } from "../kit/test";

const curtain = (page: Page) => page.getByRole("dialog").filter({ hasText: "Hand the device to" });
const openFor = (page: Page, place: number) =>
  page.getByRole("button", { name: new RegExp(`I am .*\\(${place}\\), show my cards`) });

/** What covers the middle of the hand. */
async function isHandCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const hand = document.querySelector("[data-guide=hand]");
    if (!hand) return true;
    const { x, y, width, height } = hand.getBoundingClientRect();
    return !hand.contains(document.elementFromPoint(x + width / 4, y + height / 2));
  });
}

test("the cards of one player are covered until the other one has the device", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  page.setDefaultTimeout(10_000);
  const options = "players 2\nphases combined\nfirst_player red\ncolours red blue";
  const table = await sitDown(ania, islandTable({ seats: ["me", "me"], options, seed: "device" }));
  const player = new Player(page);

  // Nothing is open when the page comes: who sits in front of it is not known.
  await expect(curtain(page)).toBeVisible();
  expect(await isHandCovered(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(curtain(page)).toBeVisible();
  await openFor(page, 1).click();
  await expect(curtain(page)).toHaveCount(0);
  await player.sites.first().click();
  await player.sites.first().click();
  await expect(curtain(page)).toContainText("(2)");

  await hurry(page, { table, seat: 0, until: ["end_turn"] });
  await openFor(page, 1).click();
  expect(await isHandCovered(page)).toBe(false);
  const first = await handOf(page);
  await player.ready("End turn").click();
  await expect(curtain(page)).toContainText("(2)");
  expect(await isHandCovered(page)).toBe(true);
  // What is under the curtain are still the cards of the one who had the device.
  expect(await handOf(page)).toEqual(first);
  // Loading the page again opens nobody's cards.
  await page.reload();
  await expect(curtain(page)).toContainText("(2)");
  expect(await isHandCovered(page)).toBe(true);
  await openFor(page, 2).click();
  await expect(player.ready("Roll")).toBeVisible();
  expect(await isHandCovered(page)).toBe(false);
});
