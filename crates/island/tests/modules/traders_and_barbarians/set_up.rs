//! Material and set-up (section 2.1).

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Notation};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::layout::{Layout, Terrain};
use steading_island::options::Options;
use steading_island::places::{Hex, Vertex};
use steading_island::rule;
use steading_island::rules::{Module, Modules};
use steading_island::topology::{Cell, LAND_COUNT, TRADE_ISLAND};

use super::*;
use crate::support::*;

/// The three trade hexes: name, cell, letter.
const TRADE: [(&str, &str, Terrain); 3] = [
    ("castle", "(-2,0)", Terrain::Castle),
    ("quarry", "(2,-2)", Terrain::Quarry),
    ("glassworks", "(0,2)", Terrain::Glassworks),
];

/// The corners where a spiral may begin.
const CORNERS: [&str; 6] = ["NW", "W", "SW", "SE", "E", "NE"];

/// A board drawn by the variable set-up with these further options.
fn drawn(seed: u64, lines: &str) -> Layout {
    let mut options = Island::parse_options(&format!("scenario traders_and_barbarians\n{lines}")).unwrap();
    options.deal(&mut SmallRng::seed_from_u64(seed));
    assert_eq!(options.problems(), [], "{lines}");
    options.layout.expect("a board")
}

fn hex(name: &str) -> usize {
    name.parse::<Hex>().expect("a hex").index()
}

fn is_trade_hex(index: usize) -> bool {
    TRADE.iter().any(|&(_, cell, _)| hex(cell) == index)
}

/// Land hexes that share a side.
fn neighbours(index: usize) -> impl Iterator<Item = usize> {
    let cells = &TRADE_ISLAND.cells;
    let near = cells[index].neighbours();
    (0..LAND_COUNT).filter(move |&other| near.contains(&cells[other]))
}

/// What may be drawn from the stack of a trade hex by the first wagon that comes.
fn stack(hex: &str) -> Vec<(String, u32)> {
    let corner = match hex {
        "castle" => "N(-2,0)",
        "quarry" => "S(2,-3)",
        _ => "N(-1,3)",
    };
    possible(&driven(&format!("wagon {corner}"), "", &format!("red drives wagon Plaza({hex})")))
}

#[test]
fn trade_001_three_or_four_play_and_two_only_with_the_rules_for_two() {
    let table = |lines: &str| {
        let options = Island::parse_options(&format!("scenario traders_and_barbarians\nsetup beginner\n{lines}"));
        Island::new(options.unwrap()).map(|game| game.seats.len())
    };
    assert_eq!((table("players 3").unwrap(), table("players 4").unwrap()), (3, 4));
    let problems = table("players 2").unwrap_err();
    assert_eq!((problems[0].code, problems[0].rule), (Code::Combination, rule::COMBO_008));
    assert!(table("players 3\nvariants two_players").is_err());
    let two =
        Island::parse_options("scenario traders_and_barbarians\nsetup explicit\nboard beginner\nvariants two_players");
    assert_eq!(Island::new(two.unwrap()).unwrap().seats.len(), 2);
}

#[test]
fn trade_002_three_trade_hexes_36_tokens_three_barbarians_and_a_wagon_each() {
    let layout = drawn(1, "");
    assert!(TRADE.iter().all(|&(_, _, terrain)| layout.terrain.iter().filter(|&&other| other == terrain).count() == 1));
    let tokens: u32 = TRADE.iter().flat_map(|&(name, ..)| stack(name)).map(|(_, weight)| weight).sum();
    assert_eq!(tokens, 36);
    assert_eq!(raiders(&at("red wagon N(0,0)\nturn red")).split(' ').count(), 3);
    let positions = |text: &str| at("red wagon N(0,0)\nturn red").game().parse_position(text).is_ok();
    assert!(positions("red wagon N(0,0)\nblue wagon N(0,0)\nturn red"));
    assert!(!positions("red wagon N(0,0) N(1,0)\nturn red"), "one wagon each");
    assert!(!positions("red wagon N(0,0), level 6\nturn red"), "five cards each");
    let delivered = |red: u8| {
        let others =
            "blue wagon N(0,0), delivered 9\nwhite wagon N(0,0), delivered 9\norange wagon N(0,0), delivered 9";
        positions(&format!("red wagon N(0,0), cargo glass, delivered {red}\n{others}\nturn red"))
    };
    assert!(delivered(8) && !delivered(9), "36 tokens");
    let stacks = "stacks castle 6 sand 6 tools, quarry 6 marble 6 sand, glassworks 4 glass 6 tools";
    assert!(positions(&format!("red wagon N(0,0), cargo glass, delivered 1\n{stacks}\nturn red")));
    assert!(!positions(&format!("red wagon N(0,0), cargo glass, delivered 2\n{stacks}\nturn red")), "37 tokens");
    for wrong in ["NW(-1,0) W(2,-1)", "NW(-1,0) W(2,-1) NE(-1,2) W(0,0)", "NW(-1,0) NW(-1,0) NE(-1,2)"] {
        assert!(!positions(&format!("red wagon N(0,0)\nraiders {wrong}\nturn red")), "{wrong}");
    }
}

