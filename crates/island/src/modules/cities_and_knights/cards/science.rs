//! The science deck (section 1.19).

use steading_game::{Journal, Seat};

use super::super::{Event, Frame, Track, improvements, knights};
use super::{Card, Progress, list_plain, needs_effect};
use crate::Island;
use crate::base::{building, production, turn};
use crate::cards::{Cards, Good};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::layout::Terrain;
use crate::places::{Hex, Vertex};
use crate::rule;
use crate::state::{State, at};
use crate::timeout::pips_at;

/// `CK-230`: before the roll, both number dice are set, the red one first; then the event die is thrown (`CK-336`).
#[derive(Clone, Copy)]
pub struct Alchemist(pub u8, pub u8);

impl Progress for Alchemist {
    fn check(self, _: &Island, _: &State, _: Seat) -> Result<(), Illegal> {
        let is_side = |number: u8| (1..=6).contains(&number);
        if is_side(self.0) && is_side(self.1) {
            return Ok(());
        }
        refuse(Code::NotAChoice, rule::CK_230, Detail::Rolled(self.0, self.1))
    }

    fn list(_: &Island, _: &State, _: Seat, offer: &mut impl FnMut(Self)) {
        (1..=6).for_each(|red| (1..=6).for_each(|other| offer(Alchemist(red, other))));
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.dice = [self.0, self.1];
        state.public.frames.push(Frame::Throw.into());
    }
}

/// `CK-233`: one improvement of this turn costs a commodity less (`improvements::price`).
#[derive(Clone, Copy)]
pub struct Crane;

impl Progress for Crane {
    /// `CK-316`: some improvement is open but for its price.
    fn check(self, _: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let is_open = Track::ALL.into_iter().any(|track| improvements::check_open(state, seat, track).is_ok());
        needs_effect(is_open, Card::Crane, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Crane, game, state, seat, offer);
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.modules.cities_and_knights.cranes += 1;
    }
}

/// `CK-238`: two ore for each mountain hex with a building of one's own.
#[derive(Clone, Copy)]
pub struct Mining;

impl Progress for Mining {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let has_effect = !yield_of(game, state, seat, Terrain::Mountains, Good::Ore).is_empty();
        needs_effect(has_effect, Card::Mining, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Mining, game, state, seat, offer);
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        take(state, seat, yield_of(game, state, seat, Terrain::Mountains, Good::Ore), journal);
    }
}

/// `CK-239`: two grain for each field hex with a building of one's own.
#[derive(Clone, Copy)]
pub struct Irrigation;

impl Progress for Irrigation {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let has_effect = !yield_of(game, state, seat, Terrain::Fields, Good::Grain).is_empty();
        needs_effect(has_effect, Card::Irrigation, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Irrigation, game, state, seat, offer);
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        take(state, seat, yield_of(game, state, seat, Terrain::Fields, Good::Grain), journal);
    }
}

/// `CK-240`: two cards for each hex of the terrain with a building of the seat, robber or not, as far as the bank has them.
fn yield_of(game: &Island, state: &State, seat: Seat, terrain: Terrain, kind: Good) -> Cards {
    let has_building = |hex: &Hex| state.public.harvest[hex.index()].of(seat) != 0;
    let hexes = game.layout().hexes_of(terrain).filter(has_building).count() as u8;
    Cards::of(kind, (2 * hexes).min(state.public.bank.count(kind)))
}

fn take(state: &mut State, seat: Seat, cards: Cards, journal: &mut impl Journal<AnyEvent>) {
    state.public.bank -= cards;
    state.private[at(seat)].hand += cards;
    journal.note(AnyEvent::Gained(seat, cards));
}

/// `CK-242`: two number tokens change places, none of them a 2, 6, 8 or 12.
#[derive(Clone, Copy)]
pub struct Inventor(pub Hex, pub Hex);

impl Inventor {
    /// Whether a token with this number may be moved.
    const fn may_move(number: u8) -> bool {
        matches!(number, 3..=5 | 9..=11)
    }

