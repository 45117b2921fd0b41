import { describe, expect, it } from "vitest";
import { KINDS } from "./data";
import { offeredBy, PARTS } from "./parts";

describe("parts", () => {
  it("offer a way to make every kind of move that the island has", () => {
    const offered = new Set<string>(PARTS.flatMap(offeredBy));
    expect(KINDS.filter((kind) => !offered.has(kind))).toEqual([]);
  });

  it("offer no kind that the island does not have, and none twice", () => {
    const offered = PARTS.flatMap((part) => [...new Set<string>(offeredBy(part))]);
    expect(offered.filter((kind) => !KINDS.some((each) => each === kind))).toEqual([]);
    expect(offered.filter((kind, index) => offered.indexOf(kind) !== index)).toEqual([]);
  });
});
