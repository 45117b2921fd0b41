import { t } from "../../lib/text.svelte";
import type { DevCard, Good, Scene, Terrain } from "./data";

/** The resources in the order in which they stand everywhere. */
export const RESOURCES: readonly Good[] = ["lumber", "brick", "wool", "grain", "ore"];

/** All kinds of cards in that order: the commodities come after the resources. */
export const GOODS: readonly Good[] = [...RESOURCES, "cloth", "coin", "paper"];

/** What each kind of land brings; the others bring no cards. */
export const YIELDS: Partial<Record<Terrain, Good>> = {
  forest: "lumber",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
};

/** The kinds of cards that a table plays with. */
export function goodsOf(scene: Scene): Good[] {
  return GOODS.filter((good) => scene.goods.includes(good));
}

/** Development cards in the order of their counts, with their pictures. The word of a card is its message. */
export const DEV_CARDS: { card: DevCard; word: string; icon: string; kind: string }[] = [
  { card: "knight", word: "knight", icon: "dev-knight", kind: "play_knight" },
  { card: "road_building", word: "road-building", icon: "dev-roads", kind: "play_road_building" },
  { card: "year_of_plenty", word: "year-of-plenty", icon: "dev-plenty", kind: "play_year_of_plenty" },
  { card: "monopoly", word: "monopoly", icon: "dev-monopoly", kind: "play_monopoly" },
  { card: "victory_point", word: "victory-point", icon: "dev-point", kind: "play_victory_point" },
  { card: "swift_journey", word: "swift-journey", icon: "ui-wagon", kind: "play_swift_journey" },
];

/** Whether a table plays with development cards. */
export function hasDevelopment({ cards }: Pick<Scene, "cards">): boolean {
  return cards.some(({ count }) => count > 0);
}

/** Whether a table sells cards: those, or such as are carried out when they are bought. */
export function sellsCards(scene: Pick<Scene, "cards"> & Partial<Pick<Scene, "attack">>): boolean {
  return hasDevelopment(scene) || scene.attack != null;
}

/** What a card does, in words. A knight moves a barbarian where there is no robber. */
export function aboutCard(card: DevCard, scene: Partial<Pick<Scene, "traders">> | null): string {
  return card === "knight" && scene?.traders != null ? t("card-about-knight-barbarian") : t(`card-about-${card}`);
}

/** Cards that are played by naming resources. */
export const NAMING_CARDS: readonly DevCard[] = ["year_of_plenty", "monopoly"];

/** The colour of the band of a card. Wool is as white as the card, so its band is a pasture. */
export function bandOf(good: string): string {
  return good === "wool" ? "var(--t-pasture)" : `var(--r-${good})`;
}
