//! Two players (`TRADE-COMBO-02` to `TRADE-COMBO-07`, `TRADE-COMBO-17`).

use steading_game::{Next, Notation, SeatSet, Table};
use steading_island::{Island, kinds};

use super::*;
use crate::support::*;

/// Red and blue play; white and orange are neutral.
const TWO: &str = "option variants two_players\noption colours red blue\n";

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

/// A table of two in a position.
fn two(position: &str) -> Table<Island> {
    at(&format!("{TWO}{position}"))
}

/// Tokens of red and blue.
fn tokens(table: &Table<Island>) -> [u8; 2] {
    public(table).modules.two_players.tokens
}

/// Red's wagon at S(0,-1) with white roads before it, to N(0,0), S(1,-2), N(1,-1) and S(2,-3).
fn before_neutral_roads(red: &str) -> Table<Island> {
    let mut table = two(&format!(
        "red  wagon S(0,-1), {red}
         blue wagon N(2,1), gold 0
         white road NW(0,0) W(1,-1) NW(1,-1) W(2,-2)
         {AWAY}
         turn red, rolled"
    ));
    play(&mut table, "red ends turn");
    table
}

/// Also: TRADE-EX-13, COMBO-047.
#[test]
fn trade_combo_02_of_the_toll_for_neutral_roads_half_goes_to_the_opponent() {
    for (place, roads, share) in [("N(0,0)", 1, 0), ("S(1,-2)", 2, 1), ("N(1,-1)", 3, 1), ("S(2,-3)", 4, 2)] {
        let mut table = before_neutral_roads("gold 5");
        play(&mut table, &format!("red drives wagon {place}; red stops wagon"));
        assert_eq!((purse(&table, "red"), purse(&table, "blue")), (5 - roads, share), "{roads} roads");
    }
    // What is still to be shared out is kept with the journey, and nothing where there is nothing.
    let mut table = before_neutral_roads("gold 5");
    assert_eq!(line(&table, "journey"), "4");
    play(&mut table, "red drives wagon S(1,-2)");
    assert_eq!(line(&table, "journey"), "2, neutral 2");
    // A road of the opponent's is paid in full.
    let mut table =
        two(&format!("red  wagon S(0,-1), gold 5\nblue wagon N(2,1), gold 0, road NW(0,0)\n{AWAY}\nturn red, rolled"));
    play(&mut table, "red ends turn; red drives wagon N(0,0)");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (4, 1));
}

#[test]
fn trade_ex_13_three_neutral_roads_cost_three_gold_two_to_the_bank_one_to_the_opponent() {
    let mut table = before_neutral_roads("gold 3");
    play(&mut table, "red drives wagon N(1,-1); red stops wagon");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (0, 1));
}

/// Paid step by step, shared out at the end of the movement.
#[test]
fn trade_combo_03_the_split_is_made_on_the_total_of_one_movement() {
    let mut table = before_neutral_roads("gold 3");
    play(&mut table, "red drives wagon N(0,0)");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (2, 0));
    play(&mut table, "red drives wagon S(1,-2)");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (1, 0), "not before the end");
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
    play(&mut table, "red stops wagon");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (1, 1), "one and one are two");
    // All of it is needed at each step.
    let poor = before_neutral_roads("gold 1");
    assert_eq!(code(&poor, "red drives wagon S(1,-2)"), "NO_TOLL");
    assert!(is_legal(&poor, "red drives wagon N(0,0)"));
    // What is shown is the gold paid for each colour's roads.
    assert_eq!(ways_to(&before_neutral_roads("gold 3"), "S(1,-2)")[0].toll, [0, 0, 2, 0]);
}

#[test]
fn trade_combo_03_each_movement_is_settled_by_itself() {
    let red = "gold 4, cards swift-journey";
    let mut table = before_neutral_roads(red);
    play(&mut table, "red drives wagon N(0,0); red plays swift-journey; red drives wagon S(1,-2); red stops wagon");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (2, 0), "one road each time: nothing to share");
    let mut table = before_neutral_roads(red);
    play(&mut table, "red drives wagon S(1,-2); red plays swift-journey");
    assert_eq!(purse(&table, "blue"), 1, "settled when the card is played");
    play(&mut table, "red stops wagon");
    assert_eq!(purse(&table, "blue"), 1);
}

