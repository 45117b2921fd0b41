/**
 * Cities & Knights: knights and walls by places on the island, improvements, progress cards, and what is asked of players. Questions
 * whose answers are no places are answered in words.
 */
import { t } from "../../../../lib/text.svelte";
import { contentOf, tagOf } from "../../../variants";
import { KINDS, type CitiesPublic, type ProgressCard, type Vertex, type View } from "../../data";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Decision, Fact, HandCard, Part, Placement } from "../../parts";
import { COMMODITIES, deckOf, progressAbout, progressName, TRACKS } from "../../words/cities";
import { cardIcon } from "../../words/logCities";
import Alchemist from "./Alchemist.svelte";
import Moves from "./Moves.svelte";
import ProgressPanel from "./ProgressPanel.svelte";
import { strengthOf } from "./strength";

const cities = (view: View): CitiesPublic | undefined => view.public.modules?.cities;

// Places.

const onAsking = (): boolean => true;
const onWish = (): boolean => false;

/** What a progress card is aimed at: its moves are the card with its target. */
function targetOf(argument: unknown): unknown {
  return typeof argument === "object" && argument !== null ? Object.values(argument)[0] : null;
}

/** A progress card that is aimed at one place. */
const aimed = (card: string, piece: string, icon: string): Placement => ({
  kind: `progress_${card}`,
  piece,
  icon,
  isAsked: onWish,
  picks: (argument) => [targetOf(argument) as string],
});

const placements: Placement[] = [
  { kind: "build_knight", piece: "knight", icon: "p-knight-basic-inactive", isAsked: onWish },
  { kind: "activate_knight", piece: "activate", icon: "ui-activate", isAsked: onWish },
  { kind: "promote_knight", piece: "promote", icon: "p-knight-strong-inactive", isAsked: onWish },
  {
    kind: "move_knight",
    piece: "knight",
    icon: "p-knight-basic-active",
    isAsked: onWish,
    picks: (argument) => argument as Vertex[],
  },
  { kind: "chase_robber", title: "place-chase_knight", piece: "chase", icon: "p-robber", isAsked: onWish },
  { kind: "build_wall", piece: "wall", icon: "p-wall-ring", isAsked: onWish },
  { kind: "restore_city", piece: "city", icon: "p-city", isAsked: onWish },
  { kind: "lose_city", piece: "loss", icon: "p-city", isAsked: onAsking },
  { kind: "retreat", piece: "knight", icon: "p-knight-basic-inactive", isAsked: onAsking },
  { kind: "remove_knight", piece: "removal", icon: "p-knight-basic-inactive", isAsked: onAsking },
  { kind: "place_knight", piece: "knight", icon: "p-knight-basic-inactive", isAsked: onAsking },
  { kind: "raise_metropolis", piece: "metropolis", icon: "p-metropolis", isAsked: onAsking },
  // The road may also be left in the supply, for which there is the panel.
  { kind: "move_road", piece: "road", icon: "p-road", isAsked: onAsking },
  aimed("engineer", "wall", "pr-engineer"),
  aimed("medicine", "city", "pr-medicine"),
  aimed("intrigue", "expulsion", "pr-intrigue"),
  aimed("merchant", "merchant", "pr-merchant"),
  { ...aimed("diplomat", "taking", "pr-diplomat"), seatOf: () => null },
  {
    ...aimed("inventor", "token", "pr-inventor"),
    picks: (argument) => targetOf(argument) as string[],
    isEitherWay: true,
    seatOf: () => null,
  },
];

// Buttons.

/** Whether a city of the reader lies on its side. */
function hasReduced({ view, me }: IslandModel): boolean {
  return me !== null && (cities(view)?.reduced ?? []).some((city) => view.public.settlements[me]?.includes(city));
}

const buttons: BarButton[] = [
  {
    id: "knight",
    key: "k",
    icon: "p-knight-basic-inactive",
    kinds: ["build_knight"],
    isColoured: true,
    cost: (scene) => scene.cities?.prices.knight ?? {},
  },
  {
    id: "activate",
    key: "a",
    icon: "ui-activate",
    kinds: ["activate_knight"],
    cost: (scene) => scene.cities?.prices.activation ?? {},
  },
  {
    id: "promote",
    key: "o",
    icon: "p-knight-strong-inactive",
    kinds: ["promote_knight"],
    isColoured: true,
    cost: (scene) => scene.cities?.prices.knight ?? {},
  },
  { id: "march", key: "m", icon: "p-knight-basic-active", kinds: ["move_knight"], isColoured: true },
  { id: "chase", key: null, icon: "p-robber", kinds: ["chase_robber"] },
  {
    id: "wall",
    key: "w",
    icon: "p-wall-ring",
    kinds: ["build_wall"],
    isColoured: true,
    cost: (scene) => scene.cities?.prices.wall ?? {},
  },
  {
    id: "restore",
    key: null,
    icon: "p-city-reduced",
    kinds: ["restore_city"],
    isColoured: true,
    cost: (scene) => scene.cities?.prices.restoring ?? {},
    isShown: hasReduced,
  },
  { id: "improve", key: "i", icon: "ui-improve", kinds: ["improve"] },
  {
    id: "exchange",
    key: null,
    icon: "pr-commercial-harbour",
    kinds: ["exchange"],
    isShown: ({ view }) => cities(view)?.harbour ?? false,
  },
];