/// Also: TRADE-120.
#[test]
fn trade_003_there_is_no_robber_no_base_deck_and_no_longest_road() {
    let table = at("
        red   wagon N(0,0), settlement S(-1,-2), road W(-1,-1) NW(-1,-1) W(0,-2) NW(0,-2) NE(0,-2), hand brick lumber
        blue  settlement N(2,0), hand ore
        turn  red, rolled
    ");
    assert_eq!((public(&table).robber, public(&table).longest_road, points(&table, "red")), (None, None, 1));
    let longer = {
        let mut table = table.clone();
        play(&mut table, "red builds road NW(1,-2)");
        table
    };
    assert_eq!((public(&longer).longest_road, points(&longer, "red")), (None, 1));
    for action in ["red moves robber (0,0)", "red plays year-of-plenty ore ore", "red plays monopoly ore"] {
        assert_eq!(code(&table, action), "NOT_IN_PLAY", "{action}");
    }
    assert!(!listed(&table, "red").iter().any(|action| action.contains("robber")));
    // Such cards are not even drawn.
    let drawn = possible(&played("red wagon N(0,0), hand ore wool grain\nturn red, rolled", "red buys card"));
    assert!(!drawn.iter().any(|(card, _)| card.contains("plenty") || card.contains("monopoly")), "{drawn:?}");
    // Nor does a robber stand in anybody's way: every number yields.
    let yields = played("red wagon N(0,0)\nblue settlement N(1,0)\nturn red", "red rolls 2+3");
    assert_eq!(hand(&yields, "blue"), cards("grain"));
}

#[test]
fn trade_004_the_largest_army_stays_in_the_game() {
    let position = "red wagon N(0,0), knights 2, cards knight\nblue knights 2\nturn red, rolled";
    assert_eq!((public(&at(position)).largest_army, points(&at(position), "red")), (None, 0));
    let table = played(position, "red plays knight; red moves barbarian NW(-1,0) W(0,0)");
    assert_eq!((public(&table).largest_army, points(&table, "red")), (Some(seat(&table, "red")), 2));
}

#[test]
fn trade_005_sixteen_hexes_of_the_base_game_are_dealt_around_the_trade_hexes() {
    let mut met = BTreeSet::new();
    for seed in 0..20 {
        let layout = drawn(seed, "");
        let count = |terrain| layout.terrain.iter().filter(|&&other| other == terrain).count();
        let kinds = [Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Hills, Terrain::Mountains];
        assert_eq!(kinds.map(count), [4, 3, 3, 3, 3]);
        assert_eq!(count(Terrain::Desert), 0);
        met.insert(layout.terrain.map(Terrain::letter));
    }
    assert_eq!(met.len(), 20, "they are dealt at random");
    let changed =
        (0..LAND_COUNT).filter(|&index| met.iter().any(|row| row[index] != met.iter().next().unwrap()[index]));
    assert_eq!(changed.count(), 16, "all but the trade hexes");
}

#[test]
fn trade_006_each_trade_hex_meets_the_sea_with_three_sides() {
    let layout = drawn(3, "");
    let corners: Vec<Cell> = (0..LAND_COUNT)
        .filter(|&index| matches!(layout.terrain[index], Terrain::Castle | Terrain::Quarry | Terrain::Glassworks))
        .map(|index| TRADE_ISLAND.cells[index])
        .collect();
    assert_eq!(corners.len(), 3);
    for cell in &corners {
        assert_eq!(cell.neighbours().iter().filter(|near| near.distance() > 2).count(), 3, "{cell:?}");
    }
    // On alternating corners: no two share a neighbour on the coast that is a corner, and all are equally far apart.
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let (one, other) = (corners[one], corners[other]);
        assert_eq!(Cell::new(one.q - other.q, one.r - other.r).distance(), 4);
    }
}

