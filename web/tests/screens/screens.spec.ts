/**
 * Pictures of every screen, into docs/screens: desktop and phone, light and dark. `cargo xtask screens` takes them. The tables have seeds, so
 * that boards and dice are the same each time; what bots do may differ a little.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, test, type Somebody, type Wishes } from "../kit/test";

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

/** Plays some rounds, so that there is something to see, and stops in the person's own turn. */
async function midGame(somebody: Somebody): Promise<Player> {
  await sitDown(somebody, islandTable({ options: "phases combined", seed: "a calm evening" }));
  const player = new Player(somebody.page);
  await expect(player.prompt).toBeVisible();
  // On a phone the log is in a tab that is not open.
  const lines = player.log.locator("li");
  const isLate = async () => (await player.ready("End turn").isVisible()) && (await lines.count()) > 60;
  await player.playUntil(isLate, 200_000);
  return player;
}

for (const [device, wishes] of Object.entries(DEVICES)) {
  test(`a table, its end and its replay on a ${device}`, async ({ come }) => {
    const ania = await come("Ania", { ...wishes, settings: { confirm: "never" } });
    const { page } = ania;
    const player = await midGame(ania);
    await picture(page, device, "table");
    if (device === "phone") {
      await page
        .getByRole("navigation")
        .getByRole("button", { name: /^Trade/ })
        .tap();
      await picture(page, device, "trade");
      await page
        .getByRole("navigation")
        .getByRole("button", { name: /^Build/ })
        .tap();
    }
    const again = page.getByRole("button", { name: "Play again" });
    await player.playUntil(() => again.isVisible(), 200_000);
    await picture(page, device, "end");
    await page.getByRole("link", { name: "Look at the board" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await picture(page, device, "replay");
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
