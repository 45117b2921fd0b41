import { describe, expect, it } from "vitest";
import {
  angleOf,
  boundsOf,
  coastOf,
  endsOf,
  kindOf,
  lineOf,
  nearest,
  pointOf,
  RADIUS,
  reachOf,
  seaward,
  WIDTH,
} from "./geometry";

const ISLAND = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => `(${q},${r})`),
);

function expectPoint(name: string, x: number, y: number) {
  const point = pointOf(name);
  expect(point.x).toBeCloseTo(x);
  expect(point.y).toBeCloseTo(y);
}

describe("places", () => {
  it("puts hexes, intersections and paths where the notation says", () => {
    expectPoint("(0,0)", 0, 0);
    expectPoint("(1,-2)", 0, -180);
    expectPoint("N(0,0)", 0, -60);
    expectPoint("S(0,0)", 0, 60);
    expectPoint("W(0,0)", -WIDTH / 2, 0);
    expect([kindOf("(1,2)"), kindOf("S(1,-2)"), kindOf("NE(1,2)")]).toEqual(["hex", "intersection", "path"]);
  });

  it("puts plazas into the middle of their hexes, and spokes between them and a corner", () => {
    expect(pointOf("Plaza(castle)")).toEqual(pointOf("(-2,0)"));
    expect(endsOf("Spoke(castle,N(-2,0))")).toEqual(["N(-2,0)", "Plaza(castle)"]);
    expect([kindOf("Plaza(quarry)"), kindOf("Spoke(quarry,N(1,-1))")]).toEqual(["intersection", "path"]);
    expectPoint("Spoke(castle,N(-2,0))", -2 * WIDTH, -30);
    expect(angleOf("Spoke(glassworks,N(0,2))")).toBeCloseTo(90);
    expect(angleOf("Spoke(quarry,N(1,-1))")).toBeCloseTo(-30);
  });

  it("gives a path its two ends, a side apart, with its point in the middle", () => {
    for (const path of ["W(0,0)", "NW(1,-1)", "NE(-2,2)"]) {
      const [from, to] = endsOf(path).map(pointOf);
      if (!from || !to) throw new Error(path);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(RADIUS);
      expectPoint(path, (from.x + to.x) / 2, (from.y + to.y) / 2);
    }
    expect(endsOf("NE(0,0)")).toEqual(["N(0,0)", "S(1,-1)"]);
    expect(endsOf("NW(0,0)")).toEqual(["N(0,0)", "S(0,-1)"]);
    expect(endsOf("W(0,0)")).toEqual(["S(0,-1)", "N(-1,1)"]);
  });

  it("cuts a line at both ends and knows how it is turned", () => {
    const [from, to] = lineOf("W(0,0)", 13);
    expect([from.y, to.y].map(Math.round)).toEqual([-17, 17]);
    expect([angleOf("W(0,0)"), angleOf("NW(0,0)"), angleOf("NE(0,0)")]).toEqual([90, -30, 30]);
  });

  it("shows the island with room for harbours", () => {
    const { x, y, width, height } = boundsOf(ISLAND);
    expect([x, y, width, height].map(Math.round)).toEqual([-322, -300, 644, 600]);
  });
});

describe("the coast", () => {
  it("is one loop of thirty sides around the island", () => {
    const coast = coastOf(ISLAND);
    expect(coast.match(/M/g)).toHaveLength(1);
    expect(coast.match(/L/g)).toHaveLength(29);
  });

  it("goes around each island, and around sea inside of one", () => {
    expect(coastOf(["(0,0)", "(5,0)"]).match(/M/g)).toHaveLength(2);
    expect(coastOf(ISLAND.filter((hex) => hex !== "(0,0)")).match(/M/g)).toHaveLength(2);
  });

  it("has the sea outside, whichever hex names the path", () => {
    const near = (path: string) => {
      const { x, y } = seaward(path, ISLAND);
      return [Math.round(x * 100), Math.round(y * 100)];
    };
    expect(near("W(-2,0)")).toEqual([-100, 0]);
    expect(near("W(3,0)")).toEqual([100, 0]);
    expect(near("NW(-1,3)")).toEqual([50, 87]);
  });
});

describe("arrow keys", () => {
  it("lead to the nearest site in their direction", () => {
    const sites = ["S(1,-2)", "N(0,0)", "S(1,-1)"];
    expect(nearest("S(1,-2)", "down", sites)).toBe("N(0,0)");
    expect(nearest("N(0,0)", "right", sites)).toBe("S(1,-1)");
    expect(nearest("S(1,-1)", "left", sites)).toBe("N(0,0)");
    expect(nearest("S(1,-2)", "up", sites)).toBeNull();
  });

  it("go to a neighbour before they jump over one", () => {
    expect(["(0,-1)", "(-1,-1)"]).toContain(nearest("(0,-2)", "down", ISLAND));
    expect(nearest("(0,0)", "right", ISLAND)).toBe("(1,0)");
  });

  it("reach every intersection from every other", () => {
    const places = [...new Set(ISLAND.flatMap((hex) => [`N${hex}`, `S${hex}`]))];
    const seen = new Set(["N(0,0)"]);
    for (const place of seen) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = nearest(place, direction, places);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(places.length);
  });
});

describe("taps", () => {
  it("reach half-way to the next site, and far where a site is alone", () => {
    expect(reachOf(["N(0,0)", "S(1,-1)"]).get("N(0,0)")).toBeCloseTo(30);
    expect(reachOf(["N(0,0)"]).get("N(0,0)")).toBe(36);
  });
});
