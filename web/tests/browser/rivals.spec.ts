/** The card game at a table in words, to its end. */
import type { Page } from "@playwright/test";
import { violations } from "../kit/axe";
import { foreignWords } from "../kit/foreign";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";
import { complaints } from "../kit/watch";

/** Moves that lead nowhere when they are made whenever they can be. */
const IDLE = [/^віддати: /i, /^(кораблем|картою|знести)/i];

/** Makes one move: the first that is no idle one, and the last of all if there is no such. */
async function move(page: Page): Promise<void> {
  const moves = page.locator("button.move:enabled");
  const words = await moves.allInnerTexts();
  if (words.length === 0) return;
  const first = words.findIndex((text) => !IDLE.some((idle) => idle.test(text)));
  // Whoever must give something away has no other move.
  const button = first < 0 ? moves.first() : moves.nth(first);
  await button.click({ timeout: 1000 }).catch(() => undefined);
}

/** Ids of cards and moves, and the notation of the server: `red_cliffs`, `(2,-1)`, `{ … }`. */
const RAW = /\b[a-z]+_[a-z]+\b|\{|\}|\bnull\b|\bundefined\b|\(-?\d+,-?\d+\)/;

test("the introductory game to its end, in Ukrainian", async ({ come }) => {
  test.setTimeout(300_000);
  const ania = await come("Ania", { settings: { language: "uk" } });
  const { page } = ania;
  const heard = complaints(page);
  const table = { ...islandTable({ seats: ["me", bot], seed: "7" }), game: "rivals" };
  await sitDown(ania, table);
  await expect(page.getByTestId("prompt")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const end = page.getByRole("button", { name: "Зіграти ще раз" });
  for (let count = 0; !(await end.isVisible()); count++) {
    await move(page);
    await page.waitForTimeout(20);
    if (count % 20 === 10) {
      expect(await page.locator("body").innerText()).not.toMatch(RAW);
      expect(await foreignWords(page)).toEqual([]);
    }
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(RAW);
  expect(await foreignWords(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(heard).toEqual([]);
});
