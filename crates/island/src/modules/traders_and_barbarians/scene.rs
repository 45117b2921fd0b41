//! What never changes about the traders once a table has started: the trade hexes with their plazas and spokes, and the levels.

use serde::Serialize;

use super::board::{self, Commodity, RAIDERS, STACKED};
use super::train::{LEVELS, Level};
use crate::Island;
use crate::modules::gold::bank;
use crate::modules::parts::Shown;
use crate::places::{Edge, Hex, Vertex};
use crate::topology::TradeHex;

/// What Traders & Barbarians adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersScene"))]
pub struct Scene {
    /// Castle, quarry and glassworks.
    pub hexes: Vec<TradePlace>,
    /// The baggage-train cards, the first one first.
    pub levels: Vec<Level>,
    /// Where the barbarians start.
    pub raiders: [Edge; RAIDERS],
    /// The price of a card in gold.
    pub card_price: u8,
    /// How many cards may be bought with gold in a turn; nothing if any number.
    pub purchases_max: Option<u8>,
}

/// A trade hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TradePlace {
    /// Which one.
    pub hex: TradeHex,
    /// Where it lies.
    pub at: Hex,
    /// The intersection in its middle.
    pub plaza: Vertex,
    /// The paths that lead there.
    pub spokes: Vec<Spoke>,
    /// What it wants.
    pub demands: Vec<Commodity>,
    /// The two commodities of its stack, in the order of its counts.
    pub supplies: [Commodity; 2],
    /// How many of each the stack begins with.
    pub stacked: u8,
}

/// A path to a plaza.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spoke {
    /// The path.
    pub path: Edge,
    /// The corner of the hex that it leads from.
    pub corner: Vertex,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        let hexes = TradeHex::ALL.map(|hex| trade_place(game, hex)).to_vec();
        Scene {
            hexes,
            levels: LEVELS.to_vec(),
            raiders: board::starts(),
            card_price: bank::CARD_PRICE,
            purchases_max: bank::purchases_max(game),
        }
    }
}

fn trade_place(game: &Island, hex: TradeHex) -> TradePlace {
    let (plaza, topology) = (board::plaza_of(hex), game.topology);
    let spokes = topology.vertex_edges[plaza.index()].iter();
    TradePlace {
        hex,
        at: board::place_of(hex),
        plaza,
        spokes: spokes.map(|path| Spoke { path, corner: topology.far_end(path, plaza) }).collect(),
        demands: Commodity::ALL.into_iter().filter(|commodity| commodity.wanted_at() == hex).collect(),
        supplies: board::supplies(hex),
        stacked: STACKED,
    }
}
