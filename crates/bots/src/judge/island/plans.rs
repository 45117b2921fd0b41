//! What a seat can buy, and how soon: a purchase is worth what it gains, the less the longer it must be waited for.

use steading_game::Seat;
use steading_island::Island;
use steading_island::base::{development, turn};
use steading_island::cards::{Cards, Good, GoodSet};
use steading_island::frame::Frame;
use steading_island::hooks;
use steading_island::modules::gold::bank;
use steading_island::places::{Vertex, VertexSet};
use steading_island::state::{State, at};

use super::land::{COMMODITIES, Land, Wishes};
use super::{CARD, POINT, awards, modules};

/// What is left of a gain that could be had at once: building is better than being able to build.
const READY: f32 = 0.85;

/// The same where commodities are played with: there is more to buy, and more to lose by waiting.
const READY_WITH_COMMODITIES: f32 = 0.75;

/// After so many throws of the dice a gain is worth half.
const PATIENCE: f32 = 5.0;

/// Of the plans beside the best one so much counts.
const OTHER_PLANS: f32 = 0.3;

/// Each card that must be changed at the bank first is as bad as so many throws.
const CHANGE: f32 = 0.7;

/// When the bank has closed for this turn, changing waits for the next.
const CLOSED: f32 = 4.0;

/// The longest wait for a card that hardly ever comes.
const WAIT_MAX: f32 = 50.0;

/// Cards are waited for side by side: of all the waits together so much is left.
const SIDE_BY_SIDE: f32 = 0.65;

/// Roads that are looked ahead for a place to settle.
const ROADS_MAX: usize = 2;

/// What of a place is left for each road that leads there: others may come first.
const ROAD_RISK: f32 = 0.93;

/// How many fish buy a card from the bank.
const FISH_FOR_CARD: u8 = 4;

/// What a seat can pay with, and what it gets.
pub(super) struct Means {
    hand: Cards,
    rates: Cards,
    has_commodities: bool,
    /// Throws until a card of each kind comes, or is changed for others.
    waits: [f32; Good::ALL.len()],
    /// Cards that can be had for gold or fish, and what one of them costs.
    bought: i32,
    bought_cost: f32,
    is_bank_open: bool,
    /// Free roads to be laid now.
    free_roads: u8,
}

impl Means {
    /// The means of a seat.
    pub(super) fn of(game: &Island, state: &State, land: &Land, seat: Seat) -> Means {
        let (private, rates) = (&state.private[at(seat)], state.public.rates[at(seat)]);
        let income = land.income(seat);
        let has_commodities = game.rules.goods != GoodSet::RESOURCES;
        let change = |kind: Good| income[kind as usize] / f32::from(rates.count(kind));
        let mut changed: f32 = Good::RESOURCES.into_iter().map(change).sum();
        if has_commodities {
            changed += COMMODITIES.into_iter().map(change).sum::<f32>();
        }
        let is_on_turn = state.public.turn == seat;
        let gold = gold_to_spend(game, state, seat);
        let fish = private.modules.fishermen.tokens.fish();
        let card_cost = if gold > 0 {
            modules::GOLD * f32::from(bank::CARD_PRICE)
        } else {
            modules::FISH * f32::from(FISH_FOR_CARD)
        };
        Means {
            hand: private.hand - private.chosen,
            rates,
            has_commodities,
            waits: income.map(|pips| (36.0 / (pips + 0.8 * changed).max(0.1)).min(WAIT_MAX)),
            bought: i32::from(gold / u16::from(bank::CARD_PRICE) + fish / u16::from(FISH_FOR_CARD)),
            bought_cost: card_cost - CARD,
            is_bank_open: !is_on_turn || turn::is_trade_open(game, state),
            free_roads: match state.public.frames.top() {
                Frame::FreeRoads(count) if is_on_turn => count,
                _ => 0,
            },
        }
    }

    /// What a gain is worth that must be paid for first: the less, the longer it must be waited for, and less what is given away for
    /// cards that are missing.
    pub(super) fn hope(&self, gain: f32, price: Cards) -> f32 {
        let (wait, cost) = self.way_to(price);
        let ready = if self.has_commodities { READY_WITH_COMMODITIES } else { READY };
        (gain * ready * PATIENCE / (PATIENCE + wait) - cost).max(0.0)
    }

    /// About how many throws it takes until the price can be paid; and if it can be paid now, what must be given away to the bank.
    fn way_to(&self, price: Cards) -> (f32, f32) {
        if self.hand.covers(price) {
            return (0.0, 0.0);
        }
        let (mut missing, mut changes, mut change_cost, mut wait) = (0, 0, 0.0, 0.0);
        let mut compare = |kind: Good| {
            let (held, wanted) = (i32::from(self.hand.count(kind)), i32::from(price.count(kind)));
            if wanted > held {
                missing += wanted - held;
                wait += (wanted - held) as f32 * self.waits[kind as usize];
            } else {
                let rate = i32::from(self.rates.count(kind));
                changes += (held - wanted) / rate;
                change_cost += ((held - wanted) / rate * (rate - 1)) as f32 * CARD;
            }
        };
        Good::RESOURCES.into_iter().for_each(&mut compare);
        if self.has_commodities {
            COMMODITIES.into_iter().for_each(compare);
        }
        if self.bought + changes < missing {
            let left = (missing - self.bought - changes) as f32 / missing as f32;
            return (CHANGE + wait * SIDE_BY_SIDE * left, 0.0);
        }
        let changed = missing.min(changes);
        let cost_of_changed = if changed > 0 { change_cost * changed as f32 / changes as f32 } else { 0.0 };
        let closed = if self.is_bank_open || changed == 0 { 0.0 } else { CLOSED };
        (missing as f32 * CHANGE + closed, cost_of_changed + (missing - changed) as f32 * self.bought_cost)
    }
}

