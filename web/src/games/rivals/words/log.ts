/**
 * The log of the card game. What follows from something stands in its line: what regions give on a roll, what an event or a card
 * brings and takes, the price of what is built.
 */
import type { EventInfo } from "../../../protocol";
import { rich, t, type Piece, type RichValues } from "../../../lib/text.svelte";
import type { LogLine } from "../../game";
import { goodsPiece, joined, onePiece, seatPiece } from "../../pieces";
import { match, type Cases } from "../../variants";
import type { Card, GameEvent, Place, Region, Resource, Scene, Seat, Spot, View } from "../data";
import * as name from "./names";

/** Units that came or went, gathered by seat. */
interface Change {
  seat: Seat;
  sign: "+" | "−";
  goods: Partial<Record<Resource, number>>;
}

/**
 * What a line still takes up: all that follows from it, only units that come and go, nothing of a trade, whose goods are named already,
 * or nothing at all.
 */
type Joins = "all" | "units" | "trade" | "nothing";

/** A line that may still grow. */
interface Draft {
  number: number;
  icon: string;
  seat: Seat | null;
  head: Piece[];
  tail: (Change | Piece[])[];
  mark: boolean;
  joins: Joins;
  round?: number;
}

/** Where regions lie, by seat and place: at first, since a roll says only where something is produced. */
type Regions = Record<Place, Region>[];

class Scribe {
  private readonly lines: Draft[] = [];
  private number = 0;
  private first: Seat | null = null;
  private round = 0;
  /** What was paid and belongs to what is built next. */
  private price: Change | null = null;

  constructor(
    private readonly reader: Seat | null,
    private readonly scene: Scene | null,
    private readonly map: Regions,
  ) {}

  /** Tells one event. What only a newer server knows is told in notation. */
  tell({ number, text, data, timed_out: late = [] }: EventInfo): void {
    this.number = number;
    for (const seat of late) this.say("ui-clock", seat, "time-out");
    if (!match<GameEvent, true>(data as GameEvent, this.cases)) this.line("ui-info", null, [text]);
  }

  finished(): LogLine[] {
    this.settlePrice();
    return this.lines.map(({ number, icon, seat, head, tail, mark, round }) => ({
      number,
      icon,
      seat,
      pieces: tail.length > 0 ? [...head, ": ", ...joined(tail.map(changeWords))] : head,
      ...(mark ? { mark } : {}),
      ...(round === undefined ? {} : { round }),
    }));
  }

  private line(icon: string, seat: Seat | null, head: Piece[], joins: Joins = "all"): true {
    this.settlePrice();
    this.lines.push({ number: this.number, icon, seat, head, tail: [], mark: false, joins });
    return true;
  }

  private say(icon: string, seat: Seat, id: string, values: RichValues = {}, joins: Joins = "all"): true {
    return this.line(icon, seat, rich(`rivals-log-${id}`, { seat: seatPiece(seat), ...values }), joins);
  }

  /** Adds to the last line, or begins one. */
  private add(icon: string, seat: Seat, id: string, values: RichValues = {}): true {
    const part = rich(`rivals-log-${id}`, { seat: seatPiece(seat), ...values });
    const last = this.lines.at(-1);
    if (last?.joins !== "all") return this.line(icon, seat, part, "units");
    this.settlePrice();
    last.tail.push(part);
    return true;
  }

  /** Units came or went. */
  private change(change: Change): true {
    const last = this.lines.at(-1);
    if (last?.joins === "trade" && last.seat === change.seat) return true;
    if (!last || last.joins === "nothing" || last.joins === "trade") {
      this.line("ui-cards", null, [t("rivals-log-units")]);
      return this.change(change);
    }
    const before = last.tail.at(-1);
    if (before && "goods" in before && before.seat === change.seat && before.sign === change.sign) {
      for (const [resource, count] of Object.entries(change.goods) as [Resource, number][]) {
        before.goods[resource] = (before.goods[resource] ?? 0) + count;
      }
    } else {
      last.tail.push(change);
    }
    if (this.reader === change.seat) last.mark = true;
    return true;
  }

  /** What was paid for nothing that was built: it belongs to the last line. */
  private settlePrice(): void {
    const { price } = this;
    this.price = null;
    if (price) this.change(price);
  }

  private built(icon: string, seat: Seat, id: string, values: RichValues, joins: Joins = "units"): true {
    const { price } = this;
    this.price = null;
    this.say(icon, seat, id, values, joins);
    if (price) this.lines.at(-1)?.tail.push(rich("rivals-log-price", { goods: goodsPiece(price.goods) }));
    return true;
  }

