/** The base game as a part of the table. */
import { t } from "../../../lib/text.svelte";
import type { Cards, Scene } from "../data";
import { aboutCard, DEV_CARDS, goodsOf, hasDevelopment, NAMING_CARDS, sellsCards } from "../goods";
import type { IslandModel } from "../model.svelte";
import { foundsCity } from "../words/cities";
import { answersPrompt } from "../words/prompts";
import {
  asks,
  type BarButton,
  type Decision,
  type Fact,
  type Good,
  type HandCard,
  type Part,
  type Placement,
} from "../parts";
import Answer from "./Answer.svelte";
import Aside from "./Aside.svelte";
import Bank from "./Bank.svelte";
import CardInHand from "./CardInHand.svelte";
import Deal from "./Deal.svelte";
import Discard from "./Discard.svelte";
import { DiscardState } from "./discarding.svelte";
import NamingCard from "./NamingCard.svelte";
import Theft from "./Theft.svelte";
import Trade from "./Trade.svelte";
import { TradeState, type Proposal } from "./trading.svelte";

const placements: Placement[] = [
  {
    kind: "found_settlement",
    piece: "settlement",
    icon: "p-settlement",
    lookNow: ({ view, scene }) => (foundsCity(view, scene) ? { piece: "city", icon: "p-city" } : null),
    isAsked: () => true,
  },
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

const turn: BarButton[] = [
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
  {
    id: "card",
    key: "4",
    icon: "ui-dev",
    kinds: ["buy_card"],
    cost: (scene) => scene.costs.card,
    isShown: ({ scene }) => sellsCards(scene),
  },
  {
    id: "trade",
    key: "t",
    icon: "ui-trade",
    kinds: ["offer", "bank_trade"],
    isOpenForm: true,
    note: (game) => (game.me === null ? "" : rates(game.view.public.rates[game.me] ?? {})),
    press: (game) => game.state(TradeState).toggle(),
    isPressed: (game) => game.state(TradeState).isOpened,
  },
  {
    id: "claim",
    key: "f",
    icon: "ui-trophy",
    kinds: ["claim_victory"],
    isStrong: true,
    isShown: (game) => game.legal.has("claim_victory"),
  },
  { id: "roll", key: "r", icon: "ui-dice", kinds: ["roll"], isMain: true, note: () => t("act-roll-note") },
  {
    id: "end",
    key: "e",
    icon: "ui-end",
    kinds: ["end_turn"],
    isMain: true,
    note: (game) => t("act-end-note", { name: game.nameOf(game.nextSeat) }),
  },
];

/** A card of the hand that was opened: what it does, and whether it may be played now. */
const cards: Decision[] = DEV_CARDS.map(({ card, icon, kind, word }) => ({
  id: kind,
  kinds: [kind],
  isDue: (game) => game.opened === kind,
  Panel: NAMING_CARDS.includes(card) ? NamingCard : CardInHand,
  prompt: ({ scene }) => ({ title: [t(word)], hint: [aboutCard(card, scene)], icon }),
  isOpened: true,
}));

/** What somebody who was muted offers is not said before it is asked for. */
function mutedPrompt(game: IslandModel, proposal: Proposal | null): ReturnType<NonNullable<Decision["prompt"]>> {
  if (!proposal || !game.state(TradeState).isFolded(proposal)) return null;
  return { title: [t("answer-muted", { name: game.nameOf(proposal.seat) })], hint: [], icon: "ui-trade" };
}

/** The development cards of the hand. By touch, and while it cannot be played, a card is opened first: it tells what it does. */
function cardsOf(game: IslandModel): HandCard[] {
  const { own } = game.view;
  return DEV_CARDS.flatMap(({ card, word, icon, kind }, index) => {
    const count = own?.cards[index] ?? 0;
    const fresh = own?.new_cards[index] ?? 0;
    const isPlayable = game.legal.has(kind);
    const unplayable = card === "victory_point" ? "card-counts" : fresh === count ? "card-new" : "card-not-now";
    const held: HandCard = {
      id: card,
      name: t(word),
      about: aboutCard(card, game.scene),
      icon,
      count,
      band: "var(--accent)",
      isPlayable,
      note: t(isPlayable ? "card-play" : unplayable),
      ...(fresh > 0 && card !== "victory_point" ? { mark: t("card-fresh") } : {}),
      isOpen: game.opened === kind,
      press: (isTouch) => {
        if (!isPlayable || isTouch || NAMING_CARDS.includes(card)) game.open(kind);
        else void game.make(kind);
      },
    };
    return count > 0 ? [held] : [];
  });
}

/** Development cards that somebody holds, and knights that they have played. */
function statsOf({ view, scene }: IslandModel, seat: number): Fact[] {
  if (!hasDevelopment(scene)) return [];
  const cards = view.counts[seat]?.cards ?? 0;
  const count = view.public.knights[seat] ?? 0;
  const isAward = view.public.largest_army === seat;
  const army = t(isAward ? "stat-army" : "stat-knights", { count });
  return [
    { id: "cards", icon: "ui-dev", text: String(cards), label: t("stat-cards", { count: cards }) },
    { id: "army", icon: "ui-army", text: String(count), label: army, isAward },
  ];
}

function goods(scene: Scene): Good[] {
  return goodsOf(scene).map((id) => ({
    id,
    held: (view, seat) => (seat === view.seat ? (view.own?.hand[id] ?? 0) - (view.own?.chosen[id] ?? 0) : 0),
  }));
}

export const base: Part = {
  id: "base",
  isOn: () => true,
  placements,
  groups: [{ id: "turn", icon: "ui-build", buttons: turn }],
  decisions: [
    { id: "discard", kinds: ["discard"], Panel: Discard },
    { id: "theft", kinds: ["rob"], Panel: Theft },
    ...cards,
    {
      id: "answer",
      kinds: ["accept", "decline"],
      isDue: (game) => game.state(TradeState).isAnswerDue,
      Panel: Answer,
      prompt: (game) => mutedPrompt(game, game.state(TradeState).offered),
    },
    {
      id: "deal",
      kinds: ["trade_with", "accept", "withdraw"],
      isDue: (game) => game.state(TradeState).hasAnswers,
      Panel: Deal,
      prompt: (game) => {
        const trade = game.state(TradeState);
        return mutedPrompt(game, trade.proposal) ?? answersPrompt(trade);
      },
      mayWait: true,
    },
  ],
  panels: [
    { id: "rolls", side: "left", tab: "table", Panel: Aside },
    { id: "bank", side: "left", tab: "table", Panel: Bank },
    { id: "trade", side: "right", tab: "trade", Panel: Trade },
  ],
  hand: (game) => {
    if (game.legal.has("discard")) return game.state(DiscardState);
    const trade = game.state(TradeState);
    return trade.isOpened ? trade : null;
  },
  cards: cardsOf,
  statsOf,
  goods,
};
