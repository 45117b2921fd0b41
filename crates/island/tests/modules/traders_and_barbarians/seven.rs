//! Seven, two and twelve (section 2.10).

use steading_game::{Next, SeatSet};

use super::*;
use crate::support::*;

#[test]
fn trade_081_on_a_seven_hands_above_seven_are_halved_and_gold_does_not_count() {
    let position = "
        red    wagon N(0,0), hand 9 wool, gold 20
        blue   hand 8 ore
        white  hand 7 grain, gold 9
        orange settlement N(0,0)
        turn   red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls 3+4");
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
    play(&mut table, "red discards 4 wool; blue discards 4 ore");
    assert_eq!((hand(&table, "red"), purse(&table, "red")), (cards("5 wool"), 20));
    assert_eq!((hand(&table, "white"), purse(&table, "white")), (cards("7 grain"), 9));
    assert!(hand(&table, "orange").is_empty(), "and nothing is produced");
}

/// Also: TRADE-119.
#[test]
fn trade_082_then_the_player_must_move_one_of_the_barbarians() {
    let position = "red wagon N(0,0), hand 8 wool, cards knight\nblue wagon N(0,0)\nturn red";
    let mut table = played(position, "red rolls 3+4");
    assert_eq!(code(&table, "red moves barbarian NW(-1,0) W(0,0)"), "ACTION_PENDING", "discards come first");
    play(&mut table, "red discards 4 wool");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "red"))));
    for other in ["red ends turn", "red plays knight", "red banks 4 wool for ore", "red upgrades wagon"] {
        assert_eq!(code(&table, other), "ACTION_PENDING", "{other}");
    }
    assert_eq!(code(&table, "blue moves barbarian NW(-1,0) W(0,0)"), "NOT_YOUR_TURN");
    // Any of the three, to any other path without one.
    for (from, after) in [
        ("NW(-1,0)", "W(0,0) W(2,-1) NE(-1,2)"),
        ("W(2,-1)", "NW(-1,0) W(0,0) NE(-1,2)"),
        ("NE(-1,2)", "NW(-1,0) W(2,-1) W(0,0)"),
    ] {
        let mut table = table.clone();
        play(&mut table, &format!("red moves barbarian {from} W(0,0)"));
        assert_eq!(raiders(&table), after);
        assert!(is_legal(&table, "red ends turn"));
    }
    assert_eq!(code(&table, "red moves barbarian NW(-1,0) NW(-1,0)"), "BARBARIAN_THERE");
    assert_eq!(code(&table, "red moves barbarian W(0,0) NW(0,0)"), "NO_BARBARIAN");
}

/// Roads of all kinds: red's own, blue's, and white's, who has no card.
const ROADS: &str = "
    red   wagon N(0,0), road W(0,0)
    blue  road NW(0,0), hand 2 ore wool, gold 9, cards knight
    white road NE(0,0), gold 3, cards knight
    turn  red
";

/// Also: TRADE-086.
#[test]
fn trade_083_on_a_foreign_road_a_card_may_be_drawn() {
    let mut table = played(ROADS, "red rolls 3+4; red moves barbarian NW(-1,0) NW(0,0)");
    assert_eq!(listed(&table, "red"), ["red takes card", "red takes no card"]);
    assert_eq!(code(&table, "red ends turn"), "ACTION_PENDING");
    let mut declined = table.clone();
    play(&mut declined, "red takes no card");
    assert_eq!((hand(&declined, "blue"), hand(&declined, "red")), (cards("2 ore wool"), cards("nothing")));
    assert!(is_legal(&declined, "red ends turn"));
    play(&mut table, "red takes card");
    assert_eq!(possible(&table), [("steal ore".to_owned(), 2), ("steal wool".to_owned(), 1)], "a card, never gold");
    play(&mut table, "steal ore");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("ore wool")));
    assert_eq!((purse(&table, "blue"), is_legal(&table, "red ends turn")), (9, true));
}

#[test]
fn trade_083_an_own_road_a_bare_path_and_an_empty_hand_bring_nothing() {
    for path in ["W(0,0)", "W(1,1)", "Spoke(castle,N(-2,0))", "NE(0,0)"] {
        let table = played(ROADS, &format!("red rolls 3+4; red moves barbarian NW(-1,0) {path}"));
        assert!(is_legal(&table, "red ends turn"), "{path}");
        assert!(!is_legal(&table, "red takes card"), "{path}");
    }
}

#[test]
fn trade_083_it_does_not_matter_who_lives_beside_the_path() {
    // White's settlement stands at the end of blue's road: the road's owner loses the card.
    let position = ROADS.replace("white road NE(0,0)", "white settlement N(0,0), hand 3 grain");
    let table = played(&position, "red rolls 3+4; red moves barbarian NW(-1,0) NW(0,0); red takes card");
    assert!(!is_legal(&table, "steal grain") && is_legal(&table, "steal wool"));
}

/// Also: TRADE-EX-10.
#[test]
fn trade_084_a_two_and_a_twelve_are_thrown_again() {
    // N(-1,0) touches the 4, the 6 and the 3.
    let mut table = at("red wagon N(0,0), settlement N(-1,0)\nturn red");
    play(&mut table, "red rolls 1+1");
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "dice 6+6");
    assert_eq!((table.next(), hand(&table, "red").is_empty()), (Next::Chance, true));
    play(&mut table, "dice 1+1; dice 1+3");
    assert_eq!(hand(&table, "red"), cards("brick"));
    assert_eq!(public(&table).dice, [1, 3]);
    assert_eq!(code(&table, "red rolls"), "ALREADY_ROLLED");
    // A seven after it is a seven.
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 6+6; dice 3+4");
    assert_eq!(code(&seven, "red ends turn"), "ACTION_PENDING");
    // An eleven and a three are thrown once.
    for dice in ["5+6", "1+2"] {
        assert!(is_legal(&played("red wagon N(0,0)\nturn red", &format!("red rolls {dice}")), "red ends turn"));
    }
}

/// The throw for the first turn is no production: a two is low and a twelve is high.
#[test]
fn trade_084_the_throw_for_the_first_turn_is_not_repeated() {
    let mut table = start("scenario traders_and_barbarians\nsetup explicit\nboard beginner\nfirst_player dice");
    play(&mut table, "dice 1+1; dice 6+6; dice 5+6; dice 1+2");
    assert!(is_legal(&table, "blue founds settlement N(0,0)"));
}

#[test]
fn trade_ex_10_only_the_nine_counts() {
    // S(0,1) touches the forest of the 9; nothing has a 2 or a 12.
    let mut table = at("red wagon N(0,0), settlement S(0,1)\nturn red");
    play(&mut table, "red rolls 6+6; dice 1+1; dice 4+5");
    assert_eq!((hand(&table, "red"), public(&table).dice), (cards("lumber"), [4, 5]));
}
