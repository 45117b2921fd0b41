//! The end (section 2.13).

use steading_game::Next;

use super::*;
use crate::support::*;

/// Eleven points in buildings.
const ELEVEN: &str = "city N(0,1) N(2,0) N(2,-1) N(0,-1), settlement S(-2,1) N(-2,3) N(0,2)";

/// Also: TRADE-067.
#[test]
fn trade_101_thirteen_points_win_at_once_in_the_own_turn() {
    let position = |more: &str| {
        format!("red wagon N(0,0), {ELEVEN}, {more}, road W(2,-1), hand brick lumber wool grain\nturn red, rolled")
    };
    let twelve = position("level 1");
    let mut table = at(&twelve);
    assert_eq!(points(&table, "red"), 11);
    play(&mut table, "red builds settlement N(1,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, None));
    let mut table = at(&position("level 5"));
    let log = play(&mut table, "red builds settlement N(1,0)");
    assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(seat(&table, "red"))));
    assert_eq!(log.last().map(String::as_str), Some("red wins with 13 points"));
}

/// Two knights lie open; the third makes the Largest Army while the wagon moves. Also: TRADE-107.
#[test]
fn trade_101_a_knight_between_two_steps_may_win() {
    let red = format!("wagon N(0,0), {ELEVEN}, knights 2, cards knight");
    let mut table = driving(&red, "");
    play(&mut table, "red plays knight");
    assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(seat(&table, "red"))));
}

/// Where victory is claimed, a delivery leaves time for it, whatever cards are held. Also: TRADE-060, TRADE-111.
#[test]
fn trade_101_a_delivery_can_be_claimed_before_the_turn_passes() {
    let at_the_plaza = |more: &str| {
        let red = format!("red wagon N(-2,0), {ELEVEN}, {more}cargo glass");
        let position = format!("option victory_claim claim\n{red}\nblue wagon N(0,0)\nturn red, rolled");
        played(&position, "red ends turn; red drives wagon Plaza(castle); cargo sand")
    };
    let mut table = at_the_plaza("delivered 1, ");
    assert_eq!((public(&table).winner, on_turn(&table)), (None, "red".to_owned()));
    assert_eq!(listed(&table, "red"), ["red claims victory", "red stops wagon"]);
    assert_eq!(defaults(&table), ["red claims victory"]);
    play(&mut table, "red claims victory");
    assert_eq!(public(&table).winner, Some(seat(&table, "red")));
    // The question comes with fewer points too, so it tells nothing.
    let fewer = at_the_plaza("");
    assert_eq!(listed(&fewer, "red"), ["red stops wagon"]);
    assert_eq!(
        (defaults(&fewer), code(&fewer, "red claims victory")),
        (vec!["red stops wagon".to_owned()], "TOO_FEW_POINTS")
    );
}

#[test]
fn trade_102_what_points_are_made_of() {
    let worth = |items: &str| points(&at(&format!("red wagon N(0,0){items}\nturn red")), "red");
    assert_eq!(worth(""), 0);
    for (items, points) in [
        (", settlement N(0,1) N(2,0)", 2),
        (", city N(0,1) N(2,0)", 4),
        (", delivered 3", 3),
        (", level 5", 1),
        (", level 4", 0),
        (", cards 2 victory-point", 2),
        (", knights 3", 2),
        (", knights 2", 0),
        (", gold 40", 0),
        (", cargo glass", 0),
        (", road W(-1,-1) NW(-1,-1) W(0,-2) NW(0,-2) NE(0,-2) NW(1,-2) NE(1,-2)", 0),
        (", settlement N(0,1), city N(2,0), delivered 3, level 5, cards victory-point, knights 3", 10),
    ] {
        assert_eq!(worth(items), points, "{items}");
    }
}

/// In a game for two red gives a knight away, and blue has the Largest Army in red's turn.
#[test]
fn trade_103_points_of_another_turn_count_when_the_own_turn_begins() {
    let mut table = table(&format!(
        "{PLAYED}option variants two_players\noption colours red blue
         red  wagon N(0,0), knights 3
         blue wagon N(0,0), {ELEVEN}, knights 3
         largest-army red
         turn red, rolled"
    ));
    play(&mut table, "red retires knight");
    assert_eq!((points(&table, "blue"), public(&table).winner), (13, None));
    play(&mut table, "red ends turn");
    assert_eq!(public(&table).winner, None, "while red's wagon moves, too");
    let log = play(&mut table, "red stops wagon");
    assert_eq!(public(&table).winner, Some(seat(&table, "blue")), "{log:?}");
}

#[test]
fn trade_104_a_token_that_is_carried_counts_nothing() {
    let red = format!("wagon N(-2,0), {ELEVEN}, delivered 1, cargo glass");
    let table = driving(&red, "");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, None));
    let mut delivered = table;
    play(&mut delivered, "red drives wagon Plaza(castle)");
    assert_eq!((points(&delivered, "red"), public(&delivered).winner), (13, Some(seat(&delivered, "red"))));
}

#[test]
fn trade_ex_11_the_fifth_level_wins_in_the_build_phase() {
    let position =
        format!("red wagon N(0,0), {ELEVEN}, delivered 1, level 4, hand 2 lumber wool ore\nturn red, rolled");
    let mut table = at(&position);
    assert_eq!(points(&table, "red"), 12);
    play(&mut table, "red upgrades wagon");
    assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(seat(&table, "red"))));
}
