//! Fish and the boot.

use steading_game::Seat;
use steading_island::Island;
use steading_island::modules::fishermen::Action;
use steading_island::rules::Module;
use steading_island::state::{State, at};

/// A fish: four of them buy a card.
pub(in super::super) const FISH: f32 = 40.0;

/// The old boot asks for one point more.
const BOOT: f32 = 800.0;

/// The fish that a token of the supply shows on average.
const DRAWN_FISH: f32 = 1.9;

/// Fish in hand, less the boot.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if !game.has(Module::Fishermen) {
        return 0.0;
    }
    let fish = FISH * f32::from(state.private[at(seat)].modules.fishermen.tokens.fish());
    if state.public.modules.fishermen.boot == Some(seat) { fish - BOOT } else { fish }
}

/// A token that is handed in comes back with the fish of another one.
pub(super) fn inclination(action: Action) -> i32 {
    match action {
        Action::Exchange(_) => (DRAWN_FISH * FISH) as i32,
        Action::Spend { .. } | Action::Keep | Action::PassBoot(_) => 0,
    }
}
