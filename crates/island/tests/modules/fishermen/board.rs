//! Set-up: lake, grounds and tokens.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Refusal};
use steading_island::Island;
use steading_island::layout::{Layout, Terrain};
use steading_island::modules::fishermen::Tokens;
use steading_island::modules::fishermen::board::{draw_lake, fixed_grounds, is_inner};
use steading_island::options::{Options, Setup};
use steading_island::places::{Hex, Vertex};
use steading_island::rules::{Kind, Module, Modules};
use steading_island::topology::ISLAND;

use super::{fishers, fishing, supply};
use crate::support::*;

fn playing() -> Options {
    Options::playing(Modules::NONE.with(Module::Fishermen))
}

/// Many boards as they are drawn.
fn drawn(options: &Options) -> impl Iterator<Item = Layout> {
    let options = options.clone();
    (0..200).map(move |seed| {
        let mut options = options.clone();
        Island::deal(&mut options, &mut SmallRng::seed_from_u64(seed));
        assert!(options.problems().is_empty(), "{:?}", options.problems());
        options.layout.expect("a board was drawn")
    })
}

/// The codes and rules that refuse a board.
fn problems(layout: Layout) -> Vec<String> {
    let options = Options { setup: Setup::Explicit, layout: Some(layout), ..playing() };
    options.problems().iter().map(|problem| format!("{} {}", problem.code(), problem.rule())).collect()
}

fn board() -> Layout {
    Layout::beginner_of(playing().modules)
}

#[test]
fn fish_001_three_or_four_players_or_two_with_catan_for_two() {
    let refused = |players: usize, modules| {
        let options = Options { colours: steading_island::options::default_colours(players), modules, ..playing() };
        options.problems().iter().any(|problem| problem.code() == "COMBINATION")
    };
    let fishing = playing().modules;
    assert_eq!([2, 3, 4].map(|players| refused(players, fishing)), [true, false, false]);
    assert_eq!([2, 3, 4].map(|players| refused(players, fishing.with(Module::TwoPlayers))), [false, true, true]);
}

#[test]
fn fish_002_six_grounds_29_tokens_a_boot_and_a_lake() {
    for layout in drawn(&playing()) {
        let mut numbers: Vec<u8> = layout.grounds.iter().map(|&(_, number)| number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [4, 5, 6, 8, 9, 10]);
        assert_eq!(layout.hexes_of(Terrain::Lake).count(), 1);
    }
    assert_eq!(Tokens::ALL.total(), 29);
    let wrong = |change: fn(&mut Layout)| {
        let mut layout = board();
        change(&mut layout);
        problems(layout)
    };
    assert_eq!(wrong(|layout| layout.grounds[0].1 = layout.grounds[1].1), ["BAD_OPTION FISH-008"]);
    assert_eq!(wrong(|layout| layout.grounds[0].1 = 7), ["BAD_OPTION FISH-008"]);
}

#[test]
fn fish_003_eleven_ones_ten_twos_and_eight_threes() {
    assert_eq!(Tokens::ALL, Tokens([11, 10, 8]));
    assert_eq!(Tokens::ALL.fish(), 55);
    // What is drawn is any token of the supply or the boot, each equally likely.
    let table = after(&fishing("red settlement N(0,0)\nturn red"), "red rolls 1+1");
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    let drawn: Vec<(String, u32)> =
        outcomes.iter().map(|(outcome, weight)| (table.game().write_outcome(outcome), *weight)).collect();
    let expected = [("fish 1", 11), ("fish 2", 10), ("fish 3", 8), ("boot", 1)];
    assert_eq!(drawn, expected.map(|(outcome, weight)| (outcome.to_owned(), weight)));
}

#[test]
fn fish_004_the_lake_replaces_the_desert_and_has_no_token() {
    for layout in drawn(&playing()) {
        assert_eq!(layout.desert(), None);
        let lake = layout.hexes_of(Terrain::Lake).next().expect("a lake");
        assert_eq!(layout.tokens[lake.index()], 0);
    }
    let mut desert = board();
    desert.terrain[9] = Terrain::Desert;
    assert_eq!(problems(desert), ["BAD_OPTION FISH-004"]);
    let mut token = board();
    token.tokens[9] = 11;
    assert_eq!(problems(token), ["BAD_OPTION BASE-043"]);
}

#[test]
fn fish_004_without_the_scenario_there_is_neither_lake_nor_ground() {
    let is_refused = |layout: Layout| {
        let base = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::default() };
        base.problems().iter().any(|problem| problem.rule().to_string() == "FISH-004")
    };
    assert!(!is_refused(Layout::beginner()));
    assert!(is_refused(Layout { grounds: Vec::new(), ..board() }), "a lake");
    assert!(is_refused(Layout { grounds: fixed_grounds(), ..Layout::beginner() }), "grounds");
}

