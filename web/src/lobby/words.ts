/** Options, their values and levels of bots in words. What has no word of its own, such as a number, is said as it is. */
import type { ClockPolicy, RefusalInfo } from "../protocol";
import { has, t } from "../lib/text.svelte";
import { paletteOf } from "../ui/seats";
import { partsOf } from "./options";

/** The colours of seats that options can name. */
export const COLOURS = ["red", "blue", "white", "orange"];
/** Options whose values are names that other texts use too. */
const NAMED = ["expansion", "scenario", "variants"];

export function optionName(key: string): string {
  if (has(`option-${key}`)) return t(`option-${key}`);
  return has(key) ? t(key) : key;
}

export function valueName(key: string, value: string): string {
  if (key === "colours")
    return partsOf(value)
      .map((colour) => t(`seat-${paletteOf(colour, 0)}`))
      .join(" · ");
  if (has(`value-${key}-${value}`)) return t(`value-${key}-${value}`);
  if (has(`value-${value}`)) return t(`value-${value}`);
  if (COLOURS.includes(value)) return t(`seat-${paletteOf(value, 0)}`);
  return NAMED.includes(key) && has(value) ? t(value) : value;
}

/** Why a value cannot be chosen. What the server could not even read has no sentence for people. */
export function reasonText(reason: RefusalInfo, culprit: string | null): string {
  const isUnread = reason.code === null && culprit !== null;
  return isUnread ? t("lobby-not-beside", { option: optionName(culprit) }) : reason.sentence;
}

/** A sentence about a value, for those who do not know it. */
export function valueAbout(key: string, value: string): string {
  return has(`about-${key}-${value}`) ? t(`about-${key}-${value}`) : "";
}

export function levelName(level: string): string {
  return has(`bot-level-${level}`) ? t(`bot-level-${level}`) : level;
}

/** The pictures of games and of what they can be played with. */
const PICTURES: Record<string, string> = {
  island: "t-fields",
  rivals: "t-gold-field",
  none: "r-any",
  fishermen: "r-fish",
  rivers: "p-bridge",
  caravans: "p-camel",
  barbarian_attack: "p-raider",
  traders_and_barbarians: "ui-wagon",
  friendly_robber: "p-robber",
  event_cards: "ev-card",
  harbormaster: "harbour",
  two_players: "ui-human",
  cities_and_knights: "p-metropolis",
  intro: "ui-cards",
  gold: "r-gold",
  turmoil: "s-strength",
  progress: "s-progress",
  duel: "s-victory",
};

export function picture(name: string): string {
  return PICTURES[name] ?? "ui-dice";
}

/** The picture of a table in a list: the land of its scenario. */
const LANDS: Record<string, string> = {
  fishermen: "t-lake",
  rivers: "t-swamp",
  caravans: "t-oasis",
  barbarian_attack: "t-castle",
  traders_and_barbarians: "t-glassworks",
};

export function land(game: string, scenario: string | null): string {
  return (scenario === null ? undefined : LANDS[scenario]) ?? picture(game);
}

/** A clock in as few words as a list has room for. */
export function clockShort(clock: ClockPolicy): string {
  return clock === "off" ? t("lobby-clock-short-none") : t("lobby-clock-short", { seconds: clock.decision.seconds });
}

/** A clock in words. */
export function clockText(clock: ClockPolicy): string {
  if (clock === "off") return t("lobby-clock-none");
  const { seconds, reserve } = clock.decision;
  return t("lobby-clock-is", { seconds, minutes: Math.floor(reserve / 60), rest: reserve % 60 });
}
