import { describe, expect, it } from "vitest";
import "../../../tests/unit/joined";
import { KINDS } from "./data";
import { offeredBy, PARTS } from "./parts";

describe("parts", () => {
  it("offer a way to make every kind of move that the island has", () => {
    const offered = new Set<string>(PARTS.flatMap(offeredBy));
    expect(KINDS.filter((kind) => !offered.has(kind))).toEqual([]);
  });

  it("offer no kind that the island does not have", () => {
    const known = new Set<string>(KINDS);
    expect(PARTS.flatMap(offeredBy).filter((kind) => !known.has(kind))).toEqual([]);
  });
});
