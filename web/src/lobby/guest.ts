import { t } from "../lib/text.svelte";

/** A name for somebody who was not asked for one. The number keeps two of them apart at a table. */
export function guestName(): string {
  return t("lobby-guest", { number: String(100 + Math.floor(Math.random() * 900)) });
}
