/** A turn without a mouse. */
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";

/** What the page says first while it asks for a piece; other sentences speak of settlements and roads as well. */
const SETTLEMENT = "Found a settlement";
const ROAD = "Lay a road";

test("founding and a turn with the keyboard alone", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  await sitDown(
    ania,
    islandTable({
      options: "players 3\ncolours red blue white\nphases combined\nfirst_player red",
      seats: ["me", bot, bot],
    }),
  );
  const player = new Player(page);
  const { keyboard } = page;
  // A settlement with its number, a road with the arrow keys and Enter; then the same again when it is Ania's turn.
  for (const _ of ["first", "second"]) {
    await expect(player.prompt).toContainText(SETTLEMENT);
    await player.asked();
    await keyboard.press("3");
    await expect(player.prompt).toContainText(ROAD);
    await player.asked();
    await player.sites.first().focus();
    await keyboard.press("ArrowRight");
    await expect(page.locator("[data-place]:focus")).toHaveCount(1);
    await keyboard.press("Enter");
    await expect(player.prompt).not.toContainText(ROAD);
  }
  await expect(player.ready("Roll")).toBeVisible();
  await keyboard.press("r");
  await expect(player.ready("Roll")).toHaveCount(0);
  // A seven may ask for more; whatever it is, it can be reached with the keyboard.
  for (let moves = 0; moves < 12 && !(await player.ready("End turn").isVisible()); moves++) {
    await player.asked();
    if ((await player.sites.count()) > 0) {
      await keyboard.press("1");
    } else {
      await player.actions.getByRole("button").and(page.locator(":enabled")).last().focus();
      await keyboard.press("Enter");
    }
    await page.waitForTimeout(200);
  }
  await keyboard.press("v");
  const text = page.getByRole("dialog");
  await expect(text).toContainText(/hex/i);
  await keyboard.press("Escape");
  await expect(text).toHaveCount(0);
  await keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText(/keys/i);
  await keyboard.press("Escape");
  // Escape leaves what was opened, beside a message and after it.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Settings/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const message = page.getByText("You are now called Ania.");
  await expect(message).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const trade = player.actions.getByRole("button", { name: /^Trade/ });
  for (const _ of ["beside", "after"]) {
    await keyboard.press("t");
    await expect(trade).toHaveAttribute("aria-pressed", "true");
    await keyboard.press("Escape");
    await expect(trade).toHaveAttribute("aria-pressed", "false");
    await expect(message).toHaveCount(0, { timeout: 10_000 });
  }
  expect(await page.locator(".toasts").evaluate((box) => box.matches(":popover-open"))).toBe(false);
  await keyboard.press("e");
  await expect(player.ready("End turn")).toHaveCount(0);
});
