//! Commodities and the city plan, knights against barbarians, progress cards.
//!
//! * [`battle`]: what knights are worth, for the battle to come and otherwise. [`levels`]: what the tracks of the city plan are worth.
//! * [`progress`]: what the progress cards are worth that one holds, and when it is time for them.

mod battle;
mod levels;
mod progress;

pub(super) use battle::danger_of_city;

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::{Cards, GoodSet};
use steading_island::frame::Frame as AnyFrame;
use steading_island::modules::Frame as ModuleFrame;
use steading_island::modules::cities_and_knights::cards::science::Medicine;
use steading_island::modules::cities_and_knights::improvements::{self, METROPOLIS_POINTS, WALL_PRICE};
use steading_island::modules::cities_and_knights::{Action, Card, Frame, Track, knights};
use steading_island::places::{Vertex, VertexSet};
use steading_island::rules::Module;
use steading_island::state::{State, at};

use super::super::land::Wishes;
use super::super::plans::Means;
use super::super::{LOOT, POINT, others, time_left};

/// A wall, for as long as the city stands.
const WALL: f32 = 110.0;

/// A card that an opponent has to discard, besides the fear of them.
const SABOTAGED: f32 = 35.0;

/// A card that an opponent has to give, of their own choice.
const GIFT: f32 = 45.0;

/// A card that one takes out of an opponent's hand and may choose.
const CHOSEN: f32 = 75.0;

/// A progress card that one takes out of an opponent's hand and may choose.
const SPIED: f32 = 220.0;

/// What the strength of a knight is worth that changes sides.
const DESERTER: f32 = 130.0;

/// A road taken up that is to be laid elsewhere.
const LIFTED_ROAD: f32 = 60.0;

/// An opponent to whom a Commercial Harbour can still offer something.
const PARTNER: f32 = 45.0;

/// What the seat has from the module, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if !game.has(Module::CitiesAndKnights) {
        return 0.0;
    }
    let walls = improvements::own_walls(state, seat).len() as f32;
    walls * WALL * time_left(game, state, seat)
        + levels::worth(game, state, seat)
        + battle::worth(game, state, seat)
        + progress::worth(state, seat)
        + opened(game, state, seat)
        + pending(game, state, seat)
}

/// What cards of this turn have opened and is not used yet. A Crane is part of the price of an improvement.
fn opened(game: &Island, state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    if !public.harbour || state.public.turn != seat {
        return 0.0;
    }
    let is_partner = |other: &Seat| !public.offered.contains(*other) && !state.private[at(*other)].hand.is_empty();
    PARTNER * game.seats.without(seat).iter().filter(is_partner).count() as f32
}

/// What the frames on top will bring the seat.
fn pending(game: &Island, state: &State, seat: Seat) -> f32 {
    let is_on_turn = state.public.turn == seat;
    let of_frame = |frame: AnyFrame| match frame {
        AnyFrame::Discard if is_on_turn => sabotage(game, state, seat),
        AnyFrame::Module(ModuleFrame::CitiesAndKnights(frame)) => pending_in(game, state, seat, frame, is_on_turn),
        _ => 0.0,
    };
    state.public.frames.iter().map(of_frame).sum()
}

fn pending_in(game: &Island, state: &State, seat: Seat, frame: Frame, is_on_turn: bool) -> f32 {
    match frame {
        Frame::Draw(drawer, track) if drawer == seat => progress::of_deck(track),
        Frame::Draws(drawers, track) if drawers.contains(seat) => progress::of_deck(track),
        Frame::Defenders(tied) if tied.contains(seat) => progress::ANY,
        Frame::Losses(losers) if losers.contains(seat) => -battle::city_loss(game, state, seat),
        Frame::Metropolis(_) if is_on_turn => f32::from(METROPOLIS_POINTS) * POINT,
        Frame::Wedding if is_on_turn => GIFT * f32::from(gifts(game, state, seat)),
        Frame::Spy(victim) if is_on_turn => SPIED * (1.0 + others::fear(game, state, victim)),
        Frame::Master(victim, count) if is_on_turn => {
            CHOSEN * f32::from(count) * (1.0 + others::fear(game, state, victim))
        }
        Frame::Remove(victim) if is_on_turn => DESERTER * battle::weakest(state, victim),
        Frame::Place { rank, .. } if is_on_turn => DESERTER * f32::from(rank.strength()),
        Frame::Road(_) if is_on_turn => LIFTED_ROAD,
        // The first victim is robbed by the frame above, or by none yet.
        Frame::Bishop if is_on_turn => LOOT,
        Frame::Thefts(victims) if is_on_turn => LOOT * victims.len() as f32,
        _ => 0.0,
    }
}

