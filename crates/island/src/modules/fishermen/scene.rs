//! What never changes about the fishermen once a table has started.

use serde::Serialize;
use steading_game::Seat;

use super::spending::Purchase;
use super::tokens::Tokens;
use crate::Island;
use crate::cards::Good;
use crate::modules::parts::Shown;
use crate::places::{Hex, VertexSet};

/// What Fishermen adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenScene"))]
pub struct Scene {
    /// The fishing grounds.
    pub grounds: Vec<Ground>,
    /// Tokens in the box with one, two and three fish.
    pub tokens: Tokens,
    /// Prices in fish.
    pub prices: FishPrices,
}

/// A fishing ground.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ground {
    /// Its sea cell.
    pub at: Hex,
    /// The number that brings fish.
    pub number: u8,
    /// The intersections that fish there.
    pub shore: VertexSet,
}

/// Prices in fish, before the discount of two players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FishPrices {
    /// The robber leaves the board.
    pub remove_robber: u8,
    /// A card of an opponent.
    pub steal: u8,
    /// A card from the bank.
    pub take: u8,
    /// A free road.
    pub road: u8,
    /// A development card.
    pub card: u8,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        // Whoever is robbed and whatever is taken, the price is the same.
        let (anybody, anything) = (Seat(0), Good::Brick);
        let grounds = game.layout().grounds.iter();
        Scene {
            grounds: grounds.map(|&(at, number)| Ground { at, number, shore: game.topology.corners_of(at) }).collect(),
            tokens: Tokens::ALL,
            prices: FishPrices {
                remove_robber: Purchase::RemoveRobber.price(),
                steal: Purchase::Steal(anybody).price(),
                take: Purchase::Take(anything).price(),
                road: Purchase::Road.price(),
                card: Purchase::Card.price(),
            },
        }
    }
}