/// The gold is shared before the order is paid, and a plaza ends the movement, too.
#[test]
fn trade_combo_03_a_plaza_settles_the_toll_first() {
    let mut table = two(&format!(
        "red  wagon N(1,-1), level 1, gold 2, cargo tools
         blue wagon N(2,1), gold 0
         white road W(2,-2) Spoke(quarry,S(2,-3))
         {AWAY}
         turn red, rolled"
    ));
    play(&mut table, "red ends turn; red drives wagon S(2,-3)");
    let log = play(&mut table, "red drives wagon Plaza(quarry)");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (1, 1), "{log:?}");
    let place = |words: &str| log.iter().position(|line| line.contains(words)).unwrap_or_else(|| panic!("{log:?}"));
    assert!(place("neutral toll") < place("delivers"), "{log:?}");
}

const TOKENS: &str = "red wagon N(2,1), tokens 5\nblue wagon N(2,1), tokens 5";

/// Also: TRADE-118, COMBO-047.
#[test]
fn trade_combo_04_a_token_moves_a_barbarian_to_a_path_without_a_road() {
    let position = format!("{TOKENS}, road NW(0,0), hand ore\nwhite road NE(0,0)\nturn red");
    let mut table = two(&position);
    assert_eq!(code(&table, "red bribes barbarian NW(-1,0) NW(0,0)"), "PATH_OCCUPIED");
    assert_eq!(code(&table, "red bribes barbarian NW(-1,0) NE(0,0)"), "PATH_OCCUPIED", "a neutral road is a road");
    assert_eq!(code(&table, "red bribes barbarian NW(-1,0) W(2,-1)"), "BARBARIAN_THERE");
    assert_eq!(red_may(&table, "bribes barbarian").len(), 3 * 70);
    let mut candidates = Vec::new();
    let red = seat(&table, "red");
    kinds::candidates(table.game(), table.state(), red, &mut candidates);
    let thought_of = candidates.iter().map(|action| table.game().write_action(red, action));
    let bribes: Vec<String> = thought_of.filter(|action| action.contains("bribes")).collect();
    assert!(bribes.iter().all(|action| is_legal(&table, action)) && !bribes.is_empty(), "{bribes:?}");
    play(&mut table, "red bribes barbarian NW(-1,0) W(0,0)");
    assert_eq!((raiders(&table), tokens(&table)), ("W(0,0) W(2,-1) NE(-1,2)".to_owned(), [4, 5]));
    assert!(is_legal(&table, "red rolls"), "no card is drawn");
    assert_eq!(code(&table, "red bribes barbarian W(0,0) W(1,1)"), "ONCE_PER_TURN");
    assert_eq!(code(&table, "red forces trade"), "ONCE_PER_TURN");
    // After the second roll too; not while the wagon moves.
    let rolled = two(&position.replace("turn red", "turn red, rolled"));
    assert!(is_legal(&rolled, "red bribes barbarian NW(-1,0) W(0,0)"));
    let mut moving = rolled;
    play(&mut moving, "red ends turn");
    assert_eq!(code(&moving, "red bribes barbarian NW(-1,0) W(0,0)"), "WRONG_PHASE");
    // Nor between the two rolls.
    let mut between = two(&position);
    play(&mut between, "red rolls 1+3");
    assert_eq!(code(&between, "red bribes barbarian NW(-1,0) W(0,0)"), "ACTION_PENDING");
    assert_eq!(code(&two(&position), "red chases robber"), "NOT_IN_PLAY");
    let without = at("red wagon N(0,0)\nturn red");
    assert_eq!(code(&without, "red bribes barbarian NW(-1,0) W(0,0)"), "NOT_IN_PLAY");
}

#[test]
fn trade_combo_04_who_leads_pays_two_tokens() {
    let paid = |red: &str, blue: &str| {
        let position = format!("red wagon N(2,1), tokens 5{red}\nblue wagon N(2,1), tokens 5{blue}\nturn red");
        let mut table = two(&position);
        play(&mut table, "red bribes barbarian NW(-1,0) W(0,0)");
        5 - tokens(&table)[0]
    };
    assert_eq!(paid("", ""), 1);
    assert_eq!(paid(", delivered 1", ""), 2);
    assert_eq!(paid(", delivered 1", ", delivered 1"), 1);
    assert_eq!(paid(", cards victory-point", ""), 1, "only what everybody sees");
    let short = two("red wagon N(2,1), tokens 1, delivered 1\nblue wagon N(2,1)\nturn red");
    assert_eq!(code(&short, "red bribes barbarian NW(-1,0) W(0,0)"), "TOKENS_SHORT");
}

#[test]
fn trade_combo_04_a_damaged_road_is_a_road() {
    let position = format!(
        "option variants two_players event_cards\noption colours red blue
         {TOKENS}, road NW(0,0), damaged NW(0,0)
         turn red"
    );
    assert_eq!(code(&at(&position), "red bribes barbarian NW(-1,0) NW(0,0)"), "PATH_OCCUPIED");
}

