//! What is done for a player who lets the time pass (`BASE-276` to `BASE-284`).
//!
//! A server with clocks plays [`default_action`] when a seat's time is up. [`Table::play_default`] does so like any other action and
//! marks the entry as a default in the log and in the record. The default
//!
//! * is always a legal answer, and done only for a seat that the game waits for;
//! * depends on nothing that the seat cannot see;
//! * is the same whenever the same question is asked in the same position: no chance is involved;
//! * gives away nothing that need not be given, and brings the turn nearer to its end.
//!
//! Most defaults are the first of the listed answers in an order that a rule prescribes; the functions below are these orders, one for
//! each kind of question. What modules ask, they answer in a file `timeout.rs` of their own or beside the question
//! ([`Question::default_answer`]), with the orders of this file where they fit.
//!
//! [`Table::play_default`]: steading_game::Table::play_default
//! [`Question::default_answer`]: crate::modules::parts::Question::default_answer

use std::cmp::Reverse;

use steading_game::{Game, Next, Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::{production, victory};
use crate::cards::{Cards, Good};
use crate::frame::Frame;
use crate::hooks;
use crate::layout::pips;
use crate::places::{Edge, Hex, Vertex, VertexSet};
use crate::state::{Public, State, at};

/// The default of the seat's present decision; `None` if nobody waits for it.
pub fn default_action(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    if !is_awaited(game, state, seat) {
        return None;
    }
    match state.public.frames.top() {
        Frame::FoundSettlement(_) => found(game, state, seat),
        Frame::FoundRoad(..) => lay_road(game, state, seat),
        Frame::Turn if seat == state.public.turn => Some(go_on(game, state)),
        Frame::Turn => decline(),
        Frame::Discard => discard(state, seat),
        Frame::MoveRobber => move_robber(game, state, seat),
        Frame::Rob => rob(game, state, seat),
        Frame::FreeRoads(_) => lay_road(game, state, seat).or_else(|| hooks::default_for_free_road(game, state, seat)),
        Frame::Module(frame) => frame.default_answer(game, state, seat),

        // Chance and the engine's own steps wait for nobody, nor does the end.
        Frame::OpeningDice(_)
        | Frame::OpeningDraw
        | Frame::Dice
        | Frame::Steal(..)
        | Frame::DrawCard
        | Frame::Pass
        | Frame::Effect
        | Frame::Over => None,
    }
}

fn is_awaited(game: &Island, state: &State, seat: Seat) -> bool {
    matches!(game.next(state), Next::Seats(seats) if seats.contains(seat))
}

// The turn.

/// `BASE-278`, `BASE-283`: a win is claimed; otherwise the dice are rolled, and a turn with dice ends.
fn go_on(game: &Island, state: &State) -> Action {
    match () {
        () if !game.rules.declares_victory && victory::has_enough(game, state) => Action::ClaimVictory,
        () if state.public.has_rolled() => Action::EndTurn,
        () => Action::Roll,
    }
}

/// `BASE-279`: no trade without a word.
fn decline() -> Option<Action> {
    Some(Action::Decline)
}

// Places.

/// `BASE-276`: the founding settlement with most pips, then with most new kinds.
fn found(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let known = kinds_at(game, state.public.buildings(seat));
    first_by(&answers(game, state, seat), |answer| {
        let Action::FoundSettlement(vertex) = answer else { return None };
        let gains = kinds_at(game, VertexSet::only(vertex)).kinds().filter(|&kind| !known.has(kind)).count();
        Some((Reverse(pips_at(game, &state.public, vertex)), Reverse(gains), vertex))
    })
}

/// `BASE-277`: the founding road or free road that leads to the best site.
fn lay_road(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    first_by(&answers(game, state, seat), |answer| {
        let (Action::FoundRoad(edge) | Action::BuildRoad(edge)) = answer else { return None };
        Some((Reverse(promise(game, state, seat, edge)), edge))
    })
}

/// `BASE-277`: the pips of the site that a road of the seat leads to, and of the best one a path further.
pub fn promise(game: &Island, state: &State, seat: Seat, edge: Edge) -> (u8, u8) {
    let public = &state.public;
    let known = public.reach[at(seat)].or(public.buildings(seat));
    let best =
        |sites: VertexSet| sites.minus(public.closed).iter().map(|site| pips_at(game, public, site)).max().unwrap_or(0);
    let ends: VertexSet = game.topology.edge_ends[edge.index()].into_iter().collect();
    let new_ends = ends.minus(known);
    let open_ends = new_ends.minus(hooks::stops(game, state, seat));
    let further =
        open_ends.iter().fold(VertexSet::EMPTY, |all, end| all.or(game.topology.vertex_neighbours[end.index()]));
    (best(new_ends), best(further.minus(known).minus(new_ends)))
}

/// What each throw of 36 brings a settlement here, in cards.
pub fn pips_at(game: &Island, public: &Public, vertex: Vertex) -> u8 {
    game.topology.vertex_cells[vertex.index()].into_iter().map(|hex| pips_of(game, public, hex)).sum()
}

/// How many of the 36 throws let the hex yield a card.
pub fn pips_of(game: &Island, public: &Public, hex: Hex) -> u8 {
    if game.resource_of(hex).is_none() {
        return 0;
    }
    production::numbers_on(game, public, hex).map(pips).sum()
}

/// What the hexes around these intersections yield.
fn kinds_at(game: &Island, vertices: VertexSet) -> Cards {
    let hexes = vertices.iter().flat_map(|vertex| game.topology.vertex_cells[vertex.index()]);
    hexes.filter_map(|hex| game.resource_of(hex)).collect()
}

// Robber and theft.

/// `BASE-281`: the robber goes where it hurts the seat least.
fn move_robber(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    first_by(&answers(game, state, seat), |answer| {
        if let Action::MoveRobber(hex) = answer { Some(burden(game, state, seat, hex)) } else { None }
    })
}

/// `BASE-281`: how much the robber on this hex would hurt the seat: own buildings, own pips, fewer pips of the opponents.
pub fn burden(game: &Island, state: &State, seat: Seat, hex: Hex) -> impl Ord + use<> {
    let public = &state.public;
    let cards = |seat: Seat| game.yields(hex, public.harvest[hex.index()].of(seat)).total();
    let loss = |seat: Seat| cards(seat) * u16::from(pips_of(game, public, hex));
    let is_own = !state.public.buildings(seat).and(game.topology.hex_corner_set[hex.index()]).is_empty();
    let others: u16 = game.seats.without(seat).iter().map(loss).sum();
    (is_own, loss(seat), Reverse(others), hex)
}

/// `BASE-282`: the victim with most cards.
fn rob(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    first_by(&answers(game, state, seat), |answer| {
        if let Action::Rob(victim) = answer { Some(prey(game, state, seat, victim)) } else { None }
    })
}

/// `BASE-282`: how little there is to take from an opponent: cards, open points, then the order of turns from the seat on.
pub fn prey(game: &Island, state: &State, seat: Seat, victim: Seat) -> impl Ord + use<> {
    let cards = state.private[at(victim)].hand.total();
    (Reverse(cards), Reverse(state.public.open_points[at(victim)]), clockwise(game, seat, victim))
}

/// How many places to the left of a seat the other one sits.
pub fn clockwise(game: &Island, seat: Seat, other: Seat) -> u8 {
    let players = game.seats.len() as u8;
    (other.0 + players - seat.0) % players
}

/// The first of some seats in turn order from a seat on.
pub fn first_clockwise(game: &Island, seat: Seat, seats: SeatSet) -> Option<Seat> {
    seats.iter().min_by_key(|&other| clockwise(game, seat, other))
}

// Cards.

/// `BASE-280`: the whole discard that is due.
fn discard(state: &State, seat: Seat) -> Option<Action> {
    let private = &state.private[at(seat)];
    Some(Action::Discard(spare(private.hand - private.chosen, state.public.owed[at(seat)])))
}

/// `BASE-280`: so many cards, one after the other of the kind that is held most.
pub fn spare(held: Cards, count: u8) -> Cards {
    (0..count).fold(Cards::NONE, |spared, _| spared + most_held(held - spared).map_or(Cards::NONE, Cards::one))
}

/// The kind held most; of equal ones the first.
pub fn most_held(held: Cards) -> Option<Good> {
    held.kinds().min_by_key(|&kind| (Reverse(held.count(kind)), kind))
}

/// Of the kinds there are, the one held least; of equal ones the first.
pub fn least_held(held: Cards, there: Cards) -> Option<Good> {
    there.kinds().min_by_key(|&kind| (held.count(kind), kind))
}

// Choosing.

/// What the seat may answer.
fn answers(game: &Island, state: &State, seat: Seat) -> Vec<Action> {
    let mut answers = Vec::new();
    game.actions(state, seat, &mut answers);
    answers
}

/// The answer with the smallest key; answers of other kinds have none.
fn first_by<K: Ord>(answers: &[Action], key: impl Fn(Action) -> Option<K>) -> Option<Action> {
    let ranked = answers.iter().filter_map(|&answer| key(answer).map(|key| (key, answer)));
    ranked.min_by(|(key, _), (other, _)| key.cmp(other)).map(|(_, answer)| answer)
}
