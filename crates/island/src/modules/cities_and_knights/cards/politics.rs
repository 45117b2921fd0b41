//! The politics deck (section 1.20).

use steading_game::{Journal, Seat, SeatSet};

use super::super::{Edition, Event, Frame, Rank, knights, progress};
use super::trade::give;
use super::{Card, Progress, has_cards, list_plain, needs_effect, opponents, points};
use crate::Island;
use crate::base::{building, effects, longest_road, seven};
use crate::cards::{Cards, Good};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::places::{Edge, EdgeSet, Vertex, VertexSet};
use crate::rule;
use crate::state::{State, at};
use crate::timeout::{clockwise, first_clockwise};

/// `CK-252`: the robber is moved, and a card is taken from everybody there.
#[derive(Clone, Copy)]
pub struct Bishop;

impl Progress for Bishop {
    /// `CK-254`: not before the first landing.
    fn check(self, game: &Island, state: &State, _: Seat) -> Result<(), Illegal> {
        hooks::robber_may_move(game, state)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Bishop, game, state, seat, offer);
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.frames.push(Frame::Bishop.into());
        state.public.frames.push(AnyFrame::MoveRobber);
    }
}

/// `CK-309`: the thefts in turn order, beginning left of the player on turn; who has nothing gives nothing (`CK-253`).
pub fn rob_next(game: &Island, state: &mut State, victims: SeatSet) {
    let turn = state.public.turn;
    let Some(victim) = first_clockwise(game, turn, victims) else { return state.public.frames.pop() };
    state.public.frames.replace(Frame::Thefts(victims.without(victim)).into());
    if !state.private[at(victim)].hand.is_empty() {
        state.public.frames.push(AnyFrame::Steal(turn, victim));
    }
}

/// `CK-257`: an open road of anybody goes back to its owner; an own one may be laid elsewhere at once (`CK-260`).
#[derive(Clone, Copy)]
pub struct Diplomat(pub Edge);

impl Diplomat {
    /// `CK-258`: the roads with an open end, without the damaged ones (`CK-TB-24`).
    fn open_roads(game: &Island, state: &State) -> impl Iterator<Item = (Seat, Edge)> {
        let damaged = hooks::damaged_roads(game, state);
        game.seats.iter().flat_map(move |owner| {
            let roads = state.public.roads[at(owner)].minus(damaged).iter();
            roads.filter(move |&road| is_open(game, state, owner, road)).map(move |road| (owner, road))
        })
    }

    fn owner(self, game: &Island, state: &State) -> Option<Seat> {
        game.seats.iter().find(|seat| state.public.roads[seat.index()].contains(self.0))
    }
}

/// `CK-258`: at one end nothing of the road's colour goes on or stands; in the new edition nothing of another colour stands there
/// either.
fn is_open(game: &Island, state: &State, owner: Seat, road: Edge) -> bool {
    let public = &state.public;
    let knights = &public.modules.cities_and_knights;
    let standing = match game.options.edition {
        Edition::Old => public.buildings(owner).or(knights.knights[at(owner)]),
        Edition::New => public.occupied.or(knights.all_knights()),
    };
    let others = public.roads[at(owner)].without(road);
    let is_loose =
        |end: &Vertex| game.topology.vertex_edges[end.index()].and(others).is_empty() && !standing.contains(*end);
    game.topology.edge_ends[road.index()].iter().any(is_loose)
}

impl Progress for Diplomat {
    fn check(self, game: &Island, state: &State, _: Seat) -> Result<(), Illegal> {
        needs_effect(Diplomat::open_roads(game, state).next().is_some(), Card::Diplomat, rule::CK_061)?;
        building::check_edge(game, self.0)?;
        if hooks::damaged_roads(game, state).contains(self.0) {
            return refuse(Code::RoadDamaged, rule::CK_TB_24, Detail::Why("taken", About::Edge(self.0)));
        }
        match self.owner(game, state) {
            Some(owner) if is_open(game, state, owner, self.0) => Ok(()),
            _ => refuse(Code::RoadNotOpen, rule::CK_258, Detail::Edge(self.0)),
        }
    }

    fn list(game: &Island, state: &State, _: Seat, offer: &mut impl FnMut(Self)) {
        Diplomat::open_roads(game, state).for_each(|(_, road)| offer(Diplomat(road)));
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        let Some(owner) = self.owner(game, state) else { return };
        building::take_road(game, state, owner, self.0);
        journal.note(Event::RoadTaken(owner, self.0).into());
        if owner == seat && !relay_sites(game, state, seat, self.0).is_empty() {
            effects::begin(state);
            state.public.frames.push(Frame::Road(self.0).into());
        }
        longest_road::award(game, state, journal);
    }

