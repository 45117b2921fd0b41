//! The event die (section 8 of the catalogue).

use expect_test::expect;
use steading_rivals::illegal::Code;
use steading_rivals::rule;

use super::{SHIPS, roll, stores};
use crate::support::*;

// Brigand Attack.

/// Also: RIV-175.
#[test]
fn riv_090_brigands_take_all_exposed_gold_and_wool() {
    let stock = "red stock lumber 2, wool 2, grain 2, brick 1, ore 1, gold 1";
    assert_eq!(stock_text(&roll(stock, "6 brigands"), "red"), "2 lumber 3 grain 1 brick 1 ore");
    // A Storehouse protects its own half of its owner's principality.
    let lower_half = "red stock lumber 3, wool 2, grain 2, ore 2, gold 1\nred places storehouse (-1,-1)";
    assert_eq!(stock_text(&roll(lower_half, "6 brigands"), "red"), "3 lumber 2 wool 3 grain 1 brick 2 ore");
    let other_prince = format!("{stock}\nblue places storehouse (-1,+1)");
    assert_eq!(stock_text(&roll(&other_prince, "6 brigands"), "red"), "2 lumber 3 grain 1 brick 1 ore");
    // Two Storehouses protect all regions beside either.
    let all = "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3";
    let table = roll(&format!("{all}\nred places storehouse (-1,+1), storehouse (1,-1)"), "6 brigands");
    assert_eq!(stores(&table, "red"), [3, 3, 3, 3, 3, 3], "only grain and brick are counted");
}

/// Also: RIV-090.
#[test]
fn riv_ex_11_a_storehouse_keeps_two_regions_out_of_the_count() {
    let stock = "red stock lumber 2, wool 2, grain 1, brick 1, ore 1, gold 2";
    let table = roll(&format!("{stock}\nred places storehouse (-1,+1)"), "6 brigands");
    assert_eq!(stock_text(&table, "red"), "2 lumber 2 wool 2 grain 1 brick 1 ore 2 gold");
    assert_eq!(stock_text(&roll(stock, "6 brigands"), "red"), "2 lumber 2 grain 1 brick 1 ore");
}

#[test]
fn riv_091_each_player_is_counted_alone() {
    let (seven, eight) = ("stock lumber 2, gold 1", "stock lumber 3, gold 1");
    for (red, blue) in [(seven, eight), (eight, seven), (seven, seven), (eight, eight)] {
        let table = roll(&format!("red {red}\nblue {blue}"), "6 brigands");
        for (name, stock) in [("red", red), ("blue", blue)] {
            let left = if stock == seven { (1, 1) } else { (0, 0) };
            let [_, gold, _, _, wool, _] = stores(&table, name);
            assert_eq!((gold, wool), left, "{name} of {red}, {blue}");
        }
    }
}

/// Also: RIV-084, RIV-091.
#[test]
fn riv_ex_12_seven_counted_units_are_safe_and_eight_are_not() {
    let table = roll("red stock lumber 2, gold 1", "1 brigands");
    assert_eq!(stock_text(&table, "red"), "2 lumber 1 wool 1 grain 1 brick 1 ore 2 gold");
    let table = roll("red stock lumber 3, gold 1", "1 brigands");
    assert_eq!(stock_text(&table, "red"), "3 lumber 1 grain 1 brick 1 ore 1 gold");
}

/// Also: RIV-090.
#[test]
fn riv_ex_13_protected_gold_stays() {
    let table = roll(
        "
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3
        red places storehouse (-1,+1)
        ",
        "6 brigands",
    );
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 grain 3 brick 3 ore 3 gold");
}

/// A protected pasture with two units, an exposed one with three, and enough to be robbed.
const TWO_PASTURES: &str = "
    red settlement (3,0) forest-4 pasture-5
    red places storehouse (-1,-1)
    red stock none, lumber 3, grain 3
    red stores (0,-1) 2, (4,-1) 3
    ";

/// Also: RIV-092, RIV-258.
#[test]
fn riv_ex_14_the_loss_is_split_freely() {
    let mut table = roll(TWO_PASTURES, "1 brigands");
    assert_eq!(waits_for(&table), "pay red 3 wool from regions");
    assert_eq!(listed_with(&table, "red", ""), ["pays (0,-1)", "pays (4,-1)"]);
    play(&mut table, "red pays (0,-1); red pays (0,-1)");
    assert_eq!(units(&table, "red", "(4,-1)"), 2, "the last unit can only come from there");
    assert_eq!(units(&table, "red", "(0,-1)"), 0);
    assert_eq!(waits_for(&table), "actions");
}

