//! Bridges (`RIVER-047` to `RIVER-053`).
//!
//! A bridge is kept among the roads of its seat: it lies on a bridge site, where no road ever lies (`RIVER-026`), so reach, connection
//! and the Longest Road treat it as a road without being told (`RIVER-050`, `RIVER-051`). Only the pool of road pieces is not touched
//! (`RIVER-053`).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, longest_road, turn};
use crate::cards::Cards;
use crate::event::Event as AnyEvent;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, Piece, refuse};
use crate::modules::gold;
use crate::modules::rivers::board::PLACES;
use crate::modules::rivers::{Action, Event};
use crate::places::{Edge, EdgeSet};
use crate::rule;
use crate::state::{State, at};

/// The price of a bridge (`RIVER-047`).
pub const BRIDGE_PRICE: Cards = Cards::from_counts([2, 1, 0, 0, 0]);

/// Bridges of each player (`RIVER-013`, `RIVER-049`).
pub const BRIDGES: u8 = 3;

/// What a bridge earns (`RIVER-037`).
const BRIDGE_GOLD: u8 = 3;

/// The bridges of a seat.
pub fn bridges(state: &State, seat: Seat) -> EdgeSet {
    state.public.roads[at(seat)].and(PLACES.bridge_sites)
}

/// Bridges that the seat can still build.
pub fn bridges_left(state: &State, seat: Seat) -> u8 {
    BRIDGES.saturating_sub(bridges(state, seat).len() as u8)
}

/// `RIVER-026`: never a road on a bridge site.
pub fn may_build_road(edge: Edge) -> Result<(), Illegal> {
    if PLACES.bridge_sites.contains(edge) {
        return refuse(Code::BridgeSite, rule::RIVER_026, Detail::Edge(edge));
    }
    Ok(())
}

/// A bridge: after the roll, on a free site, joined to something of one's own, a piece left, and the price.
pub fn check(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    building::check_edge(game, edge)?;
    check_place(game, state, seat, edge)?;
    if bridges_left(state, seat) == 0 {
        return refuse(Code::NoPiecesLeft, rule::RIVER_049, Detail::Pieces(Piece::Bridge, BRIDGES));
    }
    building::check_price(state, seat, BRIDGE_PRICE)
}

/// `RIVER-048`, `RIVER-049`: a bridge site, without a bridge, that touches a road, bridge or building of the seat, and not only
/// through an intersection where somebody else's piece stops it.
fn check_place(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    if !PLACES.bridge_sites.contains(edge) {
        return refuse(Code::NoBridgeSite, rule::RIVER_048, Detail::Edge(edge));
    }
    if let Some(owner) = game.colours.iter().find(|&owner| bridges(state, owner).contains(edge)) {
        return refuse(Code::PathOccupied, rule::RIVER_049, Detail::Bridge(edge, owner));
    }
    let ends = game.topology.edge_ends[edge.index()];
    let own = hooks::whole_reach(game, state, seat).or(state.public.buildings(seat));
    let stops = hooks::stops(game, state, seat);
    if ends.iter().any(|&end| own.contains(end) && !stops.contains(end)) {
        return Ok(());
    }
    if let Some(&end) = ends.iter().find(|&&end| own.contains(end)) {
        return refuse(Code::RoadBlocked, rule::RIVER_048, building::what_stands(state, end));
    }
    // What is reached, and not by anything whole, is reached by damaged roads (`COMBO-043`).
    let reach = state.public.reach[at(seat)].minus(stops);
    if let Some(&end) = ends.iter().find(|&&end| reach.contains(end)) {
        return refuse(Code::RoadDamaged, rule::COMBO_043, Detail::Vertex(end));
    }
    refuse(Code::RoadNotConnected, rule::RIVER_048, Detail::BridgeEnds(ends[0], ends[1]))
}

/// Lists the bridges that the seat can build and pay for.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if !state.private[at(seat)].hand.covers(BRIDGE_PRICE) || bridges_left(state, seat) == 0 {
        return;
    }
    let sites = PLACES.bridge_sites.minus(state.public.all_roads);
    let open = sites.iter().filter(|&edge| check_place(game, state, seat, edge).is_ok());
    out.extend(open.map(|edge| AnyAction::from(Action::BuildBridge(edge))));
}

/// Builds a bridge: that is building (`COMBO-071`), and earns 3 gold and none as a road (`RIVER-037`).
pub fn build(game: &Island, state: &mut State, seat: Seat, edge: Edge, journal: &mut impl Journal<AnyEvent>) {
    building::pay(state, seat, BRIDGE_PRICE, journal);
    building::join(game, state, seat, edge);
    journal.note(Event::Bridge(seat, edge).into());
    turn::mark_built(game, state, journal);
    gold::earn(game, state, seat, BRIDGE_GOLD, journal);
    longest_road::award(game, state, journal);
}
