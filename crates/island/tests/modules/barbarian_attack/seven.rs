//! The seven (section 1.13).

use steading_island::rule;

use super::*;
use crate::support::{cards, hand, listed, public};

#[test]
fn barb_118_hands_above_seven_are_halved_first() {
    let position = "
        red    settlement N(0,0), hand 9 ore
        blue   hand 8 wool
        white  hand 7 grain
        turn   red
        ";
    let mut table = played(position, "red rolls 3+4");
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
    assert_eq!(refusal(&table, "red raids blue").code, Code::ActionPending);
    play(&mut table, "blue discards 4 wool; red discards 4 ore");
    assert_eq!(
        (hand(&table, "red"), hand(&table, "blue"), hand(&table, "white")),
        (cards("5 ore"), cards("4 wool"), cards("7 grain"))
    );
    assert_eq!(listed(&table, "red"), ["red raids blue", "red raids white", "red raids nobody"]);
}

/// Also: BARB-121.
#[test]
fn barb_119_then_a_card_is_drawn_from_any_opponent() {
    // Nobody stands anywhere.
    let position = "red hand ore\nblue hand 2 wool grain\nwhite nothing\norange hand brick\nturn red";
    let mut table = played(position, "red rolls 3+4");
    assert_eq!(told(&table, "red raids white"), (Code::NotAVictim, rule::BARB_121));
    assert_eq!(told(&table, "red raids red"), (Code::NotAVictim, rule::BARB_121));
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    play(&mut table, "red raids blue");
    let drawn: BTreeMap<String, u32> = possible(&table).into_iter().collect();
    assert_eq!(drawn, BTreeMap::from([("steal wool".to_owned(), 2), ("steal grain".to_owned(), 1)]));
    play(&mut table, "steal wool");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore wool"), cards("wool grain")));
    assert!(is_legal(&table, "red ends turn"), "one card, and the turn goes on");
}

#[test]
fn barb_120_gold_is_neither_counted_nor_drawn() {
    let position = "red hand 7 ore, gold 9\nblue hand wool, gold 9\nwhite gold 9\nturn red";
    let mut table = played(position, "red rolls 3+4");
    assert_eq!(public(&table).owed, [0; 4]);
    assert_eq!(listed(&table, "red"), ["red raids blue", "red raids nobody"], "gold alone is nothing to draw");
    play(&mut table, "red raids blue");
    assert_eq!(possible(&table).len(), 1);
    play(&mut table, "steal wool");
    assert_eq!(["red", "blue", "white"].map(|name| gold(&table, name)), [9, 9, 9]);
    // What is discarded is cards, too.
    let mut table = played("red hand 8 ore, gold 9\nturn red", "red rolls 3+4; red discards 4 ore");
    assert_eq!((hand(&table, "red"), gold(&table, "red")), (cards("4 ore"), 9));
    play(&mut table, "red ends turn");
}

#[test]
fn barb_121_drawing_may_be_declined_and_is_skipped_where_nobody_has_a_card() {
    let mut table = played("blue hand wool\nturn red", "red rolls 3+4; red raids nobody");
    assert_eq!((hand(&table, "blue"), hand(&table, "red")), (cards("wool"), cards("nothing")));
    play(&mut table, "red ends turn");
    let table = played("red hand wool\nblue gold 3\nturn red", "red rolls 3+4");
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn barb_122_sevens_in_attacks_and_lots_do_nothing_of_the_kind() {
    let position = "
        red        road NE(0,0), hand 8 ore brick lumber wool grain
        blue       hand 9 ore
        barbarians none
        turn       red, rolled
        ";
    let mut table = played(position, "red builds settlement N(0,0); landing 3+4");
    assert_eq!((public(&table).owed, chance(&table).as_str()), ([0; 4], "landing"));
    play(&mut table, "landing 1+1; landing 1+2; landing 6+1; landing 1+3");
    assert!(is_legal(&table, "red ends turn"));
    let position = "
        red        hand 9 ore
        blue       guards W(-2,1), hand 9 ore
        white      guards NE(-3,2)
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    let mut table = played(position, "red ends turn");
    cast(&mut table, &["blue 3+4", "white 5+2"]);
    assert_eq!((public(&table).owed, throwers(&table).len()), ([0; 4], 2));
    cast(&mut table, &["blue 3+4", "white 5+5"]);
    play(&mut table, "losses 3");
    assert_eq!(
        (prisoners(&table, "white"), on_turn(&table).as_str(), hand(&table, "blue")),
        (1, "blue", cards("9 ore"))
    );
}
