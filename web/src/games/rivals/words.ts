/** The card game in words. */
import { has, t } from "../../lib/text.svelte";
import type { Words } from "../game";
import type { Action, View } from "./data";
import { sayAction } from "./words/actions";
import { log } from "./words/log";
import type { Printed } from "./words/names";
import { prompt } from "./words/prompts";
import { state } from "./words/state";

export const words: Words = {
  log: (events, reader, scene, view) => log(events, reader, scene as Printed | null, view as View | null),
  action: (legal, scene, view) =>
    sayAction(legal.data as Action, scene as Printed | null, view as View | null)?.words ?? [legal.action],
  kind: (legal) => sayAction(legal.data as Action, null, null)?.kind ?? "other",
  heading: (kind) => {
    const id = `rivals-kind-${kind.replaceAll("_", "-")}`;
    return t(has(id) ? id : "kind-other");
  },
  state: (view, scene, people) => state(view as View, scene as Printed | null, people),
  prompt: (view, _legal, waiting, reader) => prompt(view as View, waiting, reader),
};
