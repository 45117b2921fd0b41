//! The three trade hexes, what they want and supply, and the board (tables D-6, D-8, D-9).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::layout::{Layout, Terrain};
use crate::places::{Edge, Hex, Vertex};
use crate::topology::{LAND_COUNT, TRADE_ISLAND, TradeHex};

/// A commodity that wagons carry (`TRADE-012`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradeCommodity"))]
#[serde(rename_all = "snake_case")]
pub enum Commodity {
    /// Goes to the castle.
    Glass,
    /// Goes to the castle.
    Marble,
    /// Go to the quarry.
    Tools,
    /// Goes to the glassworks.
    Sand,
}

impl Commodity {
    /// All four.
    pub const ALL: [Commodity; 4] = [Commodity::Glass, Commodity::Marble, Commodity::Tools, Commodity::Sand];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["glass", "marble", "tools", "sand"][self as usize]
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Commodity> {
        Commodity::ALL.into_iter().find(|commodity| commodity.name().eq_ignore_ascii_case(name))
    }

    /// `TRADE-052`: where it is wanted.
    pub const fn wanted_at(self) -> TradeHex {
        match self {
            Commodity::Glass | Commodity::Marble => TradeHex::Castle,
            Commodity::Tools => TradeHex::Quarry,
            Commodity::Sand => TradeHex::Glassworks,
        }
    }
}

/// `TRADE-012`: the two commodities of a trade hex's stack, none of which it wants itself (`TRADE-053`).
pub const fn supplies(hex: TradeHex) -> [Commodity; 2] {
    match hex {
        TradeHex::Castle => [Commodity::Sand, Commodity::Tools],
        TradeHex::Quarry => [Commodity::Marble, Commodity::Sand],
        TradeHex::Glassworks => [Commodity::Glass, Commodity::Tools],
    }
}

/// `TRADE-012`: how many of each commodity a stack begins with.
pub const STACKED: u8 = 6;

/// The tokens left of both commodities of each stack.
pub type Stacks = [[u8; 2]; TradeHex::ALL.len()];

/// The barbarians on the paths (`TRADE-069`).
pub const RAIDERS: usize = 3;

/// Table D-8: where they start, one for each trade hex.
const STARTS: [&str; RAIDERS] = ["NW(-1,0)", "W(2,-1)", "NE(-1,2)"];

/// Places of the trade hexes, worked out once, in the order of [`TradeHex::ALL`].
struct Places {
    hexes: [Hex; 3],
    plazas: [Vertex; 3],
    starts: [Edge; RAIDERS],
}

static PLACES: LazyLock<Places> = LazyLock::new(|| Places {
    hexes: TradeHex::ALL.map(|hex| TRADE_ISLAND.hex_at(hex.cell()).expect("a land hex")),
    plazas: TradeHex::ALL.map(|hex| format!("Plaza({})", hex.name()).parse().expect("a plaza")),
    starts: STARTS.map(|path| path.parse().expect("a path")),
});

/// `TRADE-007`: where a trade hex lies.
pub fn place_of(hex: TradeHex) -> Hex {
    PLACES.hexes[hex as usize]
}

/// `TRADE-022`: the plaza in its middle.
pub fn plaza_of(hex: TradeHex) -> Vertex {
    PLACES.plazas[hex as usize]
}

/// The trade hex whose plaza this is.
pub fn hex_of_plaza(vertex: Vertex) -> Option<TradeHex> {
    TradeHex::ALL.into_iter().find(|&hex| plaza_of(hex) == vertex)
}

/// `TRADE-013`: where the barbarians start.
pub fn starts() -> [Edge; RAIDERS] {
    PLACES.starts
}

/// What a trade hex is on the board.
pub const fn terrain_of(hex: TradeHex) -> Terrain {
    match hex {
        TradeHex::Castle => Terrain::Castle,
        TradeHex::Quarry => Terrain::Quarry,
        TradeHex::Glassworks => Terrain::Glassworks,
    }
}

/// `TRADE-007`: the land that is not drawn.
pub fn fixed_terrain() -> [Option<Terrain>; LAND_COUNT] {
    let mut fixed = [None; LAND_COUNT];
    for hex in TradeHex::ALL {
        fixed[place_of(hex).index()] = Some(terrain_of(hex));
    }
    fixed
}

/// `TRADE-009`: the number tokens in letter order, without B and H.
pub const LETTERS: &[u8] = &[5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// The fixed board: land of our choice, and the spiral from the south-west corner (`TRADE-EX-14`). Harbours are those of the beginner
/// board.
pub fn make_beginner(layout: &mut Layout) {
    use Terrain::{
        Castle as C, Fields as G, Forest as F, Glassworks as W, Hills as H, Mountains as M, Pasture as P, Quarry as Q,
    };
    layout.terrain = [F, P, Q, H, M, G, P, C, F, P, M, H, G, H, F, M, F, G, W];
    layout.tokens = [11, 9, 0, 4, 6, 5, 10, 0, 3, 11, 4, 8, 8, 10, 9, 3, 5, 6, 0];
}

/// `TRADE-010`: a harbour between two corners where nobody builds moves one side of its trade hex clockwise, where one end can be built
/// on. Beside another harbour it makes no board there, as anywhere (`BASE-027`).
pub fn move_harbours(layout: &mut Layout) {
    let topology = &*TRADE_ISLAND;
    for index in 0..layout.harbours.len() {
        let edge = layout.harbours[index].0;
        let sides = TradeHex::ALL.map(|hex| topology.hex_sides[place_of(hex).index()]);
        let Some(sides) = sides.into_iter().find(|sides| sides.contains(&edge)) else { continue };
        let is_useless = topology.edge_ends[edge.index()].iter().all(|&end| !topology.sites.contains(end));
        let place = sides.iter().position(|&side| side == edge).filter(|_| is_useless);
        if let Some(place) = place {
            layout.harbours[index].0 = sides[(place + 1) % sides.len()];
        }
    }
    layout.harbours.sort();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::is_red;
    use crate::setup::{Bare, RING, spiral_tokens};

    fn fixed() -> Layout {
        let mut layout = Layout::beginner();
        make_beginner(&mut layout);
        layout
    }

    #[test]
    fn trade_053_no_trade_hex_supplies_what_it_wants() {
        for hex in TradeHex::ALL {
            assert!(supplies(hex).iter().all(|commodity| commodity.wanted_at() != hex));
            assert_eq!(hex_of_plaza(plaza_of(hex)), Some(hex));
        }
    }

    #[test]
    fn the_fixed_board_is_the_spiral_from_the_south_west_corner() {
        let layout = fixed();
        assert_eq!(spiral_tokens(4, Bare::of(&layout.terrain), LETTERS), layout.tokens);
        for (hex, terrain) in fixed_terrain().into_iter().enumerate() {
            assert!(terrain.is_none_or(|terrain| layout.terrain[hex] == terrain));
        }
    }

    /// `TRADE-106`: from any corner, no two red numbers and no two equal numbers are neighbours.
    #[test]
    fn the_spiral_keeps_red_and_equal_numbers_apart() {
        let layout = fixed();
        for start in (0..RING).step_by(2) {
            let tokens = spiral_tokens(start, Bare::of(&layout.terrain), LETTERS);
            let drawn = Layout { tokens, ..layout.clone() };
            let clash = |a: u8, b: u8| a != 0 && (a == b || is_red(a) && is_red(b));
            assert_eq!(drawn.neighbours_where(clash), None, "from {start}");
        }
    }
}
