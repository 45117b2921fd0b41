//! Barbarians on the coast, and everything that follows from them: overrun hexes, captured buildings, what may not be built
//! (`BARB-040` to `BARB-057`).

use steading_game::{Journal, RuleId, Seat};

use super::board::{COAST, COASTS, coast_of};
use super::{Event, Public};
use crate::Island;
use crate::base::{maritime, production};
use crate::event::Event as AnyEvent;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::places::{Edge, Hex, HexSet, Vertex, VertexSet};
use crate::rule;
use crate::state::{Public as AllPublic, State, at};
use crate::topology::ISLAND;

/// `BARB-017`: all barbarians there are.
pub const STOCK: u8 = 36;

/// `BARB-040`: so many overrun a hex, and there is no room for more.
pub const OVERRUN: u8 = 3;

/// What lies in the supply: all that stand on no hex and are nobody's prisoners (`BARB-036`).
pub fn supply(public: &Public) -> u8 {
    let prisoners: u32 = public.prisoners.iter().map(|&count| u32::from(count)).sum();
    let gone = public.barbarians.total() + prisoners + u32::from(public.aside);
    u32::from(STOCK).saturating_sub(gone) as u8
}

/// The hexes with a barbarian.
pub fn held(public: &AllPublic) -> HexSet {
    public.modules.barbarian_attack.barbarians.hexes(|count| count > 0)
}

/// `BARB-056`: the overrun hexes.
#[inline]
pub fn overrun(public: &AllPublic) -> HexSet {
    let barbarians = &public.modules.barbarian_attack.barbarians.0;
    // Mostly there are none, and that is found out first.
    if !barbarians.contains(&OVERRUN) {
        return HexSet::EMPTY;
    }
    let mut overrun = HexSet::EMPTY;
    for coast in 0..COASTS {
        if barbarians[coast] == OVERRUN {
            overrun = overrun.with(COAST[coast]);
        }
    }
    overrun
}

/// `BARB-049`, `BARB-056`: the captured buildings: all land that they touch is overrun.
pub fn captured(public: &AllPublic) -> VertexSet {
    let overrun = overrun(public);
    if overrun.is_empty() {
        return VertexSet::EMPTY;
    }
    let corners = overrun.iter().fold(VertexSet::EMPTY, |all, hex| all.or(ISLAND.hex_corner_set[hex.index()]));
    let is_lost = |vertex: &Vertex| {
        ISLAND.vertex_cells[vertex.index()].into_iter().all(|hex| !ISLAND.is_land(hex) || overrun.contains(hex))
    };
    corners.and(public.occupied).iter().filter(is_lost).collect()
}

/// What the building here is worth when it stands (`BASE-217`).
pub fn building_points(public: &AllPublic, place: Vertex) -> i8 {
    match public.building_at(place) {
        Some((_, Piece::City)) => 2,
        Some(_) => 1,
        None => 0,
    }
}

// Barbarians come and go.

/// A barbarian comes onto a hex that has room.
pub fn put(game: &Island, state: &mut State, hex: Hex, journal: &mut impl Journal<AnyEvent>) {
    let count = state.public.modules.barbarian_attack.barbarians.on(hex);
    debug_assert!(count < OVERRUN, "an overrun hex takes no more");
    change(game, state, hex, count + 1, journal);
}

/// A barbarian leaves a hex that has one.
pub fn take(game: &Island, state: &mut State, hex: Hex, journal: &mut impl Journal<AnyEvent>) {
    let count = state.public.modules.barbarian_attack.barbarians.on(hex);
    debug_assert!(count > 0, "no barbarian to take");
    change(game, state, hex, count.saturating_sub(1), journal);
}

/// `BARB-098`: all barbarians leave a hex.
pub fn clear(game: &Island, state: &mut State, hex: Hex, journal: &mut impl Journal<AnyEvent>) {
    change(game, state, hex, 0, journal);
}