/// Also: RIV-258.
#[test]
fn riv_092_protected_gold_and_wool_may_be_given_kind_for_kind() {
    let position = "
        red settlement (3,0) gold-field-3 pasture-5
        red places storehouse (-1,+1)
        red stock none, grain 3, ore 3, wool 1
        red stores (0,+1) 2, (4,+1) 2
        ";
    let mut table = roll(position, "6 brigands");
    // The wool lies in the open only, so it is gone without a question.
    assert_eq!(waits_for(&table), "pay red 2 gold from regions");
    assert_eq!(units(&table, "red", "(0,-1)"), 0);
    check_told(&table, "red pays (2,+1)", "NOT_A_CHOICE RIV-031 why=payment-kind resource=grain");
    play(&mut table, "red pays (0,+1); red pays (0,+1)");
    assert_eq!((units(&table, "red", "(0,+1)"), units(&table, "red", "(4,+1)")), (0, 2));
    assert_eq!(waits_for(&table), "actions");
    // Without protected gold nothing is asked.
    let table = roll(&format!("{position}\nred stores (0,+1) 0"), "6 brigands");
    assert_eq!((waits_for(&table).as_str(), units(&table, "red", "(4,+1)")), ("actions", 0));
}

#[test]
fn riv_258_the_active_player_splits_first_and_production_comes_last() {
    let blue = TWO_PASTURES.replace("red", "blue").replace("forest-4 pasture-5", "forest-6 pasture-6");
    let mut table = roll(&format!("{TWO_PASTURES}\n{blue}\nturn blue 2"), "1 brigands");
    assert_eq!(waits_for(&table), "pay blue 3 wool from regions");
    play(&mut table, "blue pays (4,-1); blue pays (4,-1); blue pays (4,-1)");
    assert_eq!(waits_for(&table), "pay red 3 wool from regions");
    assert_eq!(units(&table, "red", "(0,+1)"), 0);
    play(&mut table, "red pays (4,-1); red pays (4,-1); red pays (4,-1)");
    assert_eq!(units(&table, "red", "(0,+1)"), 1, "produced after both losses");
}

/// Also: RIV-189.
#[test]
fn riv_311_gold_of_the_cache_neither_counts_nor_buys_anything_off() {
    let full_cache = "option mode gold\nred cache (-2,+2) 3\nred stock lumber 2\nred stores (0,+1) 1";
    let table = roll(full_cache, "6 brigands");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (3, 1), "seven in the regions");

    let table = roll(
        "
        option mode gold
        red cache (-2,+2) 3
        red settlement (3,0) gold-field-3 pasture-5
        red places storehouse (-1,+1)
        red stock none, grain 3, ore 3
        red stores (0,+1) 1, (4,+1) 2
        ",
        "6 brigands",
    );
    assert_eq!(listed_with(&table, "red", ""), ["pays (0,+1)", "pays (4,+1)"]);
    check_told(&table, "red pays cache", "NOT_A_CHOICE RIV-311 why=regions-only place=cache");
}

// Trade.

#[test]
fn riv_093_the_holder_of_the_trade_advantage_takes_a_unit() {
    for (holder, other) in [("red", "blue"), ("blue", "red")] {
        let mut table = roll(&format!("{holder} {SHIPS}"), "6 trade");
        assert_eq!(waits_for(&table), format!("name-units {holder} 1"), "in either turn");
        check_told(&table, &format!("{holder} names gold"), "NOT_A_CHOICE RIV-093 why=opponent-lacks resource=gold");
        play(&mut table, &format!("{holder} names brick"));
        assert_eq!((units(&table, holder, "(-2,-1)"), units(&table, other, "(-2,-1)")), (2, 0));
        assert_eq!(waits_for(&table), "actions");
    }
    let table = roll("red places brick-ship (-1,+1), grain-ship (-1,-1)", "6 trade");
    assert_eq!(waits_for(&table), "actions", "two commerce symbols are no advantage");
    assert_eq!(stock(&table, "blue").total(), 6);
}

/// Also: RIV-093.
#[test]
fn riv_ex_15_what_does_not_fit_cannot_be_named() {
    let position = format!("red {SHIPS}\nred stores (2,-1) 3");
    let table = roll(&position, "6 trade");
    check_refused(&table, "red names ore", Code::NoRoom, rule::RIV_093);
    assert!(!listed(&table, "red").contains(&"red names ore".to_owned()));
    let table = roll(&format!("{position}\nblue stock none"), "6 trade");
    assert_eq!((waits_for(&table).as_str(), stock_text(&table, "blue").as_str()), ("actions", "1 ore"));
}