    /// The hexes whose tokens may be moved, with their numbers.
    fn movable(game: &Island, state: &State) -> impl Iterator<Item = (Hex, u8)> + Clone {
        let tokens = game.topology.land.iter().map(|hex| (hex, production::token_on(game, &state.public, hex)));
        tokens.filter(|&(_, number)| Inventor::may_move(number))
    }

    /// The number of a hex, if its token may be moved.
    fn token(game: &Island, state: &State, hex: Hex) -> Result<u8, Illegal> {
        match production::token_on(game, &state.public, hex) {
            _ if !game.topology.has_cell(hex) => refuse(Code::UnknownPlace, rule::BASE_236, Detail::None),
            number if Inventor::may_move(number) => Ok(number),
            token => refuse(Code::TokenFixed, rule::CK_242, Detail::Token { hex, token }),
        }
    }

    /// What the swap brings the seat's buildings, in cards of 36 throws (`CK-345`).
    fn gain(self, game: &Island, state: &State, seat: Seat) -> i32 {
        let token = |hex| i32::from(crate::layout::pips(production::token_on(game, &state.public, hex)));
        let yields = |hex: Hex| i32::from(game.yields(hex, state.public.harvest[hex.index()].of(seat)).total());
        (token(self.1) - token(self.0)) * (yields(self.0) - yields(self.1))
    }
}

impl Progress for Inventor {
    /// `CK-308`, `CK-368`: tokens that may be moved, on two hexes, with different numbers. Nobody must have buildings there (`CK-243`).
    fn check(self, game: &Island, state: &State, _: Seat) -> Result<(), Illegal> {
        let mut movable = Inventor::movable(game, state).map(|(_, number)| number);
        let first = movable.next();
        needs_effect(movable.any(|number| Some(number) != first), Card::Inventor, rule::CK_061)?;
        let (one, other) = (Inventor::token(game, state, self.0)?, Inventor::token(game, state, self.1)?);
        needs_effect(one != other, Card::Inventor, rule::CK_308)
    }

    fn list(game: &Island, state: &State, _: Seat, offer: &mut impl FnMut(Self)) {
        let movable = Inventor::movable(game, state);
        let mut after = movable.clone();
        for (one, number) in movable {
            after.next();
            let others = after.clone().filter(|&(_, other)| other != number);
            others.for_each(|(other, _)| offer(Inventor(one, other)));
        }
    }

    fn play(self, game: &Island, state: &mut State, _: Seat, journal: &mut impl Journal<AnyEvent>) {
        production::swap_tokens(game, state, self.0, self.1);
        journal.note(Event::Swapped(self.0, self.1).into());
    }

    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        (-self.gain(game, state, seat), 0)
    }
}

/// `CK-245`: a free wall under an own city.
#[derive(Clone, Copy)]
pub struct Engineer(pub Vertex);

impl Progress for Engineer {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let walls = improvements::own_walls(state, seat);
        let has_site = !state.public.cities[at(seat)].minus(walls).is_empty();
        needs_effect(has_site, Card::Engineer, rule::CK_061)?;
        improvements::check_unpaid_wall(game, state, seat, self.0)
    }

    fn list(_: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        improvements::wall_sites(state, seat).iter().for_each(|city| offer(Engineer(city)));
    }

    fn play(self, _: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        improvements::put_wall(state, seat, self.0, journal);
    }

    fn preference(self, game: &Island, state: &State, _: Seat) -> (i32, i32) {
        let is_metropolis = state.public.modules.cities_and_knights.metropolises().contains(self.0);
        (i32::from(!is_metropolis), -city_pips(game, state, self.0))
    }
}

/// What 36 throws bring a city here, commodities included.
fn city_pips(game: &Island, state: &State, vertex: Vertex) -> i32 {
    2 * i32::from(pips_at(game, &state.public, vertex))
}

