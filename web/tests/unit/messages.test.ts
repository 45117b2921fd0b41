/**
 * Every text exists in every language, is used, and can be said.
 *
 * A message of the client is used by the sources in `web/src`, as `uses.ts` tells. `words.ftl`, `cards.ftl` and `progress.ftl` are
 * shared with the server; the ids of the first two are words of the engine: one is used if the client uses it or the Rust sources know
 * it. `refusals.ftl`, `errors.ftl` and `modules.ftl` are the server's alone, whose tests see to it that they are used; here they are only
 * compared.
 */
import { describe, expect, test } from "vitest";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { CHAPTERS } from "../../src/lib/text.svelte";
import { files, isPlural, pluralForms, type File } from "./fluent";
import { clientSources, declaredIn, expand, familiesIn, namedIn, sourcesIn, stringsIn, templatesIn } from "./uses";

const OF_THE_SERVER = ["refusals.ftl", "errors.ftl", "modules.ftl"];
const OF_BOTH = ["words.ftl", "cards.ftl"];
/** An event of the card game and a card of the island have one name; the client says the word of `words.ftl`. */
const TWICE = ["year-of-plenty"];

const all = files();
const english = all.filter(({ language }) => language === "en");
const translated = all.filter(({ language }) => language !== "en");
const ofTheClient = english.filter(({ name }) => !OF_THE_SERVER.includes(name));
const sources = clientSources();

/** The ids of messages, without their attributes. */
function ids(file: File): string[] {
  return [...file.texts.keys()].filter((id) => !id.includes("."));
}

function counterpart(file: File): File | undefined {
  return english.find(({ name }) => name === file.name);
}

describe("files", () => {
  test("are Fluent", () => {
    expect(all.flatMap((file) => file.junk.map((junk) => `${file.language}/${file.name}: ${junk}`))).toEqual([]);
  });

  test("are the same in every language", () => {
    const names = (language: string) => all.filter((file) => file.language === language).map(({ name }) => name);
    expect(names("ru")).toEqual(names("en"));
    expect(names("uk")).toEqual(names("en"));
  });

  test("say each thing once", () => {
    const known = new Set<string>();
    const elsewhere = ofTheClient.flatMap((file) => {
      const seen = ids(file).filter((id) => known.has(id) && !TWICE.includes(id));
      ids(file).forEach((id) => known.add(id));
      return seen.map((id) => `en/${file.name}: ${id}`);
    });
    const inOne = all.flatMap(({ language, name, source }) => {
      const there = Array.from(source.matchAll(/^([\w-]+) =/gm), ([, id]) => id ?? "");
      return there.filter((id, index) => there.indexOf(id) !== index).map((id) => `${language}/${name}: ${id}`);
    });
    expect([...elsewhere, ...inOne]).toEqual([]);
  });
});

describe("languages", () => {
  test("have the same messages", () => {
    const differences = translated.flatMap((file) => {
      const there = counterpart(file)?.texts ?? new Map<string, unknown>();
      const missing = [...there.keys()].filter((id) => !file.texts.has(id)).map((id) => `${id} is missing`);
      const more = [...file.texts.keys()].filter((id) => !there.has(id)).map((id) => `${id} is not in English`);
      return [...missing, ...more].map((what) => `${file.language}/${file.name}: ${what}`);
    });
    expect(differences).toEqual([]);
  });

  test("say the same values", () => {
    const differences = translated.flatMap((file) =>
      [...file.texts].flatMap(([id, text]) => {
        const original = counterpart(file)?.texts.get(id) ?? text;
        // A language may do without a choice that another needs, but says every value that the other says.
        const left = [...original.shown].filter((name) => !text.variables.has(name));
        const unknown = [...text.variables].filter((name) => !original.variables.has(name));
        const wrong = [...left, ...unknown].map((name) => `$${name}`);
        return wrong.length === 0 ? [] : [`${file.language}/${file.name}: ${id}: ${wrong.join(", ")}`];
      }),
    );
    expect(differences).toEqual([]);
  });

  test("have all their plural forms", () => {
    const lacking = all.flatMap((file) =>
      [...file.texts].flatMap(([id, { choices }]) => {
        const plurals = new Set(choices.filter(isPlural).map(({ variable }) => variable));
        const english = counterpart(file)?.texts.get(id)?.choices.filter(isPlural) ?? [];
        english.forEach(({ variable }) => plurals.add(variable));
        return choices
          .filter((choice) => plurals.has(choice.variable) && (isPlural(choice) || choice.hasWords))
          .flatMap(({ variable, keys }) => {
            // Of three forms the third may be the default, by whatever name.
            const forms = pluralForms(file.language);
            const left = forms.filter((form) => !keys.includes(form));
            const isWhole = left.length === 0 || (left.length === 1 && left[0] === "many" && keys.includes("other"));
            return isWhole ? [] : [`${file.language}/${file.name}: ${id}: $${variable} lacks ${left.join(", ")}`];
          });
      }),
    );
    expect(lacking).toEqual([]);
  });
});

