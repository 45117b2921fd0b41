//! The worked examples (section 5).

use steading_island::rule;

use super::*;
use crate::support::{points, producing, public, seat};

#[test]
fn barb_ex_01_an_attack_of_five_rolls() {
    let position = "
        red        settlement N(-1,-1)
        blue       road NE(0,0), hand brick lumber wool grain
        barbarians (-1,-1) 2, (0,-2) 3
        turn       blue, rolled
        ";
    let mut table = played(position, "blue builds settlement N(0,0); landing 1+2");
    assert_eq!((on(&table, "(1,-2)"), points(&table, "red")), (1, 1));
    play(&mut table, "landing 4+5");
    assert_eq!((on(&table, "(-1,-1)"), points(&table, "red"), producing(&table, 9).len()), (3, 0, 1));
    play(&mut table, "landing 2+5; landing 2+1");
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (7, "landing"));
    play(&mut table, "landing 4+4");
    assert_eq!((on(&table, "(0,-2)"), all_barbarians(&table), chance(&table).as_str()), (3, 7, ""));
}

/// Red marches three paths to the fourth place at (-2,1). Also: BARB-EX-03.
#[test]
fn barb_ex_02_red_and_blue_free_a_coast() {
    let position = "
        red        settlement N(-3,2), guards W(-2,1) NE(-3,2) W(0,0)
        blue       guards NW(-2,1)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    assert_eq!((points(&at(position), "red"), producing(&at(position), 4).len()), (0, 1));
    let mut table = played(position, "red ends turn; red sends knight W(0,0) W(-1,1); red ends march");
    assert_eq!((prisoners(&table, "red"), prisoners(&table, "blue"), chance(&table).as_str()), (2, 1, "losses"));
    // One point of two prisoners, and one of the settlement that stands again.
    assert_eq!((points(&table, "red"), producing(&table, 4).len()), (2, 2));
    play(&mut table, "losses 1");
    assert_eq!(on_turn(&table), "blue");
}

#[test]
fn barb_ex_03_the_settlement_stands_up_and_the_number_lies_open() {
    let position = "
        red        settlement N(-3,2), guards W(-2,1) NE(-3,2) W(-1,1)
        blue       guards NW(-2,1)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let mut table = checked(position);
    play(&mut table, "losses 1; blue rolls 2+2");
    assert_eq!((points(&table, "red"), item(&table, "red", "hand").as_str()), (2, "1 wool"));
}

#[test]
fn barb_ex_04_a_five_kills_the_knights_east_and_west() {
    let position = "
        red        guards W(-2,1) NE(-3,2)
        blue       guards W(-1,1)
        barbarians (-2,1) 2
        turn       red, rolled
        ";
    let mut table = checked(position);
    play(&mut table, "losses 5");
    assert_eq!((guards(&table, "red"), guards(&table, "blue").len()), (vec!["NE(-3,2)".to_owned()], 0));
    assert_eq!((gold(&table, "red"), gold(&table, "blue")), (3, 3));
}

#[test]
fn barb_ex_05_one_barbarian_and_two_knights() {
    let mut table = checked("red guards W(-2,1)\nblue guards W(-1,1)\nbarbarians (-2,1) 1\nturn red, rolled");
    cast(&mut table, &["red 4+4", "blue 2+3"]);
    assert_eq!((prisoners(&table, "red"), gold(&table, "red")), (1, 0));
    assert_eq!((prisoners(&table, "blue"), gold(&table, "blue")), (0, 3));
}

#[test]
fn barb_ex_06_a_tie_for_the_second_prisoner() {
    let position = "
        red        guards W(-2,1)
        blue       guards W(-1,1)
        white      guards NE(-3,2)
        barbarians (-2,1) 2
        turn       red, rolled
        ";
    let mut table = checked(position);
    cast(&mut table, &["red 4+5", "blue 3+3", "white 2+4"]);
    assert_eq!(throwers(&table), ["blue", "white"]);
    cast(&mut table, &["blue 2+2", "white 3+4"]);
    assert_eq!(["red", "blue", "white"].map(|name| prisoners(&table, name)), [1, 0, 1]);
    assert_eq!(["red", "blue", "white"].map(|name| gold(&table, name)), [0, 3, 0]);
}

