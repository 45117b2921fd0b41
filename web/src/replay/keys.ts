/** The keys of the replay. */

type Act = "back" | "forward" | "turnBack" | "turnForward" | "first" | "last" | "toggle" | "words";

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

/** Elements that do something of their own with every key, with those that move something, and with the space bar. */
const OWN_ALL = "select, textarea, dialog, [popover], [contenteditable], input:not([type=range], [type=radio])";
const OWN_MOVES = "input";
const OWN_SPACE = "button, a, summary";

/** What a key does here; nothing if it is not ours, or if what has the focus uses it. */
export function keyOf(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  // A letter is the same key in every layout of the keyboard.
  const name = event.code === "KeyV" ? "v" : event.key;
  const act = ACTS[event.shiftKey ? `Shift ${name}` : name] ?? null;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(OWN_ALL)) return null;
  if (act !== "words" && focused?.closest(OWN_MOVES)) return null;
  return name === " " && focused?.closest(OWN_SPACE) ? null : act;
}
