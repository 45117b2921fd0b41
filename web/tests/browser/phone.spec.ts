/** A game on a phone. */
import type { Page } from "@playwright/test";
import { violations } from "../kit/axe";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test } from "../kit/test";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** How much wider the page is than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a piece is placed by touch with a second tap, and every tab fits the screen", async ({ come }) => {
  const ania = await come("Ania", PHONE);
  const { page } = ania;
  await sitDown(
    ania,
    islandTable({
      options: "players 3\ncolours red blue white\nfirst_player red",
      seats: ["me", { bot: { level: "novice" } }, { bot: { level: "novice" } }],
    }),
  );
  const player = new Player(page);
  const count = await player.sites.count();
  await expect(player.sites.first()).toBeVisible();
  await player.sites.nth(7).tap();
  await expect(player.sites.nth(7)).toHaveAttribute("aria-pressed", "true");
  expect(await player.sites.count(), "nothing is placed by the first tap").toBeGreaterThanOrEqual(count);
  await player.sites.nth(7).tap();
  await expect(player.prompt).toContainText(/road/i);

  expect(await overflow(page)).toBe(0);
  const menu = await page.getByRole("button", { name: "Menu", exact: true }).boundingBox();
  expect((menu?.x ?? 360) + (menu?.width ?? 0), "the end of the top bar").toBeLessThanOrEqual(360);
  for (const tab of ["Trade", "Log", "Chat", "Table", "Build"]) {
    await page
      .getByRole("navigation")
      .getByRole("button", { name: new RegExp(`^${tab}`) })
      .tap();
    expect(await overflow(page), tab).toBe(0);
    expect(await violations(page), tab).toEqual([]);
  }
  const small = await page.locator("button:visible").evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest("svg"))
      .map((button) => ({
        name: button.getAttribute("aria-label") ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 36 || box.height < 36)
      .map(({ name, box }) => `${name?.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(small, "no target is too small for a finger").toEqual([]);
});
