//! Hooks: what modules add at a step of the base rules, one function per step, modules called in rulebook order.
//!
//! `game.has(Module::…)` belongs here, in [`crate::rules`], in [`crate::options`], and in a module's own folder; elsewhere a
//! parameter is read or a slot matched. The table of steps and modules stands in `ARCHITECTURE.md`. Hooks of the hot path ask first
//! whether there is any module at all.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::event::{Built, Event};
use crate::illegal::Illegal;
use crate::modules::friendly_robber;
use crate::places::{Edge, Hex, Vertex};
use crate::rules::Module;
use crate::state::{Public, State};

// Setting out and founding.

/// Runs on the empty board before anything is placed.
pub fn set_out(_game: &Island, _state: &mut State) {}

/// Runs after a founding settlement or road was placed.
#[inline]
pub fn after_founding(
    game: &Island,
    _state: &mut State,
    _seat: Seat,
    _built: Built,
    _journal: &mut impl Journal<Event>,
) {
    if game.modules.is_empty() {
        return;
    }
}

/// Runs once, when the founding phase is over and before the first turn begins.
pub fn play_begins(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

// The turn.

/// Runs when a turn has begun.
#[inline]
pub fn turn_began(game: &Island, _state: &mut State) {
    if game.modules.is_empty() {
        return;
    }
}

/// Runs when the player on turn asks for the number of the turn; modules push what must come after it.
#[inline]
pub fn before_roll(game: &Island, _state: &mut State) {
    if game.modules.is_empty() {
        return;
    }
}

/// Whether a turn has two numbers.
pub fn rolls_twice(_game: &Island) -> bool {
    false
}

/// Whether a throw does not count and is made again.
#[inline]
pub fn repeats_roll(_game: &Island, _state: &State, _number: u8) -> bool {
    false
}

/// Runs after the cards of a production roll were dealt out.
#[inline]
pub fn after_production(game: &Island, _state: &mut State, _number: u8, _journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
}

/// Runs when the player on turn has ended the turn and before it passes on; modules push what they must ask.
#[inline]
pub fn end_of_turn(_game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) {}

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
pub fn robber_may_enter(_game: &Island, _state: &State, _hex: Hex) -> Result<(), Illegal> {
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

// Building.

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

/// Whether a module lets the seat use a free road for something else than a new road.
#[inline]
pub fn may_use_free_road(_game: &Island, _state: &State, _seat: Seat) -> bool {
    false
}

/// Runs after a piece was placed and paid for, before the awards are judged: modules may change lengths and push what they ask.
#[inline]
pub fn after_build(game: &Island, _state: &mut State, _seat: Seat, _built: Built, _journal: &mut impl Journal<Event>) {
    if game.modules.is_empty() {
        return;
    }
}

// Points.

/// How many points more than the target of the table the seat needs.
#[inline]
pub fn extra_target(_game: &Island, _public: &Public, _seat: Seat) -> i8 {
    0
}

/// The open points that modules give a seat, worked out afresh.
pub fn points(_game: &Island, _state: &State, _seat: Seat) -> i8 {
    0
}