/// `BARB-038`: what follows from barbarians is judged with every change.
fn change(game: &Island, state: &mut State, hex: Hex, count: u8, journal: &mut impl Journal<AnyEvent>) {
    let Some(coast) = coast_of(hex) else { return };
    let was_captured = captured(&state.public);
    let before = std::mem::replace(&mut state.public.modules.barbarian_attack.barbarians.0[coast], count);
    let is_overrun = count == OVERRUN;
    if (before == OVERRUN) == is_overrun {
        return;
    }
    journal.note(if is_overrun { Event::Overrun(hex) } else { Event::Freed(hex) }.into());
    production::producers_changed(game, state);
    let is_captured = captured(&state.public);
    let changed = if is_overrun { is_captured.minus(was_captured) } else { was_captured.minus(is_captured) };
    for place in changed.iter() {
        turn_over(game, state, place, is_overrun, journal);
    }
    if !changed.is_empty() {
        hooks::harbours_changed(game, state, journal);
    }
}

/// `BARB-051`, `BARB-052`, `BARB-055`: a building loses its points and its harbour, or has them again. Neutral ones have neither
/// (`BARB-COMBO-12`).
fn turn_over(game: &Island, state: &mut State, place: Vertex, is_captured: bool, journal: &mut impl Journal<AnyEvent>) {
    let Some((owner, _)) = state.public.building_at(place) else { return };
    journal.note(if is_captured { Event::Captured { owner, place } } else { Event::Released { owner, place } }.into());
    if state.public.neutral.contains(owner) {
        return;
    }
    let points = building_points(&state.public, place);
    state.public.open_points[at(owner)] += if is_captured { -points } else { points };
    maritime::rates_changed(game, state, owner);
}

// What may not be built.

/// `BARB-044`: no road on a side of an overrun hex, whoever builds it (`BARB-COMBO-12`).
pub fn may_build_road(_: &Island, state: &State, _: Seat, edge: Edge) -> Result<(), Illegal> {
    check_beside(&state.public, &ISLAND.edge_cells[edge.index()], rule::BARB_044)
}

/// `BARB-044`: no settlement on a corner of an overrun hex.
pub fn may_build_settlement(_: &Island, state: &State, _: Seat, vertex: Vertex) -> Result<(), Illegal> {
    check_beside(&state.public, &ISLAND.vertex_cells[vertex.index()], rule::BARB_044)
}

/// `BARB-054`: a captured settlement stays one. `BARB-046`: a table may want no cities beside overrun hexes at all.
pub fn may_build_city(game: &Island, state: &State, _: Seat, vertex: Vertex) -> Result<(), Illegal> {
    if captured(&state.public).contains(vertex) {
        return refuse(Code::Captured, rule::BARB_054, Detail::Vertex(vertex));
    }
    if game.options.overrun_cities {
        return Ok(());
    }
    match overrun_among(&state.public, &ISLAND.vertex_cells[vertex.index()]) {
        Some(hex) => refuse(Code::Overrun, rule::BARB_046, Detail::Why("overrun-city", About::Hex(hex))),
        None => Ok(()),
    }
}

fn check_beside(public: &AllPublic, cells: &[Hex], rule: RuleId) -> Result<(), Illegal> {
    match overrun_among(public, cells) {
        Some(hex) => refuse(Code::Overrun, rule, Detail::Hex(hex)),
        None => Ok(()),
    }
}

/// The first overrun hex among these cells.
fn overrun_among(public: &AllPublic, cells: &[Hex]) -> Option<Hex> {
    let overrun = overrun(public);
    cells.iter().copied().find(|&hex| overrun.contains(hex))
}

// Naming a hex.

/// `BARB-034`: the cell is on the board, and a coast hex. Says its place in [`COAST`].
pub fn check_coast(game: &Island, hex: Hex, rule: RuleId) -> Result<usize, Illegal> {
    if !game.topology.has_cell(hex) {
        return refuse(Code::UnknownPlace, rule::BASE_236, Detail::None);
    }
    match coast_of(hex) {
        Some(coast) => Ok(coast),
        None => refuse(Code::NotACoast, rule, Detail::Why("no-coast", About::Hex(hex))),
    }
}

/// The coast hex has a barbarian.
pub fn check_barbarian(game: &Island, state: &State, hex: Hex, rule: RuleId) -> Result<(), Illegal> {
    let coast = check_coast(game, hex, rule::BARB_034)?;
    if state.public.modules.barbarian_attack.barbarians.0[coast] > 0 {
        return Ok(());
    }
    refuse(Code::NoBarbarian, rule, Detail::Hex(hex))
}
