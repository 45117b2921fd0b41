import { expect, it } from "vitest";
import { endsOf } from "../../board/geometry";
import type { Public, Scene, Vertex } from "../../data";
import { harbourPoints } from "./points";

const scene: Pick<Scene, "harbours"> = { harbours: [{ path: "NW(0,-2)", rate: 3, resource: null }] };
const [one, other] = endsOf("NW(0,-2)") as [Vertex, Vertex];

function position(settlements: Vertex[], cities: Vertex[]): Pick<Public, "settlements" | "cities"> {
  return { settlements: [settlements, [], [], []], cities: [cities, [], [], []] };
}

it("a settlement at a harbour counts one and a city two; elsewhere they count nothing", () => {
  expect(harbourPoints(scene, position([one, "N(0,0)"], []), 0)).toBe(1);
  expect(harbourPoints(scene, position(["N(0,0)"], [other]), 0)).toBe(2);
  expect(harbourPoints(scene, position([one], [other]), 1)).toBe(0);
});
