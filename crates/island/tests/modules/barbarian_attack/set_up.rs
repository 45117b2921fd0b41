//! Material and set-up (section 1.1).

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_island::illegal::Illegal;
use steading_island::layout::{Layout, Terrain};
use steading_island::options::Options;
use steading_island::places::{Edge, Hex};
use steading_island::rule;

use super::*;
use crate::support::{cards, hand, points, producing, public, seat, start};

/// The options of a table, with its board drawn.
fn dealt(lines: &str, seed: u64) -> Options {
    let mut options = Island::parse_options(&format!("scenario barbarian_attack\n{lines}")).expect("options");
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(seed));
    options
}

fn drawn(lines: &str, seed: u64) -> Layout {
    dealt(lines, seed).layout.expect("a board")
}

/// Boards drawn by both ways of laying tokens, and the fixed one.
fn boards() -> Vec<Layout> {
    let drawn_ones = (0..60).map(|seed| drawn(["tokens spiral", "tokens random"][seed as usize % 2], seed));
    drawn_ones.chain([drawn("setup beginner", 0), drawn("setup explicit\nboard beginner", 0)]).collect()
}

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

/// The terrain letters of some hexes, in the order of the alphabet.
fn letters(layout: &Layout, is_meant: impl Fn(&str) -> bool) -> String {
    let hexes = (0..19u8).map(Hex).filter(|hex| is_meant(&hex.to_string()));
    let mut letters: Vec<char> = hexes.map(|hex| layout.terrain[hex.index()].letter()).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn is_coast(name: &str) -> bool {
    COAST.contains(&name)
}

fn is_inner(name: &str) -> bool {
    !is_coast(name) && name != "(-2,2)" && name != "(2,-2)"
}

fn made(lines: &str) -> Result<Island, Vec<Illegal>> {
    Island::new(dealt(lines, 1))
}

#[test]
fn barb_001_three_or_four_play_and_two_only_with_the_rules_for_two() {
    for (lines, players) in [("players 3", 3), ("players 4", 4), ("", 4), ("variants two_players", 2)] {
        let game = made(lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
        assert_eq!(game.seats().len(), players, "{lines}");
    }
    let problems = made("players 2").err().expect("two may not");
    assert_eq!((problems[0].code, problems[0].rule), (Code::Combination, rule::COMBO_008));
}

/// So many paths of the board, from the north on.
fn some_paths(count: usize) -> Vec<String> {
    (0..count as u8).map(|index| Edge(index).to_string()).collect()
}

/// Also: BARB-016.
#[test]
fn barb_002_there_are_six_knights_of_each_colour_and_36_barbarians() {
    let paths = some_paths(25);
    let of = |name: &str, range: std::ops::Range<usize>| format!("{name} guards {}\n", paths[range].join(" "));
    let four = of("red", 0..6) + &of("blue", 6..12) + &of("white", 12..18) + &of("orange", 18..24);
    assert!(is_position(&format!("{four}turn red")));
    assert!(!is_position(&format!("{}turn red", of("red", 0..7))), "a seventh knight");
    assert!(!is_position("red guards NE(0,0)\nblue guards NE(0,0)\nturn red"), "two knights on a path");
    let everywhere = COAST.map(|hex| format!("{hex} 3")).join(", ");
    assert!(is_position(&format!("barbarians {everywhere}\nred prisoners 6\nturn red")));
    assert!(!is_position(&format!("barbarians {everywhere}\nred prisoners 6\nblue prisoners 1\nturn red")));
    let table = played(&format!("red {CARD}\nturn red, rolled"), "red buys card");
    assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 26);
}

#[test]
fn barb_003_the_base_development_cards_are_not_used() {
    let table = played(&format!("red {CARD}\nturn red, rolled"), "red buys card");
    let words: BTreeSet<String> = possible(&table).into_iter().map(|(text, _)| text).collect();
    let expected = ["card black-knight", "card intrigue", "card knighthood", "card treason"];
    assert_eq!(words.iter().collect::<Vec<_>>(), expected.iter().collect::<Vec<_>>());
    for held in ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point"] {
        assert!(!is_position(&format!("red cards {held}\nturn red")), "{held}");
    }
}

#[test]
fn barb_004_knights_on_the_board_are_no_largest_army() {
    let table = at("red guards NE(0,0) W(0,0) NW(0,0) NE(1,0) W(1,0) NW(1,0)\nturn red, rolled");
    assert_eq!((points(&table, "red"), public(&table).largest_army), (0, None));
    assert!(!is_position("red knights 3\nturn red"));
    assert!(!is_position("largest-army red\nturn red"));
}

#[test]
fn barb_005_there_is_no_robber_and_no_hex_is_blocked() {
    let table = start("scenario barbarian_attack\nsetup explicit\nboard beginner\nfirst_player red");
    assert_eq!(public(&table).robber, None);
    assert!(!is_position("robber (0,0)\nturn red"));
    // Every hex with a number produces on it, and goes on doing so after a seven.
    let table = played("barbarians none\nblue hand ore\nturn red", "red rolls 3+4; red raids nobody");
    assert_eq!((2..=12).map(|number| producing(&table, number).len()).sum::<usize>(), 17);
    assert_eq!(public(&table).robber, None);
    assert_eq!(refusal(&table, "red moves robber (0,0)").code, Code::NotInPlay);
}

