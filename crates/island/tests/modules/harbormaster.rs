//! Harbormaster (section 4).

use steading_game::laws::{Effort, hold};
use steading_game::{Game, Next, Notation, Observer, Seat, Table};
use steading_island::Island;
use steading_island::base::building;
use steading_island::illegal::Code;
use steading_island::laws::any_table;
use steading_island::layout::{HARBOUR_SITES, Layout};
use steading_island::modules::harbormaster::{harbour_points, holder};
use steading_island::places::Edge;
use steading_island::rule;
use steading_island::rules::{Module, Modules};
use steading_island::text::draw::draw;

use crate::support::*;

const PLAYED: &str = "option variants harbormaster\n";

/// A table that plays the variant.
fn played(position: &str) -> Table<Island> {
    table(&format!("{PLAYED}{position}"))
}

fn keeper(table: &Table<Island>) -> Option<Seat> {
    public(table).modules.harbormaster.holder
}

fn harbours_of(table: &Table<Island>, name: &str) -> u8 {
    harbour_points(table.game(), table.state(), seat(table, name))
}

#[test]
fn harbor_001_the_card_lies_ready_and_is_worth_two_points() {
    let start = start("setup beginner\nvariants harbormaster");
    assert_eq!(keeper(&start), None);
    let mut table = played("red city N(0,-2), road NE(1,-2), hand brick lumber wool grain\nturn red, rolled");
    assert_eq!((keeper(&table), points(&table, "red")), (None, 2));
    assert_eq!(
        play(&mut table, "red builds settlement N(1,-2)"),
        ["red pays 1 brick 1 lumber 1 wool 1 grain", "red settles N(1,-2)", "red takes the Harbormaster"]
    );
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 5));
}

#[test]
fn harbor_001_nobody_takes_a_card_at_a_table_without_the_variant() {
    let position = "red city N(0,-2), road NE(1,-2), hand brick lumber wool grain\nturn red, rolled";
    let mut table = table(position);
    assert!(!play(&mut table, "red builds settlement N(1,-2)").iter().any(|line| line.contains("Harbormaster")));
    assert_eq!((keeper(&table), points(&table, "red")), (None, 3));
    assert!(!table.game().write_position(table.state()).contains("harbormaster"));
}

#[test]
fn harbor_002_a_settlement_on_a_harbour_counts_one_and_a_city_two() {
    let table = played(
        "red   settlement N(0,-2)
         blue  city N(1,-2)
         white settlement N(2,-1) S(1,1), city N(-1,3)
         orange settlement N(0,0), city N(-1,0)
         turn  red",
    );
    assert_eq!(["red", "blue", "white", "orange"].map(|name| harbours_of(&table, name)), [1, 2, 4, 0]);
}

/// Either site of a harbour counts, and no intersection beside it.
#[test]
fn harbor_002_the_eighteen_sites_are_those_at_the_ends_of_harbour_paths() {
    let table = played("turn red");
    let sites = (0..54).map(steading_island::places::Vertex).filter(|&site| table.game().harbour_at(site).is_some());
    assert_eq!(sites.count(), 18);
    for site in ["N(0,-2)", "S(0,-3)", "S(3,-1)", "N(2,1)", "N(-3,3)", "S(-2,2)"] {
        let table = played(&format!("red settlement {site}\nturn red"));
        assert_eq!(harbours_of(&table, "red"), 1, "{site}");
    }
}

