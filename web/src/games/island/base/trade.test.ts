import { expect, it } from "vitest";
import { changed, sides } from "./trading.svelte";

it("counts goods of an offer up to what there is, and never below none", () => {
  expect(changed({}, "ore", 1, 2)).toEqual({ ore: 1 });
  expect(changed({ ore: 2, wool: 1 }, "ore", 1, 2)).toEqual({ ore: 2, wool: 1 });
  expect(changed({ ore: 1 }, "ore", -1, 2)).toEqual({ ore: 0 });
  expect(changed({}, "ore", -1, 2)).toEqual({ ore: 0 });
});

it("puts gold on the side of whoever gives it", () => {
  expect(sides({ give: { ore: 1 }, want: { wool: 2 } })).toEqual([{ ore: 1 }, { wool: 2 }]);
  expect(sides({ give: {}, want: { wool: 2 }, gold: 3 })).toEqual([{ gold: 3 }, { wool: 2 }]);
  expect(sides({ give: { ore: 1 }, want: {}, gold: -2 })).toEqual([{ ore: 1 }, { gold: 2 }]);
});
