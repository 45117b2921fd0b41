/** Traders & Barbarians in words: what things are called, and moves. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { seatPiece } from "../../pieces";
import { match } from "../../variants";
import type { TradeCommodity, TradeHex, TradersAction, TradersFrame, View } from "../data";
import { place, type Ground } from "./places";
import type { Question } from "./prompts";

/** Where each commodity is wanted (`TRADE-052`). */
const WANTED: Record<TradeCommodity, TradeHex> = {
  glass: "castle",
  marble: "castle",
  tools: "quarry",
  sand: "glassworks",
};

export const PLAZAS: readonly TradeHex[] = ["castle", "quarry", "glassworks"];

export function cargoName(cargo: TradeCommodity): string {
  return t(`cargo-${cargo}`);
}

export function wantedAt(cargo: TradeCommodity): TradeHex {
  return WANTED[cargo];
}

/** What a trade hex wants: “glass, marble”. */
export function wantsOf(plaza: TradeHex): string {
  const wanted = (Object.keys(WANTED) as TradeCommodity[]).filter((cargo) => WANTED[cargo] === plaza);
  return wanted.map(cargoName).join(", ");
}

/** Messages: action-{move-barbarian|take-one|take-none|bribe-barbarian|upgrade-wagon|fend-off|stop-wagon|play-swift-journey}, action-drive-wagon, action-drive-wagon-{quick|grain|quick-grain} */
export function sayTraders(action: TradersAction, ground: Ground | null): Piece[] | undefined {
  const said = (id: string, values: Parameters<typeof rich>[1] = {}): Piece[] => rich(`action-${id}`, values);
  const at = (name: Parameters<typeof place>[1]) => place(ground, name);
  return match<TradersAction, Piece[]>(action, {
    move_barbarian: ([from, to]) => said("move-barbarian", { place: at(from), to: at(to) }),
    take_card: (takes) => said(takes ? "take-one" : "take-none"),
    bribe_barbarian: ([from, to]) => said("bribe-barbarian", { place: at(from), to: at(to) }),
    upgrade_wagon: () => said("upgrade-wagon"),
    drive_wagon: ({ to, quick, grain }) =>
      said(`drive-wagon${quick ? "-quick" : ""}${grain ? "-grain" : ""}`, { place: at(to) }),
    fend_off: (path) => said("fend-off", { place: at(path) }),
    stop_wagon: () => said("stop-wagon"),
    play_swift_journey: () => said("play-swift-journey"),
  });
}

/** What Traders & Barbarians asks; nothing for what chance does. */
export function tradersQuestion(frame: TradersFrame, view: View): Question | undefined {
  const chance = (): Question => ({ id: "prompt-draw" });
  return match<TradersFrame, Question>(frame, {
    barbarian: () => ({ id: "prompt-barbarian" }),
    driven: () => ({ id: "prompt-driven" }),
    take: (seat) => ({ id: "prompt-take", values: { seat: seatPiece(seat) } }),
    drive: () => ({ id: "prompt-drive", values: { count: view.public.modules?.traders?.journey?.points ?? 0 } }),
    arrived: () => ({ id: "prompt-arrived" }),
    fend: chance,
    cargo: chance,
  });
}
