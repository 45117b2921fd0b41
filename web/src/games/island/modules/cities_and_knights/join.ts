/** Cities & Knights joins the tables of this page: its part, its layers and its words. */
import { addLayers } from "../../board/layers";
import KnightLayer from "../../board/layers/KnightLayer.svelte";
import MerchantLayer from "../../board/layers/MerchantLayer.svelte";
import { addPart } from "../../parts";
import { late } from "../../words/late";
import { citiesCases } from "../../words/logCities";
import { citiesQuestion, sayCities } from "../../words/sayCities";
import { citiesOwnLines, citiesPart, citiesPlayerLines } from "../../words/stateCities";
import { citiesAndKnights } from "./part";

export function join(): void {
  addPart(citiesAndKnights);
  addLayers(
    { id: "knights", level: "pieces", Component: KnightLayer },
    { id: "merchant", level: "pieces", Component: MerchantLayer },
  );
  late.cities = {
    action: sayCities,
    question: citiesQuestion,
    cases: citiesCases,
    part: citiesPart,
    playerLines: citiesPlayerLines,
    ownLines: citiesOwnLines,
  };
}
