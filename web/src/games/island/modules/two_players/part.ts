/** Two Players: neutral pieces, trade tokens and two throws a turn. */
import { t } from "../../../../lib/text.svelte";
import { argumentOf } from "../../actions";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Part, Placement } from "../../parts";
import { hasRobber as hasRobberOn } from "../../words/places";
import { HandingState } from "./handing.svelte";
import HandOver from "./HandOver.svelte";
import { NEUTRAL_KINDS, neutralOf, NeutralState } from "./neutral.svelte";
import NeutralPick from "./NeutralPick.svelte";
import ThrowsFace from "./ThrowsFace.svelte";
import Tokens from "./Tokens.svelte";
import { hasTokens, priceNote, tokensOf } from "./tokens";

/** Pieces of the neutral colours: they follow by themselves when a player has built. */
const neutralPiece = (kind: string, piece: string): Placement => ({
  kind,
  piece,
  icon: `p-${piece}`,
  isAsked: () => true,
  picks: (argument) => [neutralOf(argument)[1]],
  seatOf: (argument) => neutralOf(argument)[0],
  isMeant: (game, argument) => game.state(NeutralState).isMeant(neutralOf(argument)[0]),
});

/** Where barbarians are on the island there is no robber to chase, and with Barbarian Attack no knight is ever played. */
const hasRobber = (game: IslandModel): boolean => hasTokens(game) && hasRobberOn(game.scene);

const playsKnights = (game: IslandModel): boolean => hasTokens(game) && game.scene.attack === null;

/** The refuge is named where there are several; else the robber goes to the only one, or beside the board. */
function chase(game: IslandModel): void {
  const [only] = game.legal.get("chase_robber") ?? [];
  if (only && argumentOf(only) === null) void game.act(only.action);
  else game.place("chase_robber");
}

const buttons: BarButton[] = [
  { id: "force-trade", key: null, icon: "ui-trade", kinds: ["force_trade"], note: priceNote, isShown: hasTokens },
  {
    id: "chase-robber",
    key: null,
    icon: "p-robber",
    kinds: ["chase_robber"],
    note: priceNote,
    press: chase,
    isShown: hasRobber,
  },
  {
    id: "retire-knight",
    key: null,
    icon: "dev-knight",
    kinds: ["retire_knight"],
    note: () => t("act-retire-knight-note"),
    isShown: playsKnights,
  },
];

export const twoPlayers: Part = {
  id: "two_players",
  isOn: (scene) => scene.two !== null,
  placements: [
    neutralPiece("build_road_for", "road"),
    neutralPiece("build_settlement_for", "settlement"),
    {
      kind: "chase_robber",
      piece: "hex",
      icon: "p-robber",
      isAsked: () => false,
      picks: (argument) => (typeof argument === "string" ? [argument] : []),
    },
  ],
  groups: [{ id: "tokens", icon: "tk-trade", buttons }],
  decisions: [
    {
      id: "hand_over",
      kinds: ["hand_over"],
      Panel: HandOver,
      prompt: () => ({
        title: [t("prompt-forced-trade")],
        hint: [t("prompt-forced-trade-hint")],
        icon: "ui-trade",
      }),
    },
    { id: "neutral", kinds: [...NEUTRAL_KINDS], Panel: NeutralPick },
  ],
  Holdings: Tokens,
  factsOf: (game, seat) => {
    if (!hasTokens(game)) return [];
    const count = tokensOf(game.view, seat);
    return [{ id: "tokens", icon: "tk-trade", text: String(count), label: t("state-tokens", { count }) }];
  },
  hand: (game) => (game.legal.has("hand_over") ? game.state(HandingState) : null),
  numbers: { Face: ThrowsFace },
};
