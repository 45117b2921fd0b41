/** Traders & Barbarians: wagons that are driven over the island, their levels and loads, and barbarians on the paths. */
import { t } from "../../../../lib/text.svelte";
import { contentOf, tagOf } from "../../../variants";
import type { Edge } from "../../data";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Decision, Fact, Part, Placement } from "../../parts";
import { plazaName } from "../../words/places";
import { cargoName, wantedAt } from "../../words/traders";
import Moves from "../cities_and_knights/Moves.svelte";
import { goldButtons } from "../gold/part";
import { hasTokens, priceNote } from "../two_players/tokens";
import Drive from "./Drive.svelte";
import { DriveState, type Drive as Way } from "./driving.svelte";
import { cardOf, nextCardOf } from "./levels";

const fromTo = (argument: unknown): string[] => argument as [Edge, Edge];

const placements: Placement[] = [
  {
    kind: "move_barbarian",
    piece: "raider",
    icon: "p-raider",
    isAsked: () => true,
    picks: fromTo,
    seatOf: () => null,
  },
  {
    kind: "bribe_barbarian",
    piece: "raider",
    icon: "p-raider",
    isAsked: () => false,
    picks: fromTo,
    seatOf: () => null,
  },
  {
    kind: "drive_wagon",
    piece: "wagon",
    icon: "ui-wagon",
    isAsked: () => true,
    picks: (argument) => [(argument as Way).to],
    isMeant: (game, argument) => game.state(DriveState).isMeant(argument as Way),
    notesOf: (game, argument) => game.state(DriveState).notes(argument as Way),
  },
];

const buttons: BarButton[] = [
  {
    id: "upgrade_wagon",
    key: "w",
    icon: "ui-wagon",
    kinds: ["upgrade_wagon"],
    cost: (_, game) => nextCardOf(game, game.me ?? 0)?.price ?? {},
  },
  {
    id: "bribe_barbarian",
    key: null,
    icon: "p-raider",
    kinds: ["bribe_barbarian"],
    note: priceNote,
    isShown: hasTokens,
  },
  ...goldButtons,
];

/** Whether the game asks the reader for one of these. */
function isAsking({ table, view }: IslandModel, ...frames: string[]): boolean {
  const question = contentOf(view.public.frames.at(-1) ?? "turn", "traders");
  return table.isAsked && question !== undefined && frames.includes(tagOf(question));
}

const decisions: Decision[] = [
  {
    id: "drive",
    kinds: ["stop_wagon", "fend_off", "play_swift_journey"],
    isDue: (game) => isAsking(game, "drive", "arrived"),
    Panel: Drive,
  },
  { id: "take_card", kinds: ["take_card"], Panel: Moves },
];

/** The wagon with its level, what it carries, and what was delivered. */
function factsOf(game: IslandModel, seat: number): Fact[] {
  const traders = game.view.public.modules?.traders;
  const card = cardOf(game, seat);
  if (!traders || !card) return [];
  const { level, points, gold } = card;
  const cargo = traders.cargo[seat] ?? null;
  const delivered = traders.delivered[seat] ?? 0;
  return [
    { id: "wagon", icon: "ui-wagon", text: String(level), label: t("fact-wagon", { level, points, gold }) },
    cargo === null
      ? { id: "cargo", icon: "r-any", text: "–", label: t("fact-empty") }
      : {
          id: "cargo",
          icon: `c-${cargo}`,
          text: "",
          label: t("fact-cargo", { cargo: cargoName(cargo), plaza: plazaName(wantedAt(cargo)) }),
        },
    {
      id: "delivered",
      icon: "ui-delivered",
      text: String(delivered),
      label: t("fact-delivered", { count: delivered }),
      isAward: delivered > 0,
    },
  ];
}

export const tradersAndBarbarians: Part = {
  id: "traders_and_barbarians",
  isOn: (scene) => scene.traders !== null,
  placements,
  groups: [{ id: "traders", icon: "ui-wagon", buttons }],
  decisions,
  factsOf,
  stock: ({ view }) => {
    const stacks = view.public.modules?.traders?.stacks ?? [];
    return ["castle", "quarry", "glassworks"].map((plaza, index) => {
      const count = (stacks[index] ?? []).reduce((sum: number, each: number) => sum + each, 0);
      const label = t("stock-cargo", { plaza: plazaName(plaza), count });
      return { id: `cargo-${plaza}`, icon: `pz-${plaza}`, text: String(count), label };
    });
  },
};