#[test]
fn harbor_003_the_first_with_three_harbour_points_takes_the_card() {
    // Two are not enough.
    let two = "red settlement N(0,-2), road NE(1,-2), hand brick lumber wool grain\nturn red, rolled";
    assert_eq!(keeper(&after(&format!("{PLAYED}{two}"), "red builds settlement N(1,-2)")), None);
    // A city on a harbour where a settlement stood, and a settlement on a third harbour.
    for moves in ["red builds city N(0,-2)", "red builds settlement N(2,-1)"] {
        let three =
            "red settlement N(0,-2) N(1,-2), road NE(2,-1), hand brick lumber wool 3 grain 3 ore\nturn red, rolled";
        let table = after(&format!("{PLAYED}{three}"), moves);
        assert_eq!((keeper(&table), harbours_of(&table, "red")), (Some(Seat(0)), 3), "{moves}");
    }
    // Who gets there later has come too late.
    let later = "red settlement N(0,-2) N(1,-2) N(2,-1)\nblue city N(-1,3), road NE(-3,3), hand brick lumber wool grain
                 turn blue, rolled";
    let table = after(&format!("{PLAYED}{later}"), "blue builds settlement N(-3,3)");
    assert_eq!((keeper(&table), harbours_of(&table, "blue")), (Some(Seat(0)), 3));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (5, 3));
}

/// Where a city is founded, it takes two harbours to have three points before the first turn (CK-029).
#[test]
fn harbor_003_a_settlement_and_a_city_of_the_founding_phase_take_the_card() {
    let options = "variants harbormaster\nexpansion cities_and_knights\nsetup beginner\nplayers 3\nfirst_player blue";
    let mut table = start(options);
    let founded = "blue founds settlement N(0,-2); blue founds road NE(0,-2); white founds settlement N(0,0); white founds road NE(0,0);
        orange founds settlement N(0,2); orange founds road NE(0,2); orange founds settlement N(-1,1); orange founds road NE(-1,1);
        white founds settlement N(1,1); white founds road NE(1,1)";
    play(&mut table, founded);
    assert_eq!((harbours_of(&table, "blue"), keeper(&table)), (1, None));
    let log = play(&mut table, "blue founds settlement N(1,-2)");
    assert!(log.contains(&"blue takes the Harbormaster".to_owned()), "{log:?}");
    assert_eq!((harbours_of(&table, "blue"), keeper(&table), points(&table, "blue")), (3, Some(Seat(0)), 5));
}

/// Also: HARBOR-004.
#[test]
fn harbor_ex_01_the_card_goes_to_strictly_more_harbour_points() {
    let mut table = played(
        "red  settlement N(0,-2), road NE(1,-2), hand brick lumber wool 3 grain 3 ore
         blue city N(-1,3), road NE(-3,3), hand brick lumber wool 3 grain 3 ore
         turn red, rolled",
    );
    play(&mut table, "red builds settlement N(1,-2)");
    assert_eq!(keeper(&table), None);
    assert_eq!(play(&mut table, "red builds city N(1,-2)").last().unwrap(), "red takes the Harbormaster");
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 5));
    play(&mut table, "red ends turn; blue rolls 1+1; blue builds settlement N(-3,3)");
    assert_eq!((harbours_of(&table, "blue"), keeper(&table)), (3, Some(Seat(0))), "equality does not move it");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (5, 3));
    assert_eq!(play(&mut table, "blue builds city N(-3,3)").last().unwrap(), "blue takes the Harbormaster");
    assert_eq!((harbours_of(&table, "blue"), keeper(&table)), (4, Some(Seat(1))));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (3, 6), "the points go with the card, at once");
}

#[test]
fn harbor_004_more_points_for_the_holder_change_nothing() {
    let position = "red settlement N(0,-2) N(1,-2) N(2,-1), hand 2 grain 3 ore\nturn red, rolled";
    let mut table = played(position);
    assert_eq!(keeper(&table), Some(Seat(0)));
    assert_eq!(play(&mut table, "red builds city N(0,-2)"), ["red pays 2 grain 3 ore", "red raises a city N(0,-2)"]);
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 6));
}

