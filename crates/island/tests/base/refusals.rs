//! What is forbidden (section 1.23): every code with its rule and the values its sentence needs.

use steading_game::{Refusal, Table};
use steading_island::Island;
use steading_island::illegal::Code;

use crate::support::*;

/// A refusal in one line: code, rule and values.
pub fn told_at(table: &Table<Island>, action: &str) -> String {
    let illegal = refusal(table, action);
    let values: Vec<String> = illegal.values().iter().map(|(name, value)| format!("{name}={value}")).collect();
    let head = format!("{} {}", illegal.code(), illegal.rule());
    if values.is_empty() { head } else { format!("{head}: {}", values.join(", ")) }
}

/// What refuses a move in a position.
pub fn told(position: &str, action: &str) -> String {
    told_at(&table(position), action)
}

/// Founding is about to begin.
fn founding() -> Table<Island> {
    start("setup explicit\nboard beginner\nfirst_player red")
}

/// Red must move the robber.
fn robber_due() -> Table<Island> {
    after("turn red", "red rolls 3+4")
}

/// Red must pick one of blue and white, who both border (1,0); orange does not.
fn theft_due() -> Table<Island> {
    after(
        "
        blue    settlement N(1,0), hand wool
        white   settlement N(0,1), hand wool
        orange  settlement N(-1,0), hand wool
        turn    red
        ",
        "red rolls 3+4; red moves robber (1,0)",
    )
}

/// Red must lay two free roads.
fn free_roads_due() -> Table<Island> {
    after("red settlement N(0,0), cards road-building\nturn red, rolled", "red plays road-building")
}

#[test]
fn base_226_a_refused_action_leaves_the_position_and_the_one_to_act() {
    let mut table = table("red settlement N(0,0), hand brick lumber\nblue hand ore\nturn red, rolled");
    let (state, next) = (table.state().clone(), table.next());
    for action in ["red rolls", "red builds road NE(2,0)", "red builds city N(0,0)", "blue ends turn", "red buys card"]
    {
        assert!(table.enter_text(action).is_err(), "{action}");
        assert!(*table.state() == state && table.next() == next && table.log().is_empty(), "{action}");
    }
    assert_eq!(play(&mut table, "red builds road NE(0,0)"), ["red pays 1 brick 1 lumber", "red lays a road NE(0,0)"]);
}

#[test]
fn base_227_codes_are_named_as_in_the_catalogue() {
    let base = include_str!("../../../../rules/base.md");
    let section = base.split("## 1.23").nth(1).and_then(|rest| rest.split("\n---").next()).unwrap_or_default();
    let of_modules = include_str!("../../../../rules/traders-and-barbarians-1.md");
    let of_barbarians = include_str!("../../../../rules/traders-and-barbarians-2.md");
    let mut written: Vec<&str> = section
        .lines()
        .chain(of_modules.lines())
        .chain(of_barbarians.lines())
        .filter_map(|line| line.split_once("** `")?.1.split_once("` — "))
        .map(|(code, _)| code)
        .collect();
    // The file of Cities & Knights has a table, in which some rows speak of codes that are listed elsewhere.
    let cities = include_str!("../../../../rules/cities-and-knights.md");
    let table = cities.split("### 3.7").nth(1).and_then(|rest| rest.split("\n- ").next()).unwrap_or_default();
    let cells = table.lines().filter_map(|row| row.strip_prefix("| `")?.split_once(" | ")).map(|(cell, _)| cell);
    written.extend(
        cells.filter(|cell| !cell.contains("(base)")).flat_map(|cell| cell.trim_end_matches('`').split("` / `")),
    );
    let mut known: Vec<&str> = Code::ALL.iter().map(|code| code.text()).collect();
    written.sort_unstable();
    written.dedup();
    known.sort_unstable();
    assert_eq!(written, known);
}

/// Also: BASE-225.
#[test]
fn base_230_game_over_names_winner_and_points() {
    let position =
        "option victory_points 3\nred settlement N(0,0), city N(1,0), hand brick lumber\nturn red, rolled\nwinner red";
    for action in ["red ends turn", "red builds road NE(0,0)", "blue rolls", "blue offers ore for wool to red"] {
        assert_eq!(told(position, action), "GAME_OVER BASE-225: winner=0, points=3");
    }
    assert!(listed(&table(position), "red").is_empty());
}

