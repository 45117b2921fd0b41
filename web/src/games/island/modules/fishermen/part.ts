/** Fishermen: fish tokens and what they buy, and the old boot. */
import { t } from "../../../../lib/text.svelte";
import type { FishPrices } from "../../data";
import type { IslandModel } from "../../model.svelte";
import type { BarButton, Decision, Fact, Part } from "../../parts";
import { tokenNames } from "../../words/actions";
import { fishOf } from "../../words/logModules";
import FishTokens from "./FishTokens.svelte";
import FullHand from "./FullHand.svelte";
import PassBoot from "./PassBoot.svelte";
import { priceFor, purchasesIn, type Purchase } from "./payment";
import Purchases from "./Purchases.svelte";

interface Ware {
  kind: string;
  icon: string;
  price: keyof FishPrices;
}

/** What fish buy, from the cheapest on. The labels are the messages `act-<kind>`, what they do `about-<kind>`. */
const WARES: Ware[] = [
  { kind: "fish_remove_robber", icon: "p-robber", price: "remove_robber" },
  { kind: "fish_steal", icon: "ui-cards", price: "steal" },
  { kind: "fish_take", icon: "ui-bank", price: "take" },
  { kind: "fish_road", icon: "p-road", price: "road" },
  { kind: "fish_card", icon: "ui-dev", price: "card" },
];

function purchases({ legal }: IslandModel, { kind }: Ware): Purchase[] {
  return purchasesIn(legal.get(kind) ?? []);
}

/** The price for the person in front of the page. */
function priceOf({ scene, view, me, people }: IslandModel, ware: Ware): number {
  const points = view.public.open_points.slice(0, people.length);
  return priceFor(scene.fish?.prices[ware.price] ?? 0, points, me ?? 0, scene.two !== null);
}

function buttonOf(ware: Ware): BarButton {
  return {
    id: ware.kind,
    key: null,
    icon: ware.icon,
    kinds: [ware.kind],
    isColoured: true,
    cost: (_, game) => ({ fish: priceOf(game, ware) }),
    /** Tokens that show more than the price: what they show beyond it is lost. */
    note: (game) => {
      const [first] = purchases(game, ware);
      const paid = first ? fishOf(first.tokens) : 0;
      return paid > priceOf(game, ware) ? t("fish-overpaid", { paid }) : "";
    },
    press: (game) => {
      const [only, ...others] = purchases(game, ware);
      if (only && others.length === 0) void game.act(only.action);
      else game.open(ware.kind);
    },
  };
}

const boot: BarButton = {
  id: "pass_boot",
  key: null,
  icon: "boot",
  kinds: ["pass_boot"],
  isShown: ({ view, me }) => me !== null && view.public.modules?.fish?.boot === me,
};

/** Purchases of which there are several: whose card, which card. */
const choices: Decision[] = WARES.filter(({ kind }) => kind === "fish_steal" || kind === "fish_take").map((ware) => ({
  id: ware.kind,
  kinds: [ware.kind],
  Panel: Purchases,
  prompt: (game) => {
    const [first] = purchases(game, ware);
    const tokens = first ? tokenNames(first.tokens) : "";
    return { title: [t(`choose-${ware.kind}`)], hint: [t("fish-pays", { tokens })], icon: ware.icon };
  },
  isOpened: true,
}));

function factsOf({ view, scene }: IslandModel, seat: number): Fact[] {
  const fish = view.public.modules?.fish;
  const count = fish?.held[seat] ?? 0;
  const facts: Fact[] = [{ id: "fish", icon: "r-fish", text: String(count), label: t("state-fish", { count }) }];
  if (fish?.boot === seat) {
    const points = scene.victory_points + 1;
    const label = t("fact-boot-label", { points });
    facts.push({ id: "boot", icon: "boot", text: t("fact-boot", { points }), label, isBurden: true });
  }
  return facts;
}

/** How many tokens lie face down. The boot is among them until somebody has drawn it. */
function supplyOf({ view, scene }: IslandModel): number {
  const { held = [], spent = [], boot = null } = view.public.modules?.fish ?? {};
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return sum(scene.fish?.tokens ?? []) + (boot === null ? 1 : 0) - sum(held) - sum(spent);
}

export const fishermen: Part = {
  id: "fishermen",
  isOn: (scene) => scene.fish !== null,
  groups: [{ id: "fish", icon: "r-fish", buttons: [...WARES.map(buttonOf), boot] }],
  decisions: [
    {
      id: "full-hand",
      kinds: ["keep_fish", "exchange_fish"],
      Panel: FullHand,
      prompt: () => ({ title: [t("prompt-fish")], hint: [t("prompt-fish-hint")], icon: "r-fish" }),
    },
    ...choices,
    {
      id: "pass_boot",
      kinds: ["pass_boot"],
      Panel: PassBoot,
      prompt: () => ({ title: [t("choose-pass_boot")], hint: [t("choose-pass_boot-hint")], icon: "boot" }),
      isOpened: true,
    },
  ],
  Holdings: FishTokens,
  factsOf,
  stock: (game) => {
    const count = supplyOf(game);
    return [{ id: "fish", icon: "r-fish", text: String(count), label: t("stock-fish", { count }) }];
  },
};
