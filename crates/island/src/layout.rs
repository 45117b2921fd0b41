//! A laid-out board: terrain, number tokens and harbours. Data only; [`crate::setup`] draws layouts.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::cards::Good;
use crate::modules::setting::{Setting, each_of};
use crate::places::{Edge, Hex};
use crate::rules::Modules;
use crate::topology::{ISLAND, LAND_COUNT};

/// What a land hex is (`BASE-002`, `BASE-003`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Yields lumber.
    Forest,
    /// Yields wool.
    Pasture,
    /// Yields grain.
    Fields,
    /// Yields brick.
    Hills,
    /// Yields ore.
    Mountains,
    /// Yields nothing.
    Desert,
    /// Fishermen: yields fish (`FISH-004`).
    Lake,
    /// Rivers: where a river ends; yields nothing (`RIVER-006`).
    Swamp,
    /// Caravans: where camels come from; yields nothing (`CARAVAN-002`).
    Oasis,
    /// Barbarian Attack: where knights are made (`BARB-019`). Traders & Barbarians: wants glass and marble (`TRADE-007`). Yields nothing.
    Castle,
    /// Traders & Barbarians: wants tools; yields nothing (`TRADE-008`).
    Quarry,
    /// Traders & Barbarians: wants sand; yields nothing (`TRADE-008`).
    Glassworks,
}

impl Terrain {
    /// All kinds, those of the base game first.
    pub const ALL: [Terrain; 12] = [
        Terrain::Forest,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Hills,
        Terrain::Mountains,
        Terrain::Desert,
        Terrain::Lake,
        Terrain::Swamp,
        Terrain::Oasis,
        Terrain::Castle,
        Terrain::Quarry,
        Terrain::Glassworks,
    ];

    /// `BASE-003`: what the terrain yields; the desert yields nothing.
    pub const fn resource(self) -> Option<Good> {
        match self {
            Terrain::Forest => Some(Good::Lumber),
            Terrain::Pasture => Some(Good::Wool),
            Terrain::Fields => Some(Good::Grain),
            Terrain::Hills => Some(Good::Brick),
            Terrain::Mountains => Some(Good::Ore),
            Terrain::Desert
            | Terrain::Lake
            | Terrain::Swamp
            | Terrain::Oasis
            | Terrain::Castle
            | Terrain::Quarry
            | Terrain::Glassworks => None,
        }
    }

    /// The letter in drawn boards. Fields are `G`rain fields, since `F` is the forest.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Forest => 'F',
            Terrain::Pasture => 'P',
            Terrain::Fields => 'G',
            Terrain::Hills => 'H',
            Terrain::Mountains => 'M',
            Terrain::Desert => 'D',
            Terrain::Lake => 'L',
            Terrain::Swamp => 'S',
            Terrain::Oasis => 'O',
            Terrain::Castle => 'C',
            Terrain::Quarry => 'Q',
            Terrain::Glassworks => 'W',
        }
    }

    /// The terrain with this letter.
    pub fn lettered(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter.to_ascii_uppercase())
    }

    /// How many hexes of this kind the box of the base game holds (`BASE-002`).
    pub const fn count(self) -> usize {
        match self {
            Terrain::Forest | Terrain::Pasture | Terrain::Fields => 4,
            Terrain::Hills | Terrain::Mountains => 3,
            Terrain::Desert => 1,
            Terrain::Lake
            | Terrain::Swamp
            | Terrain::Oasis
            | Terrain::Castle
            | Terrain::Quarry
            | Terrain::Glassworks => 0,
        }
    }
}

/// What a harbour trades (`BASE-004`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Harbour {
    /// Any three alike for one.
    Generic,
    /// Two of this kind for one.
    Special(Good),
}

impl fmt::Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Harbour::Generic => f.write_str("3:1"),
            Harbour::Special(resource) => f.write_str(resource.name()),
        }
    }
}

impl Harbour {
    /// The harbour with this name: `3:1` or a resource.
    pub fn named(name: &str) -> Option<Harbour> {
        if name == "3:1" { Some(Harbour::Generic) } else { Good::resource_named(name).map(Harbour::Special) }
    }
}

/// A laid-out board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Layout {
    /// The terrain of each land hex, in index order.
    pub terrain: [Terrain; LAND_COUNT],
    /// The number token of each land hex as the board is laid; 0 where none lies. Where they lie now the state knows.
    pub tokens: [u8; LAND_COUNT],
    /// The harbours by the coast path they belong to, in path order.
    pub harbours: Vec<(Edge, Harbour)>,
    /// Rivers: a hex that has this number besides its own (`RIVER-009`).
    pub second_token: Option<(Hex, u8)>,
    /// Fishermen: the fishing grounds by their sea cells, with their numbers (`FISH-008`).
    pub grounds: Vec<(Hex, u8)>,
    /// Caravans: where the arrows of the oasis point (`CARAVAN-004`).
    pub oasis: Option<Orientation>,
}