#[test]
fn base_231_not_your_turn_names_whose_turn_it_is() {
    let position = "red settlement N(0,0), hand 4 brick lumber wool 2 grain 3 ore, cards knight\nturn white, rolled";
    for action in [
        "red rolls",
        "red builds road NE(0,0)",
        "red builds city N(0,0)",
        "red buys card",
        "red plays knight",
        "red banks 4 brick for ore",
        "red claims victory",
        "red ends turn",
    ] {
        assert_eq!(told(position, action), "NOT_YOUR_TURN BASE-231: turn=2");
    }
    assert!(is_legal(&table(position), "white ends turn"));
}

#[test]
fn base_232_action_pending_names_who_owes_what() {
    let discards = after("red hand 8 wool\nblue hand 9 ore\nturn red", "red rolls 3+4");
    assert_eq!(told_at(&discards, "red moves robber (1,0)"), "ACTION_PENDING BASE-069: seat=0, owes=discard, count=4");
    let mut blue_left = discards.clone();
    play(&mut blue_left, "red discards 4 wool");
    assert_eq!(told_at(&blue_left, "red moves robber (1,0)"), "ACTION_PENDING BASE-069: seat=1, owes=discard, count=4");
    let robber = "ACTION_PENDING BASE-069: seat=0, owes=robber-move, count=1";
    assert_eq!(told_at(&robber_due(), "red ends turn"), robber);
    assert_eq!(told_at(&theft_due(), "red ends turn"), "ACTION_PENDING BASE-069: seat=0, owes=theft, count=1");
    let roads = "ACTION_PENDING BASE-069: seat=0, owes=free-roads, count=2";
    assert_eq!(told_at(&free_roads_due(), "red ends turn"), roads);
    assert_eq!(told_at(&free_roads_due(), "blue offers ore for wool to red"), roads);
}

#[test]
fn base_233_roll_first_for_trading_building_buying_and_ending() {
    let position =
        "red settlement N(0,0), road NE(0,0) W(1,0), hand 4 brick lumber wool 3 grain 4 ore\nblue hand ore\nturn red";
    for action in [
        "red builds road NW(0,0)",
        "red builds settlement N(0,1)",
        "red builds city N(0,0)",
        "red buys card",
        "red banks 4 brick for wool",
        "red offers brick for ore to blue",
        "blue offers ore for brick to red",
        "red ends turn",
    ] {
        assert_eq!(told(position, action), "ROLL_FIRST BASE-063", "{action}");
        assert!(is_legal(&table(&position.replace("turn red", "turn red, rolled")), action), "{action}");
    }
}

#[test]
fn base_234_already_rolled_names_both_dice() {
    assert_eq!(told("turn red, rolled 5+6", "red rolls"), "ALREADY_ROLLED BASE-063: first=5, second=6");
}

#[test]
fn base_235_trade_closed_after_building_where_phases_are_separate() {
    let position = "red hand 4 brick\nblue hand ore\nturn red, rolled, built";
    for action in ["red banks 4 brick for ore", "red offers brick for ore to all", "blue offers ore for brick to red"] {
        assert_eq!(told(position, action), "TRADE_CLOSED BASE-066", "{action}");
        assert!(is_legal(&table(&format!("option phases combined\n{position}")), action), "{action}");
    }
}

#[test]
fn base_236_unknown_place_repeats_the_name() {
    let turn = "red settlement N(0,0), hand 2 brick 2 lumber wool 3 grain 3 ore\nturn red, rolled";
    assert_eq!(told(turn, "red builds road W(9,9)"), "UNKNOWN_PLACE BASE-236: name=W(9,9)");
    assert_eq!(told(turn, "red builds settlement N(5,-5)"), "UNKNOWN_PLACE BASE-236: name=N(5,-5)");
    assert_eq!(told(turn, "red builds city S(-7,0)"), "UNKNOWN_PLACE BASE-236: name=S(-7,0)");
    assert_eq!(told_at(&robber_due(), "red moves robber (8,8)"), "UNKNOWN_PLACE BASE-236: name=(8,8)");
    let mut table = founding();
    assert_eq!(told_at(&table, "red founds settlement N(0,9)"), "UNKNOWN_PLACE BASE-236: name=N(0,9)");
    play(&mut table, "red founds settlement N(0,0)");
    assert_eq!(told_at(&table, "red founds road NE(0,9)"), "UNKNOWN_PLACE BASE-236: name=NE(0,9)");
}

