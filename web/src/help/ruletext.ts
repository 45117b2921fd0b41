/** The text of a rule as parts that are drawn each in its way: the catalogue's markdown, ids of other rules, words that were searched. */

export interface Part {
  kind: "text" | "code" | "strong" | "rule";
  text: string;
}

/** Ids such as `BASE-149`, `BASE-EX-08`, `CK-TB-003`. */
const ID = /\b[A-Z]{2,}(?:-[A-Z]{2,})?-\d{1,4}\b/;
const PARTS = new RegExp(`(\`[^\`]+\`|\\*\\*[^*]+\\*\\*|${ID.source})`);
const IS_ID = new RegExp(`^${ID.source}$`);

/** The parts of a text. What is no markdown stays as it is. */
export function partsOf(text: string): Part[] {
  return text
    .split(PARTS)
    .filter((part) => part !== "")
    .map((part): Part => {
      if (isRuleId(part)) return { kind: "rule", text: part };
      if (/^`[^`]+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
      if (/^\*\*[^*]+\*\*$/.test(part)) return { kind: "strong", text: part.slice(2, -2) };
      return { kind: "text", text: part };
    });
}

/** Whether this is the id of a rule, and not of a module. */
export function isRuleId(text: string): boolean {
  return IS_ID.test(text);
}

/** The module that an id belongs to: its first part. */
export function moduleOf(id: string): string {
  return id.split("-")[0] ?? id;
}

/** A heading without the number that it has in its file. */
export function headingOf(section: string): string {
  return section.replace(/^\d+(?:\.\d+)*\.?\s+/, "");
}

/** A text cut where one of the words stands: every second piece is a match. */
export function cut(text: string, words: readonly string[]): string[] {
  const sought = words.filter((word) => word !== "").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (sought.length === 0) return [text];
  return text.split(new RegExp(`(${sought.sort((a, b) => b.length - a.length).join("|")})`, "giu"));
}

/** The words of a search. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== "");
}

/** Rules that follow each other under the same heading. */
export interface Section<Rule> {
  heading: string;
  rules: Rule[];
}

/** The rules of a module under their headings, in the order of the catalogue. */
export function sectionsOf<Rule extends { section: string }>(rules: readonly Rule[]): Section<Rule>[] {
  const sections: Section<Rule>[] = [];
  for (const rule of rules) {
    const heading = headingOf(rule.section);
    const last = sections.at(-1);
    if (last?.heading === heading) last.rules.push(rule);
    else sections.push({ heading, rules: [rule] });
  }
  return sections;
}
