/** What axe-core finds wrong with a page. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const SOURCE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The serious and critical violations of the page as it stands, or of a part of it, one line each. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(await readFile(SOURCE, "utf8"));
  const results = await page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: { run(within: string): Promise<AxeResults> } };
    return axe.run(within);
  }, within);
  const serious = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}
