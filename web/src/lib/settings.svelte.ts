/** What somebody has set in this browser. Kept in the browser's own store; a browser that keeps nothing gets the defaults. */
import type { BotSpeed } from "../protocol";
import { LANGUAGES, preferredLanguage, speak, type Language } from "./text.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  /** Patterns on hexes and cards, beside colours. */
  patterns: boolean;
  motion: "system" | "reduced";
  sound: boolean;
  /** Tells of one's turn while the page is out of sight. */
  notify: boolean;
  /** How fast the bots of a new table play. */
  botSpeed: BotSpeed;
  /** Asks before a piece is placed: by touch only, always, or never. */
  confirm: "touch" | "always" | "never";
  /** Whether the first-game guide has been seen or sent away. */
  guided: boolean;
}

export const BOT_SPEEDS = ["slow", "normal", "quick"] as const satisfies readonly BotSpeed[];

const KEY = "steading-settings";

function defaults(): Settings {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    language: preferredLanguage(wishes),
    theme: "system",
    patterns: false,
    motion: "system",
    sound: true,
    notify: false,
    botSpeed: "normal",
    confirm: "touch",
    guided: false,
  };
}

/** What was kept, as far as it is still understood. */
export function read(kept: string | null): Settings {
  const settings = defaults();
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (typeof found !== "object" || found === null) return settings;
    const values = found as Record<string, unknown>;
    const oneOf = <T>(value: unknown, of: readonly T[], otherwise: T): T =>
      of.includes(value as T) ? (value as T) : otherwise;
    settings.language = oneOf(values["language"], LANGUAGES, settings.language);
    settings.theme = oneOf(values["theme"], ["system", "light", "dark"] as const, settings.theme);
    settings.motion = oneOf(values["motion"], ["system", "reduced"] as const, settings.motion);
    settings.confirm = oneOf(values["confirm"], ["touch", "always", "never"] as const, settings.confirm);
    settings.patterns = values["patterns"] === true;
    settings.sound = values["sound"] !== false;
    settings.notify = values["notify"] === true;
    settings.botSpeed = oneOf(values["botSpeed"], BOT_SPEEDS, settings.botSpeed);
    settings.guided = values["guided"] === true;
  } catch {
    return settings;
  }
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(typeof localStorage === "undefined" ? null : stored()));

/** Changes a setting, keeps it and makes it hold. */
export async function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): Promise<void> {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows it until the page is left.
  }
  if (name === "language") await speak(settings.language);
  apply();
}

/** Makes the settings hold on the page. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.toggleAttribute("data-patterns", settings.patterns);
  root.toggleAttribute("data-still", settings.motion === "reduced");
}

/** Whether things should jump instead of moving. */
export function isStill(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
