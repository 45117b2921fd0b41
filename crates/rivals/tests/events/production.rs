//! Dice order, production, boosters and the Marketplace (section 7 of the catalogue, `RIV-170`–`RIV-172`).

use expect_test::expect;

use crate::support::*;
use crate::{SHIPS, roll, stores};

/// Also: RIV-090.
#[test]
fn riv_084_brigands_come_before_production() {
    let eight = roll("red stock none, lumber 3, grain 3, ore 1, gold 1", "1 brigands");
    assert_eq!(units(&eight, "red", "(0,+1)"), 1, "the old gold is lost, the new one comes after");
    let seven = roll("red stock none, lumber 3, grain 3, gold 1", "1 brigands");
    assert_eq!(units(&seven, "red", "(0,+1)"), 2, "the eighth unit comes too late to be counted");
}

#[test]
fn riv_085_black_symbols_come_after_production() {
    let table = roll(&format!("red {SHIPS}\nblue stock none"), "6 trade");
    // Blue's only unit is the ore of this roll.
    assert_eq!(stock_text(&table, "blue"), "nothing");
    assert_eq!(stores(&table, "red"), [1, 0, 2, 1, 1, 2]);
}

#[test]
fn riv_086_every_region_with_the_number_gains_a_unit() {
    let table = roll("red settlement (3,0) forest-6 mountains-4\nred stock none", "6 trade");
    assert_eq!(stores(&table, "red"), [0, 0, 1, 0, 0, 0]);
    assert_eq!((units(&table, "red", "(4,+1)"), units(&table, "red", "(4,-1)")), (1, 0));
    assert_eq!(stores(&table, "blue"), [1, 0, 1, 1, 1, 2]);
}

/// Also: RIV-173.
#[test]
fn riv_086_a_booster_beside_the_region_makes_it_two() {
    let beside = roll("red places grain-mill (1,+1)", "6 trade");
    assert_eq!(units(&beside, "red", "(2,+1)"), 3);
    let elsewhere = roll("red places grain-mill (-1,+1)", "6 trade");
    assert_eq!(units(&elsewhere, "red", "(2,+1)"), 2);
    let in_the_other_turn = roll("red places grain-mill (1,+1)\nturn blue 2", "6 trade");
    assert_eq!(units(&in_the_other_turn, "red", "(2,+1)"), 3);
}

