/** Traders & Barbarians joins the tables of this page: its part, its layers and its words. */
import { addLayers } from "../../board/layers";
import PlazaLayer from "../../board/layers/PlazaLayer.svelte";
import RaiderLayer from "../../board/layers/RaiderLayer.svelte";
import WagonLayer from "../../board/layers/WagonLayer.svelte";
import { addPart } from "../../parts";
import { late } from "../../words/late";
import { tradersCases } from "../../words/logTraders";
import { tradersPart, tradersPlayerLines } from "../../words/stateTraders";
import { sayTraders, tradersQuestion } from "../../words/traders";
import { tradersAndBarbarians } from "./part";

export function join(): void {
  addPart(tradersAndBarbarians);
  addLayers(
    { id: "plazas", level: "land", Component: PlazaLayer },
    { id: "raiders", level: "paths", Component: RaiderLayer },
    { id: "wagons", level: "pieces", Component: WagonLayer },
  );
  late.traders = {
    action: sayTraders,
    question: tradersQuestion,
    cases: tradersCases,
    part: tradersPart,
    playerLines: tradersPlayerLines,
  };
}
