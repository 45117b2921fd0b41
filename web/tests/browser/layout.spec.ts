/** Nothing lies on something else and no text is cut, at every size and in every language, with hands as full and names as long as can be. */
import type { NewTable } from "../../src/protocol";
import { cutTexts, overlaps } from "../kit/cut";
import { fill } from "../kit/full";
import { hurry } from "../kit/hurry";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";

export const SIZES: [width: number, height: number][] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
  [844, 390],
];

const LANGUAGES = ["en", "ru", "uk"] as const;

const TABLES: [name: string, options: string, seats: number][] = [
  ["the base game", "", 4],
  ["fishermen", "scenario fishermen", 4],
  ["rivers", "scenario rivers", 4],
  ["caravans", "scenario caravans", 4],
  ["event cards, friendly robber and harbormaster", "variants event_cards friendly_robber harbormaster", 4],
  ["two players", "players 2\nvariants two_players", 2],
];

for (const [name, options, seats] of TABLES) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}: everything has its place`, async ({ come }) => {
      test.setTimeout(180_000);
      const ania = await come("Ania", { settings: { language, motion: "reduced" } });
      const { page } = ania;
      const table = await sitDown(ania, islandTable({ ...tableOf(options, seats), seed: name }));
      await hurry(page, { table, seat: 0, until: ["end_turn"], moves: 40 });
      await fill(page);
      await page.reload();
      const faults: string[] = [];
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(page.locator("[data-guide=prompt]")).toBeVisible();
        const tabs = page.locator("main > nav").getByRole("button");
        // A phone shows a part of the table at a time, and ends with the first again.
        for (const tab of [...(await tabs.all()).slice(1), ...(await tabs.all()).slice(0, 1), null]) {
          if (tab && !(await tab.isVisible())) continue;
          await tab?.click();
          const where = `${width}×${height} ${(await tab?.innerText())?.trim() ?? ""}`;
          for (const fault of await cutTexts(page)) faults.push(`${where}: ${fault}`);
          for (const fault of await overlaps(page)) faults.push(`${where}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

function tableOf(options: string, seats: number): Partial<NewTable> {
  const others = Array.from({ length: seats - 1 }, () => bot);
  return { options: `${options}\nphases combined`.trim(), seats: ["me", ...others] };
}
