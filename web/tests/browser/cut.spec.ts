/** Nothing is cut: every text can be read whole, in the languages whose words are longest, on a small desktop and a phone. */
import type { Page } from "@playwright/test";
import { cutTexts, overlaps } from "../kit/cut";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test, type Wishes } from "../kit/test";

const SCREENS: Record<string, Wishes> = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const PAGES = ["/", "/new", "/settings", "/help", "/rules"];

/** Digits beside the sites are for a keyboard, and may lie under a button where there is none. */
const EXCEPT = ["svg .keys"];

/** The page as it stands has nothing that cannot be read. */
async function isWhole(page: Page, where: string): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  expect.soft(await cutTexts(page, { except: EXCEPT }), where).toEqual([]);
  expect.soft(await overlaps(page), where).toEqual([]);
}

for (const language of ["ru", "uk"] as const) {
  for (const [screen, wishes] of Object.entries(SCREENS)) {
    test(`the pages around the tables are whole in ${language} on a ${screen}`, async ({ come }) => {
      const { page } = await come("Ania", { ...wishes, settings: { language } });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await isWhole(page, path);
      }
    });

    test(`a table and its questions are whole in ${language} on a ${screen}`, async ({ come }) => {
      const ania = await come("Ania", { ...wishes, settings: { language } });
      const { page } = ania;
      const player = new Player(page);
      await sitDown(ania, islandTable({ start: false }));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await isWhole(page, "the room");
      const table = await sitDown(ania, islandTable({ options: "phases combined", seed: "a windy day" }));
      await player.asked();
      await isWhole(page, "the founding");
      for (const kind of ["roll", "end_turn", "discard"]) {
        await hurry(page, { table, seat: 0, until: [kind] });
        await player.asked();
        await isWhole(page, kind);
        for (const tab of await page.getByRole("navigation").getByRole("button").all()) {
          await tab.tap();
          await isWhole(page, `${kind}, ${await tab.innerText()}`);
        }
      }
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await isWhole(page, "the keys");
    });
  }
}

test("what is cut, covered or off the screen is found", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const found = async (html: string) => {
    await page.evaluate((html) => {
      document.body.replaceChildren(document.createRange().createContextualFragment(html));
      // The page allows no styles in its text.
      for (const element of document.querySelectorAll<HTMLElement>("[data-style]"))
        element.style.cssText = element.dataset["style"] ?? "";
    }, html);
    return (await cutTexts(page)).map((line) => /” (.*) \(/.exec(line)?.[1]);
  };
  const narrow = "width: 60px; white-space: nowrap; overflow: hidden;";
  expect(await found(`<p>Long enough to be read</p>`)).toEqual([]);
  expect(await found(`<p data-style="${narrow}">Too long for so little</p>`)).toEqual(["is cut at its side"]);
  expect(await found(`<p data-style="${narrow} overflow: auto;">Too long for so little</p>`)).toEqual([
    "must be scrolled sideways",
  ]);
  expect(
    await found(`<p data-style="height: 20px; width: 80px; overflow: hidden;">Too many lines for that</p>`),
  ).toEqual(["is cut above or below"]);
  expect(await found(`<p data-style="position: fixed; left: -20px; top: 90px;">Beside it</p>`)).toEqual([
    "is beside the screen",
  ]);
  expect(await found(`<div data-style="height: 0; overflow: auto;"><p>A chat without room</p></div>`)).toEqual([
    "has no room",
  ]);
  const cover = `<div data-style="position: fixed; inset: 0 0 auto; height: 300px; background: #fff;"></div>`;
  expect(await found(`<p>Under a panel</p>${cover}`)).toEqual(["is covered by html > body > div"]);
  expect(await found(`<p class="sr">For those who hear it</p>`)).toEqual([]);
  expect(await found(`<details><summary>More</summary><p>Folded away</p></details>`)).toEqual([]);

  await page.evaluate(() => {
    for (const [text, left] of [
      ["one", 0],
      ["other", 30],
      ["apart", 300],
    ] as const) {
      const button = document.createElement("button");
      button.textContent = text;
      button.style.cssText = `position: absolute; left: ${left}px; top: 400px; width: 100px;`;
      document.body.append(button);
    }
  });
  expect(await overlaps(page)).toEqual(["button “one” and button “other”"]);
});
