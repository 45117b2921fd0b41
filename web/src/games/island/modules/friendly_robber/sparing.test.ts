import { expect, it } from "vitest";
import { bench, legal, refusal } from "../../../../../tests/unit/island";
import { SparingState } from "./sparing.svelte";

it("a reason is told of the hex that it is about alone, and asked for once", async () => {
  const table = bench();
  const sparing = table.game.state(SparingState);
  table.table.actions = [legal("move_robber", table.game.scene.hexes[0]?.at)];
  const [first, second] = sparing.places as [string, string];
  table.table.refusal = refusal("Bo has two points.");
  await sparing.explain(first);
  await sparing.explain(first);
  expect(sparing.refusal?.sentence).toBe("Bo has two points.");
  expect(table.asked).toEqual([`red moves robber ${first}`]);
  sparing.ask(second);
  expect(sparing.refusal).toBeNull();
  table.table.refusal = refusal("Cleo has two points.");
  await sparing.explain(second);
  expect(sparing.refusal?.sentence).toBe("Cleo has two points.");
});
