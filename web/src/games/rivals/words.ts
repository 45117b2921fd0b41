import type { Words } from "../game";

export const words: Words = {
  log: () => [],
  action: (legal) => [legal.action],
  state: () => [],
  prompt: () => ({ title: [], hint: [] }),
};
