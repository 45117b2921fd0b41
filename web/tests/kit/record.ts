/** Games that were played elsewhere. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Somebody } from "./test";

const BINARY = process.env["STEADING_BINARY"] ?? "../target/debug/steading";

/** Somebody brings along the record of a game of bots; the answer is its table. */
export async function bringRecord({ page }: Somebody): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "steading-record-"));
  try {
    const file = join(folder, "game.txt");
    await promisify(execFile)(BINARY, ["sim", "--games", "1", "--bots", "novice", "--seed", "5", "--record", file]);
    const answer = await page
      .context()
      .request.post("/api/records", { data: { record: await readFile(file, "utf8") } });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { table: string }).table;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