/// Tokens that a settlement at the end of this road brings red.
fn tokens_for(road: &str, place: &str) -> u8 {
    let mut table =
        two(&format!("red wagon N(2,1), road {road}, hand brick lumber wool grain, tokens 5\nturn red, rolled"));
    play(&mut table, &format!("red builds settlement {place}"));
    tokens(&table)[0] - 5
}

/// Also: COMBO-047.
#[test]
fn trade_combo_05_a_settlement_beside_a_trade_hex_brings_a_token() {
    assert_eq!(tokens_for("NE(-2,0)", "S(-1,-1)"), 1, "inland");
    assert_eq!(tokens_for("Spoke(glassworks,N(0,2))", "N(0,2)"), 1);
    assert_eq!(tokens_for("W(-1,-1)", "N(-2,0)"), 2, "and the coast's own");
    assert_eq!(tokens_for("NE(0,-2)", "N(0,-2)"), 1, "the coast alone");
    assert_eq!(tokens_for("NE(0,0)", "N(0,0)"), 0, "neither");
    // Not for a city that grows, nor for what is built for a neutral colour.
    let mut city = two("red wagon N(2,1), settlement N(-2,0), hand 2 grain 3 ore, tokens 5\nturn red, rolled");
    play(&mut city, "red builds city N(-2,0)");
    assert_eq!(tokens(&city), [5, 0]);
    let mut neutral = two("red   wagon N(2,1), road NE(0,0), hand brick lumber wool grain, tokens 5
         white settlement N(0,-1), road Spoke(castle,S(-1,-1)) NE(-2,0)
         turn  red, rolled");
    play(&mut neutral, "red builds settlement N(0,0); red builds settlement S(-1,-1) for white");
    assert_eq!(tokens(&neutral), [5, 0]);
}

/// The founding city counts as a settlement. Also: TRADE-COMBO-05.
#[test]
fn two_067_founding_brings_tokens_for_settlement_and_city() {
    let mut table = start(
        "scenario traders_and_barbarians\nvariants two_players\nsetup explicit\nboard beginner\ncolours red blue\nfirst_player red",
    );
    assert_eq!(tokens(&table), [5, 5]);
    play(&mut table, "red founds settlement N(-2,0); red founds road W(-1,-1)");
    assert_eq!(tokens(&table), [7, 5], "coast and castle");
    play(&mut table, "blue founds settlement N(2,0); blue founds road NW(2,0)");
    assert_eq!(tokens(&table), [7, 6]);
    play(&mut table, "blue founds city S(2,-2); blue founds road NE(1,-1)");
    assert_eq!((tokens(&table), item(&table, "blue", "city")), ([7, 7], "S(2,-2)".to_owned()), "the quarry");
    play(&mut table, "red founds city N(1,1); red founds road NE(1,1)");
    assert_eq!(tokens(&table), [7, 7], "inland elsewhere");
    assert_eq!((item(&table, "red", "wagon"), item(&table, "blue", "wagon")), ("N(1,1)".into(), "S(2,-2)".into()));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (3, 3));
}

#[test]
fn trade_combo_06_neutral_colours_have_no_wagon_and_no_gold() {
    let table = two("red wagon N(0,0)\nturn red");
    for wrong in ["white wagon N(0,0)", "white gold 3", "orange level 2", "orange cargo glass", "white delivered 1"] {
        assert!(table.game().parse_position(&format!("red wagon N(0,0)\n{wrong}\nturn red")).is_err(), "{wrong}");
    }
    let fresh = start(
        "scenario traders_and_barbarians\nvariants two_players\nsetup explicit\nboard beginner\ncolours red blue",
    );
    assert_eq!(public(&fresh).modules.gold.purse, [5, 5, 0, 0]);
    let mut tolled = before_neutral_roads("gold 5");
    play(&mut tolled, "red drives wagon N(1,-1); red stops wagon");
    assert_eq!(public(&tolled).modules.gold.purse, [2, 1, 0, 0]);
}