/// The two ways to lay the oasis (table 6.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Orientation {
    /// Arrows to the north-west, the north-east and the south.
    A,
    /// Turned by 60 degrees: north, south-east and south-west.
    B,
}

/// The nine harbour sites, clockwise from the north-west, with the beginner type of each (table 2.8).
pub const HARBOUR_SITES: [(&str, Harbour); 9] = [
    ("NW(0,-2)", Harbour::Generic),
    ("NE(1,-2)", Harbour::Special(Good::Grain)),
    ("NE(2,-1)", Harbour::Special(Good::Ore)),
    ("W(3,0)", Harbour::Generic),
    ("NW(1,2)", Harbour::Special(Good::Wool)),
    ("NW(-1,3)", Harbour::Generic),
    ("NE(-3,3)", Harbour::Generic),
    ("W(-2,1)", Harbour::Special(Good::Brick)),
    ("W(-1,-1)", Harbour::Special(Good::Lumber)),
];

impl Layout {
    /// `BASE-028`: the fixed board for the first games (tables 2.7 and 2.8).
    pub fn beginner() -> Layout {
        use Terrain::{Desert as D, Fields as G, Forest as F, Hills as H, Mountains as M, Pasture as P};
        Layout {
            terrain: [M, P, F, G, H, P, H, G, F, D, F, M, F, M, G, P, H, G, P],
            tokens: [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11],
            harbours: harbours_at_sites(HARBOUR_SITES.map(|(_, harbour)| harbour)),
            second_token: None,
            grounds: Vec::new(),
            oasis: None,
        }
    }

    /// The fixed board of a scenario, made of the beginner board.
    pub fn beginner_of(modules: Modules) -> Layout {
        let mut layout = Layout::beginner();
        each_of!(modules, M => M::make_beginner(&mut layout));
        layout
    }

    /// Puts another hex in the place of the desert.
    pub fn replace_desert(&mut self, terrain: Terrain) {
        if let Some(desert) = self.desert() {
            self.terrain[desert.index()] = terrain;
        }
    }

    /// How many hexes of this terrain there are.
    pub fn count(&self, terrain: Terrain) -> usize {
        self.hexes_of(terrain).count()
    }

    /// The hexes of this terrain.
    pub fn hexes_of(&self, terrain: Terrain) -> impl Iterator<Item = Hex> + '_ {
        (0..LAND_COUNT as u8).map(Hex).filter(move |hex| self.terrain[hex.index()] == terrain)
    }

    /// Where the desert lies, if there is one.
    pub fn desert(&self) -> Option<Hex> {
        self.hexes_of(Terrain::Desert).next()
    }

    /// Pairs of neighbouring land hexes that both satisfy the test.
    pub fn neighbours_where(&self, test: impl Fn(u8, u8) -> bool) -> Option<(Hex, Hex)> {
        (0..LAND_COUNT as u8).map(Hex).find_map(|hex| {
            let near = ISLAND.hex_neighbours[hex.index()].iter().copied();
            near.filter(|other| other.0 > hex.0)
                .find(|other| test(self.tokens[hex.index()], self.tokens[other.index()]))
                .map(|other| (hex, other))
        })
    }
}

/// Harbours of these types on the nine sites, in path order.
pub fn harbours_at_sites(types: [Harbour; 9]) -> Vec<(Edge, Harbour)> {
    // Names are read once: simulators draw a board for every game.
    static SITES: LazyLock<[Edge; 9]> =
        LazyLock::new(|| HARBOUR_SITES.map(|(site, _)| site.parse().expect("a harbour site is a path")));
    let mut harbours: Vec<(Edge, Harbour)> = SITES.iter().copied().zip(types).collect();
    harbours.sort_unstable_by_key(|&(edge, _)| edge);
    harbours
}

/// `BASE-007`: whether the token is one of the two red ones, the likeliest results.
pub const fn is_red(token: u8) -> bool {
    matches!(token, 6 | 8)
}

/// `BASE-007`: how many of the 36 throws of two dice give this number.
pub const fn pips(token: u8) -> u8 {
    if token == 0 { 0 } else { 6 - token.abs_diff(7) }
}