#[test]
fn base_237_path_occupied_names_the_owner_of_the_road() {
    let position = "red settlement N(0,0), hand brick lumber\norange road NE(0,0)\nturn red, rolled";
    assert_eq!(told(position, "red builds road NE(0,0)"), "PATH_OCCUPIED BASE-141: path=NE(0,0), seat=3");
}

#[test]
fn base_238_road_not_connected_names_both_ends() {
    let position = "red hand brick lumber\nturn red, rolled";
    let illegal = told(position, "red builds road NE(0,0)");
    assert_eq!(illegal, "ROAD_NOT_CONNECTED BASE-142: end=N(0,0), other=S(1,-1)");
}

#[test]
fn base_239_road_blocked_names_the_building_in_the_way() {
    let position = "red road NE(0,0), hand brick lumber\nwhite city S(1,-1)\nturn red, rolled";
    let illegal = told(position, "red builds road W(1,0)");
    assert_eq!(illegal, "ROAD_BLOCKED BASE-143: intersection=S(1,-1), seat=2, piece=city");
}

#[test]
fn base_240_intersection_occupied_names_owner_and_kind() {
    let position = "red road NE(0,0), hand brick lumber wool grain\nwhite city S(1,-1)\nturn red, rolled";
    let illegal = told(position, "red builds settlement S(1,-1)");
    assert_eq!(illegal, "INTERSECTION_OCCUPIED BASE-147: intersection=S(1,-1), seat=2, piece=city");
    let mut table = founding();
    play(&mut table, "red founds settlement N(0,0); red founds road NE(0,0)");
    let illegal = told_at(&table, "blue founds settlement N(0,0)");
    assert_eq!(illegal, "INTERSECTION_OCCUPIED BASE-147: intersection=N(0,0), seat=0, piece=settlement");
}

#[test]
fn base_241_too_close_names_the_neighbouring_building() {
    let position = "red road NE(0,0), hand brick lumber wool grain\nwhite city S(1,-1)\nturn red, rolled";
    let illegal = told(position, "red builds settlement N(0,0)");
    assert_eq!(illegal, "TOO_CLOSE BASE-149: intersection=S(1,-1), seat=2, piece=city");
}

#[test]
fn base_242_no_own_road_names_the_intersection() {
    let position = "red hand brick lumber wool grain\nturn red, rolled";
    assert_eq!(told(position, "red builds settlement N(0,0)"), "NO_OWN_ROAD BASE-148: intersection=N(0,0)");
}

#[test]
fn base_243_founding_road_names_the_settlement_just_placed() {
    let mut table = founding();
    play(&mut table, "red founds settlement N(0,0)");
    assert_eq!(told_at(&table, "red founds road NE(1,0)"), "FOUNDING_ROAD BASE-056: intersection=N(0,0)");
    assert!(is_legal(&table, "red founds road W(1,-1)"));
}

#[test]
fn base_244_no_settlement_here_says_what_stands_there() {
    let position = "red hand 3 ore 2 grain\norange city N(1,0)\nturn red, rolled";
    assert_eq!(told(position, "red builds city N(0,0)"), "NO_SETTLEMENT_HERE BASE-154: intersection=N(0,0)");
    let illegal = told(position, "red builds city N(1,0)");
    assert_eq!(illegal, "NO_SETTLEMENT_HERE BASE-154: intersection=N(1,0), seat=3, piece=city");
}

#[test]
fn base_245_no_pieces_left_names_kind_and_limit() {
    let position = "
        red   city N(0,0) N(1,0) N(-1,0) N(0,1), settlement N(0,-1), hand 3 ore 2 grain
        turn  red, rolled
    ";
    assert_eq!(told(position, "red builds city N(0,-1)"), "NO_PIECES_LEFT BASE-137: piece=city, limit=4");
}

