//! The founding phase (section 1.5): two buildings and two roads each, in snake order, and the starting cards.
//!
//! The buildings are settlements; a table may have a city in a round ([`Founded`]), which is founded by the same move and counts
//! like any other city from then on.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action;
use crate::base::{building, turn};
use crate::cards::Cards;
use crate::event::{Built, Event};
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::places::{Edge, Vertex};
use crate::rule;
use crate::rules::Founded;
use crate::state::State;

/// `BASE-052`: P1, P2, …, Pn, Pn, …, P2, P1, counted from the starting player.
pub fn seat_of_step(game: &Island, state: &State, step: u8) -> Seat {
    let players = game.seats.len() as u8;
    let place = if step < players { step } else { 2 * players - 1 - step };
    Seat((state.public.first.0 + place) % players)
}

/// What is founded in this step.
pub fn founded_in(game: &Island, step: u8) -> Founded {
    game.rules.founding[usize::from(step >= game.seats.len() as u8)]
}

/// `BASE-054`: any free intersection that keeps the distance rule.
pub fn check_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    building::check_vertex(game, vertex)?;
    building::check_site(game, state, vertex)?;
    hooks::may_build_settlement(game, state, seat, vertex)
}

/// `BASE-056`: a free path at the settlement placed in the same step.
pub fn check_road(game: &Island, state: &State, seat: Seat, edge: Edge, settlement: Vertex) -> Result<(), Illegal> {
    building::check_edge(game, edge)?;
    building::check_path_free(game, state, edge)?;
    if !game.topology.vertex_edges[settlement.index()].contains(edge) {
        return refuse(Code::FoundingRoad, rule::BASE_056, Detail::Vertex(settlement));
    }
    hooks::may_build_road(game, state, seat, edge)
}

/// Lists the founding settlements.
#[inline(never)]
pub fn list_settlements(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let free = game.topology.sites.minus(state.public.closed);
    if !game.facts.limits_sites {
        out.extend(free.iter().map(Action::FoundSettlement));
    } else {
        let may_build = |vertex: &Vertex| hooks::may_build_settlement(game, state, seat, *vertex).is_ok();
        out.extend(free.iter().filter(may_build).map(Action::FoundSettlement));
    }
}

/// Lists the founding roads.
#[inline(never)]
pub fn list_roads(game: &Island, state: &State, seat: Seat, settlement: Vertex, out: &mut Vec<Action>) {
    let free = game.topology.vertex_edges[settlement.index()].minus(state.public.all_roads);
    out.extend(
        free.iter().filter(|&edge| hooks::may_build_road(game, state, seat, edge).is_ok()).map(Action::FoundRoad),
    );
}

/// Places a founding settlement or city; the second one brings the starting cards.
#[inline(never)]
pub fn settle(game: &Island, state: &mut State, step: u8, vertex: Vertex, journal: &mut impl Journal<Event>) {
    let seat = seat_of_step(game, state, step);
    let built = match founded_in(game, step) {
        Founded::Settlement => {
            building::put_settlement(game, state, seat, vertex);
            journal.note(Event::Settled(seat, vertex));
            Built::Settlement(vertex)
        }
        Founded::City => {
            building::found_city(game, state, seat, vertex);
            journal.note(Event::Upgraded(seat, vertex));
            Built::City(vertex)
        }
    };
    if step >= game.seats.len() as u8 {
        take_starting_cards(game, state, seat, vertex, journal);
    }
    state.public.frames.replace(Frame::FoundRoad(step, vertex));
    hooks::after_founding(game, state, seat, built, journal);
}

/// Places a founding road; after the last one the starting player rolls (`BASE-059`).
#[inline(never)]
pub fn lay_road(game: &Island, state: &mut State, step: u8, edge: Edge, journal: &mut impl Journal<Event>) {
    let seat = seat_of_step(game, state, step);
    building::put_road(game, state, seat, edge);
    journal.note(Event::Road(seat, edge));
    hooks::after_founding(game, state, seat, Built::Road(edge), journal);
    let next = step + 1;
    if next < 2 * game.seats.len() as u8 {
        state.public.turn = seat_of_step(game, state, next);
        state.public.frames.replace(Frame::FoundSettlement(next));
    } else {
        hooks::play_begins(game, state, journal);
        state.public.frames.replace(Frame::Turn);
        turn::begin(game, state, state.public.first, journal);
    }
}

/// `BASE-032`, `BASE-057`, `BASE-058`: one card for each land hex around the building, a city too (`CK-031`), as far as the bank has
/// it.
pub fn take_starting_cards(
    game: &Island,
    state: &mut State,
    seat: Seat,
    vertex: Vertex,
    journal: &mut impl Journal<Event>,
) {
    let due: Cards =
        game.topology.vertex_cells[vertex.index()].into_iter().filter_map(|hex| game.resource_of(hex)).collect();
    let cards = due.common(state.public.bank);
    state.public.bank -= cards;
    state.private[seat.index()].hand += cards;
    if !cards.is_empty() {
        journal.note(Event::Gained(seat, cards));
    }
}
