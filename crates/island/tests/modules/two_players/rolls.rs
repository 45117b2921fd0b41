//! Section 5.2: production.

use steading_game::{Next, Seat};

use super::*;
use crate::support::*;

/// Red lives at the 8 and the 10 in the east, blue at the 5 and the 11 in the south.
const COASTS: &str = "red settlement N(2,0)\nblue settlement S(1,1)\n";

/// Also: TWO-012.
#[test]
fn two_010_the_player_rolls_twice_and_both_numbers_count() {
    let mut table = among_neutrals(&format!("{COASTS}turn red"));
    assert_eq!(play(&mut table, "red rolls 4+4"), ["red rolls 4+4 = 8", "red gains 1 ore"]);
    assert_eq!(table.next(), Next::Chance);
    assert_eq!(play(&mut table, "dice 2+3"), ["red rolls 2+3 = 5", "blue gains 1 wool"]);
    assert_eq!(public(&table).dice, [2, 3]);
    assert_eq!(told(&table, "red rolls"), ("ALREADY_ROLLED", "BASE-063".into()));
    // So does the other player.
    play(&mut table, "red ends turn; blue rolls 4+4; dice 5+6; blue ends turn");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("2 ore"), cards("2 wool")));
}

/// Also: TWO-011.
#[test]
fn two_ex_01_an_equal_second_throw_is_made_again() {
    let mut table = among_neutrals(&format!("{COASTS}turn red"));
    play(&mut table, "red rolls 4+4");
    assert_eq!(play(&mut table, "dice 4+4"), ["red rolls 4+4 = 8"]);
    // Other dice with the same sum are equal too.
    assert_eq!(play(&mut table, "dice 2+6"), ["red rolls 2+6 = 8"]);
    assert_eq!((table.next(), hand(&table, "red")), (Next::Chance, cards("ore")));
    assert_eq!(play(&mut table, "dice 1+4"), ["red rolls 1+4 = 5", "blue gains 1 wool"]);
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn two_011_only_the_second_throw_is_compared() {
    // The throw of the turn before does not matter.
    let mut table = among_neutrals(&format!("{COASTS}turn red"));
    play(&mut table, "red rolls 4+4; dice 2+3; red ends turn; blue rolls 2+3; dice 4+4");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("2 ore"), cards("2 wool")));
    // A position in the middle of it is read back.
    let position = "turn red, rolled 4+4\nframes turn, two-players first-number 8, dice";
    let mut middle = among_neutrals(&format!("{COASTS}{position}"));
    play(&mut middle, "dice 3+5");
    assert_eq!(middle.next(), Next::Chance);
    for wrong in [
        "turn red, rolled 4+4\nframes turn, dice",
        "turn red\nframes turn, dice",
        "turn red, rolled 4+4\nframes turn, two-players first-number 9, dice",
        "turn red, rolled 4+4\nframes turn, two-players second-number, dice",
        "turn red\nframes turn, two-players first-number 8, dice",
        "turn red, rolled 4+4\nframes turn, two-players second-number",
        "turn red, rolled 4+4\nframes turn, two-players first-number 8",
        "turn red\nframes turn, two-players second-number, move-robber",
    ] {
        assert!(steading_game::Notation::parse_position(middle.game(), wrong).is_err(), "{wrong}");
    }
}

#[test]
fn two_012_the_first_result_is_carried_out_before_the_second_roll() {
    let mut table = among_neutrals(
        "red settlement N(2,0), hand 8 wool
         blue settlement S(1,1), hand 2 grain
         turn red",
    );
    play(&mut table, "red rolls 3+4");
    assert_eq!(table.next(), Next::Seats(steading_game::SeatSet::only(Seat(0))));
    play(&mut table, "red discards 4 wool; red moves robber (1,1)");
    assert_eq!(play(&mut table, "steal grain"), ["red steals 1 grain from blue"]);
    // The robber blocks the second number already.
    assert_eq!(play(&mut table, "dice 2+3"), ["red rolls 2+3 = 5"]);
    assert_eq!(hand(&table, "blue"), cards("grain"));
}

