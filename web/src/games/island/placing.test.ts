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
  notesOf: (_, argument) => [{ text: (argument as string[])[1] ?? "", label: "so far" }],
};

const ROAD: Placement = { kind: "build_road", piece: "road", icon: "p-road", isAsked: () => false };

/** Two tokens that change places. */
const SWAP: Placement = {
  kind: "swap",
  piece: "settlement",
  icon: "pr-inventor",
  isAsked: () => false,
  picks: (argument) => argument as string[],
  isEitherWay: true,
};

function march(from: string, to: string): Legal {
  return { action: `march ${from} ${to}`, kind: "march", data: { march: [from, to] } };
}

function road(edge: string): Legal {
  return { action: `road ${edge}`, kind: "build_road", data: { build_road: edge } };
}

/** A table at which these moves are legal; what was sent is kept. */
function table(...moves: Legal[]) {
  const sent: string[] = [];
  let isAllowed = true;
  const position = { number: 1 };
  const game = {
    legal: byKind(moves),
    placements: [ROAD, MARCH, SWAP],
    me: 1,
    table: { position },
    scene: { hexes: [] },
    act: (action: string) => {
      sent.push(action);
      onSent();
      return Promise.resolve(isAllowed);
    },
  };
  let onSent = () => {};
  const forbid = (then = () => {}) => {
    isAllowed = false;
    onSent = then;
  };
  return { placing: new Placing(game as unknown as IslandModel), sent, position, forbid };
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
    expect(placing.step).toBe(1);
    expect(places(placing.sites)).toEqual(["S(0,0)", "S(1,0)"]);
    expect(site(placing, "S(1,0)").notes).toMatchObject([{ text: "S(1,0)" }]);
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

  it("goes back to the last choice, past what left none", async () => {
    const haul = (...places: string[]): Legal => ({
      ...march("", ""),
      action: places.join(" "),
      data: { march: places },
    });
    // From N(0,0) every way leads over E; only after it there is a choice again.
    const { placing } = table(
      haul("N(0,0)", "E", "S(0,0)", "W"),
      haul("N(0,0)", "E", "S(0,0)", "Q"),
      haul("N(0,0)", "E", "S(1,0)", "W"),
      haul("N(1,1)", "E", "S(1,0)", "W"),
    );
    placing.choose("march");
    await placing.pick(site(placing, "N(0,0)"));
    await placing.pick(site(placing, "S(0,0)"));
    expect(places(placing.sites)).toEqual(["W", "Q"]);
    expect([placing.back(), places(placing.sites)]).toEqual([true, ["S(0,0)", "S(1,0)"]]);
    expect([placing.back(), places(placing.sites)]).toEqual([true, ["N(0,0)", "N(1,1)"]]);
    expect(placing.back()).toBe(false);
  });

  it("takes two places in either order where the order does not matter", async () => {
    const swap = (one: string, other: string): Legal => ({
      action: `swap ${one} ${other}`,
      kind: "swap",
      data: { swap: [one, other] },
    });
    const { placing, sent } = table(swap("(0,0)", "(1,0)"), swap("(0,0)", "(2,0)"));
    placing.choose("swap");
    expect(places(placing.sites)).toEqual(["(0,0)", "(1,0)", "(2,0)"]);
    await placing.pick(site(placing, "(2,0)"));
    await placing.pick(site(placing, "(0,0)"));
    expect(sent).toEqual(["swap (0,0) (2,0)"]);
  });

  it("marks the place that the server refused, until something else is done or happens", async () => {
    const { placing, forbid, position } = table(road("W(0,0)"));
    forbid();
    placing.tidy();
    const pick = async () => {
      placing.choose("build_road");
      await placing.pick(site(placing, "W(0,0)"));
    };
    await pick();
    placing.tidy();
    expect(placing.refused).toBe("W(0,0)");
    position.number = 2;
    placing.tidy();
    expect(placing.refused).toBeNull();
    placing.cancel();
    await pick();
    placing.cancel();
    expect(placing.refused).toBeNull();
  });

  it("marks no place when the move came too late", async () => {
    const { placing, forbid, position } = table(road("W(0,0)"));
    forbid(() => (position.number = 2));
    placing.choose("build_road");
    await placing.pick(site(placing, "W(0,0)"));
    expect(placing.refused).toBeNull();
  });
});
