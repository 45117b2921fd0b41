/** Short messages at the foot of the page, and what a screen reader is told. */

export interface Toast {
  id: number;
  text: string;
  tone: "info" | "danger";
  /** The rule that the message is about, to be opened with one tap. */
  rule: string | null;
}

const SHOWN_MS = 4000;
const DANGER_MS = 7000;
const MOST = 2;

let next = 0;
let shown = $state<Toast[]>([]);
let said = $state("");

/** The messages that are shown now. */
export function toasts(): Toast[] {
  return shown;
}

/** Shows a message for a while. */
export function toast(text: string, tone: Toast["tone"] = "info", rule: string | null = null): void {
  const id = next++;
  shown = [...shown.filter((other) => other.text !== text).slice(-(MOST - 1)), { id, text, tone, rule }];
  setTimeout(() => dismiss(id), tone === "danger" ? DANGER_MS : SHOWN_MS);
}

/** Takes a message away. */
export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** The last thing that was announced. */
export function announced(): string {
  return said;
}

/** Tells a screen reader something that others see. */
export function announce(text: string): void {
  said = text;
}
