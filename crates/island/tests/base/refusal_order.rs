//! What is forbidden (section 1.23): the later codes, what a refusal keeps to itself, and which of several is told.

use steading_game::{Refusal, Table};
use steading_island::Island;

use crate::refusals::{told, told_at};
use crate::support::*;

/// Only the code of a refusal.
fn code(position: &str, action: &str) -> &'static str {
    refusal(&table(position), action).code()
}

fn code_at(table: &Table<Island>, action: &str) -> &'static str {
    refusal(table, action).code()
}

#[test]
fn base_261_bad_rate_names_every_rate_open_for_the_resource() {
    let position = |place: &str| format!("red settlement {place}, hand 5 lumber 5 wool\nturn red, rolled");
    let plain = position("N(0,0)");
    assert_eq!(told(&plain, "red banks 3 wool for ore"), "BAD_RATE BASE-129: resource=wool, rates=4:1");
    assert_eq!(told(&plain, "red banks 5 wool for ore"), "BAD_RATE BASE-129: resource=wool, rates=4:1");
    let generic = position("N(0,-2)");
    assert_eq!(told(&generic, "red banks 2 wool for ore"), "BAD_RATE BASE-129: resource=wool, rates=3:1, 4:1");
    let lumber = position("N(-2,0)");
    assert_eq!(told(&lumber, "red banks 3 lumber for ore"), "BAD_RATE BASE-129: resource=lumber, rates=2:1, 4:1");
    assert_eq!(told(&lumber, "red banks 3 wool for ore"), "BAD_RATE BASE-129: resource=wool, rates=4:1");
    let both = position("N(-2,0) N(0,-2)");
    assert_eq!(told(&both, "red banks 5 lumber for ore"), "BAD_RATE BASE-129: resource=lumber, rates=2:1, 3:1, 4:1");
}

#[test]
fn base_262_mixed_cards_are_refused_by_the_bank() {
    let position = "red settlement N(0,-2), hand 3 brick ore\nturn red, rolled";
    assert_eq!(told(position, "red banks 2 brick ore for grain"), "MIXED_CARDS BASE-127");
    assert!(is_legal(&table(position), "red banks 3 brick for grain"));
}

#[test]
fn base_263_same_resource_names_the_kind() {
    let position = "red hand 4 brick\nturn red, rolled";
    assert_eq!(told(position, "red banks 4 brick for brick"), "SAME_RESOURCE BASE-128: resource=brick");
}

#[test]
fn base_264_bank_empty_names_the_resource() {
    let position = "red hand 4 brick\nblue hand 19 ore\nturn red, rolled";
    assert_eq!(told(position, "red banks 4 brick for ore"), "BANK_EMPTY BASE-088: resource=ore");
    assert!(is_legal(&table(&position.replace("19 ore", "18 ore")), "red banks 4 brick for ore"));
}

#[test]
fn base_268_wrong_phase_names_the_part_and_what_it_expects() {
    let mut table = start("setup explicit\nboard beginner\nfirst_player red");
    for action in [
        "red rolls",
        "red founds road NE(0,0)",
        "red builds settlement N(0,0)",
        "red buys card",
        "red plays knight",
        "red offers ore for wool to all",
        "blue offers ore for wool to red",
        "red banks 4 ore for wool",
        "red moves robber (1,0)",
        "red ends turn",
    ] {
        assert_eq!(told_at(&table, action), "WRONG_PHASE BASE-060: part=founding-settlement", "{action}");
    }
    play(&mut table, "red founds settlement N(0,0)");
    for action in ["red founds settlement N(1,0)", "red builds road NE(0,0)", "red rolls"] {
        assert_eq!(told_at(&table, action), "WRONG_PHASE BASE-060: part=founding-road", "{action}");
    }
    for action in ["red founds settlement N(1,0)", "red founds road NE(0,0)"] {
        assert_eq!(told("turn red, rolled", action), "WRONG_PHASE BASE-060: part=play", "{action}");
    }
    let dice = start("setup variable\nboard beginner\nfirst_player dice");
    assert_eq!(told_at(&dice, "red founds settlement N(0,0)"), "WRONG_PHASE BASE-060: part=opening");
}

