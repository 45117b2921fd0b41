//! The order of a turn (section 2.4), and how the movement begins and ends.

use steading_game::{Next, SeatSet};

use super::*;
use crate::support::*;

const RICH: &str = "hand 9 brick 9 lumber 9 wool 9 grain 9 ore";

#[test]
fn trade_033_production_trade_and_build_movement_and_the_turn_passes() {
    let mut table = at(&format!("red wagon S(0,-1), settlement N(2,0), {RICH}\nblue wagon N(0,0)\nturn red"));
    assert_eq!(code(&table, "red ends turn"), "ROLL_FIRST");
    assert!(!is_legal(&table, "red drives wagon N(0,0)"));
    play(&mut table, "red rolls 4+4; red banks 4 wool for ore; red builds road NW(2,0)");
    assert_eq!(code(&table, "red drives wagon N(0,0)"), "WRONG_PHASE");
    play(&mut table, "red ends turn");
    assert_eq!(on_turn(&table), "red", "the wagon comes first");
    play(&mut table, "red drives wagon N(0,0); red stops wagon");
    assert_eq!((on_turn(&table), table.next()), ("blue".to_owned(), Next::Seats(SeatSet::only(seat(&table, "blue")))));
    assert!(is_legal(&table, "blue rolls"));
    assert_eq!(item(&table, "red", "wagon"), "N(0,0)");
}

/// Also: TRADE-119.
#[test]
fn trade_034_moving_is_voluntary_and_closes_trade_building_upgrades_and_purchases() {
    let table = driving(
        &format!("wagon S(0,-1), settlement N(2,0), road NW(2,0) W(2,0), cards road-building, gold 5, {RICH}"),
        "blue hand ore, wagon N(0,0)",
    );
    for action in [
        "red banks 4 wool for ore",
        "red banks 4 wool for gold",
        "red offers 1 wool for 1 ore to blue",
        "blue offers 1 ore for 1 wool to red",
        "red builds road NE(1,0)",
        "red builds settlement N(1,1)",
        "red builds city N(2,0)",
        "red buys card",
        "red upgrades wagon",
        "red buys ore for gold",
        "red rolls",
        "red ends turn",
    ] {
        assert!(!is_legal(&table, action), "{action}");
    }
    for action in ["red banks 4 wool for ore", "red builds road NE(1,0)", "red upgrades wagon", "red buys ore for gold"]
    {
        assert_eq!(code(&table, action), "WRONG_PHASE", "{action}");
    }
    // The same before it is over, when the wagon has gone a step.
    let mut gone = table.clone();
    play(&mut gone, "red drives wagon N(0,0)");
    assert!(!is_legal(&gone, "red banks 4 wool for ore") && !is_legal(&gone, "red upgrades wagon"));
    // All of it was allowed before, and nobody has to drive.
    let before = at(&format!(
        "red wagon S(0,-1), settlement N(2,0), road NW(2,0) W(2,0), gold 5, {RICH}\nblue hand ore\nturn red, rolled"
    ));
    for action in ["red banks 4 wool for ore", "red builds road NE(1,0)", "red upgrades wagon", "red buys ore for gold"]
    {
        assert!(is_legal(&before, action), "{action}");
    }
    let mut stopped = table;
    play(&mut stopped, "red stops wagon");
    assert_eq!((on_turn(&stopped), item(&stopped, "red", "wagon")), ("blue".to_owned(), "S(0,-1)".to_owned()));
}

#[test]
fn trade_035_only_the_own_wagon_moves_and_only_in_the_own_turn() {
    let mut table = driving("wagon S(0,-1)", "blue wagon N(1,0)");
    assert_eq!(code(&table, "blue drives wagon S(1,-1)"), "NOT_YOUR_TURN");
    assert_eq!(code(&table, "blue stops wagon"), "NOT_YOUR_TURN");
    // S(1,-1) is two paths from red's wagon and one from blue's: it is red's that comes.
    play(&mut table, "red drives wagon S(1,-1)");
    assert_eq!((item(&table, "red", "wagon"), item(&table, "blue", "wagon")), ("S(1,-1)".into(), "N(1,0)".into()));
    assert!(listed(&table, "blue").is_empty());
}

#[test]
fn trade_108_the_end_of_the_phase_opens_the_movement_and_ends_offers() {
    let position = "
        red   wagon S(0,-1), hand wool
        blue  hand ore
        turn  red, rolled
        offer 1 wool for 1 ore to blue
    ";
    let mut table = at(position);
    assert!(public(&table).trade.is_open && is_legal(&table, "blue accepts red"));
    play(&mut table, "red ends turn");
    assert!(!public(&table).trade.is_open);
    assert!(!is_legal(&table, "blue accepts red"));
    // One decision, two paths; what is left is there for another one.
    let mut far = driving("wagon S(0,-1), level 3", "");
    play(&mut far, "red drives wagon S(1,-2)");
    assert_eq!((item(&far, "red", "wagon"), left(&far), on_turn(&far)), ("S(1,-2)".into(), 2, "red".into()));
    play(&mut far, "red drives wagon N(1,-1)");
    assert_eq!((left(&far), on_turn(&far)), (0, "red".to_owned()), "only a stop ends it");
    assert_eq!(listed(&far, "red"), ["red stops wagon"]);
}

/// Nothing can be done with the wagon, and yet red says that it stops.
#[test]
fn trade_108_the_player_is_always_asked() {
    let table = driving("wagon S(0,-1), gold 0", "blue road NE(-1,0) NW(0,0) W(0,0)");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "red"))));
    assert_eq!(listed(&table, "red"), ["red stops wagon"]);
}
