//! Drawing a board: the beginner layout and the variable set-up (sections 1.3 and 1.4 of the catalogue).

use std::sync::LazyLock;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::layout::{HARBOUR_SITES, Layout, Orientation, Terrain, harbours_at_sites, is_red};
use crate::modules::setting::{Setting, each_of};
use crate::options::Options;
use crate::rules::Modules;
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

/// Draws a board by the variable set-up of the base game or of the scenario in play.
pub fn draw(options: &Options, rng: &mut impl Rng) -> Layout {
    let modules = options.modules;
    let terrain = draw_terrain(modules, rng);
    let bare = Bare::of(&terrain);
    let letters = letters(modules);
    let tokens = match options.tokens {
        Tokens::Spiral => spiral_tokens(spiral_start(options.spiral_corner, bare, modules, rng), bare, letters),
        Tokens::Random => random_tokens(bare, letters, options.red_neighbours, rng),
    };
    let mut types = HARBOUR_SITES.map(|(_, harbour)| harbour);
    if options.shuffled_harbours {
        types.shuffle(rng);
    }
    let harbours = harbours_at_sites(types);
    let mut layout = Layout { terrain, tokens, harbours, second_token: None, grounds: Vec::new(), oasis: None };
    each_of!(modules, M => M::adorn(&mut layout, options, rng));
    layout
}

/// The number tokens in letter order.
fn letters(modules: Modules) -> &'static [u8] {
    let mut letters: &[u8] = &TOKEN_LETTERS;
    each_of!(modules, M => letters = M::LETTERS.unwrap_or(letters));
    letters
}

/// The hexes without a number token: desert, lake, swamps or oasis. A bit each, in index order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bare(u32);

impl Bare {
    /// One hex.
    pub const fn only(hex: usize) -> Bare {
        Bare(1 << hex)
    }

    /// Those of a board.
    pub fn of(terrain: &[Terrain; LAND_COUNT]) -> Bare {
        let hexes = terrain.iter().enumerate().filter(|(_, terrain)| terrain.resource().is_none());
        Bare(hexes.fold(0, |bits, (hex, _)| bits | 1 << hex))
    }

    /// Whether the hex is one of them.
    pub const fn has(self, hex: usize) -> bool {
        self.0 >> hex & 1 != 0
    }
}

/// Lays out the land: what a scenario lays on its places, and everything else at random (`BASE-038`).
fn draw_terrain(modules: Modules, rng: &mut impl Rng) -> [Terrain; LAND_COUNT] {
    let box_of_hexes = Terrain::ALL.into_iter().flat_map(|terrain| std::iter::repeat_n(terrain, terrain.count()));
    let mut hexes: Vec<Terrain> = box_of_hexes.collect();
    let mut fixed = [None; LAND_COUNT];
    each_of!(modules, M => M::lay(&mut fixed, rng));
    let mut left_out: &[Terrain] = &[];
    each_of!(modules, M => left_out = if M::LEFT_OUT.is_empty() { left_out } else { M::LEFT_OUT });
    // What a scenario lays is of the box or of its own; either is drawn no more.
    let of_box = fixed.into_iter().flatten().filter(|terrain| terrain.count() > 0);
    for terrain in of_box.chain(left_out.iter().copied()) {
        let place = hexes.iter().position(|&hex| hex == terrain);
        hexes.remove(place.expect("the box has a hex of this kind"));
    }
    hexes.shuffle(rng);
    let mut rest = hexes.into_iter();
    fixed.map(|terrain| terrain.or_else(|| rest.next()).expect("the box holds a hex for every place"))
}

/// Either way to lay the oasis, equally likely.
pub fn draw_orientation(rng: &mut impl Rng) -> Orientation {
    if rng.random() { Orientation::A } else { Orientation::B }
}

/// Where the spiral starts on the outer ring: a corner (`BASE-042`), or any hex of the coast that has a number where a
/// scenario wants that.
fn spiral_start(corner: Option<Corner>, bare: Bare, modules: Modules, rng: &mut impl Rng) -> usize {
    let mut is_anywhere = false;
    each_of!(modules, M => is_anywhere |= M::SPIRAL_ANYWHERE);
    match corner {
        Some(corner) => 2 * corner as usize,
        None if is_anywhere => {
            let starts: Vec<usize> = (0..RING).filter(|&start| !bare.has(SPIRALS[start][0])).collect();
            starts[rng.random_range(0..starts.len())]
        }
        None => 2 * rng.random_range(0..6usize),
    }
}

/// Hexes of the outer ring.
pub const RING: usize = 12;

/// The hexes in the order of the spiral from each start. Worked out once: simulators draw a board for every game.
static SPIRALS: LazyLock<[[usize; LAND_COUNT]; RING]> = LazyLock::new(|| {
    std::array::from_fn(|start| spiral_cells(start).map(|cell| ISLAND.hex_at(cell).expect("a land cell").index()))
});

/// The cells in the order the spiral visits them, counter-clockwise: the outer ring, counted from the north-west corner, the inner
/// ring, the centre (table 2.3). The inner ring begins beside the last hex of the outer one, as far round as possible
/// (`RIVER-008`); from a corner that is the hex between it and the centre.
pub fn spiral_cells(start: usize) -> [Cell; LAND_COUNT] {
    let ring = |radius: i8, first: usize| {
        let count = 6 * radius as usize;
        (0..count).map(move |step| {
            let (side, along) = ((first + step) % count / radius as usize, ((first + step) % radius as usize) as i8);
            let (from, to) = (Corner::ALL[side].step(), Corner::ALL[(side + 1) % 6].step());
            let mix = |a: i8, b: i8| a * (radius - along) + b * along;
            Cell::new(mix(from.0, to.0), mix(from.1, to.1))
        })
    };
    let cells: Vec<Cell> = ring(2, start).chain(ring(1, start / 2)).chain([Cell::new(0, 0)]).collect();
    cells.try_into().expect("12 outer cells, 6 inner cells and the centre")
}

/// `BASE-041`, `BASE-043`: tokens in letter order along the spiral; bare hexes are skipped without using a letter.
pub fn spiral_tokens(start: usize, bare: Bare, letters: &[u8]) -> [u8; LAND_COUNT] {
    let mut tokens = [0; LAND_COUNT];
    for (hex, &token) in SPIRALS[start].into_iter().filter(|&hex| !bare.has(hex)).zip(letters) {
        tokens[hex] = token;
    }
    tokens
}

/// `BASE-045`, `BASE-046`: tokens in random order; the whole set is dealt again until no two red ones are neighbours, so that
/// all legal deals are equally likely.
fn random_tokens(bare: Bare, letters: &[u8], red_neighbours: bool, rng: &mut impl Rng) -> [u8; LAND_COUNT] {
    loop {
        let mut deal = letters.to_vec();
        deal.shuffle(rng);
        let mut rest = deal.into_iter();
        let tokens = std::array::from_fn(|hex| if bare.has(hex) { 0 } else { rest.next().unwrap_or(0) });
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
