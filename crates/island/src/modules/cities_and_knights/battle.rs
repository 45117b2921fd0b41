//! The barbarian ship and the battle (sections 1.14, 1.15 and 1.18), in the order of `CK-211`.
//!
//! The ship moves with the event die. When it lands, knights are committed where the table plays so, strengths are compared, cities are
//! lost or a defender is honoured, all knights rest, the ship goes back, the robber is free, and tied defenders draw.

use steading_game::{Journal, Seat, SeatSet};

use super::{Event, Frame, Track, progress};
use crate::Island;
use crate::base::{building, effects, robber};
use crate::event::Event as AnyEvent;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::state::{State, at};
use crate::timeout::first_clockwise;

/// `CK-017`: where the ship lands.
pub const LANDING: u8 = 7;

/// `CK-177`, `CK-178`: the ship moves, and on the last space the battle is fought at once.
pub fn sail(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    let ship = &mut state.public.modules.cities_and_knights.ship;
    *ship += 1;
    journal.note(Event::Sailed(*ship).into());
    if *ship < LANDING {
        return;
    }
    state.public.frames.push(Frame::Battle.into());
    if game.options.commit_knights {
        let public = &state.public.modules.cities_and_knights;
        let asked = game.seats.iter().filter(|&seat| !public.active_knights(seat).is_empty()).collect();
        state.public.frames.push(Frame::Commit(asked).into());
    } else {
        // Everybody who can fight does.
        let public = &mut state.public.modules.cities_and_knights;
        public.committed = public.active;
    }
}

/// The first of some seats in turn order from the player on turn.
pub fn first_of(game: &Island, state: &State, seats: SeatSet) -> Option<Seat> {
    first_clockwise(game, state.public.turn, seats)
}

// Commitment (`CK-225` to `CK-229`).

/// `CK-225`, `CK-226`: any of the seat's active knights, or none.
pub fn check_commit(game: &Island, state: &State, seat: Seat, knights: VertexSet) -> Result<(), Illegal> {
    let active = state.public.modules.cities_and_knights.active_knights(seat);
    knights.iter().try_for_each(|vertex| building::check_vertex(game, vertex))?;
    match knights.minus(active).iter().next() {
        Some(vertex) => refuse(Code::NotAChoice, rule::CK_225, Detail::Why("no-active-knight", About::Vertex(vertex))),
        None => Ok(()),
    }
}

/// `CK-227`: the seat says openly which knights fight, and the next is asked.
pub fn commit(state: &mut State, seat: Seat, asked: SeatSet, knights: VertexSet, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    public.committed = public.committed.or(knights);
    journal.note(Event::Committed(seat, knights).into());
    state.public.frames.replace(Frame::Commit(asked.without(seat)).into());
}

// Comparing.

/// `CK-181`: all upright cities.
fn barbarians(game: &Island, state: &State) -> u8 {
    game.seats.iter().map(|seat| state.public.cities[at(seat)].len() as u8).sum()
}

/// `CK-184`, `CK-228`: what a seat brings into the battle.
fn contribution(state: &State, seat: Seat) -> u8 {
    let public = &state.public.modules.cities_and_knights;
    public.strength(public.knights[at(seat)].and(public.committed))
}

/// The seat's cities that can be lost: upright and without a metropolis (`CK-173`, `CK-187`).
pub fn vulnerable(state: &State, seat: Seat) -> VertexSet {
    state.public.cities[at(seat)].minus(state.public.modules.cities_and_knights.metropolises())
}

