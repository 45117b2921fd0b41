/** The rule catalogue as the server tells it. What was asked once in a language is not asked again. */
import type { RuleInfo, RuleModule } from "../protocol";
import { api } from "../lib/api";
import { language } from "../lib/text.svelte";

const known = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const full = `${language()} ${key}`;
  const before = known.get(full) as Promise<T> | undefined;
  if (before) return before;
  const asked = ask();
  known.set(full, asked);
  asked.catch(() => known.delete(full));
  return asked;
}

/** The modules, the base game first. */
export function modules(): Promise<RuleModule[]> {
  return once("modules", api.ruleModules);
}

/** The rules and examples of a module, in the order of the catalogue. */
export function rulesOf(module: string): Promise<RuleInfo[]> {
  return once(`rules ${module}`, () => api.rules(module));
}

/** One rule. */
export function ruleOf(id: string): Promise<RuleInfo> {
  return once(`rule ${id}`, () => api.rule(id));
}
