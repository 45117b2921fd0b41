//! Gold.

use steading_game::Seat;
use steading_island::Island;
use steading_island::state::{State, at};

/// A piece of gold: two of them buy a card.
pub(in super::super) const GOLD: f32 = 45.0;

/// The purse.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.rules.gold.is_some() { GOLD * f32::from(state.public.modules.gold.purse[at(seat)]) } else { 0.0 }
}
