/** What must happen now in the card game, in words. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, seatPieces } from "../../pieces";
import { match } from "../../variants";
import type { Frame, Scene, Seat, View } from "../data";
import * as name from "./names";

/** A question: the end of the ids of its messages, `rivals-ask-…` and `rivals-wait-…`, and the values in them. */
interface Question {
  id: string;
  values?: Parameters<typeof rich>[1];
}

/** What the reader must do, or whom the game waits for. */
export function prompt(
  view: View,
  waiting: Seat[],
  reader: Seat | null,
  scene: Scene | null,
): { title: Piece[]; hint: Piece[] } {
  const { winner, frames } = view.public;
  if (winner !== null) return { title: rich("prompt-over", { seat: seatPieces([winner]) }), hint: [] };
  if (waiting.length === 0) return { title: [t("prompt-chance")], hint: [] };
  const { id, values = {} } = questionOf(frames.at(-1) ?? "actions", scene) ?? { id: "actions" };
  const isAsked = reader !== null && waiting.includes(reader);
  const wait = rich(`rivals-wait-${id}`, values);
  if (!isAsked)
    return { title: rich("prompt-waiting", { seats: seatPieces(waiting), count: waiting.length }), hint: wait };
  return { title: rich(`rivals-ask-${id}`, values), hint: id === "actions" ? [t("rivals-ask-actions-hint")] : [] };
}

function questionOf(frame: Frame, scene: Scene | null): Question | undefined {
  const ask = (id: string) => (): Question => ({ id });
  const chance = ask("chance");
  const counted = (id: string) => ([, count]: [Seat, number]): Question => ({ id, values: { count } }); // prettier-ignore
  return match<Frame, Question>(frame, {
    deal: chance,
    first_throw: chance,
    start_hand: ask("start-hand"),
    arrange: ([, place]) => ({ id: "arrange", values: { place: name.cellName(...name.cellOf(place)) } }),
    begin_play: chance,
    before_roll: ask("before-roll"),
    dice: chance,
    production: chance,
    symbol: chance,
    draw_event: chance,
    happening: chance,
    actions: ask("actions"),
    hand_check: ask("hand-check"),
    exchange: ask("exchange"),
    exchange_take: ask("exchange-take"),
    end_turn: chance,
    pay: ({ price, saved }) => ({ id: "pay", values: { goods: goodsPiece(name.goodsOf(price)), saved } }),
    pay_any: counted("pay-any"),
    gain: ({ count, kinds }) => ({
      id: "gain",
      values: {
        count,
        kinds: name
          .kindsOf(kinds)
          .map((kind) => t(kind))
          .join(", "),
      },
    }),
    name_units: counted("name-units"),
    take_named: chance,
    give_back: ask("give-back"),
    tribute: counted("tribute"),
    brigands: chance,
    harvest_gold: chance,
    buy_for_gold: counted("buy-for-gold"),
    sebastian: ([, event]) => ({ id: "sebastian", values: { event: name.eventName(event) } }),
    feud_name: counted("feud-name"),
    feud_return: ask("feud-return"),
    fraternal: counted("fraternal"),
    fraternal_second: () => ({ id: "fraternal", values: { count: 1 } }),
    riots: ask("riots"),
    place: chance,
    discard: chance,
    look_through: chance,
    take_from: ask("take-from"),
    return_under: ([, { card }]) => ({ id: "return-under", values: { card: name.cardName(card) } }),
    irmgard: chance,
    lay_road: chance,
    settle: chance,
    found_city: chance,
    draw_region: chance,
    scout_pick: ask("scout-pick"),
    lay_regions: ([, first, second]) => ({
      id: "lay-regions",
      values: { first: name.regionName(first, scene), second: name.regionName(second, scene) },
    }),
    relocate_first: ask("relocate-first"),
    relocate_region: ask("relocate-region"),
    relocate_expansion: ask("relocate-expansion"),
    brigand_store: ask("brigand-store"),
    sink_ship: ask("sink-ship"),
    defend: ([, card]) => ({ id: "defend", values: { card: name.cardName(card) } }),
    defence_roll: chance,
    strike: chance,
    archer: ask("archer"),
    arsonist: ask("arsonist"),
    traitor: ask("traitor"),
    tithe_barn: ask("tithe-barn"),
    library: ask("library"),
    from_discard: ask("from-discard"),
    doctor: ask("doctor"),
    veiled: ([, event]) => ({ id: "veiled", values: { event: name.eventName(event) } }),
  });
}