#[test]
fn barb_006_the_longest_road_is_worth_two_points() {
    let position = "red road NW(-1,0) NE(-1,0) NW(0,0) NE(0,0), hand brick lumber\nturn red, rolled";
    assert_eq!(points(&at(position), "red"), 0);
    let table = played(position, "red builds road NW(1,0)");
    assert_eq!((points(&table, "red"), public(&table).longest_road), (2, Some(seat(&table, "red"))));
}

/// Also: BARB-007.
#[test]
fn barb_008_castle_and_desert_lie_at_opposite_corners_on_every_board() {
    for layout in boards() {
        assert_eq!(layout.hexes_of(Terrain::Castle).collect::<Vec<_>>(), [hex("(-2,2)")]);
        assert_eq!(layout.hexes_of(Terrain::Desert).collect::<Vec<_>>(), [hex("(2,-2)")]);
    }
}

/// A given board whose hexes are exchanged is refused.
#[test]
fn barb_007_a_board_with_castle_or_desert_elsewhere_is_refused() {
    let problems = |change: &dyn Fn(&mut Layout)| {
        let mut options = dealt("setup explicit\nboard beginner", 0);
        change(options.layout.as_mut().expect("a board"));
        options.problems().iter().map(|problem| problem.code).collect::<Vec<_>>()
    };
    let swap = |one: &str, other: &str| {
        let (one, other) = (hex(one).index(), hex(other).index());
        move |layout: &mut Layout| {
            layout.terrain.swap(one, other);
            layout.tokens.swap(one, other);
        }
    };
    assert_eq!(problems(&|_| {}), []);
    for (one, other) in [("(-2,2)", "(-2,1)"), ("(2,-2)", "(0,0)"), ("(-2,2)", "(2,-2)"), ("(-2,2)", "(-2,0)")] {
        assert!(problems(&swap(one, other)).contains(&Code::BadOption), "{one} and {other}");
    }
}

/// Also: BARB-011.
#[test]
fn barb_009_the_coast_terrains_are_drawn_from_their_own_bag() {
    let mut seen = BTreeSet::new();
    for layout in boards() {
        assert_eq!(letters(&layout, is_coast), "FFGGHHMPPP");
        assert_eq!(letters(&layout, |_| true).matches('F').count(), 3, "one forest stays in the box");
        seen.insert(COAST.map(|name| layout.terrain[hex(name).index()].letter()));
    }
    assert!(seen.len() > 50, "not at random: {}", seen.len());
}

#[test]
fn barb_010_the_inner_terrains_are_drawn_from_their_own_bag() {
    let mut seen = BTreeSet::new();
    for layout in boards() {
        assert_eq!(letters(&layout, is_inner), "FGGHMMP");
        let inner = (0..19u8).map(Hex).filter(|hex| is_inner(&hex.to_string()));
        seen.insert(inner.map(|hex| layout.terrain[hex.index()].letter()).collect::<String>());
    }
    assert!(seen.len() > 40, "not at random: {}", seen.len());
}

/// Table D-2.
const NUMBERS: [(&str, u8); 19] = [
    ("(-2,2)", 0),
    ("(-2,1)", 4),
    ("(-2,0)", 12),
    ("(-1,-1)", 9),
    ("(0,-2)", 8),
    ("(1,-2)", 3),
    ("(2,-2)", 0),
    ("(2,-1)", 10),
    ("(2,0)", 6),
    ("(1,1)", 11),
    ("(0,2)", 2),
    ("(-1,2)", 5),
    ("(0,0)", 11),
    ("(0,-1)", 5),
    ("(1,-1)", 9),
    ("(1,0)", 4),
    ("(0,1)", 8),
    ("(-1,1)", 10),
    ("(-1,0)", 6),
];

/// Also: BARB-014.
#[test]
fn barb_012_the_numbers_lie_as_in_the_table_whatever_the_terrains() {
    for layout in boards() {
        for (name, number) in NUMBERS {
            assert_eq!(layout.tokens[hex(name).index()], number, "{name}");
        }
        assert_eq!(layout.tokens.iter().filter(|&&token| token == 3).count(), 1, "the other 3 stays in the box");
        assert_eq!(layout.tokens.iter().filter(|&&token| token != 0).count(), 17);
    }
}

#[test]
fn barb_012_a_board_with_other_numbers_is_refused() {
    let mut options = dealt("setup explicit\nboard beginner", 0);
    let tokens = &mut options.layout.as_mut().expect("a board").tokens;
    tokens.swap(hex("(-2,1)").index(), hex("(0,-1)").index());
    assert!(options.problems().iter().any(|problem| problem.code == Code::BadOption));
}

#[test]
fn barb_013_each_number_names_one_coast_hex() {
    let table = at("barbarians none\nturn red");
    for number in [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
        let coast = producing(&table, number).into_iter().filter(|hex| is_coast(&hex.to_string()));
        assert_eq!(coast.count(), 1, "{number}");
    }
    assert!(producing(&table, 7).is_empty());
}

