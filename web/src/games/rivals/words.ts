import type { Words } from "../game";

export const words: Words = {
  log: () => [],
  action: (legal) => [legal.action],
  kind: () => "other",
  heading: (kind) => kind,
  state: () => [],
  prompt: () => ({ title: [], hint: [] }),
};
