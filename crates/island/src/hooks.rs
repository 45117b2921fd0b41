//! Hooks: what modules add at a step of the base rules, one function per step, modules called in rulebook order.
//!
//! `game.has(Module::…)` belongs here, in [`crate::rules`] and in [`crate::options`]; elsewhere a parameter is read or a slot
//! matched. The table of steps and modules stands in `ARCHITECTURE.md`.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action;
use crate::event::{Built, Event};
use crate::illegal::Illegal;
use crate::modules::friendly_robber;
use crate::places::{Edge, Hex, Vertex};
use crate::rules::Module;
use crate::state::State;

/// How many cards the seat may hold on a seven without discarding (`BASE-092`).
#[inline]
pub fn discard_limit(game: &Island, _state: &State, _seat: Seat) -> u8 {
    game.rules.hand_limit
}

/// Whether a module forbids the robber this hex.
#[inline]
pub fn robber_may_go(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    if game.has(Module::FriendlyRobber) {
        friendly_robber::may_go(game, state, hex)?;
    }
    Ok(())
}

/// Whether [`robber_may_go`] forbids anything at this table.
#[inline]
pub fn limits_robber(game: &Island) -> bool {
    game.has(Module::FriendlyRobber)
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

/// Whether [`may_build_road`] or [`may_build_settlement`] forbids anything at this table; if not, lists need not ask them.
#[inline]
pub fn limits_sites(_game: &Island) -> bool {
    false
}

/// Whether a module forbids a road here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_road(_game: &Island, _state: &State, _seat: Seat, _edge: Edge) -> Result<(), Illegal> {
    Ok(())
}

/// Whether a module forbids a settlement here. Asked after the base rules have allowed it.
#[inline]
pub fn may_build_settlement(_game: &Island, _state: &State, _seat: Seat, _vertex: Vertex) -> Result<(), Illegal> {
    Ok(())
}

/// Runs after the cards of a production roll were dealt out.
#[inline]
pub fn after_production(_game: &Island, _state: &mut State, _number: u8, _journal: &mut impl Journal<Event>) {}

/// Runs after a piece was placed and paid for, before the awards are judged: modules may change lengths.
#[inline]
pub fn after_build(_game: &Island, _state: &mut State, _seat: Seat, _built: Built, _journal: &mut impl Journal<Event>) {
}

/// Adds what modules let the player on turn do besides the base actions.
#[inline]
pub fn extra_actions(_game: &Island, _state: &State, _seat: Seat, _out: &mut Vec<Action>) {}

/// Runs when the player on turn has ended the turn and before it passes on; modules push what they must ask.
#[inline]
pub fn end_of_turn(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}
