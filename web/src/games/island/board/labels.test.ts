import { beforeEach, expect, it } from "vitest";
import { speak, type Language } from "../../../lib/text.svelte";
import { hexLabel, pieceLabel, placesLabel, siteLabel } from "./labels";
import type { BoardScene } from "./scene";

const SCENE = {
  hexes: [
    { at: "(0,0)", terrain: "forest", numbers: [6] },
    { at: "(0,-1)", terrain: "hills", numbers: [8] },
  ],
} as unknown as BoardScene;

beforeEach(() => speak("en"));

it("names a piece by what lies around it, its coordinates last", () => {
  expect(pieceLabel(SCENE, "settlement", "Ania", "N(0,0)")).toBe("settlement of Ania, forest 6, hills 8, sea [N(0,0)]");
  expect(pieceLabel(SCENE, "road", "Ania", "NW(0,0)")).toBe("road of Ania, hills 8 – forest 6 [NW(0,0)]");
});

it("keeps several places apart, although each has commas", () => {
  expect(placesLabel(SCENE, ["N(0,0)", "S(0,0)"])).toBe("forest 6, hills 8, sea [N(0,0)]; forest 6, sea [S(0,0)]");
  expect(placesLabel(SCENE, [])).toBe("");
});

it("names a hex by its terrain and number, its coordinates last", () => {
  const [hex] = SCENE.hexes;
  expect(hex && hexLabel(hex, true)).toBe("forest 6, robber, hex (0,0)");
});

it("ends a site with its key", () => {
  const site = { place: "N(0,0)", kind: "city", label: "City at forest 6, sea [N(0,0)]", key: "2", seat: 0 };
  expect(siteLabel(site)).toBe("City at forest 6, sea [N(0,0)], key 2");
});

it.each<[Language, string]>([
  ["ru", "город (Ania), лес 6, холмы 8, море [N(0,0)]"],
  ["uk", "місто (Ania), ліс 6, пагорби 8, море [N(0,0)]"],
])("says so in %s", async (language, label) => {
  await speak(language);
  expect(pieceLabel(SCENE, "city", "Ania", "N(0,0)")).toBe(label);
});