#[test]
fn barb_015_harbours_are_those_of_the_base_game() {
    let base = Layout::beginner().harbours;
    assert_eq!(drawn("setup beginner", 0).harbours, base);
    assert_eq!(drawn("harbours fixed", 7).harbours, base);
    // At the lumber harbour two lumber buy a card.
    let table = at("red settlement N(-2,0), hand 2 lumber 2 brick\nturn red, rolled");
    assert!(is_legal(&table, "red banks 2 lumber for ore"));
    assert!(!is_legal(&table, "red banks 2 brick for ore"));
}

#[test]
fn barb_016_who_has_six_knights_on_the_board_gets_no_seventh() {
    let position = |guards: &str| format!("red guards {guards}, {CARD}\nturn red, rolled");
    let mut five = at(&position("NE(0,0) W(0,0) NW(0,0) NE(1,0) W(1,0)"));
    play(&mut five, "red buys card; card knighthood; red musters knight NE(-2,2)");
    assert_eq!(guards(&five, "red").len(), 6);
    let mut six = at(&position("NE(0,0) W(0,0) NW(0,0) NE(1,0) W(1,0) NW(1,0)"));
    play(&mut six, "red buys card; card knighthood");
    assert!(is_legal(&six, "red ends turn"), "nobody is asked");
    assert_eq!(guards(&six, "red").len(), 6);
}

/// Also: BARB-018.
#[test]
fn barb_017_one_barbarian_stands_on_the_2_and_one_on_the_12() {
    let table = start("scenario barbarian_attack\nsetup explicit\nboard beginner\nfirst_player red");
    let expected = [("(-2,0)", 1), ("(0,2)", 1)].map(|(hex, count)| (hex.to_owned(), count));
    assert_eq!(barbarians(&table), BTreeMap::from(expected));
    for name in ["red", "blue", "white", "orange"] {
        assert_eq!((gold(&table, name), prisoners(&table, name)), (0, 0), "{name}");
        assert_eq!(guards(&table, name), Vec::<String>::new());
    }
    // The other 34 are the supply: so many can be prisoners while those two stand there, and not one more.
    let beside = |count: u32| is_position(&format!("blue prisoners {count}\nbarbarians (-2,0) 1, (0,2) 1\nturn red"));
    assert!(beside(34) && !beside(35));
}

#[test]
fn barb_018_nobody_has_gold_when_the_founding_is_over() {
    let table = founding::founded();
    for name in ["red", "blue", "white", "orange"] {
        assert_eq!((gold(&table, name), prisoners(&table, name)), (0, 0), "{name}");
    }
}

#[test]
fn barb_019_the_castle_hex_never_produces_and_is_built_around_as_ever() {
    let position = "red settlement N(-3,3), road NE(-3,3), hand 2 brick 2 lumber wool grain\nturn red";
    let table = at(position);
    assert!((2..=12).all(|number| !producing(&table, number).contains(&hex("(-2,2)"))));
    // A settlement at the castle alone gains nothing, whatever is rolled.
    for dice in ["1+1", "1+2", "1+3", "1+4", "1+5", "2+6", "3+6", "4+6", "5+6", "6+6"] {
        assert_eq!(hand(&played(position, &format!("red rolls {dice}")), "red").total(), 6, "{dice}");
    }
    assert!(!is_position("barbarians (-2,2) 1\nturn red"));
    // All six sides carry roads, and a corner away from the first settlement another one.
    let moves = "red rolls 1+1; red builds road NW(-2,3); red builds settlement N(-2,3)";
    let table = played(position, moves);
    assert!(chance(&table) == "landing" && points(&table, "red") == 2);
    for side in CASTLE {
        let ends = format!("red road {side}, hand brick lumber\nturn red, rolled");
        let table = at(&ends);
        assert!(listed_with(&table, "red", "builds road").len() >= 2, "{side}");
    }
    let city = played("red settlement S(-2,2), hand 2 grain 3 ore\nturn red, rolled", "red builds city S(-2,2)");
    assert_eq!((points(&city, "red"), hand(&city, "red")), (2, cards("nothing")));
}

/// Also: BARB-002.
#[test]
fn barb_020_cards_are_drawn_unseen_and_discarded_face_up() {
    let position =
        format!("red {}\nbarbarians none\nturn red, rolled", CARD.replace("wool grain ore", "3 wool 3 grain 3 ore"));
    let mut table = at(&position);
    play(&mut table, "red buys card");
    let before = possible(&table);
    play(&mut table, "card knighthood; red musters knight NE(-2,2); red buys card");
    let after = possible(&table);
    let weight = |all: &[(String, u32)], card: &str| all.iter().find(|(text, _)| text == card).map_or(0, |one| one.1);
    for card in ["card knighthood", "card black-knight", "card intrigue", "card treason"] {
        let gone = u32::from(card == "card knighthood");
        assert_eq!(weight(&after, card), weight(&before, card) - gone, "{card}");
    }
    assert_eq!(line(&table, "discarded"), "1 knighthood");
}