#[test]
fn base_269_no_such_offer_once_it_is_gone_or_never_was() {
    let gone = "NO_SUCH_OFFER BASE-120";
    let mut table = table("red hand wool\nblue hand ore\nwhite hand ore\nturn red, rolled");
    for action in ["blue accepts red", "blue declines", "red withdraws", "red trades with blue", "red accepts blue"] {
        assert_eq!(told_at(&table, action), gone, "{action}");
    }
    play(&mut table, "red offers wool for ore to blue; blue accepts red");
    let to_others = "NO_SUCH_OFFER BASE-269: why=offer-to-others, seats=1";
    assert_eq!(told_at(&table, "white accepts red"), to_others);
    play(&mut table, "red withdraws");
    assert_eq!(told_at(&table, "red trades with blue"), gone);
    assert_eq!(told_at(&table, "blue accepts red"), gone);
}

#[test]
fn base_271_the_bank_asks_for_cards_held_and_year_of_plenty_for_cards_in_the_bank() {
    let position = "red hand 3 brick, cards year-of-plenty\nblue hand 18 ore\nturn red, rolled";
    let not_held = told(position, "red banks 4 brick for ore");
    assert_eq!(not_held, "CANNOT_AFFORD BASE-138: price=4 brick, short=1 brick");
    let one_left = told(position, "red plays year-of-plenty ore ore");
    assert_eq!(one_left, "BANK_EMPTY BASE-088: resource=ore");
    let none_left = position.replace("18 ore", "19 ore");
    for action in ["red plays year-of-plenty ore wool", "red plays year-of-plenty wool ore"] {
        assert_eq!(told(&none_left, action), "BANK_EMPTY BASE-088: resource=ore");
        assert!(is_legal(&table(position), action));
    }
}

#[test]
fn base_272_year_of_plenty_names_two_cards_while_the_bank_has_them() {
    let position = |ore: &str| {
        format!("red cards year-of-plenty\nblue hand 19 brick 19 lumber 19 wool 19 grain {ore} ore\nturn red, rolled")
    };
    let illegal = told(&position("17"), "red plays year-of-plenty ore");
    assert_eq!(illegal, "WRONG_COUNT BASE-183: card=year-of-plenty");
    assert!(is_legal(&table(&position("18")), "red plays year-of-plenty ore"));
}

#[test]
fn base_273_too_few_points_names_points_held_and_needed() {
    let position =
        "option victory_claim claim\nred settlement N(0,0), city N(1,0), cards victory-point\nturn red, rolled";
    assert_eq!(told(position, "red claims victory"), "TOO_FEW_POINTS BASE-190: held=4, needed=10");
    assert!(is_legal(
        &table(&position.replace("claim\nred", "claim\noption victory_points 4\nred")),
        "red claims victory"
    ));
}

/// The same questions to two tables that differ only in what others hide.
#[test]
fn base_228_refusals_do_not_depend_on_what_others_hide() {
    let position = |hidden: [&str; 4]| {
        let [blue, blue_cards, white, white_cards] = hidden;
        format!(
            "
            red    settlement N(0,0), hand 4 brick, cards knight
            blue   settlement N(1,0), hand {blue}, cards {blue_cards}
            white  settlement N(0,1), hand {white}, cards {white_cards}
            turn   red, rolled
            offer  brick for wool to blue white
            "
        )
    };
    let one = table(&position(["2 wool", "2 victory-point", "3 ore", "knight"]));
    let other = table(&position(["2 ore", "knight monopoly", "3 wool", "victory-point"]));
    let questions = [
        "red trades with blue",
        "red trades with white",
        "red trades with orange",
        "red accepts blue",
        "red offers ore for wool to blue",
        "red builds settlement N(1,0)",
        "red buys card",
        "red plays monopoly wool",
        "red claims victory",
        "red robs blue",
        "orange accepts red",
        "orange accepts blue",
    ];
    for question in questions {
        assert_eq!(told_at(&one, question), told_at(&other, question), "{question}");
    }
    assert_eq!(told_at(&one, "red trades with blue"), "NOT_ACCEPTED BASE-113: seats=");
    let robbing = |mut table: Table<Island>| {
        play(&mut table, "red plays knight; red moves robber (1,0)");
        ["red robs orange", "red ends turn", "blue discards 2 wool"].map(|action| told_at(&table, action))
    };
    assert_eq!(robbing(one), robbing(other));
}

