/** The page in three languages. */
import { foreignWords } from "../kit/foreign";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test } from "../kit/test";

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
