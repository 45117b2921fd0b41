//! Set-up: drawn and freely laid boards (sections 1.4 and 2.3).

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Table};
use steading_island::Island;
use steading_island::cards::Good;
use steading_island::illegal::{Code, Detail};
use steading_island::layout::{HARBOUR_SITES, Harbour, Layout, Terrain};
use steading_island::options::{Options, Setup};
use steading_island::places::{Edge, Hex};
use steading_island::rule;
use steading_island::setup::{Bare, Corner, TOKEN_LETTERS, spiral_cells};
use steading_island::topology::{ISLAND, LAND_COUNT};

use crate::support::*;

/// A generator for drawing boards.
pub fn generator(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// Boards drawn by these options.
pub fn boards(options: &str, count: usize) -> Vec<Layout> {
    let options = Island::parse_options(options).expect("options");
    let mut rng = generator(2024);
    let draw = |_| {
        let mut options = options.clone();
        Island::deal(&mut options, &mut rng);
        options.layout.expect("a drawn board")
    };
    (0..count).map(draw).collect()
}

/// Tokens along the spiral from a corner, over one desert.
fn spiral_tokens(corner: Corner, desert: usize) -> [u8; LAND_COUNT] {
    steading_island::setup::spiral_tokens(2 * corner as usize, Bare::only(desert), &TOKEN_LETTERS)
}

/// Pairs of neighbouring land hexes, from their coordinates.
fn neighbours() -> Vec<(usize, usize)> {
    let cells = &ISLAND.cells[..LAND_COUNT];
    let is_near = |a: usize, b: usize| {
        let step = (cells[b].q - cells[a].q, cells[b].r - cells[a].r);
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&step)
    };
    let pairs = (0..LAND_COUNT).flat_map(|a| (a + 1..LAND_COUNT).map(move |b| (a, b)));
    pairs.filter(|&(a, b)| is_near(a, b)).collect()
}

fn has_red_neighbours(layout: &Layout) -> bool {
    let is_red = |index: usize| layout.tokens[index] == 6 || layout.tokens[index] == 8;
    neighbours().into_iter().any(|(a, b)| is_red(a) && is_red(b))
}

fn desert(layout: &Layout) -> usize {
    layout.terrain.iter().position(|&terrain| terrain == Terrain::Desert).expect("a desert")
}

fn sorted<T: Ord>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort();
    values
}

#[test]
fn base_037_a_board_may_be_laid_out_freely() {
    let own = "
        board
            F2   F3   F4
          P5   P6   P8   P9
        H10  H11  D    H12  M2
          G3   G4   G5   G6
            M8   M9   M10
        harbour_sites W(0,-2) ore
    ";
    let table = start(&("setup explicit\nfirst_player red\n".to_owned() + own));
    let layout = table.game().layout();
    assert_eq!(layout.terrain[..3], [Terrain::Forest; 3]);
    assert_eq!(layout.tokens, [2, 3, 4, 5, 6, 8, 9, 10, 11, 0, 12, 2, 3, 4, 5, 6, 8, 9, 10]);
    assert_eq!(layout.harbours, [("W(0,-2)".parse().expect("a path"), Harbour::Special(Good::Ore))]);
    assert_eq!(listed(&table, "red").len(), 54, "a founding phase follows");

    // The official way draws one instead, and does not begin before it is drawn.
    let undrawn = Island::new(Options::default()).err().expect("no board yet");
    assert_eq!((undrawn[0].code, undrawn[0].rule), (Code::BadOption, rule::BASE_028));
    let drawn = boards("setup variable", 2);
    assert_ne!(drawn[0], drawn[1]);
}

#[test]
fn base_038_hexes_are_shuffled_and_the_desert_may_fall_anywhere() {
    let all = sorted(Layout::beginner().terrain);
    let drawn = boards("setup variable", 600);
    for layout in &drawn {
        assert_eq!(sorted(layout.terrain), all);
    }
    for cell in 0..LAND_COUNT {
        let kinds: BTreeSet<Terrain> = drawn.iter().map(|layout| layout.terrain[cell]).collect();
        assert_eq!(kinds.len(), 6, "every kind falls on cell {cell}");
    }
}

#[test]
fn base_039_harbour_types_are_dealt_to_the_nine_sites() {
    let sites = sorted(HARBOUR_SITES.map(|(site, _)| site.parse::<Edge>().expect("a path")));
    let types = sorted(HARBOUR_SITES.map(|(_, harbour)| harbour));
    let drawn = boards("setup variable", 300);
    for layout in &drawn {
        assert_eq!(layout.harbours.iter().map(|&(edge, _)| edge).collect::<Vec<_>>(), sites);
        assert_eq!(sorted(layout.harbours.iter().map(|&(_, harbour)| harbour)), types);
    }
    for (index, site) in sites.iter().enumerate() {
        let kinds: BTreeSet<Harbour> = drawn.iter().map(|layout| layout.harbours[index].1).collect();
        assert_eq!(kinds.len(), 6, "every type comes to site {site}");
    }
    for layout in boards("setup variable\nharbours fixed", 20) {
        assert_eq!(layout.harbours, Layout::beginner().harbours);
    }
}