/// Wherever the tokens begin and whatever the seed. A board that has them elsewhere is refused.
#[test]
fn trade_007_castle_in_the_west_quarry_in_the_north_east_glassworks_in_the_south_east() {
    for seed in 0..12 {
        let layout = drawn(seed, "");
        for (name, cell, terrain) in TRADE {
            assert_eq!(layout.terrain[hex(cell)], terrain, "{name}");
        }
    }
    let modules = Modules::NONE.with(Module::TradersAndBarbarians);
    let problems = |change: &dyn Fn(&mut Layout)| {
        let mut layout = Layout::beginner_of(modules);
        change(&mut layout);
        let setup = steading_island::options::Setup::Explicit;
        Options { setup, layout: Some(layout), ..Options::playing(modules) }.problems()
    };
    assert_eq!(problems(&|_| {}), []);
    let swapped = problems(&|layout| {
        layout.terrain.swap(hex("(-2,0)"), hex("(2,-2)"));
    });
    assert!(swapped.iter().any(|problem| problem.code == Code::BadOption), "{swapped:?}");
    let elsewhere = problems(&|layout| {
        layout.terrain.swap(hex("(-2,0)"), hex("(0,0)"));
        layout.tokens.swap(hex("(-2,0)"), hex("(0,0)"));
    });
    assert!(elsewhere.iter().any(|problem| problem.code == Code::BadOption), "{elsewhere:?}");
    // `TRADE-009`: no hex has a 2 or a 12.
    for number in [2, 12] {
        let idle = problems(&|layout| layout.tokens[hex("(0,0)")] = number);
        assert!(idle.iter().any(|problem| problem.code == Code::BadOption), "{number}: {idle:?}");
    }
    // Nor are there trade hexes without the scenario.
    let mut base = Layout::beginner();
    (base.terrain[hex("(2,-2)")], base.tokens[hex("(2,-2)")]) = (Terrain::Quarry, 0);
    let setup = steading_island::options::Setup::Explicit;
    let problems = Options { setup, layout: Some(base), ..Options::default() }.problems();
    assert!(problems.iter().any(|problem| problem.code == Code::BadOption), "{problems:?}");
}

/// N(-2,0) lies at the hills of the 4 and the castle, S(2,-3) at the pasture of the 9 and the quarry.
#[test]
fn trade_008_trade_hexes_have_no_number_and_yield_nothing() {
    for seed in 0..6 {
        let layout = drawn(seed, "");
        assert!(TRADE.iter().all(|&(_, cell, _)| layout.tokens[hex(cell)] == 0));
    }
    let position = "red wagon N(0,0)\nblue city N(-2,0) S(2,-3)\nturn red";
    let mut table = at(position);
    assert!((2..=12).all(|number| producing(&table, number).iter().all(|hex| !is_trade_hex(hex.index()))));
    for (dice, gains) in
        [("1+3", "2 brick"), ("4+5", "2 wool"), ("3+3", "nothing"), ("5+5", "nothing"), ("4+4", "nothing")]
    {
        let table = played(position, &format!("red rolls {dice}"));
        assert_eq!(hand(&table, "blue"), cards(gains), "{dice}");
    }
    play(&mut table, "red rolls 5+6");
    assert!(hand(&table, "blue").is_empty());
}

/// The outer ring counter-clockwise from the north-west corner, and the inner ring from the hex beside it.
const RINGS: ([&str; 12], [&str; 6]) = (
    [
        "(0,-2)", "(-1,-1)", "(-2,0)", "(-2,1)", "(-2,2)", "(-1,2)", "(0,2)", "(1,1)", "(2,0)", "(2,-1)", "(2,-2)",
        "(1,-2)",
    ],
    ["(0,-1)", "(-1,0)", "(-1,1)", "(0,1)", "(1,0)", "(1,-1)"],
);

/// The numbers of a spiral that begins at this corner, counted from the north-west.
fn spiral(corner: usize) -> [u8; LAND_COUNT] {
    let outer = (0..12).map(|step| RINGS.0[(2 * corner + step) % 12]);
    let inner = (0..6).map(|step| RINGS.1[(corner + step) % 6]);
    let mut letters = [5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11].into_iter();
    let mut tokens = [0; LAND_COUNT];
    for cell in outer.chain(inner).chain(["(0,0)"]).map(hex).filter(|&cell| !is_trade_hex(cell)) {
        tokens[cell] = letters.next().expect("a token for each hex");
    }
    assert_eq!(letters.next(), None);
    tokens
}

