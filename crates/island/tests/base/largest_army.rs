//! The Largest Army (section 1.21).

use steading_game::{Seat, Table};
use steading_island::Island;

use crate::support::*;

/// A round in which nobody does anything, from red's roll on.
const QUIET_ROUND: &str =
    "red rolls 1+1; red ends turn; blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn
                           orange rolls 1+1; orange ends turn";

fn keeper(table: &Table<Island>) -> Option<Seat> {
    public(table).largest_army
}

#[test]
fn base_212_the_third_knight_takes_the_card_and_the_second_does_not() {
    let second = after("red cards knight, knights 1\nturn red", "red plays knight");
    assert_eq!((keeper(&second), points(&second, "red")), (None, 0));
    let mut table = table("red cards knight, knights 2\nturn red");
    assert_eq!(play(&mut table, "red plays knight"), ["red plays knight", "red takes the Largest Army"]);
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 2));
}

/// Also: BASE-213, BASE-214.
#[test]
fn base_ex_15_the_army_goes_to_strictly_more_knights() {
    let mut table = table("red cards knight, knights 2\nblue cards 2 knight, knights 2\nturn red");
    play(&mut table, "red plays knight; red moves robber (1,0); red rolls 1+1; red ends turn");
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 2));
    assert_eq!(play(&mut table, "blue plays knight"), ["blue plays knight"]);
    assert_eq!((public(&table).knights, keeper(&table)), ([3, 3, 0, 0], Some(Seat(0))));
    play(
        &mut table,
        "blue moves robber (0,0); blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn
         orange rolls 1+1; orange ends turn; red rolls 1+1; red ends turn",
    );
    assert_eq!(play(&mut table, "blue plays knight"), ["blue plays knight", "blue takes the Largest Army"]);
    assert_eq!(public(&table).knights, [3, 4, 0, 0]);
    assert_eq!((keeper(&table), points(&table, "red"), points(&table, "blue")), (Some(Seat(1)), 0, 2));
}

#[test]
fn base_213_a_holder_who_plays_more_knights_gains_nothing_new() {
    let mut table = table("red cards knight, knights 3\nblue knights 2\nturn red");
    assert_eq!(play(&mut table, "red plays knight"), ["red plays knight"]);
    assert_eq!((keeper(&table), points(&table, "red")), (Some(Seat(0)), 2));
}

#[test]
fn base_214_equal_numbers_leave_the_card() {
    let after = after("red cards knight, knights 3\nblue knights 4\nturn red", "red plays knight");
    assert_eq!((public(&after).knights, keeper(&after)), ([4, 4, 0, 0], Some(Seat(1))));
}

#[test]
fn base_215_only_played_knights_count() {
    let position = "red cards 5 knight, knights 2\nblue cards knight, knights 2\nturn blue";
    assert_eq!(keeper(&table(position)), None);
    assert_eq!(keeper(&after(position, "blue plays knight")), Some(Seat(1)));
}

/// Also: BASE-175.
#[test]
fn base_216_the_card_is_never_set_aside_and_knights_stay() {
    let mut table = table("red knights 3\nblue cards knight, knights 2\nwhite cards knight, knights 2\nturn red");
    play(&mut table, QUIET_ROUND);
    assert_eq!(keeper(&table), Some(Seat(0)));
    play(
        &mut table,
        "red rolls 1+1; red ends turn; blue plays knight; blue moves robber (1,0); blue rolls 1+1; blue ends turn
         white plays knight; white moves robber (0,0)",
    );
    assert_eq!((public(&table).knights, keeper(&table)), ([3, 3, 3, 0], Some(Seat(0))));
    assert_eq!(points(&table, "red"), 2);
}
