//! Production (section 1.5).

use steading_island::cards::Cards;

use super::*;

/// The hand of a seat after a throw from this position, whose hands are empty.
fn gained(position: &str, throw: &str, name: &str) -> Cards {
    let mut table = at(position);
    play(&mut table, &format!("red rolls {throw} ship"));
    hand(&table, name)
}

/// Five settlements away from the mountains (2,0), and a city on its side there.
const REDUCED: &str = "red settlement N(0,0) N(-2,1) N(0,2) N(-1,0) N(-1,2), reduced N(2,0)\nturn red";

/// Also: CK-195.
#[test]
fn ck_062_a_settlement_and_a_reduced_city_bring_one_resource() {
    let terrains = [
        ("N(2,0)", "4+6", "brick"),
        ("N(2,0)", "4+4", "ore"),
        ("N(1,1)", "1+2", "lumber"),
        ("N(1,1)", "2+3", "wool"),
        ("N(0,1)", "1+3", "grain"),
    ];
    for (place, throw, card) in terrains {
        assert_eq!(gained(&format!("red settlement {place}\nturn red"), throw, "red"), cards(card), "{card}");
    }
    assert_eq!(gained(REDUCED, "4+4", "red"), cards("ore lumber"), "the forest is N(-2,1)'s");
    // Upright it brings the coin as well.
    let upright = REDUCED.replace("reduced N(2,0)", "city N(2,0)");
    assert_eq!(gained(&upright, "4+4", "red"), cards("ore coin lumber"));
}

#[test]
fn ck_063_a_city_on_hills_or_fields_brings_two_resources() {
    assert_eq!(gained("red city N(2,0)\nturn red", "4+6", "red"), cards("2 brick"));
    assert_eq!(gained("red city N(0,1)\nturn red", "1+3", "red"), cards("2 grain"));
}

/// Also: CK-065: nobody is asked, and there is nothing else to take.
#[test]
fn ck_064_a_city_on_mountains_forest_or_pasture_brings_a_resource_and_a_commodity() {
    assert_eq!(gained("red city N(2,0)\nturn red", "4+4", "red"), cards("ore coin"));
    assert_eq!(gained("red city N(1,1)\nturn red", "1+2", "red"), cards("lumber paper"));
    assert_eq!(gained("red city N(1,1)\nturn red", "2+3", "red"), cards("wool cloth"));
    // Everybody's, whoever threw.
    assert_eq!(gained("blue city N(1,1)\nturn red", "2+3", "blue"), cards("wool cloth"));
}

#[test]
fn ck_065_the_mix_is_no_choice() {
    for mut table in in_both("blue city N(2,0)\nturn red") {
        play(&mut table, "red rolls 4+4 ship");
        assert_eq!(asked(&table), ["red"]);
        assert!(is_legal(&table, "red ends turn"), "the turn goes on");
        assert_eq!(hand(&table, "blue"), cards("ore coin"));
    }
}

#[test]
fn ck_066_a_metropolis_produces_like_a_city() {
    let city = "red city N(2,0)\nturn red";
    let metropolis = "red city N(2,0), metropolis trade N(2,0), levels trade 4\nturn red";
    for (throw, gain) in [("4+4", "ore coin"), ("4+6", "2 brick")] {
        assert_eq!(gained(metropolis, throw, "red"), cards(gain));
        assert_eq!(gained(city, throw, "red"), cards(gain));
    }
}

#[test]
fn ck_067_the_robber_stops_resource_and_commodity() {
    let robbed = "red city N(2,0)\nblue settlement N(-2,1)\nlanded\nrobber (2,0)\nturn red";
    assert_eq!(gained(robbed, "4+4", "red"), Cards::NONE);
    assert_eq!(gained(robbed, "4+4", "blue"), cards("lumber"), "the other hex with this number pays");
    assert_eq!(gained(robbed, "4+6", "red"), cards("2 brick"), "so does the city's other hex");
    assert_eq!(gained(&robbed.replace("robber (2,0)", "robber (0,0)"), "4+4", "red"), cards("ore coin"));
}

#[test]
fn ck_068_a_shortage_is_judged_for_each_kind_alone() {
    // No coin, but ore; no ore, but coins.
    let alone = |others: &str| gained(&format!("red city N(2,0)\norange {others}\nturn red"), "4+4", "red");
    assert_eq!(alone("hand 12 coin"), cards("ore"));
    assert_eq!(alone("hand 19 ore"), cards("coin"));
    assert_eq!(alone("hand 19 ore 12 coin"), Cards::NONE);
    // Two cities of one player at the last coin: one player alone takes the rest (BASE-084).
    let two = "red city N(2,0) N(1,1)\norange hand 11 coin\nturn red";
    assert_eq!(gained(two, "4+4", "red"), cards("2 ore coin"));
    // Two bricks for one city, and one brick left.
    assert_eq!(gained("red city N(2,0)\norange hand 18 brick\nturn red", "4+6", "red"), cards("brick"));
}

/// Also: CK-068.
#[test]
fn ck_ex_58_both_get_their_ore_and_neither_the_only_coin() {
    let position = "red city N(2,0)\nblue city N(1,1)\norange hand 14 ore 11 coin\nturn red";
    assert_eq!(gained(position, "4+4", "red"), cards("ore"));
    assert_eq!(gained(position, "4+4", "blue"), cards("ore"));
    let enough = position.replace("11 coin", "10 coin");
    assert_eq!(gained(&enough, "4+4", "red"), cards("ore coin"));
    assert_eq!(gained(&enough, "4+4", "blue"), cards("ore coin"));
    let no_ore = position.replace("14 ore", "18 ore");
    assert_eq!(gained(&no_ore, "4+4", "red"), Cards::NONE, "one ore for two");
}

#[test]
fn ck_069_a_city_lost_in_the_battle_of_the_roll_produces_as_a_settlement() {
    let position = "red city N(2,0)\nship 6\nturn red";
    assert_eq!(gained(position, "4+4", "red"), cards("ore"));
    assert_eq!(gained(position, "4+6", "red"), cards("brick"));
    // One ship earlier, or behind a knight, it is still a city.
    assert_eq!(gained(&position.replace("ship 6", "ship 5"), "4+4", "red"), cards("ore coin"));
    let defended = position.replace("city N(2,0)", "city N(2,0), basic N(0,0), active N(0,0)");
    assert_eq!(gained(&defended, "4+4", "red"), cards("ore coin"));
}
