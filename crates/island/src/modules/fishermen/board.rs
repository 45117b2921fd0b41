//! The board of Fishermen: the lake, and the fishing grounds along the coast.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::layout::{Layout, Terrain};
use crate::places::{Hex, VertexSet};
use crate::topology::{CELL_COUNT, ISLAND, LAND_COUNT, Topology};

/// The fishing grounds of table 6.1.1: sea cell and number.
const FIXED_GROUNDS: [(&str, u8); 6] =
    [("(1,-3)", 6), ("(3,-1)", 5), ("(2,1)", 4), ("(-2,3)", 9), ("(-3,2)", 8), ("(-1,-2)", 10)];

/// The numbers of the six grounds (`FISH-002`).
const NUMBERS: [u8; 6] = [4, 5, 6, 8, 9, 10];

/// The numbers on the lake (`FISH-004`).
pub const LAKE_NUMBERS: [u8; 4] = [2, 3, 11, 12];

/// `FISH-005`: any of the seven inner hexes.
pub fn draw_lake(rng: &mut impl Rng) -> Hex {
    let inner: Vec<Hex> = (0..LAND_COUNT as u8).map(Hex).filter(|&hex| is_inner(hex)).collect();
    inner[rng.random_range(0..inner.len())]
}

/// Whether no side of the hex is at the sea.
pub fn is_inner(hex: Hex) -> bool {
    ISLAND.cells[hex.index()].distance() <= 1
}

/// The grounds as table 6.1.1 lays them.
pub fn fixed_grounds() -> Vec<(Hex, u8)> {
    let mut grounds: Vec<(Hex, u8)> =
        FIXED_GROUNDS.iter().map(|&(cell, number)| (cell.parse().expect("a sea cell"), number)).collect();
    grounds.sort_unstable();
    grounds
}

/// `FISH-008`, `FISH-010`: a ground on every free stretch of the frame, with the numbers at random or as in table 6.1.1.
pub fn draw_grounds(layout: &Layout, is_fixed: bool, rng: &mut impl Rng) -> Vec<(Hex, u8)> {
    if is_fixed {
        return fixed_grounds();
    }
    let mut numbers = NUMBERS;
    numbers.shuffle(rng);
    free_stretches(layout).zip(numbers).collect()
}

/// Whether the grounds of the board are the six numbers on the free stretches (`FISH-008`); on another frame, as many as fit.
pub fn are_grounds(layout: &Layout) -> bool {
    let mut cells: Vec<Hex> = layout.grounds.iter().map(|&(cell, _)| cell).collect();
    let mut numbers: Vec<u8> = layout.grounds.iter().map(|&(_, number)| number).collect();
    cells.sort_unstable();
    numbers.sort_unstable();
    numbers.dedup();
    let stretches = free_stretches(layout).take(NUMBERS.len());
    cells.iter().copied().eq(stretches)
        && numbers.len() == cells.len()
        && numbers.iter().all(|number| NUMBERS.contains(number))
}

/// `FISH-008`: the sea cells without a harbour that border exactly two land hexes.
pub fn free_stretches(layout: &Layout) -> impl Iterator<Item = Hex> + '_ {
    let has_harbour = |sea: Hex| layout.harbours.iter().any(|(edge, _)| ISLAND.edge_cells[edge.index()].contains(&sea));
    (LAND_COUNT as u8..CELL_COUNT as u8).map(Hex).filter(move |&sea| {
        let land = ISLAND.cells[sea.index()].neighbours().into_iter().filter_map(|cell| ISLAND.hex_at(cell));
        land.filter(|&hex| ISLAND.is_land(hex)).count() == 2 && !has_harbour(sea)
    })
}

/// Who fishes where, for play: the intersections by the number that brings them fish.
#[derive(Clone, Default)]
pub struct Waters {
    /// The intersections that a ground with the number serves (`FISH-009`). Sixteen places, so that four bits need no check.
    grounds: [VertexSet; 16],
    /// Where the lake lies.
    pub lake: Option<Hex>,
    /// The corners of the lake.
    lake_shore: VertexSet,
}

impl Waters {
    /// The waters of a board; none where nobody fishes.
    pub fn of(layout: &Layout, topology: &Topology) -> Waters {
        let mut waters = Waters { lake: layout.hexes_of(Terrain::Lake).next(), ..Waters::default() };
        for &(cell, number) in &layout.grounds {
            waters.grounds[usize::from(number & 15)] = topology.corners_of(cell);
        }
        waters.lake_shore = waters.lake.map_or(VertexSet::EMPTY, |lake| topology.hex_corner_set[lake.index()]);
        waters
    }

    /// The intersections that fish at a ground on this number (`FISH-020`).
    pub fn ground_shore(&self, number: u8) -> VertexSet {
        self.grounds[usize::from(number & 15)]
    }

    /// The intersections that fish at the lake on this number (`FISH-021`).
    pub fn lake_shore(&self, number: u8) -> VertexSet {
        if LAKE_NUMBERS.contains(&number) { self.lake_shore } else { VertexSet::EMPTY }
    }

    /// All intersections at a ground or the lake.
    pub fn all(&self) -> VertexSet {
        self.grounds.iter().fold(self.lake_shore, |all, &ground| all.or(ground))
    }
}
