/** Friendly Robber, played with the page. */
import { createTable } from "../kit/create";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

test("two rounds with a friendly robber: closed hexes are marked, and say whom they spare", async ({ come }) => {
  test.setTimeout(360_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Friendly Robber"], seats, seed: "friend 1" });
  const player = new Player(page);
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());

  await hurry(page, { table, seat: 0, until: ["move_robber"] });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await expect(player.prompt).toContainText("Hatched hexes are closed");
  const closed = page.locator("[data-closed]");
  // Every hex but the robber's own is open or closed.
  expect((await closed.count()) + (await player.sites.count())).toBe(18);
  expect(await closed.count()).toBeGreaterThan(0);
  await expect(player.actions).toContainText(/\d+ hex(es are| is) closed to the robber/);

  // A closed hex says who lives there; the rule is one tap away.
  const hex = closed.last();
  const land = /^(\w+ \d+|desert)/.exec((await hex.getAttribute("aria-label")) ?? "")?.[0] ?? "?";
  await hex.click();
  await expect(player.actions).toContainText(new RegExp(`${land}: Ania`, "i"));
  await player.actions.getByRole("button", { name: /FRIEND-004/ }).click();
  await expect(page.getByRole("dialog")).toContainText("FRIEND-004");
  await page.keyboard.press("Escape");

  // The board in words names them too.
  await page.keyboard.press("v");
  const words = page.getByRole("dialog");
  await expect(words.getByRole("heading", { name: "Closed to the robber" })).toBeVisible();
  await words
    .getByRole("button", { name: /closed to the robber\. Why\?$/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(words).toHaveCount(0);
  await player.sites.first().click();
  await expect(closed).toHaveCount(0);
  await expect(player.log).toContainText(/move the robber/);

  // A seven of somebody else: cards are discarded out of turn.
  await hurry(page, { table, seat: 0, until: ["discard"], isOutOfTurn: true });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await player.playUntil(async () => !(await player.prompt.innerText()).includes("Discard"));
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