/// The gold that the seat can buy cards for in one turn.
fn gold_to_spend(game: &Island, state: &State, seat: Seat) -> u16 {
    let Some(rules) = game.rules.gold else { return 0 };
    let gold = &state.public.modules.gold;
    let bought = if state.public.turn == seat { gold.bought } else { 0 };
    let limit = rules.purchases_max.map(|limit| limit.saturating_sub(bought) * bank::CARD_PRICE);
    limit.map_or(gold.purse[at(seat)], |limit| gold.purse[at(seat)].min(limit.into()))
}

/// What the seat's plans are worth.
pub(super) fn worth(game: &Island, state: &State, land: &Land, means: &Means, seat: Seat) -> f32 {
    let wishes = land.wishes(game, state, seat);
    let road = game.rules.prices.road;
    let plans = [
        city(game, state, &wishes, means, seat),
        settlement(game, state, &wishes, means, seat),
        card(game, state, means, seat),
        awards::road_plan(game, state, seat)
            .map_or(0.0, |(gain, roads)| means.hope(gain, road.times(roads.saturating_sub(means.free_roads)))),
    ];
    let mut best = plans.into_iter().fold(0.0, f32::max);
    let mut sum = plans.into_iter().sum::<f32>();
    modules::plans(game, state, &wishes, means, seat, &mut |hope| {
        best = best.max(hope);
        sum += hope;
    });
    best + OTHER_PLANS * (sum - best)
}

/// A city in the place of the best settlement.
fn city(game: &Island, state: &State, wishes: &Wishes<'_>, means: &Means, seat: Seat) -> f32 {
    let public = &state.public;
    if public.pool[at(seat)].cities == 0 {
        return 0.0;
    }
    let may_rise = |vertex: &Vertex| hooks::may_build_city(game, state, seat, *vertex).is_ok();
    let harvests = public.settlements[at(seat)].iter().filter(may_rise).map(|vertex| wishes.upgrade(game, vertex));
    let Some(harvest) = harvests.reduce(f32::max) else { return 0.0 };
    let gain = POINT + harvest.max(0.0) - modules::danger_of_city(game, state, seat);
    means.hope(gain, modules::city_price(game, state, seat))
}

/// A settlement on the best place, with the roads to it.
fn settlement(game: &Island, state: &State, wishes: &Wishes<'_>, means: &Means, seat: Seat) -> f32 {
    if state.public.pool[at(seat)].settlements == 0 {
        return 0.0;
    }
    let prices = &game.rules.prices;
    let mut best: f32 = 0.0;
    for (roads, site) in sites(game, state, wishes, seat).into_iter().enumerate() {
        let paid = (roads as u8).saturating_sub(means.free_roads);
        if site > 0.0 && state.public.pool[at(seat)].roads >= roads as u8 {
            let gain = POINT + site - modules::danger_of_settlement(game, state, seat);
            best = best.max(means.hope(gain, prices.settlement + prices.road.times(paid)));
        }
    }
    best
}

/// The best places to settle by the number of roads to them, the points aside; nothing where there is none.
pub(super) fn sites(game: &Island, state: &State, wishes: &Wishes<'_>, seat: Seat) -> [f32; ROADS_MAX + 1] {
    let public = &state.public;
    let reach = hooks::whole_reach(game, state, seat);
    let stops = hooks::stops(game, state, seat);
    let taken_sites = public.closed.or(modules::blocked_sites(game, state));
    let best = |places: VertexSet| {
        let sites = places.minus(taken_sites).iter().map(|vertex| wishes.site(game, vertex).max(1.0));
        sites.fold(0.0, f32::max)
    };
    let mut sites = [best(reach), 0.0, 0.0];
    let taken = public.all_roads.or(game.facts.bridge_sites);
    let mut seen = reach.or(public.buildings(seat));
    let mut edge_of_reach = seen.minus(stops);
    let mut risk = 1.0;
    for site in &mut sites[1..] {
        let mut next = VertexSet::EMPTY;
        for vertex in edge_of_reach.iter() {
            for path in game.topology.vertex_edges[vertex.index()].minus(taken).iter() {
                next = next.with(game.topology.far_end(path, vertex));
            }
        }
        next = next.minus(seen);
        seen = seen.or(next);
        edge_of_reach = next.minus(stops);
        risk *= ROAD_RISK;
        *site = best(next) * risk;
    }
    sites
}

/// A development card.
fn card(game: &Island, state: &State, means: &Means, seat: Seat) -> f32 {
    let has_cards = development::has_cards(game, state);
    if has_cards { means.hope(card_gain(game, state, seat), game.rules.prices.card) } else { 0.0 }
}

/// What a card of the deck is worth before one knows which it is.
pub(super) fn card_gain(game: &Island, state: &State, seat: Seat) -> f32 {
    /// A point is one card of five, a progress card six of twenty-five, and the rest are knights.
    const BESIDE_KNIGHTS: f32 = 0.2 * POINT + 0.24 * 280.0;
    let knight = awards::knight_gain(game, state, seat);
    modules::card_gain(game, state, seat, knight).unwrap_or(BESIDE_KNIGHTS + 0.56 * knight)
}
