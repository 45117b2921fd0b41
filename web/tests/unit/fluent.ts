/** What stands in the Fluent files: messages by language and file, their variables and their plural forms. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, Visitor, type Pattern, type SelectExpression, type VariableReference } from "@fluent/syntax";
import { LANGUAGES, type Language } from "../../src/lib/text.svelte";

const LOCALES = new URL("../../../locales/", import.meta.url);

/** A text: a message, or an attribute of one (`CODE.variant`). */
export interface Text {
  variables: Set<string>;
  choices: Choice[];
}

/** A choice between forms by a variable. */
export interface Choice {
  variable: string;
  keys: string[];
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
  readonly text: Text = { variables: new Set(), choices: [] };

  override visitVariableReference(node: VariableReference): void {
    this.text.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === "VariableReference") {
      const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
      this.text.choices.push({ variable: (node.selector as VariableReference).id.name, keys });
    }
    this.genericVisit(node);
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
