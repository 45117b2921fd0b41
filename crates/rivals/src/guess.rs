//! A full state that a view could have come from.

use rand::Rng;

use crate::Rivals;
use crate::hidden::Hidden;
use crate::state::State;
use crate::view::View;

/// Deals the hidden cards of a view anew.
pub fn guess(_game: &Rivals, view: &View, _rng: &mut impl Rng) -> State {
    State { public: view.public.clone(), hidden: Hidden::default() }
}
