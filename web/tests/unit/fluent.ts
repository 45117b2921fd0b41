/** What stands in the Fluent files: messages by language and file, their variables and their plural forms. */
import { readdirSync, readFileSync } from "node:fs";
import {
  FluentParser,
  Visitor,
  type MessageReference,
  type Pattern,
  type SelectExpression,
  type TextElement,
  type VariableReference,
} from "@fluent/syntax";
import { LANGUAGES, type Language } from "../../src/lib/text.svelte";

const LOCALES = new URL("../../../locales/", import.meta.url);

/** A text: a message, or an attribute of one (`CODE.variant`). */
export interface Text {
  /** All it needs, for saying or for choosing. */
  variables: Set<string>;
  /** Those whose value can be read in it. */
  shown: Set<string>;
  /** Other messages that stand in it. */
  references: Set<string>;
  /** Whether it has words of its own. */
  words: boolean;
  choices: Choice[];
}

/** A choice between forms by a variable. */
export interface Choice {
  variable: string;
  keys: string[];
  /** Whether a form shows the value that it was chosen by, among words, which may have to agree with it. */
  hasWords: boolean;
}

export interface File {
  language: Language;
  /** Such as `help.ftl`. */
  name: string;
  source: string;
  /** By message id, and `id.attribute`. */
  texts: Map<string, Text>;
  /** What is no Fluent. */
  junk: string[];
}

class Reader extends Visitor {
  readonly text: Text = { variables: new Set(), shown: new Set(), references: new Set(), words: false, choices: [] };

  override visitTextElement({ value }: TextElement): void {
    this.text.words ||= /\p{L}/u.test(value);
  }

  override visitMessageReference(node: MessageReference): void {
    this.text.references.add(node.id.name);
  }

  override visitVariableReference(node: VariableReference): void {
    this.text.variables.add(node.id.name);
    this.text.shown.add(node.id.name);
  }

  override visitSelectExpression({ selector, variants }: SelectExpression): void {
    const forms = variants.map(({ value }) => read(value));
    for (const form of forms) {
      form.variables.forEach((name) => this.text.variables.add(name));
      form.shown.forEach((name) => this.text.shown.add(name));
      form.references.forEach((name) => this.text.references.add(name));
      this.text.words ||= form.words;
      this.text.choices.push(...form.choices);
    }
    if (selector.type !== "VariableReference") return this.visit(selector);
    const variable = (selector as VariableReference).id.name;
    const keys = variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    this.text.variables.add(variable);
    const hasWords = forms.some(({ shown, words }) => shown.has(variable) && words);
    this.text.choices.push({ variable, keys, hasWords });
  }
}

function read(pattern: Pattern): Text {
  const reader = new Reader();
  reader.visit(pattern);
  return reader.text;
}

function parse(language: Language, name: string): File {
  const source = readFileSync(new URL(`${language}/${name}`, LOCALES), "utf8");
  const file: File = { language, name, source, texts: new Map(), junk: [] };
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body) {
    if (entry.type === "Junk") file.junk.push(entry.content.trim());
    if (entry.type !== "Message") continue;
    if (entry.value) file.texts.set(entry.id.name, read(entry.value));
    for (const attribute of entry.attributes) {
      file.texts.set(`${entry.id.name}.${attribute.id.name}`, read(attribute.value));
    }
  }
  return file;
}

/** Every Fluent file of every language. */
export function files(): File[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(new URL(`${language}/`, LOCALES))
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => parse(language, name)),
  );
}

/** The plural forms that a whole number can have in a language. */
export function pluralForms(language: Language): string[] {
  return language === "en" ? ["one", "other"] : ["one", "few", "many"];
}

/** Whether a choice is one by number: a form is named after a plural category. */
export function isPlural({ keys }: Choice): boolean {
  return keys.some((key) => ["zero", "one", "two", "few", "many"].includes(key));
}
