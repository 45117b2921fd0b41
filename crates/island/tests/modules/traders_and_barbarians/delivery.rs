//! Delivery (section 2.7).

use steading_game::{Next, Notation};

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

#[test]
fn trade_059_the_order_is_carried_out_on_the_plaza_and_not_before() {
    let mut table = driving("wagon N(-1,0), level 5, gold 0, cargo marble", AWAY);
    play(&mut table, "red drives wagon S(-1,-1)");
    assert_eq!((delivered(&table, "red"), item(&table, "red", "cargo")), (0, "marble".to_owned()), "at its corner");
    play(&mut table, "red drives wagon Plaza(castle)");
    assert_eq!(delivered(&table, "red"), 1);
}

/// A point, the gold of the level, the new token, and the end. Also: TRADE-104.
#[test]
fn trade_060_a_delivery_brings_a_point_gold_by_level_and_a_new_token() {
    for (level, gold) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
        let red = format!("wagon N(-2,0), level {level}, gold 1, cargo glass");
        let mut table = driving(&red, AWAY);
        let before = points(&table, "red");
        assert_eq!(before, i16::from(level == 5), "what is carried counts nothing");
        let mut log = play(&mut table, "red drives wagon Plaza(castle)");
        assert_eq!((points(&table, "red") - before, purse(&table, "red")), (1, 1 + gold), "level {level}");
        assert_eq!((table.next(), item(&table, "red", "cargo")), (Next::Chance, String::new()));
        log.extend(play(&mut table, "cargo tools"));
        assert_eq!((item(&table, "red", "cargo"), on_turn(&table)), ("tools".to_owned(), "blue".to_owned()));
        // The new token is of this trade hex, and comes last.
        let place = |word: &str| log.iter().position(|line| line.contains(word)).unwrap_or_else(|| panic!("{log:?}"));
        assert!(place("gold") < place("tools"), "{log:?}");
    }
    let others = driven("wagon N(-2,0), cargo glass", AWAY, "red drives wagon Plaza(castle)");
    assert_eq!(["blue", "white", "orange"].map(|name| points(&others, name)), [0; 3]);
}

/// Red has twelve points.
const TWELVE: &str = "city N(0,1) N(2,0) N(2,-1) N(0,-1), settlement S(-2,1) N(-2,3) N(0,2), delivered 1";

#[test]
fn trade_061_a_game_that_is_won_draws_no_token() {
    let red = format!("wagon N(-2,0), level 1, gold 0, cargo glass, {TWELVE}");
    let mut table = driving(&red, AWAY);
    assert_eq!(points(&table, "red"), 12);
    let log = play(&mut table, "red drives wagon Plaza(castle)");
    assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(seat(&table, "red"))));
    assert_eq!((purse(&table, "red"), points(&table, "red"), item(&table, "red", "cargo")), (1, 13, String::new()));
    assert!(log.last().is_some_and(|line| line.contains("red wins")), "{log:?}");
    // With eleven it goes on, and a token is drawn.
    let red = red.replace(" N(0,2)", "");
    let table = driven(&red, AWAY, "red drives wagon Plaza(castle)");
    assert_eq!((table.next(), points(&table, "red")), (Next::Chance, 12));
}

/// With seven points and own roads all the way there would be points for a second plaza, but the first ends the movement.
#[test]
fn trade_062_there_is_one_delivery_in_a_movement() {
    let red = "wagon S(-1,-1), level 4, cargo glass, road Spoke(castle,S(-1,-1)) Spoke(castle,N(-2,0))";
    let mut table = driven(red, AWAY, "red drives wagon Plaza(castle); cargo sand");
    assert_eq!((delivered(&table, "red"), on_turn(&table)), (1, "blue".to_owned()));
    assert_eq!(code(&table, "red drives wagon N(-2,0)"), "NOT_YOUR_TURN");
    play(&mut table, "blue rolls 1+3");
}

#[test]
fn trade_063_delivered_tokens_are_never_lost() {
    let position = "
        red   wagon N(0,0), delivered 3, hand 9 wool, road W(0,0)
        blue  wagon N(0,0)
        turn  blue
    ";
    let moves =
        "blue rolls 3+4; red discards 4 wool; blue moves barbarian NW(-1,0) W(0,0); blue takes card; steal wool";
    let table = played(position, moves);
    assert_eq!((delivered(&table, "red"), points(&table, "red"), hand(&table, "red")), (3, 3, cards("4 wool")));
    // They do not go back to a stack either: what a hex has drawn before stays away.
    let lines = format!("{AWAY}\nstacks castle 1 sand 0 tools, quarry 6 marble 6 sand, glassworks 6 glass 6 tools");
    let mut table = driven("wagon N(-2,0), cargo glass", &lines, "red drives wagon Plaza(castle)");
    assert_eq!(possible(&table), [("cargo sand".to_owned(), 1)]);
    play(&mut table, "cargo sand");
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
}

#[test]
fn trade_ex_07_marble_at_the_castle_with_a_wagon_of_level_three() {
    let red = "wagon N(-2,0), level 3, gold 2, cargo marble, road Spoke(castle,N(-2,0))";
    let mut table = driven(red, AWAY, "red drives wagon Plaza(castle)");
    assert_eq!((points(&table, "red"), purse(&table, "red")), (1, 5));
    let drawn: Vec<String> = possible(&table).into_iter().map(|(outcome, _)| outcome).collect();
    assert_eq!(drawn, ["cargo sand", "cargo tools"]);
    play(&mut table, "cargo sand");
    assert_eq!(on_turn(&table), "blue", "five points are lost");
}
