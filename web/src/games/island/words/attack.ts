/** Barbarian Attack in words: what things are called, and moves. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { seatPiece } from "../../pieces";
import { match } from "../../variants";
import type { AttackAction, AttackCard, AttackFrame, View } from "../data";
import { place, shortPlace, type Ground } from "./places";
import type { Question } from "./prompts";

export function attackCardName(card: AttackCard): string {
  return t(`attack-card-${card.replaceAll("_", "-")}`);
}

/** Messages: action-{raid|raid-nobody|muster-knight|muster-foreign|capture-barbarian|turn-barbarian|turn-barbarian-supply|send-knight|send-knight-grain|end-march|expel-barbarian} */
export function sayAttack(action: AttackAction, ground: Ground | null): Piece[] | undefined {
  const said = (id: string, values: Parameters<typeof rich>[1] = {}): Piece[] => rich(`action-${id}`, values);
  const at = (name: Parameters<typeof place>[1]) => place(ground, name);
  return match<AttackAction, Piece[]>(action, {
    raid: (seat) => (seat === null ? said("raid-nobody") : said("raid", { seat: seatPiece(seat) })),
    muster: (path) => said("muster-knight", { place: at(path) }),
    muster_foreign: (path) => said("muster-foreign", { place: at(path) }),
    capture: (hex) => said("capture-barbarian", { place: at(hex) }),
    turn: ({ from, to }) =>
      from === null
        ? said("turn-barbarian-supply", { to: at(to) })
        : said("turn-barbarian", { place: at(from), to: at(to) }),
    send: ({ from, to, grain }) => said(grain ? "send-knight-grain" : "send-knight", { place: at(from), to: at(to) }),
    end_march: () => said("end-march"),
    expel: (hex) => said("expel-barbarian", { place: at(hex) }),
  });
}

/** What Barbarian Attack asks; nothing for what the engine or chance does. */
export function attackQuestion(frame: AttackFrame, _: View, ground: Ground | null): Question | undefined {
  const chance = (): Question => ({ id: "prompt-draw" });
  const at = (hex: Parameters<typeof shortPlace>[1]) => shortPlace(ground, hex);
  return match<AttackFrame, Question>(frame, {
    raid: () => ({ id: "prompt-raid" }),
    draw: chance,
    muster: (where) => ({ id: where === "castle" ? "prompt-muster-castle" : "prompt-muster-anywhere" }),
    muster_foreign: () => ({ id: "prompt-foreign" }),
    intrigue: () => ({ id: "prompt-intrigue" }),
    treason: (first) => {
      if (first === null) return { id: "prompt-treason" };
      const wait = "prompt-treason-wait";
      const values = { place: first.from === null ? "" : at(first.from), to: at(first.to) };
      const hint = first.from === null ? "prompt-treason-second-supply-hint" : "prompt-treason-second-hint";
      return { id: "prompt-treason-second", values, hint, wait };
    },
    landing: chance,
    march: () => ({ id: "prompt-march" }),
    march_foreign: () => ({ id: "prompt-march-foreign" }),
    expel: chance,
    lots: chance,
    losses: chance,
  });
}
