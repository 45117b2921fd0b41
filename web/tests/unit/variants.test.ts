/**
 * Every kind of event, action and question there is, also those that games seldom come to, can be said in every language. The lists
 * have one example of each variant; the compiler sees to it that none is missing.
 */
import "./joined";
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import type { Words } from "../../src/games/game";
import type * as Island from "../../src/games/island/data";
import { words as island } from "../../src/games/island/words";
import { plainText } from "../../src/games/pieces";
import type * as Rivals from "../../src/games/rivals/data";
import { words as rivals } from "../../src/games/rivals/words";
import type { Tag } from "../../src/games/variants";
import { LANGUAGES, speak } from "../../src/lib/text.svelte";

/** An example of each variant. */
type Each<E> = { [K in Tag<E>]: Extract<E, K | Record<K, unknown>> };

const events: Each<Exclude<Island.GameEvent, Island.ModulesEvent>> = {
  opening_throw: { opening_throw: [0, 3, 4] },
  begins: { begins: 1 },
  settled: { settled: [0, "N(0,0)"] },
  upgraded: { upgraded: [0, "N(0,0)"] },
  road: { road: [0, "NE(0,0)"] },
  gained: { gained: [1, { ore: 2 }] },
  rolled: { rolled: [1, 3, 4] },
  produced: { produced: ["(0,0)"] },
  bank_short: { bank_short: "wool" },
  discarded: { discarded: [0, { brick: 1, ore: 2 }] },
  robber_moved: { robber_moved: [1, "(0,0)"] },
  robber_left: { robber_left: 0 },
  stole: { stole: { thief: 0, victim: 1, card: null } },
  offered: { offered: { maker: 0, terms: { give: { wool: 1 }, want: {}, gold: -2 }, to: [1] } },
  accepted: { accepted: 1 },
  declined: { declined: 1 },
  withdrawn: { withdrawn: 0 },
  traded: { traded: { active: 0, partner: 1, gave: {}, got: { ore: 1 }, gold: 2 } },
  bank_traded: { bank_traded: [0, { grain: 4 }, "ore"] },
  paid: { paid: [0, { wool: 1 }] },
  bought: { bought: [0, "victory_point"] },
  played: { played: [0, "year_of_plenty"] },
  monopolised: { monopolised: { taker: 0, giver: 1, resource: "ore", count: 3 } },
  longest_road: { longest_road: null },
  largest_army: { largest_army: null },
  turn_began: { turn_began: 0 },
  turns_used_up: { turns_used_up: 1000 },
  revealed: { revealed: [0, 2] },
  won: { won: [0, 10] },
};
const eventCards: Each<Island.EventsEvent> = {
  new_year: "new_year",
  revealed: { revealed: [0, "6 good-neighbours"] },
  damaged: { damaged: [0, "NE(0,0)"] },
  repaired: { repaired: [0, "NE(0,0)"] },
  gave: { gave: { giver: 0, receiver: 1, card: null } },
  drew_nothing: { drew_nothing: 0 },
};
const twoPlayers: Each<Island.TwoPlayersEvent> = {
  gained_tokens: { gained_tokens: [0, 2] },
  paid_tokens: { paid_tokens: [0, 1] },
  retired_knight: { retired_knight: 0 },
  handed_over: { handed_over: { giver: 0, to: 1, cards: null } },
};
const gold: Each<Island.GoldEvent> = {
  earned: { earned: [0, 3] },
  bought_for_gold: { bought_for_gold: [0, "ore"] },
  sold_for_gold: { sold_for_gold: [0, { wool: 3 }] },
};
const fish: Each<Island.FishermenEvent> = {
  drew: { drew: [0, 3] },
  drew_boot: { drew_boot: 1 },
  turned_over: "turned_over",
  lost: { lost: [0, 2] },
  exchanged: { exchanged: [0, 1] },
  kept: { kept: 0 },
  spent: { spent: [0, [1, 0, 2]] },
  passed_boot: { passed_boot: [0, 1] },
};
const rivers: Each<Island.RiversEvent> = {
  bridge: { bridge: [0, "W(0,0)"] },
  rich: { rich: null },
  poor: { poor: [] },
};
const caravans: Each<Island.CaravansEvent> = {
  bid: { bid: [0, {}] },
  named: { named: [0, null] },
  camel: { camel: "W(0,0)" },
  between: { between: [0, "N(0,0)"] },
};
const cities: Each<Island.CitiesEvent> = {
  threw: { threw: [0, 3, 4, "ship"] },
  sailed: { sailed: 3 },
  committed: { committed: [0, ["N(0,0)"]] },
  fought: { fought: { barbarians: 5, knights: 4 } },
  lost: { lost: [0, "N(0,0)"] },
  reduced: { reduced: [0, "N(0,0)"] },
  defended: { defended: 0 },
  landed: "landed",
  drew: { drew: [1, "trade", null] },
  opened: { opened: [0, "printer"] },
  dropped: { dropped: [0, "science", "crane"] },
  kept: { kept: 0 },
  played: { played: [0, { alchemist: [3, 4] }] },
  knight: { knight: [0, "N(0,0)", "basic"] },
  activated: { activated: [0, "N(0,0)"] },
  promoted: { promoted: [0, "N(0,0)", "strong"] },
  moved: { moved: [0, "N(0,0)", "S(0,0)"] },
  expelled: { expelled: [1, "S(0,0)"] },
  retreated: { retreated: [1, "S(0,0)", "N(0,0)"] },
  removed: { removed: [0, "N(0,0)", "mighty"] },
  chased: { chased: [0, "N(0,0)"] },
  walled: { walled: [0, "N(0,0)"] },
  restored: { restored: [0, "N(0,0)"] },
  improved: { improved: [0, "politics", 3] },
  metropolis: { metropolis: [0, "science", "N(0,0)"] },
  toppled: { toppled: [1, "trade"] },
  took_nothing: { took_nothing: 0 },
  swapped: { swapped: ["(0,0)", "(1,0)"] },
  road_taken: { road_taken: [1, "W(0,0)"] },
  merchant: { merchant: [0, "(0,0)"] },
  spied: { spied: [0, 1] },
  took_card: { took_card: { taker: 0, victim: 1, track: "politics", card: null } },
  saw_hand: { saw_hand: { seer: 0, whose: 1, hand: { ore: 2 } } },
  gave: { gave: { giver: 1, receiver: 0, count: 2, cards: null } },
  exchanged: { exchanged: { active: 0, partner: 1, gave: "ore", got: "coin" } },
};
const attack: Each<Island.AttackEvent> = {
  drew_nothing: { drew_nothing: 0 },
  shuffled: "shuffled",
  drew: { drew: [0, "black_knight"] },
  no_use: { no_use: [0, "intrigue"] },
  landing_thrown: { landing_thrown: { first: 3, second: 4, counts: false } },
  landed: { landed: "(-2,1)" },
  none_landed: { none_landed: "(-2,1)" },
  overrun: { overrun: "(-2,1)" },
  freed: { freed: "(-2,1)" },
  captured: { captured: { owner: 1, place: "N(0,0)" } },
  released: { released: { owner: 0, place: "N(0,0)" } },
  mustered: { mustered: [0, "W(0,0)"] },
  foreign_mustered: { foreign_mustered: [1, "W(0,0)"] },
  sent: { sent: { seat: 0, from: "W(0,0)", to: "NE(0,0)", foreign: true } },
  taken_prisoner: { taken_prisoner: [0, "(-2,1)"] },
  turned: { turned: [0, { from: null, to: "(-2,1)" }] },
  expelled: { expelled: [1, "(-2,1)"] },
  won: { won: { hex: "(-2,1)", barbarians: 2, participants: [0, 1], foreign: true } },
  lot_thrown: { lot_thrown: { seat: 0, first: 1, second: 2 } },
  prisoners: { prisoners: [1, 2] },
  put_aside: { put_aside: 1 },
  losses_thrown: { losses_thrown: ["(-2,1)", 5] },
  fell: { fell: [0, "W(0,0)"] },
};
const traders: Each<Island.TradersEvent> = {
  placed_wagon: { placed_wagon: [0, "N(0,0)"] },
  moved_barbarian: { moved_barbarian: { seat: 0, from: "W(0,0)", to: "Spoke(castle,N(-2,0))" } },
  spared: { spared: [0, 1] },
  raised_wagon: { raised_wagon: [0, 2] },
  drove: { drove: { seat: 0, from: "N(0,0)", to: "Plaza(quarry)", path: ["W(0,0)"], cost: 2 } },
  toll: { toll: { seat: 0, owner: 1, count: 2 } },
  neutral_toll: { neutral_toll: [1, 1] },
  tried: { tried: { seat: 0, path: "W(0,0)", die: 5, succeeds: false } },
  loaded: { loaded: [0, "castle", "sand"] },
  delivered: { delivered: [0, "glass"] },
};
const harbours: Each<Island.HarbormasterEvent> = { harbormaster: { harbormaster: null } };
const modules: Record<Tag<Island.ModulesEvent>, object> = {
  events: eventCards,
  harbours,
  two: twoPlayers,
  cities,
  gold,
  fish,
  rivers,
  caravans,
  attack,
  traders,
};

