//! The board of Rivers: where the two rivers lie (tables 6.2.1 to 6.2.3), and the token that shares a hex.

use std::sync::LazyLock;

use crate::layout::{Layout, Terrain};
use crate::places::{Edge, EdgeSet, Hex, VertexSet};
use crate::topology::{EDGE_COUNT, ISLAND, LAND_COUNT};

/// The river hexes from source to mouth, the 4-hex river first (table 6.2.1).
pub const RIVER_HEXES: [(&str, Terrain); 7] = [
    ("(2,-1)", Terrain::Mountains),
    ("(1,-1)", Terrain::Hills),
    ("(0,-1)", Terrain::Pasture),
    ("(-1,-1)", Terrain::Swamp),
    ("(0,1)", Terrain::Mountains),
    ("(-1,1)", Terrain::Hills),
    ("(-2,1)", Terrain::Swamp),
];

/// How many of them belong to the first river.
const LONG_RIVER: usize = 4;

/// Where the rivers run from their swamps into the sea (B4 and B7 of table 6.2.2).
const MOUTHS: [&str; 2] = ["NW(-1,-1)", "NE(-3,2)"];

/// Each river: its hexes from the source to the swamp, and the path where it runs into the sea.
pub fn rivers() -> [(Vec<Hex>, Edge); 2] {
    let hexes = RIVER_HEXES.map(|(cell, _)| cell.parse::<Hex>().expect("a land hex"));
    let [first, second] = MOUTHS.map(|path| path.parse::<Edge>().expect("a path"));
    let (long, short) = hexes.split_at(LONG_RIVER);
    [(long.to_vec(), first), (short.to_vec(), second)]
}

/// What the rivers make of paths and intersections.
pub struct Places {
    /// `RIVER-019`: the paths that a river crosses.
    pub bridge_sites: EdgeSet,
    /// `RIVER-020`: the other paths of river hexes.
    pub river_paths: EdgeSet,
    /// `RIVER-021`: the intersections of river hexes.
    pub river_intersections: VertexSet,
}

/// The places at the rivers, worked out from the river hexes once.
pub static PLACES: LazyLock<Places> = LazyLock::new(|| {
    let rivers = rivers();
    let steps = rivers.iter().flat_map(|(hexes, _)| hexes.windows(2));
    let crossings = steps.map(|step| {
        let parts = |edge: &Edge| ISLAND.edge_cells[edge.index()].iter().all(|cell| step.contains(cell));
        (0..EDGE_COUNT as u8).map(Edge).find(parts).expect("river hexes are neighbours")
    });
    let mouths = rivers.iter().map(|&(_, mouth)| mouth);
    let hexes: Vec<Hex> = rivers.iter().flat_map(|(hexes, _)| hexes.iter().copied()).collect();
    let bridge_sites: EdgeSet = crossings.chain(mouths).collect();
    let sides: EdgeSet = hexes.iter().flat_map(|hex| ISLAND.hex_sides[hex.index()]).collect();
    Places {
        bridge_sites,
        river_paths: sides.minus(bridge_sites),
        river_intersections: hexes.iter().flat_map(|hex| ISLAND.hex_corners[hex.index()]).collect(),
    }
});

/// `RIVER-007`: the tokens in letter order, A to R without B, the "2".
pub const LETTERS: &[u8] = &[5, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// The token set aside, and the one it joins (`RIVER-009`).
const ASIDE: u8 = 2;
const JOINED: u8 = 12;

/// `RIVER-004`: the rivers on their places, nothing elsewhere.
pub fn fixed_terrain() -> [Option<Terrain>; LAND_COUNT] {
    let mut terrain = [None; LAND_COUNT];
    for (cell, kind) in RIVER_HEXES {
        terrain[cell.parse::<Hex>().expect("a land hex").index()] = Some(kind);
    }
    terrain
}

/// `RIVER-009`: the hex with the 12 gets the 2 as well.
pub fn second_token(tokens: &[u8; LAND_COUNT]) -> Option<(Hex, u8)> {
    tokens.iter().position(|&token| token == JOINED).map(|hex| (Hex(hex as u8), ASIDE))
}

/// The example filling of table 6.2.1.
pub fn example() -> Layout {
    use Terrain::{Fields as G, Forest as F, Hills as H, Mountains as M, Pasture as P, Swamp as S};
    let tokens = [10, 12, 9, 0, 6, 4, 10, 9, 11, 8, 3, 8, 0, 3, 4, 5, 5, 6, 11];
    Layout {
        terrain: [G, F, F, S, P, H, M, G, F, G, F, M, S, H, M, P, H, G, P],
        tokens,
        second_token: second_token(&tokens),
        ..Layout::beginner()
    }
}
