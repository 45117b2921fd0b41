//! Prisoners (section 1.10).

use steading_game::Observer;

use super::*;
use crate::support::points;

/// Sides of (-2,1) that no other coast hex has.
const SIDES: [&str; 5] = ["W(-2,1)", "NE(-3,2)", "NE(-2,1)", "W(-1,1)", "NW(-2,2)"];

/// So many knights of blue, white and orange around (-2,1) with so many barbarians, in red's turn, when the coast is checked.
fn battle(knights: [usize; 3], barbarians: u32) -> Table<Island> {
    let mut sides = SIDES.into_iter();
    let mut lines = String::new();
    for (name, count) in ["blue", "white", "orange"].into_iter().zip(knights) {
        let own: Vec<&str> = sides.by_ref().take(count).collect();
        if count > 0 {
            lines += &format!("{name} guards {}\n", own.join(" "));
        }
    }
    played(&format!("{lines}barbarians (-2,1) {barbarians}\nturn red, rolled"), "red ends turn")
}

fn taken(table: &Table<Island>) -> [u32; 3] {
    ["blue", "white", "orange"].map(|name| prisoners(table, name))
}

fn paid(table: &Table<Island>) -> [u32; 3] {
    ["blue", "white", "orange"].map(|name| gold(table, name))
}

/// Also: BARB-099.
#[test]
fn barb_098_all_barbarians_of_the_hex_become_prisoners() {
    for count in 1..=3 {
        let table = battle([3, 0, 0], count);
        assert_eq!((taken(&table), on(&table, "(-2,1)")), ([count, 0, 0], 0));
        assert_eq!(chance(&table), "losses", "who fights alone casts no lots");
    }
    // Those of other hexes stay.
    let table =
        played("blue guards W(-2,1)\nbarbarians (-2,1) 1, (0,2) 2\nturn red, rolled", "red ends turn; losses 1");
    assert_eq!((prisoners(&table, "blue"), on(&table, "(0,2)")), (1, 2));
}

#[test]
fn barb_100_with_enough_prisoners_everybody_gets_one() {
    assert_eq!(taken(&battle([1, 1, 0], 2)), [1, 1, 0]);
    assert_eq!(taken(&battle([1, 1, 1], 3)), [1, 1, 1]);
    // However many knights somebody sent.
    let table = battle([3, 1, 0], 2);
    assert_eq!((taken(&table), chance(&table).as_str()), ([1, 1, 0], "losses"));
}

/// Also: BARB-109.
#[test]
fn barb_101_with_too_few_the_highest_lots_get_them_and_the_others_gold() {
    let mut table = battle([1, 1, 1], 2);
    assert_eq!(
        (chance(&table).as_str(), throwers(&table)),
        ("lots", vec!["blue".to_owned(), "orange".into(), "white".into()])
    );
    cast(&mut table, &["blue 4+5", "white 1+2", "orange 2+2"]);
    assert_eq!((taken(&table), paid(&table)), ([1, 0, 1], [0, 3, 0]));
    assert_eq!(chance(&table), "losses", "the gold comes at once");
    let mut table = battle([1, 1, 1], 1);
    cast(&mut table, &["blue 4+5", "white 1+2", "orange 6+6"]);
    assert_eq!((taken(&table), paid(&table)), ([0, 0, 1], [3, 3, 0]));
    // A lot is the sum of two dice.
    let of = battle([1, 1, 0], 1);
    let weights = possible(&of);
    assert_eq!(weights.iter().map(|(_, weight)| weight).sum::<u32>() % 36, 0);
}

#[test]
fn barb_102_only_a_tie_across_the_cut_is_thrown_again_by_those_tied() {
    // One prisoner: the low lot is out, the two others throw again, and again.
    let mut table = battle([1, 1, 1], 1);
    cast(&mut table, &["blue 4+5", "white 3+6", "orange 2+2"]);
    assert_eq!((chance(&table).as_str(), throwers(&table)), ("lots", vec!["blue".to_owned(), "white".into()]));
    cast(&mut table, &["blue 1+1", "white 1+1"]);
    assert_eq!(throwers(&table), ["blue", "white"]);
    cast(&mut table, &["blue 1+1", "white 1+2"]);
    assert_eq!((taken(&table), paid(&table)), ([0, 1, 0], [3, 0, 3]));
    // Two prisoners: a tie above the cut does not matter.
    let mut table = battle([1, 1, 1], 2);
    cast(&mut table, &["blue 4+5", "white 3+6", "orange 2+2"]);
    assert_eq!((taken(&table), paid(&table), chance(&table).as_str()), ([1, 1, 0], [0, 0, 3], "losses"));
    // Nor does one below it.
    let mut table = battle([1, 1, 1], 1);
    cast(&mut table, &["blue 4+5", "white 2+2", "orange 2+2"]);
    assert_eq!((taken(&table), paid(&table), chance(&table).as_str()), ([1, 0, 0], [0, 3, 3], "losses"));
    // All three alike.
    let mut table = battle([1, 1, 1], 2);
    cast(&mut table, &["blue 2+2", "white 2+2", "orange 1+3"]);
    assert_eq!((taken(&table), throwers(&table).len()), ([0, 0, 0], 3));
    cast(&mut table, &["blue 2+2", "white 2+3", "orange 2+4"]);
    assert_eq!((taken(&table), paid(&table)), ([0, 1, 1], [3, 0, 0]));
}

