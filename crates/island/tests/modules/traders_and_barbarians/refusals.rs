//! What is forbidden and what the error says (section 2.14).

use steading_game::{Refusal, Table, Value};
use steading_island::Island;

use super::*;
use crate::support::*;

const BESIDE: &str = "raiders NW(0,0) W(3,0) NE(2,0)";

/// The values of a refusal, as text.
fn values(table: &Table<Island>, action: &str) -> Vec<String> {
    let written = |value: Value| match value {
        Value::Number(number) => number.to_string(),
        other => format!("{other:?}"),
    };
    refusal(table, action).values().into_iter().map(|(_, value)| written(value)).collect()
}

fn tells(table: &Table<Island>, action: &str, parts: &[&str]) {
    let values = values(table, action);
    for part in parts {
        assert!(values.iter().any(|value| value.contains(part)), "`{action}`: {values:?} without {part}");
    }
}

#[test]
fn trade_112_barbarian_there_tells_the_path() {
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 3+4");
    for (from, to) in [("NW(-1,0)", "W(2,-1)"), ("NW(-1,0)", "NW(-1,0)")] {
        let action = format!("red moves barbarian {from} {to}");
        assert_eq!(told(&seven, &action), ("BARBARIAN_THERE", "TRADE-069".to_owned()));
        tells(&seven, &action, &[to]);
    }
}

#[test]
fn trade_114_level_too_low_tells_the_level_held_and_needed() {
    let table = driving("wagon S(0,-1), level 1", BESIDE);
    assert_eq!(told(&table, "red fends off NW(0,0)"), ("LEVEL_TOO_LOW", "TRADE-073".to_owned()));
    tells(&table, "red fends off NW(0,0)", &["1", "2"]);
    assert!(is_legal(&driving("wagon S(0,-1), level 2", BESIDE), "red fends off NW(0,0)"));
}

#[test]
fn trade_115_not_beside_tells_path_and_intersection() {
    let table = driving("wagon N(-1,1), level 2", BESIDE);
    assert_eq!(told(&table, "red fends off NW(0,0)"), ("NOT_BESIDE", "TRADE-073".to_owned()));
    tells(&table, "red fends off NW(0,0)", &["NW(0,0)", "N(-1,1)"]);
}

#[test]
fn trade_116_levels_tries_grains_and_moves_for_nothing() {
    let is_told = |table: &Table<Island>, action: &str, code: &'static str, rule: &str| {
        assert_eq!(told(table, action), (code, rule.to_owned()), "{action}");
    };
    is_told(&at("red wagon N(0,0), level 5\nturn red, rolled"), "red upgrades wagon", "MAX_LEVEL", "TRADE-066");
    is_told(&at("red wagon N(0,0), level 4\nturn red, rolled"), "red upgrades wagon", "CANNOT_AFFORD", "TRADE-065");
    let table = driven("wagon S(0,-1), level 2, hand 2 grain", BESIDE, "red fends off NW(0,0); die 1");
    is_told(&table, "red fends off NW(0,0)", "ONCE_PER_TURN", "TRADE-078");
    tells(&table, "red fends off NW(0,0)", &["tried-barbarian", "NW(0,0)"]);
    is_told(&table, "red drives wagon S(0,-1)", "NO_EFFECT", "TRADE-036");
    is_told(&table, "red drives wagon N(-1,1) for grain", "NO_EFFECT", "TRADE-110");
    let far = "red drives wagon N(-2,1) for grain";
    let mut second = table.clone();
    play(&mut second, far);
    is_told(&second, "red drives wagon S(-1,0) for grain", "ONCE_PER_TURN", "TRADE-046");
    tells(&second, "red drives wagon S(-1,0) for grain", &["wagon-grain"]);
    is_told(&driving("wagon S(0,-1), level 2", BESIDE), far, "CANNOT_AFFORD", "TRADE-046");
}