    /// A road of the opponent with most points, then clockwise; an own one only if no other is open.
    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        match self.owner(game, state) {
            Some(owner) if owner != seat => (0, by_points(game, state, seat, owner)),
            _ => (1, 0),
        }
    }
}

/// `CK-261`, `CK-331`: where a road that was taken up may be laid anew: wherever it may be built now, but not on the same path.
pub fn relay_sites(game: &Island, state: &State, seat: Seat, old: Edge) -> EdgeSet {
    let sites = building::road_sites(game, state, seat).without(old);
    sites.iter().filter(|&edge| hooks::may_build_road(game, state, seat, edge).is_ok()).collect()
}

/// The road may be laid there.
pub fn check_relay(game: &Island, state: &State, seat: Seat, old: Edge, new: Option<Edge>) -> Result<(), Illegal> {
    let Some(edge) = new else { return Ok(()) };
    building::check_unpaid_road(game, state, seat, edge)?;
    if edge == old { refuse(Code::NotAChoice, rule::CK_331, Detail::Edge(edge)) } else { Ok(()) }
}

/// The road lies elsewhere, or is left in the supply.
pub fn relay(game: &Island, state: &mut State, seat: Seat, new: Option<Edge>, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    if let Some(edge) = new {
        building::put_road(game, state, seat, edge);
        journal.note(AnyEvent::Road(seat, edge));
        hooks::after_build(game, state, seat, Built::Road(edge), journal);
    }
}

/// `CK-263`: all own knights become active; those that were not cannot act this turn (`CK-264`).
#[derive(Clone, Copy)]
pub struct Warlord;

impl Progress for Warlord {
    fn check(self, _: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let public = &state.public.modules.cities_and_knights;
        let has_effect = !public.knights[at(seat)].minus(public.active).is_empty();
        needs_effect(has_effect, Card::Warlord, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Warlord, game, state, seat, offer);
    }

    fn play(self, _: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        let public = &state.public.modules.cities_and_knights;
        let roused = public.knights[at(seat)].minus(public.active);
        knights::rouse(state, roused);
        roused.iter().for_each(|knight| journal.note(Event::Activated(seat, knight).into()));
    }
}

/// `CK-265`: cards that each guest of a Wedding gives.
pub const GIFT: u16 = 2;

/// `CK-265`: everybody with more points gives two cards of their own choice, or what they have (`CK-266`).
#[derive(Clone, Copy)]
pub struct Wedding;

impl Progress for Wedding {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let mut guests =
            opponents(game, seat, |other| points(state, other) > points(state, seat) && has_cards(state, other));
        needs_effect(guests.next().is_some(), Card::Wedding, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Wedding, game, state, seat, offer);
    }

    /// `CK-337`: who has no choice by the number of cards gives all of them; the others choose in secret.
    fn play(self, game: &Island, state: &mut State, seat: Seat, _: &mut impl Journal<AnyEvent>) {
        let guests: SeatSet = opponents(game, seat, |other| points(state, other) > points(state, seat)).collect();
        for guest in guests.iter() {
            let private = &mut state.private[at(guest)];
            if private.hand.total() <= GIFT {
                private.chosen = private.hand;
            } else {
                state.public.owed[at(guest)] = GIFT as u8;
            }
        }
        state.public.frames.push(Frame::Wedding.into());
    }
}

/// `CK-369`: two cards of one's own.
pub fn check_present(state: &State, seat: Seat, cards: [Good; 2]) -> Result<(), Illegal> {
    let (gift, hand): (Cards, Cards) = (cards.into_iter().collect(), state.private[at(seat)].hand);
    if hand.covers(gift) {
        return Ok(());
    }
    let owed = state.public.owed[at(seat)];
    let detail = Detail::Discard { owed, given: gift.total(), missing: hand.shortfall(gift) };
    refuse(Code::WrongDiscard, rule::CK_265, detail)
}

/// The gift is sealed; when everybody has chosen, all change hands together ([`celebrate`]).
pub fn present(state: &mut State, seat: Seat, cards: [Good; 2]) {
    state.private[at(seat)].chosen = cards.into_iter().collect();
    state.public.owed[at(seat)] = 0;
}