#[test]
fn base_229_game_over_comes_before_not_your_turn() {
    let position = "option victory_points 3\nred settlement N(0,0), city N(1,0)\nturn red, rolled\nwinner red";
    assert_eq!(code(position, "blue rolls"), "GAME_OVER");
}

#[test]
fn base_229_not_your_turn_comes_before_what_is_owed() {
    let table = after("turn red", "red rolls 3+4");
    assert_eq!(code_at(&table, "blue builds road NE(0,0)"), "NOT_YOUR_TURN");
    assert_eq!(code_at(&table, "blue moves robber (1,0)"), "NOT_YOUR_TURN");
}

#[test]
fn base_229_what_is_owed_comes_before_the_wrong_step() {
    let table = after("red cards knight\nturn red", "red plays knight");
    assert_eq!(code_at(&table, "red ends turn"), "ACTION_PENDING");
    assert_eq!(code_at(&table, "red founds settlement N(0,0)"), "ACTION_PENDING");
}

#[test]
fn base_229_the_wrong_step_comes_before_an_unknown_place() {
    assert_eq!(code("turn red", "red builds road NE(9,9)"), "ROLL_FIRST");
    assert_eq!(code("turn red, rolled", "red founds settlement N(9,9)"), "WRONG_PHASE");
    assert_eq!(code("turn red, rolled", "red moves robber (9,9)"), "WRONG_PHASE");
}

/// A place that is not there breaks no place rule; pieces and price come after it.
#[test]
fn base_229_an_unknown_place_comes_before_the_price() {
    assert_eq!(code("turn red, rolled", "red builds road NE(9,9)"), "UNKNOWN_PLACE");
    assert_eq!(code("turn red, rolled", "red builds settlement N(9,9)"), "UNKNOWN_PLACE");
    assert_eq!(code("turn red, rolled", "red builds city N(9,9)"), "UNKNOWN_PLACE");
}

#[test]
fn base_229_place_rules_come_before_pieces_and_pieces_before_the_price() {
    let roads = "
        red   road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0) NW(0,0) NW(1,0) NE(1,0) W(2,0) NW(1,1) NE(0,1) W(1,-1) W(0,1) \
              W(1,1) W(2,-1)
        turn  red, rolled
    ";
    assert_eq!(code(roads, "red builds road NE(-2,2)"), "ROAD_NOT_CONNECTED");
    assert_eq!(code(roads, "red builds road NW(0,2)"), "NO_PIECES_LEFT");
    let settlements = "red settlement N(0,0) N(1,0) N(-1,0) N(0,-1) N(1,-1), road W(1,1)\nturn red, rolled";
    assert_eq!(code(settlements, "red builds settlement N(0,1)"), "NO_OWN_ROAD");
    assert_eq!(code(settlements, "red builds settlement N(0,2)"), "NO_PIECES_LEFT");
    let cities = "red city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(1,-1)\nturn red, rolled";
    assert_eq!(code(cities, "red builds city N(0,2)"), "NO_SETTLEMENT_HERE");
    assert_eq!(code(cities, "red builds city N(1,-1)"), "NO_PIECES_LEFT");
    let deck = "blue cards 14 knight 2 road-building 2 year-of-plenty 2 monopoly 5 victory-point\nturn red, rolled";
    assert_eq!(code(deck, "red buys card"), "DECK_EMPTY");
}

/// Red has just placed the second settlement. A founding road never ends at a building, so none can be blocked.
#[test]
fn base_270_order_among_founding_roads() {
    let table = table(
        "
        red     settlement N(0,0) N(0,2), road NE(0,0)
        blue    settlement N(1,0), road NE(1,0)
        turn    red
        frames  found-road 7 N(0,2)
        ",
    );
    assert_eq!(code_at(&table, "red founds road NE(1,0)"), "PATH_OCCUPIED");
    assert_eq!(code_at(&table, "red founds road NE(0,0)"), "PATH_OCCUPIED");
    // One is not connected at all, the other would be in play.
    assert_eq!(code_at(&table, "red founds road NE(-2,1)"), "FOUNDING_ROAD");
    assert_eq!(code_at(&table, "red founds road W(1,0)"), "FOUNDING_ROAD");
}