#[test]
fn riv_087_production_asks_nobody() {
    check(
        "
        red   settlement (3,0) forest-6 mountains-4
        blue  settlement (3,0) pasture-6 hills-1
        phase before-roll
        ",
        "red rolls 6 trade",
        &expect![[r#"
            red rolls 6, trade
            red produces 1 at (2,+1)
            red produces 1 at (4,+1)
            blue produces 1 at (2,-1)
            blue produces 1 at (4,+1)
        "#]],
    );
}

/// Also: RIV-159, RIV-224, RIV-227.
#[test]
fn riv_088_the_number_of_brigitta_counts_as_rolled() {
    let position = "red hand brigitta\nred places marketplace (-1,+1)\nblue settlement (3,0) forest-4 hills-1";
    let table = after(&format!("{position}\nphase before-roll"), "red plays brigitta 4; red rolls trade");
    assert_eq!((stores(&table, "red")[4], stores(&table, "blue")[1]), (2, 1), "production");
    assert_eq!(waits_for(&table), "gain red 1 lumber gold", "Marketplace");

    let chapel = "
        option mode turmoil
        red hand brigitta
        red city (-1,0)
        red places chapel-1-3 (-1,+1), brick-ship (-1,-1)
        red stores (0,+1) 1
        phase before-roll
        ";
    for (number, asked) in [(3, "actions"), (4, "riots red")] {
        let moves = format!("red plays brigitta {number}; red rolls event; event turmoil-riots");
        assert_eq!(waits_for(&after(chapel, &moves)), asked, "Chapel, {number}");
    }

    let scholar = "option mode progress\nred hand brigitta, benjamin\nphase before-roll";
    let table = after(scholar, "red plays brigitta 4; red rolls trade; red plays benjamin");
    assert_eq!(stores(&table, "red"), [1, 0, 1, 1, 3, 1], "Benjamin");
}

#[test]
fn riv_089_the_gold_cache_never_produces() {
    for number in 1..=6 {
        let table = roll("option mode gold\nred cache (0,+2)\nred stores (0,+1) 3", &format!("{number} trade"));
        assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (0, 3), "{number}");
    }
}

/// Also: RIV-029, RIV-173.
#[test]
fn riv_ex_08_a_weavers_shop_fills_the_pasture() {
    for (before, after) in [(1, 3), (2, 3), (3, 3)] {
        let table = roll(&format!("red places weavers-shop (-1,-1)\nred stores (0,-1) {before}"), "4 trade");
        assert_eq!(units(&table, "red", "(0,-1)"), after);
    }
}

// The Marketplace.

/// Three blue regions have the number 3, one red region.
const THREES: &str = "blue settlement (3,0) fields-3 gold-field-3";

/// Also: RIV-170, RIV-259.
#[test]
fn riv_ex_09_the_marketplace_gives_a_unit_the_opponent_gets() {
    let mut table = roll(&format!("{THREES}\nred places marketplace (-1,+1)"), "3 trade");
    assert_eq!(stores(&table, "red"), [1, 0, 1, 2, 1, 1]);
    assert_eq!(waits_for(&table), "gain red 1 lumber grain gold");
    assert_eq!(listed_with(&table, "red", ""), ["gains (-2,+1)", "gains (0,+1)", "gains (2,+1)"]);
    play(&mut table, "red gains (2,+1)");
    assert_eq!(stores(&table, "red"), [1, 0, 2, 2, 1, 1]);
    assert_eq!(waits_for(&table), "actions");

    let table = roll(&format!("{THREES}\nblue places marketplace (-1,+1)"), "3 trade");
    assert_eq!((waits_for(&table).as_str(), stock(&table, "blue").total()), ("actions", 8), "blue has more regions");
}

/// Also: RIV-170.
#[test]
fn riv_ex_10_with_equally_many_regions_the_marketplace_gives_nothing() {
    let table = roll(
        "
        red   settlement (3,0) fields-3 forest-4
        red   places marketplace (-1,+1)
        blue  settlement (3,0) gold-field-3 hills-1
        blue  places marketplace (-1,+1)
        ",
        "3 trade",
    );
    assert_eq!(waits_for(&table), "actions");
    assert_eq!((stock(&table, "red").total(), stock(&table, "blue").total()), (7, 7));
}

#[test]
fn riv_170_more_regions_of_the_opponent_bring_one_unit() {
    // One more region is enough, and two more do not bring two units.
    for (position, lumber) in [("", 1), ("blue settlement (3,0) forest-4 hills-1", 2)] {
        let table = roll(&format!("{position}\nred places marketplace (-1,+1)\nred stores (0,+1) 3"), "4 trade");
        assert_eq!((waits_for(&table).as_str(), units(&table, "red", "(-2,+1)")), ("actions", lumber));
    }
    let without = roll("blue settlement (3,0) forest-4 hills-1\nred stores (0,+1) 3", "4 trade");
    assert_eq!(units(&without, "red", "(-2,+1)"), 1, "no Marketplace");
    let mut table = roll(&format!("{THREES}\nred places marketplace (-1,+1)"), "3 trade");
    play(&mut table, "red gains (-2,+1)");
    assert_eq!(waits_for(&table), "actions", "one unit only");
}

#[test]
fn riv_171_the_marketplace_counts_regions_in_both_turns() {
    let blue_is_full = "blue stock lumber 3, grain 6, gold 6";
    let position = format!("{THREES}\n{blue_is_full}\nred places marketplace (-1,+1), brick-factory (-1,-1)");
    for turn in ["red 1", "blue 2"] {
        let table = roll(&format!("{position}\nturn {turn}"), "3 trade");
        assert_eq!(units(&table, "red", "(-2,-1)"), 3, "a booster makes it no second region");
        assert_eq!(waits_for(&table), "gain red 1 lumber grain gold", "full regions count, in the turn of {turn}");
    }
    let no_room = "red stores (-2,+1) 3, (0,+1) 3, (2,+1) 3";
    let table = roll(&format!("{position}\n{no_room}"), "3 trade");
    assert_eq!(waits_for(&table), "actions");
    assert_eq!(stores(&table, "red"), [3, 3, 3, 3, 1, 1]);
}

#[test]
fn riv_172_the_marketplace_comes_right_after_production() {
    let position = format!("{THREES}\nred places marketplace (-1,+1)");
    let mut table = roll(&position, "3 celebration");
    assert_eq!(waits_for(&table), "gain red 1 lumber grain gold");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain red 1 any", "then the Celebration");

    let table = roll(&format!("{position}\nred stock lumber 3, wool 3, brick 2"), "3 brigands");
    assert_eq!(waits_for(&table), "gain red 1 lumber grain gold", "after loss and production");
    assert_eq!(stores(&table, "red"), [3, 0, 1, 3, 0, 1]);
}
