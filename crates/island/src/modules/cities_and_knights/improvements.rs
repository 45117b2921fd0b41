//! The city plan (sections 1.12 and 1.13), city walls (1.7), and cities that lie on their side (1.15).

use steading_game::{Journal, Seat, SeatSet};

use super::{Action, Edition, Event, Frame, Public, Track, battle};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, maritime, turn};
use crate::cards::{Cards, Good, GoodSet};
use crate::event::{Built, Event as AnyEvent};
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::state::{SEATS, State, at};

/// The highest level of a track (`CK-010`).
pub const LEVEL_MAX: u8 = 5;
/// `CK-164`: the level that brings a metropolis.
pub const METROPOLIS: u8 = 4;
/// `CK-153`: the level with a gift: Guild, Fortress, Aqueduct.
pub const GIFT: u8 = 3;
/// `CK-166`: what a metropolis adds.
pub const METROPOLIS_POINTS: i8 = 2;
/// `CK-007`: walls of each player.
pub const WALLS: u8 = 3;
/// `CK-080`: a wall.
pub const WALL_PRICE: Cards = Cards::from_counts([2, 0, 0, 0, 0]);
/// `CK-083`: what a wall adds to the hand that is safe on a seven.
pub const WALL_CARDS: u8 = 2;

impl Public {
    /// The cities with a metropolis.
    #[inline]
    pub fn metropolises(&self) -> VertexSet {
        self.metropolis.into_iter().flatten().collect()
    }

    /// The level of a seat in a track.
    #[inline]
    pub fn level(&self, seat: Seat, track: Track) -> u8 {
        self.levels[at(seat)][track.index()]
    }
}

/// Who has the metropolis of a track.
pub fn holder(state: &State, track: Track) -> Option<Seat> {
    let city = state.public.modules.cities_and_knights.metropolis[track.index()]?;
    (0..SEATS as u8).map(Seat).find(|&seat| state.public.cities[at(seat)].contains(city))
}

// Improving.

/// `CK-363`: what an improvement needs besides its price.
pub fn check_open(state: &State, seat: Seat, track: Track) -> Result<(), Illegal> {
    let public = &state.public.modules.cities_and_knights;
    let level = public.level(seat, track);
    if level >= LEVEL_MAX {
        return refuse(Code::MaxLevel, rule::CK_144, Detail::Word(track.name()));
    }
    if let Some(city) = own_reduced(state, seat).iter().next() {
        return refuse(Code::ReducedCity, rule::CK_151, Detail::Vertex(city));
    }
    if state.public.cities[at(seat)].is_empty() {
        return refuse(Code::NeedsCity, rule::CK_146, Detail::None);
    }
    // `CK-149`, `CK-150`, `CK-326`: beyond level 3 there must be a place for the metropolis, even where none would be won.
    let has_place = holder(state, track) == Some(seat) || !battle::vulnerable(state, seat).is_empty();
    if level + 1 >= METROPOLIS && !has_place {
        return refuse(Code::MetropolisCap, rule::CK_149, Detail::Word(track.name()));
    }
    Ok(())
}

/// `CK-143`, `CK-144`, `CK-233`: a step to level n costs n commodities of the track, one less with a Crane.
fn price(state: &State, seat: Seat, track: Track, has_crane: bool) -> Cards {
    let next = state.public.modules.cities_and_knights.level(seat, track) + 1;
    Cards::of(track.commodity(), next - u8::from(has_crane))
}

/// An improvement, with or without an open Crane (`CK-307`).
pub fn check_improve(state: &State, seat: Seat, track: Track, has_crane: bool) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_open(state, seat, track)?;
    if has_crane && state.public.modules.cities_and_knights.cranes == 0 {
        return refuse(Code::CardNotOpen, rule::CK_307, Detail::Word("crane"));
    }
    building::check_price_of(state, seat, price(state, seat, track, has_crane), rule::CK_144)
}

/// `CK-339`: payment, level, and then the metropolis, if it is won.
pub fn improve(
    game: &Island,
    state: &mut State,
    seat: Seat,
    (track, has_crane): (Track, bool),
    journal: &mut impl Journal<AnyEvent>,
) {
    let price = price(state, seat, track, has_crane);
    if !price.is_empty() {
        building::pay(state, seat, price, journal);
    }
    let public = &mut state.public.modules.cities_and_knights;
    public.cranes -= u8::from(has_crane);
    let level = &mut public.levels[at(seat)][track.index()];
    *level += 1;
    let level = *level;
    journal.note(Event::Improved(seat, track, level).into());
    if track == Track::Trade {
        // The Guild is one of these levels.
        maritime::rates_changed(game, state, seat);
    }
    if wins_metropolis(state, seat, track) {
        topple(state, track, journal);
        state.public.frames.push(Frame::Metropolis(track).into());
    }
    turn::mark_built(game, state, journal);
}

