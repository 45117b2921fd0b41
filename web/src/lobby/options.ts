/**
 * The options of a table as somebody wishes them. Only what differs from the official value is a wish; the server fills in the rest,
 * so that what follows from other options, such as the points to win, follows them.
 */
import type { Choice, Choices, ChoiceValue, RefusalInfo } from "../protocol";

/** Values by the keys of their options. */
export type Wishes = Readonly<Record<string, string>>;

/** The options as the server reads them: `key value` lines; a value of several lines stands below its key. */
export function writeOptions(wishes: Wishes): string {
  return Object.entries(wishes)
    .map(([key, value]) => (value.includes("\n") ? [key, ...linesOf(value)].join("\n  ") : `${key} ${value}`))
    .join("\n");
}

/** The wishes that `key value` lines hold. Lines below a key that stands alone belong to it, up to the next of the known keys. */
export function readOptions(text: string, keys: readonly string[]): Wishes {
  const wishes: Record<string, string> = {};
  let open: string | null = null;
  for (const line of linesOf(text)) {
    const [first = "", ...rest] = line.split(/\s+/);
    if (keys.includes(first)) {
      wishes[first] = rest.join(" ");
      open = rest.length === 0 ? first : null;
    } else if (open !== null) {
      wishes[open] = wishes[open] === "" ? line : `${wishes[open]}\n${line}`;
    }
  }
  return wishes;
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** The value of one option in `key value` lines, the last one given. */
export function optionIn(options: string, key: string): string | null {
  const found = linesOf(options).findLast((line) => line.split(/\s+/)[0] === key);
  return found === undefined ? null : found.slice(key.length).trim();
}

/** The wishes with another value for an option. The official value is no wish. */
export function wished(wishes: Wishes, choice: Choice, value: string): Wishes {
  const others = without(wishes, choice.key);
  return value === "" || value === choice.default ? others : { ...others, [choice.key]: value };
}

/** The wishes without one for this option, which is official then. */
export function without(wishes: Wishes, key: string): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([other]) => other !== key));
}

/** The parts of a value that is a set, such as the variants. */
export function partsOf(value: string): string[] {
  return value.split(/[\s,]+/).filter((part) => part !== "" && part !== "none");
}

/** A set with one of its parts added, or taken away if it was there. */
export function toggled(value: string, part: string, all: readonly ChoiceValue[]): string {
  const now = partsOf(value);
  const parts = all.map((one) => one.value).filter((one) => now.includes(one) !== (one === part));
  return parts.length === 0 ? "none" : parts.join(" ");
}

/**
 * Why a value cannot be chosen. When the options as they are make no table, the server refuses every value for that same reason; it is
 * told once, above all of them, and no reason against the value itself.
 */
export function reasonAgainst(value: ChoiceValue, choices: Choices): RefusalInfo | null {
  const { refusal } = value;
  const isTold = choices.refusals.some(({ sentence }) => sentence === refusal?.sentence);
  return isTold ? null : refusal;
}

/**
 * The wish that a refusal is about, if it is another one than that for `key`: it can be put back to make room. Options that cannot even be
 * read beside each other are those that do not go with the colours of the seats.
 */
export function culprit(refusal: RefusalInfo, wishes: Wishes, key: string | null): string | null {
  const about = refusal.code === null ? "colours" : refusal.values["key"];
  return typeof about === "string" && about !== key && about in wishes ? about : null;
}

/**
 * Whether a value is shown. One that waits for a text, such as a board that must be written first, is not, until the text is there; nor is
 * one that means nothing beside the other options, such as a colour that nobody has.
 */
export function isShown(value: ChoiceValue, choices: Choices, wishes: Wishes): boolean {
  if (value.refusal?.code === null) return "colours" in wishes;
  const about = value.refusal?.values["key"];
  const needed = choices.choices.find(({ key }) => key === about);
  return !(needed?.kind === "text" && needed.value === "");
}

/** The values of an option that is one of several; a switch is one of two. */
export function valuesOf(choice: Choice): ChoiceValue[] {
  if (choice.kind === "flag") return ["off", "on"].map((value) => ({ value, refusal: null }));
  if (typeof choice.kind === "object" && "one" in choice.kind) return choice.kind.one;
  if (typeof choice.kind === "object" && "many" in choice.kind) return choice.kind.many;
  return [];
}

/** What decides most about a game, as cards with a picture. */
const CARDS = ["scenario", "expansion", "variants", "mode"];
/** What is often chosen. Everything else is for those who look for it. */
const COMMON = ["players", "setup", "victory_points", "phases", "edition"];

/** The options in the order of the form. Those that do nothing beside the others are left out. */
export function arranged(choices: readonly Choice[]): { cards: Choice[]; common: Choice[]; rare: Choice[] } {
  const active = choices.filter(({ idle }) => !idle);
  const named = (keys: string[]) => keys.flatMap((key) => active.filter((choice) => choice.key === key));
  return {
    cards: named(CARDS),
    common: named(COMMON),
    rare: active.filter(({ key }) => !CARDS.includes(key) && !COMMON.includes(key)),
  };
}

/** A row with another value at one place. Where the value stood before, the one that it replaces stands then. */
export function swapped(row: readonly string[], place: number, value: string): string[] {
  return row.map((other, index) => (index === place ? value : other === value ? (row[place] ?? other) : other));
}
