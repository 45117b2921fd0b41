/** Ready sentences and faces, in the order in which they are offered. Each reader sees the words of their own language. */
import type { Phrase } from "../protocol";

const FORMS: Record<Phrase, "words" | "face"> = {
  hello: "words",
  good_luck: "words",
  thanks: "words",
  well_played: "words",
  nice_trade: "words",
  no_deal: "words",
  your_turn: "words",
  one_moment: "words",
  sorry: "words",
  oops: "words",
  smile: "face",
  laugh: "face",
  wow: "face",
  sad: "face",
  angry: "face",
  cheer: "face",
};

const PHRASES = Object.keys(FORMS) as Phrase[];
export const SENTENCES = PHRASES.filter((phrase) => !isFace(phrase));
export const FACES = PHRASES.filter(isFace);

/** Whether it is a face, whose symbol is `em-<phrase>`. */
export function isFace(phrase: Phrase): boolean {
  return FORMS[phrase] === "face";
}
