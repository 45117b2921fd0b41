/** The keys of the table, in one place: what they do, and what the list of keys says. They are off while somebody types. */
import { TradeState } from "./base/trading.svelte";
import type { IslandModel } from "./model.svelte";

/** Keys beside those of the buttons in the action bar. The text is the message `keys-<id>`. */
export const KEYS: { id: string; keys: string[]; run: (game: IslandModel) => void }[] = [
  { id: "play", keys: ["p"], run: () => focusFirst("[data-dev]:not([aria-disabled='true']), [data-dev]") },
  { id: "undo", keys: ["u"], run: (game) => void game.undo() },
  { id: "cancel", keys: ["Escape"], run: (game) => game.cancel() },
  { id: "log", keys: ["l"], run: (game) => openTab(game, "log", "[data-guide=log] [tabindex]") },
  { id: "chat", keys: ["c"], run: (game) => openTab(game, "chat", ".chat input") },
  { id: "costs", keys: ["b"], run: () => document.querySelector<HTMLElement>("[data-costs]")?.togglePopover() },
  { id: "keys", keys: ["?"], run: (game) => void (game.areKeysOpen = true) },
];

/** Keys that the board and the focused element handle themselves; they are only told of. */
export const TOLD_KEYS = [
  { id: "digits", keys: ["1", "…", "9"] },
  { id: "arrows", keys: ["←", "↑", "→", "↓"] },
  { id: "confirm", keys: ["Enter"] },
  { id: "text", keys: ["V"] },
];

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function openTab(game: IslandModel, tab: "log" | "chat", selector: string): void {
  game.tab = tab;
  requestAnimationFrame(() => focusFirst(selector));
}

/** Whether a key is meant for what has the focus: a text, or a choice of values. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The key by its Latin letter, so that it is the same in every layout of the keyboard. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter ? letter.toLowerCase() : key;
}

/** Does what a key asks for. The board comes first: while places can be picked, digits pick them and do not press buttons. */
export function pressed(event: KeyboardEvent, game: IslandModel, isForBoard: (event: KeyboardEvent) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  // What hangs over the page is closed by the browser; messages, which it does not close, are no reason to wait.
  if (event.key === "Escape" && document.querySelector("[popover=auto]:popover-open")) return;
  if (isForBoard(event)) {
    event.preventDefault();
    return;
  }
  const key = keyOf(event);
  const own = KEYS.find(({ keys }) => keys.includes(key));
  const button = game.buttons.find((each) => each.key === key);
  if (own) own.run(game);
  else if (key === "t" && !game.isMyTurn && game.me !== null) game.state(TradeState).toggle();
  else if (button && game.isMyTurn && game.decision === null) game.press(button);
  else return;
  event.preventDefault();
}