/// The card can win the game in the turn it is taken.
#[test]
fn harbor_005_the_target_is_eleven_and_the_card_counts_towards_it() {
    let table = played("turn red");
    assert_eq!(table.game().rules.victory_target, 11);
    let position = format!(
        "{PLAYED}red city N(0,-2) N(0,0) N(1,0) N(-1,0), road NE(1,-2), hand brick lumber wool grain
         turn red, rolled"
    );
    let log = play(&mut crate::support::table(&position), "red builds settlement N(1,-2)");
    assert_eq!(log.last().unwrap(), "red wins with 11 points");
    // The table may agree on another number.
    assert_eq!(played("option victory_points 9\nturn red").game().rules.victory_target, 9);
}

#[test]
fn harbor_ex_02_ten_points_with_the_card_are_not_enough_and_eleven_are() {
    let position = format!(
        "{PLAYED}red city N(0,-2) N(1,-2) N(0,0) N(1,0), hand wool grain ore
         turn orange, rolled"
    );
    let mut table = table(&position);
    play(&mut table, "orange ends turn; red rolls 1+1");
    assert_eq!((points(&table, "red"), public(&table).winner), (10, None));
    play(&mut table, "red buys card; draw victory-point");
    assert_eq!((points(&table, "red"), public(&table).winner, table.next()), (11, Some(Seat(0)), Next::Over));
}

/// The one who overtakes on somebody else's account still wins in the own turn only: nothing a player does there moves the card
/// to another.
#[test]
fn harbor_005_the_win_is_declared_in_the_own_turn() {
    let position = format!(
        "{PLAYED}red city N(0,-2) N(1,-2) N(0,0) N(1,0), cards victory-point
         turn orange, rolled"
    );
    let mut table = table(&position);
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
    assert_eq!(play(&mut table, "orange ends turn").last().unwrap(), "red wins with 11 points");
}

#[test]
fn harbor_006_the_kind_of_harbour_does_not_matter() {
    let sites = ["N(0,-2)", "N(1,-2)", "N(2,-1)", "N(2,1)", "S(1,1)", "S(-1,2)", "S(-2,2)", "S(-2,0)", "N(-2,0)"];
    for (site, (name, harbour)) in sites.into_iter().zip(HARBOUR_SITES) {
        let table = played(&format!("red city {site}\nturn red"));
        assert_eq!(harbours_of(&table, "red"), 2, "{name} {harbour}");
    }
}

/// Also: HARBOR-003, HARBOR-004.
#[test]
fn harbor_007_one_alone_at_the_top_holds_and_of_several_only_the_holder() {
    let (red, blue, white) = (Some(Seat(0)), Some(Seat(1)), Some(Seat(2)));
    for present in [None, red, blue, white] {
        assert_eq!(holder([2, 2, 1, 0], present), None, "fewer than three");
        assert_eq!(holder([2, 3, 1, 0], present), blue, "one at the top");
        assert_eq!(holder([5, 4, 3, 3], present), red, "one at the top");
    }
    assert_eq!(holder([3, 3, 0, 0], None), None, "several, and nobody holds it");
    assert_eq!(holder([3, 3, 0, 0], red), red, "the holder among them keeps it");
    assert_eq!(holder([3, 3, 0, 0], blue), blue);
    assert_eq!(holder([3, 3, 2, 0], white), None, "the holder has fallen behind");
}

#[test]
fn harbor_007_a_position_says_who_holds_the_card() {
    let tie = "red city N(0,-2), settlement N(1,-2), road NE(2,-1), hand brick lumber wool grain
               blue city N(-1,3), settlement N(-3,3)\nturn red, rolled";
    assert_eq!(keeper(&played(tie)), None, "of several nobody is first");
    let table = played(&format!("{tie}\nharbormaster blue"));
    assert_eq!((keeper(&table), points(&table, "red"), points(&table, "blue")), (Some(Seat(1)), 3, 5));
    assert!(table.game().write_position(table.state()).contains("harbormaster blue\n"));
    let mut taken = table;
    assert_eq!(play(&mut taken, "red builds settlement N(2,-1)").last().unwrap(), "red takes the Harbormaster");
    // What the rule denies is no position.
    let game = taken.game();
    for wrong in ["harbormaster white", "harbormaster nobody"] {
        let alone = format!("red settlement N(0,-2) N(1,-2) N(2,-1)\nturn red\n{wrong}");
        assert!(game.parse_position(&alone).is_err(), "{wrong}");
    }
    assert!(game.parse_position("turn red\nharbormaster nobody").is_ok());
    assert!(game.parse_position("turn red\nharbormaster green").is_err());
}

