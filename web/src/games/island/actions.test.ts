import { describe, expect, it } from "vitest";
import { argumentOf, byKind } from "./actions";

describe("legal moves", () => {
  it("are about something, or nothing", () => {
    expect(argumentOf({ kind: "end_turn", data: "end_turn" })).toBeNull();
    expect(argumentOf({ kind: "rob", data: { rob: 2 } })).toBe(2);
    expect(argumentOf({ kind: "discard", data: { discard_one: "ore" } })).toBe("ore");
    expect(argumentOf({ kind: "discard", data: { discard: { ore: 4 } } })).toEqual({ ore: 4 });
    expect(argumentOf({ kind: "play_year_of_plenty", data: { play_year_of_plenty: ["ore", null] } })).toEqual([
      "ore",
      null,
    ]);
  });

  it("of a module stand inside its name, whatever it is called", () => {
    expect(argumentOf({ kind: "build_bridge", data: { rivers: { build_bridge: "W(0,1)" } } })).toBe("W(0,1)");
    expect(argumentOf({ kind: "damage_road", data: { events: { damage: "W(0,1)" } } })).toBe("W(0,1)");
    expect(argumentOf({ kind: "name_path", data: { caravans: { name: null } } })).toBeNull();
    expect(argumentOf({ kind: "rebuild", data: { another: { rebuild: { ore: 1 } } } })).toEqual({ ore: 1 });
  });

  it("stand together by kind, in the order of the server", () => {
    const road = (place: string) => ({
      action: `red builds road ${place}`,
      kind: "build_road",
      data: { build_road: place },
    });
    const end = { action: "red ends turn", kind: "end_turn", data: "end_turn" };
    const moves = byKind([road("W(0,1)"), end, road("W(1,0)")]);
    expect([...moves.keys()]).toEqual(["build_road", "end_turn"]);
    expect(moves.get("build_road")?.map(({ action }) => action)).toEqual([
      "red builds road W(0,1)",
      "red builds road W(1,0)",
    ]);
  });
});
