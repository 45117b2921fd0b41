//! Damaged roads: the earthquake, what a damaged road forbids, and its repair (`EVENT-030` to `EVENT-039`).

use steading_game::{Journal, Seat};

use super::{Action, Event};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, turn};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::places::{Edge, EdgeSet, Vertex, VertexSet};
use crate::rule;
use crate::state::{State, at};

/// The seat's damaged roads.
#[inline]
pub fn damaged(state: &State, seat: Seat) -> EdgeSet {
    state.public.modules.event_cards.damaged.and(state.public.roads[at(seat)])
}

/// The seat's roads that an earthquake can damage: those that are whole, and no bridges (`EVENT-031`, `COMBO-042`).
pub fn undamaged(game: &Island, state: &State, seat: Seat) -> EdgeSet {
    state.public.roads[at(seat)].minus(state.public.modules.event_cards.damaged).minus(game.facts.bridge_sites)
}

/// `EVENT-030`, `EVENT-031`: an own road that is not damaged yet.
pub fn check_damage(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    building::check_edge(game, edge)?;
    if damaged(state, seat).contains(edge) {
        return refuse(Code::NotAChoice, rule::EVENT_031, Detail::Why("damaged-already", About::Edge(edge)));
    }
    if !undamaged(game, state, seat).contains(edge) {
        let why = match () {
            () if !state.public.all_roads.contains(edge) => "no-road-there",
            () if game.facts.bridge_sites.contains(edge) => "bridge-stands",
            () => "others-road",
        };
        return refuse(Code::NotAChoice, rule::EVENT_030, Detail::Why(why, About::Edge(edge)));
    }
    Ok(())
}

/// The road is turned sideways. It stays where it is, its owner's, and part of routes (`EVENT-034`, `EVENT-035`).
pub fn damage(state: &mut State, seat: Seat, edge: Edge, journal: &mut impl Journal<AnyEvent>) {
    let events = &mut state.public.modules.event_cards;
    events.damaged = events.damaged.with(edge);
    state.public.frames.pop();
    journal.note(Event::Damaged(seat, edge).into());
}

/// `EVENT-032`: no new road while an own road is damaged.
#[cold]
#[inline(never)]
pub fn may_build_road(state: &State, seat: Seat) -> Result<(), Illegal> {
    match damaged(state, seat).iter().next() {
        Some(edge) => refuse(Code::RoadDamaged, rule::EVENT_032, Detail::Edge(edge)),
        None => Ok(()),
    }
}

/// `EVENT-036`: no settlement at an intersection that only damaged own roads reach. Founding settlements need no road at all.
#[cold]
#[inline(never)]
pub fn may_build_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    let is_cut_off = state.public.reach[at(seat)].minus(whole_reach(game, state, seat)).contains(vertex);
    if is_cut_off { refuse(Code::RoadDamaged, rule::EVENT_036, Detail::Vertex(vertex)) } else { Ok(()) }
}

/// The intersections that the seat's roads and bridges reach, damaged roads aside (`EVENT-036`, `COMBO-043`).
#[cold]
#[inline(never)]
pub fn whole_reach(game: &Island, state: &State, seat: Seat) -> VertexSet {
    let damaged = damaged(state, seat);
    if damaged.is_empty() {
        return state.public.reach[at(seat)];
    }
    let whole = state.public.roads[at(seat)].minus(damaged);
    whole.iter().flat_map(|edge| game.topology.edge_ends[edge.index()]).collect()
}

/// `EVENT-033`, `EVENT-037`: an own damaged road, in the building phase and for a price, or for a free road.
pub fn check_repair(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    let is_free = is_free(state);
    if !is_free {
        turn::check_rolled(state)?;
    }
    building::check_edge(game, edge)?;
    if !damaged(state, seat).contains(edge) {
        return refuse(Code::NotDamaged, rule::EVENT_033, Detail::Edge(edge));
    }
    if is_free {
        return Ok(());
    }
    building::check_price(state, seat, game.rules.prices.road)
        .map_err(|illegal| Illegal::new(illegal.code, rule::EVENT_033, illegal.detail))
}

/// Lists the repairs that the player on turn can pay for, or has free roads for.
pub fn list_repairs(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let is_paid = state.public.has_rolled() && state.private[at(seat)].hand.covers(game.rules.prices.road);
    if is_free(state) || is_paid {
        out.extend(damaged(state, seat).iter().map(|edge| AnyAction::from(Action::Repair(edge))));
    }
}

/// Repairs a road: it counts as building (`COMBO-071`), but no piece is built that others would answer (`TWO-027`).
pub fn repair(game: &Island, state: &mut State, seat: Seat, edge: Edge, journal: &mut impl Journal<AnyEvent>) {
    let is_free = is_free(state);
    if !is_free {
        building::pay(state, seat, game.rules.prices.road, journal);
    }
    let events = &mut state.public.modules.event_cards;
    events.damaged = events.damaged.without(edge);
    journal.note(Event::Repaired(seat, edge).into());
    if is_free {
        building::use_free_road(state);
    } else {
        turn::mark_built(game, state, journal);
    }
}

fn is_free(state: &State) -> bool {
    matches!(state.public.frames.top(), AnyFrame::FreeRoads(_))
}
