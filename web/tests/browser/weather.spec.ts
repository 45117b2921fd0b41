/** What becomes of a table when a page, the server or a person goes away. */
import type { Me } from "../../src/protocol";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { Server } from "../kit/server";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";

test("a page that is loaded again is where it was", async ({ come }) => {
  const ania = await come("Ania");
  await sitDown(ania, islandTable());
  const player = new Player(ania.page);
  await player.found();
  const pieces = ania.page.locator("[data-guide=board] [role=img]");
  const before = await pieces.count();
  await ania.page.reload();
  await expect(player.ready("Roll").or(player.ready("End turn")).first()).toBeVisible();
  await expect(pieces).toHaveCount(before);
  await expect(player.log.getByRole("listitem").first()).toBeVisible();
});

test("what a page offers when it comes can be pressed at once", async ({ come }) => {
  const ania = await come("Ania");
  const table = await sitDown(ania, islandTable({ seats: ["me", "me"], options: "players 2\nphases combined" }));
  await hurry(ania.page, { table, until: ["end_turn"] });
  // However slow the machine, the page believes that it has just come.
  await ania.page.addInitScript(() => {
    performance.now = () => 100;
  });
  await ania.page.reload();
  await ania.page.getByRole("button", { name: /show my cards/ }).click();
  const player = new Player(ania.page);
  await player.ready("End turn").click();
  await expect(player.ready("End turn")).toHaveCount(0);
});

test("a game goes on after the server was killed", async ({ browser }) => {
  const server = await Server.start();
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: "en-GB",
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(() =>
      localStorage.setItem("steading-settings", JSON.stringify({ guided: true, language: "en" })),
    );
    await context.request.post("/api/guests", { data: { name: "Ania" } });
    const page = await context.newPage();
    await sitDown({ page, me: { id: "", name: "Ania" } }, islandTable());
    const player = new Player(page);
    await player.found();
    await server.kill();
    await expect(player.prompt).toContainText(/connection/i);
    await server.up();
    await expect(player.prompt).not.toContainText(/connection/i, { timeout: 30_000 });
    const turns = await player.log.getByRole("listitem").count();
    await player.playUntil(async () => (await player.log.getByRole("listitem").count()) > turns + 5);
    await context.close();
  } finally {
    await server.stop();
  }
});

test("whoever lets the time pass is decided for, and takes the seat back from a bot", async ({ browser }) => {
  // Bots leave time to see what they do.
  const server = await Server.start("--bot-pace", "700");
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
    await context.addInitScript(() => localStorage.setItem("steading-settings", JSON.stringify({ guided: true })));
    const page = await context.newPage();
    const answer = await context.request.post("/api/guests", { data: { name: "Ania" } });
    const clock = { decision: { seconds: 5, reserve: 0 } };
    const options = "players 3\ncolours red blue white\nfirst_player red";
    const ania = { page, me: (await answer.json()) as Me };
    await sitDown(ania, islandTable({ clock, options, seats: ["me", bot, bot] }));
    const player = new Player(page);
    await expect(player.prompt).toContainText(/0:0\d/);
    // On a phone the tab for trade hides the prompt; the clock stays, and leads to it.
    await page.setViewportSize({ width: 390, height: 844 });
    const tab = (name: string) => page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${name}`) });
    await tab("Trade").click();
    await expect(player.prompt).toBeHidden();
    const decide = page.getByRole("button", { name: "Decide: the time is running" });
    await expect(decide).toContainText(/0:0\d/);
    await decide.click();
    await expect(player.prompt).toBeVisible();
    await expect(decide).toBeHidden();
    // Nobody touches anything: the settlement and the road are placed all the same, and the game goes on.
    await expect(player.log).toContainText("Time ran out. You found a settlement", { timeout: 20_000 });
    // After the third time a bot plays, and says so; one tap ends that.
    const back = page.getByRole("button", { name: "I'm back" });
    await expect(back).toBeVisible({ timeout: 60_000 });
    await expect(player.prompt).toContainText("A bot plays for you");
    await tab("Trade").click();
    await expect(player.prompt).toBeHidden();
    await back.filter({ visible: true }).click();
    await expect(back).toHaveCount(0);
    await context.close();
  } finally {
    await server.stop();
  }
});
