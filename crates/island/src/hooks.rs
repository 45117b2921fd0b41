//! Hooks: what modules add at a step of the base rules, one function per step, modules called in rulebook order.
//!
//! `game.has(Module::…)` belongs here, in [`crate::rules`], in [`crate::options`], and in a module's own folder; elsewhere a
//! parameter is read or a slot matched. The table of steps and modules stands in `ARCHITECTURE.md`. Hooks of the hot path ask first
//! whether there is any module at all.

use steading_game::{Journal, PointSource, Seat};

use crate::Island;
use crate::action::Action;
use crate::event::{Built, Event};
use crate::illegal::Illegal;
use crate::modules::{caravans, event_cards, fishermen, friendly_robber, gold, harbormaster, rivers, two_players};
use crate::places::{Edge, EdgeSet, Hex, Vertex, VertexSet};
use crate::rules::Module;
use crate::state::{Public, State, at};

// Setting out and founding.

/// Runs on the empty board before anything is placed.
pub fn set_out(game: &Island, state: &mut State) {
    if game.has(Module::TwoPlayers) {
        two_players::set_out(game, state);
    }
    if game.has(Module::Fishermen) {
        fishermen::set_out(game, state);
    }
}

/// Runs after a founding settlement or road was placed.
#[inline]
pub fn after_founding(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
    if game.has(Module::TwoPlayers) {
        two_players::after_founding(game, state, seat, built, journal);
    }
    if game.has(Module::Fishermen) {
        fishermen::after_founding(game, state, seat, built);
    }
    if game.has(Module::Rivers) {
        rivers::after_founding(game, state, seat, built, journal);
    }
}

/// Runs once, when the founding phase is over and before the first turn begins.
pub fn play_begins(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.has(Module::Rivers) {
        rivers::judge_wealth(game, state, journal);
    }
}

// The turn.

/// Runs when a turn is over: when the next one has begun, or when there is none.
#[inline]
pub fn turn_over(game: &Island, state: &mut State) {
    if !game.modules.is_empty() {
        freshen(state);
    }
}

/// What modules count by the turn starts anew.
#[cold]
#[inline(never)]
fn freshen(state: &mut State) {
    two_players::turn_over(state);
    gold::turn_over(state);
    caravans::turn_over(state);
}

/// Runs when the player on turn asks for the number of the turn; modules push what must come after it.
#[inline]
pub fn before_roll(game: &Island, state: &mut State) {
    if game.has(Module::TwoPlayers) {
        two_players::before_roll(state);
    }
}

/// Whether a turn has two numbers.
pub fn rolls_twice(game: &Island) -> bool {
    game.has(Module::TwoPlayers)
}

/// Whether a throw does not count and is made again.
#[inline]
pub fn repeats_roll(game: &Island, state: &State, number: u8) -> bool {
    game.has(Module::TwoPlayers) && two_players::repeats_roll(state, number)
}

/// Runs after the cards of a production roll were dealt out.
#[inline]
pub fn after_production(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<Event>) {
    if game.has(Module::Fishermen) {
        fishermen::after_production(game, state, number, journal);
    }
}

/// Runs when the player on turn has ended the turn and before it passes on; modules push what they must ask.
#[inline]
pub fn end_of_turn(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.has(Module::Caravans) {
        caravans::end_of_turn(game, state, journal);
    }
}

// Seven and robber.

/// How many cards the seat may hold on a seven without discarding (`BASE-092`).
#[inline]
pub fn discard_limit(game: &Island, _state: &State, _seat: Seat) -> u8 {
    game.rules.hand_limit
}

/// Whether a module forbids the robber this hex.
#[inline]
pub fn robber_may_go(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    robber_may_enter(game, state, hex)?;
    if game.has(Module::FriendlyRobber) {
        friendly_robber::may_go(game, state, hex)?;
    }
    Ok(())
}

/// Whether a module closes a hex to the robber whoever lives there.
#[inline]
pub fn robber_may_enter(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    if game.has(Module::Caravans) {
        caravans::robber_may_enter(game, state, hex)?;
    }
    Ok(())
}

/// Whether the robber may be moved at all, by a seven or an effect; where it may not, a seven brings discards alone.
#[inline]
pub fn robber_may_move(_game: &Island, _state: &State) -> bool {
    true
}

/// Whether a module keeps the robber at its refuge or sends it beside the board, so that nobody is asked to move it.
#[inline]
pub fn robber_stays(game: &Island, state: &State) -> bool {
    game.has(Module::FriendlyRobber) && friendly_robber::stays(game, state)
}

/// Whether a module forbids robbing this seat.
#[inline]
pub fn may_rob(game: &Island, state: &State, victim: Seat) -> bool {
    !(game.has(Module::FriendlyRobber) && friendly_robber::is_protected(state, victim))
}