#[test]
fn trade_009_sixteen_tokens_are_laid_in_letter_order_past_the_trade_hexes() {
    for (index, corner) in CORNERS.iter().enumerate() {
        let layout = drawn(index as u64, &format!("spiral_corner {corner}"));
        assert_eq!(layout.tokens, spiral(index), "{corner}");
    }
    // A random spiral begins at any of them.
    let met: BTreeSet<[u8; LAND_COUNT]> = (0..60).map(|seed| drawn(seed, "").tokens).collect();
    let expected: BTreeSet<[u8; LAND_COUNT]> = (0..6).map(spiral).collect();
    assert_eq!(met, expected);
    // Dealt at random there are the same sixteen, none on a trade hex.
    let mut tokens = drawn(4, "tokens random").tokens;
    assert!(TRADE.iter().all(|&(_, cell, _)| tokens[hex(cell)] == 0));
    tokens.sort_unstable();
    assert_eq!(tokens, [0, 0, 0, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11]);
}

#[test]
fn trade_ex_14_the_spiral_from_the_south_west_corner() {
    let rows = [11, 9, 0, 4, 6, 5, 10, 0, 3, 11, 4, 8, 8, 10, 9, 3, 5, 6, 0];
    assert_eq!(drawn(9, "spiral_corner SW").tokens, rows);
    // The fixed board has the same.
    let fixed = start("scenario traders_and_barbarians\nsetup beginner");
    assert_eq!(fixed.game().layout().tokens, rows);
}

#[test]
fn trade_106_no_two_red_and_no_two_equal_numbers_are_neighbours() {
    for (index, corner) in CORNERS.iter().enumerate() {
        let tokens = drawn(index as u64, &format!("spiral_corner {corner}")).tokens;
        let is_red = |hex: usize| matches!(tokens[hex], 6 | 8);
        for hex in (0..LAND_COUNT).filter(|&hex| tokens[hex] > 0) {
            for near in neighbours(hex) {
                assert!(!(is_red(hex) && is_red(near)), "{corner}: {} and {}", tokens[hex], tokens[near]);
                assert_ne!(tokens[hex], tokens[near], "{corner}");
            }
        }
    }
}

/// The frame is that of the base game; where it touches a trade hex, the coast corners are sites.
#[test]
fn trade_010_harbours_lie_as_in_the_base_game() {
    let frame = |layout: &Layout| layout.harbours.iter().map(|&(path, _)| path.to_string()).collect::<BTreeSet<_>>();
    assert_eq!(frame(&drawn(1, "")), frame(&Layout::beginner()));
    let kinds: BTreeSet<String> = (0..8).map(|seed| format!("{:?}", drawn(seed, "").harbours)).collect();
    assert_eq!(kinds.len(), 8, "their kinds are dealt");
    for (site, trade) in [
        ("S(2,-3)", "red banks 2 grain for ore"),
        ("N(2,-1)", "red banks 2 ore for grain"),
        ("S(1,1)", "red banks 2 wool for ore"),
        ("N(-1,3)", "red banks 3 brick for ore"),
        ("S(-2,0)", "red banks 2 brick for ore"),
        ("N(-2,0)", "red banks 2 lumber for ore"),
    ] {
        let hand = "hand 3 brick 3 lumber 3 wool 3 grain 3 ore";
        assert!(
            is_legal(&at(&format!("red wagon N(0,0), settlement {site}, {hand}\nturn red, rolled")), trade),
            "{site}"
        );
        assert!(!is_legal(&at(&format!("red wagon N(0,0), {hand}\nturn red, rolled")), trade), "{site}");
    }
    // No harbour of a drawn board lies between two corners that nobody can settle.
    for seed in 0..6 {
        for (path, _) in drawn(seed, "").harbours {
            let ends = TRADE_ISLAND.edge_named(path.to_string().parse().unwrap());
            assert!(ends.is_some(), "{path} is a path");
        }
    }
}

