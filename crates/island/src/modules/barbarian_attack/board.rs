//! The board of the scenario (tables D-2 and D-4): the ten coast hexes, the castle, the numbers and the bags of terrain.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::Rng;
use rand::seq::SliceRandom;
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Island;
use crate::layout::{Layout, Terrain};
use crate::places::{EdgeSet, Hex, HexSet};
use crate::topology::{ISLAND, LAND_COUNT};

/// How many coast hexes there are (`BARB-009`).
pub const COASTS: usize = 10;

/// `BARB-008`: where the castle lies, (-2,2).
pub const CASTLE: Hex = Hex(16);

/// `BARB-008`: where the desert lies, (2,-2).
pub const DESERT: Hex = Hex(2);

/// `BARB-091`, table D-4: the coast hexes, clockwise from the one after the castle: (-2,1), (-2,0), (-1,-1), (0,-2), (1,-2), (2,-1),
/// (2,0), (1,1), (0,2), (-1,2).
pub const COAST: [Hex; COASTS] = [Hex(12), Hex(7), Hex(3), Hex(0), Hex(1), Hex(6), Hex(11), Hex(15), Hex(18), Hex(17)];

/// `BARB-012`, table D-2: the number of each land hex, in index order.
pub const NUMBERS: [u8; LAND_COUNT] = [8, 3, 0, 9, 5, 9, 10, 12, 6, 11, 4, 6, 4, 10, 8, 11, 0, 5, 2];

/// The numbers that each lie on one coast hex (`BARB-013`).
pub const COAST_NUMBERS: [u8; COASTS] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/// `BARB-017`: the coast hexes with these numbers have a barbarian from the start.
const FIRST_NUMBERS: [u8; 2] = [2, 12];

/// `BARB-009`: what the coast hexes are.
const COAST_BAG: [Terrain; COASTS] = {
    use Terrain::{Fields as G, Forest as F, Hills as H, Mountains as M, Pasture as P};
    [F, F, H, H, P, P, P, M, G, G]
};

/// `BARB-010`: what the inner hexes are.
const INNER_BAG: [Terrain; 7] = {
    use Terrain::{Fields as G, Forest as F, Hills as H, Mountains as M, Pasture as P};
    [F, P, H, M, M, G, G]
};

/// The terrain of the fixed board.
const FIXED: [Terrain; LAND_COUNT] = {
    use Terrain::{Castle as C, Desert as D, Fields as G, Forest as F, Hills as H, Mountains as M, Pasture as P};
    [F, P, D, H, M, G, P, G, F, P, M, H, P, H, G, F, C, M, G]
};

/// What knights stand on, worked out once.
pub struct Sides {
    /// The sides of each coast hex, in the order of [`COAST`].
    pub of_coast: [EdgeSet; COASTS],
    /// The sides of the castle.
    pub of_castle: EdgeSet,
}

/// The sides of the hexes.
pub static SIDES: LazyLock<Sides> = LazyLock::new(|| {
    let of = |hex: Hex| -> EdgeSet { ISLAND.hex_sides[hex.index()].into_iter().collect() };
    Sides { of_coast: COAST.map(of), of_castle: of(CASTLE) }
});

/// The place of a hex in [`COAST`]; nothing for any other cell (`BARB-034`).
pub fn coast_of(hex: Hex) -> Option<usize> {
    COAST.iter().position(|&coast| coast == hex)
}

/// `BARB-013`: the coast hex with this number, by its place in [`COAST`].
pub fn coast_with(game: &Island, number: u8) -> Option<usize> {
    let tokens = &game.layout().tokens;
    COAST.iter().position(|hex| tokens[hex.index()] == number)
}

/// `BARB-007` to `BARB-011`: castle and desert on their places, everything else at random within coast and inland.
pub fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], rng: &mut impl Rng) {
    let (mut coast, mut inner) = (COAST_BAG, INNER_BAG);
    coast.shuffle(rng);
    inner.shuffle(rng);
    let mut inner = inner.into_iter();
    for (index, place) in fixed.iter_mut().enumerate() {
        let hex = Hex(index as u8);
        *place = match coast_of(hex) {
            Some(index) => Some(coast[index]),
            None if hex == CASTLE => Some(Terrain::Castle),
            None if hex == DESERT => Some(Terrain::Desert),
            None => inner.next(),
        };
    }
}