  private paid(seat: Seat, resource: Resource): true {
    if (this.lines.at(-1)?.joins === "trade") return true;
    if (this.price && this.price.seat !== seat) this.settlePrice();
    this.price ??= { seat, sign: "−", goods: {} };
    this.price.goods[resource] = (this.price.goods[resource] ?? 0) + 1;
    return true;
  }

  private turnBegan(seat: Seat): true {
    this.settlePrice();
    this.first ??= seat;
    const last = this.lines.at(-1);
    if (last) last.joins = "nothing";
    if (seat !== this.first) return true;
    this.round += 1;
    this.line("ui-end", null, [], "nothing");
    const divider = this.lines.at(-1);
    if (divider) divider.round = this.round;
    return true;
  }

  private produced(seat: Seat, place: Place, count: number): true {
    const region = this.map[seat]?.[place];
    const resource = region ? name.resourceOf(region, this.scene) : null;
    if (resource) return this.change({ seat, sign: "+", goods: { [resource]: count } });
    return this.add("ui-cards", seat, "produced", { count, place: name.cellName(...name.cellOf(place)) });
  }

  private swapped(seat: Seat, one: Place, two: Place): true {
    swap(this.map, seat, one, two);
    return this.say("ui-build", seat, "swapped-regions", { one: this.where(seat, two), two: this.where(seat, one) });
  }

  /** A place with the region that lies there. */
  private where(seat: Seat, place: Place): string {
    const region = this.map[seat]?.[place];
    const cell = name.cellName(...name.cellOf(place));
    return region ? t("rivals-place", { region: name.regionName(region, this.scene), cell }) : cell;
  }

  private spot({ card, site }: Spot): RichValues {
    return { card: name.cardName(card), place: name.siteName(site) };
  }

  private stack(stack: number): string {
    return name.stackName(stack, this.scene);
  }

  private token(icon: string, seat: Seat | null, taken: string, lost: string): true {
    return seat === null
      ? this.line(icon, null, [t(lost)])
      : this.line(icon, seat, rich(taken, { seat: seatPiece(seat) }));
  }

