/** Rules, help, settings and the guide of the first game. */
import { violations } from "../kit/axe";
import { expect, islandTable, sitDown, test } from "../kit/test";
import { complaints } from "../kit/watch";

/** A short part of the rules stands for all: the others look alike. */
const PAGES = ["/rules/FRIEND", "/help", "/settings"];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

test("the rules are found by words, and each has an address", async ({ come }) => {
  const { page } = await come("Ania");
  const heard = complaints(page);
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("neighbouring intersections settlement");
  const rule = page.getByRole("main").getByRole("listitem").filter({ hasText: "BASE-149" });
  await expect(rule.locator("mark").first()).toBeVisible();
  await rule.getByRole("link", { name: "BASE-149" }).click();
  await expect(page).toHaveURL(/\/rules\/BASE-149$/);
  await expect(page.locator("[aria-current=true]")).toContainText("BASE-149");
  await expect(page.locator("[aria-current=true]")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("neighbouring intersections settlement");
  expect(heard).toEqual([]);
});

test("the text of a rule is one tap away and gives the focus back", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/help");
  const link = page.getByRole("button", { name: "Rule BASE-149, show its text" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rule BASE-149" });
  await expect(dialog).toContainText(/Distance rule/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Next rule, BASE-150" }).click();
  await expect(page.getByRole("dialog", { name: "Rule BASE-150" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("every rulebook is told in the language of the reader", async ({ come }) => {
  const { page } = await come("Аня", { settings: { language: "ru" } });
  for (const id of ["BASE-149", "CK-036", "COMBO-009", "BARB-079", "TRADE-036", "RIV-081"]) {
    await page.goto(`/rules/${id}`);
    const rule = page.locator("[aria-current=true]");
    await expect(rule).toContainText(id);
    const words = (await rule.innerText()).replace(/\b[A-Z]+(-[A-Z]+)*-\d+|[A-Z_]{4,}/g, "");
    expect(words).not.toMatch(/\p{Script=Latin}{3,}/u);
    expect(words).toMatch(/\p{Script=Cyrillic}{3,}/u);
  }
});

test("settings hold at once and stay", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Українська" }).check();
  await expect(page.getByRole("heading", { name: "Налаштування", level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: "Темна" }).check();
  await page.getByRole("switch", { name: /^Візерунки/ }).check();
  await page.reload();
  await expect(page.locator("html[data-theme=dark][data-patterns][lang=uk]")).toBeAttached();
  await expect(page.getByRole("switch", { name: /^Візерунки/ })).toBeChecked();
});

test("the first game is explained, once", async ({ come }) => {
  const ania = await come("Ania", { settings: { guided: false } });
  await sitDown(ania, islandTable());
  const guide = ania.page.getByRole("dialog", { name: "First game" });
  await expect(guide).toContainText("This bar always says what you must do now");
  expect(await violations(ania.page, "[role=dialog]")).toEqual([]);
  const next = guide.getByRole("button", { name: "Next" });
  await next.focus();
  while (await next.isVisible()) await ania.page.keyboard.press("Enter");
  await guide.getByRole("button", { name: "Let’s play" }).click();
  await expect(guide).toHaveCount(0);
  await ania.page.reload();
  await expect(ania.page.locator("[data-guide=prompt]")).toBeVisible();
  await expect(guide).toHaveCount(0);
});

for (const [language, theme, viewport] of [
  ["en", "dark", WIDE],
  ["ru", "light", PHONE],
  ["uk", "dark", PHONE],
] as const) {
  test(`rules, help and settings are for everyone: ${language}, ${theme}, ${viewport.width} wide`, async ({ come }) => {
    const { page } = await come("Ania", { viewport, settings: { language, theme } });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page), address).toEqual([]);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide, `${address} scrolls sideways`).toBe(false);
    }
  });
}