const actions: Each<Exclude<Island.Action, Island.ModulesAction>> = {
  found_settlement: { found_settlement: "N(0,0)" },
  found_road: { found_road: "W(0,0)" },
  roll: "roll",
  discard_one: { discard_one: "ore" },
  discard: { discard: { ore: 2, wool: 1 } },
  move_robber: { move_robber: "(0,0)" },
  rob: { rob: 1 },
  offer: { offer: { give: { wool: 1 }, want: { ore: 1 }, to: [1] } },
  accept: { accept: 1 },
  decline: "decline",
  withdraw: "withdraw",
  trade_with: { trade_with: 1 },
  bank_trade: { bank_trade: { give: { wool: 4 }, want: "ore" } },
  build_road: { build_road: "W(0,0)" },
  build_settlement: { build_settlement: "N(0,0)" },
  build_city: { build_city: "N(0,0)" },
  buy_card: "buy_card",
  play_knight: "play_knight",
  play_road_building: "play_road_building",
  play_year_of_plenty: { play_year_of_plenty: ["ore", "ore"] },
  play_monopoly: { play_monopoly: "ore" },
  play_victory_point: "play_victory_point",
  claim_victory: "claim_victory",
  end_turn: "end_turn",
};
const eventActions: Each<Island.EventsAction> = {
  damage: { damage: "W(0,0)" },
  repair: { repair: "W(0,0)" },
  give_left: { give_left: "ore" },
  receive: { receive: "ore" },
  draw_from: { draw_from: null },
  help: { help: [1, "ore"] },
  flee: { flee: "(0,0)" },
};
const twoActions: Each<Island.TwoPlayersAction> = {
  build_road_for: { build_road_for: [2, "W(0,0)"] },
  build_settlement_for: { build_settlement_for: [3, "N(0,0)"] },
  retire_knight: "retire_knight",
  force_trade: "force_trade",
  hand_over: { hand_over: ["ore", "wool"] },
  chase_robber: { chase_robber: "(0,0)" },
};
const citiesActions: Each<Island.CitiesAction> = {
  build_knight: { build_knight: "N(0,0)" },
  activate: { activate: "N(0,0)" },
  promote: { promote: "N(0,0)" },
  move_knight: { move_knight: ["N(0,0)", "S(0,0)"] },
  chase: { chase: "N(0,0)" },
  build_wall: { build_wall: "N(0,0)" },
  restore: { restore: "N(0,0)" },
  improve: { improve: { track: "trade", crane: true } },
  play: { play: "crane" },
  drop: { drop: "spy" },
  keep: "keep",
  commit: { commit: [] },
  lose_city: { lose_city: "N(0,0)" },
  pick_deck: { pick_deck: "science" },
  aqueduct: { aqueduct: null },
  retreat: { retreat: "N(0,0)" },
  remove_knight: { remove_knight: "N(0,0)" },
  place_knight: { place_knight: "N(0,0)" },
  present: { present: ["ore", "coin"] },
  exchange: { exchange: [1, "ore"] },
  hand_over: { hand_over: "coin" },
  raise_metropolis: { raise_metropolis: "N(0,0)" },
  move_road: { move_road: null },
  take_card: { take_card: "crane" },
  take_goods: { take_goods: ["ore", null] },
};
const plays: Each<Island.ProgressPlay> = {
  alchemist: { alchemist: [3, 4] },
  crane: "crane",
  mining: "mining",
  irrigation: "irrigation",
  inventor: { inventor: ["(0,0)", "(1,0)"] },
  engineer: { engineer: "N(0,0)" },
  medicine: { medicine: "N(0,0)" },
  smith: { smith: ["N(0,0)", null] },
  road_building: "road_building",
  bishop: "bishop",
  diplomat: { diplomat: "W(0,0)" },
  warlord: "warlord",
  wedding: "wedding",
  intrigue: { intrigue: "N(0,0)" },
  saboteur: "saboteur",
  spy: { spy: 1 },
  deserter: { deserter: 1 },
  merchant: { merchant: "(0,0)" },
  commercial_harbour: "commercial_harbour",
  merchant_fleet: { merchant_fleet: "paper" },
  master_merchant: { master_merchant: 1 },
  trade_monopoly: { trade_monopoly: "coin" },
  resource_monopoly: { resource_monopoly: "ore" },
};
const goldActions: Each<Island.GoldAction> = {
  buy_for_gold: { buy_for_gold: "ore" },
  sell_for_gold: { sell_for_gold: { ore: 3 } },
};
const fishActions: Each<Island.FishermenAction> = {
  spend: { spend: { purchase: { take: "ore" }, tokens: [0, 2, 0] } },
  exchange: { exchange: 1 },
  keep: "keep",
  pass_boot: { pass_boot: 1 },
};
const purchases: Each<Island.FishPurchase> = {
  remove_robber: "remove_robber",
  steal: { steal: 1 },
  take: { take: "ore" },
  road: "road",
  card: "card",
};
const riverActions: Each<Island.RiversAction> = { build_bridge: { build_bridge: "W(0,0)" } };
const caravanActions: Each<Island.CaravansAction> = {
  bid: { bid: { wool: 1 } },
  name: { name: null },
  place: { place: "W(0,0)" },
};

