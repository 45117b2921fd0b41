//! What one observer may know of a position.

use serde::{Deserialize, Serialize};
use steading_game::{Observer, Seat};

use crate::Rivals;
use crate::state::{Public, State};

/// What an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; nobody's for spectators.
    pub seat: Option<Seat>,
    /// What lies open.
    pub public: Public,
}

impl View {
    /// The observer's view of a state.
    pub fn of(_game: &Rivals, state: &State, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public => None,
        };
        View { seat, public: state.public.clone() }
    }
}