/// The fixed board: table D-2 with a terrain for every hex; harbours as on the beginner board (`BARB-015`).
pub fn make_fixed(layout: &mut Layout) {
    layout.terrain = FIXED;
    layout.tokens = NUMBERS;
}

/// Whether castle and desert lie on their places, and nowhere else.
pub fn has_castle(layout: &Layout) -> bool {
    let lies_only = |terrain, hex: Hex| layout.count(terrain) == 1 && layout.terrain[hex.index()] == terrain;
    lies_only(Terrain::Castle, CASTLE) && lies_only(Terrain::Desert, DESERT)
}

/// `BARB-013`: whether each number lies on one coast hex.
pub fn has_coast_numbers(layout: &Layout) -> bool {
    COAST_NUMBERS.iter().all(|number| COAST.iter().any(|hex| layout.tokens[hex.index()] == *number))
}

/// `BARB-017`: where barbarians stand at the start.
pub fn first_barbarians(game: &Island) -> Barbarians {
    let mut barbarians = Barbarians::default();
    for coast in FIRST_NUMBERS.into_iter().filter_map(|number| coast_with(game, number)) {
        barbarians.0[coast] = 1;
    }
    barbarians
}

/// How many barbarians stand on each coast hex, in the order of [`COAST`]. Written as a map of the hexes that have any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [key in Hex]?: number }"))]
pub struct Barbarians(pub [u8; COASTS]);

impl Barbarians {
    /// How many stand on a hex.
    pub fn on(&self, hex: Hex) -> u8 {
        coast_of(hex).map_or(0, |coast| self.0[coast])
    }

    /// How many there are.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The hexes with barbarians, and how many, in the order of [`COAST`].
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u8)> + Clone {
        COAST.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The hexes where so many stand that the test holds.
    pub fn hexes(&self, test: impl Fn(u8) -> bool) -> HexSet {
        COAST.into_iter().zip(self.0).filter(|&(_, count)| test(count)).map(|(hex, _)| hex).collect()
    }
}

impl Serialize for Barbarians {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.iter().try_for_each(|(hex, count)| map.serialize_entry(&hex, &count))?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Barbarians {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut barbarians = Barbarians::default();
        for (hex, count) in BTreeMap::<Hex, u8>::deserialize(deserializer)? {
            let coast = coast_of(hex).ok_or_else(|| D::Error::custom(format!("{hex} is no coast hex")))?;
            barbarians.0[coast] = count;
        }
        Ok(barbarians)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_have_the_names_of_the_tables() {
        let names: Vec<String> = COAST.iter().map(ToString::to_string).collect();
        assert_eq!(names.join(" "), "(-2,1) (-2,0) (-1,-1) (0,-2) (1,-2) (2,-1) (2,0) (1,1) (0,2) (-1,2)");
        assert_eq!((CASTLE.to_string(), DESERT.to_string()), ("(-2,2)".to_owned(), "(2,-2)".to_owned()));
        let numbers: Vec<u8> = COAST.iter().map(|hex| NUMBERS[hex.index()]).collect();
        assert_eq!(numbers, [4, 12, 9, 8, 3, 10, 6, 11, 2, 5]);
    }

    #[test]
    fn the_fixed_board_has_the_hexes_of_the_bags() {
        let sorted = |mut hexes: Vec<Terrain>| {
            hexes.sort();
            hexes
        };
        let coast = COAST.iter().map(|hex| FIXED[hex.index()]).collect();
        assert_eq!(sorted(coast), sorted(COAST_BAG.to_vec()));
        let is_inner =
            |&hex: &usize| ![CASTLE.index(), DESERT.index()].contains(&hex) && coast_of(Hex(hex as u8)).is_none();
        let inner = (0..LAND_COUNT).filter(is_inner).map(|hex| FIXED[hex]).collect();
        assert_eq!(sorted(inner), sorted(INNER_BAG.to_vec()));
    }
}
