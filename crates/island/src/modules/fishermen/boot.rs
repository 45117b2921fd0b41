//! The old boot (`FISH-055` to `FISH-061`): whoever holds it needs a point more, and may pass it on to a player with as many points.

use steading_game::{Journal, Seat, SeatSet};

use super::{Action, Event};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::event::Event as AnyEvent;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::{Public, State, at};

/// `FISH-060`: the holder needs a point more.
pub fn extra_target(public: &Public, seat: Seat) -> i8 {
    i8::from(public.modules.fishermen.boot == Some(seat))
}

/// Whether nobody has drawn the boot yet; it never returns (`FISH-061`).
pub fn is_in_supply(state: &State) -> bool {
    state.public.modules.fishermen.boot.is_none()
}

/// `FISH-057`: the opponents with as many open points or more (`COMBO-017`).
fn receivers(game: &Island, state: &State, seat: Seat) -> SeatSet {
    let points = |seat: Seat| state.public.open_points[at(seat)];
    game.seats.without(seat).iter().filter(|&other| points(other) >= points(seat)).collect()
}

/// Passing needs the boot, and somebody who may get it. Once passed it cannot come back in the same turn, so that nothing more is
/// needed for `FISH-059`.
pub fn check_pass(game: &Island, state: &State, seat: Seat, to: Seat) -> Result<(), Illegal> {
    let holder = state.public.modules.fishermen.boot;
    if holder != Some(seat) {
        return refuse(Code::NoBoot, rule::FISH_057, Detail::Holder(holder));
    }
    let receivers = receivers(game, state, seat);
    if receivers.contains(to) {
        return Ok(());
    }
    let rule = if receivers.is_empty() { rule::FISH_058 } else { rule::FISH_057 };
    refuse(Code::BootStays, rule, Detail::Receivers(receivers))
}

/// Lists whom the boot may go to.
pub fn list_pass(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if state.public.modules.fishermen.boot == Some(seat) {
        out.extend(receivers(game, state, seat).iter().map(|to| AnyAction::from(Action::PassBoot(to))));
    }
}

/// The boot changes its holder.
pub fn pass(state: &mut State, seat: Seat, to: Seat, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.fishermen.boot = Some(to);
    journal.note(Event::PassedBoot(seat, to).into());
}