/// `CK-246`: a settlement becomes a city, or a city is restored (`CK-198`), for 2 ore and 1 grain.
#[derive(Clone, Copy)]
pub struct Medicine(pub Vertex);

impl Medicine {
    /// The price of the card.
    pub const PRICE: Cards = Cards::from_counts([0, 0, 0, 1, 2]);
}

impl Progress for Medicine {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let settlements = state.public.settlements[at(seat)];
        needs_effect(!settlements.is_empty(), Card::Medicine, rule::CK_061)?;
        if !improvements::own_reduced(state, seat).contains(self.0) {
            building::check_unpaid_city(game, state, seat, self.0)?;
        }
        building::check_price_of(state, seat, Medicine::PRICE, rule::CK_246)
    }

    fn list(_: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        if !state.private[at(seat)].hand.covers(Medicine::PRICE) {
            return;
        }
        let reduced = improvements::own_reduced(state, seat);
        let sites = match () {
            () if !reduced.is_empty() => reduced,
            () if state.public.pool[at(seat)].cities > 0 => state.public.settlements[at(seat)],
            () => return,
        };
        sites.iter().for_each(|site| offer(Medicine(site)));
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        building::pay(state, seat, Medicine::PRICE, journal);
        if improvements::own_reduced(state, seat).contains(self.0) {
            return improvements::set_upright(game, state, seat, self.0, journal);
        }
        building::put_city(game, state, seat, self.0);
        journal.note(AnyEvent::Upgraded(seat, self.0));
        hooks::after_build(game, state, seat, Built::City(self.0), journal);
        turn::mark_built(game, state, journal);
    }

    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        let lies = improvements::own_reduced(state, seat).contains(self.0);
        (i32::from(!lies), -city_pips(game, state, self.0))
    }
}

/// `CK-248`: one or two own knights are promoted for free, one after the other (`CK-333`).
#[derive(Clone, Copy)]
pub struct Smith(pub Vertex, pub Option<Vertex>);

impl Progress for Smith {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let promotable = knights::promotable(&state.public.modules.cities_and_knights, seat);
        needs_effect(!promotable.is_empty(), Card::Smith, rule::CK_061)?;
        knights::check_promotion(game, state, seat, self.0)?;
        let Some(second) = self.1 else { return Ok(()) };
        if second == self.0 {
            return refuse(Code::AlreadyPromoted, rule::CK_114, Detail::Why("twice", About::Vertex(second)));
        }
        // The first may free a piece for the second (`CK-249`).
        let mut after = state.public.modules.cities_and_knights;
        after.promote(self.0);
        knights::check_promotion_in(game, state, &after, seat, second)
    }

    fn list(_: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        let public = &state.public.modules.cities_and_knights;
        for first in knights::promotable(public, seat).iter() {
            offer(Smith(first, None));
            let mut after = *public;
            after.promote(first);
            knights::promotable(&after, seat).iter().for_each(|second| offer(Smith(first, Some(second))));
        }
    }

    fn play(self, _: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        [Some(self.0), self.1].into_iter().flatten().for_each(|knight| knights::promote(state, seat, knight, journal));
    }

    /// As many as possible, the stronger first, then an active one.
    fn preference(self, _: &Island, state: &State, _: Seat) -> (i32, i32) {
        let public = &state.public.modules.cities_and_knights;
        let worth = |knight: Vertex| 2 * public.rank_at(knight) as i32 + i32::from(public.active.contains(knight));
        (i32::from(self.1.is_none()), -(8 * worth(self.0) + self.1.map_or(0, worth)))
    }
}

/// `CK-250`: two free roads, as far as there are places (`CK-251`).
#[derive(Clone, Copy)]
pub struct RoadBuilding;

impl Progress for RoadBuilding {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let has_effect = building::has_use_for_free_road(game, state, seat);
        needs_effect(has_effect, Card::RoadBuilding, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(RoadBuilding, game, state, seat, offer);
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.frames.push(AnyFrame::FreeRoads(2));
    }
}
