//! Barbarian Attack with event cards (section 7.1).

use steading_island::rule;
use steading_testing::script::asked;

use super::*;
use crate::support::{cards, hand, listed, public};

fn drawn(lines: &str, moves: &str) -> Table<Island> {
    played(&format!("option variants event_cards\n{lines}"), moves)
}

/// Also: COMBO-040.
#[test]
fn barb_combo_13_a_robber_attack_halves_hands_and_draws_a_card() {
    let lines = "red hand ore\nblue hand 8 wool\nwhite nothing\norange hand grain\nturn red";
    let mut table = drawn(lines, "red rolls; reveal 7 robber-attack");
    assert_eq!(public(&table).owed, [0, 4, 0, 0]);
    play(&mut table, "blue discards 4 wool");
    assert_eq!(listed(&table, "red"), ["red raids blue", "red raids orange"]);
    assert_eq!(told(&table, "red raids nobody"), (Code::NotAChoice, rule::BARB_COMBO_13));
    assert_eq!(told(&table, "red raids white").0, Code::NotAVictim);
    play(&mut table, "red raids orange; steal grain");
    assert_eq!((hand(&table, "red"), hand(&table, "orange")), (cards("ore grain"), cards("nothing")));
    assert!(is_legal(&table, "red ends turn"));
    // Nobody has a card: nothing is asked.
    assert!(is_legal(&drawn("red hand ore\nturn red", "red rolls; reveal 7 robber-attack"), "red ends turn"));
}

#[test]
fn barb_combo_14_no_robber_flees() {
    let lines = "red settlement N(1,0)\nblue hand ore\nbarbarians none\nturn red";
    let mut table = drawn(lines, "red rolls");
    let log = play(&mut table, "reveal 4 robber-flees");
    assert_eq!(log, ["red reveals 4 robber-flees", "red gains 1 ore"], "the number counts, and nothing else happens");
    assert_eq!(public(&table).robber, None);
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn barb_combo_15_in_a_conflict_most_knights_on_the_board_draw_a_card() {
    let lines = |red: &str, blue: &str| format!("red {red}\nblue {blue}\nwhite hand wool\nturn red");
    let mut table = drawn(&lines("guards W(0,0)", "guards W(1,0) W(1,1)"), "red rolls; reveal 3 conflict");
    assert_eq!(asked(&table), "blue");
    play(&mut table, "blue draws from white; steal wool");
    assert_eq!(hand(&table, "blue"), cards("wool"));
    for (red, blue) in [("guards W(0,0)", "guards W(1,0)"), ("nothing", "nothing")] {
        assert!(is_legal(&drawn(&lines(red, blue), "red rolls; reveal 3 conflict"), "red ends turn"), "{red}, {blue}");
    }
    // A tie below the most does not matter.
    let three = "red guards W(0,0)\nblue guards W(1,0) W(1,1)\nwhite guards W(0,1), hand wool\nturn red";
    assert_eq!(asked(&drawn(three, "red rolls; reveal 3 conflict")), "blue");
}

#[test]
fn barb_combo_16_at_a_tournament_most_knights_on_the_board_receive_a_card() {
    let lines = "red guards W(0,0) NE(0,0)\nblue guards W(1,0) W(1,1)\nwhite guards W(0,1)\nbarbarians none\nturn red";
    let mut table = drawn(lines, "red rolls; reveal 5 tournament");
    play(&mut table, "red receives ore; blue receives wool");
    assert_eq!(
        (hand(&table, "red"), hand(&table, "blue"), hand(&table, "white")),
        (cards("ore"), cards("wool"), cards("nothing"))
    );
    assert!(is_legal(&table, "red ends turn"));
    assert!(
        is_legal(&drawn("barbarians none\nturn red", "red rolls; reveal 5 tournament"), "red ends turn"),
        "at least one"
    );
}

#[test]
fn barb_combo_17_landings_lots_and_losses_are_thrown_with_dice() {
    let lines = "
        red        road NE(0,0), hand brick lumber wool grain
        blue       guards W(-2,1)
        white      guards W(-1,1)
        barbarians (-2,1) 1
        turn       red, rolled 8
        ";
    let mut table = drawn(lines, "red builds settlement N(0,0)");
    assert_eq!(chance(&table), "landing");
    play(&mut table, "landing 1+1; landing 1+2; landing 5+6; red ends turn");
    assert_eq!(chance(&table), "lots");
    cast(&mut table, &["blue 1+1", "white 1+2"]);
    assert_eq!(chance(&table), "losses");
    play(&mut table, "losses 1");
    assert_eq!(on_turn(&table), "blue");
}

#[test]
fn barb_combo_20_in_a_calm_sea_a_captured_building_is_at_no_harbour() {
    let lines = |count: u32| {
        format!("red settlement N(0,-2) N(-3,2)\nblue settlement N(2,1)\nbarbarians (-2,1) {count}\nturn red")
    };
    let mut table = drawn(&lines(2), "red rolls; reveal 12 calm-sea");
    assert_eq!(asked(&table), "red");
    play(&mut table, "red receives ore");
    assert!(is_legal(&table, "red ends turn"));
    // One harbour each: both receive.
    let mut table = drawn(&lines(3), "red rolls; reveal 12 calm-sea");
    play(&mut table, "red receives ore; blue receives ore");
    assert!(is_legal(&table, "red ends turn"));
    let alone = "red settlement N(-3,2)\nbarbarians (-2,1) 3\nturn red";
    assert!(is_legal(&drawn(alone, "red rolls; reveal 12 calm-sea"), "red ends turn"));
}