#[test]
fn base_270_order_among_roads() {
    let position = "red road NE(0,0)\nblue settlement S(1,-1), road W(1,0) NE(-2,1)\nturn red, rolled";
    // Occupied and blocked; occupied and not connected; blocked, with nothing own at the far end.
    assert_eq!(code(position, "red builds road W(1,0)"), "PATH_OCCUPIED");
    assert_eq!(code(position, "red builds road NE(-2,1)"), "PATH_OCCUPIED");
    assert_eq!(code(position, "red builds road NW(1,0)"), "ROAD_BLOCKED");
}

/// An occupied intersection never has a building beside it, so that pair cannot meet.
#[test]
fn base_270_order_among_settlements() {
    let position = "blue settlement N(0,0)\nturn red, rolled";
    assert_eq!(code(position, "red builds settlement N(0,0)"), "INTERSECTION_OCCUPIED");
    assert_eq!(code(position, "red builds settlement S(1,-1)"), "TOO_CLOSE");
}

#[test]
fn base_270_order_among_cards() {
    let nothing = "turn red, rolled, played knight\nred knights 1";
    assert_eq!(code(nothing, "red plays victory-point"), "NO_SUCH_CARD");
    assert_eq!(code(nothing, "red plays monopoly ore"), "NO_SUCH_CARD");
    let point = "red knights 1, cards victory-point, new victory-point\nturn red, rolled, played knight";
    assert_eq!(code(point, "red plays victory-point"), "NOT_PLAYABLE");
    let new = "red knights 1, cards road-building, new road-building\nturn red, rolled, played knight";
    assert_eq!(code(new, "red plays road-building"), "ONE_CARD_PER_TURN");
    assert_eq!(code(&new.replace(", played knight", ""), "red plays road-building"), "CARD_TOO_NEW");
    let old = "red cards road-building\nturn red, rolled";
    assert_eq!(code(old, "red plays road-building"), "NO_EFFECT");
}

/// An offer that names terms and an answer that names an offer are different actions, so `NO_SUCH_OFFER` meets only the first and
/// the last of its neighbours.
#[test]
fn base_270_order_among_offers() {
    let position = "red hand wool\nturn red, rolled";
    assert_eq!(code(position, "blue accepts white"), "TRADE_NEEDS_ACTIVE");
    assert_eq!(code(position, "blue offers nothing for ore to white"), "TRADE_NEEDS_ACTIVE");
    assert_eq!(code(position, "blue accepts red"), "NO_SUCH_OFFER");
    assert_eq!(code(position, "red trades with blue"), "NO_SUCH_OFFER");
    let offer = format!("{position}\noffer wool for ore to white");
    assert_eq!(code(&offer, "red trades with blue"), "NOT_ACCEPTED");
    assert_eq!(code(&offer, "blue accepts red"), "NO_SUCH_OFFER");
    assert_eq!(code(&offer, "white accepts red"), "TRADE_CARDS_MISSING");
    assert_eq!(code(position, "red offers nothing for nothing to blue"), "TRADE_EMPTY_SIDE");
    assert_eq!(code(position, "red offers 2 ore for nothing to blue"), "TRADE_EMPTY_SIDE");
    assert_eq!(code(position, "red offers 2 ore for ore to blue"), "TRADE_SAME_RESOURCE");
}

#[test]
fn base_270_order_among_bank_trades() {
    let position = "red hand 3 brick\nblue hand 19 wool\nturn red, rolled";
    assert_eq!(code(position, "red banks 2 brick ore for ore"), "MIXED_CARDS");
    assert_eq!(code(position, "red banks 3 brick for brick"), "SAME_RESOURCE");
    assert_eq!(code(position, "red banks 5 brick for wool"), "BAD_RATE");
    assert_eq!(code(position, "red banks 4 brick for wool"), "CANNOT_AFFORD");
    assert_eq!(code(&position.replace("3 brick", "4 brick"), "red banks 4 brick for wool"), "BANK_EMPTY");
}
