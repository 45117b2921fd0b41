import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import { needsConfirm, Picker, siteForKey } from "./picker.svelte";
import type { Site } from "./scene";

function site(place: string, key: string | null): Site {
  return { place, key, kind: "settlement", label: place, seat: 0 };
}

const SITES = [site("S(1,-2)", "1"), site("N(0,0)", "2"), site("S(1,-1)", null)];
const [first, second] = SITES as [Site, Site];

/** A picker over these sites, and what it picked and where it put the focus. */
function picking(sites = SITES) {
  const picked: string[] = [];
  const focused: string[] = [];
  const onpick = ({ place }: Site) => void picked.push(place);
  const focus = (place: string) => void focused.push(place);
  return { picker: new Picker(() => ({ sites, onpick, focus })), picked, focused };
}

function key(name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key: name, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent;
}

beforeEach(() => {
  settings.confirm = "touch";
});

describe("a second step", () => {
  it("is asked for by touch, always, or never", () => {
    expect(needsConfirm("touch", "touch")).toBe(true);
    expect(needsConfirm("touch", "mouse")).toBe(false);
    expect(needsConfirm("always", "key")).toBe(true);
    expect(needsConfirm("never", "touch")).toBe(false);
  });

  it("lets the mouse pick at once, and the finger at the second tap", () => {
    const { picker, picked } = picking();
    picker.press(first, "mouse");
    expect(picked).toEqual(["S(1,-2)"]);
    picker.press(second, "touch");
    expect(picker.chosen).toBe(second);
    picker.press(first, "touch");
    expect(picker.chosen).toBe(first);
    picker.press(first, "touch");
    expect(picked).toEqual(["S(1,-2)", "S(1,-2)"]);
    expect(picker.chosen).toBeNull();
  });

  it("can be taken back, by Escape too, which otherwise means something else", () => {
    const { picker, picked } = picking();
    picker.press(first, "touch");
    expect(picker.key(key("Escape"), null)).toBe(true);
    expect(picker.key(key("Escape"), null)).toBe(false);
    expect(picked).toEqual([]);
  });

  it("is confirmed by Enter from anywhere", () => {
    settings.confirm = "always";
    const { picker, picked } = picking();
    picker.key(key("2"), null);
    expect(picked).toEqual([]);
    expect(picker.key(key("Enter"), null)).toBe(true);
    expect(picked).toEqual(["N(0,0)"]);
  });
});

describe("keys", () => {
  it("pick by digit", () => {
    const { picker, picked, focused } = picking();
    expect(siteForKey(SITES, "3")).toBeNull();
    expect(picker.key(key("2"), null)).toBe(true);
    expect(picker.key(key("3"), null)).toBe(false);
    expect([picked, focused]).toEqual([["N(0,0)"], ["N(0,0)"]]);
  });

  it("move between sites, beginning where the tab key stops", () => {
    const { picker, focused } = picking();
    expect(picker.stop).toBe("S(1,-2)");
    picker.key(key("ArrowDown"), null);
    picker.key(key("ArrowDown"), "S(1,-2)");
    picker.focused("N(0,0)");
    expect(picker.stop).toBe("N(0,0)");
    picker.key(key("ArrowRight"), "N(0,0)");
    expect(focused).toEqual(["S(1,-2)", "N(0,0)", "S(1,-1)"]);
  });

  it("mean nothing while there is no site, or with another key held", () => {
    const { picker } = picking([]);
    expect(picker.key(key("ArrowDown"), null)).toBe(false);
    expect(picker.key(key("1"), null)).toBe(false);
    expect(picking().picker.key(key("1", { ctrlKey: true }), null)).toBe(false);
  });
});
