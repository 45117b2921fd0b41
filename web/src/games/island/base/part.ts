/** The base game as a part of the table. */
import type { Cards, Frame, Scene, View } from "../data";
import { goodsOf } from "../goods";
import type { BarButton, Good, Part, Placement } from "../parts";
import { t } from "../../../lib/text.svelte";
import Answer from "./Answer.svelte";
import Bank from "./Bank.svelte";
import Chooser from "./Chooser.svelte";
import Deal from "./Deal.svelte";
import Discard from "./Discard.svelte";
import Rolls from "./Rolls.svelte";
import Theft from "./Theft.svelte";
import Trade from "./Trade.svelte";
import { TradeState } from "./trade.svelte";

/** The frame that the game waits for. */
function asks(view: View, name: string): boolean {
  const top: Frame | undefined = view.public.frames.at(-1);
  return top === name || (typeof top === "object" && name in top);
}

const placements: Placement[] = [
  { kind: "found_settlement", piece: "settlement", icon: "p-settlement", isAsked: () => true },
  { kind: "found_road", piece: "road", icon: "p-road", isAsked: () => true },
  { kind: "move_robber", piece: "hex", icon: "p-robber", isAsked: () => true },
  { kind: "build_road", piece: "road", icon: "p-road", isAsked: (view) => asks(view, "free_roads") },
  { kind: "build_settlement", piece: "settlement", icon: "p-settlement", isAsked: () => false },
  { kind: "build_city", piece: "city", icon: "p-city", isAsked: () => false },
];

/** The rates with the bank that are better than the worst one, best first. */
function rates(cards: Cards): string {
  const known = [...new Set(Object.values(cards))].sort((a, b) => a - b);
  return known
    .slice(0, 2)
    .map((rate) => `${rate}:1`)
    .join(" · ");
}

const buttons: BarButton[] = [
  {
    id: "roll",
    key: "r",
    icon: "ui-dice",
    kinds: ["roll"],
    note: () => t("act-roll-note"),
  },
  { id: "road", key: "1", icon: "p-road", kinds: ["build_road"], isColoured: true, cost: (scene) => scene.costs.road },
  {
    id: "settlement",
    key: "2",
    icon: "p-settlement",
    kinds: ["build_settlement"],
    isColoured: true,
    cost: (scene) => scene.costs.settlement,
  },
  { id: "city", key: "3", icon: "p-city", kinds: ["build_city"], isColoured: true, cost: (scene) => scene.costs.city },
  { id: "card", key: "4", icon: "ui-dev", kinds: ["buy_card"], cost: (scene) => scene.costs.card },
  {
    id: "trade",
    key: "t",
    icon: "ui-trade",
    kinds: ["offer", "bank_trade"],
    isOpenForm: true,
    note: (game) => (game.me === null ? "" : rates(game.view.public.rates[game.me] ?? {})),
    press: (game) => game.state(TradeState).open(),
  },
  {
    id: "claim",
    key: "f",
    icon: "ui-trophy",
    kinds: ["claim_victory"],
    isPrimary: true,
    isShown: (game) => game.legal.has("claim_victory"),
  },
  {
    id: "end",
    key: "e",
    icon: "ui-end",
    kinds: ["end_turn"],
    isPrimary: true,
    note: (game) => t("act-end-note", { name: game.nameOf(game.nextSeat) }),
  },
];

function goods(scene: Scene): Good[] {
  return goodsOf(scene).map((id) => ({
    id,
    held: (view, seat) => (seat === view.seat ? (view.own?.hand[id] ?? 0) - (view.own?.chosen[id] ?? 0) : 0),
  }));
}

/** Kinds of moves for which the panels, the hand and the bar offer a way. */
const HANDLED = [
  ...placements.map(({ kind }) => kind),
  ...buttons.flatMap(({ kinds }) => kinds),
  ...["discard", "rob", "accept", "decline", "withdraw", "trade_with"],
  ...["play_knight", "play_road_building", "play_year_of_plenty", "play_monopoly"],
];

export const base: Part = {
  id: "base",
  isOn: () => true,
  handles: (kind) => HANDLED.includes(kind),
  placements,
  buttons,
  decisions: [
    { id: "discard", isDue: (game) => game.legal.has("discard"), Panel: Discard },
    { id: "theft", isDue: (game) => game.legal.has("rob"), Panel: Theft },
    { id: "chooser", isDue: (game) => game.choosing !== null, Panel: Chooser },
    { id: "answer", isDue: (game) => game.state(TradeState).isAnswerDue, Panel: Answer },
    { id: "deal", isDue: (game) => game.state(TradeState).hasAnswers, Panel: Deal },
  ],
  panels: [
    { id: "rolls", side: "left", tab: "table", Panel: Rolls },
    { id: "bank", side: "left", tab: "table", Panel: Bank },
    { id: "trade", side: "right", tab: "trade", Panel: Trade },
  ],
  goods,
};