const SPOT: Rivals.Spot = { site: 10, card: "basic-abbey" };
const attackActions: Each<Island.AttackAction> = {
  raid: { raid: null },
  muster: { muster: "W(0,0)" },
  muster_foreign: { muster_foreign: "W(0,0)" },
  capture: { capture: "(-2,1)" },
  turn: { turn: { from: "(-2,1)", to: "(0,2)" } },
  send: { send: { from: "W(0,0)", to: "NE(0,0)", grain: true } },
  end_march: "end_march",
  expel: { expel: "(-2,1)" },
};
const tradersActions: Each<Island.TradersAction> = {
  move_barbarian: { move_barbarian: ["W(0,0)", "NE(0,0)"] },
  take_card: { take_card: false },
  bribe_barbarian: { bribe_barbarian: ["W(0,0)", "NE(0,0)"] },
  upgrade_wagon: "upgrade_wagon",
  drive_wagon: { drive_wagon: { to: "Plaza(castle)", quick: true, grain: true } },
  fend_off: { fend_off: "Spoke(castle,N(-2,0))" },
  stop_wagon: "stop_wagon",
  play_swift_journey: "play_swift_journey",
};
const rivalEvents: Each<Rivals.GameEvent> = {
  dealt: "dealt",
  first_throw: { first_throw: [3, 5] },
  begins: { begins: 0 },
  drew: { drew: [0, 1, null] },
  searched: { searched: [0, 1] },
  took_from: { took_from: [0, 1, "basic-abbey"] },
  put_under: { put_under: [0, 1, null] },
  put_victims_under: { put_victims_under: [0, 1, "basic-abbey"] },
  swapped_regions: { swapped_regions: [0, 10, 12] },
  swapped_expansions: { swapped_expansions: [0, SPOT, { site: 12, card: "basic-storehouse" }] },
  turn_began: { turn_began: 1 },
  rolled: { rolled: [0, 4, "plentiful_harvest"] },
  produced: { produced: [0, 10, 2] },
  gained: { gained: [0, 10, "ore"] },
  lost: { lost: [0, 2] },
  paid: { paid: [0, 26, "gold"] },
  robbed: { robbed: [0, [0, 2, 0, 0, 0, 3]] },
  sickened: { sickened: [1, 13] },
  revealed: { revealed: "progress-plague-moon-2" },
  reshuffled: "reshuffled",
  played: { played: [0, "gold-reiner"] },
  built: { built: [0, SPOT] },
  cache_opened: { cache_opened: [0, 10] },
  road_laid: { road_laid: [0, -2] },
  settled: { settled: [0, 4] },
  city_founded: { city_founded: [0, 5] },
  region_laid: { region_laid: [0, 8, "hills-5"] },
  traded: { traded: [0, 3, "ore", "gold"] },
  named_units: { named_units: [0, [1, 0, 0, 0, 0, 0]] },
  named_building: { named_building: [0, SPOT] },
  removed: { removed: [0, SPOT] },
  returned: { returned: [0, SPOT, null] },
  saw_hand: { saw_hand: 0 },
  stole: { stole: [0, null] },
  fetched: { fetched: [0, "basic-scout"] },
  defended: { defended: [0, 4, false] },
  declined: { declined: 0 },
  kept_sebastian: { kept_sebastian: 0 },
  hero_token: { hero_token: null },
  merchant_token: { merchant_token: 1 },
  won: { won: [0, 12] },
};
const rivalActions: Each<Rivals.Action> = {
  draw: { draw: 0 },
  search: { search: 1 },
  take: { take: "basic-abbey" },
  put_under: { put_under: ["basic-abbey", 2] },
  arrange: { arrange: 10 },
  brigitta: { brigitta: ["basic-brigitta", 3] },
  reiner: "reiner",
  roll: "roll",
  play: { play: "gold-merchant" },
  build: { build: ["basic-abbey", 10] },
  build_open: { build_open: ["gold-merchant-guild", 10] },
  open_cache: { open_cache: 10 },
  lay_road: { lay_road: "left" },
  settle: { settle: { end: "right", scout: true } },
  found_city: { found_city: 5 },
  trade: { trade: { give: "ore", want: "wool" } },
  ship_trade: { ship_trade: { give: "ore", want: "wool" } },
  large_ship_trade: { large_ship_trade: { site: 10, side: "left", want: "wool" } },
  mint_trade: { mint_trade: "wool" },
  demolish: { demolish: [10, "basic-abbey"] },
  end: "end",
  pay: { pay: 26 },
  gain: { gain: 10 },
  name: { name: "ore" },
  choose: { choose: [10, "basic-abbey"] },
  under: { under: 0 },
  lay_regions: { lay_regions: "lower" },
  pick: { pick: "gold-field-2" },
  choose_place: { choose_place: 10 },
  defend: "defend",
  pay_riots: "pay_riots",
  sebastian: "sebastian",
  pass: "pass",
};