/// The engine does not shuffle frame pieces, since their print is not known; a table that owns them tells the outcome.
#[test]
fn base_040_the_harbours_of_a_shuffled_frame_are_given_path_by_path() {
    let sites = "W(-2,0) 3:1, NE(0,-2) brick, NE(2,-2) ore";
    let table = start(&format!("setup explicit\nboard beginner\nfirst_player red\nharbour_sites {sites}"));
    let harbour = |name: &str| table.game().harbour_at(name.parse().expect("an intersection"));
    assert_eq!(harbour("N(0,-2)"), Some(Harbour::Special(Good::Brick)));
    assert_eq!(harbour("S(1,-3)"), Some(Harbour::Special(Good::Brick)));
    assert_eq!(harbour("N(1,-2)"), None, "the usual site is bare");
    assert_eq!(table.game().layout().harbours.len(), 3);

    let problems = Island::parse_options("harbours frame").expect_err("no such value");
    assert_eq!(problems[0].message, "`harbours` is shuffled or fixed, not `frame`");
}

/// The spiral of each corner as printed in table 2.3.
const SPIRALS: [(Corner, &str); 6] = [
    (
        Corner::NW,
        "(0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) (0,2) (1,1) (2,0) (2,-1) (2,-2) (1,-2) \
         (0,-1) (-1,0) (-1,1) (0,1) (1,0) (1,-1) (0,0)",
    ),
    (
        Corner::W,
        "(-2,0) (-2,1) (-2,2) (-1,2) (0,2) (1,1) (2,0) (2,-1) (2,-2) (1,-2) (0,-2) (-1,-1) \
         (-1,0) (-1,1) (0,1) (1,0) (1,-1) (0,-1) (0,0)",
    ),
    (
        Corner::SW,
        "(-2,2) (-1,2) (0,2) (1,1) (2,0) (2,-1) (2,-2) (1,-2) (0,-2) (-1,-1) (-2,0) (-2,1) \
         (-1,1) (0,1) (1,0) (1,-1) (0,-1) (-1,0) (0,0)",
    ),
    (
        Corner::SE,
        "(0,2) (1,1) (2,0) (2,-1) (2,-2) (1,-2) (0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) \
         (0,1) (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,0)",
    ),
    (
        Corner::E,
        "(2,0) (2,-1) (2,-2) (1,-2) (0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) (0,2) (1,1) \
         (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1) (0,0)",
    ),
    (
        Corner::NE,
        "(2,-2) (1,-2) (0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) (0,2) (1,1) (2,0) (2,-1) \
         (1,-1) (0,-1) (-1,0) (-1,1) (0,1) (1,0) (0,0)",
    ),
];

#[test]
fn base_041_tokens_lie_in_letter_order_along_the_spiral() {
    for (corner, printed) in SPIRALS {
        let cells = spiral_cells(2 * corner as usize).map(|cell| format!("({},{})", cell.q, cell.r));
        assert_eq!(cells.join(" "), printed, "{corner:?}");
    }
    for layout in boards("setup variable\nspiral_corner SE", 20) {
        let along = SPIRALS[3].1.split(' ').map(|name| name.parse::<Hex>().expect("a hex"));
        let tokens: Vec<u8> = along.map(|hex| layout.tokens[hex.index()]).filter(|&token| token != 0).collect();
        assert_eq!(tokens, TOKEN_LETTERS);
    }
}

/// The tokens of a spiral as the rows of a drawing.
fn rows(corner: Corner, desert: &str) -> String {
    let tokens = spiral_tokens(corner, desert.parse::<Hex>().expect("a hex").index());
    let mut words = tokens.iter().map(|token| if *token == 0 { "–".to_owned() } else { token.to_string() });
    let rows = [3, 4, 5, 4, 3].map(|count| words.by_ref().take(count).collect::<Vec<_>>().join(" "));
    rows.join(" / ")
}

#[test]
fn base_ex_34_spiral_from_the_north_west_with_the_desert_in_the_centre() {
    assert_eq!(rows(Corner::NW, "(0,0)"), "5 10 8 / 2 9 11 4 / 6 4 – 3 11 / 3 5 6 12 / 8 10 9");
}

#[test]
fn base_ex_35_spiral_from_the_north_west_with_the_desert_on_the_west_coast() {
    assert_eq!(rows(Corner::NW, "(-2,1)"), "5 8 4 / 2 10 3 11 / 6 9 11 6 12 / – 4 5 9 / 3 8 10");
}

#[test]
fn base_ex_36_spiral_from_the_north_west_with_the_desert_on_the_starting_corner() {
    assert_eq!(rows(Corner::NW, "(0,-2)"), "– 8 4 / 5 10 3 11 / 2 9 11 6 12 / 6 4 5 9 / 3 8 10");
}

