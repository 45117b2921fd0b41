//! Section 5.3: building for the neutrals.

use expect_test::expect;
use steading_game::{Next, Notation, Seat, SeatSet};
use steading_island::illegal::Code;
use steading_island::places::{EdgeSet, VertexSet};
use steading_island::rule;

use super::*;
use crate::support::*;

/// What a road and a settlement cost.
const RICH: &str = "hand 4 brick 4 lumber 4 wool 4 grain 3 ore";

/// Red may build on from N(2,0) at the east coast.
fn builder() -> Table<Island> {
    among_neutrals(&format!("red settlement N(2,0), road NE(1,0), {RICH}\nturn red, rolled"))
}

/// Also: COMBO-078.
#[test]
fn two_020_a_road_makes_the_builder_lay_a_neutral_one() {
    let mut table = builder();
    play(&mut table, "red builds road NW(2,0)");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(Seat(0))));
    assert_eq!(told(&table, "red ends turn"), ("ACTION_PENDING", "BASE-069".into()));
    assert_eq!(told(&table, "red builds settlement N(1,1) for white"), ("ACTION_PENDING", "BASE-069".into()));
    assert_eq!(told(&table, "blue builds road W(1,-1) for white"), ("NOT_YOUR_TURN", "BASE-231".into()));
    assert_eq!(told(&table, "red builds road W(1,0) for blue"), ("NOT_A_CHOICE", "TWO-020".into()));
    // What is refused of a neutral piece speaks of its colour.
    let loose = refusal(&table, "red builds road NE(0,0) for white");
    assert_eq!((loose.code, loose.rule, loose.neutral), (Code::RoadNotConnected, rule::BASE_142, Some(Seat(2))));
    let before = hand(&table, "red");
    assert_eq!(play(&mut table, "red builds road W(1,-1) for white"), ["white lays a road W(1,-1)"]);
    // Free of charge, and either colour will do.
    assert_eq!(hand(&table, "red"), before);
    assert_eq!((public(&table).roads[2].len(), public(&table).pool[2].roads), (1, 14));
    play(&mut table, "red builds road W(2,-1); red builds road W(0,1) for orange");
    assert_eq!(public(&table).roads[3].len(), 1);
    // Unasked nobody builds for them.
    assert_eq!(told(&table, "red builds road NE(0,0) for white"), ("NOT_A_CHOICE", "TWO-020".into()));
    assert_eq!(told(&table, "red builds settlement N(0,0) for white"), ("NOT_A_CHOICE", "TWO-021".into()));
}

