/** Words of another language on a page. */
import type { Page } from "@playwright/test";

/** Latin words that stand in every language: our name, the bots', those of people, keys, codes of rules, names of places and licences. */
const KNOWN =
  /^(Steading|Ania|Fern|Sage|Wren|Tarn|Moss|Brook|English|SHA|Esc|Enter|BASE|QR|ms|steading|verify|[A-Z]{1,2})$/;

/** Latin words of three letters and more that can be seen on the page; checksums are no words. */
export async function foreignWords(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const words = text.replace(/[0-9a-f]{16,}/g, "").match(/\p{Script=Latin}{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !KNOWN.test(word));
}
