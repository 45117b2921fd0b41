//! What never changes about the rivers once a table has started.

use serde::Serialize;

use super::{board, bridges};
use crate::Island;
use crate::modules::gold::bank;
use crate::modules::parts::Shown;
use crate::places::{Edge, EdgeSet, Hex};

/// What Rivers adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RiversScene"))]
pub struct Scene {
    /// The rivers.
    pub rivers: Vec<River>,
    /// The paths that only a bridge crosses.
    pub bridge_sites: EdgeSet,
    /// Bridges of each player.
    pub bridges: u8,
    /// The price of a card in gold.
    pub card_price: u8,
    /// How many cards may be bought with gold in a turn; nothing if any number.
    pub purchases_max: Option<u8>,
}

/// A river.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct River {
    /// Its hexes, from the source to the swamp.
    pub hexes: Vec<Hex>,
    /// The path where it runs from the swamp into the sea.
    pub mouth: Edge,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        Scene {
            rivers: board::rivers().map(|(hexes, mouth)| River { hexes, mouth }).into(),
            bridge_sites: board::PLACES.bridge_sites,
            bridges: bridges::BRIDGES,
            card_price: bank::CARD_PRICE,
            purchases_max: game.rules.gold.and_then(|gold| gold.purchases_max),
        }
    }
}
