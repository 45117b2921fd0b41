//! Gold (section 1.14).

use steading_game::Observer;
use steading_island::rule;

use super::*;
use crate::support::{cards, check_illegal, hand, public, table};

#[test]
fn barb_123_gold_is_public_and_no_resource() {
    let table = at("red hand ore, gold 7\nturn red, rolled");
    assert_eq!((hand(&table, "red"), gold(&table, "red")), (cards("ore"), 7));
    for observer in [Observer::Public, Observer::Seat(support::seat(&table, "blue"))] {
        let view = table.game().view(table.state(), observer);
        assert_eq!(format!("{:?}", view.public.modules.gold), format!("{:?}", public(&table).modules.gold));
    }
    // It pays for nothing that is built.
    let table = at("red road NE(0,0), gold 40\nturn red, rolled");
    for action in ["red builds settlement N(0,0)", "red builds road NW(1,0)", "red buys card"] {
        assert_eq!(refusal(&table, action).code, Code::CannotAfford, "{action}");
    }
}

#[test]
fn barb_124_gold_comes_from_dead_knights_lots_treason_and_trade() {
    let base = "
        red        hand 5 wool grain ore
        blue       guards W(-2,1)
        white      guards NE(-3,2)
        barbarians (-2,1) 1
        turn       red, rolled
        ";
    let mut table = at(base);
    play(&mut table, "red banks 4 wool for gold");
    assert_eq!(gold(&table, "red"), 1);
    play(&mut table, "red buys card; card treason; red turns barbarian (-2,1) (0,2); red turns barbarian supply (1,1)");
    assert_eq!(gold(&table, "red"), 3);
    // Nothing comes of prisoners, rolls, knights or buildings.
    let mut table = at(base);
    play(&mut table, "red ends turn");
    cast(&mut table, &["blue 1+1", "white 1+2"]);
    assert_eq!((gold(&table, "blue"), gold(&table, "white")), (3, 0), "a lost lot");
    play(&mut table, "losses 2");
    assert_eq!((gold(&table, "blue"), gold(&table, "white")), (6, 0), "a dead knight");
}

/// Also: COMBO-072.
#[test]
fn barb_125_two_cards_a_turn_for_two_gold_each_in_trade_and_build() {
    let position = "red road NE(0,0), hand brick lumber wool grain, gold 9\nbarbarians none\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red buys ore for gold");
    assert_eq!((gold(&table, "red"), hand(&table, "red")), (7, cards("brick lumber wool grain ore")));
    // After building, too.
    play(&mut table, "red builds settlement N(0,0); landing 1+1; landing 1+2; landing 1+3; red buys brick for gold");
    assert_eq!((gold(&table, "red"), hand(&table, "red")), (5, cards("ore brick")));
    assert_eq!(told(&table, "red buys brick for gold").0, Code::GoldLimit);
    assert_eq!(listed_with(&table, "red", "for gold"), Vec::<String>::new());
    // A new turn, two new cards.
    let around = ["blue", "white", "orange"].map(|name| format!("{name} rolls 6+6; {name} ends turn")).join("; ");
    play(&mut table, &format!("red ends turn; {around}; red rolls 6+6; red buys brick for gold"));
    assert_eq!(gold(&table, "red"), 3);
    check_illegal(&attack("red gold 9\nturn red"), "red buys ore for gold", Code::RollFirst, rule::BASE_063);
    check_illegal(
        &attack("red gold 1\nturn red, rolled"),
        "red buys ore for gold",
        Code::CannotAfford,
        rule::COMBO_072,
    );
    let marching = played("red gold 9, guards W(0,0)\nturn red, rolled", "red ends turn");
    assert_eq!(refusal(&marching, "red buys ore for gold").code, Code::WrongPhase);
}

#[test]
fn barb_126_the_bank_must_hold_the_card() {
    let position = attack("red gold 4\nblue hand 19 ore\nturn red, rolled");
    check_illegal(&position, "red buys ore for gold", Code::BankEmpty, rule::COMBO_072);
    assert!(is_legal(&table(&position), "red buys wool for gold"));
}

#[test]
fn barb_127_gold_is_given_and_taken_in_trades_with_the_player_on_turn() {
    let position = "red gold 3, hand wool\nblue gold 2, hand 2 ore\nwhite gold 3\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red offers 2 gold for 1 ore to blue; blue accepts red; red trades with blue");
    assert_eq!((gold(&table, "red"), gold(&table, "blue"), hand(&table, "red")), (1, 4, cards("wool ore")));
    play(&mut table, "blue offers 1 ore 3 gold for 1 wool to red; red accepts blue");
    assert_eq!((gold(&table, "red"), gold(&table, "blue"), hand(&table, "blue")), (4, 1, cards("wool")));
    assert_eq!(told(&at(position), "blue offers 1 gold for 1 ore to white").0, Code::TradeNeedsActive);
    assert_eq!(told(&at(position), "red offers 2 gold for 1 gold to blue"), (Code::TradeSameResource, rule::COMBO_073));
}

#[test]
fn barb_128_sea_trade_brings_gold_at_every_rate_unless_four_cards_are_forbidden() {
    let at_rate = |option: &str, lines: &str| table(&attack(&format!("{option}\nred {lines}\nturn red, rolled")));
    let banks = |option: &str, lines: &str, count: u32| {
        is_legal(&at_rate(option, lines), &format!("red banks {count} brick for gold"))
    };
    let (generic, special) = ("settlement N(0,-2), hand 5 brick", "settlement N(-3,2), hand 5 brick");
    for option in ["", "option gold_at_four off"] {
        assert!(banks(option, generic, 3) && !banks(option, generic, 2), "{option}");
        assert!(banks(option, special, 2), "{option}");
    }
    assert!(banks("", "hand 5 brick", 4));
    let off = at_rate("option gold_at_four off", "hand 5 brick");
    assert_eq!(told(&off, "red banks 4 brick for gold"), (Code::BadRate, rule::BARB_128));
    assert_eq!(listed_with(&off, "red", "for gold"), Vec::<String>::new());
    assert!(is_legal(&off, "red banks 4 brick for ore"), "cards are bought for four as ever");
    // One gold for a set.
    let mut table = at(&format!("red {special}\nturn red, rolled"));
    play(&mut table, "red banks 2 brick for gold");
    assert_eq!((gold(&table, "red"), hand(&table, "red")), (1, cards("3 brick")));
}

#[test]
fn barb_129_sea_trade_is_no_purchase_and_takes_no_gold() {
    let mut table = at("red hand 12 wool, gold 4\nturn red, rolled");
    play(
        &mut table,
        "red banks 4 wool for gold; red banks 4 wool for gold; red buys ore for gold; red buys ore for gold",
    );
    assert_eq!(gold(&table, "red"), 2);
    play(&mut table, "red banks 4 wool for gold");
    assert_eq!(gold(&table, "red"), 3);
    assert_eq!(refusal(&table, "red buys ore for gold").code, Code::GoldLimit);
    assert!(table.clone().enter_text("red banks 3 gold for ore").is_err());
}

#[test]
fn barb_130_there_is_always_gold_left() {
    let position = "red hand wool grain ore, gold 60\nblue gold 60\nbarbarians none\nturn red, rolled";
    let table = played(position, "red buys card; card treason");
    assert_eq!(gold(&table, "red"), 62);
}