/// Also: RIV-262.
#[test]
fn riv_094_the_giver_chooses_the_source_and_the_taker_the_place() {
    let position = format!(
        "
        red  settlement (3,0) forest-4 pasture-5
        red  {SHIPS}
        blue settlement (3,0) pasture-6 hills-1
        blue stores (4,+1) 1
        "
    );
    let mut table = roll(&position, "2 trade");
    play(&mut table, "red names wool");
    assert_eq!(waits_for(&table), "pay blue 1 wool");
    play(&mut table, "blue pays (4,+1)");
    assert_eq!(waits_for(&table), "gain red 1 wool");
    play(&mut table, "red gains (4,-1)");
    assert_eq!((units(&table, "blue", "(4,+1)"), units(&table, "blue", "(0,-1)")), (0, 1));
    assert_eq!((units(&table, "red", "(4,-1)"), units(&table, "red", "(0,-1)")), (1, 1));
}

#[test]
fn riv_309_trade_cannot_be_declined() {
    let table = roll(&format!("red {SHIPS}"), "6 trade");
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_309);
    // With one possible kind it is taken without a question.
    let table = roll(&format!("red {SHIPS}\nblue stock none"), "6 trade");
    assert_eq!((waits_for(&table).as_str(), stock_text(&table, "blue").as_str()), ("actions", "nothing"));
}

/// A Moneylender; with three ships its owner has the advantage.
const MONEYLENDER: &str = "
    option mode gold
    red city (-1,0)
    red places moneylender (-1,+1), brick-ship (-1,+1), grain-ship (-1,-1)
    ";

/// Also: RIV-194.
#[test]
fn riv_ex_38_a_moneylender_takes_what_there_is() {
    let table = roll(&format!("{MONEYLENDER}\nred places lumber-ship (-1,-1)\nblue stock none"), "5 trade");
    assert_eq!((waits_for(&table).as_str(), stock_text(&table, "blue").as_str()), ("actions", "nothing"));
    assert_eq!(units(&table, "red", "(2,+1)"), 2);
    let table = roll(&format!("{MONEYLENDER}\nblue stock none"), "5 trade");
    assert_eq!(stock_text(&table, "blue"), "1 grain", "without the advantage nothing");
}

/// Also: RIV-262.
#[test]
fn riv_194_a_moneylender_takes_one_or_two_units() {
    let position = format!("{MONEYLENDER}\nred places lumber-ship (-1,-1)\nblue stock wool 2");
    let table = || roll(&position, "5 trade");
    for (moves, taken) in [
        ("red names wool; red names wool", "2 wool"),
        ("red names wool; red names ore", "1 wool 1 ore"),
        ("red names wool; red passes", "1 wool"),
    ] {
        let mut table = table();
        let before = stock(&table, "red");
        play(&mut table, moves);
        assert_eq!(stock(&table, "red") - before, goods(taken), "{moves}");
        assert_eq!(waits_for(&table), "actions");
    }
    check_refused(&table(), "red passes", Code::NotAChoice, rule::RIV_309);
    // The second unit needs room beside the first.
    let mut table = roll(&format!("{position}\nred stores (0,-1) 2"), "5 trade");
    play(&mut table, "red names wool");
    check_refused(&table, "red names wool", Code::NoRoom, rule::RIV_093);
}

// Celebration.

/// Also: RIV-086, RIV-095.
#[test]
fn riv_ex_01_a_celebration_of_equals() {
    let mut table = roll("", "6 celebration");
    assert_eq!((stores(&table, "red"), stores(&table, "blue")), ([1, 0, 2, 1, 1, 1], [1, 0, 1, 1, 1, 2]));
    assert_eq!(waits_for(&table), "gain red 1 any");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain blue 1 any");
    play(&mut table, "blue gains (0,-1)");
    assert_eq!(waits_for(&table), "actions");
    assert_eq!((stores(&table, "red"), stores(&table, "blue")), ([1, 1, 2, 1, 1, 1], [1, 0, 1, 1, 2, 2]));
}

#[test]
fn riv_095_the_more_skilled_celebrates_alone() {
    let (one, three) = ("places harald (-1,+1)", "places inga (-1,+1)");
    for (red, blue, asked) in [(three, one, vec!["red"]), (one, three, vec!["blue"])] {
        let mut table = roll(&format!("red {red}\nblue {blue}"), "6 celebration");
        for name in asked {
            assert_eq!(waits_for(&table), format!("gain {name} 1 any"));
            play(&mut table, &format!("{name} gains (0,+1)"));
        }
        assert_eq!(waits_for(&table), "actions");
    }
    // A tie above nothing is a tie; blue's turn, so blue comes first.
    let mut table = roll("red places austin (-1,+1)\nblue places osmund (-1,+1)\nturn blue 2", "6 celebration");
    assert_eq!(waits_for(&table), "gain blue 1 any");
    play(&mut table, "blue gains (0,+1)");
    assert_eq!(waits_for(&table), "gain red 1 any");
}

