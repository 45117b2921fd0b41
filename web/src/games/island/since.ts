/** What has happened since the reader's last turn, at a glance: cards, buildings, the robber, awards and points. */
import { match, type Cases } from "../variants";
import type { EventInfo } from "../../protocol";
import type { AttackEvent, CitiesEvent, GameEvent, Hex, RiversEvent, Seat } from "./data";
import { turnIn } from "./events";
import { flowsOf } from "./motion/flows";
import type { Goods } from "./notation";

type Built = "settlement" | "city" | "road" | "bridge" | "knight" | "wall" | "horseman";
type Award = "longest-road" | "largest-army";

export interface Since {
  /** The number of the first event after the reader's last turn. */
  from: number;
  gained: Goods;
  lost: Goods;
  /** Cards that were taken from the reader or given to them, which ones they may not know. */
  unseen: number;
  built: { seat: Seat; what: Built; count: number }[];
  robber: { seat: Seat; hex: Hex } | null;
  awards: { seat: Seat; award: Award }[];
}

/** What happened between the reader's last two turns; nothing before there were two, and while it is somebody else's turn. */
export function since(events: readonly EventInfo[], reader: Seat): Since | null {
  const turns = events.flatMap(({ data }, index) => {
    const seat = turnIn(data as GameEvent);
    return seat === null ? [] : [{ seat, index }];
  });
  const now = turns.at(-1);
  const last = turns.findLastIndex(({ seat }, index) => seat === reader && index < turns.length - 1);
  const after = turns[last + 1];
  if (!now || now.seat !== reader || last < 0 || !after) return null;
  const told: Since = {
    from: events[after.index]?.number ?? 0,
    gained: {},
    lost: {},
    unseen: 0,
    built: [],
    robber: null,
    awards: [],
  };
  for (const { data } of events.slice(after.index, now.index)) tell(told, data as GameEvent, reader);
  return told;
}

function tell(told: Since, event: GameEvent, reader: Seat): void {
  for (const { from, to, goods, count } of flowsOf(event)) {
    if (from !== reader && to !== reader) continue;
    if (goods === null) told.unseen += to === reader ? count : -count;
    else add(to === reader ? told.gained : told.lost, goods);
  }
  const build = (seat: Seat, what: Built) => {
    const same = told.built.find((each) => each.seat === seat && each.what === what);
    if (same) same.count += 1;
    else told.built.push({ seat, what, count: 1 });
  };
  const award = (seat: Seat | null, award: Award) => {
    told.awards = told.awards.filter((each) => each.award !== award);
    if (seat !== null) told.awards.push({ seat, award });
  };
  const cases: Partial<Cases<GameEvent, void>> = {
    settled: ([seat]) => build(seat, "settlement"),
    upgraded: ([seat]) => build(seat, "city"),
    road: ([seat]) => build(seat, "road"),
    rivers: (event: RiversEvent) => {
      if ("bridge" in event) build(event.bridge[0], "bridge");
    },
    cities: (event: CitiesEvent) => {
      if (typeof event === "string") return;
      if ("knight" in event) build(event.knight[0], "knight");
      if ("walled" in event) build(event.walled[0], "wall");
    },
    attack: (event: AttackEvent) => {
      if (typeof event !== "string" && "mustered" in event) build(event.mustered[0], "horseman");
    },
    robber_moved: ([seat, hex]) => void (told.robber = { seat, hex }),
    robber_left: () => void (told.robber = null),
    longest_road: (seat) => award(seat, "longest-road"),
    largest_army: (seat) => award(seat, "largest-army"),
  };
  match<GameEvent, void>(event, cases as Cases<GameEvent, void>);
}

function add(sum: Goods, goods: Goods): void {
  for (const [good, count] of Object.entries(goods)) sum[good] = (sum[good] ?? 0) + count;
}

/** How many points each seat has won or lost, those without a change left out. */
export function pointsSince(before: readonly number[], now: readonly number[]): { seat: Seat; points: number }[] {
  return now.flatMap((points, seat) => {
    const change = points - (before[seat] ?? points);
    return change === 0 ? [] : [{ seat, points: change }];
  });
}
