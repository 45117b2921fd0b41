/**
 * What the board is drawn of, from below. Each layer is a small component that gets the board and draws one kind of thing; a module
 * that puts something on the island adds a file and an entry. Within a level, layers are drawn in the order of this list.
 *
 * Sites that may be picked lie over what is of their kind: hexes over the land, paths over the roads, intersections over everything, so
 * that no piece is covered by a site beside it. Layers take no clicks.
 */
import type { Component } from "svelte";
import BuildingLayer from "./layers/BuildingLayer.svelte";
import CamelLayer from "./layers/CamelLayer.svelte";
import GroundLayer from "./layers/GroundLayer.svelte";
import HarbourLayer from "./layers/HarbourLayer.svelte";
import LakeLayer from "./layers/LakeLayer.svelte";
import LandLayer from "./layers/LandLayer.svelte";
import OasisLayer from "./layers/OasisLayer.svelte";
import RiverLayer from "./layers/RiverLayer.svelte";
import RoadLayer from "./layers/RoadLayer.svelte";
import RobberLayer from "./layers/RobberLayer.svelte";
import SeaLayer from "./layers/SeaLayer.svelte";
import TokenLayer from "./layers/TokenLayer.svelte";
import type { BoardModel } from "./model.svelte";

export type Level = "sea" | "land" | "paths" | "pieces";

export interface Layer {
  id: string;
  level: Level;
  Component: Component<{ board: BoardModel }>;
}

const ALL: Layer[] = [
  { id: "sea", level: "sea", Component: SeaLayer },
  { id: "grounds", level: "sea", Component: GroundLayer },
  { id: "harbours", level: "sea", Component: HarbourLayer },
  { id: "land", level: "land", Component: LandLayer },
  { id: "rivers", level: "land", Component: RiverLayer },
  { id: "oasis", level: "land", Component: OasisLayer },
  { id: "tokens", level: "land", Component: TokenLayer },
  { id: "lake", level: "land", Component: LakeLayer },
  { id: "roads", level: "paths", Component: RoadLayer },
  { id: "camels", level: "paths", Component: CamelLayer },
  { id: "buildings", level: "pieces", Component: BuildingLayer },
  { id: "robber", level: "pieces", Component: RobberLayer },
];

/** Layers of a module that only some tables need: they lie over the others of their level. */
export function addLayers(...layers: Layer[]): void {
  ALL.push(...layers.filter(({ id }) => ALL.every((other) => other.id !== id)));
}

/** The layers of some levels, from below. */
export function layersOf(...levels: Level[]): Layer[] {
  return levels.flatMap((level) => ALL.filter((layer) => layer.level === level));
}