/// Also: TRADE-035, TRADE-074.
#[test]
fn trade_120_another_barbarian_and_no_wagon_are_told_of() {
    let table = driven("wagon S(0,-1), level 2", BESIDE, "red fends off NW(0,0); die 6");
    assert_eq!(told(&table, "red moves barbarian W(3,0) W(0,0)"), ("NOT_A_CHOICE", "TRADE-074".to_owned()));
    tells(&table, "red moves barbarian W(3,0) W(0,0)", &["other-barbarian", "NW(0,0)"]);
    let table = driving("hand wool", BESIDE);
    assert_eq!(told(&table, "red drives wagon N(0,0)"), ("NOT_A_CHOICE", "TRADE-035".to_owned()));
    tells(&table, "red drives wagon N(0,0)", &["no-wagon"]);
    let table = driving("level 2, hand wool", BESIDE);
    assert_eq!(told(&table, "red fends off NW(0,0)"), ("NOT_A_CHOICE", "TRADE-035".to_owned()));
}

/// Also: TRADE-025, TRADE-026.
#[test]
fn trade_117_unknown_place_answers_for_sea_sides_forbidden_corners_and_plazas() {
    let building =
        at("red wagon N(0,0), settlement N(-2,0), hand 5 brick 5 lumber 5 wool 5 grain 5 ore\nturn red, rolled");
    for action in [
        "red builds road NW(-2,0)",
        "red builds settlement S(-2,-1)",
        "red builds city N(-3,1)",
        "red builds settlement Plaza(quarry)",
        "red builds city Plaza(castle)",
    ] {
        assert_eq!(code(&building, action), "UNKNOWN_PLACE", "{action}");
    }
    let moving = driving("wagon N(-2,0), level 2", "");
    for action in
        ["red drives wagon S(-2,-1)", "red drives wagon N(9,9)", "red fends off NW(-2,0)", "red fends off W(9,9)"]
    {
        assert_eq!(code(&moving, action), "UNKNOWN_PLACE", "{action}");
    }
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 3+4");
    for action in ["red moves barbarian NW(-1,0) NW(-2,0)", "red moves barbarian NW(-2,0) W(0,0)"] {
        assert_eq!(code(&seven, action), "UNKNOWN_PLACE", "{action}");
    }
}