/// Also: RIV-187.
#[test]
fn riv_ex_48_reiner_gives_a_unit_to_the_less_skilled_too() {
    let position = "
        option mode gold
        red  hand reiner
        red  places harald (-1,+1)
        blue places inga (-1,+1)
        phase before-roll
        ";
    let mut table = after(position, "red plays reiner; red rolls 6");
    assert_eq!(waits_for(&table), "gain blue 1 any", "for Celebration");
    play(&mut table, "blue gains (0,+1)");
    assert_eq!(waits_for(&table), "gain red 1 any", "for the card");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "actions");
}

/// Also: RIV-187.
#[test]
fn riv_260_reiner_is_paid_after_both_have_celebrated() {
    let mut table = after("option mode gold\nred hand reiner\nphase before-roll", "red plays reiner; red rolls 6");
    for name in ["red", "blue", "red"] {
        assert_eq!(waits_for(&table), format!("gain {name} 1 any"));
        play(&mut table, &format!("{name} gains (0,+1)"));
    }
    assert_eq!(waits_for(&table), "actions");
}

// Plentiful Harvest.

/// Two Toll Bridges and a Pirate Ship.
const BRIDGES: &str = "
    option mode gold
    red settlement (3,0) gold-field-2 forest-4
    red places toll-bridge (-1,+1), gold-toll-bridge (-1,-1), pirate-ship (1,+1)
    ";

/// Also: RIV-096, RIV-168, RIV-191.
#[test]
fn riv_ex_16_harvest_gold_without_room_is_lost() {
    let mut table = roll(&format!("{BRIDGES}\nred stores (0,+1) 2, (4,+1) 3"), "6 harvest");
    play(&mut table, "red gains (-2,+1)");
    assert_eq!((units(&table, "red", "(0,+1)"), units(&table, "red", "(4,+1)")), (3, 3));
    assert_eq!(stock(&table, "red").count(steading_rivals::goods::Resource::Gold), 6);
    assert_eq!(waits_for(&table), "gain blue 1 any");
}

/// Also: RIV-168, RIV-191.
#[test]
fn riv_096_both_harvest_and_bridges_and_pirates_bring_gold() {
    let mut table = roll("", "6 harvest");
    play(&mut table, "red gains (0,+1); blue gains (2,+1)");
    assert_eq!((stores(&table, "red"), stores(&table, "blue")), ([1, 1, 2, 1, 1, 1], [1, 0, 2, 1, 1, 2]));
    assert_eq!(waits_for(&table), "actions");

    for (cards, gold) in
        [("toll-bridge (-1,+1)", 2), ("pirate-ship (-1,+1)", 1), ("toll-bridge (-1,+1), pirate-ship (1,+1)", 3)]
    {
        for name in ["red", "blue"] {
            let mut table = roll(&format!("option mode gold\n{name} places {cards}"), "6 harvest");
            play(&mut table, "red gains (-2,+1); blue gains (-2,+1)");
            assert_eq!(units(&table, name, "(0,+1)"), gold, "{name}: {cards}");
        }
    }
}

/// Also: RIV-096, RIV-098.
#[test]
fn riv_261_all_of_the_active_players_harvest_comes_first() {
    let position = "
        option mode gold
        red  places toll-bridge (-1,+1)
        red  cache (0,+2)
        red  stores (0,+1) 1
        blue places gold-toll-bridge (-1,+1)
        ";
    let mut table = roll(position, "6 harvest");
    // The free choice comes before the gold of the bridge.
    play(&mut table, "red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain red 2 gold");
    play(&mut table, "red gains cache; red gains (0,+1)");
    assert_eq!(waits_for(&table), "gain blue 1 any");
    assert_eq!(units(&table, "blue", "(0,+1)"), 0);
    play(&mut table, "blue gains (0,+1)");
    assert_eq!(units(&table, "blue", "(0,+1)"), 3);
}

#[test]
fn riv_098_a_result_is_applied_before_the_other_decides() {
    check(
        "
        option mode gold
        blue places toll-bridge (-1,+1)
        phase before-roll
        turn blue 2
        ",
        "blue rolls 6 harvest; blue gains (0,-1); red gains (0,-1)",
        &expect![[r#"
            blue rolls 6, harvest
            blue produces 1 at (2,-1)
            red produces 1 at (2,+1)
            blue gains 1 wool at (0,-1)
            blue gains 1 gold at (0,+1)
            blue gains 1 gold at (0,+1)
            red gains 1 wool at (0,-1)
        "#]],
    );
}
