/** The rule whose text is shown over the page. */
let open = $state<string | null>(null);

/** The id of the rule that is shown, if one is. */
export function shownRule(): string | null {
  return open;
}

/** Shows the text of a rule, or takes it away. */
export function showRule(rule: string | null): void {
  open = rule;
}
