/** The hand of a player, as their page tells it. */
import type { Page } from "@playwright/test";

export type Hand = Record<string, number>;

/** How many resource cards of each kind the hand on a page shows. */
export async function handOf(page: Page): Promise<Hand> {
  const said = await page.locator("[data-guide=hand] .card .sr").allTextContents();
  return Object.fromEntries(said.map((text) => [text.split(" ")[1] ?? "", Number.parseInt(text, 10)]));
}
