/** What went wrong at a table, in the reader's language. */
import type { Failure } from "../protocol";
import { has, t } from "./text.svelte";

/** A broken rule has the server's own sentence; of failures that only a newer server knows its message is told. */
export function failureSentence({ code, message, refusals }: Failure): string {
  const broken = refusals?.[0];
  if (broken) return broken.sentence;
  return has(`table-error-${code}`) ? t(`table-error-${code}`) : message;
}
