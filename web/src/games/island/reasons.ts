/** Reasons in two or three words, for the place of a price. The whole sentence is one tap away. */
import { has, t } from "../../lib/text.svelte";
import type { RefusalInfo } from "../../protocol";

/** What is missing as goods in notation, or a short text. */
export function shortReason({ code, values }: RefusalInfo): { goods: string | null; text: string } {
  const short = values["short"];
  if (code === "CANNOT_AFFORD" && typeof short === "string") return { goods: short, text: "" };
  return { goods: null, text: has(`why-${code ?? ""}`) ? t(`why-${code ?? ""}`) : t("why-other") };
}
