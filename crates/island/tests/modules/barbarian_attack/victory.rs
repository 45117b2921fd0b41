//! The end (section 1.15).

use super::*;
use crate::support::{defaults, points, public, seat, table};

/// Four cities and a settlement.
const NINE: &str = "city N(1,1) N(-1,1) S(2,-2) S(0,-2), settlement N(-2,2)";

#[test]
fn barb_131_twelve_points_win_at_once_in_the_own_turn() {
    let ends = |count: u32| {
        let position = format!("red {NINE}, prisoners {count}\nturn orange, rolled");
        let table = played(&position, "orange ends turn");
        (points(&table, "red"), public(&table).winner.is_some())
    };
    assert_eq!((ends(5), ends(6)), ((11, false), (12, true)));
    // In the middle of trade and build: the fifth road.
    let position =
        format!("red {NINE}, prisoners 2, road NE(0,0) NW(1,0) NE(1,0) NW(2,0), hand brick lumber\nturn red, rolled");
    let table = played(&position, "red builds road NE(2,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(seat(&table, "red"))));
    // In the expulsion phase.
    let position = format!("red {NINE}, prisoners 5, guards W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled");
    let mut table = checked(&position);
    play(&mut table, "losses 1");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(seat(&table, "red"))));
}

/// The march is a part of the turn; the expulsion asks nobody, so that its points are claimed in the next turn, if they last.
#[test]
fn barb_131_at_a_table_with_claims_the_march_allows_one_and_the_expulsion_does_not() {
    let claiming = |lines: &str| table(&format!("option victory_claim claim\n{}", attack(lines)));
    let mut marching = claiming(&format!("red {NINE}, prisoners 6, guards W(0,0)\nturn red, rolled"));
    play(&mut marching, "red ends turn");
    assert!(listed_with(&marching, "red", "").contains(&"red claims victory".to_owned()));
    assert_eq!(defaults(&marching), ["red claims victory"]);
    play(&mut marching, "red claims victory");
    assert_eq!(public(&marching).winner, Some(seat(&marching, "red")));
    let mut early = claiming(&format!("red {NINE}, prisoners 5, guards W(0,0)\nturn red, rolled"));
    play(&mut early, "red ends turn");
    assert_eq!(refusal(&early, "red claims victory").code, Code::TooFewPoints);
    assert_eq!(defaults(&early), ["red ends march"]);
    let lines = format!("red {NINE}, prisoners 5, guards W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled");
    let mut later = claiming(&lines);
    play(&mut later, "red ends turn; red ends march; losses 1");
    assert_eq!((points(&later, "red"), public(&later).winner, on_turn(&later).as_str()), (12, None, "blue"));
    let around = ["blue", "white", "orange"].map(|name| format!("{name} rolls 1+1; {name} ends turn")).join("; ");
    play(&mut later, &format!("{around}; red claims victory"));
    assert_eq!(public(&later).winner, Some(seat(&later, "red")));
}

/// Also: BARB-004, BARB-006, BARB-107.
#[test]
fn barb_132_points_are_buildings_longest_road_prisoners_and_the_harbormaster() {
    let road = "road NE(0,0) NW(1,0) NE(1,0) NW(2,0) NE(2,0)";
    let knights = "guards W(0,0) NE(0,0) NW(0,0) W(1,0) W(0,1) W(1,1)";
    let all = format!("red settlement N(0,0) N(-3,2), city N(-1,1) N(2,1), {road}, {knights}, prisoners 5, gold 30");
    let worth = |lines: &str| points(&at(&format!("{lines}\nturn red")), "red");
    assert_eq!(worth(&format!("{all}\nbarbarians none")), 1 + 1 + 2 + 2 + 2 + 2);
    // A captured settlement and a captured city.
    assert_eq!(worth(&format!("{all}\nbarbarians (-2,1) 3")), 9);
    assert_eq!(worth(&format!("{all}\nbarbarians (2,0) 3")), 8);
    // The variant adds its card: three harbour points at N(-3,2) and N(2,1).
    let master = format!("option variants harbormaster\n{}", attack(&format!("{all}\nbarbarians none\nturn red")));
    assert_eq!(points(&table(&master), "red"), 12);
}

#[test]
fn barb_133_points_of_another_turn_win_in_the_own_one_if_they_last() {
    // In blue's turn red's knight takes the prisoner that makes twelve.
    let position = format!("red {NINE}, prisoners 5, guards W(-2,1)\nbarbarians (-2,1) 1\nturn blue, rolled");
    let mut table = played(&position, "blue ends turn; losses 1");
    assert_eq!((points(&table, "red"), public(&table).winner, on_turn(&table).as_str()), (12, None, "white"));
    play(&mut table, "white rolls 1+1; white ends turn; orange rolls 1+1; orange ends turn");
    assert_eq!(public(&table).winner, Some(seat(&table, "red")));
    // A settlement that is captured meanwhile.
    let lost = position.replace("settlement N(-2,2)", "settlement N(1,2)")
        + "\norange road NE(0,0), hand brick lumber wool grain";
    let lost = lost.replace("barbarians (-2,1) 1", "barbarians (-2,1) 1, (1,1) 2");
    let mut table = played(&lost, "blue ends turn; losses 1; white rolls 1+1; white ends turn; orange rolls 1+1");
    play(&mut table, "orange builds settlement N(0,0); landing 5+6; landing 1+2; landing 1+3; orange ends turn");
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
}

#[test]
fn barb_134_in_the_expulsion_the_points_are_judged_after_each_victory_and_its_losses() {
    let position =
        format!("red {NINE}, prisoners 5, guards W(-2,1) W(-2,0)\nbarbarians (-2,1) 1, (-2,0) 1\nturn red, rolled");
    let mut table = checked(&position);
    assert_eq!((points(&table, "red"), public(&table).winner, chance(&table).as_str()), (12, None, "losses"));
    play(&mut table, "losses 2");
    assert_eq!(
        (public(&table).winner, on(&table, "(-2,0)")),
        (Some(seat(&table, "red")), 1),
        "the next hex is not reached"
    );
    assert_eq!(guards(&table, "red"), ["W(-2,0)"], "the losses were suffered");
    // A turn that begins with enough points is won before the roll.
    let table = played(&format!("red {NINE}, prisoners 6\nturn orange, rolled"), "orange ends turn");
    assert_eq!(table.next(), Next::Over);
}
