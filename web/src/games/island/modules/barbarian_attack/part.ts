/** Barbarian Attack: knights that are placed and moved on paths, barbarians that are captured and sent elsewhere, prisoners. */
import { t } from "../../../../lib/text.svelte";
import { contentOf, tagOf } from "../../../variants";
import type { SiteNote } from "../../board/scene";
import type { Edge, Hex } from "../../data";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Decision, Fact, Part, Placement } from "../../parts";
import { pointsFrom } from "../../points";
import Moves from "../cities_and_knights/Moves.svelte";
import { goldButtons } from "../gold/part";
import { hasTokens, priceNote } from "../two_players/tokens";
import { capturedOf, supplyOf } from "./coast";
import March from "./March.svelte";

interface Send {
  from: Edge;
  to: Edge;
  grain: boolean;
}

/** How far a knight goes, and whether that costs a grain. */
function stepsOf({ view }: IslandModel, { from, to, grain }: Send): SiteNote[] {
  const stand = (at: { path: string } | { intersection: string }) => ("path" in at ? at.path : at.intersection);
  const way = (view.ways ?? []).find((each) => stand(each.from) === from && stand(each.to) === to);
  return [
    ...(way ? [{ text: String(way.cost), label: t("note-steps", { count: way.cost }) }] : []),
    ...(grain ? [{ text: "", label: t("note-grain"), icon: "r-grain" }] : []),
  ];
}

const placements: Placement[] = [
  { kind: "muster_knight", piece: "horseman", icon: "p-horseman", isAsked: () => true },
  { kind: "muster_foreign", piece: "horseman", icon: "p-horseman", isAsked: () => true, seatOf: () => null },
  { kind: "capture_barbarian", piece: "capture", icon: "p-prisoner", isAsked: () => true, seatOf: () => null },
  {
    kind: "turn_barbarian",
    piece: "raider",
    icon: "p-raider",
    isAsked: () => true,
    // From the supply there is nothing to pick.
    picks: (argument) => {
      const { from, to } = argument as { from: Hex | null; to: Hex };
      return from === null ? [to] : [from, to];
    },
    seatOf: () => null,
  },
  {
    kind: "send_knight",
    piece: "horseman",
    icon: "p-horseman",
    isAsked: () => true,
    picks: (argument) => [(argument as Send).from, (argument as Send).to],
    notesOf: (game, argument) => stepsOf(game, argument as Send),
  },
  { kind: "expel_barbarian", piece: "repulse", icon: "p-raider", isAsked: () => false, seatOf: () => null },
];

const buttons: BarButton[] = [
  {
    id: "expel_barbarian",
    key: null,
    icon: "p-raider",
    kinds: ["expel_barbarian"],
    note: priceNote,
    isShown: hasTokens,
  },
  ...goldButtons,
];

/** Whether the game asks the reader for one of these. */
function isAsking({ table, view }: IslandModel, ...frames: string[]): boolean {
  const question = contentOf(view.public.frames.at(-1) ?? "turn", "attack");
  return table.isAsked && question !== undefined && frames.includes(tagOf(question));
}

const decisions: Decision[] = [
  { id: "raid", kinds: ["raid"], Panel: Moves },
  {
    id: "march",
    kinds: ["end_march"],
    isDue: (game) => isAsking(game, "march", "march_foreign"),
    Panel: March,
  },
];

/** Prisoners, and buildings that the barbarians hold. */
function factsOf(game: IslandModel, seat: number): Fact[] {
  const count = game.view.public.modules?.attack?.prisoners[seat] ?? 0;
  const captured = capturedOf(game.view.public, seat).length;
  return [
    {
      id: "prisoners",
      icon: "p-prisoner",
      text: String(count),
      label: t("fact-prisoners", { count }),
      isAward: pointsFrom(game, seat, "prisoners") > 0,
      source: "prisoners",
    },
    ...(captured > 0
      ? [
          {
            id: "captured",
            icon: "p-raider",
            text: String(captured),
            label: t("fact-captured", { count: captured }),
            isBurden: true,
          },
        ]
      : []),
  ];
}

const knightsOf = ({ view }: IslandModel, seat: number): number =>
  view.public.modules?.attack?.guards[seat]?.length ?? 0;

export const barbarianAttack: Part = {
  id: "barbarian_attack",
  isOn: (scene) => scene.attack !== null,
  placements,
  groups: [{ id: "attack", icon: "p-raider", buttons }],
  decisions,
  statsOf: (game, seat) => {
    const count = knightsOf(game, seat);
    return [{ id: "horsemen", icon: "p-horseman", text: String(count), label: t("stat-horsemen", { count }) }];
  },
  factsOf,
  poolOf: (game, seat) => {
    const count = (game.scene.attack?.knights ?? 0) - knightsOf(game, seat);
    return [{ id: "horsemen", icon: "p-horseman", text: String(count), label: t("fact-knights-left", { count }) }];
  },
  stock: ({ view }) => {
    const attack = view.public.modules?.attack;
    const count = attack ? supplyOf(attack) : 0;
    const left = view.deck_left;
    return [
      { id: "barbarians", icon: "p-raider", text: String(count), label: t("stock-barbarians", { count }) },
      { id: "attack-cards", icon: "ui-dev", text: String(left), label: t("stock-attack-cards", { count: left }) },
    ];
  },
};