#[test]
fn barb_ex_07_two_knights_each_and_three_prisoners() {
    let position = "
        red        guards W(-2,1) NE(-3,2)
        blue       guards W(-1,1) NE(-2,1)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let mut table = checked(position);
    assert_eq!(throwers(&table), ["blue", "red"]);
    cast(&mut table, &["red 5+5", "blue 2+2"]);
    assert_eq!((prisoners(&table, "red"), prisoners(&table, "blue")), (2, 1));
    assert_eq!((gold(&table, "red"), gold(&table, "blue")), (0, 3));
}

#[test]
fn barb_ex_08_a_knight_between_two_coasts_dies_or_wins_both() {
    let position = "red guards NW(-2,1)\nbarbarians (-2,1) 1, (-2,0) 1\nturn red, rolled";
    let mut dead = checked(position);
    play(&mut dead, "losses 3");
    assert_eq!(
        (prisoners(&dead, "red"), gold(&dead, "red"), on(&dead, "(-2,0)"), on_turn(&dead).as_str()),
        (1, 3, 1, "blue")
    );
    let mut alive = checked(position);
    play(&mut alive, "losses 1");
    assert_eq!((prisoners(&alive, "red"), on(&alive, "(-2,0)"), chance(&alive).as_str()), (2, 0, "losses"));
}

#[test]
fn barb_ex_09_a_castle_knight_leaves_and_ends_on_no_other_castle_side() {
    let table = played("red guards NE(-2,2)\nturn red, rolled", "red ends turn");
    for side in &CASTLE[1..] {
        assert_eq!(told(&table, &format!("red sends knight NE(-2,2) {side}")).0, Code::CastlePath, "{side}");
    }
    assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_079));
}

#[test]
fn barb_ex_10_the_last_barbarian_ends_the_attack() {
    let position = "
        red        road NE(0,0), hand brick lumber wool grain
        blue       prisoners 35
        barbarians none
        turn       red, rolled
        ";
    let table = played(position, "red builds settlement N(0,0); landing 2+2");
    assert_eq!((on(&table, "(-2,1)"), chance(&table).as_str(), is_legal(&table, "red ends turn")), (1, "", true));
}

#[test]
fn barb_ex_11_the_fourth_prisoner_wins() {
    // Ten points of buildings and roads, and one of three prisoners.
    let position = "
        red        city N(1,1) N(-1,1) S(2,-2), settlement N(-2,2) S(0,-2) N(0,0) S(0,1), prisoners 3, guards W(-2,1)
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    assert_eq!(points(&at(position), "red"), 11);
    let mut table = checked(position);
    play(&mut table, "losses 1");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(seat(&table, "red"))));
}

#[test]
fn barb_ex_12_treason_with_one_coast_and_the_supply() {
    let position = "red hand wool grain ore\nbarbarians (-1,-1) 3\nturn red, rolled";
    let mut table = played(position, "red buys card; card treason");
    assert_eq!(gold(&table, "red"), 2);
    play(&mut table, "red turns barbarian (-1,-1) (0,2); red turns barbarian supply (1,1)");
    assert_eq!((on(&table, "(-1,-1)"), on(&table, "(0,2)"), on(&table, "(1,1)")), (2, 1, 1));
    assert_eq!(producing(&table, 9).len(), 2);
}

#[test]
fn barb_ex_13_two_purchases_of_six_gold() {
    let table = played("red gold 6\nturn red, rolled", "red buys ore for gold; red buys wool for gold");
    assert_eq!(gold(&table, "red"), 2);
    assert_eq!(refusal(&table, "red buys ore for gold").code, Code::GoldLimit);
}

#[test]
fn barb_ex_14_the_foreign_knight_and_a_three() {
    let position = "
        option variants two_players
        option colours red blue
        red        guards W(-2,1)
        foreign    W(-1,1)
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    for (dice, red, gold_of_red) in [("1+2", 0, 3), ("1+1", 0, 3), ("2+2", 1, 0), ("1+3", 1, 0)] {
        let mut table = checked(position);
        cast(&mut table, &[&format!("red {dice}")]);
        assert_eq!((prisoners(&table, "red"), gold(&table, "red")), (red, gold_of_red), "{dice}");
        assert_eq!(line(&table, "aside").parse().unwrap_or(0), 1 - red, "{dice}");
    }
}

#[test]
fn barb_ex_15_a_two_on_the_east_corner() {
    let mut table = checked("blue guards W(3,0) W(2,0) W(1,0)\nbarbarians (2,0) 2\nturn red, rolled");
    play(&mut table, "losses 2");
    assert_eq!(guards(&table, "blue"), ["W(1,0)"]);
}
