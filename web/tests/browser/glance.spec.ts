/** What can be seen at a glance: the last throw, what happened since, what everything costs, what a site brings, and ready sentences. */
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, sitTogether, test } from "../kit/test";

test("a throw stays in sight when the turn has passed, and a turn begins with what happened since", async ({
  come,
}) => {
  test.setTimeout(120_000);
  const ania = await come("Ania");
  const mirela = await come("Mirela");
  await sitTogether(ania, mirela, { seats: ["me", "empty"], options: "players 2\nphases combined", seed: "glance" });
  const [a, m] = [new Player(ania.page), new Player(mirela.page)];
  const play = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone())) if (!((await a.step()) || (await m.step()))) await ania.page.waitForTimeout(20);
  };
  const hasRolled = (player: Player) => () => player.ready("End turn").isVisible();
  await play(hasRolled(a));
  const dice = mirela.page.getByRole("img", { name: /^Dice: .* Ania rolled/ });
  const before = await dice.getAttribute("aria-label");
  await a.ready("End turn").click();
  // It is Mirela's turn now, and nothing is thrown yet.
  await expect(m.ready("Roll")).toBeVisible();
  await expect(dice).toHaveAttribute("aria-label", before ?? "");
  await m.ready("Roll").click();
  await expect(mirela.page.getByRole("img", { name: /^Dice: .* you rolled/ })).toBeVisible();

  // The first turns have nothing before them; from the second on the log says what happened since.
  await play(() => a.ready("Roll").isVisible());
  const recap = ania.page.getByRole("button", { name: /^Since your last turn/ });
  await expect(recap).toBeVisible();
  const all = await a.log.getByRole("listitem").count();
  await recap.click();
  await expect.poll(() => a.log.getByRole("listitem").count()).toBeLessThan(all);
  await recap.click();
  await expect(a.log.getByRole("listitem")).toHaveCount(all);
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
