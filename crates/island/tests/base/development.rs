//! Development cards (sections 1.16 to 1.19): buying, playing in general, and knights.

use expect_test::expect;
use steading_game::{Game, Observer, Seat, TableError};
use steading_island::action::Outcome;
use steading_island::cards::{Cards, DevCard, DevCards};
use steading_island::event::Event;
use steading_island::illegal::Code;
use steading_island::rule;

use crate::refusals::{told, told_at};
use crate::support::*;

/// All 25 cards, for hands that leave the deck empty.
const ALL_CARDS: &str = "14 knight 2 road-building 2 year-of-plenty 2 monopoly 5 victory-point";

#[test]
fn base_160_a_card_costs_ore_wool_and_grain() {
    check(
        "red hand wool grain ore\nturn red, rolled",
        "red buys card; draw monopoly",
        &expect![[r#"
            red pays 1 wool 1 grain 1 ore
            red draws monopoly
        "#]],
    );
    let illegal = told("red hand 3 wool 3 ore\nturn red, rolled", "red buys card");
    assert_eq!(illegal, "CANNOT_AFFORD BASE-135: price=1 wool 1 grain 1 ore, short=1 grain");
}

/// The deck's order is unknown to all, so the top card is any card left, each equally likely.
#[test]
fn base_161_the_buyer_takes_a_card_off_the_deck() {
    let position = "red hand wool grain ore\nblue cards 2 monopoly 13 knight\nturn red, rolled";
    let mut table = table(position);
    play(&mut table, "red buys card");
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    let expected =
        [(DevCard::Knight, 1), (DevCard::RoadBuilding, 2), (DevCard::YearOfPlenty, 2), (DevCard::VictoryPoint, 5)];
    assert_eq!(outcomes, expected.map(|(card, weight)| (Outcome::Draw(card), weight)));
    assert_eq!(table.enter_text("draw monopoly"), Err(TableError::Impossible));
    play(&mut table, "draw knight");
    assert_eq!(private(&table, "red").cards, DevCards::of([1, 0, 0, 0, 0, 0]));
    assert_eq!(table.state().deck, DevCards::of([0, 2, 2, 0, 5, 0]));
}

#[test]
fn base_162_a_bought_card_stays_hidden_until_it_is_played() {
    let mut table = table("red hand wool grain ore\nturn red, rolled");
    play(&mut table, "red buys card");
    let events = table.enter_text("draw monopoly").expect("a monopoly is in the deck");
    let seen_by = |observer| table.game().redact(&events[0], observer);
    assert_eq!(seen_by(Observer::Seat(Seat(0))), Some(Event::Bought(Seat(0), Some(DevCard::Monopoly))));
    assert_eq!(seen_by(Observer::Seat(Seat(1))), Some(Event::Bought(Seat(0), None)));
    assert_eq!(seen_by(Observer::Public), Some(Event::Bought(Seat(0), None)));
    let blue = table.game().view(table.state(), Observer::Seat(Seat(1)));
    assert_eq!((blue.counts[0].cards, blue.deck_left), (1, 24));
    // Another card in its place, and blue sees the very same.
    let other = after("red hand wool grain ore\nturn red, rolled", "red buys card; draw knight");
    assert_eq!(other.game().view(other.state(), Observer::Seat(Seat(1))), blue);
    let red = table.game().view(table.state(), Observer::Seat(Seat(0)));
    assert_eq!(red.own.map(|own| own.cards.count(DevCard::Monopoly)), Some(1));
}

#[test]
fn base_163_knights_stay_open_progress_cards_leave_and_victory_points_are_not_played() {
    let position = format!("red settlement N(0,0), cards {ALL_CARDS}\nturn red");
    let mut plays: Vec<String> = listed(&table(&position), "red");
    plays.retain(|action| action.contains("plays"));
    let kinds = |kind: &str| plays.iter().filter(|action| action.contains(kind)).count();
    assert_eq!((kinds("knight"), kinds("road-building"), kinds("year-of-plenty")), (1, 1, 15));
    assert_eq!((kinds("monopoly"), kinds("victory-point"), plays.len()), (5, 0, 22));
    let knight = after(&position, "red plays knight");
    assert_eq!((public(&knight).knights[0], public(&knight).spent), (1, DevCards::default()));
    let progress = after(&position, "red plays monopoly ore");
    assert_eq!((public(&progress).knights[0], public(&progress).spent), (0, DevCards::of([0, 0, 0, 1, 0, 0])));
    assert_eq!(told(&position, "red plays victory-point"), "NOT_PLAYABLE BASE-171: card=victory-point");
}

#[test]
fn base_164_any_number_of_cards_may_be_bought_in_a_turn() {
    let after = after(
        "red hand 3 wool 3 grain 3 ore\nturn red, rolled",
        "red buys card; draw knight; red buys card; draw knight; red buys card; draw monopoly",
    );
    assert_eq!(private(&after, "red").cards, DevCards::of([2, 0, 0, 1, 0, 0]));
    assert_eq!(private(&after, "red").new_cards, DevCards::of([2, 0, 0, 1, 0, 0]));
}

#[test]
fn base_165_an_empty_deck_sells_nothing_and_used_cards_do_not_return() {
    let all_but_one = ALL_CARDS.replace("14 knight", "13 knight");
    let mut table = table(&format!("red hand 2 wool 2 grain 2 ore, cards {all_but_one}\nturn red, rolled"));
    play(&mut table, "red plays monopoly ore; red buys card; draw knight");
    assert_eq!(table.state().deck.total(), 0);
    assert_eq!(told_at(&table, "red buys card"), "DECK_EMPTY BASE-165");
    assert!(!listed(&table, "red").contains(&"red buys card".to_owned()));
}

/// Also: BASE-166, BASE-249.
#[test]
fn base_ex_14_a_knight_waits_for_the_next_own_turn() {
    let mut table = table("red hand wool grain ore\nturn red, rolled");
    play(&mut table, "red buys card; draw knight");
    assert_eq!(told_at(&table, "red plays knight"), "CARD_TOO_NEW BASE-166: card=knight");
    assert!(!listed(&table, "red").contains(&"red plays knight".to_owned()));
    play(
        &mut table,
        "red ends turn; blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn; orange rolls 1+1; orange ends turn",
    );
    assert!(listed(&table, "red").contains(&"red plays knight".to_owned()));
    assert_eq!(play(&mut table, "red plays knight"), ["red plays knight"]);
}

#[test]
fn base_167_an_older_copy_may_be_played() {
    let position = "red hand wool grain ore, cards knight\nturn red, rolled";
    let after = after(position, "red buys card; draw knight; red plays knight; red moves robber (1,0)");
    assert_eq!(private(&after, "red").cards, DevCards::of([1, 0, 0, 0, 0, 0]));
    assert_eq!(private(&after, "red").new_cards, DevCards::of([1, 0, 0, 0, 0, 0]));
    check_illegal(
        "red cards knight monopoly, new knight\nturn red, rolled",
        "red plays knight",
        Code::CardTooNew,
        rule::BASE_166,
    );
}

/// Also: BASE-250.
#[test]
fn base_168_one_knight_or_progress_card_a_turn() {
    let mut table = table("red cards 2 knight monopoly\nturn red");
    play(&mut table, "red plays knight; red moves robber (1,0)");
    for action in ["red plays knight", "red plays monopoly ore"] {
        assert_eq!(told_at(&table, action), "ONE_CARD_PER_TURN BASE-168: card=knight");
    }
    assert_eq!(listed(&table, "red"), ["red rolls"]);
    play(
        &mut table,
        "red rolls 1+1; red ends turn; blue rolls 1+1; blue ends turn; white rolls 1+1; white ends turn
         orange rolls 1+1; orange ends turn; red plays monopoly ore",
    );
    assert_eq!(told_at(&table, "red plays knight"), "ONE_CARD_PER_TURN BASE-168: card=monopoly");
}

#[test]
fn base_169_a_card_may_be_played_at_any_step_of_the_own_turn() {
    for turn in ["turn red", "turn red, rolled", "turn red, rolled, built"] {
        let position = format!("red cards monopoly\nblue hand ore\n{turn}");
        assert_eq!(hand(&after(&position, "red plays monopoly ore"), "red"), cards("ore"), "{turn}");
    }
}

#[test]
fn base_170_no_card_is_played_in_anothers_turn() {
    for turn in ["turn blue", "turn blue, rolled"] {
        for action in ["red plays knight", "red plays monopoly ore", "red plays year-of-plenty ore ore"] {
            let position = format!("red cards knight monopoly year-of-plenty\n{turn}");
            assert_eq!(told(&position, action), "NOT_YOUR_TURN BASE-231: turn=1");
        }
    }
}

/// Red has played a knight and bought two victory points this turn, and shows them all the same.
#[test]
fn base_171_neither_ban_applies_to_showing_victory_points() {
    let position = "
        option victory_claim claim
        option victory_points 3
        red   settlement N(0,0), knights 1, cards 2 victory-point, new 2 victory-point
        turn  red, rolled, played knight
    ";
    assert_eq!(
        play(&mut table(position), "red claims victory"),
        ["red shows 2 victory-point cards", "red wins with 3 points"]
    );
    let automatic = "
        option victory_points 3
        red   settlement N(0,0), knights 1, hand wool grain ore, cards victory-point, new victory-point
        turn  red, rolled, played knight
    ";
    assert_eq!(after(automatic, "red buys card; draw victory-point").next(), steading_game::Next::Over);
}

/// Blue, with nothing but development cards, is robbed of nothing and discards nothing.
#[test]
fn base_172_development_cards_are_not_traded_stolen_or_discarded() {
    let mut table = table("red hand 7 ore, cards monopoly\nblue settlement N(1,0), cards 9 knight\nturn red");
    play(&mut table, "red rolls 3+4");
    assert_eq!(play(&mut table, "red moves robber (1,0)"), ["red moves the robber to (1,0)"]);
    assert_eq!(private(&table, "blue").cards.total(), 9);
    assert!(is_legal(&table, "red offers ore for wool to blue"));
    for action in
        ["red offers monopoly for wool to blue", "red offers ore for knight to blue", "red banks 4 monopoly for ore"]
    {
        assert!(matches!(table.enter_text(action), Err(TableError::Unread(_))), "{action}");
    }
}

#[test]
fn base_173_a_knight_moves_the_robber_and_robs() {
    let position = "
        red    settlement N(0,0), cards knight
        blue   settlement N(1,0), hand wool
        white  settlement N(0,1), hand 2 ore
        turn   red
    ";
    check(
        position,
        "red plays knight; red moves robber (1,0); red robs white; steal ore",
        &expect![[r#"
            red plays knight
            red moves the robber to (1,0)
            red steals 1 ore from white
        "#]],
    );
    let due = after(position, "red plays knight");
    assert_eq!(told_at(&due, "red moves robber (0,0)"), "ROBBER_MUST_MOVE BASE-095: hex=(0,0)");
    assert_eq!(told_at(&due, "red rolls"), "ACTION_PENDING BASE-069: seat=0, owes=robber-move, count=1");
}

#[test]
fn base_174_a_knight_causes_no_discards() {
    let after =
        after("red hand 9 ore, cards knight\nblue hand 9 wool\nturn red", "red plays knight; red moves robber (1,0)");
    assert_eq!((hand(&after, "red"), hand(&after, "blue")), (cards("9 ore"), cards("9 wool")));
    assert_eq!(listed(&after, "red"), ["red rolls"]);
}

#[test]
fn base_175_a_played_knight_lies_open_and_counts() {
    let after = after("red cards 2 knight\nturn red", "red plays knight");
    assert_eq!(public(&after).knights, [1, 0, 0, 0]);
    assert_eq!(public(&after).spent, DevCards::default());
    assert_eq!(private(&after, "red").cards, DevCards::of([1, 0, 0, 0, 0, 0]));
    assert_eq!(after.state().deck, DevCards::of([12, 2, 2, 2, 5, 0]));
}

#[test]
fn base_176_a_knight_may_be_played_wherever_the_robber_stands() {
    for hex in steading_island::topology::ISLAND.cells.iter().take(19) {
        let position = format!("red settlement N(0,0), cards knight\nrobber ({},{})\nturn red", hex.q, hex.r);
        let due = after(&position, "red plays knight");
        assert_eq!(listed(&due, "red").len(), 18, "{hex:?}");
    }
}

/// Also: BASE-212.
#[test]
fn base_177_the_largest_army_comes_before_the_robber_moves() {
    assert_eq!(
        play(&mut table("red cards knight, knights 2\nturn red"), "red plays knight"),
        ["red plays knight", "red takes the Largest Army"]
    );
    let winning = "option victory_points 3\nred settlement N(0,0), cards knight, knights 2\nturn red";
    let mut table = table(winning);
    assert_eq!(
        play(&mut table, "red plays knight"),
        ["red plays knight", "red takes the Largest Army", "red wins with 3 points"]
    );
    assert_eq!(told_at(&table, "red moves robber (1,0)"), "GAME_OVER BASE-225: winner=0, points=3");
}

#[test]
fn base_172_a_monopoly_takes_no_development_cards() {
    let after = after("red cards monopoly\nblue hand ore, cards 2 knight\nturn red", "red plays monopoly ore");
    assert_eq!((private(&after, "blue").cards.total(), hand(&after, "blue")), (2, Cards::NONE));
    assert_eq!(private(&after, "red").cards.total(), 0);
}
