//! Landing of barbarians (section 1.4).

use super::*;
use crate::support::{points, public, seat, table};

/// Red may settle N(0,0), and nobody is on the coast.
const READY: &str = "
    red        road NE(0,0), hand 2 brick 2 lumber 2 wool 4 grain 3 ore
    barbarians none
    turn       red, rolled
    ";

const BUILT: &str = "red builds settlement N(0,0)";

fn landed(position: &str, rolls: &str) -> Table<Island> {
    played(position, &format!("{BUILT}; {rolls}"))
}

#[test]
fn barb_029_a_settlement_and_a_city_are_answered_by_an_attack_at_once() {
    let mut table = played(READY, BUILT);
    assert_eq!(chance(&table), "landing");
    assert!(!is_legal(&table, "red builds city N(0,0)") && !is_legal(&table, "red ends turn"));
    play(&mut table, "landing 1+1; landing 1+2; landing 1+3");
    assert_eq!((chance(&table).as_str(), all_barbarians(&table)), ("", 3));
    play(&mut table, "red builds city N(0,0)");
    assert_eq!(chance(&table), "landing");
    play(&mut table, "landing 1+1; landing 1+2; landing 1+3");
    assert_eq!(all_barbarians(&table), 6);
    assert!(is_legal(&table, "red ends turn"), "the turn goes on");
}

/// Two dice: each of the 36 throws is equally likely.
#[test]
fn barb_030_sevens_and_numbers_already_thrown_do_not_count() {
    let table = played(READY, BUILT);
    let mut of = BTreeMap::<u32, u32>::new();
    for (text, weight) in possible(&table) {
        let dice = text.strip_prefix("landing ").expect("a throw");
        *of.entry(dice.split('+').map(|die| die.parse::<u32>().expect("a die")).sum()).or_default() += weight;
    }
    assert_eq!(of.len(), 11);
    for (sum, weight) in &of {
        assert_eq!(*weight, (6 - sum.abs_diff(7)) * of[&2], "{sum}");
    }
    // A seven, and the same number by other dice.
    let mut table = landed(READY, "landing 3+4; landing 2+2; landing 1+3; landing 6+1");
    assert_eq!((all_barbarians(&table), on(&table, "(-2,1)"), chance(&table).as_str()), (1, 1, "landing"));
    play(&mut table, "landing 2+3; landing 4+1; landing 2+2; landing 3+3");
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (3, ""));
}

#[test]
fn barb_031_each_barbarian_lands_before_the_next_roll() {
    let mut table = played(READY, BUILT);
    for (count, (dice, hex)) in [("1+3", "(-2,1)"), ("4+6", "(2,-1)"), ("6+6", "(-2,0)")].into_iter().enumerate() {
        assert_eq!((chance(&table).as_str(), all_barbarians(&table)), ("landing", count as u32));
        play(&mut table, &format!("landing {dice}"));
        assert_eq!(on(&table, hex), 1);
    }
    assert_eq!(chance(&table), "");
}

#[test]
fn barb_032_a_full_coast_takes_nobody_and_the_roll_counts() {
    let position = READY.replace("barbarians none", "barbarians (-2,1) 3, (2,-1) 2");
    let mut table = landed(&position, "landing 1+3");
    assert_eq!((on(&table, "(-2,1)"), all_barbarians(&table)), (3, 5));
    play(&mut table, "landing 2+2; landing 4+6; landing 5+6");
    assert_eq!((on(&table, "(2,-1)"), all_barbarians(&table), chance(&table).as_str()), (3, 7, ""));
}

#[test]
fn barb_033_none_to_three_land_and_never_two_on_one_hex() {
    let full = READY.replace("barbarians none", "barbarians (-2,1) 3, (2,-1) 3, (1,1) 3");
    let table = landed(&full, "landing 1+3; landing 4+6; landing 5+6");
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (9, ""));
    let table = landed(READY, "landing 1+3; landing 1+3; landing 4+6; landing 4+6; landing 5+6");
    assert_eq!(barbarians(&table).into_values().collect::<Vec<_>>(), [1, 1, 1]);
}

/// Numbers that lie inland too are numbers of the coast here.
#[test]
fn barb_034_barbarians_stand_on_coast_hexes_only() {
    for (dice, hex) in [
        ("1+1", "(0,2)"),
        ("1+2", "(1,-2)"),
        ("1+3", "(-2,1)"),
        ("1+4", "(-1,2)"),
        ("1+5", "(2,0)"),
        ("2+6", "(0,-2)"),
        ("3+6", "(-1,-1)"),
        ("4+6", "(2,-1)"),
        ("5+6", "(1,1)"),
        ("6+6", "(-2,0)"),
    ] {
        assert_eq!(barbarians(&landed(READY, &format!("landing {dice}"))), BTreeMap::from([(hex.to_owned(), 1)]));
    }
    for hex in ["(0,0)", "(-1,1)", "(1,0)", "(2,-2)", "(-2,2)", "(3,0)", "(9,9)"] {
        assert!(!is_position(&format!("barbarians {hex} 1\nturn red")), "{hex}");
    }
}

