/** Nothing lies on something else and no text is cut, at every size and in every language, with hands as full and names as long as can be. */
import type { NewTable } from "../../src/protocol";
import { violations } from "../kit/axe";
import { cutTexts, overlaps } from "../kit/cut";
import { fill } from "../kit/full";
import { hurry, type Hurry } from "../kit/hurry";
import { bot, expect, islandTable, sitDown, test, type Somebody } from "../kit/test";

export const SIZES: [width: number, height: number][] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
  [844, 390],
];

const GAMES_MAX = 8;

const LANGUAGES = ["en", "ru", "uk"] as const;

/** Tables, and what is asked there, each of which takes the place of the buttons for a turn. */
const TABLES: [name: string, options: string, seats: number, asked: string[], how?: Partial<Hurry>][] = [
  ["the base game", "", 4, ["roll", "discard", "move_robber", "rob"]],
  ["fishermen", "scenario fishermen", 4, ["keep_fish", "pass_boot"]],
  ["rivers", "scenario rivers", 4, ["roll"]],
  ["caravans", "scenario caravans", 4, ["bid", "name_path", "place_camel"]],
  [
    "event cards, friendly robber and harbormaster",
    "variants event_cards friendly_robber harbormaster",
    4,
    ["roll", "give_left", "damage_road", "move_robber"],
  ],
  [
    "two players",
    "players 2\nvariants two_players",
    2,
    ["roll", "build_road_for", "hand_over", "chase_robber"],
    { wishes: ["force_trade", "build_road"], goods: ["brick", "lumber"] },
  ],
];

for (const [name, options, seats, asked, how] of TABLES) {
  // Those whose words are longest.
  for (const language of ["ru", "uk"] as const) {
    test(`${name} in ${language}: what is asked has its place`, async ({ come }) => {
      test.setTimeout(300_000);
      const ania = await come("Ania", { settings: { language, motion: "reduced" } });
      const { page } = ania;
      const faults: string[] = [];
      for (const kind of asked) {
        await page.unrouteAll();
        await playUntil(ania, tableOf(options, seats), { ...how, until: [kind] });
        await fill(page);
        await page.reload();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await expect(page.locator("[data-guide=prompt]")).toBeVisible();
          const where = `${kind} ${width}×${height}`;
          for (const fault of await cutTexts(page)) faults.push(`${where}: ${fault}`);
          for (const fault of await overlaps(page)) faults.push(`${where}: ${fault}`);
        }
        faults.push(...(await violations(page)).map((fault) => `${kind}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }

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
      faults.push(...(await violations(page)));
      expect(faults).toEqual([]);
    });
  }
}

/** Plays games until something is asked. Bots play, so that one of them may end before. */
async function playUntil(person: Somebody, wishes: Partial<NewTable>, how: Pick<Hurry, "until">): Promise<void> {
  for (let game = 1; ; game++) {
    const table = await sitDown(person, islandTable({ ...wishes, seed: `${how.until.join(" ")} ${game}` }));
    const isAsked = hurry(person.page, { table, seat: 0, ...how }).then(
      () => true,
      (failure: Error) => {
        if (game >= GAMES_MAX || !failure.message.includes("the game ended")) throw failure;
        return false;
      },
    );
    if (await isAsked) return;
  }
}

function tableOf(options: string, seats: number): Partial<NewTable> {
  const others = Array.from({ length: seats - 1 }, () => bot);
  return { options: `${options}\nphases combined`.trim(), seats: ["me", ...others] };
}
