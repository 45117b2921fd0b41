//! The event die (section 8 of the catalogue).

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::event::Event;
use crate::frame::Symbol;
use crate::state::State;

/// What the symbol brings.
pub fn show(_game: &Rivals, _state: &mut State, _symbol: Symbol, _journal: &mut impl Journal<Event>) {}
pub fn brigands(_game: &Rivals, _state: &mut State, _seat: Seat, _journal: &mut impl Journal<Event>) {}
pub fn harvest_gold(_game: &Rivals, _state: &mut State, _seat: Seat, _journal: &mut impl Journal<Event>) {}