#[test]
fn base_042_any_corner_may_be_the_start_and_a_fixed_one_always_is() {
    let corner_of = |layout: &Layout| {
        let corner = Corner::ALL.into_iter().find(|&corner| spiral_tokens(corner, desert(layout)) == layout.tokens);
        corner.expect("the tokens lie in a spiral")
    };
    let drawn: Vec<Corner> = boards("setup variable", 600).iter().map(corner_of).collect();
    for corner in Corner::ALL {
        let count = drawn.iter().filter(|&&drawn| drawn == corner).count();
        assert!((60..=140).contains(&count), "{corner:?} was drawn {count} times in 600");
        for layout in boards(&format!("setup variable\nspiral_corner {corner:?}"), 10) {
            assert_eq!(corner_of(&layout), corner);
        }
    }
}

#[test]
fn base_043_the_desert_gets_no_token() {
    for tokens in ["spiral", "random"] {
        for layout in boards(&format!("setup variable\ntokens {tokens}"), 100) {
            let bare: Vec<usize> = (0..LAND_COUNT).filter(|&index| layout.tokens[index] == 0).collect();
            assert_eq!(bare, [desert(&layout)]);
        }
    }
    let mut layout = Layout::beginner();
    let hex = layout.desert().expect("a desert");
    layout.tokens[hex.index()] = 5;
    let problems = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::default() }.problems();
    let problems: Vec<_> = problems.iter().map(|problem| (problem.code, problem.rule, problem.detail)).collect();
    assert_eq!(problems, [(Code::BadOption, rule::BASE_043, Detail::Token { hex, token: 5 })]);
}

#[test]
fn base_044_no_spiral_puts_red_or_equal_tokens_side_by_side() {
    let neighbours = neighbours();
    assert_eq!(neighbours.len(), 42, "as many as inner paths");
    for corner in Corner::ALL {
        for desert in 0..LAND_COUNT {
            let tokens = spiral_tokens(corner, desert);
            let layout = Layout { tokens, ..Layout::beginner() };
            assert!(!has_red_neighbours(&layout), "{corner:?}, desert on {}", Hex(desert as u8));
            let equal = neighbours.iter().find(|&&(a, b)| tokens[a] == tokens[b]);
            assert_eq!(equal, None, "{corner:?}, desert on {}", Hex(desert as u8));
        }
    }
}

#[test]
fn base_045_random_tokens_are_never_red_side_by_side_unless_the_table_allows_it() {
    let drawn = boards("setup variable\ntokens random", 200);
    for layout in &drawn {
        let tokens = layout.tokens.into_iter().filter(|&token| token != 0);
        assert_eq!(sorted(tokens), sorted(TOKEN_LETTERS));
        assert!(!has_red_neighbours(layout));
    }
    let is_spiral =
        |layout: &&Layout| Corner::ALL.into_iter().any(|corner| spiral_tokens(corner, desert(layout)) == layout.tokens);
    assert_eq!(drawn.iter().find(is_spiral), None, "a random order is no spiral");
    let has_equal = |layout: &Layout| neighbours().into_iter().any(|(a, b)| layout.tokens[a] == layout.tokens[b]);
    assert!(drawn.iter().any(has_equal), "only red neighbours are forbidden");

    let free = boards("setup variable\ntokens random\nred_neighbours allowed", 200);
    assert!(free.iter().any(has_red_neighbours));
}

/// Of all legal deals, 0.2098 put a red token in the centre, 0.8050 on average on the inner ring and 1.6958 on the corners
/// (counted over all deserts and all sets of four hexes no two of which are neighbours). Swapping tokens until the rule holds
/// would give 0.180, 0.889 and 1.604.
#[test]
fn base_046_all_legal_deals_of_tokens_are_equally_likely() {
    let drawn = boards("setup variable\ntokens random", 6000);
    let mean = |is_there: fn(usize, i8) -> bool| {
        let cells = (0..LAND_COUNT).filter(|&index| {
            let near = neighbours().into_iter().filter(|&(a, b)| a == index || b == index).count();
            is_there(near, ISLAND.cells[index].distance())
        });
        let cells: Vec<usize> = cells.collect();
        let reds = drawn.iter().flat_map(|layout| cells.iter().map(|&cell| layout.tokens[cell]));
        reds.filter(|token| matches!(token, 6 | 8)).count() as f64 / drawn.len() as f64
    };
    let centre = mean(|_, distance| distance == 0);
    let inner = mean(|_, distance| distance == 1);
    let corners = mean(|near, _| near == 3);
    assert!((centre - 0.2098).abs() < 0.018, "centre {centre}");
    assert!((inner - 0.8050).abs() < 0.042, "inner ring {inner}");
    assert!((corners - 1.6958).abs() < 0.046, "corners {corners}");
}

#[test]
fn base_047_the_robber_starts_on_the_desert_wherever_it_lies() {
    let mut options = Island::parse_options("setup variable").expect("options");
    for layout in boards("setup variable", 10) {
        let desert = Hex(desert(&layout) as u8);
        options.layout = Some(layout);
        let table = Table::new(Island::new(options.clone()).expect("a drawn table"));
        assert_eq!(public(&table).robber, Some(desert));
    }
}
