//! Setting out and the founding phase.

use expect_test::expect;
use steading_game::{Notation, Table};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::illegal::{Code, Detail};
use steading_island::modules::rivers::board::PLACES;
use steading_island::modules::rivers::bridges::{BRIDGES, bridges_left};
use steading_island::rule;

use super::{purses, rich_and_poor};
use crate::support::{listed, play, points, public, refusal, seat, start};

const START: &str = "setup explicit\nboard beginner\nscenario rivers\nfirst_player red";

/// Founds everything where the seat on turn wants it: at the river or away from it.
fn found(table: &mut Table<Island>, wants_river: impl Fn(&str) -> bool) {
    while public(table).turn_count == 0 {
        let turn = public(table).turn;
        let name = table.game().seat_name(turn);
        let is_wanted = |action: &Action| match *action {
            Action::FoundSettlement(vertex) => PLACES.river_intersections.contains(vertex) == wants_river(&name),
            Action::FoundRoad(edge) => PLACES.river_paths.contains(edge) == wants_river(&name),
            _ => false,
        };
        let action = table.actions(turn).into_iter().find(is_wanted).expect("there is such a place");
        table.play(turn, action).expect("a listed action is legal");
    }
}

/// Also: RIVER-014, RIVER-001.
#[test]
fn river_012_nobody_has_gold_or_a_card_at_the_start() {
    let table = start(START);
    assert_eq!(purses(&table), [0; 4]);
    assert_eq!(rich_and_poor(&table), (None, vec![]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [0; 4]);
}

/// Also: RIVER-001.
#[test]
fn river_013_every_player_has_three_bridges() {
    let table = start(START);
    assert_eq!(BRIDGES, 3);
    assert!(["red", "blue", "white", "orange"].iter().all(|name| bridges_left(table.state(), seat(&table, name)) == 3));
}

#[test]
fn river_025_everybody_founds_two_settlements_with_a_road_each() {
    let mut table = start(START);
    found(&mut table, |_| true);
    for index in 0..4 {
        assert_eq!(public(&table).settlements[index].len(), 2);
        assert_eq!(public(&table).roads[index].len(), 2);
    }
}

#[test]
fn river_026_no_founding_road_on_a_bridge_site() {
    let mut table = start(START);
    play(&mut table, "red founds settlement N(0,0)");
    let illegal = refusal(&table, "red founds road W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::BridgeSite, rule::RIVER_026));
    assert_eq!(illegal.detail, Detail::Edge("W(1,-1)".parse().unwrap()));
    assert_eq!(listed(&table, "red"), ["red founds road NW(0,0)", "red founds road NE(0,0)"]);
}

#[test]
fn river_027_no_bridge_is_built_while_founding() {
    let mut table = start(START);
    let first = refusal(&table, "red builds bridge W(1,-1)");
    assert_eq!((first.code, first.rule), (Code::WrongPhase, rule::BASE_060));
    play(&mut table, "red founds settlement N(0,0)");
    let second = refusal(&table, "red builds bridge W(1,-1)");
    assert_eq!((second.code, second.rule), (Code::WrongPhase, rule::BASE_060));
    // Nor does a position of the founding phase hold one.
    let position = "red settlement N(0,0), bridge W(1,-1)\nturn red\nframes found-road 0 N(0,0)";
    assert!(table.game().parse_position(position).is_err());
}

/// One piece at the river, one away from it, for both kinds. Also: RIVER-029.
#[test]
fn river_028_founding_pieces_at_the_river_earn_gold() {
    let mut table = start(START);
    // N(0,0) touches two river hexes and earns 1 gold all the same.
    let log = play(&mut table, "red founds settlement N(0,0); red founds road NE(0,0)");
    expect![[r#"
        red settles N(0,0)
        red earns 1 gold
        red lays a road NE(0,0)
        red earns 1 gold"#]]
    .assert_eq(&log.join("\n"));
    let log = play(&mut table, "blue founds settlement N(1,1); blue founds road NE(1,1)");
    expect![[r#"
        blue settles N(1,1)
        blue lays a road NE(1,1)"#]]
    .assert_eq(&log.join("\n"));
    assert_eq!(purses(&table), [2, 0, 0, 0]);
    // Nobody is rich or poor before the end of the founding phase.
    assert_eq!(rich_and_poor(&table), (None, vec![]));
    assert_eq!(points(&table, "blue"), 1);
    // Nor is anybody when the position is read.
    let written = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&written).as_ref(), Ok(table.state()));
}

/// Also: RIVER-029, RIVER-031.
#[test]
fn river_ex_01_two_settlements_and_two_roads_at_rivers_are_four_gold() {
    let mut table = start(START);
    found(&mut table, |name| name == "red");
    assert_eq!(purses(&table), [4, 0, 0, 0]);
    assert_eq!(rich_and_poor(&table), (Some("red"), vec!["blue", "white", "orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [3, 0, 0, 0]);
}

/// Also: RIVER-EX-02, RIVER-059.
#[test]
fn river_030_with_no_gold_at_all_everybody_is_poor() {
    let mut table = start(START);
    found(&mut table, |_| false);
    assert_eq!(purses(&table), [0; 4]);
    assert_eq!(rich_and_poor(&table), (None, vec!["red", "blue", "white", "orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [0; 4]);
}

#[test]
fn river_030_with_equal_gold_everybody_is_poor() {
    let mut table = start(START);
    found(&mut table, |_| true);
    assert_eq!(purses(&table), [4; 4]);
    assert_eq!(rich_and_poor(&table), (None, vec!["red", "blue", "white", "orange"]));
}

#[test]
fn river_031_two_with_the_most_gold_leave_the_rich_settler_aside() {
    let mut table = start(START);
    found(&mut table, |name| name == "red" || name == "white");
    assert_eq!(purses(&table), [4, 0, 4, 0]);
    assert_eq!(rich_and_poor(&table), (None, vec!["blue", "orange"]));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [2, 0, 2, 0]);
}