/// `CK-310`, `CK-337`: all gifts change hands; only the two know which.
pub fn celebrate(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    let turn = state.public.turn;
    for guest in game.seats.without(turn).iter() {
        let gift = std::mem::take(&mut state.private[at(guest)].chosen);
        if !gift.is_empty() {
            give(state, guest, turn, gift, journal);
        }
    }
}

/// `CK-267`: a foreign knight at an own road is driven away; its owner sends it elsewhere (`CK-268`).
#[derive(Clone, Copy)]
pub struct Intrigue(pub Vertex);

impl Intrigue {
    /// The foreign knights at own roads.
    fn exposed(state: &State, seat: Seat) -> VertexSet {
        let public = &state.public.modules.cities_and_knights;
        public.all_knights().minus(public.knights[at(seat)]).and(state.public.reach[at(seat)])
    }
}

impl Progress for Intrigue {
    /// `CK-366`.
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        needs_effect(!Intrigue::exposed(state, seat).is_empty(), Card::Intrigue, rule::CK_061)?;
        building::check_vertex(game, self.0)?;
        let Some(owner) = state.public.modules.cities_and_knights.owner_at(self.0) else {
            return refuse(Code::NoKnightHere, rule::CK_267, building::what_stands(state, self.0));
        };
        if owner == seat {
            return refuse(Code::OwnKnight, rule::CK_130, Detail::Vertex(self.0));
        }
        if !state.public.reach[at(seat)].contains(self.0) {
            return refuse(Code::NoOwnRoad, rule::CK_267, Detail::Building(self.0, owner, Piece::Knight));
        }
        Ok(())
    }

    fn list(_: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        Intrigue::exposed(state, seat).iter().for_each(|knight| offer(Intrigue(knight)));
    }

    fn play(self, game: &Island, state: &mut State, _: Seat, journal: &mut impl Journal<AnyEvent>) {
        let Some(owner) = state.public.modules.cities_and_knights.owner_at(self.0) else { return };
        effects::begin(state);
        knights::expel(game, state, owner, self.0, journal);
    }

    /// The strongest knight, then that of the opponent with most points.
    fn preference(self, _: &Island, state: &State, _: Seat) -> (i32, i32) {
        let public = &state.public.modules.cities_and_knights;
        let points = public.owner_at(self.0).map_or(0, |owner| points(state, owner));
        (-(public.rank_at(self.0) as i32), -i32::from(points))
    }
}

/// `CK-271`: everybody else with as many points or more discards half of the hand, as on a seven but whatever its size (`CK-272`).
#[derive(Clone, Copy)]
pub struct Saboteur;

impl Saboteur {
    /// `CK-320`: those who have something to lose.
    fn victims<'a>(game: &'a Island, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + Clone + 'a {
        opponents(game, seat, move |other| {
            points(state, other) >= points(state, seat) && state.private[at(other)].hand.total() >= 2
        })
    }
}

impl Progress for Saboteur {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        needs_effect(Saboteur::victims(game, state, seat).next().is_some(), Card::Saboteur, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(Saboteur, game, state, seat, offer);
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, _: &mut impl Journal<AnyEvent>) {
        let victims: SeatSet = Saboteur::victims(game, state, seat).collect();
        for victim in victims.iter() {
            state.public.owed[at(victim)] = seven::discard_count(state.private[at(victim)].hand.total(), 0);
        }
        state.public.frames.push(AnyFrame::Discard);
    }
}

/// `CK-273`: sees the progress cards of an opponent and takes one.
#[derive(Clone, Copy)]
pub struct Spy(pub Seat);

impl Spy {
    fn victims<'a>(game: &'a Island, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + Clone + 'a {
        opponents(game, seat, move |other| !state.hidden.cities_and_knights.hand(other).is_empty())
    }
}

impl Progress for Spy {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let mut victims = Spy::victims(game, state, seat);
        needs_effect(victims.clone().next().is_some(), Card::Spy, rule::CK_061)?;
        if victims.any(|victim| victim == self.0) {
            return Ok(());
        }
        refuse(Code::NotAVictim, rule::CK_276, Detail::Victims(Spy::victims(game, state, seat).collect()))
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        Spy::victims(game, state, seat).for_each(|victim| offer(Spy(victim)));
    }

    fn play(self, _: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        state.hidden.cities_and_knights.look(seat, self.0);
        journal.note(Event::Spied(seat, self.0).into());
        state.public.frames.push(Frame::Spy(self.0).into());
    }

    /// The one with most progress cards, then with most points.
    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        let cards = state.hidden.cities_and_knights.hand(self.0).len() as i32;
        (-cards, by_points(game, state, seat, self.0))
    }
}