// Building.

/// The intersections where opponents' pieces stop the seat: no road goes on from there (`BASE-143`), and no route passes
/// (`BASE-196`). Buildings do; building and measuring ask here alone.
#[inline]
pub fn stops(_game: &Island, state: &State, seat: Seat) -> VertexSet {
    state.public.foreign_buildings(seat)
}

/// Whether a module forbids a road here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_road(game: &Island, state: &State, seat: Seat, edge: Edge) -> Result<(), Illegal> {
    if game.has(Module::EventCards) {
        event_cards::may_build_road(state, seat, edge)?;
    }
    if game.has(Module::Rivers) {
        rivers::may_build_road(edge)?;
    }
    Ok(())
}

/// Whether a module forbids a settlement here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_settlement(game: &Island, state: &State, seat: Seat, vertex: Vertex) -> Result<(), Illegal> {
    if game.has(Module::EventCards) {
        event_cards::may_build_settlement(game, state, seat, vertex)?;
    }
    Ok(())
}

/// Whether a module forbids that this settlement becomes a city. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_city(_game: &Island, _state: &State, _seat: Seat, _vertex: Vertex) -> Result<(), Illegal> {
    Ok(())
}

/// Whether a module lets the seat use a free road for something else than a new road.
#[inline]
pub fn may_use_free_road(game: &Island, state: &State, seat: Seat) -> bool {
    game.has(Module::EventCards) && event_cards::has_damage(state, seat)
}

/// What is done with a free road that can be no road, for a seat that lets the time pass.
pub fn default_for_free_road(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    if game.has(Module::EventCards) { event_cards::timeout::repair(state, seat) } else { None }
}

/// Runs after a piece was placed and paid for, before the awards are judged: modules may change lengths and push what they ask.
#[inline]
pub fn after_build(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
    if game.has(Module::Harbormaster) {
        harbormaster::judge(game, state, journal);
    }
    if game.has(Module::TwoPlayers) {
        two_players::after_build(game, state, seat, built, journal);
    }
    if game.has(Module::Rivers) {
        rivers::after_build(game, state, seat, built, journal);
    }
    if game.has(Module::Caravans) {
        caravans::after_build(game, state, seat, built, journal);
    }
}

/// The paths that are for bridges; whatever lies there is no road piece, though it joins its ends like one.
#[inline]
pub fn bridge_sites(game: &Island) -> EdgeSet {
    if game.has(Module::Rivers) { rivers::board::PLACES.bridge_sites } else { EdgeSet::EMPTY }
}

/// The intersections that the seat's roads and bridges lead to, those aside that connect nothing for the time being (`COMBO-043`).
#[inline]
pub fn whole_reach(game: &Island, state: &State, seat: Seat) -> VertexSet {
    if game.has(Module::EventCards) {
        event_cards::roads::whole_reach(game, state, seat)
    } else {
        state.public.reach[at(seat)]
    }
}

/// Runs when an effect that was carried out whole is complete: modules judge the awards that waited for it.
pub fn effect_over(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.has(Module::Harbormaster) {
        harbormaster::judge(game, state, journal);
    }
}

// Gold.

/// Runs once after an action has changed somebody's gold.
pub fn gold_changed(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.has(Module::Rivers) {
        rivers::gold_changed(game, state, journal);
    }
}

/// Whether roads may count twice at this table.
#[inline(always)]
pub fn doubles_roads(game: &Island) -> bool {
    game.has(Module::Caravans)
}

/// The paths where a road counts twice in its owner's routes; asked only where [`doubles_roads`] says so.
#[inline]
pub fn doubled_roads(state: &State) -> EdgeSet {
    caravans::doubled_roads(state)
}

// Points.

/// How many points more than the target of the table the seat needs.
#[inline]
pub fn extra_target(game: &Island, public: &Public, seat: Seat) -> i8 {
    if game.has(Module::Fishermen) { fishermen::extra_target(public, seat) } else { 0 }
}

/// The open points that modules give a seat, worked out afresh.
pub fn points(game: &Island, state: &State, seat: Seat) -> i8 {
    sources(game, state, seat).map(|source| source.points as i8).sum()
}

/// What modules give a seat points for, worked out afresh.
pub fn sources(game: &Island, state: &State, seat: Seat) -> impl Iterator<Item = PointSource> {
    let harbours = game.has(Module::Harbormaster).then(|| [harbormaster::source(state, seat)]);
    let wealth = game.has(Module::Rivers).then(|| rivers::sources(state, seat));
    let camels = game.has(Module::Caravans).then(|| [caravans::source(game, state, seat)]);
    harbours.into_iter().flatten().chain(wealth.into_iter().flatten()).chain(camels.into_iter().flatten())
}