/// `CK-164`, `CK-167` to `CK-170`: the first at level 4; later whoever is at level 5 before the holder.
fn wins_metropolis(state: &State, seat: Seat, track: Track) -> bool {
    let public = &state.public.modules.cities_and_knights;
    let level = public.level(seat, track);
    match holder(state, track) {
        None => level >= METROPOLIS,
        Some(holder) => holder != seat && level == LEVEL_MAX && public.level(holder, track) < LEVEL_MAX,
    }
}

/// `CK-167`: the former holder takes the attachment off; the city stays.
fn topple(state: &mut State, track: Track, journal: &mut impl Journal<AnyEvent>) {
    if let Some(holder) = holder(state, track) {
        state.public.modules.cities_and_knights.metropolis[track.index()] = None;
        state.public.open_points[at(holder)] -= METROPOLIS_POINTS;
        journal.note(Event::Toppled(holder, track).into());
    }
}

/// `CK-164`, `CK-171`: an own upright city without a metropolis.
pub fn check_metropolis(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if battle::vulnerable(state, seat).contains(vertex) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_164, Detail::Why("no-free-city", About::Vertex(vertex)))
}

/// The metropolis stands.
pub fn raise(state: &mut State, seat: Seat, track: Track, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.public.modules.cities_and_knights.metropolis[track.index()] = Some(vertex);
    state.public.open_points[at(seat)] += METROPOLIS_POINTS;
    journal.note(Event::Metropolis(seat, track, vertex).into());
}

/// Lists the improvements that the player on turn can pay for.
pub fn list(state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let hand = state.private[at(seat)].hand;
    let has_cranes = state.public.modules.cities_and_knights.cranes > 0;
    if !has_cranes && hand.among(GoodSet::COMMODITIES).is_empty() {
        return;
    }
    for track in Track::ALL {
        let can_pay = |has_crane| hand.covers(price(state, seat, track, has_crane));
        let (plain, cheap) = (can_pay(false), has_cranes && can_pay(true));
        if (plain || cheap) && check_open(state, seat, track).is_ok() {
            let ways = [(plain, false), (cheap, true)];
            let ways = ways.into_iter().filter(|&(is_paid, _)| is_paid);
            out.extend(ways.map(|(_, has_crane)| AnyAction::from(Action::Improve { track, crane: has_crane })));
        }
    }
}

// The Aqueduct (`CK-156` to `CK-162`, `CK-327`).

/// Who is asked after production: owners of an Aqueduct who got nothing for the number.
pub fn thirsty(game: &Island, state: &State, got: &[Cards; SEATS]) -> SeatSet {
    let public = &state.public.modules.cities_and_knights;
    let has_aqueduct = |seat: &Seat| public.level(*seat, Track::Science) >= GIFT;
    game.seats.iter().filter(|seat| has_aqueduct(seat) && got[at(*seat)].is_empty()).collect()
}

/// `CK-160`: a resource that the bank has, or nothing.
pub fn check_aqueduct(state: &State, card: Option<Good>) -> Result<(), Illegal> {
    let Some(card) = card else { return Ok(()) };
    maritime::check_resource(card, rule::CK_160)?;
    maritime::check_in_bank(state, card).map_err(|illegal| Illegal::new(illegal.code, rule::CK_160, illegal.detail))
}

/// `CK-161`: one after the other, from the player on turn.
pub fn take_from_aqueduct(
    state: &mut State,
    seat: Seat,
    asked: SeatSet,
    card: Option<Good>,
    journal: &mut impl Journal<AnyEvent>,
) {
    state.public.frames.replace(Frame::Aqueduct(asked.without(seat)).into());
    match card {
        Some(card) => {
            state.public.bank -= Cards::one(card);
            state.private[at(seat)].hand += Cards::one(card);
            journal.note(AnyEvent::Gained(seat, Cards::one(card)));
        }
        None => journal.note(Event::TookNothing(seat).into()),
    }
}