const PEOPLE = ["Ania", "Sage"].map((name) => ({ name, colour: "" }));
const islandEvents = [
  ...Object.values(events),
  ...Object.entries(modules).flatMap(([module, each]) => Object.values(each).map((event) => ({ [module]: event }))),
  ...[0, 1].flatMap((seat) => Object.values(plays).map((play) => ({ cities: { played: [seat, play] } }))),
];
const islandActions = [
  ...Object.values(actions),
  ...Object.values(eventActions).map((events) => ({ events })),
  ...Object.values(twoActions).map((two) => ({ two })),
  ...Object.values(citiesActions).map((cities) => ({ cities })),
  ...Object.values(plays).map((play) => ({ cities: { play } })),
  ...Object.values(goldActions).map((gold) => ({ gold })),
  ...Object.values(fishActions).map((fish) => ({ fish })),
  ...Object.values(purchases).map((purchase) => ({ fish: { spend: { purchase, tokens: [1, 1, 1] } } })),
  ...Object.values(riverActions).map((rivers) => ({ rivers })),
  ...Object.values(caravanActions).map((caravans) => ({ caravans })),
  ...Object.values(attackActions).map((attack) => ({ attack })),
  ...Object.values(tradersActions).map((traders) => ({ traders })),
];
const GAMES: [string, Words, unknown[], unknown[]][] = [
  ["island", island, islandEvents, islandActions],
  ["rivals", rivals, Object.values(rivalEvents), Object.values(rivalActions)],
];