#[test]
fn barb_035_without_a_supply_no_dice_are_rolled_and_an_attack_stops() {
    let with =
        |prisoners: u32| READY.replace("barbarians none", &format!("barbarians none\nblue prisoners {prisoners}"));
    let none = played(&with(36), BUILT);
    assert_eq!(chance(&none), "");
    assert!(is_legal(&none, "red ends turn"));
    let mut two = played(&with(34), BUILT);
    play(&mut two, "landing 1+3; landing 1+4");
    assert_eq!((all_barbarians(&two), chance(&two).as_str()), (2, ""));
    // A full coast takes none of them: the last one is still there.
    let last = READY.replace("barbarians none", "barbarians (-2,1) 3\nblue prisoners 32");
    let mut one = played(&last, &format!("{BUILT}; landing 1+3"));
    assert_eq!(chance(&one), "landing");
    play(&mut one, "landing 1+4");
    assert_eq!((all_barbarians(&one), chance(&one).as_str()), (4, ""));
}

#[test]
fn barb_036_prisoners_do_not_return_to_the_supply() {
    // Red takes the last barbarian of the board prisoner; the supply stays empty.
    let position = "
        red        road NE(0,0), hand brick lumber 2 wool 2 grain ore
        blue       prisoners 35
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    let table = played(position, &format!("red buys card; card intrigue; red captures barbarian (-2,1); {BUILT}"));
    assert_eq!((prisoners(&table, "red"), all_barbarians(&table), chance(&table).as_str()), (1, 0, ""));
    assert!(!is_position("barbarians (-2,1) 1\nred prisoners 1\nblue prisoners 35\nturn red"));
}

#[test]
fn barb_037_two_buildings_are_two_attacks_with_numbers_of_their_own() {
    let mut table = landed(READY, "landing 1+3; landing 1+4; landing 1+5");
    play(&mut table, "red builds city N(0,0); landing 1+3; landing 1+4");
    assert_eq!((on(&table, "(-2,1)"), on(&table, "(-1,2)"), chance(&table).as_str()), (2, 2, "landing"));
    play(&mut table, "landing 1+5");
    assert_eq!((on(&table, "(2,0)"), chance(&table).as_str()), (2, ""));
}

#[test]
fn barb_038_overrun_and_captured_are_judged_after_every_barbarian() {
    let position = READY.replace("barbarians none", "blue settlement N(-3,2)\nbarbarians (-2,1) 2");
    let mut table = played(&position, &format!("{BUILT}; landing 5+6"));
    assert_eq!(points(&table, "blue"), 1);
    play(&mut table, "landing 1+3");
    assert_eq!((points(&table, "blue"), chance(&table).as_str()), (0, "landing"), "before the next roll");
    play(&mut table, "landing 1+4; red ends turn; blue rolls 2+2");
    assert!(support::hand(&table, "blue").is_empty());
}

#[test]
fn barb_039_roads_cards_and_gold_purchases_bring_no_attack() {
    let position = "
        red        settlement N(0,0), hand brick lumber 5 wool grain ore, gold 2
        barbarians none
        turn       red, rolled
        ";
    let mut table = at(position);
    for moves in [
        "red banks 4 wool for gold",
        "red buys brick for gold",
        "red builds road NE(0,0)",
        "red buys card; card knighthood; red musters knight NE(-2,2)",
    ] {
        play(&mut table, moves);
        assert_eq!((chance(&table).as_str(), all_barbarians(&table)), ("", 0), "{moves}");
    }
}

/// Eleven points: the settlement wins.
const ELEVEN: &str = "
    red        city N(1,1) N(-1,1) S(2,-2) N(-2,2), settlement S(0,1), road NE(0,0), hand brick lumber wool grain, prisoners 4
    barbarians none
    turn       red, rolled
    ";

#[test]
fn barb_136_a_building_that_wins_ends_the_game_before_the_attack() {
    assert_eq!(points(&at(ELEVEN), "red"), 11);
    let won = played(ELEVEN, BUILT);
    assert_eq!((won.next(), public(&won).winner), (Next::Over, Some(seat(&won, "red"))));
    assert_eq!(all_barbarians(&won), 0);
    // With one point less there is the attack.
    assert_eq!(chance(&played(&ELEVEN.replace("prisoners 4", "prisoners 3"), BUILT)), "landing");
    // Where wins are claimed, the game goes on until the claim.
    let claimed = format!("option victory_claim claim\n{}", attack(ELEVEN));
    let mut table = table(&claimed);
    play(&mut table, BUILT);
    assert_eq!(chance(&table), "landing");
    play(&mut table, "landing 1+3; landing 1+4; landing 1+5; red claims victory");
    assert_eq!(table.next(), Next::Over);
}
