/** A finished game, move by move. */
import { violations } from "../kit/axe";
import { cutTexts } from "../kit/cut";
import { bringRecord } from "../kit/record";
import { expect, test } from "../kit/test";

const SIZES = [
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

test("a link leads to the same move", async ({ come }) => {
  const ania = await come("Ania", { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = ania;
  const table = await bringRecord(ania);
  await page.goto(`/replay/${table}?at=40`);
  const place = page.getByRole("slider");
  await expect(place).toHaveValue("40");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(place).toHaveValue("41");
  await page.getByRole("button", { name: "Link to this move" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\/[^?]+\?at=41$/);
  await page.goto(link);
  await expect(place).toHaveValue("41");
});

test("V opens the position in words and closes it, wherever the focus is, and it fits its page", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  const table = await bringRecord(ania);
  await page.goto(`/replay/${table}?at=200`);
  const words = page.getByRole("region", { name: "In words" });
  await page.getByRole("slider").focus();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press("v");
    await expect(words).toContainText("Hexes");
    const isTooWide = await words.evaluate((box) => box.scrollWidth > box.clientWidth + 1);
    expect(isTooWide, `${width} × ${height}`).toBe(false);
    expect(await cutTexts(page), `${width} × ${height}`).toEqual([]);
    await page.keyboard.press("v");
    await expect(words).toHaveCount(0);
    // What lies on the island itself is the table's to test.
    expect(await cutTexts(page, { except: [".board"] }), `${width} × ${height}`).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
});
