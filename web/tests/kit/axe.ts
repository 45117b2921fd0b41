/** What axe-core finds wrong with a page. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const SOURCE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The serious and critical violations of the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(SOURCE, "utf8"));
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  const serious = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}
