/** The card game in words. */
import { has, t } from "../../lib/text.svelte";
import type { Words } from "../game";
import type { Action, Card, Scene, View } from "./data";
import { sayAction } from "./words/actions";
import { log } from "./words/log";
import { cardName } from "./words/names";
import { prompt } from "./words/prompts";
import { state } from "./words/state";

export const words: Words = {
  log: (events, reader, scene, view) => log(events, reader, scene as Scene | null, (view ?? null) as View | null),
  action: (legal, scene, view) =>
    sayAction(legal.data as Action, scene as Scene | null, (view ?? null) as View | null) ?? [legal.action],
  heading: (kind, about) => {
    const word = kind.replaceAll("_", "-");
    const heading = has(`rivals-kind-${word}`) ? t(`rivals-kind-${word}`) : t("kind-other");
    return about ? t("rivals-heading-about", { heading, card: cardName(about as Card) }) : heading;
  },
  state: (view, scene, people) => state(view as View, scene as Scene | null, people),
  prompt: (view, _legal, waiting, reader, scene) =>
    prompt(view as View, waiting, reader, (scene ?? null) as Scene | null),
};
