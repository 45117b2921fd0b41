/**
 * Which messages the sources use.
 *
 * A call `t("id")`, `rich("id", …)` or `has("id")` uses a message, a choice `t(on ? "id" : "other")` both. An id that is built,
 * `` t(`log-${kind}`) ``, uses every message of that form; a comment beside it can name them exactly: `Messages: log-{roll|build}`.
 * Ids that reach `t` through a variable are found as strings, wherever they stand, and as templates in files that say something.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Source {
  path: string;
  text: string;
}

/** An id that a source names. */
export interface Use {
  path: string;
  id: string;
}

/** Ids of a form that a source builds. */
export interface Family {
  path: string;
  /** As it stands in the source, such as `log-${kind}`. */
  template: string;
  form: RegExp;
  /** The ids of this form that the source names exactly, if it does. */
  exactly: string[] | null;
}

/** All files below a folder of the repository with one of these endings. */
export function sourcesIn(folder: string, endings: string[]): Source[] {
  const root = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.includes("target/"))
    .sort()
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(root + path, "utf8") }));
}

/** The sources of the client, without tests and without generated types, which name no messages. */
export function clientSources(): Source[] {
  const isOurs = ({ path }: Source) => !/\.test\.ts$|\/protocol\.ts$|\/data\.ts$|\/lib\/text\.svelte\.ts$/.test(path);
  return sourcesIn("web/src", [".ts", ".svelte"]).filter(isOurs);
}

/** The first argument of every call that says something. */
function firstArguments(text: string): string[] {
  return Array.from(text.matchAll(/(?<![\w$.])(?:t|rich|has)\(/g), ({ 0: call, index }) =>
    argument(text, index + call.length),
  );
}

/** From the opening parenthesis up to the first comma, or the closing one, that is not inside something else. */
function argument(text: string, from: number): string {
  let depth = 0;
  let quote: string | null = null;
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? "";
    if (quote !== null) {
      if (char === "\\") at++;
      else if (char === quote) quote = null;
    } else if (char === '"' || char === "'" || char === "`") quote = char;
    else if ("([{".includes(char)) depth++;
    else if (depth > 0 && ")]}".includes(char)) depth--;
    else if (depth === 0 && (char === ")" || char === ",")) return text.slice(from, at).trim();
  }
  return text.slice(from).trim();
}

/** The strings that an argument can be: itself, or the branches of a choice. Strings in conditions and calls are not among them. */
function values(argument: string): string[] {
  const branches = argument.replace(/^[^?]*\?(?![.?])/, "").split(/(?<=["'`\s])[?:](?=\s*(?:["'`]|[\w.()! ]+\?))/);
  return branches.map((branch) => branch.trim()).filter((branch) => /^(["'`])[^]*\1$/.test(branch));
}

/** The ids that calls name. */
export function namedIn({ path, text }: Source): Use[] {
  const strings = firstArguments(text).flatMap(values);
  return strings.filter((string) => !string.includes("${")).map((string) => ({ path, id: string.slice(1, -1) }));
}

/** The ids that calls build. */
export function familiesIn({ path, text }: Source): Family[] {
  const declared = declaredIn({ path, text }).map(({ id }) => id);
  const built = firstArguments(text)
    .flatMap(values)
    .filter((string) => string.includes("${"));
  return built.map((string) => {
    const template = string.slice(1, -1);
    const form = formOf(template);
    const exactly = declared.filter((id) => form.test(id));
    return { path, template, form, exactly: exactly.length === 0 ? null : exactly };
  });
}

/** The forms of ids that are built before they reach a call: templates that begin like an id, unless a comment names the ids. */
export function templatesIn({ path, text }: Source): RegExp[] {
  if (!/from "[./]*(?:lib\/)?text\.svelte"/.test(text)) return [];
  const declared = declaredIn({ path, text }).map(({ id }) => id);
  return Array.from(text.matchAll(/`([a-z]{3,}-[\w-]*\$\{[^`]*)`/g), ([, template]) => formOf(template ?? "")).filter(
    (form) => !declared.some((id) => form.test(id)),
  );
}

/** What a template can become. */
function formOf(template: string): RegExp {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

/** The ids that comments name: `Messages: log-{roll|build}, end-{won|lost}`. */
export function declaredIn({ path, text }: Source): Use[] {
  return Array.from(
    text.matchAll(/\bMessages: ((?:[\w{}|-]+(?:,\s+(?:\*\s+|\/\/\s+)?)?)+)/g),
    (found) => found[1] ?? "",
  )
    .flatMap((list) => list.split(/,[\s*/]*/))
    .filter((form) => form !== "")
    .flatMap(expand)
    .map((id) => ({ path, id }));
}

/** `a-{b|c}` is `a-b` and `a-c`. */
export function expand(form: string): string[] {
  const found = /^(.*?)\{([^{}]*)\}(.*)$/.exec(form);
  if (!found) return [form];
  const [, before = "", choices = "", after = ""] = found;
  return choices.split("|").flatMap((choice) => expand(before + choice + after));
}

/** Every string of the sources, quoted in whatever way. */
export function stringsIn(sources: Source[]): Set<string> {
  return new Set(sources.flatMap(({ text }) => Array.from(text.matchAll(/["'`]([\w-]+)["'`]/g), ([, id]) => id ?? "")));
}
