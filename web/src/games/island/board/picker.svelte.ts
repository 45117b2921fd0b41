/** Picking one of the legal sites, by mouse, touch and keys, with a second step where the reader wants one. */
import { settings } from "../../../lib/settings.svelte";
import { nearest, type Direction } from "./geometry";
import type { Site } from "./scene";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The site that a key picks, if any. */
export function siteForKey(sites: readonly Site[], key: string): Site | null {
  return sites.find((site) => site.key === key) ?? null;
}

/** Whether a site that was pressed waits for a second press. */
export function needsConfirm(confirm: "touch" | "always" | "never", pointer: string): boolean {
  return confirm === "always" || (confirm === "touch" && pointer === "touch");
}

export interface PickerInput {
  sites: Site[];
  onpick: ((site: Site) => void) | undefined;
  /** Moves the keyboard to a site of the board. */
  focus: (place: string) => void;
}

export class Picker {
  private wanted = $state<string | null>(null);
  private last = $state<string | null>(null);
  private pointedAt = $state<string | null>(null);

  constructor(private readonly input: () => PickerInput) {}

  private at(place: string | null): Site | null {
    return this.input().sites.find((site) => site.place === place) ?? null;
  }

  /** The site that waits to be confirmed. */
  readonly chosen: Site | null = $derived(this.at(this.wanted));
  /** The site that is pointed at or has the focus, or else the one that waits to be confirmed. */
  readonly pointed: Site | null = $derived(this.at(this.pointedAt) ?? this.chosen);
  /** The one site that the tab key stops at. */
  readonly stop: string | null = $derived.by(() => (this.at(this.last) ?? this.input().sites[0])?.place ?? null);

  /** A site was pressed: with a pointer of this type, or with a key. */
  press(site: Site, pointer: string): void {
    this.last = site.place;
    if (this.chosen?.place !== site.place && needsConfirm(settings.confirm, pointer)) this.wanted = site.place;
    else this.pick(site);
  }

  private pick(site: Site): void {
    this.wanted = null;
    this.input().onpick?.(site);
  }

  confirm(): void {
    if (this.chosen) this.pick(this.chosen);
  }

  /** Takes the choice back; whether there was one. */
  cancel(): boolean {
    const hadChoice = this.chosen !== null;
    this.wanted = null;
    return hadChoice;
  }

  /** The keyboard has come to a site. */
  focused(place: string): void {
    this.last = place;
    this.point(place);
  }

  /** A site is pointed at, or none any more. */
  point(place: string | null): void {
    this.pointedAt = place;
  }

  /** A key on a site, or anywhere on the page while nobody is typing; whether it meant something here. */
  key(event: KeyboardEvent, at: string | null): boolean {
    const { sites, focus } = this.input();
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") return this.cancel();
    if (sites.length === 0) return false;
    const direction = ARROWS[event.key];
    if (direction) {
      const places = sites.map(({ place }) => place);
      const to = at === null ? this.stop : nearest(at, direction, places);
      if (to !== null) focus(to);
      return true;
    }
    if (event.key === "Enter" || event.key === " ") {
      const site = this.at(at) ?? this.chosen;
      if (site) this.press(site, "key");
      return site !== null;
    }
    const site = siteForKey(sites, event.key);
    if (site) {
      focus(site.place);
      this.press(site, "key");
    }
    return site !== null;
  }
}