#[test]
fn trade_118_path_occupied_tells_whose_road_it_is() {
    let table = at("
        option variants two_players
        option colours red blue
        red  wagon N(2,1), tokens 5
        blue wagon N(2,1), road W(0,0)
        turn red
    ");
    let action = "red bribes barbarian NW(-1,0) W(0,0)";
    assert_eq!(told(&table, action), ("PATH_OCCUPIED", "TRADE-COMBO-04".to_owned()));
    tells(&table, action, &["W(0,0)", "1"]);
}

/// Everything that is not the question is refused, everywhere.
#[test]
fn trade_119_pending_questions_and_phases() {
    let red =
        "wagon S(0,-1), level 2, settlement N(2,0), gold 5, hand 2 brick 2 lumber 4 wool 2 ore 2 grain, cards 2 knight";
    let lines = "blue wagon N(0,0), road W(1,1), hand ore\nraiders NW(0,0) W(3,0) NE(2,0)";
    // A barbarian to move, after a seven, a knight, and a die.
    let position = format!("red {red}\n{lines}\nturn red, rolled");
    let others =
        ["red ends turn", "red stops wagon", "red drives wagon N(-1,1)", "red builds road NW(2,0)", "red takes card"];
    for moves in ["red plays knight", "red ends turn; red fends off NW(0,0); die 6"] {
        let table = played(&position, moves);
        for other in others {
            assert_eq!(code(&table, other), "ACTION_PENDING", "{moves}: {other}");
        }
    }
    let drawing = played(&position, "red plays knight; red moves barbarian NW(0,0) W(1,1)");
    for other in ["red ends turn", "red stops wagon", "red moves barbarian W(3,0) W(0,0)", "red banks 4 wool for ore"] {
        assert_eq!(code(&drawing, other), "ACTION_PENDING", "{other}");
    }
    // The phase of the movement.
    let moving = played(&position, "red ends turn");
    for other in [
        "red banks 4 wool for ore",
        "red offers 1 wool for 1 ore to blue",
        "red builds road NW(2,0)",
        "red builds city N(2,0)",
        "red upgrades wagon",
        "red buys card",
        "red buys ore for gold",
        "red rolls",
        "red ends turn",
    ] {
        assert_eq!(told(&moving, other), ("WRONG_PHASE", "TRADE-034".to_owned()), "{other}");
    }
    // After a plaza only the stop and Swift Journey are left.
    let plaza = played(
        &position.replace("wagon S(0,-1)", "wagon N(-2,0)"),
        "red ends turn; red drives wagon Plaza(castle); cargo sand",
    );
    for other in
        ["red drives wagon N(-2,0)", "red fends off NW(0,0)", "red plays knight", "red ends turn", "red buys card"]
    {
        assert_eq!(told(&plaza, other), ("WRONG_PHASE", "TRADE-045".to_owned()), "{other}");
    }
    assert!(is_legal(&plaza, "red stops wagon"));
    // Before the movement there is none of it.
    for position in [position.clone(), position.replace(", rolled", "")] {
        for other in ["red drives wagon N(-1,1)", "red fends off NW(0,0)", "red stops wagon", "red plays swift-journey"]
        {
            assert_eq!(code(&at(&position), other), "WRONG_PHASE", "{other}");
        }
    }
}

#[test]
fn trade_120_answers_that_nobody_asked_for() {
    let table = at("red wagon S(0,-1), cards knight\nblue road W(1,1), hand ore\nturn red, rolled");
    assert_eq!(code(&table, "red moves barbarian NW(-1,0) W(0,0)"), "NOT_A_CHOICE");
    assert_eq!(code(&table, "red takes card"), "NOT_A_CHOICE");
    assert_eq!(code(&table, "red takes no card"), "NOT_A_CHOICE");
    let moving = driving("wagon S(0,-1), level 2", BESIDE);
    assert_eq!(code(&moving, "red moves barbarian NW(0,0) W(0,0)"), "NOT_A_CHOICE");
    let driven = driven("wagon S(0,-1), level 2", BESIDE, "red fends off NW(0,0); die 6");
    assert_eq!(told(&driven, "red moves barbarian W(3,0) W(0,0)"), ("NOT_A_CHOICE", "TRADE-074".to_owned()));
    for card in ["red plays year-of-plenty ore ore", "red plays monopoly ore"] {
        assert_eq!(told(&table, card), ("NOT_IN_PLAY", "TRADE-003".to_owned()), "{card}");
    }
}

/// Each line breaks its rule and all that follow it.
#[test]
fn trade_121_the_order_of_refusals_in_the_movement() {
    let table = driving("wagon S(0,-1), gold 0", "blue road NW(0,0) NE(0,0), gold 3\nraiders W(3,-1) W(3,0) NE(2,0)");
    for (action, expected) in [
        ("red drives wagon N(9,9) for grain", "UNKNOWN_PLACE"),
        ("red drives wagon S(0,-1) for grain", "NO_EFFECT"),
        ("red drives wagon N(2,0) for grain", "TOO_FAR"),
        ("red drives wagon N(0,0) for grain", "NO_TOLL"),
        ("red drives wagon N(-1,1) for grain", "NO_EFFECT"),
        ("red drives wagon N(-2,2) for grain", "CANNOT_AFFORD"),
    ] {
        assert_eq!(code(&table, action), expected, "{action}");
    }
    // A second grain comes before the distance, the place where it stands before the second grain.
    let second = driven("wagon S(0,-1), hand grain, gold 0", "", "red drives wagon N(-2,2) for grain");
    assert_eq!(code(&second, "red drives wagon N(2,0) for grain"), "ONCE_PER_TURN");
    assert_eq!(code(&second, "red drives wagon N(-2,2) for grain"), "NO_EFFECT");
    // Driving off.
    let low = driving("wagon S(0,-1), level 1", BESIDE);
    assert_eq!(code(&low, "red fends off W(9,9)"), "UNKNOWN_PLACE");
    assert_eq!(code(&low, "red fends off NE(-1,0)"), "LEVEL_TOO_LOW", "though there is none");
    assert_eq!(code(&low, "red fends off W(3,0)"), "LEVEL_TOO_LOW", "though it is far");
    let two = driven("wagon S(0,-1), level 2", BESIDE, "red fends off NW(0,0); die 1; red drives wagon N(-1,1)");
    assert_eq!(code(&two, "red fends off W(2,1)"), "NO_BARBARIAN", "far and empty");
    assert_eq!(code(&two, "red fends off NW(0,0)"), "NOT_BESIDE", "though it was tried");
    // Upgrades and purchases.
    assert_eq!(code(&at("red wagon N(0,0), level 5\nturn red, rolled"), "red upgrades wagon"), "MAX_LEVEL");
    let bought = played(
        "red wagon N(0,0), gold 4\nblue hand 19 ore\nturn red, rolled",
        "red buys wool for gold; red buys wool for gold",
    );
    assert_eq!(code(&bought, "red buys ore for gold"), "GOLD_LIMIT");
    let poor = at("red wagon N(0,0), gold 1\nblue hand 19 ore\nturn red, rolled");
    assert_eq!(code(&poor, "red buys ore for gold"), "CANNOT_AFFORD");
}

#[test]
fn trade_122_the_order_of_refusals_for_barbarians_and_swift_journey() {
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 3+4");
    for (action, expected) in [
        ("red moves barbarian W(9,9) W(9,9)", "UNKNOWN_PLACE"),
        ("red moves barbarian W(0,0) W(9,9)", "NO_BARBARIAN"),
        ("red moves barbarian NW(-1,0) W(9,9)", "UNKNOWN_PLACE"),
        ("red moves barbarian NW(-1,0) W(2,-1)", "BARBARIAN_THERE"),
    ] {
        assert_eq!(code(&seven, action), expected, "{action}");
    }
    let driven = driven("wagon S(0,-1), level 2", BESIDE, "red fends off NW(0,0); die 6");
    assert_eq!(code(&driven, "red moves barbarian W(3,0) W(9,9)"), "NOT_A_CHOICE");
    assert_eq!(code(&driven, "red moves barbarian W(0,0) W(9,9)"), "NO_BARBARIAN");
    // The token action: price first, then the same order, and the road last.
    let two = |lines: &str| at(&format!("option variants two_players\noption colours red blue\n{lines}\nturn red"));
    let short = two("red wagon N(2,1)\nblue wagon N(2,1)");
    assert_eq!(code(&short, "red bribes barbarian W(9,9) W(9,9)"), "TOKENS_SHORT");
    let ready = two("red wagon N(2,1), tokens 5\nblue wagon N(2,1), road W(2,-1) W(0,0)");
    for (action, expected) in [
        ("red bribes barbarian W(9,9) W(9,9)", "UNKNOWN_PLACE"),
        ("red bribes barbarian W(1,1) W(9,9)", "NO_BARBARIAN"),
        ("red bribes barbarian NW(-1,0) W(9,9)", "UNKNOWN_PLACE"),
        ("red bribes barbarian NW(-1,0) W(2,-1)", "BARBARIAN_THERE"),
        ("red bribes barbarian NW(-1,0) W(0,0)", "PATH_OCCUPIED"),
    ] {
        assert_eq!(code(&ready, action), expected, "{action}");
    }
    let mut again = ready;
    play(&mut again, "red bribes barbarian NW(-1,0) W(1,1)");
    assert_eq!(code(&again, "red bribes barbarian W(9,9) W(9,9)"), "ONCE_PER_TURN");
    // Swift Journey: the phase, then the cards.
    for turn in ["turn red", "turn red, rolled"] {
        let early = at(&format!("red wagon N(0,0), cards swift-journey\n{turn}"));
        assert_eq!(told(&early, "red plays swift-journey"), ("WRONG_PHASE", "TRADE-096".to_owned()), "{turn}");
    }
    let swift = |cards: &str, turn: &str| {
        let table = played(&format!("red wagon N(0,0){cards}\nturn red, rolled{turn}"), "red ends turn");
        code(&table, "red plays swift-journey")
    };
    assert_eq!(swift("", ", played knight"), "NO_SUCH_CARD");
    assert_eq!(swift(", cards swift-journey, new swift-journey", ", played knight"), "ONE_CARD_PER_TURN");
    assert_eq!(swift(", cards swift-journey, new swift-journey", ""), "CARD_TOO_NEW");
}

/// What tokens do is not in play without two players, whatever is asked.
#[test]
fn trade_combo_04_bribes_are_not_in_play_for_more_than_two() {
    let position = "red wagon N(0,0)\nblue hand ore";
    let turn = at(&format!("{position}\nturn red, rolled"));
    let moving = driving("wagon N(0,0)", "");
    let seven = played(&format!("{position}\nturn red"), "red rolls 3+4");
    for table in [turn, moving, seven] {
        let refused = told(&table, "red bribes barbarian W(2,-1) W(0,0)");
        assert_eq!(refused, ("NOT_IN_PLAY", "COMBO-009".to_owned()));
    }
}
