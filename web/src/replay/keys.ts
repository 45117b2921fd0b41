/** The keys of the replay. */

export type Act = "back" | "forward" | "turnBack" | "turnForward" | "first" | "last" | "toggle" | "words";

const ACTS: Record<string, Act> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  "Shift ArrowLeft": "turnBack",
  "Shift ArrowRight": "turnForward",
  PageUp: "turnBack",
  PageDown: "turnForward",
  Home: "first",
  End: "last",
  " ": "toggle",
  v: "words",
};

/** Elements that do something of their own with a key. */
const OWN_ALL = "input, select, textarea, dialog, [contenteditable]";
const OWN_SPACE = "button, a, summary";

/** What a key does here; nothing if it is not ours, or if what has the focus uses it. */
export function keyOf(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = ACTS[event.shiftKey ? `Shift ${name}` : name] ?? null;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(OWN_ALL) || (name === " " && focused?.closest(OWN_SPACE))) return null;
  return act;
}
