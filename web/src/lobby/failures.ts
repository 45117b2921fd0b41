/** Failures of the server in the reader's language. */
import { ApiError } from "../lib/api";
import { has, t } from "../lib/text.svelte";
import { toast } from "../lib/toasts.svelte";

/** What went wrong, in a sentence. A broken rule has the server's own. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const broken = error.refusals[0];
  if (broken) return broken.sentence;
  return has(`lobby-error-${error.code}`) ? t(`lobby-error-${error.code}`) : error.message;
}

/** Does something and shows what went wrong. The answer is nothing then. `onlimit` deals with too many unfinished games itself. */
export async function tried<T>(work: () => Promise<T>, onlimit?: () => void): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (onlimit && error instanceof ApiError && error.code === "LIMIT") {
      onlimit();
      return null;
    }
    const rule = error instanceof ApiError ? (error.refusals[0]?.rule ?? null) : null;
    toast(failureText(error), "danger", rule);
    return null;
  }
}
