/** Tables of the island for tests without a browser: a position that was recorded, changed as a test wants it. */
import { readFileSync } from "node:fs";
import type { TableModel } from "../../src/lib/table.svelte";
import type { Scene, View } from "../../src/games/island/data";
import { IslandModel, type PartState } from "../../src/games/island/model.svelte";
import type { Legal } from "../../src/lib/table.svelte";
import type { PointSource, Reason, RefusalInfo } from "../../src/protocol";

interface Recorded {
  scenes: Scene[];
  views: { view: View; scene: number }[];
}

const RECORDED = JSON.parse(
  readFileSync(new URL("../fixtures/island.json", import.meta.url), "utf8"),
) as unknown as Recorded;

/** The scenes that were recorded, by what they are played with. */
export const SCENES = { base: 0, fishermen: 1, rivers: 2, caravans: 3, eventCards: 4, twoPlayers: 5, twoFishermen: 7 };

/** A model without a page: what a page would keep alive is kept by the test. */
class Model extends IslandModel {
  private readonly kept = new Map<unknown, object>();

  override state<S extends object>(Class: new (game: IslandModel) => S): S {
    const state = this.kept.get(Class) ?? new Class(this);
    this.kept.set(Class, state);
    return state as S;
  }

  /** As a page has it when a position arrives. */
  arrive(): void {
    this.tidy();
    for (const state of this.kept.values()) (state as PartState).tidy?.();
  }
}

export interface Bench {
  game: Model;
  view: View;
  /** What the page has sent. */
  sent: string[];
  /** What the server is asked about, and why it refuses. */
  asked: string[];
  /** What may be changed between two looks. */
  table: {
    seat: number | null;
    actions: Legal[];
    reasons: Reason[];
    waiting: number[];
    isAsked: boolean;
    isBusy: boolean;
    position: { number: number };
    muted: string[];
    look: { view: View; points: PointSource[][] };
    isRefusing: boolean;
    refusal: RefusalInfo | null;
    standIn: { reason: string } | null;
  };
}

/** A table in the turn of a seat after the roll, as seat 0 sees it: with four wool and an ore in the hand, and nothing offered. */
export function bench(scene: keyof typeof SCENES = "base", turn = 0): Bench {
  const recorded = RECORDED.views.find((each) => each.scene === SCENES[scene]) ?? RECORDED.views[0];
  if (!recorded) throw new Error("nothing was recorded");
  const view = structuredClone(recorded.view);
  const count = view.counts.length;
  Object.assign(view, { seat: 0 });
  Object.assign(view.public, { turn, frames: ["turn"], dice: [3, 3], has_built: false, turn_count: 9, winner: null });
  view.own = { hand: { wool: 4, ore: 1 }, chosen: {}, cards: [1, 0, 0, 1, 0], new_cards: [0, 0, 0, 0, 0] } as never;
  view.public.trade = {
    is_open: false,
    asked: [],
    accepted: [],
    declined: [],
    offer: { give: {}, want: {} },
    proposals: Array.from({ length: count }, () => ({ give: {}, want: {} })),
  } as never;
  const sent: string[] = [];
  const asked: string[] = [];
  const names = ["Ania", "Bo", "Cleo", "Dora"].slice(0, count);
  const table: Bench["table"] & Record<string, unknown> = {
    seat: 0,
    seats: [0],
    actions: [],
    reasons: [],
    waiting: [turn],
    isAsked: turn === 0,
    isUp: true,
    isBusy: false,
    position: { number: 1 },
    muted: [],
    events: [],
    scene: structuredClone(RECORDED.scenes[SCENES[scene]]),
    look: { view, points: Array.from({ length: count }, () => []) },
    isRefusing: false,
    refusal: null,
    standIn: null,
    clock: () => undefined,
    get info() {
      return { status: "playing", seats: names.map((_, seat) => seatInfo(seat)) };
    },
    seatInfo: (seat: number) => seatInfo(seat),
    act: (action: string) => {
      sent.push(action);
      return Promise.resolve(!table.isRefusing);
    },
    why: (action: string) => {
      asked.push(action);
      return Promise.resolve(table.refusal);
    },
  };
  function seatInfo(seat: number) {
    const name = names[seat] ?? "";
    return {
      occupant: { guest: { id: `guest-${seat}`, name } },
      called: name,
      name: ["red", "blue", "white", "orange"][seat],
      stand_in: seat === table.seat ? table.standIn : null,
      present: true,
    };
  }
  return { game: new Model(table as unknown as TableModel), view, sent, asked, table };
}

/** A legal move of a kind, with what it is about. */
export function legal(kind: string, argument: unknown = null): Legal {
  return { action: `${kind} ${JSON.stringify(argument)}`, kind, data: { [kind]: argument } } as Legal;
}

/** A reason against a kind of move. */
export function reason(kind: string, sentence = "No.", rule: string | null = null): Reason {
  return { kind, refusal: refusal(sentence, rule) } as unknown as Reason;
}

export function refusal(sentence: string, rule: string | null = null): RefusalInfo {
  return { code: "NO", sentence, rule, values: {} } as unknown as RefusalInfo;
}