#[test]
fn base_246_cannot_afford_names_price_and_what_is_short() {
    let position = "red settlement N(0,0), hand 1 ore 1 grain 7 wool\nturn red, rolled";
    let city = told(position, "red builds city N(0,0)");
    assert_eq!(city, "CANNOT_AFFORD BASE-135: price=2 grain 3 ore, short=1 grain 2 ore");
    let road = told(position, "red builds road NE(0,0)");
    assert_eq!(road, "CANNOT_AFFORD BASE-135: price=1 brick 1 lumber, short=1 brick 1 lumber");
}

#[test]
fn base_247_deck_empty_when_all_cards_are_gone() {
    let position = "
        red   hand wool grain ore
        blue  cards 14 knight 2 road-building 2 year-of-plenty 2 monopoly 5 victory-point
        turn  red, rolled
    ";
    assert_eq!(told(position, "red buys card"), "DECK_EMPTY BASE-165");
    let one_left = position.replace("14 knight", "13 knight");
    assert!(is_legal(&table(&one_left), "red buys card"));
}

#[test]
fn base_248_no_such_card_names_the_kind() {
    let position = "red cards knight\nturn red, rolled";
    for (action, card) in [
        ("red plays monopoly ore", "monopoly"),
        ("red plays road-building", "road-building"),
        ("red plays year-of-plenty ore ore", "year-of-plenty"),
        ("red plays victory-point", "victory-point"),
    ] {
        assert_eq!(told(position, action), format!("NO_SUCH_CARD BASE-161: card={card}"));
    }
    assert_eq!(told("turn red, rolled", "red plays knight"), "NO_SUCH_CARD BASE-161: card=knight");
}

#[test]
fn base_249_card_too_new_names_the_card() {
    let position = "red cards 2 monopoly, new 2 monopoly\nturn red, rolled";
    assert_eq!(told(position, "red plays monopoly ore"), "CARD_TOO_NEW BASE-166: card=monopoly");
}

#[test]
fn base_250_one_card_per_turn_names_the_card_already_played() {
    let position = "red cards monopoly, knights 1\nturn red, rolled, played knight";
    assert_eq!(told(position, "red plays monopoly ore"), "ONE_CARD_PER_TURN BASE-168: card=knight");
}

#[test]
fn base_251_not_playable_for_victory_point_cards() {
    let position = "red cards victory-point\nturn red, rolled";
    assert_eq!(told(position, "red plays victory-point"), "NOT_PLAYABLE BASE-171: card=victory-point");
}

#[test]
fn base_252_no_effect_names_the_card_that_could_do_nothing() {
    let position = "red cards road-building\nturn red, rolled";
    assert_eq!(told(position, "red plays road-building"), "NO_EFFECT BASE-181: card=road-building");
    let position = "
        red   cards year-of-plenty
        blue  hand 19 brick 19 lumber 19 wool 19 grain 19 ore
        turn  red, rolled
    ";
    assert_eq!(told(position, "red plays year-of-plenty ore ore"), "NO_EFFECT BASE-184: card=year-of-plenty");
}

#[test]
fn base_253_wrong_discard_names_owed_and_given() {
    let table = after("red hand 8 wool\nblue hand 7 ore\nturn red", "red rolls 3+4");
    let few = told_at(&table, "red discards 3 wool");
    assert_eq!(few, "WRONG_DISCARD BASE-092: owed=4, given=3, missing=nothing");
    let many = told_at(&table, "red discards 5 wool");
    assert_eq!(many, "WRONG_DISCARD BASE-092: owed=4, given=5, missing=nothing");
    let not_held = told_at(&table, "red discards 3 wool 1 ore");
    assert_eq!(not_held, "WRONG_DISCARD BASE-092: owed=4, given=4, missing=1 ore");
    let nothing_owed = told_at(&table, "blue discards 3 ore");
    assert_eq!(nothing_owed, "WRONG_DISCARD BASE-092: owed=0, given=3, missing=nothing");
}

#[test]
fn base_254_robber_must_move_names_the_hex() {
    assert_eq!(told_at(&robber_due(), "red moves robber (0,0)"), "ROBBER_MUST_MOVE BASE-095: hex=(0,0)");
}

#[test]
fn base_255_robber_land_only_names_the_target() {
    assert_eq!(told_at(&robber_due(), "red moves robber (3,0)"), "ROBBER_LAND_ONLY BASE-096: hex=(3,0)");
}

