//! Gold (section 2.11).

use steading_game::Notation;

use super::*;
use crate::support::*;

#[test]
fn trade_085_two_cards_a_turn_for_two_gold_each() {
    let mut table =
        at("red wagon N(0,0), gold 9\nblue wagon N(0,0)\nwhite wagon N(0,0)\norange wagon N(0,0)\nturn red, rolled");
    play(&mut table, "red buys ore for gold; red buys grain for gold");
    assert_eq!((purse(&table, "red"), hand(&table, "red")), (5, cards("grain ore")));
    assert_eq!(code(&table, "red buys ore for gold"), "GOLD_LIMIT");
    assert!(red_may(&table, "buys").iter().all(|what| !what.contains("gold")));
    // The next turn has its own two.
    play(&mut table, "red ends turn; red stops wagon");
    for name in ["blue", "white", "orange"] {
        play(&mut table, &format!("{name} rolls 1+3; {name} ends turn; {name} stops wagon"));
    }
    play(&mut table, "red rolls 1+3; red buys ore for gold");
    assert_eq!(purse(&table, "red"), 3);
}

/// Also: TRADE-034.
#[test]
fn trade_085_after_the_roll_before_or_after_building_and_not_while_the_wagon_moves() {
    assert_eq!(code(&at("red wagon N(0,0), gold 9\nturn red"), "red buys ore for gold"), "ROLL_FIRST");
    let position = "red wagon N(0,0), gold 9, road NE(0,0), hand brick lumber 4 wool\nturn red, rolled";
    let built = played(position, "red buys ore for gold; red builds road NW(0,0)");
    assert!(is_legal(&built, "red buys ore for gold"), "building does not close it");
    assert_eq!(code(&built, "red banks 4 wool for ore"), "TRADE_CLOSED");
    assert_eq!(code(&driving("wagon N(0,0), gold 9", ""), "red buys ore for gold"), "WRONG_PHASE");
    let poor = at("red wagon N(0,0), gold 1\nturn red, rolled");
    assert_eq!(code(&poor, "red buys ore for gold"), "CANNOT_AFFORD");
    let bought_out = at("red wagon N(0,0), gold 9\nblue hand 19 ore\nturn red, rolled");
    assert_eq!(code(&bought_out, "red buys ore for gold"), "BANK_EMPTY");
}

#[test]
fn trade_086_gold_is_no_resource() {
    // Seven cards and much gold: nothing to discard, and gold is neither drawn nor given away.
    let position = "red wagon N(0,0)\nblue road W(0,0), hand 7 ore, gold 30\nturn red";
    let table = played(position, "red rolls 3+4; red moves barbarian NW(-1,0) W(0,0); red takes card");
    assert_eq!(possible(&table), [("steal ore".to_owned(), 7)]);
    // An owner with nothing but gold has no card to draw.
    let position = "red wagon N(0,0)\nblue road W(0,0), gold 30\nturn red";
    assert!(is_legal(&played(position, "red rolls 3+4; red moves barbarian NW(-1,0) W(0,0)"), "red ends turn"));
    // It pays for nothing but tolls and cards.
    let rich = at("red wagon N(0,0), settlement N(0,0), gold 30\nturn red, rolled");
    for action in ["red builds road NE(0,0)", "red buys card", "red upgrades wagon"] {
        assert_eq!(code(&rich, action), "CANNOT_AFFORD", "{action}");
    }
}

#[test]
fn trade_087_four_cards_buy_a_gold_and_players_trade_it() {
    let mut table = at("red wagon N(0,0), hand 4 wool, gold 1\nblue hand ore, gold 2\nturn red, rolled");
    assert_eq!(code(&table, "red banks 3 wool for gold"), "BAD_RATE");
    play(&mut table, "red banks 4 wool for gold");
    assert_eq!((purse(&table, "red"), hand(&table, "red").is_empty()), (2, true));
    play(&mut table, "red offers 2 gold for 1 ore to blue; blue accepts red; red trades with blue");
    assert_eq!((purse(&table, "red"), purse(&table, "blue"), hand(&table, "red")), (0, 4, cards("ore")));
    // A proposal of somebody else's, for the player on turn.
    play(&mut table, "blue offers 3 gold for 1 ore to red; red accepts blue");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (3, 1));
}

/// NE(1,-2) is the harbour of grain, NW(0,-2) a plain one.
#[test]
fn trade_088_own_harbours_give_their_rates_for_gold() {
    let table = |site: &str| {
        at(&format!("red wagon N(0,0), settlement {site}, hand 3 grain 3 brick, gold 0\nturn red, rolled"))
    };
    let mut special = table("S(2,-3)");
    assert_eq!(code(&special, "red banks 3 brick for gold"), "BAD_RATE");
    play(&mut special, "red banks 2 grain for gold");
    assert_eq!((purse(&special, "red"), hand(&special, "red")), (1, cards("3 brick grain")));
    let mut plain = table("N(0,-2)");
    assert_eq!(code(&plain, "red banks 2 grain for gold"), "BAD_RATE");
    play(&mut plain, "red banks 3 brick for gold");
    assert_eq!(purse(&plain, "red"), 1);
}

#[test]
fn trade_089_gold_is_traded_with_the_player_on_turn_in_the_trade_phase() {
    let table = at("red wagon N(0,0), hand wool\nblue gold 3\nwhite hand ore\nturn red, rolled");
    assert_eq!(code(&table, "blue offers 1 gold for 1 ore to white"), "TRADE_NEEDS_ACTIVE");
    assert!(is_legal(&table, "blue offers 1 gold for 1 wool to red"));
    // Once building has begun, and while the wagon moves, there is no trade; the toll is paid all the same.
    let mut moving = driving("wagon S(0,-1), hand wool, gold 1", "blue road NW(0,0), gold 3");
    assert_eq!(code(&moving, "red offers 1 wool for 1 gold to blue"), "WRONG_PHASE");
    assert!(!is_legal(&moving, "blue offers 1 gold for 1 wool to red"));
    play(&mut moving, "red drives wagon N(0,0)");
    assert_eq!((purse(&moving, "red"), purse(&moving, "blue")), (0, 4));
    let built = at("red wagon N(0,0), hand wool\nblue gold 3\nturn red, rolled, built");
    assert_eq!(code(&built, "red offers 1 wool for 1 gold to blue"), "TRADE_CLOSED");
}

#[test]
fn trade_090_gold_gives_no_points_and_never_runs_out() {
    let table = at("red wagon N(0,0), gold 250, hand 4 wool\nblue gold 250\nturn red, rolled");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (0, 0));
    let mut table = table;
    play(&mut table, "red banks 4 wool for gold");
    assert_eq!(purse(&table, "red"), 251, "more than there are coins in the box");
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
}