// Progress cards.

const PROGRESS_KINDS = KINDS.filter((kind) => kind.startsWith("progress_"));

const kindOf = (card: ProgressCard): string => `progress_${card}`;

/** The reader's progress cards. One that is aimed at places shows them at once, if it can be played. */
function cardsOf(game: IslandModel): HandCard[] {
  const held = game.me === null ? [] : (game.view.sights?.cities?.hands[game.me] ?? []);
  return [...new Set(held)].map((card) => {
    const kind = kindOf(card);
    const isPlayable = game.legal.has(kind);
    const { placement, isChosen } = game.placing;
    return {
      id: card,
      name: progressName(card),
      about: progressAbout(card),
      icon: cardIcon(card),
      count: held.filter((each) => each === card).length,
      band: `var(--tk-${deckOf(card)})`,
      isPlayable,
      note: t(isPlayable ? "progress-playable" : "progress-not-now"),
      isOpen: game.opened === kind || (isChosen && placement?.kind === kind),
      press: () => {
        if (isPlayable && game.placements.some((each) => each.kind === kind)) game.place(kind);
        else game.open(kind);
      },
    };
  });
}

/** A card that was opened: the ways to play it, or why it cannot be played. */
const opened: Decision[] = PROGRESS_KINDS.map((kind) => {
  const card = kind.slice("progress_".length) as ProgressCard;
  return {
    id: kind,
    kinds: [kind],
    isDue: (game) => game.opened === kind,
    Panel: card === "alchemist" ? Alchemist : ProgressPanel,
    prompt: () => ({ title: [progressName(card)], hint: [progressAbout(card)], icon: cardIcon(card) }),
    isOpened: true,
  };
});

// Questions.

/** Whether the game asks this of the reader. */
function isAsking({ table, view }: IslandModel, frame: string): boolean {
  const question = contentOf(view.public.frames.at(-1) ?? "turn", "cities");
  return table.isAsked && question !== undefined && tagOf(question) === frame;
}

const inWords = (kind: string): Decision => ({ id: kind, kinds: [kind], Panel: Moves });

const questions: Decision[] = [
  {
    id: "fifth",
    kinds: ["drop_card", ...PROGRESS_KINDS],
    isDue: (game) => isAsking(game, "fifth") || isAsking(game, "own_fifth"),
    Panel: Moves,
  },
  {
    id: "fresh",
    kinds: ["keep_card", ...PROGRESS_KINDS],
    isDue: (game) => isAsking(game, "fresh"),
    Panel: Moves,
  },
  ...["commit_knights", "pick_deck", "aqueduct", "present", "hand_over", "take_card", "take_goods", "move_road"].map(
    inWords,
  ),
];

/** What the reader opens: improvements, and offers of a Commercial Harbour. */
const wishes: Decision[] = ["improve", "exchange"].map((kind) => ({
  id: kind,
  kinds: [kind],
  Panel: Moves,
  prompt: () => ({
    title: [t(`choose-${kind}`)],
    hint: [t(`choose-${kind}-hint`)],
    icon: kind === "improve" ? "ui-improve" : "pr-commercial-harbour",
  }),
  isOpened: true,
}));

// Players.

/** Progress cards that somebody holds, and the strength of their knights: the active ones, and all. */
function statsOf({ view }: IslandModel, seat: number): Fact[] {
  const held = view.sights?.cities?.held[seat] ?? [];
  const count = held.reduce((sum, each) => sum + each, 0);
  const board = cities(view);
  const { active, all } = board ? strengthOf(board, seat) : { active: 0, all: 0 };
  return [
    { id: "progress", icon: "ui-dev", text: String(count), label: t("stat-progress", { count }) },
    {
      id: "strength",
      icon: "ui-defender",
      text: `${active}/${all}`,
      label: t("stat-strength", { active, all }),
    },
  ];
}

/** The levels of the city plan. */
function factsOf({ view }: IslandModel, seat: number): Fact[] {
  const [trade = 0, politics = 0, science = 0] = cities(view)?.levels[seat] ?? [];
  const label = t("fact-levels", { trade, politics, science });
  return TRACKS.map((track, index) => ({
    id: `level-${track}`,
    icon: `r-${COMMODITIES[track]}`,
    text: String([trade, politics, science][index]),
    label,
  }));
}

export const citiesAndKnights: Part = {
  id: "cities_and_knights",
  isOn: (scene) => scene.cities !== null,
  placements,
  groups: [{ id: "cities", icon: "p-knight-basic-inactive", buttons }],
  decisions: [...questions, ...opened, ...wishes],
  cards: cardsOf,
  statsOf,
  factsOf,
  stock: ({ view, scene }) => {
    const space = cities(view)?.ship ?? 0;
    return [
      {
        id: "ship",
        icon: "ev-ship",
        text: `${space}/${scene.cities?.landing ?? 0}`,
        label: t("stock-ship", { space }),
      },
    ];
  },
};
