//! Scenario cards (section 2.12).

use steading_game::Observer;

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

#[test]
fn trade_091_a_card_costs_ore_wool_and_grain_and_waits_for_the_next_turn() {
    let position = "red wagon N(0,0), hand 2 ore 2 wool 2 grain, cards knight\nturn red, rolled";
    let mut table = played(position, "red buys card; draw knight");
    assert_eq!((hand(&table, "red"), item(&table, "red", "cards")), (cards("ore wool grain"), "2 knight".to_owned()));
    assert!(is_legal(&table, "red plays knight"), "the older one");
    play(&mut table, "red plays knight; red moves barbarian NW(-1,0) W(0,0)");
    assert_eq!(code(&table, "red plays knight"), "ONE_CARD_PER_TURN");
    let new = at("red wagon N(0,0), cards knight, new knight\nturn red, rolled");
    assert_eq!(code(&new, "red plays knight"), "CARD_TOO_NEW");
    let poor = at("red wagon N(0,0), hand ore wool\nturn red, rolled");
    assert_eq!(code(&poor, "red buys card"), "CANNOT_AFFORD");
    // Before the roll, too.
    let early =
        played("red wagon N(0,0), cards knight\nturn red", "red plays knight; red moves barbarian NW(-1,0) W(0,0)");
    assert!(is_legal(&early, "red rolls"));
    // Nobody else sees which card it is.
    let hidden = played(position, "red buys card; draw swift-journey");
    let view = hidden.game().view(hidden.state(), Observer::Public);
    assert_eq!((view.own, view.counts[0].cards, view.counts[0].new_cards), (None, 2, 1));
}

#[test]
fn trade_092_the_deck_has_25_cards() {
    let table = played("red wagon N(0,0), hand ore wool grain\nturn red, rolled", "red buys card");
    let deck = [("draw knight", 16), ("draw road-building", 3), ("draw swift-journey", 3), ("draw victory-point", 3)];
    assert_eq!(possible(&table), deck.map(|(card, count)| (card.to_owned(), count)));
    let view = table.game().view(table.state(), Observer::Public);
    assert_eq!(view.deck_left, 25);
}

#[test]
fn trade_093_a_knight_moves_a_barbarian_and_may_draw_from_the_owner_of_the_road() {
    let position = "red wagon N(0,0), cards knight, road W(0,0)\nblue road NW(0,0), hand ore\nturn red, rolled";
    let mut table = played(position, "red plays knight");
    for other in ["red ends turn", "red builds road NE(0,0)", "red stops wagon"] {
        assert_eq!(code(&table, other), "ACTION_PENDING", "{other}");
    }
    assert_eq!(red_may(&table, "moves barbarian").len(), 3 * 72);
    play(&mut table, "red moves barbarian W(2,-1) NW(0,0)");
    assert_eq!(listed(&table, "red"), ["red takes card", "red takes no card"]);
    let mut declined = table.clone();
    play(&mut declined, "red takes no card; red ends turn");
    assert_eq!(hand(&declined, "blue"), cards("ore"));
    play(&mut table, "red takes card; steal ore");
    assert_eq!((hand(&table, "red"), raiders(&table)), (cards("ore"), "NW(-1,0) NW(0,0) NE(-1,2)".to_owned()));
    for path in ["W(0,0)", "W(1,1)"] {
        let table = played(position, &format!("red plays knight; red moves barbarian W(2,-1) {path}"));
        assert!(is_legal(&table, "red ends turn"), "{path}");
    }
}

/// Also: TRADE-004.
#[test]
fn trade_094_played_knights_lie_open_and_make_the_largest_army() {
    let position = "red wagon N(0,0), cards 2 knight, knights 1\nblue knights 3\nlargest-army blue\nturn red, rolled";
    let table = played(position, "red plays knight; red moves barbarian W(2,-1) W(0,0)");
    assert_eq!((public(&table).knights, points(&table, "red"), points(&table, "blue")), ([2, 3, 0, 0], 0, 2));
    let more =
        played(&position.replace("knights 1", "knights 3"), "red plays knight; red moves barbarian W(2,-1) W(0,0)");
    assert_eq!((points(&more, "red"), points(&more, "blue")), (2, 0));
    // Two are too few.
    let two = played(
        "red wagon N(0,0), cards knight, knights 1\nturn red, rolled",
        "red plays knight; red moves barbarian W(2,-1) W(0,0)",
    );
    assert_eq!(points(&two, "red"), 0);
}