/// What the others lose by a Saboteur.
fn sabotage(game: &Island, state: &State, seat: Seat) -> f32 {
    let victims = game.seats.without(seat).iter();
    victims
        .map(|other| f32::from(state.public.owed[at(other)]) * SABOTAGED * (0.5 + others::fear(game, state, other)))
        .sum()
}

/// Cards that come for a Wedding.
fn gifts(game: &Island, state: &State, seat: Seat) -> u16 {
    let guests = game.seats.without(seat).iter();
    guests.map(|other| u16::from(state.public.owed[at(other)]) + state.private[at(other)].chosen.total()).sum()
}

/// What can be bought besides roads, settlements and cities.
pub(super) fn plans(
    game: &Island,
    state: &State,
    wishes: &Wishes<'_>,
    means: &Means,
    seat: Seat,
    add: &mut impl FnMut(f32),
) {
    levels::plans(game, state, means, seat, add);
    battle::plans(game, state, means, seat, add);
    if !improvements::wall_sites(state, seat).is_empty() {
        add(means.hope(WALL * time_left(game, state, seat), WALL_PRICE));
    }
    let reduced = improvements::own_reduced(state, seat).iter().map(|vertex: Vertex| wishes.upgrade(game, vertex));
    if let Some(harvest) = reduced.reduce(f32::max) {
        let price = if has_medicine(state, seat) { Medicine::PRICE } else { improvements::restoring_price(game) };
        add(means.hope(POINT + harvest - danger_of_city(game, state, seat), price));
    }
}

/// What knights and the next levels of the tracks cost.
pub(super) fn prices(state: &State, seat: Seat) -> impl Iterator<Item = Cards> {
    let levels = state.public.modules.cities_and_knights.levels[at(seat)];
    let open = Track::ALL.into_iter().filter(move |&track| improvements::check_open(state, seat, track).is_ok());
    open.map(move |track| Cards::of(track.commodity(), levels[track.index()] + 1)).chain([knights::PRICE])
}

/// What a city costs with the cards that the seat holds.
pub(super) fn city_price(game: &Island, state: &State, seat: Seat) -> Cards {
    if has_medicine(state, seat) { Medicine::PRICE } else { game.rules.prices.city }
}

/// The rates of a seat without what Merchant Fleets of this turn spare.
pub(super) fn lasting_rates(state: &State, seat: Seat, rates: Cards) -> Cards {
    let fleet = state.public.modules.cities_and_knights.fleet;
    if fleet.is_empty() || state.public.turn != seat {
        return rates;
    }
    (rates + fleet.times(2)).common(GoodSet::ALL.each(4))
}

fn has_medicine(state: &State, seat: Seat) -> bool {
    state.hidden.cities_and_knights.holds(seat, Card::Medicine)
}

/// Where nobody settles while a knight stands there.
pub(super) fn blocked_sites(state: &State) -> VertexSet {
    state.public.modules.cities_and_knights.all_knights()
}

/// What of somebody else's is to be feared besides points and land.
pub(super) fn possessions(state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    let levels: u8 = public.levels[at(seat)].iter().sum();
    progress::ANY * state.hidden.cities_and_knights.hand(seat).len() as f32 + levels::ANY * f32::from(levels)
}

/// What speaks for or against a move beside the position it leads to.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Play(play) => progress::inclination(game, state, seat, play),
        Action::MoveKnight(from, to) => battle::march(game, state, seat, from, to),
        Action::Exchange(partner, _) => progress::exchange(game, state, partner),
        _ => 0,
    }
}

/// Carries out what has its effect only when chance or somebody else has spoken, as if that had happened; `false` for everything else.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Play(play) => progress::imagine(game, state, seat, play),
        Action::Exchange(partner, resource) => {
            let public = &mut state.public.modules.cities_and_knights;
            public.offered = public.offered.with(partner);
            state.private[at(seat)].hand -= Cards::one(resource);
            true
        }
        _ => false,
    }
}
