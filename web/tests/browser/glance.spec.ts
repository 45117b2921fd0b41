/** What can be seen at a glance: the last throw, what happened since, what everything costs, what a site brings, and ready sentences. */
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";

test("a throw stays in sight when the turn has passed, and a turn begins with what happened since", async ({
  come,
}) => {
  test.setTimeout(180_000);
  const ania = await come("Ania");
  const { page } = ania;
  const options = "players 2\nphases combined\ncolours red blue\nfirst_player red";
  await sitDown(ania, islandTable({ options, seats: ["me", bot], seed: "glance" }));
  const player = new Player(page);
  await player.playToRoll();
  // Nothing has been thrown before the first turn.
  await expect(page.getByRole("img", { name: /dice have not been thrown/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Since your last turn/ })).toHaveCount(0);
  await player.ready("Roll").click();
  await expect(page.getByRole("img", { name: /^Dice: .* you rolled/ })).toBeVisible();
  await player.playUntil(() => player.ready("End turn").isVisible());
  await player.ready("End turn").click();

  // In the second turn nothing is thrown yet: the throw of the bot is still there.
  await player.playToRoll();
  await expect(page.getByRole("img", { name: /^Dice: .* (?!you)\S+ rolled/ })).toBeVisible();
  const recap = page.getByRole("button", { name: /^Since your last turn/ });
  await expect(recap).toBeVisible();
  const lines = player.log.getByRole("listitem");
  const all = await lines.count();
  // Neither the button nor the old lines that it shows again are news.
  await expect(player.log.getByRole("button", { name: /^Since your last turn/ })).toHaveCount(0);
  await player.log.evaluate((log) => {
    const added: string[] = [];
    Object.assign(window, { added });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        if (addedNodes.length > 0) added.push(log.getAttribute("aria-live") ?? "");
      }
    }).observe(log, { childList: true, subtree: true });
  });
  await recap.click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await recap.click();
  await expect(lines).toHaveCount(all);
  const announced = await page.evaluate(() => (window as unknown as { added: string[] }).added);
  expect([...new Set(announced)]).toEqual(["off"]);
  await expect(player.log).toHaveAttribute("aria-live", "polite");
});

test("prices are one key away, and a site says what it would bring", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  await sitDown(
    ania,
    islandTable({ options: "players 3\ncolours red blue white\nfirst_player red", seats: ["me", bot, bot] }),
  );
  const player = new Player(page);
  await player.asked();
  await page.keyboard.press("b");
  const costs = page.locator("[data-costs]");
  await expect(costs).toContainText(/road[^]*settlement[^]*city/i);
  await page.keyboard.press("Escape");
  await expect(costs).toBeHidden();
  const site = page.getByRole("button", { name: /^Settlement .*\d+ pips: / }).first();
  await site.hover();
  const [pips] = /\d+(?= pips)/.exec((await site.getAttribute("aria-label")) ?? "") ?? [""];
  await expect(page.locator(".yield text")).toHaveText(pips);
});

test("a ready sentence is read in everybody's own language, and a face has a name", async ({ come }) => {
  const ania = await come("Ania");
  const olya = await come("Оля", { settings: { language: "ru" } });
  for (const { page } of [ania, olya]) page.setDefaultTimeout(10_000);
  const id = await sitDown(ania, islandTable({ seats: ["me", bot], options: "players 2\nphases combined" }));
  await olya.page.goto(`/t/${id}`);
  await ania.page.getByRole("button", { name: "Ready sentences and faces" }).click();
  await ania.page.getByRole("button", { name: "Good luck!" }).click();
  await expect(ania.page.getByRole("log", { name: "What was said" })).toContainText("Good luck!");
  await expect(olya.page.locator(".chat")).toContainText("Удачи!");
  await ania.page.getByRole("button", { name: "Ready sentences and faces" }).click();
  await ania.page.getByRole("button", { name: "cheer" }).click();
  await expect(olya.page.locator(".chat").getByRole("img", { name: "восторг" })).toBeVisible();
});
