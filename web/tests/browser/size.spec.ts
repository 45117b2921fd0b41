/** How much script the first visit costs. */
import { gzipSync } from "node:zlib";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";

const SCRIPT_BYTES_MAX = 170 * 1024;

test("front page and table need less than 170 KB of compressed script", async ({ come }) => {
  const { page } = await come("Ania");
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect(new Player(page).prompt).toBeVisible();
  const sum = (await Promise.all(sizes.values())).reduce((a, b) => a + b, 0);
  console.log(`script of ${sizes.size} files: ${(sum / 1024).toFixed(1)} KB compressed`);
  expect(sizes.size).toBeGreaterThan(3);
  expect(sum).toBeLessThan(SCRIPT_BYTES_MAX);
});
