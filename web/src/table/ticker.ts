/** The time as something that components can read: whoever reads it is drawn anew four times a second, and nobody is while nobody reads. */
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Now, by `performance.now()`. */
export function now(): number {
  subscribe();
  return performance.now();
}
