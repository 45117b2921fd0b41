//! The order of a turn (section 1.3).

use steading_island::rule;

use super::*;
use crate::support::{cards, hand};

/// A turn of red from the roll to the expulsion.
#[test]
fn barb_025_roll_then_trade_and_build_then_knights_then_expulsion_then_the_next_turn() {
    let position = "
        red        settlement N(-1,0), hand 3 wool 3 grain 3 ore
        barbarians (-2,1) 1
        turn       red
        ";
    let mut table = at(position);
    assert_eq!(told(&table, "red buys card"), (Code::RollFirst, rule::BASE_063));
    assert_eq!(refusal(&table, "red ends march").code, Code::WrongPhase);
    play(&mut table, "red rolls 3+6");
    assert_eq!(hand(&table, "red"), cards("3 wool 3 grain 3 ore brick"), "the yield comes first");
    play(&mut table, "red buys card; card knighthood; red musters knight NW(-2,2)");
    assert_eq!(on(&table, "(-2,1)"), 1, "a knight that stands there already has to wait for the end of the turn");
    play(&mut table, "red ends turn");
    assert_eq!(line(&table, "frames").matches("march").count(), 1);
    play(&mut table, "red sends knight NW(-2,2) NE(-2,1)");
    // No other knight can move: the expulsion begins by itself.
    assert_eq!(chance(&table), "losses");
    play(&mut table, "losses 2");
    assert_eq!((on(&table, "(-2,1)"), prisoners(&table, "red"), on_turn(&table).as_str()), (0, 1, "blue"));
    assert!(is_legal(&table, "blue rolls"));
}

#[test]
fn barb_026_once_the_knights_move_nothing_is_built_bought_or_traded() {
    let position = "
        red    settlement N(0,0), road NE(0,0) NW(1,0), guards W(0,0) W(0,1), hand 4 brick 4 lumber 4 wool 4 grain 4 ore, gold 4
        blue   hand ore
        turn   red, rolled
        ";
    for moves in ["red ends turn", "red ends turn; red sends knight W(0,0) NW(0,0)"] {
        let table = played(position, moves);
        for action in [
            "red builds road W(1,0)",
            "red builds settlement N(1,0)",
            "red builds city N(0,0)",
            "red buys card",
            "red buys ore for gold",
            "red banks 4 wool for ore",
            "red banks 4 wool for gold",
            "red offers 1 wool for 1 ore to blue",
            "red rolls",
            "red ends turn",
        ] {
            assert_eq!(refusal(&table, action).code, Code::WrongPhase, "after {moves}: {action}");
        }
        assert!(is_legal(&table, "red ends march"));
    }
    assert_eq!(told(&played(position, "red ends turn"), "red builds road W(1,0)").1, rule::BARB_026);
    // Before that everything was possible.
    assert!(is_legal(&at(position), "red builds road W(1,0)") && is_legal(&at(position), "red buys card"));
}

/// Buying a card is building, buying with gold is not.
#[test]
fn combo_071_a_scenario_card_closes_trading_and_gold_does_not() {
    let position = "red hand 5 wool grain ore, gold 4\nblue hand ore\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red buys brick for gold");
    assert!(is_legal(&table, "red banks 4 wool for ore"));
    play(&mut table, "red buys card; card knighthood; red musters knight NE(-2,2)");
    for trade in ["red banks 4 wool for ore", "red banks 4 wool for gold", "red offers 1 wool for 1 ore to blue"] {
        assert_eq!(told(&table, trade), (Code::TradeClosed, rule::BASE_066), "{trade}");
    }
    assert!(is_legal(&table, "red buys brick for gold"));
}

#[test]
fn barb_027_all_knights_move_before_any_battle() {
    let position = "
        red        guards NE(-2,1) W(0,0)
        barbarians (-2,1) 1, (-2,0) 1
        turn       red, rolled
        ";
    let mut table = played(position, "red ends turn; red sends knight NE(-2,1) NW(-2,1)");
    // Both hexes could be won now, but the other knight may still move.
    assert_eq!((all_barbarians(&table), chance(&table).as_str()), (2, ""));
    assert!(is_legal(&table, "red sends knight W(0,0) NE(0,0)"));
    play(&mut table, "red ends march");
    assert_eq!(chance(&table), "losses");
    // And between two battles nobody moves.
    play(&mut table, "losses 1");
    assert_eq!(chance(&table), "losses");
}

#[test]
fn barb_028_a_settlement_yields_one_card_and_a_city_two() {
    let position = "
        red        settlement N(0,0)
        blue       city N(0,1)
        barbarians none
        turn       red
        ";
    let table = played(position, "red rolls 5+6");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool"), cards("2 wool")));
    let table = played(position, "red rolls 3+4");
    assert!(hand(&table, "red").is_empty() && hand(&table, "blue").is_empty());
}
