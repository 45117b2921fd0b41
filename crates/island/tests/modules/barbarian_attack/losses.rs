//! Losses of knights (section 1.12).

use super::*;

const SIDES: [&str; 6] = ["NE(-2,1)", "W(-1,1)", "NW(-2,2)", "NE(-3,2)", "W(-2,1)", "NW(-2,1)"];

fn after_die(position: &str, die: u32) -> Table<Island> {
    played(position, &format!("red ends turn; losses {die}"))
}

/// Table D-5. Also: BARB-114.
#[test]
fn barb_113_the_die_names_two_opposite_sides() {
    let position = format!("blue guards {}\nbarbarians (-2,1) 1\nturn red, rolled", SIDES.join(" "));
    let rolled = played(&position, "red ends turn");
    let weights: Vec<u32> = possible(&rolled).into_iter().map(|(_, weight)| weight).collect();
    assert!(weights.len() == 6 && weights.iter().all(|weight| *weight == weights[0]), "{weights:?}");
    for (die, dead) in [
        (1, ["NE(-2,1)", "NE(-3,2)"]),
        (4, ["NE(-2,1)", "NE(-3,2)"]),
        (2, ["W(-1,1)", "W(-2,1)"]),
        (5, ["W(-1,1)", "W(-2,1)"]),
        (3, ["NW(-2,2)", "NW(-2,1)"]),
        (6, ["NW(-2,2)", "NW(-2,1)"]),
    ] {
        let mut left: Vec<String> = SIDES.into_iter().filter(|side| !dead.contains(side)).map(str::to_owned).collect();
        left.sort_unstable();
        let table = after_die(&position, die);
        assert_eq!((guards(&table, "blue"), gold(&table, "blue")), (left, 6), "{die}");
    }
}

#[test]
fn barb_114_knights_of_anybody_die_and_perhaps_none() {
    let position = "
        blue       guards W(-2,1)
        white      guards W(-1,1)
        barbarians (-2,1) 2
        turn       red, rolled
        ";
    let both = after_die(position, 2);
    assert_eq!((guards(&both, "blue").len(), guards(&both, "white").len()), (0, 0));
    assert_eq!((gold(&both, "blue"), gold(&both, "white")), (3, 3));
    for die in [1, 3, 4, 6] {
        let none = after_die(position, die);
        assert_eq!((guards(&none, "blue").len(), guards(&none, "white").len(), gold(&none, "blue")), (1, 1, 0));
    }
}

#[test]
fn barb_115_sides_of_other_hexes_are_not_hit() {
    // West and east sides of other hexes: the next coast, inland, and across the island.
    let position = "
        blue       guards NE(-3,2) W(-1,0) W(0,1) W(3,0) W(-2,0) W(2,1)
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    let table = after_die(position, 2);
    assert_eq!((guards(&table, "blue").len(), gold(&table, "blue")), (6, 0));
}

/// Also: BARB-124.
#[test]
fn barb_116_a_dead_knight_returns_to_the_supply_and_brings_three_gold() {
    let position = "
        red        guards W(-2,1) W(-1,1) W(0,0) NE(0,0) NW(0,0) W(1,0), hand wool grain ore
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    let mut table = checked(position);
    play(&mut table, "losses 5");
    assert_eq!((guards(&table, "red").len(), gold(&table, "red"), prisoners(&table, "red")), (4, 6, 1));
    let around = ["blue", "white", "orange"].map(|name| format!("{name} rolls 1+1; {name} ends turn")).join("; ");
    play(&mut table, &format!("{around}; red rolls 1+1; red buys card; card knighthood; red musters knight NE(-2,2)"));
    assert_eq!(guards(&table, "red").len(), 5);
}

#[test]
fn barb_117_the_die_is_rolled_for_every_victory() {
    for (knights, count) in
        [("W(-2,1)", 1), ("W(-2,1) NE(-3,2)", 2), ("W(-2,1) NE(-3,2) W(-1,1)", 3), ("W(-2,1) NE(-3,2)", 1)]
    {
        let table = checked(&format!("red guards {knights}\nbarbarians (-2,1) {count}\nturn red, rolled"));
        assert_eq!(chance(&table), "losses", "{knights} against {count}");
    }
    // One for each hex.
    let two = "blue guards W(-2,1) W(-2,0)\nbarbarians (-2,1) 1, (-2,0) 1\nturn red, rolled";
    let table = played(two, "red ends turn; losses 1; losses 1");
    assert_eq!(on_turn(&table), "blue");
    // And none without a victory.
    assert_eq!(on_turn(&checked("blue guards W(-2,1)\nbarbarians (-2,1) 2\nturn red, rolled")), "blue");
}
