//! Both principalities as a picture for terminals.

use crate::Rivals;
use crate::state::State;

/// Draws both principalities.
pub fn draw(game: &Rivals, state: &State, _is_coloured: bool) -> String {
    super::position::write(game, state)
}