/// Also: BARB-105.
#[test]
fn barb_103_the_third_prisoner_goes_to_most_knights_and_nobody_is_paid() {
    let table = battle([2, 1, 0], 3);
    assert_eq!((taken(&table), paid(&table), chance(&table).as_str()), ([2, 1, 0], [0, 0, 0], "losses"));
    let table = battle([1, 0, 3], 3);
    assert_eq!((taken(&table), paid(&table)), ([1, 0, 2], [0, 0, 0]));
    // Knights elsewhere do not count: three at the next hex make no majority here.
    let position = "
        blue       guards W(-2,1), prisoners 4
        white      guards NE(-3,2) NE(-2,1)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let more = position.replace("W(-2,1)", "W(-2,1) W(3,0) NE(2,0) NW(2,1)");
    let table = played(&more, "red ends turn");
    assert_eq!((prisoners(&table, "blue"), prisoners(&table, "white")), (5, 2));
}

#[test]
fn barb_104_with_equal_knights_the_third_prisoner_is_thrown_for() {
    let mut table = battle([2, 2, 0], 3);
    assert_eq!(throwers(&table), ["blue", "white"]);
    cast(&mut table, &["blue 3+3", "white 2+4"]);
    assert_eq!(throwers(&table), ["blue", "white"], "again on a tie");
    cast(&mut table, &["blue 3+3", "white 6+4"]);
    assert_eq!((taken(&table), paid(&table), chance(&table).as_str()), ([1, 2, 0], [3, 0, 0], "losses"));
}

#[test]
fn barb_106_the_third_prisoner_is_given_before_knights_die() {
    // The die kills one of blue's two knights: they were two when it counted.
    let mut table = battle([2, 1, 0], 3);
    assert_eq!((chance(&table).as_str(), taken(&table)), ("losses", [2, 1, 0]));
    play(&mut table, "losses 2");
    assert_eq!((guards(&table, "blue").len(), taken(&table)), (1, [2, 1, 0]));
}

#[test]
fn barb_107_two_prisoners_are_a_point() {
    for count in 0..=7u32 {
        let table = at(&format!("red settlement N(0,0), prisoners {count}\nturn red"));
        assert_eq!(points(&table, "red"), 1 + count as i16 / 2, "{count}");
    }
    // A single one is nothing where points are compared: red is not ahead and pays one token.
    let two = "
        option variants two_players
        option colours red blue
        red        tokens 5, prisoners PRISONERS
        barbarians (0,2) 1
        turn       red
        ";
    let tokens =
        |count: &str| number(&played(&two.replace("PRISONERS", count), "red expels barbarian (0,2)"), "red", "tokens");
    assert_eq!((tokens("1"), tokens("2")), (4, 3));
}

#[test]
fn barb_108_prisoners_are_public_and_stay_with_their_captor() {
    let position = "
        red        settlement N(-3,2), prisoners 3, hand 4 ore
        blue       prisoners 1, hand wool
        barbarians (-2,1) 3
        turn       blue
        ";
    let table = at(position);
    let view = table.game().view(table.state(), Observer::Public);
    assert_eq!(format!("{:?}", view.public.modules), format!("{:?}", table.state().public.modules));
    // A seven takes a card of the hand and nothing else; the loss of a building takes none of them.
    let mut table = played(position, "blue rolls 3+4; blue raids red");
    assert_eq!(possible(&table).len(), 1);
    play(&mut table, "steal ore");
    assert_eq!((prisoners(&table, "red"), prisoners(&table, "blue")), (3, 1));
    for words in ["blue offers 1 prisoner for 1 ore to red", "blue banks 2 prisoners for ore"] {
        assert!(table.clone().enter_text(words).is_err(), "{words}");
    }
}

#[test]
fn barb_109_the_gold_of_lots_comes_before_the_die() {
    let mut table = battle([1, 1, 0], 1);
    assert_eq!(paid(&table), [0, 0, 0]);
    cast(&mut table, &["blue 1+1", "white 1+2"]);
    assert_eq!((paid(&table), chance(&table).as_str()), ([3, 0, 0], "losses"));
}