/// Lists what an owner of an Aqueduct may take.
pub fn list_aqueduct(state: &State, out: &mut Vec<AnyAction>) {
    let there = state.public.bank.among(GoodSet::RESOURCES).kinds();
    out.extend(there.map(Some).chain([None]).map(|card| AnyAction::from(Action::Aqueduct(card))));
}

// Walls.

/// The seat's walls.
#[inline]
pub fn own_walls(state: &State, seat: Seat) -> VertexSet {
    state.public.modules.cities_and_knights.walls.and(state.public.cities[at(seat)])
}

/// `CK-081`, `CK-082`, `CK-364`: an upright own city without a wall, and a piece.
pub fn check_unpaid_wall(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if !state.public.cities[at(seat)].contains(vertex) {
        return refuse(Code::WallNeedsCity, rule::CK_081, building::what_stands(state, vertex));
    }
    if own_walls(state, seat).contains(vertex) {
        return refuse(Code::WallExists, rule::CK_081, Detail::Vertex(vertex));
    }
    if own_walls(state, seat).len() as u8 >= WALLS {
        return refuse(Code::NoPiecesLeft, rule::CK_082, Detail::Pieces(Piece::Wall, WALLS));
    }
    Ok(())
}

/// A wall for its price.
pub fn check_wall(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_unpaid_wall(game, state, seat, vertex)?;
    building::check_price_of(state, seat, WALL_PRICE, rule::CK_080)
}

/// The cities that a wall may be built under.
pub fn wall_sites(state: &State, seat: Seat) -> VertexSet {
    let walls = own_walls(state, seat);
    if walls.len() as u8 >= WALLS { VertexSet::EMPTY } else { state.public.cities[at(seat)].minus(walls) }
}

/// A wall that was paid for.
pub fn build_wall(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::pay(state, seat, WALL_PRICE, journal);
    put_wall(state, seat, vertex, journal);
    turn::mark_built(game, state, journal);
}

/// The wall stands.
pub fn put_wall(state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    public.walls = public.walls.with(vertex);
    journal.note(Event::Walled(seat, vertex).into());
}

// Reduced cities.

/// The seat's cities that lie on their side.
#[inline]
pub fn own_reduced(state: &State, seat: Seat) -> VertexSet {
    state.public.modules.cities_and_knights.reduced.and(state.public.settlements[at(seat)])
}

/// `CK-196`, `CK-199`: while one lies on its side, no settlement becomes a city.
pub fn check_nothing_reduced(state: &State, seat: Seat) -> Result<(), Illegal> {
    match own_reduced(state, seat).iter().next() {
        Some(city) => refuse(Code::RestoreFirst, rule::CK_196, Detail::Vertex(city)),
        None => Ok(()),
    }
}

/// `CK-197`: what restoring costs.
pub fn restoring_price(game: &Island) -> Cards {
    match game.options.edition {
        Edition::Old => Cards::from_counts([0, 0, 0, 1, 3]),
        Edition::New => game.rules.prices.city,
    }
}

/// A city on its side.
pub fn check_lies(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    if own_reduced(state, seat).contains(vertex) {
        return Ok(());
    }
    refuse(Code::NoSettlementHere, rule::CK_196, Detail::Why("upright", About::Vertex(vertex)))
}

/// Restoring for its price; no piece is needed (`CK-306`).
pub fn check_restore(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    check_lies(game, state, seat, vertex)?;
    building::check_price_of(state, seat, restoring_price(game), rule::CK_197)
}

/// A city that was paid for stands upright again.
pub fn restore(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::pay(state, seat, restoring_price(game), journal);
    set_upright(game, state, seat, vertex, journal);
}

/// The city stands upright again.
pub fn set_upright(game: &Island, state: &mut State, seat: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    building::raise_city(game, state, seat, vertex);
    let public = &mut state.public.modules.cities_and_knights;
    public.reduced = public.reduced.without(vertex);
    journal.note(Event::Restored(seat, vertex).into());
    hooks::after_build(game, state, seat, Built::City(vertex), journal);
    turn::mark_built(game, state, journal);
}

/// Lists walls and restorings that the player on turn can pay for.
pub fn list_building(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let hand = state.private[at(seat)].hand;
    if hand.covers(WALL_PRICE) {
        out.extend(wall_sites(state, seat).iter().map(|vertex| AnyAction::from(Action::BuildWall(vertex))));
    }
    let reduced = own_reduced(state, seat);
    if !reduced.is_empty() && hand.covers(restoring_price(game)) {
        out.extend(reduced.iter().map(|vertex| AnyAction::from(Action::Restore(vertex))));
    }
}
