/**
 * Texts in the reader's language, from `locales/`.
 *
 * `t` gives a plain string. `rich` gives pieces, for sentences that contain more than words: a player in their colour, cards as
 * pictures. Both are reactive: a component that calls them is drawn anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Their own names of the languages, which are never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };

/** Files of texts that only some tables need: they are loaded for the first such table. */
export const CHAPTERS = ["attack", "cities", "larger", "progress", "rivals", "traders"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A language: what every page needs, and the way to each file of the rest. */
interface Texts {
  default: string;
  chapters: Record<string, () => Promise<string>>;
}

const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: () => import("../locales/en"),
  ru: () => import("../locales/ru"),
  uk: () => import("../locales/uk"),
};

/** A piece of a sentence that is more than words. Components of games decide how it looks. */
export type Piece =
  | string
  /** A player; `as` is what the sentence calls them in the place of their name. */
  | { kind: "seat"; seat: number; as?: string }
  | { kind: "cards"; cards: [good: string, count: number][] }
  | { kind: "icon"; icon: string; label: string }
  /** A result behind a name, which may end in a number itself. */
  | { kind: "score"; score: number };

export type Values = Record<string, string | number>;
export type RichValues = Record<string, string | number | Piece | Piece[]>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let learned: readonly Chapter[] = [];
/** What is loaded, one after the other, so that the last wish holds. */
let loading: Promise<unknown> = Promise.resolve();

/** The language of the page. */
export function language(): Language {
  return current;
}

/** The language that the browser asks for, of those there are. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((tag) => wish.toLowerCase().split("-")[0] === tag);
    if (found) return found;
  }
  return "en";
}

/** Makes a language the page's. Nothing can be said before the first call has ended. */
export function speak(tag: Language): Promise<void> {
  return next(() => load(tag, learned));
}

/** Adds chapters to what can be said, in this language and in those that are chosen later. */
export function learn(chapters: readonly Chapter[]): Promise<void> {
  return next(async () => {
    const all = [...new Set([...learned, ...chapters])];
    if (all.length > learned.length) await load(current, all);
  });
}

function next(work: () => Promise<void>): Promise<void> {
  const done = loading.then(work);
  loading = done.catch(() => undefined);
  return done;
}

/** Where this fails nothing has changed, and it can be tried again. */
async function load(tag: Language, chapters: readonly Chapter[]): Promise<void> {
  const texts = await LOADERS[tag]();
  const sources = await Promise.all(chapters.map((chapter) => chapterOf(texts, tag, chapter)));
  bundle = bundleOf(tag, [...sources, texts.default].join("\n"));
  current = tag;
  learned = chapters;
  if (typeof document !== "undefined") document.documentElement.lang = tag;
}

function chapterOf(texts: Texts, tag: Language, chapter: Chapter): Promise<string> {
  const load = texts.chapters[`../../../locales/${tag}/${chapter}.ftl`];
  if (!load) throw new Error(`there is no chapter ${chapter} in ${tag}`);
  return load();
}

/**
 * The messages of a language. Values stand in the text as they are, without marks around them. Where an event of the card game has the
 * name of a card of the island, the word of `words.ftl`, which comes last, is the one that holds.
 */
export function bundleOf(tag: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
  for (const error of errors) console.error(error);
  return bundle;
}

/** Whether there is a message with this id. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A text. An id without a message is shown as it is, so that it is noticed; a test sees to it that there is none. */
export function t(id: string, values?: Values): string {
  return format(id, values);
}

/** A sentence as pieces. */
export function rich(id: string, values: RichValues): Piece[] {
  const pieces: Piece[][] = [];
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") {
      plain[name] = `${OPEN}${pieces.length}${CLOSE}`;
      pieces.push(Array.isArray(value) ? value : [value]);
    } else {
      plain[name] = value;
    }
  }
  const parts = format(id, plain).split(MARK);
  return parts.flatMap((part, index) => (index % 2 === 0 ? (part === "" ? [] : [part]) : (pieces[Number(part)] ?? [])));
}

/** Characters for private use, which no text contains: a number between them stands for a piece. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

function format(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values ?? null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Making one costs far more than using it. */
const listFormats = new Map<string, Intl.ListFormat>();

/** Items as a sentence lists them: “a, b and c”. */
export function list(items: string[]): string {
  return listed(items, "conjunction");
}

/** Items as a sentence leaves the choice between them: “a, b or c”. */
export function choice(items: string[]): string {
  return listed(items, "disjunction");
}

function listed(items: string[], type: Intl.ListFormatType): string {
  const key = `${current} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(current, { type });
  listFormats.set(key, format);
  return format.format(items);
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

/** How long ago, or a day: “3 minutes ago”, “yesterday”. */
export function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "minute");
}
