import { expect, test } from "vitest";
import { cut, headingOf, isRuleId, moduleOf, partsOf, sectionsOf } from "../../src/help/ruletext";

test("a text is cut into markdown, ids of rules and the rest", () => {
  expect(partsOf("**Note**: `NO_ROAD`, see BASE-149 and CK-TB-003 → <b>2 * 3 * 4</b>")).toEqual([
    { kind: "strong", text: "Note" },
    { kind: "text", text: ": " },
    { kind: "code", text: "NO_ROAD" },
    { kind: "text", text: ", see " },
    { kind: "rule", text: "BASE-149" },
    { kind: "text", text: " and " },
    { kind: "rule", text: "CK-TB-003" },
    { kind: "text", text: " → <b>2 * 3 * 4</b>" },
  ]);
});

test("ids of rules are told from modules", () => {
  expect(["BASE-149", "BASE-EX-08"].every(isRuleId)).toBe(true);
  expect(["BASE", "base-149", "BASE-", "", "BASE-149x"].some(isRuleId)).toBe(false);
  expect(moduleOf("CK-TB-003")).toBe("CK");
});

test("searched words are found whatever their case, and are no patterns", () => {
  expect(cut("The robber robs (Robber)", ["robber"])).toEqual(["The ", "robber", " robs (", "Robber", ")"]);
  expect(cut("Разбойник", ["разб", "разбойник"])).toEqual(["", "Разбойник", ""]);
  expect(cut("a (b", ["(b"])).toEqual(["a ", "(b", ""]);
  expect(cut("as it is", [])).toEqual(["as it is"]);
});

test("rules stand under their headings, which lose their numbers", () => {
  expect(headingOf("1.14 Building: settlement")).toBe("Building: settlement");
  expect(headingOf("3. Test vectors")).toBe("Test vectors");
  const rules = ["1.1 A", "1.1 A", "1.2 B", "1.1 A"].map((section, id) => ({ id, section }));
  expect(sectionsOf(rules).map(({ heading, rules }) => [heading, rules.map(({ id }) => id)])).toEqual([
    ["A", [0, 1]],
    ["B", [2]],
    ["A", [3]],
  ]);
});