#[test]
fn base_256_not_a_victim_names_those_who_can_be_robbed() {
    let table = theft_due();
    assert_eq!(told_at(&table, "red robs orange"), "NOT_A_VICTIM BASE-098: seats=1 2");
    assert_eq!(told_at(&table, "red robs red"), "NOT_A_VICTIM BASE-098: seats=1 2");
    assert!(is_legal(&table, "red robs white"));
}

#[test]
fn base_257_trade_needs_active_names_whose_turn_it_is() {
    let position = "blue hand ore\nwhite hand wool\nturn orange, rolled";
    assert_eq!(told(position, "blue offers ore for wool to white"), "TRADE_NEEDS_ACTIVE BASE-111: turn=3");
    assert_eq!(told(position, "blue offers ore for wool to white orange"), "TRADE_NEEDS_ACTIVE BASE-111: turn=3");
    assert_eq!(told(position, "blue accepts white"), "TRADE_NEEDS_ACTIVE BASE-111: turn=3");
    assert!(is_legal(&table(position), "blue offers ore for wool to orange"));
}

/// A place of another kind exists, and it is said what is needed.
#[test]
fn base_236_a_place_of_another_kind_is_told_from_an_unknown_one() {
    let position = "red settlement N(0,0), road NE(0,0), hand 9 brick 9 lumber 9 wool 9 grain\nturn red, rolled";
    for (action, answer) in [
        ("red builds road N(0,0)", "name=N(0,0), wanted=path, found=intersection"),
        ("red builds road (0,0)", "name=(0,0), wanted=path, found=hex"),
        ("red builds settlement W(0,0)", "name=W(0,0), wanted=intersection, found=path"),
        ("red builds city (0,0)", "name=(0,0), wanted=intersection, found=hex"),
        ("red builds road N(9,9)", "name=N(9,9)"),
    ] {
        assert_eq!(told(position, action), format!("UNKNOWN_PLACE BASE-236: {answer}"));
    }
    let robber = told_at(&robber_due(), "red moves robber W(0,0)");
    assert_eq!(robber, "UNKNOWN_PLACE BASE-236: name=W(0,0), wanted=hex, found=path");
}

/// Whoever was not asked hears who was.
#[test]
fn base_269_an_offer_to_others_is_no_offer_to_answer() {
    let mut table = table("red hand ore\nblue hand brick\nwhite hand brick\nturn red, rolled");
    play(&mut table, "red offers ore for brick to white orange");
    for action in ["blue accepts red", "blue declines"] {
        let answer = "NO_SUCH_OFFER BASE-269: why=offer-to-others, seats=2 3";
        assert_eq!(told_at(&table, action), answer);
    }
    play(&mut table, "red withdraws");
    assert_eq!(told_at(&table, "blue accepts red"), "NO_SUCH_OFFER BASE-120");
}

#[test]
fn base_258_trade_empty_side_names_the_side() {
    let position = "red hand wool\nblue hand ore\nturn red, rolled";
    assert_eq!(told(position, "red offers wool for nothing to blue"), "TRADE_EMPTY_SIDE BASE-115: seat=1");
    assert_eq!(told(position, "red offers nothing for ore to blue"), "TRADE_EMPTY_SIDE BASE-115: seat=0");
    assert_eq!(told(position, "blue offers ore for nothing to red"), "TRADE_EMPTY_SIDE BASE-115: seat=0");
}

#[test]
fn base_259_trade_same_resource_names_it() {
    let position = "red hand 3 ore wool\nturn red, rolled";
    assert_eq!(told(position, "red offers 3 ore for ore to blue"), "TRADE_SAME_RESOURCE BASE-116: resource=ore");
    let mixed = told(position, "red offers wool ore for ore brick to blue");
    assert_eq!(mixed, "TRADE_SAME_RESOURCE BASE-116: resource=ore");
}

#[test]
fn base_260_trade_cards_missing_names_what_the_asker_is_short_of() {
    let position = "red hand wool\nblue hand ore\nturn red, rolled";
    let asker = told(position, "red offers 3 wool for ore to blue");
    assert_eq!(asker, "TRADE_CARDS_MISSING BASE-113: short=2 wool");
    let mut table = table(position);
    play(&mut table, "red offers wool for 2 ore to blue white");
    assert_eq!(told_at(&table, "blue accepts red"), "TRADE_CARDS_MISSING BASE-113: short=1 ore");
}
