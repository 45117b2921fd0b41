//! Wagons: how far they have to go, what their train can do, and the roads between the trade hexes.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::{Cards, DevCard};
use steading_island::frame::Frame;
use steading_island::hooks;
use steading_island::modules;
use steading_island::modules::traders_and_barbarians::board::plaza_of;
use steading_island::modules::traders_and_barbarians::{self as traders, Action, train};
use steading_island::places::{Edge, Vertex, VertexSet};
use steading_island::rules::Module;
use steading_island::state::{State, at};
use steading_island::topology::TradeHex;

use super::super::plans::Means;
use super::super::{POINT, time_left};
use super::GOLD;

/// What is left of a delivery that could be made at once: making it is better than being able to.
const READY: f32 = 0.85;

/// An empty wagon at a plaza.
const LOADING: f32 = 420.0;

/// A token that is about to be drawn.
const LOADED: f32 = 560.0;

/// After so many turns on the way, what waits there is worth half.
const PATIENCE: f32 = 4.0;

/// A point of movement less between two trade hexes, at the start of a game.
const SHORTER: f32 = 32.0;

/// What a level of the train brings besides points.
const LEVEL: f32 = 150.0;

/// A Swift Journey kept for a good moment.
const SWIFT_JOURNEY: f32 = 130.0;

/// What is hoped from driving off a barbarian that is in the way.
const TRY: i32 = 25;

/// The gold for a foreign road, in points of movement.
const TOLL: u8 = 1;

/// Farther than any way.
const FAR: usize = 64;

/// What the seat has from the scenario, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if !game.has(Module::TradersAndBarbarians) {
        return 0.0;
    }
    let time = time_left(game, state, seat);
    let levels = f32::from(state.public.modules.traders_and_barbarians.levels[at(seat)].saturating_sub(1));
    let journeys = f32::from(state.private[at(seat)].cards.count(DevCard::SwiftJourney));
    destination(game, state, seat)
        + network(game, state, seat) * time
        + LEVEL * levels * time
        + SWIFT_JOURNEY * journeys
}

/// What waits where the wagon is going, the less the farther it is.
fn destination(game: &Island, state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.traders_and_barbarians;
    let Some(wagon) = public.wagons[at(seat)] else { return 0.0 };
    if is_loading(state, seat) {
        return LOADED;
    }
    let card = train::card_of(state, seat);
    let efforts = efforts(game, state, seat, wagon);
    let (waits, effort) = match public.cargo[at(seat)] {
        Some(cargo) => {
            let gold = GOLD * f32::from(card.gold);
            (READY * (POINT + gold), efforts[plaza_of(cargo.wanted_at()).index()])
        }
        None => {
            let open = TradeHex::ALL.into_iter().filter(|&hex| public.stacks[hex as usize] != [0; 2]);
            let nearest = open.map(|hex| efforts[plaza_of(hex).index()]).min();
            (LOADING, nearest.unwrap_or(FAR as u8))
        }
    };
    let journey = public.journey.filter(|_| is_driving(state, seat));
    let left = journey.map_or(0, |journey| journey.points);
    let turns = f32::from(effort.saturating_sub(left)) / f32::from(card.points);
    waits * PATIENCE / (PATIENCE + turns)
}

/// Whether a token is drawn for the seat now.
fn is_loading(state: &State, seat: Seat) -> bool {
    let loads = matches!(
        state.public.frames.top(),
        Frame::Module(modules::Frame::TradersAndBarbarians(traders::Frame::Cargo(_)))
    );
    state.public.turn == seat && loads
}

/// Whether the seat moves its wagon now.
fn is_driving(state: &State, seat: Seat) -> bool {
    let drives = |frame: Frame| frame == traders::Frame::Drive.into();
    state.public.turn == seat && state.public.frames.iter().any(drives)
}

/// How short the ways between the trade hexes are.
fn network(game: &Island, state: &State, seat: Seat) -> f32 {
    let [castle, quarry, glassworks] = TradeHex::ALL.map(plaza_of);
    let (from_castle, from_quarry) = (efforts(game, state, seat, castle), efforts(game, state, seat, quarry));
    let all = [from_castle[quarry.index()], from_castle[glassworks.index()], from_quarry[glassworks.index()]];
    -SHORTER * all.into_iter().map(f32::from).sum::<f32>()
}

/// What it takes the seat's wagon to come from an intersection to each other one: points of movement, and the gold for foreign roads as
/// such. No way leads through a plaza.
fn efforts(game: &Island, state: &State, seat: Seat, from: Vertex) -> [u8; VertexSet::ROOM] {
    let mut efforts = [FAR as u8; VertexSet::ROOM];
    let mut reached = [VertexSet::EMPTY; FAR];
    reached[0] = VertexSet::only(from);
    let plazas: VertexSet = TradeHex::ALL.into_iter().map(plaza_of).collect();
    let damaged = hooks::damaged_roads(game, state);
    let mut done = VertexSet::EMPTY;
    for effort in 0..FAR {
        for vertex in reached[effort].minus(done).iter() {
            done = done.with(vertex);
            efforts[vertex.index()] = effort as u8;
            if plazas.contains(vertex) && vertex != from {
                continue;
            }
            for edge in game.topology.vertex_edges[vertex.index()].iter() {
                let step = if damaged.contains(edge) { bare(state, edge) } else { step(state, seat, edge) };
                if let Some(further) = reached.get_mut(effort + usize::from(step)) {
                    *further = further.with(game.topology.far_end(edge, vertex));
                }
            }
        }
    }
    efforts
}

/// A step along a path.
fn step(state: &State, seat: Seat, edge: Edge) -> u8 {
    if !state.public.all_roads.contains(edge) {
        return bare(state, edge);
    }
    let toll = if state.public.roads[at(seat)].contains(edge) { 0 } else { TOLL };
    1 + toll + barbarian(state, edge)
}

fn bare(state: &State, edge: Edge) -> u8 {
    2 + barbarian(state, edge)
}

fn barbarian(state: &State, edge: Edge) -> u8 {
    if state.public.modules.traders_and_barbarians.raiders.contains(&edge) { 2 } else { 0 }
}

/// A better train.
pub(super) fn plans(game: &Island, state: &State, means: &Means, seat: Seat, add: &mut impl FnMut(f32)) {
    if let Some((card, price)) = train::next_card(state, seat).and_then(|card| Some((card, card.price?))) {
        let points = POINT * f32::from(card.victory_points);
        add(means.hope(points + LEVEL * time_left(game, state, seat), price));
    }
}

/// What the next level costs.
pub(super) fn price(state: &State, seat: Seat) -> Option<Cards> {
    train::next_card(state, seat)?.price
}

/// A card of the scenario's deck, before one knows which it is: three points and three journeys in twenty-five, three road buildings, and
/// knights.
pub(super) fn card_gain(knight: f32) -> f32 {
    0.12 * (POINT + SWIFT_JOURNEY + 250.0) + 0.64 * knight
}

/// Trying to drive a barbarian off costs nothing.
pub(super) fn inclination(action: Action) -> i32 {
    match action {
        Action::FendOff(_) => TRY,
        _ => 0,
    }
}
