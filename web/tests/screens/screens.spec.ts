/**
 * Pictures of every screen, into docs/screens: desktop and phone, light and dark. `cargo xtask screens` takes them. The tables have seeds, so
 * that boards and dice are the same each time; what bots do may differ a little.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { NewTable } from "../../src/protocol";
import { handOf } from "../kit/hand";
import { hurry, type Hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { MODULES } from "../kit/whole";
import { bot, expect, islandTable, sitDown, sitTogether, test, type Somebody, type Wishes } from "../kit/test";

const FOLDER = fileURLToPath(new URL("../../../docs/screens/", import.meta.url));

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, Wishes>;

const THEMES = ["light", "dark"] as const;

/** Takes the picture in both themes, when everything that moves has come to rest. */
async function picture(page: Page, device: string, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle").catch(() => undefined);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}${name}-${device}-${theme}.png` });
  }
}

/** What is built, the dearest first, and what is asked of the bank for it. */
const BUILDS = ["build_city", "build_settlement", "buy_card", "build_road"];
const GOODS = ["grain", "ore", "brick", "lumber", "wool"];

/** Two people and two bots, a good many turns in; Ania is on turn and can build a road. */
async function midGame(ania: Somebody, mirela: Somebody): Promise<Player> {
  const wishes = {
    seats: ["me", "empty", bot, bot],
    options: "phases combined",
    seed: "a quiet night",
  } satisfies Partial<NewTable>;
  const table = await sitTogether(ania, mirela, wishes);
  // Mirela plays on until her page goes elsewhere.
  const other = hurry(mirela.page, { table, seat: 1, until: ["nothing"], wishes: BUILDS, goods: GOODS });
  other.catch(() => undefined);
  const until = ["build_road", "end_turn"];
  await hurry(ania.page, { table, seat: 0, until, moves: 90, wishes: BUILDS.slice(0, 3), goods: GOODS });
  await mirela.page.goto(`/t/${table}`);
  await say(mirela, "ore is dear today");
  await say(mirela, "no hurry, there is no clock");
  await haggle(ania, mirela);
  return new Player(ania.page);
}

