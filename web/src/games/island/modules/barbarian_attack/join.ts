/** Barbarian Attack joins the tables of this page: its part, its layers and its words. */
import { addLayers } from "../../board/layers";
import HorsemanLayer from "../../board/layers/HorsemanLayer.svelte";
import RaiderLayer from "../../board/layers/RaiderLayer.svelte";
import { addPart } from "../../parts";
import { attackQuestion, sayAttack } from "../../words/attack";
import { late } from "../../words/late";
import { attackCases } from "../../words/logAttack";
import { attackPart, attackPlayerLines } from "../../words/stateAttack";
import { barbarianAttack } from "./part";

export function join(): void {
  addPart(barbarianAttack);
  addLayers(
    { id: "raiders", level: "paths", Component: RaiderLayer },
    { id: "horsemen", level: "paths", Component: HorsemanLayer },
  );
  late.attack = {
    action: sayAttack,
    question: attackQuestion,
    cases: attackCases,
    part: attackPart,
    playerLines: attackPlayerLines,
  };
}
