import { describe, expect, it } from "vitest";
import { argumentOf, byKind, kindOf } from "./actions";

describe("legal moves", () => {
  it("have a kind, with their module where they belong to one", () => {
    expect(kindOf("end_turn")).toBe("end_turn");
    expect(kindOf({ build_road: "W(0,1)" })).toBe("build_road");
    expect(kindOf({ rivers: { build_bridge: "W(0,1)" } })).toBe("rivers.build_bridge");
    expect(kindOf({ fish: "keep" })).toBe("fish.keep");
  });

  it("are about something, or nothing", () => {
    expect(argumentOf("end_turn")).toBeNull();
    expect(argumentOf({ rob: 2 })).toBe(2);
    expect(argumentOf({ rivers: { build_bridge: "W(0,1)" } })).toBe("W(0,1)");
  });

  it("stand together by kind, in the order of the server", () => {
    const road = (place: string) => ({ action: `red builds road ${place}`, data: { build_road: place } });
    const moves = byKind([road("W(0,1)"), { action: "red ends turn", data: "end_turn" }, road("W(1,0)")]);
    expect([...moves.keys()]).toEqual(["build_road", "end_turn"]);
    expect(moves.get("build_road")?.map(({ action }) => action)).toEqual([
      "red builds road W(0,1)",
      "red builds road W(1,0)",
    ]);
  });
});
