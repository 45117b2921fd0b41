/** What browser tests share: a server, and people with browsers of their own. */
import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import type { Me, NewTable } from "../../src/protocol";
import type { Settings } from "../../src/lib/settings.svelte";
import { Player } from "./player";
import { Server } from "./server";

export { expect };

/** Somebody in front of a browser. */
export interface Somebody {
  page: Page;
  me: Me;
}

export interface Wishes extends BrowserContextOptions {
  settings?: Partial<Settings>;
}

/** Opens a browser for somebody with this name, who has seen the guide already. */
export type Come = (name: string, wishes?: Wishes) => Promise<Somebody>;

interface Kit {
  come: Come;
}

export const test = base.extend<Kit, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  come: async ({ browser, server }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (name, { settings, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: "en-GB",
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      closers.push(() => context.close());
      const kept: Partial<Settings> = { guided: true, language: "en", ...settings };
      await context.addInitScript((kept) => {
        if (localStorage.getItem("steading-settings") === null) localStorage.setItem("steading-settings", kept);
      }, JSON.stringify(kept));
      const page = await context.newPage();
      const answer = await context.request.post("/api/guests", { data: { name } });
      return { page, me: (await answer.json()) as Me };
    });
    for (const close of closers) await close();
  },
});

/**
 * A table of the island as a test wants it; what is not said is official. Its board, dice and bots follow from the title of the test, so that
 * a test which passes once does not meet another game the next time.
 */
export function islandTable(wishes: Partial<NewTable> = {}): NewTable {
  return {
    game: "island",
    options: "",
    visibility: "private",
    spectators: true,
    clock: "off",
    seats: ["me", bot, bot, bot],
    seed: test.info().title,
    start: true,
    name: null,
    bot_speed: "normal",
    ...wishes,
  };
}

export const bot = { bot: { level: "novice" } } as const;

/** Makes a table and goes there. */
export async function sitDown({ page }: Somebody, table: NewTable): Promise<string> {
  const answer = await page.context().request.post("/api/tables", { data: table });
  if (!answer.ok()) throw new Error(await answer.text());
  const made = (await answer.json()) as { table: string };
  await page.goto(`/t/${made.table}`);
  return made.table;
}

/** Somebody's table, at which one guest after the other takes the first free seat, and the game begins. */
export async function sitTogether(
  host: Somebody,
  guest: Somebody | Somebody[],
  table: Partial<NewTable>,
): Promise<string> {
  const id = await sitDown(host, islandTable({ ...table, start: false }));
  const guests = [guest].flat();
  for (const { page } of guests) {
    await page.goto(`/t/${id}`);
    await page.getByRole("button", { name: /^Sit/ }).first().click();
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  await host.page.getByRole("button", { name: /^Start/ }).click();
  for (const { page } of [host, ...guests]) await expect(new Player(page).prompt).toBeVisible();
  return id;
}
