//! How the scenario is written, drawn and told.

use expect_test::expect;
use steading_island::text::draw::draw;

use super::*;
use crate::support::check;

/// The position is the same when it is written and read again.
fn is_read_back(table: &Table<Island>) -> bool {
    let text = table.game().write_position(table.state());
    table.game().parse_position(&text).as_ref() == Ok(table.state())
}

#[test]
fn barb_040_the_third_barbarian_overruns_a_hex_and_the_log_says_so() {
    let position = attack("red road NE(0,0), hand brick lumber wool grain\nbarbarians (2,-1) 2\nturn red, rolled");
    check(
        &position,
        "red builds settlement N(0,0); landing 5+5; landing 1+2; landing 2+2",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles N(0,0)
            landing: 5+5
            a barbarian lands on (2,-1)
            (2,-1) is overrun
            landing: 1+2
            a barbarian lands on (1,-2)
            landing: 2+2
            a barbarian lands on (-2,1)
        "#]],
    );
    let position = attack("red guards W(2,0) W(3,0) NW(2,0)\nbarbarians (2,0) 3\nturn red, rolled");
    check(
        &position,
        "red ends turn; red ends march",
        &expect![[r#"
        (2,0) is won against 3 by red
        red gets 3 prisoners
        (2,0) is free again
    "#]],
    );
}

#[test]
fn barb_121_a_draw_that_is_declined_is_told() {
    check(
        &attack("blue hand wool\nturn red"),
        "red rolls 3+4; red raids nobody",
        &expect![[r#"
        red rolls 3+4 = 7
        red draws no card
    "#]],
    );
}

#[test]
fn barb_076_no_position_has_two_knights_on_a_path() {
    assert!(is_position("red guards W(0,0)\nblue guards NE(0,0)\nturn red"));
    assert!(!is_position("red guards W(0,0)\nblue guards W(0,0)\nturn red"));
    assert!(!is_position("red guards W(0,0)\nblue guards NE(0,0)\norange guards W(0,0)\nturn red"));
}

#[test]
fn barb_040_a_hex_with_barbarians_has_one_to_three() {
    for (count, is_possible) in [(0, false), (1, true), (3, true), (4, false)] {
        assert_eq!(is_position(&format!("barbarians (2,0) {count}\nturn red")), is_possible, "{count}");
    }
}

#[test]
fn barb_138_a_first_move_from_the_supply_is_kept() {
    let table = played(
        &format!("red {CARD}\nbarbarians none\nturn red, rolled"),
        "red buys card; card treason; red turns barbarian supply (0,-2)",
    );
    assert!(line(&table, "frames").ends_with("attack treason supply (0,-2)"), "{}", line(&table, "frames"));
    assert!(is_read_back(&table));
    let table = played(
        &format!("red {CARD}\nbarbarians (2,0) 1, (0,2) 1\nturn red, rolled"),
        "red buys card; card treason; red turns barbarian (2,0) (0,-2)",
    );
    assert!(line(&table, "frames").ends_with("attack treason (2,0) (0,-2)"), "{}", line(&table, "frames"));
    assert!(is_read_back(&table));
}

#[test]
fn barb_combo_08_a_foreign_knight_that_has_won_is_written_with_the_throws() {
    let position = "option variants two_players\noption colours red blue\nred guards W(-1,1)\nblue guards NE(-3,2)\nforeign W(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled";
    let mut table = checked(position);
    assert!(
        line(&table, "frames").ends_with("attack lots (-2,1) red throws blue throws foreign 3"),
        "{}",
        line(&table, "frames")
    );
    assert!(is_read_back(&table));
    cast(&mut table, &["red 1+1", "blue 1+1"]);
    assert!(
        line(&table, "frames").ends_with("attack lots (-2,1) red throws blue throws foreign won"),
        "{}",
        line(&table, "frames")
    );
    assert!(is_read_back(&table));
    play(&mut table, "lots red 1+1");
    assert!(
        line(&table, "frames").ends_with("attack lots (-2,1) red 2 blue throws foreign won"),
        "{}",
        line(&table, "frames")
    );
    assert!(is_read_back(&table));
    let text = table.game().write_position(table.state());
    for wrong in ["red 1", "red 13"] {
        assert!(table.game().parse_position(&text.replace("red 2 blue", &format!("{wrong} blue"))).is_err(), "{wrong}");
    }
}

/// Knights in small letters on their paths, barbarians below the name of their hex, captured buildings in small letters.
#[test]
fn the_attack_is_drawn() {
    let table = at("
        red        settlement N(0,-2), city N(0,3), guards W(0,0) NE(0,0) NW(-2,2)
        blue       guards W(1,0), city N(1,0)
        barbarians (0,-2) 3, (0,2) 3, (2,0) 1
        turn       red
        ");
    let drawn = draw(table.game(), table.state());
    let board = drawn.split("\n\n").next().unwrap_or_default();
    let framed: String = board.lines().map(|line| format!("|{line}\n")).collect();
    expect![[r#"
        |                                            2:1
        |                    3:1                    grain
        |                         ~(r)          + ~         +
        |                     ~ .-'   '-.   .-'   '-. ~ .-'   '-.
        |                     +  Forest   +  Pasture  +  Desert   +    2:1
        |                     |           |     3     |           |    ore
        |                     +  (0,-2)   +  (1,-2)   +  (2,-2)   + ~
        |                 .-'   '-.bbb.-'   '-.   .-'   '-.   .-'   '-. ~
        |             ~ +   Hills   + Mountains +  Fields   +  Pasture  +
        |        2:1    |     9     |     5     |     9     |    10     |
        |      lumber ~ +  (-1,-1)  +  (0,-1)   +  (1,-1)  [B] (2,-1)   +
        |           .-'   '-.   .-'   '-.   .-'   'r.   .-'   '-.   .-'   '-.
        |         +  Fields   +  Forest   +  Pasture  + Mountains +   Hills   + ~
        |         |    12     |     6     |r   11     |b    4     |     6     |    3:1
        |         +  (-2,0)   +  (-1,0)   +   (0,0)   +   (1,0)   +   (2,0)   + ~
        |           '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-. b .-'
        |             ~ +  Pasture  +   Hills   +  Fields   +  Forest   +
        |        2:1    |     4     |    10     |     8     |    11     |
        |       brick ~ +  (-2,1)   +  (-1,1)   +   (0,1)   +   (1,1)   +
        |                 '-.   .r'   '-.   .-'   '-.   .-'   '-.   .-' ~
        |                     +  Castle   + Mountains +  Fields   + ~
        |                     |           |     5     |           |    2:1
        |                     +  (-2,2)   +  (-1,2)   +   (0,2)  [r]  wool
        |                     ~ '-.   .-'   '-.   .-' ~ '-.bbb.-'
        |                         ~ +           + ~         +
        |                    3:1                     3:1
    "#]]
    .assert_eq(&framed);
}
