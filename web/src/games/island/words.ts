/** The island game in words. */
import { has, t } from "../../lib/text.svelte";
import type { Words } from "../game";
import type { Action, Scene, View } from "./data";
import { fullReason } from "./reasons";
import { sayAction } from "./words/actions";
import { log } from "./words/log";
import { prompt } from "./words/prompts";
import { state } from "./words/state";

export const words: Words = {
  log: (events, reader, scene) => log(events, reader, scene as Scene | null),
  action: (legal, scene, view) =>
    sayAction(legal.data as Action, scene as Scene | null, (view ?? null) as View | null) ?? [legal.action],
  heading: (kind) => {
    const word = kind.replaceAll("_", "-");
    return has(`kind-${word}`) ? t(`kind-${word}`) : t("kind-other");
  },
  reason: (refusal, scene) => fullReason(refusal, scene as Scene | null),
  state: (view, scene, people) => state(view as View, scene as Scene | null, people),
  prompt: (view, legal, waiting, reader, scene, reasons = []) =>
    prompt(view as View, { legal, reasons }, waiting, reader, (scene ?? null) as Scene | null),
};
