//! Drawing a board: the beginner layout and the variable set-up (sections 1.3 and 1.4 of the catalogue).

use std::sync::LazyLock;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::layout::{HARBOUR_SITES, Layout, Terrain, harbours_at_sites, is_red};
use crate::topology::{Cell, ISLAND, LAND_COUNT};

/// The values of the number tokens in letter order, A to R (table 2.3).
pub const TOKEN_LETTERS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// How number tokens are laid in the variable set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tokens {
    /// `BASE-041`: in letter order, counter-clockwise from a corner.
    Spiral,
    /// `BASE-045`: in random order.
    Random,
}

/// The corner where the spiral starts (`BASE-042`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Corner {
    /// North-west.
    NW,
    /// West.
    W,
    /// South-west.
    SW,
    /// South-east.
    SE,
    /// East.
    E,
    /// North-east.
    NE,
}

impl Corner {
    /// All six, counter-clockwise.
    pub const ALL: [Corner; 6] = [Corner::NW, Corner::W, Corner::SW, Corner::SE, Corner::E, Corner::NE];

    /// The direction from the centre to the corner.
    const fn step(self) -> (i8, i8) {
        match self {
            Corner::NW => (0, -1),
            Corner::W => (-1, 0),
            Corner::SW => (-1, 1),
            Corner::SE => (0, 1),
            Corner::E => (1, 0),
            Corner::NE => (1, -1),
        }
    }
}

/// How the variable set-up is drawn; the fields are options of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Spiral or random tokens.
    pub tokens: Tokens,
    /// Where the spiral starts; `None` draws a corner.
    pub corner: Option<Corner>,
    /// Whether random tokens may put red numbers side by side.
    pub red_neighbours: bool,
    /// Whether harbour types are shuffled over their sites.
    pub shuffled_harbours: bool,
}

/// Draws a board by the variable set-up.
pub fn draw(variable: Variable, rng: &mut impl Rng) -> Layout {
    let terrain = shuffled_terrain(rng);
    let desert = terrain.iter().position(|&terrain| terrain == Terrain::Desert).expect("the box holds a desert");
    let tokens = match variable.tokens {
        Tokens::Spiral => {
            let corner = variable.corner.unwrap_or_else(|| Corner::ALL[rng.random_range(0..6)]);
            spiral_tokens(corner, desert)
        }
        Tokens::Random => random_tokens(desert, variable.red_neighbours, rng),
    };
    let mut types = HARBOUR_SITES.map(|(_, harbour)| harbour);
    if variable.shuffled_harbours {
        types.shuffle(rng);
    }
    Layout { terrain, tokens, harbours: harbours_at_sites(types) }
}

/// `BASE-038`: the 19 hexes at random on the 19 cells.
fn shuffled_terrain(rng: &mut impl Rng) -> [Terrain; LAND_COUNT] {
    let box_of_hexes = Terrain::ALL.into_iter().flat_map(|terrain| std::iter::repeat_n(terrain, terrain.count()));
    let mut hexes: Vec<Terrain> = box_of_hexes.collect();
    hexes.shuffle(rng);
    hexes.try_into().expect("the box holds 19 hexes")
}

/// The cells in the order the spiral visits them: outer ring counter-clockwise from the corner, inner ring, centre (table 2.3).
pub fn spiral_cells(corner: Corner) -> [Cell; LAND_COUNT] {
    let start = Corner::ALL.iter().position(|&other| other == corner).expect("one of the six");
    let mut cells = Vec::with_capacity(LAND_COUNT);
    for radius in [2i8, 1] {
        for turn in 0..6 {
            let from = Corner::ALL[(start + turn) % 6].step();
            let to = Corner::ALL[(start + turn + 1) % 6].step();
            for along in 0..radius {
                let mix = |a: i8, b: i8| a * (radius - along) + b * along;
                cells.push(Cell::new(mix(from.0, to.0), mix(from.1, to.1)));
            }
        }
    }
    cells.push(Cell::new(0, 0));
    cells.try_into().expect("12 outer cells, 6 inner cells and the centre")
}

/// `BASE-041`, `BASE-043`: tokens in letter order along the spiral; the desert is skipped without using a letter.
pub fn spiral_tokens(corner: Corner, desert: usize) -> [u8; LAND_COUNT] {
    // Worked out once: simulators draw a board for every game.
    static SPIRALS: LazyLock<[[usize; LAND_COUNT]; 6]> = LazyLock::new(|| {
        Corner::ALL.map(|corner| spiral_cells(corner).map(|cell| ISLAND.hex_at(cell).expect("a land cell").index()))
    });
    let mut tokens = [0; LAND_COUNT];
    for (hex, token) in SPIRALS[corner as usize].into_iter().filter(|&hex| hex != desert).zip(TOKEN_LETTERS) {
        tokens[hex] = token;
    }
    tokens
}

/// `BASE-045`, `BASE-046`: tokens in random order; the whole set is dealt again until no two red ones are neighbours, so that
/// all legal deals are equally likely.
fn random_tokens(desert: usize, red_neighbours: bool, rng: &mut impl Rng) -> [u8; LAND_COUNT] {
    loop {
        let mut deal = TOKEN_LETTERS.to_vec();
        deal.shuffle(rng);
        // The desert, which gets no token, is dealt a zero.
        deal.insert(desert, 0);
        let tokens: [u8; LAND_COUNT] = deal.try_into().expect("18 tokens and the desert");
        if red_neighbours || !has_red_neighbours(&tokens) {
            return tokens;
        }
    }
}

/// Whether two red tokens lie side by side.
fn has_red_neighbours(tokens: &[u8; LAND_COUNT]) -> bool {
    let layout = Layout { tokens: *tokens, ..Layout::beginner() };
    layout.neighbours_where(|a, b| is_red(a) && is_red(b)).is_some()
}