describe("uses", () => {
  const known = new Set(ofTheClient.flatMap(ids));
  const families = sources.flatMap(familiesIn);
  const declared = sources.flatMap(declaredIn);

  test("are of messages that exist", () => {
    const unknown = [...sources.flatMap(namedIn), ...declared].filter(({ id }) => !known.has(id));
    expect(unknown.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
  });

  test("that are built have a form of their own, and messages of it", () => {
    const isVague = (template: string) => !/[a-z]{2}/.test(template.replace(/\$\{[^]*?\}/g, ""));
    const vague = families.filter(({ template, exactly }) => isVague(template) && exactly === null);
    expect(vague.map(({ path, template }) => `${path}: ${template}: say which Messages: these are`)).toEqual([]);
    const empty = families.filter(({ form }) => ![...known].some((id) => form.test(id)));
    expect(empty.map(({ path, template }) => `${path}: ${template}`)).toEqual([]);
  });

  test("there are of every message", () => {
    const strings = stringsIn(sources);
    const named = new Set([...sources.flatMap(namedIn), ...declared].map(({ id }) => id));
    const isBuilt = (id: string) =>
      families.some(({ form, exactly }) => (exactly === null ? form.test(id) : exactly.includes(id)));
    const templates = sources.flatMap(templatesIn);
    const inOthers = new Set(
      ofTheClient.flatMap(({ texts }) => [...texts.values()].flatMap((text) => [...text.references])),
    );
    const isUsed = (id: string) =>
      inOthers.has(id) || named.has(id) || strings.has(id) || isBuilt(id) || templates.some((form) => form.test(id));
    const rust = sourcesIn("crates", [".rs"]);
    const rustStrings = stringsIn(rust);
    const rustNames = new Set(rust.flatMap(({ text }) => text.match(/\b[A-Z][A-Za-z0-9]+\b/g) ?? []));
    const variant = (id: string) => id.replace(/(?:^|[-_])(\w)/g, (_, first: string) => first.toUpperCase());
    const isKnownToRust = (id: string) => rustStrings.has(id) || rustNames.has(variant(id));
    const unused = ofTheClient.flatMap((file) =>
      ids(file)
        .filter((id) => !isUsed(id) && !(OF_BOTH.includes(file.name) && isKnownToRust(id)))
        .map((id) => `${file.name}: ${id}`),
    );
    expect(unused).toEqual([]);
  });

  test("of chapters are at tables that have them", () => {
    const isChapter = ({ name }: File) => CHAPTERS.some((chapter) => name === `${chapter}.ftl`);
    const chapters = ofTheClient.filter(isChapter);
    expect(chapters.length).toBe(CHAPTERS.length);
    const late = new Set(chapters.flatMap(ids));
    const elsewhere = sources.filter(({ path }) => !/\/games\/(?:island|rivals)\//.test(path));
    const named = elsewhere.flatMap((source) => [...namedIn(source), ...declaredIn(source)]);
    const built = elsewhere.flatMap(familiesIn).filter(({ form }) => {
      const said = [...known].filter((id) => form.test(id));
      return said.length > 0 && said.every((id) => late.has(id));
    });
    const inOthers = ofTheClient
      .filter((file) => !isChapter(file))
      .flatMap(({ name, texts }) =>
        [...texts.values()].flatMap(({ references }) => [...references].map((id) => ({ path: name, id }))),
      );
    expect([...named, ...inOthers].filter(({ id }) => late.has(id))).toEqual([]);
    expect(built.map(({ path, template }) => `${path}: ${template}`)).toEqual([]);
  });

  test("are found in sources", () => {
    const path = "x.ts";
    const found = (text: string) => namedIn({ path, text }).map(({ id }) => id);
    expect(found('t("a-b") + rich("c", { x: t("d") }) + at("no") + list.t("no")')).toEqual(["a-b", "c", "d"]);
    expect(found('t(a ? "b" : c ? "d" : "e", { n: 1 }) + t(f("no")) + t(a === "no" ? "g" : "h")')).toEqual(
      expect.arrayContaining(["b", "d", "e", "g", "h"]),
    );
    expect(found('t(f("no")) + t(a === "no" ? "g" : "h")')).toEqual(["g", "h"]);
    const [family] = familiesIn({ path, text: "/** Messages: log-{roll|build}-now */ t(`log-${kind}-now`, {})" });
    expect(family?.exactly).toEqual(["log-roll-now", "log-build-now"]);
    expect(family?.form.test("log-x-now")).toBe(true);
    expect(expand("a-{b|c}-{d|e}")).toEqual(["a-b-d", "a-b-e", "a-c-d", "a-c-e"]);
  });
});

describe("every message", () => {
  const NUMBERS = [0, 1, 2, 5, 21];

  test.each(all.map((file) => [`${file.language}/${file.name}`, file] as const))("of %s can be said", (_, file) => {
    const bundle = new FluentBundle(file.language, { useIsolating: false });
    // The client reads all its files as one; the server each of its own by itself.
    const isOfTheServer = OF_THE_SERVER.includes(file.name);
    const others = all.filter(({ language, name }) => language === file.language && !OF_THE_SERVER.includes(name));
    for (const { source } of isOfTheServer ? [] : others) bundle.addResource(new FluentResource(source));
    bundle.addResource(new FluentResource(file.source), { allowOverrides: true });
    const wrong: string[] = [];
    for (const [path, { variables }] of file.texts) {
      const [id = "", attribute] = path.split(".");
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (!pattern) {
        wrong.push(`${path} is not there`);
        continue;
      }
      for (const value of [...NUMBERS, "Ania"]) {
        const values: Record<string, FluentVariable> = Object.fromEntries([...variables].map((name) => [name, value]));
        const errors: Error[] = [];
        const said = bundle.formatPattern(pattern, values, errors);
        if (errors.length > 0 || said.trim() === "" || /[{}]|undefined|NaN/.test(said)) wrong.push(`${path}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
