//! What never changes about the event cards once a table has started.

use serde::Serialize;

use super::deck;
use crate::Island;
use crate::modules::parts::Shown;

/// The deck, without New Year.
pub type Scene = Vec<EventCount>;

/// A kind of event card, and how many there are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventCount {
    /// The card.
    pub card: deck::Card,
    /// How many.
    pub count: u8,
}

impl Shown for Scene {
    fn of(_: &Island) -> Scene {
        deck::Card::all().map(|card| EventCount { card, count: card.face().count }).collect()
    }
}