#[test]
fn fish_005_the_lake_is_one_of_the_seven_inner_hexes() {
    let names: BTreeSet<String> = (0..19).map(Hex).filter(|&hex| is_inner(hex)).map(|hex| hex.to_string()).collect();
    let inner = ["(0,0)", "(1,0)", "(0,1)", "(-1,1)", "(-1,0)", "(0,-1)", "(1,-1)"].map(str::to_owned);
    assert_eq!(names, inner.into_iter().collect());
    let mut rng = SmallRng::seed_from_u64(1);
    let seen: BTreeSet<Hex> = (0..200).map(|_| draw_lake(&mut rng)).collect();
    assert_eq!(seen.len(), 7, "every inner hex may be the lake");
    for layout in drawn(&playing()) {
        assert!(layout.hexes_of(Terrain::Lake).all(is_inner));
    }
    let mut coast = board();
    (coast.terrain[9], coast.tokens[9]) = (coast.terrain[0], coast.tokens[0]);
    (coast.terrain[0], coast.tokens[0]) = (Terrain::Lake, 0);
    assert_eq!(problems(coast), ["BAD_OPTION FISH-005"]);
}

#[test]
fn fish_006_all_else_lies_as_in_the_base_game() {
    for layout in drawn(&playing()) {
        let count = |terrain| layout.hexes_of(terrain).count();
        for terrain in [Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Hills, Terrain::Mountains] {
            assert_eq!(count(terrain), terrain.count());
        }
        let mut tokens: Vec<u8> = layout.tokens.into_iter().filter(|&token| token != 0).collect();
        tokens.sort_unstable();
        assert_eq!(tokens, [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
        assert_eq!(layout.harbours.len(), 9);
    }
}

#[test]
fn fish_007_all_tokens_and_the_boot_lie_face_down_at_the_start() {
    let table = start("setup beginner\nscenario fishermen");
    assert_eq!(supply(&table), [11, 10, 8]);
    assert_eq!(public(&table).modules.fishermen, Default::default());
}

#[test]
fn fish_008_a_ground_on_each_free_stretch() {
    let stretches: BTreeSet<Hex> = fixed_grounds().into_iter().map(|(cell, _)| cell).collect();
    assert_eq!(stretches.len(), 6);
    for layout in drawn(&playing()) {
        assert_eq!(layout.grounds.iter().map(|&(cell, _)| cell).collect::<BTreeSet<Hex>>(), stretches);
    }
    let mut fewer = board();
    fewer.grounds.pop();
    assert_eq!(problems(fewer), ["BAD_OPTION FISH-008"]);
    // A corner of the frame borders one land hex only.
    let mut corner = board();
    corner.grounds[0].0 = "(3,-3)".parse().unwrap();
    corner.grounds.sort_unstable();
    assert_eq!(problems(corner), ["BAD_OPTION FISH-008"]);
}

/// Table 6.1.1, with the intersections of each ground.
#[test]
fn fish_009_a_ground_serves_three_intersections() {
    let table = [
        ("(1,-3)", ["N(0,-2)", "N(1,-2)", "S(1,-3)"]),
        ("(3,-1)", ["S(3,-2)", "S(3,-1)", "N(2,0)"]),
        ("(2,1)", ["N(2,1)", "N(1,2)", "S(2,0)"]),
        ("(-2,3)", ["S(-1,2)", "S(-2,2)", "N(-2,3)"]),
        ("(-3,2)", ["N(-3,3)", "N(-3,2)", "S(-2,1)"]),
        ("(-1,-2)", ["S(-1,-2)", "S(0,-3)", "N(-1,-1)"]),
    ];
    let mut all = BTreeSet::new();
    for (cell, places) in table {
        let expected: BTreeSet<Vertex> = places.into_iter().map(|place| place.parse().unwrap()).collect();
        assert_eq!(ISLAND.corners_of(cell.parse().unwrap()).iter().collect::<BTreeSet<Vertex>>(), expected, "{cell}");
        all.extend(expected);
    }
    assert_eq!(all.len(), 18);
}

/// Table 6.1.1, and random numbers otherwise.
#[test]
fn fish_010_numbers_are_dealt_at_random_or_fixed() {
    let numbers = |layout: &Layout| layout.grounds.clone();
    let random: BTreeSet<_> = drawn(&playing()).map(|layout| numbers(&layout)).collect();
    assert!(random.len() > 100, "{} different deals", random.len());
    let fixed: BTreeSet<_> =
        drawn(&Options { fixed_grounds: true, ..playing() }).map(|layout| numbers(&layout)).collect();
    let table = [("(1,-3)", 6), ("(3,-1)", 5), ("(2,1)", 4), ("(-2,3)", 9), ("(-3,2)", 8), ("(-1,-2)", 10)];
    let mut expected: Vec<(Hex, u8)> = table.map(|(cell, number)| (cell.parse().unwrap(), number)).to_vec();
    expected.sort_unstable();
    assert_eq!(fixed, BTreeSet::from([expected]));
}

/// Also: FISH-012.
#[test]
fn fish_011_the_robber_starts_beside_the_board_and_a_seven_brings_it() {
    assert_eq!(public(&start("setup beginner\nscenario fishermen")).robber, None);
    let mut table = fishers("blue settlement N(0,-1), hand ore\nturn red");
    play(&mut table, "red rolls 3+4; red moves robber (0,-1); steal ore");
    assert_eq!(public(&table).robber, Some("(0,-1)".parse().unwrap()));
}

#[test]
fn fish_012_a_knight_brings_the_robber_before_the_first_seven() {
    let table = after(&fishing("red cards knight\nturn red"), "red plays knight; red moves robber (1,0)");
    assert_eq!(public(&table).robber, Some("(1,0)".parse().unwrap()));
}

#[test]
fn fish_013_the_lake_yields_no_starting_card() {
    let mut table = start("players 3\nsetup explicit\nboard beginner\nscenario fishermen\nfirst_player eldest");
    play(&mut table, "blue founds settlement N(-1,2); blue founds road NE(-1,2)");
    play(&mut table, "white founds settlement N(-1,0); white founds road NW(-1,0)");
    play(&mut table, "orange founds settlement S(2,-2); orange founds road NE(1,-1)");
    // N(0,0) touches the lake, hills and pasture.
    let log = play(&mut table, "orange founds settlement N(0,0); orange founds road NE(0,0)");
    assert_eq!(log, ["orange settles N(0,0)", "orange gains 1 brick 1 wool", "orange lays a road NE(0,0)"]);
    assert_eq!(public(&table).modules.fishermen.held, [0; 4]);
}

#[test]
fn fish_014_start_fish_brings_a_token_for_the_second_settlement() {
    let options = "players 3\nsetup explicit\nboard beginner\nscenario fishermen\nfirst_player eldest\nstart_fish on";
    let mut table = start(options);
    // First settlements bring nothing, at the lake or not.
    play(&mut table, "blue founds settlement N(0,0); blue founds road NE(0,0)");
    play(&mut table, "white founds settlement N(-1,0); white founds road NW(-1,0)");
    play(&mut table, "orange founds settlement S(1,-3); orange founds road NE(0,-2)");
    assert_eq!(supply(&table), [11, 10, 8]);
    // The second one at the lake brings a token before its road is laid.
    let log = play(&mut table, "orange founds settlement S(0,0); fish 3; orange founds road W(0,1)");
    assert_eq!(log[2..], ["orange draws fish 3", "orange lays a road W(0,1)"]);
    // Inland it brings none, and at a ground it does; the boot counts as the token.
    play(&mut table, "white founds settlement N(1,1); white founds road W(2,0)");
    let log = play(&mut table, "blue founds settlement N(-2,3); boot; blue founds road NE(-2,3)");
    assert_eq!(log[2..], ["blue draws the old boot", "blue lays a road NE(-2,3)", "turn of blue"]);
    assert_eq!(public(&table).modules.fishermen.held, [0, 0, 1, 0]);
    // None of the starred settlements of the beginner board is at the water.
    let beginner = start("setup beginner\nscenario fishermen\nstart_fish on");
    assert!(listed(&beginner, "red").contains(&"red rolls".to_owned()));
}

/// Every hex but the robber's own is beside somebody with two points: it goes beside the board (COMBO-021).
#[test]
fn fish_066_combines_with_every_variant_and_the_friendly_robber_leaves_the_board() {
    for variant in Kind::Variant.modules() {
        let modules = playing().modules.with(variant);
        drawn(&Options::playing(modules)).take(1).for_each(drop);
    }
    let position = "
        option variants friendly_robber
        red settlement N(-2,1) N(-2,2)
        blue settlement N(-1,0) S(0,1)
        white settlement N(0,-1) N(-1,1), hand ore
        orange settlement S(2,-2) N(1,1)
        robber (0,-1)
        turn red";
    let table = after(&fishing(position), "red rolls 3+4");
    assert_eq!(public(&table).robber, None);
    assert!(listed(&table, "red").contains(&"red ends turn".to_owned()));
}
