/** A table of four at one device, on which a module is tried from question to question. */
import { createTable } from "./create";
import { hurry, type Hurry } from "./hurry";
import { Player } from "./player";
import { expect, type Come } from "./test";
import { complaints, watchWords } from "./watch";
import { RAW } from "./whole";

/** Makes the table with the page; whatever the page says on the way must be words for people. */
export async function aroundOneDevice(come: Come, module: string, seed: string) {
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const table = await createTable(page, { chips: [module], seats: ["You", "You", "You", "You"], seed });

  /** Goes on without looking until a seat is asked for something, and opens its cards. */
  const until = async (kinds: string[], more: Partial<Hurry> = {}) => {
    await hurry(page, { table, until: kinds, ...more });
    await page.getByRole("button", { name: /show my cards/ }).click();
    expect(await page.locator("body").innerText()).not.toMatch(RAW);
  };
  return { page, player: new Player(page), heard, listed, until };
}
