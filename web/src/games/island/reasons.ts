/** Reasons in two or three words, for the place of a price. The whole sentence is one tap away. */
import { has, t } from "../../lib/text.svelte";
import type { RefusalInfo } from "../../protocol";
import type { Scene } from "./data";

/** The whole sentence. Where event cards take the place of the dice, it is a card that comes first. */
export function fullReason({ code, sentence }: RefusalInfo, scene: Scene | null): string {
  return code === "ROLL_FIRST" && scene?.events ? t("why-card-first-full") : sentence;
}

/** What is missing as goods in notation, or a short text. */
export function shortReason({ code, values }: RefusalInfo, scene: Scene): { goods: string | null; text: string } {
  const short = values["short"];
  if (code === "ROLL_FIRST" && scene.events) return { goods: null, text: t("why-card-first") };
  if (code === "CANNOT_AFFORD" && typeof short === "string") return { goods: short, text: "" };
  return { goods: null, text: has(`why-${code ?? ""}`) ? t(`why-${code ?? ""}`) : t("why-other") };
}
