//! Damaged roads, and gifts.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::modules::event_cards::{Action, roads};
use steading_island::rules::Module;
use steading_island::state::{State, at};

/// A damaged road keeps its owner from building others.
const DAMAGE: f32 = 160.0;

/// What damaged roads take away.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.has(Module::EventCards) { -DAMAGE * roads::damaged(state, seat).len() as f32 } else { 0.0 }
}

/// A gift that is set aside is gone.
pub(super) fn imagine(state: &mut State, seat: Seat, action: Action) -> bool {
    let Action::GiveLeft(card) = action else { return false };
    state.private[at(seat)].hand -= Cards::one(card);
    true
}
