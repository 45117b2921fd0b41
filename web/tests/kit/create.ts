/** Making a table with the page, as people do. */
import type { Page } from "@playwright/test";
import { Player } from "./player";
import { expect } from "./test";

export interface Wanted {
  /** The chips that are chosen: a scenario, variants. */
  chips: string[];
  /** Who sits where, by the words of the page: “You”, a bot. */
  seats: string[];
  seed: string;
}

/** Makes a table and starts it; its id. */
export async function createTable(page: Page, { chips, seats, seed }: Wanted): Promise<string> {
  await page.goto("/new");
  for (const chip of chips) await page.getByLabel(chip, { exact: true }).check();
  for (const [seat, who] of seats.entries()) {
    await page.getByLabel(`Seat ${seat + 1}`, { exact: true }).selectOption({ label: who });
  }
  await page.getByText("More options").click();
  await page.getByLabel("Seed", { exact: true }).fill(seed);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/t\//);
  await expect(new Player(page).prompt).toBeVisible();
  return /\/t\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
}