/// A harbour on a sea side of a trade hex is used from the end where one can build; between two forbidden corners it moves on.
#[test]
fn trade_010_a_harbour_at_a_trade_hex_is_used_from_its_coast_corner() {
    let with_harbour = |path: &str, site: &str| {
        at(&format!(
            "option harbour_sites {path} ore
             red wagon N(0,0), settlement {site}, hand 2 ore
             turn red, rolled"
        ))
    };
    let trade = "red banks 2 ore for grain";
    assert!(is_legal(&with_harbour("NW(2,-2)", "S(2,-3)"), trade));
    assert!(!is_legal(&with_harbour("NW(2,-2)", "N(2,-1)"), trade));
    assert!(is_legal(&with_harbour("W(3,-2)", "N(2,-1)"), trade));
    // The middle side of the quarry has no end that can be settled: clockwise follows W(3,-2).
    assert!(is_legal(&with_harbour("NE(2,-2)", "N(2,-1)"), trade));
    assert!(!is_legal(&with_harbour("NE(2,-2)", "S(2,-3)"), trade));
    // So for the castle, from W(-2,0) to NW(-2,0), and for the glassworks, from NW(0,3) to NE(-1,3).
    assert!(is_legal(&with_harbour("W(-2,0)", "N(-2,0)"), trade));
    assert!(!is_legal(&with_harbour("W(-2,0)", "S(-2,0)"), trade));
    assert!(is_legal(&with_harbour("NW(0,3)", "N(-1,3)"), trade));
    assert!(!is_legal(&with_harbour("NW(0,3)", "S(1,1)"), trade));
    // That is where it is written from then on, and not beside another harbour.
    let options = "scenario traders_and_barbarians\nsetup explicit\nboard beginner\nharbour_sites NE(2,-2) ore";
    let read = Island::parse_options(options).unwrap();
    assert!(Island::write_options(&read).contains("harbour_sites W(3,-2) ore\n"));
    assert_eq!(Island::parse_options(&Island::write_options(&read)).unwrap(), read);
    let beside = Island::parse_options(&format!("{options}, NE(2,-1) grain")).unwrap();
    assert!(beside.problems().iter().any(|problem| problem.rule == rule::BASE_027));
    // Without the scenario the path is one like others.
    let base = Island::parse_options("setup explicit\nboard beginner\nharbour_sites NE(2,-2) ore").unwrap();
    assert!(Island::write_options(&base).contains("harbour_sites NE(2,-2) ore\n"));
}

/// Also: TRADE-012.
#[test]
fn trade_011_each_trade_hex_has_a_stack_of_twelve() {
    let pair = |one: &str, other: &str| vec![(format!("cargo {one}"), 6), (format!("cargo {other}"), 6)];
    assert_eq!(stack("castle"), pair("sand", "tools"));
    assert_eq!(stack("quarry"), pair("marble", "sand"));
    assert_eq!(stack("glassworks"), pair("glass", "tools"));
    // What was taken is gone: six and five are left.
    let mut table = driven("wagon N(-2,0)", "blue wagon S(-2,0)", "red drives wagon Plaza(castle); cargo sand");
    play(&mut table, "blue rolls 1+3; blue ends turn; blue drives wagon Plaza(castle)");
    assert_eq!(possible(&table), [("cargo sand".to_owned(), 5), ("cargo tools".to_owned(), 6)]);
}

#[test]
fn trade_013_the_barbarians_start_on_the_marked_paths() {
    let fresh = start("scenario traders_and_barbarians\nsetup beginner");
    assert_eq!(raiders(&fresh), START);
    // They cost what they cost: passing NW(-1,0) takes four points, any other path two.
    let table = driving("wagon N(-1,0)", "");
    assert_eq!(ways_to(&table, "S(-1,-1)").iter().map(|way| way.cost).collect::<Vec<_>>(), [4]);
    assert_eq!(ways_to(&table, "S(0,-1)").iter().map(|way| way.cost).collect::<Vec<_>>(), [2]);
    let corner = |path: &str| {
        let ends = TRADE_ISLAND.edge_ends[path.parse::<steading_island::places::Edge>().unwrap().index()];
        ends.map(|end: Vertex| end.to_string())
    };
    assert!(corner("NW(-1,0)").contains(&"S(-1,-1)".to_owned()));
    assert!(corner("W(2,-1)").contains(&"S(2,-2)".to_owned()));
    assert!(corner("NE(-1,2)").contains(&"S(0,1)".to_owned()));
}

#[test]
fn trade_014_everybody_starts_with_five_gold() {
    let fresh = start("scenario traders_and_barbarians\nsetup beginner");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| purse(&fresh, name)), [5; 4]);
}

#[test]
fn trade_015_everybody_starts_with_a_wagon_of_level_one() {
    let table = driving("wagon N(-2,0), gold 0", "");
    assert_eq!(left(&table), 4);
    // The cards are opened from the first to the fifth.
    let mut table = at("red wagon N(0,0), hand 6 lumber 4 ore 4 wool\nturn red, rolled");
    for level in 2..=5 {
        play(&mut table, "red upgrades wagon");
        assert_eq!(item(&table, "red", "level"), level.to_string());
    }
}

#[test]
fn trade_016_the_deck_lies_face_down_and_chance_says_what_is_drawn() {
    let table = played("red wagon N(0,0), hand ore wool grain\nturn red, rolled", "red buys card");
    assert_eq!(table.next(), Next::Chance);
    assert_eq!(possible(&table).len(), 4, "any kind may lie on top");
    let mut drawn = BTreeSet::new();
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..200 {
        drawn.insert(table.game().write_outcome(&table.game().sample(table.state(), &mut rng)));
    }
    assert_eq!(drawn.len(), 4);
}