#[test]
fn harbor_010_the_card_is_public_and_counts_in_the_open_points() {
    let mut table = played(
        "red settlement N(0,-2) N(1,-2), road NE(2,-1), cards victory-point, hand brick lumber wool grain\nturn red, rolled",
    );
    let action = table.game().parse_action(table.state(), "red builds settlement N(2,-1)").expect("an action").1;
    let events = table.play(Seat(0), action).expect("a legal action");
    for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(2)), Observer::Public] {
        let view = table.game().view(table.state(), observer);
        // Three settlements and the card; the hidden point is not among them.
        assert_eq!((view.public.open_points, view.public.modules.harbormaster.holder), ([5, 0, 0, 0], Some(Seat(0))));
        let heard = events.iter().filter_map(|event| table.game().redact(event, observer));
        let heard: Vec<String> = heard.map(|event| table.game().write_event(&event)).collect();
        assert_eq!(heard.last().map(String::as_str), Some("red takes the Harbormaster"), "{observer:?}");
    }
    assert_eq!(points(&table, "red"), 6);
}

#[test]
fn harbor_011_a_harbour_carries_one_building_so_that_three_points_need_two() {
    for (path, _) in Layout::beginner().harbours {
        let [site, other] = steading_island::topology::ISLAND.edge_ends[path.index()];
        let position = format!("{PLAYED}red city {site}, road {path}, hand brick lumber wool grain\nturn red, rolled");
        check_illegal(&position, &format!("red builds settlement {other}"), Code::TooClose, rule::BASE_149);
    }
    let path: Edge = "NW(0,-2)".parse().expect("a path");
    assert_eq!(Layout::beginner().harbours[0].0, path);
    assert_eq!(keeper(&played("red city N(0,-2)\nturn red")), None);
}

#[test]
fn combo_034_neutral_buildings_score_no_harbour_points() {
    let position = "option variants harbormaster two_players
                    blue city N(0,-2), road NE(1,-2), hand brick lumber wool grain\nturn blue, rolled";
    let before = table(position);
    let (game, mut state) = (before.game().clone(), before.state().clone());
    for site in ["N(2,1)", "S(1,1)"] {
        let site = site.parse().expect("an intersection");
        building::put_settlement(&game, &mut state, Seat(2), site);
        building::put_city(&game, &mut state, Seat(2), site);
    }
    let mut table = Table::from_position(game, state);
    let log = play(&mut table, "blue builds settlement N(1,-2)");
    assert!(log.contains(&"blue takes the Harbormaster".to_owned()), "{log:?}");
    assert_eq!(keeper(&table), Some(Seat(0)), "three points take it, whatever a neutral colour has");
}

#[test]
fn the_picture_shows_the_card_where_it_is_played() {
    let table = played("red city N(0,-2) N(1,-2), settlement N(2,-1)\nblue settlement S(1,1)\nturn red");
    let picture = draw(table.game(), table.state());
    let line = "  Harbormaster: red; harbour points: red 5, blue 1, white 0, orange 0";
    assert_eq!(picture.lines().last(), Some(line));
    assert!(picture.lines().all(|line| line.chars().count() < 80));
    let without = crate::support::table("turn red");
    assert!(!draw(without.game(), without.state()).contains("Harbormaster"));
}

#[test]
fn laws_hold_with_the_harbormaster() {
    let modules = Modules::NONE.with(Module::Harbormaster);
    let effort = Effort { games: 60, samples: 2, close_every: 200, record_every: 20, ..Effort::default() };
    let extent = hold::<Island>(|rng| any_table(modules, rng), effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, 60);
}
