//! What is done for a player who lets the time pass (`RIV-327`–`RIV-333`).

use steading_game::Seat;

use crate::Rivals;
use crate::action::Action;
use crate::state::State;

/// The default of the seat's present decision; `None` if nobody waits for it.
pub fn default_action(_game: &Rivals, _state: &State, _seat: Seat) -> Option<Action> {
    None
}
