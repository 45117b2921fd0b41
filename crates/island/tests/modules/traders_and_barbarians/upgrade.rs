//! Upgrading the wagon (section 2.8).

use super::*;
use crate::support::*;

/// What reaching each level takes.
const PRICES: [(u8, &str); 4] =
    [(1, "lumber wool ore"), (2, "lumber wool ore"), (3, "2 lumber wool ore"), (4, "2 lumber wool ore")];

/// Also: TRADE-065.
#[test]
fn trade_064_the_price_of_the_next_card_opens_it() {
    for (level, price) in PRICES {
        let mut table = at(&format!("red wagon N(0,0), level {level}, hand {price} brick\nturn red, rolled"));
        assert!(listed(&table, "red").contains(&"red upgrades wagon".to_owned()));
        play(&mut table, "red upgrades wagon");
        assert_eq!(item(&table, "red", "level"), (level + 1).to_string());
        assert_eq!(hand(&table, "red"), cards("brick"), "exactly {price} is paid");
        // It is paid to the bank.
        assert_eq!(public(&table).bank, cards("18 brick 19 lumber 19 wool 19 grain 19 ore"));
    }
    // Only in the own trade and build phase.
    let hand = "hand lumber wool ore";
    assert_eq!(code(&at(&format!("red wagon N(0,0), {hand}\nturn red")), "red upgrades wagon"), "ROLL_FIRST");
    let foreign = at(&format!("red wagon N(0,0), {hand}\nturn blue, rolled"));
    assert_eq!(code(&foreign, "red upgrades wagon"), "NOT_YOUR_TURN");
    assert_eq!(code(&driving(&format!("wagon N(0,0), {hand}"), ""), "red upgrades wagon"), "WRONG_PHASE");
}

#[test]
fn trade_065_a_card_less_is_too_little() {
    for (level, price) in PRICES {
        let price = cards(price);
        for kind in ["lumber", "wool", "ore"] {
            let less = price - cards(kind);
            let table = at(&format!("red wagon N(0,0), level {level}, hand {less} brick\nturn red, rolled"));
            assert_eq!(code(&table, "red upgrades wagon"), "CANNOT_AFFORD", "level {level} without a {kind}");
            assert!(!listed(&table, "red").contains(&"red upgrades wagon".to_owned()));
        }
    }
}

/// Also: TRADE-116.
#[test]
fn trade_066_levels_are_taken_in_order_several_in_a_turn_and_never_beyond_five() {
    let mut table = at("red wagon N(0,0), hand 9 lumber 9 wool 9 ore\nturn red, rolled");
    for level in 2..=5 {
        play(&mut table, "red upgrades wagon");
        assert_eq!(item(&table, "red", "level"), level.to_string());
    }
    assert_eq!(hand(&table, "red"), cards("3 lumber 5 wool 5 ore"));
    assert_eq!(code(&table, "red upgrades wagon"), "MAX_LEVEL");
    assert!(!listed(&table, "red").contains(&"red upgrades wagon".to_owned()));
    // Not with an empty hand either: the level comes first.
    let poor = at("red wagon N(0,0), level 5\nturn red, rolled");
    assert_eq!(code(&poor, "red upgrades wagon"), "MAX_LEVEL");
    // Levels are the player's own.
    assert_eq!(item(&table, "blue", "level"), item(&at("red wagon N(0,0)\nturn red"), "blue", "level"));
}

/// Upgrading is building: it closes trading, where the table keeps the two apart, and gold still buys. Also: COMBO-071.
#[test]
fn trade_064_an_upgrade_closes_trading() {
    let position = "red wagon N(0,0), gold 4, hand lumber 5 wool ore\nblue hand ore\nturn red, rolled";
    let mut table = played(position, "red offers 1 wool for 1 ore to blue");
    play(&mut table, "red upgrades wagon");
    assert!(!public(&table).trade.is_open);
    assert_eq!(code(&table, "red banks 4 wool for ore"), "TRADE_CLOSED");
    assert!(is_legal(&table, "red buys ore for gold"));
    let combined = played(&format!("option phases combined\n{position}"), "red upgrades wagon");
    assert!(is_legal(&combined, "red banks 4 wool for ore"));
}

#[test]
fn trade_067_the_fifth_level_is_worth_a_point_at_once() {
    let worth = |level: u8| points(&at(&format!("red wagon N(0,0), level {level}\nturn red")), "red");
    assert_eq!([1, 2, 3, 4, 5].map(worth), [0, 0, 0, 0, 1]);
    let mut table = at("red wagon N(0,0), level 3, hand 4 lumber 2 wool 2 ore\nturn red, rolled");
    play(&mut table, "red upgrades wagon");
    assert_eq!(points(&table, "red"), 0);
    play(&mut table, "red upgrades wagon");
    assert_eq!(points(&table, "red"), 1);
}

#[test]
fn trade_068_an_upgrade_holds_in_the_movement_of_the_same_turn() {
    let red = "wagon S(0,-1), level 1, hand lumber wool ore";
    let position = format!("red {red}\nraiders NW(0,0) W(3,0) NE(2,0)\nturn red, rolled");
    let mut table = played(&position, "red upgrades wagon; red ends turn");
    assert_eq!(left(&table), 5);
    play(&mut table, "red fends off NW(0,0); die 6");
    assert_eq!(left(&played(&position, "red ends turn")), 4);
}

/// Five points, two gold, and a barbarian driven off by a six alone.
#[test]
fn trade_ex_02_the_card_of_level_two() {
    let mut table = driving("wagon N(-2,0), level 2, gold 0, cargo glass", "raiders NE(-2,0) W(3,0) NE(2,0)");
    assert_eq!(left(&table), 5);
    let tries = |die: u8| {
        let mut table = table.clone();
        play(&mut table, &format!("red fends off NE(-2,0); die {die}"));
        is_legal(&table, "red moves barbarian NE(-2,0) W(0,0)")
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(tries), [false, false, false, false, false, true]);
    play(&mut table, "red drives wagon Plaza(castle)");
    assert_eq!(purse(&table, "red"), 2);
}