/// One of the cards that are seen.
pub fn check_take(state: &State, victim: Seat, card: Card) -> Result<(), Illegal> {
    if state.hidden.cities_and_knights.holds(victim, card) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_273, Detail::Why("not-in-that-hand", About::Seat(victim)))
}

/// `CK-274`, `CK-303`: the card is taken, and may be one too many again.
pub fn take_card(
    game: &Island,
    state: &mut State,
    seat: Seat,
    victim: Seat,
    card: Card,
    journal: &mut impl Journal<AnyEvent>,
) {
    state.public.frames.pop();
    state.hidden.cities_and_knights.steal(game, seat, victim, card);
    journal.note(Event::TookCard { taker: seat, victim, track: card.track(), card: Some(card) }.into());
    progress::ask_about(game, state, seat, card);
}

/// `CK-277`: an opponent removes a knight, and one like it is placed at an own road.
#[derive(Clone, Copy)]
pub struct Deserter(pub Seat);

impl Deserter {
    fn victims<'a>(game: &'a Island, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + Clone + 'a {
        opponents(game, seat, move |other| !state.public.modules.cities_and_knights.knights[at(other)].is_empty())
    }
}

impl Progress for Deserter {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let mut victims = Deserter::victims(game, state, seat);
        needs_effect(victims.clone().next().is_some(), Card::Deserter, rule::CK_061)?;
        if victims.any(|victim| victim == self.0) {
            return Ok(());
        }
        refuse(Code::NotAVictim, rule::CK_284, Detail::Victims(Deserter::victims(game, state, seat).collect()))
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        Deserter::victims(game, state, seat).for_each(|victim| offer(Deserter(victim)));
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        effects::begin(state);
        state.public.frames.push(Frame::Remove(self.0).into());
    }

    /// The one whose knights have most strength together, then with most points.
    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        let public = &state.public.modules.cities_and_knights;
        (-i32::from(public.strength(public.knights[at(self.0)])), by_points(game, state, seat, self.0))
    }
}

/// `CK-330`: the knight goes back to its owner at once, and the places are judged afterwards. `CK-280`, `CK-282`: one like it must be
/// placed if there is a piece and a place.
pub fn desert(game: &Island, state: &mut State, victim: Seat, vertex: Vertex, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    let (rank, is_active) = knights::lift(game, state, victim, vertex);
    journal.note(Event::Removed(victim, vertex, rank).into());
    let seat = state.public.turn;
    let has_place = !knights::places(state, seat).is_empty();
    if let Some(rank) = due_rank(game, state, seat, rank).filter(|_| has_place) {
        state.public.frames.push(Frame::Place { rank, is_active }.into());
    }
}

/// `CK-280`: the same rank; without a piece of it a basic knight in the older edition, the next lower one in the new.
fn due_rank(game: &Island, state: &State, seat: Seat, rank: Rank) -> Option<Rank> {
    let is_left = |rank: &Rank| state.public.modules.cities_and_knights.pieces_left(seat, *rank) > 0;
    match game.options.edition {
        Edition::Old => [rank, Rank::Basic].into_iter().find(is_left),
        Edition::New => Rank::ALL.into_iter().rev().filter(|&lower| lower <= rank).find(is_left),
    }
}

/// `CK-279`, `CK-281`, `CK-283`: as active as the one that left, without a Fortress, and it does not act this turn.
pub fn place_deserter(
    game: &Island,
    state: &mut State,
    (rank, is_active): (Rank, bool),
    vertex: Vertex,
    journal: &mut impl Journal<AnyEvent>,
) {
    state.public.frames.pop();
    let seat = state.public.turn;
    knights::place(game, state, seat, vertex, rank, is_active);
    let public = &mut state.public.modules.cities_and_knights;
    public.weary = public.weary.with(vertex);
    journal.note(Event::Knight(seat, vertex, rank).into());
}

/// How a player who lets the time pass ranks opponents: most points, then clockwise.
pub fn by_points(game: &Island, state: &State, seat: Seat, other: Seat) -> i32 {
    -8 * i32::from(points(state, other)) + i32::from(clockwise(game, seat, other))
}
