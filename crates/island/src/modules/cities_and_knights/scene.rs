//! What never changes about Cities & Knights once a table has started.

use serde::Serialize;

use super::{battle, improvements, knights};
use crate::Island;
use crate::cards::Cards;
use crate::modules::parts::Shown;

/// What Cities & Knights adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesScene"))]
pub struct Scene {
    /// Prices in cards. A step of a track costs as many of its commodity as the level it leads to.
    pub prices: Prices,
    /// Knights of each rank that a player has.
    pub knights: u8,
    /// City walls that a player has.
    pub walls: u8,
    /// The space on which the barbarian ship lands.
    pub landing: u8,
}

/// Prices in cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesPrices"))]
pub struct Prices {
    /// A new knight, and a promotion.
    pub knight: Cards,
    /// Activating a knight.
    pub activation: Cards,
    /// A city wall.
    pub wall: Cards,
    /// Restoring a city that lies on its side.
    pub restoring: Cards,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        Scene {
            prices: Prices {
                knight: knights::PRICE,
                activation: knights::ACTIVATION,
                wall: improvements::WALL_PRICE,
                restoring: improvements::restoring_price(game),
            },
            knights: knights::PIECES,
            walls: improvements::WALLS,
            landing: battle::LANDING,
        }
    }
}