/// N(2,0) lies at the 10 and the 8.
#[test]
fn trade_combo_07_two_numbers_that_differ_and_neither_a_two_nor_a_twelve() {
    let mut table = two("red wagon N(2,1), settlement N(2,0)\nblue wagon N(2,1)\nturn red");
    play(&mut table, "red rolls 1+1; dice 6+6");
    assert_eq!((table.next(), hand(&table, "red").is_empty()), (Next::Chance, true));
    play(&mut table, "dice 4+4");
    assert_eq!(hand(&table, "red"), cards("brick"));
    play(&mut table, "dice 6+6; dice 4+4; dice 1+1; dice 2+6");
    assert_eq!((table.next(), hand(&table, "red")), (Next::Chance, cards("brick")), "none of them counts");
    play(&mut table, "dice 4+6");
    assert_eq!(
        (table.next(), hand(&table, "red")),
        (Next::Seats(SeatSet::only(seat(&table, "red"))), cards("brick wool"))
    );
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn trade_combo_07_with_event_cards_each_of_the_two_draws_is_repeated() {
    let mut table = at("
        option variants two_players event_cards
        option colours red blue
        red wagon N(2,1), settlement N(2,0)\nblue wagon N(2,1)
        turn red
    ");
    play(&mut table, "red rolls; reveal 2 plentiful-year; red receives ore; blue receives ore");
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "reveal 8");
    assert_eq!((table.next(), hand(&table, "red")), (Next::Chance, cards("brick ore")));
    play(&mut table, "reveal 12 calm-sea");
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "reveal 10; red ends turn");
    assert_eq!(hand(&table, "red"), cards("brick wool ore"));
}

/// Each of the two numbers is a draw of its own: a two produces nothing, and another card is revealed for the second number only.
/// Also: TRADE-COMBO-12.
#[test]
fn trade_combo_07_without_the_redraw_a_two_is_one_of_the_two_numbers() {
    let mut table = at("
        option variants two_players event_cards
        option colours red blue
        option event_2_12_redraw off
        red wagon N(2,1), settlement N(2,0)\nblue wagon N(2,1)
        turn red
    ");
    play(&mut table, "red rolls; reveal 2 plentiful-year; red receives ore; blue receives ore");
    assert_eq!(table.next(), Next::Chance, "the second number");
    play(&mut table, "reveal 8");
    assert_eq!(hand(&table, "red"), cards("brick ore"));
    assert!(is_legal(&table, "red ends turn"));
}

/// Knights are discarded for tokens in the turn, but not while the wagon moves. Also: TRADE-119.
#[test]
fn trade_combo_04_tokens_are_for_the_time_before_the_movement() {
    let position = format!("{}\nturn red, rolled", TOKENS.replacen("tokens 5", "tokens 5, knights 1, hand 2 ore", 1));
    let table = two(&position.replace("blue wagon N(2,1)", "blue wagon N(2,1), hand 2 wool"));
    for action in ["red retires knight", "red forces trade", "red bribes barbarian NW(-1,0) W(0,0)"] {
        assert!(is_legal(&table, action), "{action}");
        let mut moving = table.clone();
        play(&mut moving, "red ends turn");
        assert_eq!(code(&moving, action), "WRONG_PHASE", "{action}");
    }
}

/// Each free road is answered by a neutral one, and the wagon goes on. Also: TRADE-095, TRADE-107.
#[test]
fn trade_combo_17_free_roads_between_two_steps_bring_neutral_ones() {
    let mut table = two(&format!(
        "red   wagon S(0,-1), settlement S(0,-1), cards road-building
         white settlement S(1,-2)
         {AWAY}
         turn  red, rolled"
    ));
    play(&mut table, "red ends turn; red plays road-building; red builds road NE(-1,0)");
    assert_eq!(code(&table, "red stops wagon"), "ACTION_PENDING");
    play(&mut table, "red builds road W(1,-1) for white; red builds road W(0,-1); red builds road NE(0,-1) for white");
    play(&mut table, "red drives wagon S(0,-2)");
    assert_eq!((left(&table), on_turn(&table)), (2, "red".to_owned()));
}

#[test]
fn trade_combo_17_neutral_roads_and_barbarians_do_not_mind_each_other() {
    let mut table = two("red     wagon N(2,1), settlement N(2,0), hand brick lumber
         white   settlement S(1,-2)
         raiders W(1,-1) W(2,-1) NE(-1,2)
         turn    red, rolled");
    play(&mut table, "red builds road NW(2,0); red builds road W(1,-1) for white");
    assert_eq!(item(&table, "white", "road"), "W(1,-1)");
    assert_eq!(raiders(&table), "W(1,-1) W(2,-1) NE(-1,2)");
    // Nobody draws from a neutral colour.
    let mut seven = two("red wagon N(2,1)\nblue wagon N(2,1), hand ore\nwhite road W(0,0)\nturn red");
    play(&mut seven, "red rolls 3+4; red moves barbarian NW(-1,0) W(0,0)");
    assert_eq!(seven.next(), Next::Chance, "the second number follows");
    play(&mut seven, "dice 4+4; red ends turn");
}