/** On a phone the table has tabs. */
async function tab({ page }: Somebody, name: string): Promise<void> {
  const button = page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${name}`) });
  if (await button.isVisible()) await button.tap();
}

async function say({ page }: Somebody, text: string): Promise<void> {
  const field = page.getByPlaceholder("Say something friendly");
  await field.fill(text);
  await field.press("Enter");
}

/** Ania offers what she has for what Mirela has, and Mirela wants more. */
async function haggle(ania: Somebody, mirela: Somebody): Promise<void> {
  const [has, other] = [await handOf(ania.page), await handOf(mirela.page)];
  const gives = GOODS.find((good) => (has[good] ?? 0) > 0);
  const wants = GOODS.find((good) => good !== gives && (other[good] ?? 0) > 0);
  if (gives === undefined || wants === undefined) return;
  const more = ({ page }: Somebody, what: string) =>
    page
      .locator("[data-guide=trade]")
      .getByRole("button", { name: `More: ${what}`, exact: true })
      .click();
  await tab(ania, "Trade");
  await more(ania, `${gives} to give`);
  await more(ania, `${wants} to get`);
  await ania.page.getByRole("button", { name: /^Offer/ }).click();
  await new Player(mirela.page).actions.getByRole("button", { name: "Counter-offer" }).click();
  await more(mirela, `${gives} to get`);
  await mirela.page.getByRole("button", { name: /^Offer/ }).click();
  const answers = ania.page.getByRole("region", { name: "Answers to your offer" });
  await expect(answers).toBeVisible();
  // What Mirela wants is in the list of offers too, above the own offer.
  await tab(ania, "Trade");
  await expect(ania.page.locator("[data-guide=trade] li").first()).toContainText("Mirela");
}

/** Ania goes on without a deal. */
async function dropOffers({ page }: Somebody): Promise<void> {
  const aside = page.getByRole("button", { name: /^(Not this turn|Withdraw)$/ });
  const road = new Player(page).ready("Road");
  while (!(await road.isVisible())) await aside.first().click({ timeout: 5_000 });
}

/** What a picture of a module shows: something of its own that is to be decided, or a turn some way into the game. */
const MODULE_PICTURES: Record<string, Pick<Hurry, "until" | "moves">> = {
  fishermen: { until: ["fish_remove_robber", "end_turn"], moves: 60 },
  rivers: { until: ["build_bridge", "end_turn"], moves: 40 },
  caravans: { until: ["bid"] },
  "event cards": { until: ["end_turn"], moves: 60 },
  "two players": { until: ["force_trade", "end_turn"], moves: 40 },
  harbormaster: { until: ["end_turn"], moves: 80 },
  "friendly robber": { until: ["move_robber"] },
};

for (const [device, wishes] of Object.entries(DEVICES)) {
  for (const [name, wanted] of Object.entries(MODULE_PICTURES)) {
    test(`${name} on a ${device}`, async ({ come }) => {
      const ania = await come("Ania", wishes);
      const { options, seats } = MODULES[name] ?? { options: "", seats: 4 };
      const others = Array.from({ length: seats - 1 }, () => bot);
      const table = await sitDown(
        ania,
        islandTable({ options: `${options}\nphases combined`, seats: ["me", ...others], seed: name }),
      );
      await hurry(ania.page, { table, seat: 0, wishes: BUILDS, goods: GOODS, ...wanted });
      await new Player(ania.page).asked();
      await picture(ania.page, device, name.replaceAll(" ", "-"));
    });
  }

  test(`a table, its end and its replay on a ${device}`, async ({ come }) => {
    const ania = await come("Ania", { ...wishes, settings: { confirm: "never" } });
    const mirela = await come("Mirela");
    const { page } = ania;
    const player = await midGame(ania, mirela);
    await picture(page, device, "trade");
    await tab(ania, "Build");
    if (device === "phone") await picture(page, device, "deal");
    await dropOffers(ania);
    await player.ready("Road").click();
    await picture(page, device, "table");
    const again = page.getByRole("button", { name: "Play again" });
    const other = new Player(mirela.page);
    while (!(await again.isVisible())) await Promise.all([player.step(), other.step()]);
    await picture(page, device, "end");
    await page.getByRole("link", { name: "Look at the board" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await picture(page, device, "replay");
  });

  test(`what is asked of a person on a ${device}`, async ({ come }) => {
    const ania = await come("Ania", wishes);
    const { page } = ania;
    const table = await sitDown(ania, islandTable({ options: "phases combined", seed: "a windy day" }));
    const decisions = { discard: "discard", robber: "move_robber", theft: "rob" };
    for (const [name, kind] of Object.entries(decisions)) {
      await hurry(page, { table, seat: 0, until: [kind], wishes: BUILDS.slice(2) });
      await new Player(page).asked();
      await picture(page, device, name);
    }
  });

  test(`the lobby and the pages for reading on a ${device}`, async ({ come }) => {
    const ania = await come("Ania", wishes);
    const mirela = await come("Mirela");
    const open = { visibility: "open", start: false } as const;
    await sitDown(
      mirela,
      islandTable({ ...open, seats: ["me", "empty", "empty", bot], options: "scenario fishermen" }),
    );
    await sitDown(mirela, { ...islandTable(open), game: "rivals", options: "mode duel", seats: ["me", "empty"] });
    const { page } = ania;
    await page.goto("/");
    await picture(page, device, "home");
    await page.goto("/new");
    await picture(page, device, "new");
    await sitDown(ania, islandTable({ ...open, seats: ["me", "empty", "empty", bot] }));
    await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
    await picture(page, device, "room");
    for (const [name, address] of [
      ["rules", "/rules/BASE-149"],
      ["help", "/help"],
      ["settings", "/settings"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await picture(page, device, name);
    }
    await sitDown(ania, {
      ...islandTable(),
      game: "rivals",
      options: "mode intro",
      seats: ["me", bot],
      seed: "princes",
    });
    await expect(page.getByRole("status").first()).toBeVisible();
    await picture(page, device, "words");
  });
}
