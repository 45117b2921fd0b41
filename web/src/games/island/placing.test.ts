import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/text.svelte";
import type { Legal } from "../../lib/table.svelte";
import { byKind } from "./actions";
import type { Site } from "./board/scene";
import type { IslandModel } from "./model.svelte";
import type { Placement } from "./parts";
import { Placing } from "./placing.svelte";

/** Wagons that go from one intersection to another: “march” with both places. */
const MARCH: Placement = {
  kind: "march",
  piece: "settlement",
  icon: "p-wagon",
  isAsked: () => false,
  picks: (argument) => argument as string[],
  notesOf: (_, argument) => [{ tone: "cost", text: (argument as string[])[1] ?? "", label: "so far" }],
};

const ROAD: Placement = { kind: "build_road", piece: "road", icon: "p-road", isAsked: () => false };

function march(from: string, to: string): Legal {
  return { action: `march ${from} ${to}`, kind: "march", data: { march: [from, to] } };
}

function road(edge: string): Legal {
  return { action: `road ${edge}`, kind: "build_road", data: { build_road: edge } };
}

/** A table at which these moves are legal; what was sent is kept. */
function table(...moves: Legal[]): { placing: Placing; sent: string[]; forbid: () => void } {
  const sent: string[] = [];
  let isAllowed = true;
  const game = {
    legal: byKind(moves),
    placements: [ROAD, MARCH],
    me: 1,
    scene: { hexes: [] },
    act: (action: string) => {
      sent.push(action);
      return Promise.resolve(isAllowed);
    },
  };
  return { placing: new Placing(game as unknown as IslandModel), sent, forbid: () => (isAllowed = false) };
}

const places = (sites: Site[]) => sites.map(({ place }) => place);
const site = (placing: Placing, place: string) => placing.sites.find((each) => each.place === place) as Site;

describe("picking places", () => {
  beforeAll(() => speak("en"));

  it("shows nothing before a kind is chosen, and its places then, with digits", () => {
    const { placing } = table(road("W(0,0)"), road("NE(0,0)"));
    expect(placing.sites).toEqual([]);
    placing.choose("build_road");
    expect(places(placing.sites)).toEqual(["W(0,0)", "NE(0,0)"]);
    expect(placing.sites.map(({ key, seat }) => [key, seat])).toEqual([
      ["1", 1],
      ["2", 1],
    ]);
    placing.choose("build_road");
    expect(placing.sites).toEqual([]);
  });

  it("makes the move of a single place at once", async () => {
    const { placing, sent } = table(road("W(0,0)"), road("NE(0,0)"));
    placing.choose("build_road");
    expect(await placing.pick(site(placing, "NE(0,0)"))).toBe(true);
    expect(sent).toEqual(["road NE(0,0)"]);
  });

  it("asks for two places one after the other, with the cost at the second", async () => {
    const { placing, sent } = table(march("N(0,0)", "S(0,0)"), march("N(0,0)", "S(1,0)"), march("N(1,1)", "S(1,0)"));
    placing.choose("march");
    expect(places(placing.sites)).toEqual(["N(0,0)", "N(1,1)"]);
    expect(placing.sites.every(({ kind, notes }) => kind === "pick" && notes?.length === 0)).toBe(true);
    expect(await placing.pick(site(placing, "N(0,0)"))).toBe(false);
    expect(placing.from).toBe("N(0,0)");
    expect(places(placing.sites)).toEqual(["S(0,0)", "S(1,0)"]);
    expect(site(placing, "S(1,0)").notes).toMatchObject([{ tone: "cost", text: "S(1,0)" }]);
    await placing.pick(site(placing, "S(1,0)"));
    expect(sent).toEqual(["march N(0,0) S(1,0)"]);
  });

  it("takes the only first place by itself, and one step back leaves the rest", async () => {
    const { placing } = table(march("N(0,0)", "S(0,0)"), march("N(0,0)", "S(1,0)"));
    placing.choose("march");
    expect(placing.step).toBe(1);
    expect(places(placing.sites)).toEqual(["S(0,0)", "S(1,0)"]);
    const several = table(march("N(0,0)", "S(0,0)"), march("N(1,1)", "S(1,0)"), march("N(1,1)", "S(0,0)")).placing;
    several.choose("march");
    await several.pick(site(several, "N(1,1)"));
    expect(several.step).toBe(1);
    expect(several.back()).toBe(true);
    expect(places(several.sites)).toEqual(["N(0,0)", "N(1,1)"]);
    expect(several.back()).toBe(false);
    expect(several.sites).toEqual([]);
  });

  it("marks the place that the server refused", async () => {
    const { placing, forbid } = table(road("W(0,0)"));
    forbid();
    placing.choose("build_road");
    await placing.pick(site(placing, "W(0,0)"));
    expect(placing.refused).toBe("W(0,0)");
  });
});