describe.each(LANGUAGES)("in %s", (language) => {
  let problems: string[] = [];
  beforeAll(() => speak(language));
  beforeEach(() => {
    problems = [];
    vi.spyOn(console, "error").mockImplementation((text) => problems.push(String(text)));
  });
  afterEach(() => void vi.restoreAllMocks());

  const isFine = (text: string) => text !== "" && !/undefined|null|NOTATION|[{}]|\b[a-z]+-[a-z]+-[a-z]/.test(text);

  it.each(GAMES)("%s: each event makes a line", (_name, words, events) => {
    for (const data of events) {
      const lines = words.log([{ number: 0, text: "NOTATION", data }], 0, null);
      const texts = lines.filter(({ round }) => round === undefined).map(({ pieces }) => plainText(pieces, PEOPLE));
      if (!texts.every(isFine)) problems.push(`${JSON.stringify(data)}: ${texts.join()}`);
    }
    expect(problems).toEqual([]);
  });

  it.each(GAMES)("%s: each action has words", (_name, words, _events, actions) => {
    for (const data of actions) {
      const text = plainText(words.action({ action: "NOTATION", kind: "", data }, null), PEOPLE);
      if (!isFine(text)) problems.push(`${JSON.stringify(data)}: ${text}`);
    }
    expect(problems).toEqual([]);
  });
});