#[test]
fn two_013_two_sevens_are_never_carried_out() {
    let mut table = among_neutrals(&format!("{COASTS}turn red"));
    play(&mut table, "red rolls 3+4; red moves robber (0,1)");
    assert_eq!(play(&mut table, "dice 1+6"), ["red rolls 1+6 = 7"]);
    assert_eq!(table.next(), Next::Chance);
    // A seven as the second number has its effect.
    let mut table = among_neutrals(&format!("{COASTS}turn red"));
    play(&mut table, "red rolls 4+4; dice 3+4");
    assert_eq!(told(&table, "red ends turn").0, "ACTION_PENDING");
    play(&mut table, "red moves robber (0,1); red ends turn");
}

#[test]
fn two_014_neutral_buildings_receive_nothing() {
    // White stands at the 2, the 4 and the 6, red at the 4 as well; the bank is full.
    let mut table = among_neutrals("red settlement S(2,-2)\nturn red");
    assert_eq!(play(&mut table, "red rolls 2+2"), ["red rolls 2+2 = 4", "red gains 1 wool"]);
    assert_eq!(play(&mut table, "dice 3+3"), ["red rolls 3+3 = 6"]);
    // Nor do they make the bank short.
    let mut short = two("option bank_limit 1\nwhite settlement S(1,-2)\nred settlement S(2,-2)\nturn red");
    assert_eq!(play(&mut short, "red rolls 2+2"), ["red rolls 2+2 = 4", "red gains 1 wool"]);
    // Neither harbours nor points.
    let table = among_neutrals("turn red");
    assert_eq!(
        (public(&table).open_points, public(&table).rates[2]),
        ([0; 4], cards("4 brick 4 lumber 4 wool 4 grain 4 ore"))
    );
    let harbour = two("white settlement N(0,-2)\nturn red");
    assert_eq!(public(&harbour).rates[2], cards("4 brick 4 lumber 4 wool 4 grain 4 ore"));
    assert_eq!(public(&harbour).open_points, [0; 4]);
}

#[test]
fn two_015_neutral_colours_are_not_robbed_and_do_not_trade() {
    let mut table = among_neutrals("red settlement N(2,0), hand 9 ore\nblue hand grain\nturn red, rolled");
    assert_eq!(told(&table, "red robs blue").0, "WRONG_PHASE");
    assert!(table.clone().enter_text("red offers ore for grain to white").is_err());
    play(&mut table, "red ends turn; blue rolls 3+4");
    // Only red owes a discard.
    assert_eq!(table.next(), Next::Seats(steading_game::SeatSet::only(Seat(0))));
    // White alone lives at (1,-1): nobody is robbed, and the second roll follows.
    assert_eq!(
        play(&mut table, "red discards 4 ore; blue moves robber (1,-1)"),
        ["red discards 4 ore", "blue moves the robber to (1,-1)"]
    );
    assert_eq!(table.next(), Next::Chance);
}

#[test]
fn two_016_no_development_card_between_the_rolls() {
    let position = "red settlement N(2,0), cards 2 monopoly\nblue settlement S(1,1)\nturn red";
    assert!(is_legal(&among_neutrals(position), "red plays monopoly ore"));
    let mut table = among_neutrals(position);
    play(&mut table, "red rolls 4+4");
    assert_eq!(told(&table, "red plays monopoly ore"), ("ACTION_PENDING", "BASE-069".into()));
    // Nor when the first seven asks for the robber.
    let mut seven = among_neutrals(position);
    play(&mut seven, "red rolls 3+4");
    assert_eq!(told(&seven, "red plays monopoly ore"), ("ACTION_PENDING", "BASE-069".into()));
    play(&mut table, "dice 2+3");
    assert!(is_legal(&table, "red plays monopoly ore"));
}
