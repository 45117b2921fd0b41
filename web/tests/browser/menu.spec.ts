/** The menu of a table: what it opens stays over the table, and what leaves it says what that means. */
import type { Page } from "@playwright/test";
import { violations } from "../kit/axe";
import { cutTexts } from "../kit/cut";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, sitTogether, test } from "../kit/test";
import { complaints } from "../kit/watch";

const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** Opens the menu and chooses an entry of it. */
async function choose(page: Page, name: RegExp): Promise<void> {
  // The page that waits for the table has a menu too, which goes with it.
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
  await button(page).click();
  await page.getByRole("menuitem", { name }).or(page.getByRole("menuitemcheckbox", { name })).click();
}

test("help, rules and settings are sheets over the table and give the focus back", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  const heard = complaints(page);
  const table = await sitDown(ania, islandTable());
  await expect(new Player(page).prompt).toBeVisible();
  for (const [name, title] of [
    [/^Help/, "How to play"],
    [/^Rules/, "Rules"],
    [/^Settings/, "Settings"],
  ] as const) {
    await choose(page, name);
    const sheet = page.getByRole("dialog", { name: title });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
    await page.waitForLoadState("networkidle");
    expect(await violations(page, "dialog"), title).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
  // There is one way to the help, and the table is still there.
  await expect(page.getByRole("link", { name: "Help" })).toHaveCount(0);
  await expect(new Player(page).prompt).toBeVisible();
  expect(heard).toEqual([]);
});

test("a rule in the help leads to the rules, all of it over the table", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  const table = await sitDown(ania, islandTable());
  await choose(page, /^Help/);
  const help = page.getByRole("dialog", { name: "How to play" });
  await expect(help).toContainText("Take any two cards from the bank");
  await help.getByRole("button", { name: "Rule BASE-149, show its text" }).click();
  await page.getByRole("link", { name: "Open in the rules" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.locator("[aria-current=true]")).toContainText("BASE-149");
  await expect(rules.locator("[aria-current=true]")).toBeInViewport();
  await rules.getByRole("searchbox").fill("monopoly");
  await expect(rules.locator("mark").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
  // The first one clears the search.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the menu is for the keyboard, and its keys are not those of the table", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  await sitDown(ania, islandTable());
  await expect(new Player(page).prompt).toBeVisible();
  await button(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu", { name: "Menu" });
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  expect(await violations(page, "[role=menu]")).toEqual([]);
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem", { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press("s");
  await expect(menu.getByRole("menuitem", { name: /^Settings/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const sound = menu.getByRole("menuitemcheckbox", { name: "Sound" });
  await expect(sound).toBeFocused();
  await expect(sound).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(sound).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  // What opens the board in words, or the list of keys, closes it.
  for (const [key, name] of [
    ["v", "Board as text"],
    ["?", "Keys"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("the speed of the bots is set at the table, for everybody there", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  await sitDown(ania, islandTable());
  const quick = page
    .getByRole("group", { name: "Speed of the bots at this table" })
    .getByRole("radio", { name: "Quick" });
  await choose(page, /^Settings/);
  await expect(quick).not.toBeChecked();
  await quick.check();
  await page.reload();
  await choose(page, /^Settings/);
  await expect(quick).toBeChecked();
});

test("somebody resigns, knowing what it means, and the other plays on", async ({ come }) => {
  const [ania, mirela] = [await come("Ania"), await come("Mirela")];
  const options = "players 2\ncolours red blue\nfirst_player red";
  await sitTogether(ania, mirela, { seats: ["me", "empty"], options, seed: "resign" });
  const player = new Player(mirela.page);
  await choose(ania.page, /^Resign/);
  const dialog = ania.page.getByRole("dialog", { name: "Resign this game?" });
  await expect(dialog).toContainText("A bot plays your seat to the end");
  await expect(dialog).toContainText("Still at the table: Mirela.");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await choose(ania.page, /^Resign/);
  await dialog.getByRole("button", { name: "Resign", exact: true }).click();
  await expect(ania.page).toHaveURL(/\/$/);
  // It was Ania's move: the bot makes it.
  await player.asked();
  await player.found();
});

for (const [language, size] of [
  ["ru", { width: 390, height: 844 }],
  ["uk", { width: 844, height: 390 }],
] as const) {
  test(`sheets are whole in ${language}, ${size.width} wide`, async ({ come }) => {
    const ania = await come("Ania", { viewport: size, settings: { language } });
    const { page } = ania;
    await sitDown(ania, islandTable());
    await expect(new Player(page).prompt).toBeVisible();
    for (const address of ["/help", "/settings"]) {
      await page.locator("[aria-haspopup=menu]").click();
      expect(await cutTexts(page, { except: ["main"] })).toEqual([]);
      await page.locator(`[role=menu] [href="${address}"]`).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await cutTexts(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}