#[test]
fn two_ex_07_the_first_neutral_road_touches_a_neutral_settlement() {
    let mut table = builder();
    play(&mut table, "red builds road NW(2,0)");
    let mut roads = listed(&table, "red");
    roads.sort();
    expect![[r#"
        red builds road NE(-1,2) for orange
        red builds road NE(0,-1) for white
        red builds road NW(-1,2) for orange
        red builds road NW(1,-1) for white
        red builds road W(0,1) for orange
        red builds road W(1,-1) for white"#]]
    .assert_eq(&roads.join("\n"));
    assert_eq!(told(&table, "red builds road NE(0,0) for white"), ("ROAD_NOT_CONNECTED", "BASE-142".into()));
    assert_eq!(told(&table, "red builds road W(0,1) for white"), ("ROAD_NOT_CONNECTED", "BASE-142".into()));
}

/// White can settle N(1,0) at the end of two roads.
fn settler() -> Table<Island> {
    two(&format!(
        "white settlement S(1,-2), road W(1,-1) NE(0,0)
         orange settlement N(-1,2)
         red settlement N(2,0), road NE(1,0) NW(2,0) W(2,-1), {RICH}
         turn red, rolled"
    ))
}

#[test]
fn two_021_a_settlement_makes_the_builder_place_a_neutral_one() {
    let mut table = settler();
    play(&mut table, "red builds settlement S(2,-2)");
    assert_eq!(told(&table, "red ends turn"), ("ACTION_PENDING", "BASE-069".into()));
    assert_eq!(listed(&table, "red"), ["red builds settlement S(1,-1) for white"]);
    assert_eq!(told(&table, "red builds settlement S(1,-1) for blue"), ("NOT_A_CHOICE", "TWO-021".into()));
    assert_eq!(told(&table, "red builds settlement N(0,0) for white"), ("TOO_CLOSE", "BASE-149".into()));
    assert_eq!(told(&table, "red builds settlement N(1,1) for white"), ("NO_OWN_ROAD", "BASE-148".into()));
    assert_eq!(told(&table, "red builds road NW(1,-1) for white"), ("ACTION_PENDING", "BASE-069".into()));
    assert_eq!(play(&mut table, "red builds settlement S(1,-1) for white"), ["white settles S(1,-1)"]);
    assert_eq!((public(&table).settlements[2].len(), public(&table).pool[2].settlements), (2, 3));
    assert!(is_legal(&table, "red ends turn"));
}

/// The road or settlement that wins the game is not answered any more.
#[test]
fn two_021_a_settlement_that_wins_needs_no_neutral_one() {
    let mut table = among_neutrals(
        "red city N(2,-2) N(2,0) N(0,1) N(-2,0), settlement S(0,-1), road NW(-2,2), hand brick lumber wool grain
         turn red, rolled",
    );
    play(&mut table, "red builds settlement N(-2,2)");
    assert_eq!((public(&table).winner, public(&table).settlements[2].len()), (Some(Seat(0)), 1));
    assert_eq!(told(&table, "red builds settlement N(0,0) for white").0, "GAME_OVER");
}

#[test]
fn two_022_where_no_neutral_can_settle_a_road_is_built_instead() {
    let mut table = among_neutrals(&format!(
        "red settlement N(2,0), road NE(1,0) NW(2,0) W(2,-1), {RICH}
         turn red, rolled"
    ));
    play(&mut table, "red builds settlement S(2,-2)");
    assert_eq!(listed(&table, "red").len(), 6);
    assert_eq!(told(&table, "red builds settlement N(0,0) for white"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "red builds road W(1,-1) for white; red ends turn");
    assert_eq!((public(&table).roads[2].len(), public(&table).settlements[2].len()), (1, 1));
}

#[test]
fn two_023_neutral_pieces_obey_the_placing_rules_of_their_colour() {
    // Blue stands at the end of two white roads, and one of its own lies at orange's settlement.
    let mut table = two(&format!(
        "white settlement S(1,-2), road W(1,-1) NE(0,0)
         orange settlement N(-1,2)
         blue settlement S(1,-1), road W(0,1)
         red settlement N(2,0), road NE(1,0), {RICH}
         turn red, rolled"
    ));
    play(&mut table, "red builds road NW(2,0)");
    // Passing a foreign building.
    assert_eq!(told(&table, "red builds road W(1,0) for white"), ("ROAD_BLOCKED", "BASE-143".into()));
    assert_eq!(told(&table, "red builds road W(0,1) for orange"), ("PATH_OCCUPIED", "BASE-141".into()));
    assert_eq!(told(&table, "red builds road NE(9,9) for orange"), ("UNKNOWN_PLACE", "BASE-236".into()));
    assert!(!listed(&table, "red").contains(&"red builds road W(1,0) for white".to_owned()));
}

/// Fifteen roads in a row from S(1,-2), around the north and the west.
const FIFTEEN: &str = "NE(0,-1) W(1,-2) NE(0,-2) NW(0,-2) W(0,-2) NE(-1,-1) NW(-1,-1) W(-1,-1) NE(-2,0) NW(-2,0) W(-2,0) \
                       NE(-3,1) W(-2,1) NW(-2,2) NE(-2,1)";

#[test]
fn two_023_a_colour_without_pieces_builds_nothing() {
    let mut table = two(&format!(
        "white settlement S(1,-2), road {FIFTEEN}
         orange settlement N(-1,2)
         red settlement N(2,0), road NE(1,0), {RICH}
         turn red, rolled"
    ));
    play(&mut table, "red builds road NW(2,0)");
    assert_eq!(told(&table, "red builds road W(1,-1) for white"), ("NO_PIECES_LEFT", "BASE-137".into()));
    assert!(listed(&table, "red").iter().all(|action| action.ends_with("for orange")));
    // Five settlements are all there are: orange is asked alone, and it has no place.
    let mut table = two(&format!(
        "white settlement S(1,-2) N(0,-2) S(-1,-2) N(-2,1) N(1,1), road {}
         red settlement N(2,0), road NE(1,0) NW(2,0) W(2,-1), {RICH}
         turn red, rolled",
        FIFTEEN.replace(" NW(-2,2) NE(-2,1)", "")
    ));
    assert_eq!(public(&table).pool[2].settlements, 0);
    play(&mut table, "red builds settlement S(2,-2)");
    assert!(listed(&table, "red").iter().all(|action| action.contains("builds road")));
}

#[test]
fn two_024_where_nothing_is_possible_nothing_is_built() {
    // White has no road left, and orange none on the board.
    let position = format!(
        "white settlement S(1,-2), road {FIFTEEN}
         red settlement N(2,0), road NE(1,0), {RICH}
         turn red, rolled"
    );
    let mut table = two(&position);
    play(&mut table, "red builds road NW(2,0); red builds road W(2,-1)");
    assert!(is_legal(&table, "red ends turn"));
    // White could still settle: its road lies there.
    play(&mut table, "red builds settlement S(2,-2)");
    assert!(listed(&table, "red").iter().all(|action| action.contains("builds settlement")));
    let place = listed(&table, "red").remove(0);
    play(&mut table, &place);
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn two_025_a_city_and_a_card_have_no_counterpart() {
    let mut table = builder();
    play(&mut table, "red builds city N(2,0); red ends turn");
    let mut table = builder();
    play(&mut table, "red buys card; draw knight; red ends turn");
    assert_eq!(public(&table).settlements.map(VertexSet::len), [1, 0, 1, 1]);
}

#[test]
fn two_026_each_free_road_brings_a_neutral_one() {
    let mut table = among_neutrals("red settlement N(2,0), cards road-building\nturn red");
    play(&mut table, "red plays road-building; red builds road NW(2,0)");
    assert_eq!(told(&table, "red builds road NE(1,0)"), ("ACTION_PENDING", "BASE-069".into()));
    // In the middle of it the position is read back.
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()));
    play(&mut table, "red builds road W(1,-1) for white");
    assert_eq!(told(&table, "red rolls"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "red builds road NE(1,0); red builds road NE(0,0) for white; red rolls");
    assert_eq!(public(&table).roads.map(EdgeSet::len), [2, 0, 2, 0]);
}

/// The neutral road takes the only place that the second free road had.
#[test]
fn two_026_a_free_road_without_a_place_is_lost() {
    let mut table = two("
        red    settlement N(0,-2), road NW(0,-2) W(0,-2), cards road-building
        blue   settlement N(-1,-1)
        white  settlement S(1,-2), road NE(0,-1) W(1,-2)
        turn   red
    ");
    play(&mut table, "red plays road-building");
    assert_eq!(listed_with(&table, "road"), ["red builds road NE(0,-2)"]);
    play(&mut table, "red builds road NE(0,-2)");
    assert!(is_legal(&table, "red builds road NW(1,-2) for white"));
    let mut kind = table.clone();
    play(&mut kind, "red builds road W(1,-1) for white");
    assert_eq!(told(&kind, "red rolls"), ("ACTION_PENDING", "BASE-069".into()), "a place is left");
    play(&mut table, "red builds road NW(1,-2) for white; red rolls");
}

#[test]
fn two_028_a_neutral_colour_takes_the_longest_road_and_nobody_scores() {
    let mut table = two(&format!(
        "white settlement S(1,-2), road W(1,-1) NE(0,0) NW(1,0) NE(1,0) NW(2,0)
         red settlement N(-2,0), road NW(-2,0) W(-1,-1) NW(-1,-1) W(0,-2) NW(0,-2), {RICH}
         longest-road red
         turn red, rolled"
    ));
    assert_eq!((public(&table).road_length, points(&table, "red")), ([5, 0, 5, 0], 3));
    // Red lays a branch, and white's sixth road is the longest of all.
    play(&mut table, "red builds road NE(-1,-1)");
    let log = play(&mut table, "red builds road NE(2,0) for white");
    assert_eq!(log, ["white lays a road NE(2,0)", "white takes the Longest Road"]);
    assert_eq!((public(&table).longest_road, public(&table).open_points), (Some(Seat(2)), [1, 0, 0, 0]));
    let text = table.game().write_position(table.state());
    assert!(text.contains("longest-road white\n"), "{text}");
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()));
    // A tie leaves it there, a longer one takes it back.
    play(&mut table, "red builds road NE(0,-2); red builds road W(2,0) for white");
    assert_eq!((public(&table).road_length, public(&table).longest_road), ([6, 0, 6, 0], Some(Seat(2))));
    let log = play(&mut table, "red builds road W(1,-2)");
    assert_eq!(log.last().map(String::as_str), Some("red takes the Longest Road"));
    assert_eq!(public(&table).open_points, [3, 0, 0, 0]);
}

#[test]
fn two_029_neutral_pieces_block_and_interrupt() {
    // White stands in the middle of red's way.
    let mut table = among_neutrals(&format!("red settlement S(1,-3), road W(1,-2) NE(0,-1), {RICH}\nturn red, rolled"));
    assert_eq!(told(&table, "red builds road NW(1,-1)"), ("ROAD_BLOCKED", "BASE-143".into()));
    assert_eq!(told(&table, "red builds settlement S(1,-2)"), ("INTERSECTION_OCCUPIED", "BASE-147".into()));
    play(&mut table, "red builds road NW(0,-1); red builds road W(1,-1) for white");
    assert_eq!(told(&table, "red builds road W(1,-1)"), ("PATH_OCCUPIED", "BASE-141".into()));
    // A neutral settlement cuts blue's Longest Road in two.
    let mut table = two(&format!(
        "white settlement S(1,-2), road W(1,-1) NE(0,0)
         blue road NW(1,0) W(1,0) NW(0,1) NE(-1,1) W(0,0)
         red settlement N(2,1), road NW(2,1) NE(1,1), {RICH}
         turn red, rolled"
    ));
    assert_eq!((public(&table).road_length[1], points(&table, "blue")), (5, 2));
    play(&mut table, "red builds settlement N(1,1)");
    let log = play(&mut table, "red builds settlement S(1,-1) for white");
    assert_eq!(log, ["white settles S(1,-1)", "the Longest Road is set aside"]);
    assert_eq!((public(&table).road_length[1], points(&table, "blue")), (4, 0));
}