  private readonly cases: Cases<GameEvent, true> = {
    dealt: () => this.line("ui-cards", null, [t("rivals-log-dealt")], "nothing"),
    first_throw: ([one, two]) =>
      this.line(
        "ui-dice",
        null,
        rich("rivals-log-first-throw", { first: seatPiece(0), one, second: seatPiece(1), two }),
        "nothing",
      ),
    begins: (seat) => this.line("ui-play", seat, rich("log-begins", { seat: seatPiece(seat) }), "nothing"),
    drew: ([seat, stack, card]) =>
      this.say("ui-cards", seat, "drew", { stack: this.stack(stack), card: cardOr(card) }, "units"),
    searched: ([seat, stack]) => this.say("ui-eye", seat, "searched", { stack: this.stack(stack) }),
    took_from: ([seat, stack, card]) =>
      this.say("ui-cards", seat, "drew", { stack: this.stack(stack), card: cardOr(card) }, "units"),
    put_under: ([seat, stack, card]) =>
      this.say("ui-cards", seat, "put-under", { stack: this.stack(stack), card: cardOr(card) }, "units"),
    put_victims_under: ([seat, stack, card]) =>
      this.add("ui-cards", seat, "put-victims-under", { stack: this.stack(stack), card: cardOr(card) }),
    swapped_regions: ([seat, one, two]) => this.swapped(seat, one, two),
    swapped_expansions: ([seat, one, two]) =>
      this.say("ui-build", seat, "swapped-expansions", { one: name.cardName(one.card), two: name.cardName(two.card) }),
    turn_began: (seat) => this.turnBegan(seat),
    rolled: ([seat, number, symbol]) =>
      this.say("ui-dice", seat, "rolled", { number, symbol: t(`rivals-die-${symbol.replaceAll("_", "-")}`) }),
    produced: ([seat, place, count]) => this.produced(seat, place, count),
    gained: ([seat, , resource]) => {
      this.settlePrice();
      return this.change({ seat, sign: "+", goods: { [resource]: 1 } });
    },
    lost: ([seat, count]) => this.add("ui-warn", seat, "lost", { count }),
    paid: ([seat, , resource]) => this.paid(seat, resource),
    robbed: ([seat, goods]) => this.add("ev-brigand", seat, "robbed", { goods: goodsPiece(name.goodsOf(goods)) }),
    sickened: ([seat, place]) => this.add("ui-warn", seat, "sickened", { place: this.where(seat, place) }),
    revealed: (card) => this.line("ev-card", null, [t("rivals-log-event", { name: name.eventName(card) })]),
    reshuffled: () => this.line("ev-card", null, [t("rivals-log-reshuffled")]),
    played: ([seat, card]) => this.say("ui-dev", seat, "played", { card: name.cardName(card) }),
    built: ([seat, spot]) => this.built("ui-build", seat, "built", this.spot(spot)),
    cache_opened: ([seat, place]) =>
      this.built("r-gold", seat, "built", { card: t("gold-cache"), place: this.where(seat, place) }),
    road_laid: ([seat, x]) => this.built("p-road", seat, "road", { place: name.columnName(x) }),
    settled: ([seat, column]) =>
      this.built("p-settlement", seat, "settlement", { place: name.columnName(name.xOfColumn(column)) }, "all"),
    city_founded: ([seat, column]) =>
      this.built("p-city", seat, "city", { place: name.columnName(name.xOfColumn(column)) }),
    region_laid: ([seat, place, region]) => {
      (this.map[seat] ??= {})[place] = region;
      return this.add("ui-build", seat, "region", { place: this.where(seat, place) });
    },
    traded: ([seat, count, give, want]) =>
      this.say("ui-trade", seat, "traded", { give: goodsPiece({ [give]: count }), want: onePiece(want) }, "trade"),
    named_units: ([seat, goods]) =>
      this.add("ui-cards", seat, "named-units", { goods: goodsPiece(name.goodsOf(goods)) }),
    named_building: ([seat, spot]) => this.add("ui-build", seat, "named-building", this.spot(spot)),
    removed: ([seat, spot]) => this.add("ui-x", seat, "removed", this.spot(spot)),
    returned: ([seat, spot, stack]) =>
      stack === null
        ? this.add("ui-x", seat, "returned-open", this.spot(spot))
        : this.add("ui-x", seat, "returned", { ...this.spot(spot), stack: this.stack(stack) }),
    saw_hand: (seat) => this.add("ui-eye", seat, "saw-hand"),
    stole: ([seat, card]) => this.add("ui-cards", seat, "stole", { card: cardOr(card) }),
    fetched: ([seat, card]) => this.add("ui-cards", seat, "fetched", { card: name.cardName(card) }),
    defended: ([seat, number, isStopped]) =>
      this.add("ui-dice", seat, isStopped ? "defended" : "not-defended", { number }),
    declined: (seat) => this.add("ui-x", seat, "declined"),
    kept_sebastian: (seat) => this.add("ui-x", seat, "kept-sebastian"),
    hero_token: (seat) => this.token("s-strength", seat, "rivals-log-hero", "rivals-log-hero-lost"),
    merchant_token: (seat) => this.token("s-commerce", seat, "rivals-log-merchant", "rivals-log-merchant-lost"),
    won: ([seat, points]) => this.line("ui-trophy", seat, rich("log-won", { seat: seatPiece(seat), points })),
  };
}

function cardOr(card: Card | null): string {
  return card ? name.cardName(card) : t("log-a-card");
}

function changeWords(part: Change | Piece[]): Piece[] {
  if (Array.isArray(part)) return part;
  const id = part.sign === "+" ? "log-gain" : "log-loss";
  return rich(id, { seat: seatPiece(part.seat), cards: goodsPiece(part.goods) });
}

/** Where the regions lay before the first event: as they lie now, with every exchange taken back. */
function mapBefore(events: EventInfo[], view: View | null): Regions {
  const map: Regions = (view?.public.lands ?? []).map(({ regions }) =>
    Object.fromEntries(regions.map(([x, y, region]) => [x + 12 + (y > 0 ? 0 : 1), region])),
  );
  for (const { data } of events.toReversed()) {
    if (typeof data === "object" && data !== null && "swapped_regions" in data) {
      const [seat, one, two] = data.swapped_regions as [Seat, Place, Place];
      swap(map, seat, one, two);
    }
  }
  return map;
}

function swap(map: Regions, seat: Seat, one: Place, two: Place): void {
  const places = map[seat];
  const [at, there] = [places?.[one], places?.[two]];
  if (places && at && there) [places[one], places[two]] = [there, at];
}

/** The lines of the log. */
export function log(events: EventInfo[], reader: Seat | null, scene: Scene | null, view: View | null): LogLine[] {
  const scribe = new Scribe(reader, scene, mapBefore(events, view));
  for (const event of events) scribe.tell(event);
  return scribe.finished();
}