/// The battle: strengths are compared, and what follows is pushed, the last thing first.
pub fn fight(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    let barbarians = barbarians(game, state);
    let contributions = game.seats.iter().map(|seat| contribution(state, seat));
    let knights: u8 = contributions.clone().sum();
    journal.note(Event::Fought { barbarians, knights }.into());
    // `CK-183`: a tie goes to the knights.
    if barbarians > knights {
        state.public.frames.replace(Frame::Aftermath(SeatSet::EMPTY).into());
        effects::begin(state);
        state.public.frames.push(Frame::Losses(losers(game, state)).into());
        return;
    }
    let best = contributions.max().filter(|&strength| strength > 0);
    let defenders: SeatSet = game.seats.iter().filter(|&seat| Some(contribution(state, seat)) == best).collect();
    match defenders.lowest().filter(|_| defenders.len() == 1) {
        Some(defender) => {
            honour(state, defender, journal);
            state.public.frames.replace(Frame::Aftermath(SeatSet::EMPTY).into());
        }
        None => state.public.frames.replace(Frame::Aftermath(defenders).into()),
    }
}

/// `CK-202`, `CK-209`: a point for the defender, however many were given.
fn honour(state: &mut State, defender: Seat, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.cities_and_knights.defender[at(defender)] += 1;
    state.public.open_points[at(defender)] += 1;
    journal.note(Event::Defended(defender).into());
}

/// `CK-186` to `CK-190`: of those with a city to lose, all who brought least.
fn losers(game: &Island, state: &State) -> SeatSet {
    let exposed = game.seats.iter().filter(|&seat| !vulnerable(state, seat).is_empty());
    let least = exposed.clone().map(|seat| contribution(state, seat)).min();
    exposed.filter(|&seat| Some(contribution(state, seat)) == least).collect()
}

// Losses.

/// `CK-191`: one of the seat's cities without a metropolis.
pub fn check_loss(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if vulnerable(state, seat).contains(vertex) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_191, Detail::Why("city-is-safe", About::Vertex(vertex)))
}

/// `CK-193` to `CK-195`: the city becomes a settlement, or lies on its side if all settlements are on the board; its wall is gone.
pub fn lose(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::lower_city(game, state, seat, vertex);
    let public = &mut state.public.modules.cities_and_knights;
    public.walls = public.walls.without(vertex);
    let pool = &mut state.public.pool[at(seat)];
    if pool.settlements > 0 {
        pool.settlements -= 1;
        pool.cities += 1;
        journal.note(Event::Lost(seat, vertex).into());
    } else {
        public.reduced = public.reduced.with(vertex);
        journal.note(Event::Reduced(seat, vertex).into());
    }
}

// Afterwards.

/// `CK-210`, `CK-229`: those that fought rest. `CK-180`: the ship goes back. `CK-072`, `CK-073`: the lock is off, and in the new edition
/// the robber comes to the desert. Then tied defenders draw (`CK-204`).
pub fn clean_up(game: &Island, state: &mut State, tied: SeatSet, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    public.active = public.active.minus(public.committed);
    public.committed = VertexSet::EMPTY;
    public.ship = 0;
    let is_first = !std::mem::replace(&mut public.landed, true);
    journal.note(Event::Landed.into());
    if is_first
        && state.public.robber.is_none()
        && let Some(desert) = robber::refuges(game).iter().next()
    {
        robber::send_away(state, Some(desert), journal);
    }
    state.public.frames.replace(Frame::Defenders(tied).into());
}

/// `CK-207`: the decks with cards.
pub fn decks(state: &State) -> impl Iterator<Item = Track> + use<> {
    let left = Track::ALL.map(|track| state.hidden.cities_and_knights.left(track));
    Track::ALL.into_iter().filter(move |track| left[track.index()] > 0)
}

/// `CK-207`: a deck with cards.
pub fn check_deck(state: &State, track: Track) -> Result<(), Illegal> {
    if state.hidden.cities_and_knights.left(track) > 0 {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_207, Detail::Why("deck-empty", About::Word(track.name())))
}

/// `CK-206`: the defender draws, and whatever comes of it is done before the next one is asked.
pub fn draw_as_defender(state: &mut State, seat: Seat, tied: SeatSet, track: Track) {
    state.public.frames.replace(Frame::Defenders(tied.without(seat)).into());
    progress::draw(state, seat, track);
}
