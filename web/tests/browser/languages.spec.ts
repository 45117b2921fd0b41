/** The page in three languages. */
import type { Page } from "@playwright/test";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test } from "../kit/test";

/** Latin words that stand in every language: our name, the bots', those of people, keys, codes of rules, names of places and licences. */
const KNOWN =
  /^(Steading|Ania|Fern|Sage|Wren|Tarn|Moss|Brook|English|SHA|Esc|Enter|BASE|QR|ms|steading|verify|[A-Z]{1,2})$/;

/** Latin words of three letters and more that can be seen on the page. */
async function foreignWords(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const words = text.match(/\p{Script=Latin}{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !KNOWN.test(word));
}

for (const [language, play] of [
  ["ru", "Остров"],
  ["uk", "Острів"],
] as const) {
  test(`no English is left over in ${language}`, async ({ come }) => {
    const ania = await come("Ania", { settings: { language } });
    const { page } = ania;
    await page.goto("/");
    await expect(page.getByText(play).first()).toBeVisible();
    expect(await foreignWords(page)).toEqual([]);
    await page.goto("/new");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await foreignWords(page)).toEqual([]);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await foreignWords(page)).filter((word) => word !== "English")).toEqual([]);
    await sitDown(ania, islandTable());
    const player = new Player(page);
    await expect(player.prompt).toBeVisible();
    await player.playUntil(async () => (await player.log.getByRole("listitem").count()) > 40);
    expect(await foreignWords(page)).toEqual([]);
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
  });
}
