/** Own games, open tables, invitations and links. */
import type { Page } from "@playwright/test";
import { violations } from "../kit/axe";
import { cutTexts } from "../kit/cut";
import { Player } from "../kit/player";
import { Server } from "../kit/server";
import { bot, expect, islandTable, sitDown, sitTogether, test } from "../kit/test";
import { complaints } from "../kit/watch";

const mine = (page: Page) => page.getByRole("region", { name: "My games" });
const open = (page: Page) => page.getByRole("region", { name: "Open tables" });
const lines = (page: Page, of: (page: Page) => ReturnType<Page["getByRole"]>) => of(page).locator("li:has(> .about)");

test("own games can be told apart, and each can be parted with", async ({ come }) => {
  const [ania, mirela] = [await come("Ania"), await come("Mirela")];
  const { page } = ania;
  await sitTogether(ania, mirela, { seats: ["me", "empty", bot], options: "players 3\nscenario fishermen" });
  await sitDown(ania, islandTable({ name: "Evening game", options: "players 4\nfirst_player red" }));
  await expect(new Player(page).prompt).toBeVisible();
  await page.goto("/");
  const named = lines(page, mine).filter({ hasText: "Evening game" });
  const shared = lines(page, mine).filter({ hasText: "Fishermen" });
  await expect(named).toContainText("Your turn");
  await expect(lines(page, mine).first()).toContainText("Evening game");
  await expect(shared).toContainText("Mirela");
  await expect(shared).toContainText("no clock");
  expect(await violations(page)).toEqual([]);

  await named.getByRole("button", { name: /^Delete: Evening game/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You play it with nobody but bots");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(named).toHaveCount(0);

  await shared.getByRole("button", { name: /^Resign/ }).click();
  await expect(dialog).toContainText("Still at the table: Mirela.");
  await dialog.getByRole("button", { name: "Resign" }).click();
  await expect(shared).toContainText("you resigned");
  await expect(shared.getByRole("button", { name: /^Resign/ })).toHaveCount(0);
});

test("too many unfinished games are told of where they can be ended", async ({ browser }) => {
  const server = await Server.start("--tables-per-guest", "2");
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
    const page = await context.newPage();
    await context.request.post("/api/guests", { data: { name: "Ania" } });
    for (const name of ["First", "Second"])
      await context.request.post("/api/tables", { data: islandTable({ name, start: true }) });
    await page.goto("/");
    const play = page.getByRole("button", { name: "Play", exact: true }).first();
    await play.click();
    const notice = mine(page).getByRole("alert");
    await expect(notice).toContainText("You have 2 unfinished games");
    await expect(notice).toBeInViewport();
    await page.getByRole("button", { name: /^Delete: First/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(notice).toHaveCount(0);
    await play.click();
    await page.waitForURL(/\/t\//);
    await context.close();
  } finally {
    await server.stop();
  }
});

test("quick play mixes trade and building", async ({ come }) => {
  const { page } = await come("Ania");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  expect((await asked).postDataJSON()).toMatchObject({ game: "island", options: "phases combined" });
  await page.waitForURL(/\/t\//);
});

test("open tables are found by game, modules, clock and free seats", async ({ come }) => {
  const [ania, mirela] = [await come("Ania"), await come("Mirela", { viewport: { width: 390, height: 844 } })];
  const wait = { visibility: "open", start: false } as const;
  const clock = { decision: { seconds: 60, reserve: 300 } };
  const tables: string[] = [];
  for (const table of [
    islandTable({ ...wait, name: "With rivers", options: "scenario rivers", seats: ["me", "empty"], clock }),
    islandTable({ ...wait, name: "No free seat" }),
    { ...islandTable({ ...wait, name: "Princes", seats: ["me", "empty"] }), game: "rivals", options: "mode duel" },
  ])
    tables.push(await sitDown(ania, table));
  const { page } = mirela;
  await page.goto("/");
  const rows = lines(page, open).filter({ hasText: "host: Ania" });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "With rivers" })).toContainText("60 s a move");
  expect(await violations(page)).toEqual([]);
  expect(await cutTexts(page, { except: [".btn.primary[href='#app']"] })).toEqual([]);
  const filter = open(page).getByRole("group", { name: "What to show" });
  const choose = (label: string, value: string) => filter.getByLabel(label).selectOption({ label: value });
  await choose("Game", "The rival princes");
  await expect(rows).toHaveText([/Princes/]);
  await choose("Game", "All games");
  await choose("Scenario, expansion or variant", "Rivers");
  await expect(rows).toHaveText([/With rivers/]);
  await choose("Scenario, expansion or variant", "All modules");
  await choose("Clock", "With a clock");
  await expect(rows).toHaveText([/With rivers/]);
  await choose("Clock", "Without a clock");
  await filter.getByLabel("Free seats only").check();
  await expect(rows).toHaveText([/Princes/]);
  // A table that everybody has left is gone from the list.
  for (const table of tables) await ania.page.context().request.post(`/api/tables/${table}/leave`);
  await expect(rows).toHaveCount(0);
});

test("a link that can be read leads to the invitation, and from there to a seat", async ({ come, browser, server }) => {
  const ania = await come("Ania");
  await sitDown(
    ania,
    islandTable({
      name: "Sunday",
      options: "players 3\nvariants event_cards",
      seats: ["me", "empty", bot],
      start: false,
    }),
  );
  const share = ania.page.getByRole("region", { name: "Invite others" });
  const link = (await share.locator(".short").innerText()).trim();
  expect(link).toMatch(/\/t\/[a-z]+-[a-z]+-\d+$/);
  await expect(share.getByLabel("Longer link that nobody can guess")).toHaveValue(/\/t\/[0-9a-f]{16,}$/);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [844, 390],
  ] as const) {
    await ania.page.setViewportSize({ width, height });
    const isTooWide = await ania.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide, `the room scrolls sideways at ${width}`).toBe(false);
    expect(await cutTexts(ania.page), `the room at ${width}`).toEqual([]);
  }

  // Whoever has no name yet is told who invites to what before they are asked for one.
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const guest = await context.newPage();
  const heard = complaints(guest);
  await guest.goto(`http://${link}`);
  await expect(guest.getByRole("heading", { name: "Ania invites you to play" })).toBeVisible();
  const main = guest.getByRole("main");
  for (const word of ["Sunday", "The island · Event Cards", "Ania", "bot", "1 free seat", "Nobody is hurried."])
    await expect(main).toContainText(word);
  expect(await violations(guest)).toEqual([]);
  await guest.getByLabel("Name that others see").fill("Mirela");
  await guest.getByRole("button", { name: "To the table" }).click();
  // And whoever has a name, in the room.
  await expect(guest.getByText("Ania invites you to play")).toBeVisible();
  await guest.getByRole("button", { name: /^Sit/ }).click();
  await expect(ania.page.getByText("Mirela").first()).toBeVisible();
  expect(heard).toEqual([]);
  await context.close();
});

