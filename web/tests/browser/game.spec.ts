/** A whole game of one person against bots. */
import { violations } from "../kit/axe";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchShifts } from "../kit/watch";

/** Browsers call less than this good; nothing of the table should move at all. */
const SHIFT_MAX = 0.02;
const DRAW_MS = 16;

test("from the front page to the end of a game against bots", async ({ browser, server }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const heard = complaints(page);
  const shifts = await watchShifts(page);
  await page.goto("/");
  expect(await violations(page)).toEqual([]);

  // Two clicks: the address, and this.
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.waitForURL(/\/t\//);
  const player = new Player(page);
  await expect(player.prompt).toBeVisible();
  const guide = page.getByRole("button", { name: "Skip" });
  await guide.click();
  await player.found();
  expect(await violations(page)).toEqual([]);
  const before = (await shifts()).length;

  const again = page.getByRole("button", { name: "Play again" });
  await player.playUntil(() => again.isVisible(), { msMax: 540_000 });
  await expect(page.getByRole("heading", { name: /wins? with/ })).toBeVisible();
  await expect(page.getByText("Final standings")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const moved = (await shifts()).slice(before);
  const sum = moved.reduce((sum, { value }) => sum + value, 0);
  const told = moved.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
  expect(sum, `nothing jumps while a game is played and when it has ended:\n${told}`).toBeLessThan(SHIFT_MAX);

  const draws = await page.evaluate(() =>
    performance.getEntriesByName("steading-draw").map(({ duration }) => duration),
  );
  draws.sort((a, b) => a - b);
  const at = (share: number) => draws[Math.floor((draws.length - 1) * share)] ?? 0;
  console.log(
    `drawing of ${draws.length} positions: half within ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms (aim ${DRAW_MS} ms)`,
  );
  expect(draws.length).toBeGreaterThan(50);

  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole("slider")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(heard).toEqual([]);
  await context.close();
});
