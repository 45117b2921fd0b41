/** Harbormaster, played with the page. */
import { createTable } from "../kit/create";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

test("two rounds with harbours: their points, and the card that a city takes", async ({ come }) => {
  test.setTimeout(360_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Harbormaster"], seats, seed: "harbours 1" });
  const player = new Player(page);
  await page.getByRole("button", { name: /show my cards/ }).click();

  // The intersections of the harbours, as the board in words names them.
  await page.keyboard.press("v");
  const inWords = page.getByRole("dialog").locator("li", { hasText: /^Harbour/ });
  await expect(inWords.first()).toBeVisible();
  const text = await inWords.allInnerTexts();
  await page.keyboard.press("Escape");
  const harbours = text.join(" ").match(/[NS]\(-?\d,-?\d\)/g) ?? [];
  expect(harbours.length).toBeGreaterThan(8);

  // Everybody founds at harbours, with the page.
  const isOver = () => player.ready("Roll").isVisible();
  await player.playUntil(async () => {
    const site = page.locator(harbours.map((place) => `[data-place="${place}"]`).join(", ")).first();
    if (await site.isVisible()) await site.click();
    return isOver();
  });
  const panels = page.locator("article.player");
  await expect(panels.getByTitle("2 harbour points").first()).toBeVisible();

  // The third point is a city's, and brings the card and its two points.
  await hurry(page, {
    table,
    seat: 0,
    until: ["build_city", "end_turn"],
    goods: ["grain", "grain", "ore", "ore", "ore"],
  });
  await page.getByRole("button", { name: /show my cards/ }).click();
  const own = panels.first();
  const points = Number.parseInt(await own.locator(".pts b").innerText(), 10);
  await player.ready("City").click();
  await page
    .locator(harbours.map((place) => `[data-place="${place}"]`).join(", "))
    .first()
    .click();
  await expect(own.getByTitle(/^Harbormaster, \+2: 3 harbour points/)).toBeVisible();
  await expect(own.locator(".pts b")).toHaveText(String(points + 3));
  await expect(player.log).toContainText("You become Harbormaster, +2 points");

  // Two rounds, in which harbours count on.
  const round = Number.parseInt(/round (\d+)/i.exec(await page.locator(".meta").innerText())?.[1] ?? "", 10);
  await player.playUntil(() =>
    page
      .getByText(`Round ${round + 2}`)
      .first()
      .isVisible(),
  );
  await expect(panels.getByTitle(/harbour points/).first()).toBeVisible();

  // A seven of somebody else: cards are discarded out of turn.
  await hurry(page, { table, seat: 0, until: ["discard"], isOutOfTurn: true });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await expect(player.prompt).toContainText(/Discard \d/);
  await player.playUntil(async () => !(await player.prompt.innerText()).includes("Discard"));
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