#[test]
fn trade_095_road_building_lays_two_free_roads_on_spokes_too() {
    let position = "red wagon N(0,0), cards road-building, settlement N(-2,0)\nturn red, rolled";
    let mut table = played(position, "red plays road-building; red builds road Spoke(castle,N(-2,0))");
    assert_eq!(code(&table, "red ends turn"), "ACTION_PENDING");
    assert_eq!(code(&table, "red builds road NW(-2,0)"), "UNKNOWN_PLACE");
    play(&mut table, "red builds road Spoke(castle,N(-2,1))");
    assert_eq!(item(&table, "red", "road"), "Spoke(castle,N(-2,0)) Spoke(castle,N(-2,1))");
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn trade_096_swift_journey_follows_the_movement_with_all_points() {
    let red = "wagon S(0,-1), cards 2 swift-journey";
    let position = format!("red {red}\n{AWAY}\nturn red, rolled");
    assert_eq!(code(&at(&position), "red plays swift-journey"), "WRONG_PHASE", "not before the movement");
    let early = at(&position.replace(", rolled", ""));
    assert_eq!(code(&early, "red plays swift-journey"), "WRONG_PHASE");
    let mut table = played(&position, "red ends turn; red drives wagon N(0,0)");
    assert_eq!(left(&table), 2);
    play(&mut table, "red plays swift-journey");
    assert_eq!((left(&table), item(&table, "red", "cards")), (4, "1 swift-journey".to_owned()), "not six");
    assert_eq!(item(&table, "red", "wagon"), "N(0,0)");
    play(&mut table, "red drives wagon S(1,-1); red drives wagon N(0,0)");
    assert_eq!((left(&table), code(&table, "red plays swift-journey")), (0, "ONE_CARD_PER_TURN"));
    play(&mut table, "red stops wagon");
    assert_eq!(on_turn(&table), "blue");
}

#[test]
fn trade_097_a_second_plaza_and_a_second_delivery_in_one_turn() {
    // Seven own roads from the plaza of the castle to that of the quarry.
    let roads = "Spoke(castle,S(-1,-1)) NW(-1,0) W(0,-1) NW(0,-1) NE(0,-1) NW(1,-1) Spoke(quarry,N(1,-1))";
    let red = format!("wagon S(-1,-1), level 4, gold 0, cargo glass, cards swift-journey, road {roads}");
    let mut table = driven(&red, AWAY, "red drives wagon Plaza(castle); cargo tools");
    assert_eq!(listed(&table, "red"), ["red plays swift-journey", "red stops wagon"]);
    play(&mut table, "red plays swift-journey; red drives wagon Plaza(quarry)");
    assert_eq!((delivered(&table, "red"), points(&table, "red"), purse(&table, "red")), (2, 2, 8));
    play(&mut table, "cargo marble");
    assert_eq!((on_turn(&table), item(&table, "red", "cargo")), ("blue".to_owned(), "marble".to_owned()));
}

#[test]
fn trade_098_a_wagon_that_did_not_step_has_moved_all_the_same() {
    let mut table = driving("wagon S(0,-1), cards swift-journey", AWAY);
    play(&mut table, "red plays swift-journey");
    assert_eq!((left(&table), item(&table, "red", "wagon"), on_turn(&table)), (4, "S(0,-1)".into(), "red".into()));
    // A stop is the end of the turn.
    let mut stopped = driving("wagon S(0,-1), cards swift-journey", AWAY);
    play(&mut stopped, "red stops wagon");
    assert_eq!(code(&stopped, "red plays swift-journey"), "NOT_YOUR_TURN");
}

#[test]
fn trade_099_victory_point_cards_stay_hidden_until_they_win() {
    let table = at("red wagon N(0,0), settlement N(0,0), cards 3 victory-point\nturn red, rolled");
    assert_eq!((points(&table, "red"), public(&table).open_points[0]), (4, 1));
    assert_eq!(code(&table, "red plays victory-point"), "NOT_PLAYABLE");
    let view = table.game().view(table.state(), Observer::Public);
    assert_eq!(view.counts[0].revealed, 0);
    // Twelve points and the card that is drawn: won, and everybody sees the cards.
    let cities = "city N(0,1) N(2,0) N(2,-1) N(0,-1), settlement S(-2,1) N(-2,3), cards 2 victory-point";
    let position = format!("red wagon N(0,0), {cities}, hand ore wool grain\nturn red, rolled");
    assert_eq!(points(&at(&position), "red"), 12);
    let won = played(&position, "red buys card; draw victory-point");
    assert_eq!(public(&won).winner, Some(seat(&won, "red")));
    let view = won.game().view(won.state(), Observer::Public);
    assert_eq!(view.counts[0].revealed, 3);
}

#[test]
fn trade_100_an_empty_deck_is_not_renewed() {
    let position = "
        red   wagon N(0,0), hand ore wool grain, cards 3 victory-point
        blue  knights 3
        spent 13 knight 3 road-building 3 swift-journey
        turn  red, rolled
    ";
    assert_eq!(code(&at(position), "red buys card"), "DECK_EMPTY");
    let one = position.replace("3 victory-point", "2 victory-point");
    assert_eq!(possible(&played(&one, "red buys card")), [("draw victory-point".to_owned(), 1)]);
}

#[test]
fn trade_107_knight_and_road_building_are_played_between_two_steps() {
    let red = "wagon S(0,-1), settlement S(0,-1), cards knight road-building swift-journey";
    let lines = "raiders NW(0,0) W(3,0) NE(2,0)";
    let mut knight = driven(red, lines, "red drives wagon N(-1,1); red drives wagon S(0,-1)");
    assert_eq!(left(&knight), 0);
    play(&mut knight, "red plays knight; red moves barbarian NW(0,0) W(1,1)");
    assert_eq!((left(&knight), on_turn(&knight), public(&knight).knights[0]), (0, "red".to_owned(), 1));
    for card in ["red plays road-building", "red plays swift-journey", "red plays knight"] {
        assert!(["ONE_CARD_PER_TURN", "NO_SUCH_CARD"].contains(&code(&knight, card)), "{card}");
    }
    let mut roads = driving(red, lines);
    play(&mut roads, "red plays road-building; red builds road NE(-1,0); red builds road W(0,-1)");
    play(&mut roads, "red drives wagon S(0,-2)");
    assert_eq!(left(&roads), 2, "over the new roads");
    // What is paid for stays closed.
    assert_eq!(code(&roads, "red builds road NW(0,-1)"), "WRONG_PHASE");
    assert_eq!(code(&roads, "red plays swift-journey"), "ONE_CARD_PER_TURN");
    // A card of the first movement also closes the question after a plaza.
    let mut knight_first = driving("wagon N(-2,0), cards knight swift-journey", lines);
    play(
        &mut knight_first,
        "red plays knight; red moves barbarian NW(0,0) W(1,1); red drives wagon Plaza(castle); cargo sand",
    );
    assert_eq!(on_turn(&knight_first), "blue");
}

/// Red comes to the plaza of the castle with these cards.
fn asked_with(cards: &str) -> bool {
    let table = driven(&format!("wagon N(-2,0){cards}"), AWAY, "red drives wagon Plaza(castle); cargo sand");
    on_turn(&table) == "red"
}

#[test]
fn trade_111_after_a_plaza_only_those_are_asked_who_might_hold_swift_journey() {
    assert!(!asked_with(""), "no card");
    assert!(asked_with(", cards swift-journey"));
    assert!(asked_with(", cards knight"), "whatever the card is");
    assert!(asked_with(", cards victory-point"));
    assert!(!asked_with(", cards swift-journey, new swift-journey"), "bought this turn");
    assert!(asked_with(", cards knight swift-journey, new swift-journey"), "one of two");
    let played_one = "red wagon N(-2,0), cards swift-journey\nturn red, rolled, played knight";
    let table = played(&format!("{AWAY}\n{played_one}"), "red ends turn; red drives wagon Plaza(castle); cargo sand");
    assert_eq!(on_turn(&table), "blue", "a card was played");
    // What can be answered depends on the card.
    let with = driven("wagon N(-2,0), cards swift-journey", AWAY, "red drives wagon Plaza(castle); cargo sand");
    assert_eq!(listed(&with, "red"), ["red plays swift-journey", "red stops wagon"]);
    let without = driven("wagon N(-2,0), cards knight", AWAY, "red drives wagon Plaza(castle); cargo sand");
    assert_eq!(listed(&without, "red"), ["red stops wagon"]);
    assert_eq!(code(&without, "red plays swift-journey"), "NO_SUCH_CARD");
    assert_eq!(code(&without, "red plays knight"), "WRONG_PHASE");
    let mut without = without;
    play(&mut without, "red stops wagon");
    assert_eq!(on_turn(&without), "blue");
}