test("the board is seen before the start, and another example can be had", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/new");
  const board = page.getByRole("region", { name: "The board", exact: true });
  await expect(board).toContainText("the real board is drawn at the start");
  const lands = () =>
    board.locator("svg use[href^='#t-']").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")).join());
  await expect.poll(lands).not.toBe("");
  const before = await lands();
  await board.getByRole("button", { name: "Another example" }).click();
  await expect.poll(lands).not.toBe(before);
  // What belongs to the picture and to the rules does not set the table.
  await board.getByRole("button", { name: "Text view" }).click();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Rule BASE-001, show its text" }).click();
  const rule = page.getByRole("dialog", { name: /BASE-001/ });
  await expect(rule).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rule).toBeHidden();
  await expect(page).toHaveURL(/\/new$/);
  await page.getByText("for beginners", { exact: true }).click();
  await expect(board).toContainText("The board of this game.");
  await page.getByLabel("Name of the table").fill("With a picture");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("heading", { name: "With a picture" })).toBeVisible();
  await expect(board).toContainText("The board of this game.");
  expect(await violations(page)).toEqual([]);
});

test("a seat that is being chosen stays that seat when the table gets other colours", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/new");
  const second = page.getByLabel("Seat 2", { exact: true });
  // The list that somebody has opened while the server's answer is on its way.
  const opened = await second.elementHandle();
  await page.getByLabel("Two Players", { exact: true }).check();
  await expect(page.getByLabel("Seat 3", { exact: true })).toHaveCount(0);
  await opened?.selectOption({ label: "You" });
  await expect(second).toHaveValue("me");
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
});

test("the language is changed in the bar of the front page", async ({ come }) => {
  const { page } = await come("Ania");
  await page.goto("/");
  await page.getByLabel("Language").selectOption({ label: "Українська" });
  await expect(page.getByRole("region", { name: "Мої партії" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html[lang=uk]")).toBeAttached();
});

test("a hidden page calls its player by its title and by a notification", async ({ come }) => {
  const ania = await come("Ania", { settings: { notify: true }, permissions: ["notifications"] });
  const { page } = ania;
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Told extends EventTarget {
      static permission = "granted";
      constructor(title: string) {
        super();
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Told, steadingTold: shown });
  });
  const told = () => page.evaluate(() => (window as unknown as { steadingTold: string[] }).steadingTold);
  await sitDown(
    ania,
    islandTable({ options: "players 3\ncolours red blue white\nfirst_player red", seats: ["me", bot, bot] }),
  );
  const player = new Player(page);
  await player.asked();
  await expect(page).toHaveTitle(/^● Your turn/);
  expect(await told()).toEqual([]);
  await player.sites.first().click();
  await expect(player.prompt).toContainText(/road/i);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // The bots play, and it is Ania's turn again.
  await player.sites.first().click();
  await expect.poll(told).toEqual(["Your turn"]);
  // The title changes, so that it is noticed among other tabs.
  await expect(page).toHaveTitle(/^● The island/);
  await expect(page).toHaveTitle(/^● Your turn/);
});

test("seats of one person have numbers", async ({ come }) => {
  const ania = await come("Ania");
  const { page } = ania;
  await sitDown(ania, islandTable({ seats: ["me", "me"], options: "players 2\ncolours red blue\nfirst_player red" }));
  await page.getByRole("button", { name: "I am Ania (1), show my cards" }).click();
  const player = new Player(page);
  await player.sites.first().click();
  await expect(player.prompt).toContainText(/road/i);
  await player.sites.first().click();
  // With the eyes of the second player the first one has a name of their own.
  await page.getByRole("button", { name: "I am Ania (2), show my cards" }).click();
  await expect(player.log).toContainText("Ania (1)");
});
