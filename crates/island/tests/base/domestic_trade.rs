//! Domestic trade (section 1.10).

use expect_test::expect;
use steading_game::{Next, RuleId, Seat, SeatSet, Table, TableError};
use steading_island::Island;
use steading_island::cards::Good;
use steading_island::illegal::{About, Code, Detail};
use steading_island::rule;
use steading_island::state::Trade;

use crate::support::*;

/// Whether no offer, proposal or answer is open.
fn nothing_is_open(table: &Table<Island>) -> bool {
    public(table).trade == Trade::default()
}

/// A move that must be refused with this code for this rule and these values.
fn check_refused(table: &Table<Island>, action: &str, code: Code, rule: RuleId, detail: Detail) {
    let illegal = refusal(table, action);
    assert_eq!((illegal.code, illegal.rule, illegal.detail), (code, rule, detail), "{action}");
}

#[test]
fn base_110_the_player_on_turn_trades_with_any_opponent_as_often_as_wanted() {
    let mut table = table(
        "
        red    hand 3 ore
        blue   hand brick
        white  hand lumber
        orange hand wool
        turn   red
        ",
    );
    assert_eq!(refusal(&table, "red offers ore for brick to blue").code, Code::RollFirst);
    play(&mut table, "red rolls 1+1");
    for (name, card) in [("blue", "brick"), ("white", "lumber"), ("orange", "wool")] {
        play(&mut table, &format!("red offers ore for {card} to {name}; {name} accepts red; red trades with {name}"));
        assert_eq!(hand(&table, name), cards("ore"), "{name}");
    }
    assert_eq!(hand(&table, "red"), cards("brick lumber wool"));
    // And again with one who has traded already.
    play(&mut table, "red offers brick for ore to blue; blue accepts red; red trades with blue");
    assert_eq!(hand(&table, "red"), cards("lumber wool ore"));
    play(&mut table, "red ends turn");
    assert_eq!(refusal(&table, "blue offers brick for ore to red").code, Code::RollFirst, "after blue's own roll");
}

#[test]
fn base_111_two_opponents_never_trade() {
    let mut table = table(
        "
        red    hand ore
        blue   hand wool
        white  hand brick
        turn   red, rolled
        ",
    );
    let red = Detail::Turn(seat(&table, "red"));
    let needs_active = |table: &_, action: &str| {
        check_refused(table, action, Code::TradeNeedsActive, rule::BASE_111, red);
    };
    needs_active(&table, "blue offers wool for brick to white");
    needs_active(&table, "blue offers wool for brick to all");
    needs_active(&table, "blue offers wool for brick to red white");
    play(&mut table, "white offers brick for wool to red");
    needs_active(&table, "blue accepts white");
    assert!(!is_legal(&table, "blue trades with white"));
    // Nor does the player on turn trade alone.
    needs_active(&table, "red offers ore for wool to red");
    needs_active(&table, "red offers ore for wool to nobody");
    needs_active(&table, "red accepts red");
    assert!(is_legal(&table, "blue offers wool for ore to red"));
    assert_eq!(hand(&table, "blue"), cards("wool"));
}

#[test]
fn base_112_anybody_may_propose_counter_and_refuse() {
    let mut table = table(
        "
        red    hand 2 ore
        blue   hand brick
        turn   red, rolled
        ",
    );
    // Blue speaks first, red answers with other terms, and nobody is bound.
    play(&mut table, "blue offers brick for 2 ore to red");
    assert!(is_legal(&table, "red accepts blue") && is_legal(&table, "red ends turn"));
    play(&mut table, "red offers ore for brick to blue");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "blue"))));
    assert_eq!(
        listed(&table, "blue"),
        ["blue withdraws", "blue accepts red", "blue declines", "blue offers 1 brick for 2 ore to red"]
    );
    play(&mut table, "blue declines");
    assert!(!is_legal(&table, "red trades with blue"));
    assert_eq!(hand(&table, "blue"), cards("brick"));
    play(&mut table, "blue withdraws");
    check_refused(&table, "red accepts blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    // A refusal may be thought over.
    play(&mut table, "blue accepts red; red trades with blue");
    assert_eq!(hand(&table, "red"), cards("brick ore"));
    assert_eq!(hand(&table, "blue"), cards("ore"));
}

#[test]
fn base_112_a_counter_offer_is_no_acceptance() {
    let mut table = after(
        "
        red    hand 2 ore
        blue   hand brick
        turn   red, rolled
        ",
        "red offers ore for brick to blue; blue accepts red; blue offers brick for 2 ore to red",
    );
    assert!(!is_legal(&table, "red trades with blue"));
    play(&mut table, "red accepts blue");
    assert_eq!(hand(&table, "red"), cards("brick"));
    assert_eq!(hand(&table, "blue"), cards("2 ore"));
}

#[test]
fn base_113_a_trade_needs_the_consent_of_both_to_the_same_terms() {
    let mut table = after(
        "
        red    hand 2 ore
        blue   hand 2 brick
        turn   red, rolled
        ",
        "red offers ore for brick to blue",
    );
    check_refused(&table, "red trades with blue", Code::NotAccepted, rule::BASE_113, Detail::Accepted(SeatSet::EMPTY));
    let log = play(&mut table, "blue accepts red");
    assert_eq!(log, ["blue accepts"]);
    assert_eq!(hand(&table, "red"), cards("2 ore"), "accepting alone moves no card");
    // New terms need a new consent.
    play(&mut table, "red offers ore for 2 brick to blue");
    assert!(!is_legal(&table, "red trades with blue"));
    let log = play(&mut table, "blue accepts red; red trades with blue");
    assert_eq!(log, ["blue accepts", "red gives 1 ore to blue for 2 brick"]);
    assert_eq!(hand(&table, "red"), cards("2 brick ore"));
    assert_eq!(hand(&table, "blue"), cards("ore"));
    assert!(nothing_is_open(&table), "one consent, one trade");
}

#[test]
fn base_113_a_proposal_is_good_for_one_trade() {
    let table = after(
        "
        red    hand 2 ore
        blue   hand 2 brick
        turn   red, rolled
        ",
        "blue offers brick for ore to red; red accepts blue",
    );
    assert_eq!(hand(&table, "red"), cards("brick ore"));
    assert_eq!(hand(&table, "blue"), cards("brick ore"));
    check_refused(&table, "red accepts blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
}

#[test]
fn base_113_each_side_must_hold_what_it_gives() {
    let mut table = table(
        "
        red    hand 2 ore
        blue   hand brick
        turn   red, rolled
        ",
    );
    let missing = |table: &_, action: &str, short: &str| {
        check_refused(table, action, Code::TradeCardsMissing, rule::BASE_113, Detail::Short(cards(short)));
    };
    missing(&table, "red offers 3 ore wool for brick to blue", "ore wool");
    missing(&table, "blue offers 2 brick for ore to red", "brick");
    // Asking for what the other does not hold is no secret told: the offer stands, and cannot be met.
    play(&mut table, "red offers ore for 2 brick to blue");
    missing(&table, "blue accepts red", "brick");
    play(&mut table, "blue offers brick for 3 ore to red");
    missing(&table, "red accepts blue", "ore");
    assert_eq!(hand(&table, "red"), cards("2 ore"));
    assert_eq!(hand(&table, "blue"), cards("brick"));
}

#[test]
fn base_114_amounts_and_mixes_are_free() {
    check(
        "
        red    hand 3 ore wool
        blue   hand 5 brick 2 lumber grain
        turn   red, rolled
        ",
        "
        red offers ore for 5 brick lumber to blue; blue accepts red; red trades with blue
        red offers 2 ore wool brick for lumber grain to blue; blue accepts red; red trades with blue
        ",
        &expect![[r#"
            red offers 1 ore for 5 brick 1 lumber to blue
            blue accepts
            red gives 1 ore to blue for 5 brick 1 lumber
            red offers 1 brick 1 wool 2 ore for 1 lumber 1 grain to blue
            blue accepts
            red gives 1 brick 1 wool 2 ore to blue for 1 lumber 1 grain
        "#]],
    );
}

#[test]
fn base_115_nobody_gives_cards_away() {
    let table = table("red hand 2 wool\nblue hand ore\nturn red, rolled");
    let (red, blue) = (Detail::Side(seat(&table, "red")), Detail::Side(seat(&table, "blue")));
    let empty = |action: &str, side| check_refused(&table, action, Code::TradeEmptySide, rule::BASE_115, side);
    empty("red offers wool for nothing to blue", blue);
    empty("red offers nothing for ore to blue", red);
    empty("blue offers ore for nothing to red", red);
    empty("blue offers nothing for wool to red", blue);
    assert!(is_legal(&table, "red offers wool for ore to blue"));
}

#[test]
fn base_116_no_resource_stands_on_both_sides() {
    let table = table("red hand 3 ore wool\nblue hand ore brick\nturn red, rolled");
    let ore = Detail::Good(Good::Ore);
    let same = |action: &str| check_refused(&table, action, Code::TradeSameResource, rule::BASE_116, ore);
    same("red offers ore for ore to blue");
    same("red offers 2 ore for brick ore to blue");
    same("red offers wool ore for ore to all");
    same("blue offers ore for wool 3 ore to red");
    assert!(is_legal(&table, "red offers 2 ore for brick to blue"));
}

/// Offers are made of resource cards: nothing else can even be said, and nothing else moves.
#[test]
fn base_117_only_resource_cards_are_traded() {
    let mut table = table(
        "
        red    settlement N(0,0), hand ore, cards knight, knights 3
        blue   hand brick, cards monopoly
        turn   red, rolled
        ",
    );
    let others = ["knight", "monopoly", "victory-point", "road", "settlement", "largest-army", "longest-road"];
    for thing in others {
        for line in [format!("red offers {thing} for brick to blue"), format!("red offers ore for {thing} to blue")] {
            assert!(matches!(table.enter_text(&line), Err(TableError::Unread(_))), "{line}");
        }
    }
    let before = table.state().clone();
    play(&mut table, "red offers ore for brick to blue; blue accepts red; red trades with blue");
    let mut expected = before;
    expected.private[seat(&table, "red").index()].hand = cards("brick");
    expected.private[seat(&table, "blue").index()].hand = cards("ore");
    assert!(*table.state() == expected, "two cards changed hands and nothing else");
}

/// Blue and white would suit one another, but red takes neither.
#[test]
fn base_119_if_the_player_on_turn_does_not_trade_nobody_does() {
    let mut table = after(
        "
        red    hand ore
        blue   hand wool
        white  hand brick
        turn   red, rolled
        ",
        "blue offers wool for brick to red; white offers brick for wool to red",
    );
    assert!(!is_legal(&table, "blue accepts white") && !is_legal(&table, "white accepts blue"));
    assert_eq!(listed(&table, "blue"), ["blue withdraws"]);
    play(&mut table, "red ends turn");
    assert_eq!(hand(&table, "blue"), cards("wool"));
    assert_eq!(hand(&table, "white"), cards("brick"));
    assert!(nothing_is_open(&table));
}

#[test]
fn base_120_offers_lapse_when_the_turn_ends() {
    let mut table = table("red hand ore\nblue hand brick\nwhite hand brick\nturn red, rolled");
    let log = play(
        &mut table,
        "red offers ore for brick to blue; blue accepts red; white offers brick for ore to red; red ends turn",
    );
    assert_eq!(log[3..], ["the offer of red is gone", "the offer of white is gone", "turn of blue"]);
    assert!(nothing_is_open(&table));
    play(&mut table, "blue rolls 1+1");
    check_refused(&table, "red withdraws", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    check_refused(&table, "blue accepts white", Code::NoSuchOffer, rule::BASE_120, Detail::None);
}

#[test]
fn base_120_offers_lapse_when_the_trade_step_ends() {
    let position = "
        red    settlement N(0,0), hand ore brick lumber
        blue   hand wool
        white  hand wool
        turn   red, rolled
        ";
    let moves = "
        red offers ore for wool to all; blue accepts red
        white offers wool for ore to red
        red builds road NE(0,0)
        ";
    let table = after(position, moves);
    assert!(nothing_is_open(&table));
    assert_eq!(refusal(&table, "red trades with blue").code, Code::TradeClosed);
    // In combined phases the trade step goes on, and so do the offers.
    let mut table = after(&format!("option phases combined\n{position}"), moves);
    assert!(is_legal(&table, "red accepts white"));
    play(&mut table, "red trades with blue");
    assert_eq!(hand(&table, "red"), cards("wool"));
}

#[test]
fn base_120_an_offer_lapses_when_its_maker_no_longer_holds_the_cards() {
    // Spent with the bank.
    let position = "red hand 5 ore\nblue hand brick\nturn red, rolled";
    let mut table = after(position, "red offers 2 ore for brick to blue; blue accepts red");
    let log = play(&mut table, "red banks 4 ore for wool");
    assert_eq!(log, ["red gives the bank 4 ore for 1 wool", "the offer of red is gone"]);
    check_refused(&table, "red trades with blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    check_refused(&table, "blue accepts red", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    let table = after(position, "red offers ore for brick to blue; blue accepts red; red banks 4 ore for wool");
    assert!(is_legal(&table, "red trades with blue"), "one ore is left");
    // Spent on a road while trading goes on.
    let table = after(
        "
        option phases combined
        red    settlement N(0,0), hand brick lumber
        blue   hand ore
        turn   red, rolled
        ",
        "red offers brick for ore to blue; blue accepts red; red builds road NE(0,0)",
    );
    check_refused(&table, "red trades with blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
}

#[test]
fn base_120_an_acceptance_or_proposal_lapses_when_its_cards_are_gone() {
    let table = after(
        "
        red    hand ore, cards monopoly
        blue   hand brick
        white  hand brick wool
        orange hand wool
        turn   red, rolled
        ",
        "
        red offers ore for brick to blue white; blue accepts red
        white offers brick for ore to red
        orange offers wool for ore to red
        red plays monopoly brick
        ",
    );
    assert!(!is_legal(&table, "red trades with blue"));
    check_refused(&table, "red accepts white", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    assert!(is_legal(&table, "red accepts orange"), "orange still holds the wool");
}

#[test]
fn base_120_a_trade_ends_the_offers_it_made_impossible() {
    let table = after(
        "
        red    hand 2 ore
        blue   hand brick
        white  hand wool
        turn   red, rolled
        ",
        "
        white offers wool for ore to red
        blue offers brick for ore to red
        red offers ore for brick to blue; blue accepts red; red trades with blue
        ",
    );
    check_refused(&table, "red accepts blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
    assert!(is_legal(&table, "red accepts white"));
}

#[test]
fn base_121_the_player_on_turn_picks_among_those_who_accepted() {
    let mut table = after(
        "
        red    hand ore
        blue   hand brick
        white  hand brick
        orange hand brick
        turn   red, rolled
        ",
        "red offers ore for brick to all; blue accepts red; white accepts red; orange declines",
    );
    assert_eq!(hand(&table, "red"), cards("ore"), "the first to accept does not get it by that");
    let picks: Vec<String> = listed(&table, "red").into_iter().filter(|line| line.contains("trades with")).collect();
    assert_eq!(picks, ["red trades with blue", "red trades with white"]);
    assert!(!is_legal(&table, "red trades with orange"));
    assert_eq!(refusal(&table, "blue trades with red").code, Code::NotYourTurn);
    play(&mut table, "red trades with white");
    assert_eq!(hand(&table, "red"), cards("brick"));
    assert_eq!(hand(&table, "white"), cards("ore"));
    assert_eq!(hand(&table, "blue"), cards("brick"));
    check_refused(&table, "red trades with blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
}

#[test]
fn base_ex_39_a_counter_offer_is_taken_and_two_opponents_cannot_trade() {
    let position = "
        red    hand lumber ore
        blue   hand wool
        white  hand brick
        turn   red, rolled
        ";
    let table =
        after(position, "red offers ore for brick to all; white offers brick for lumber ore to red; red accepts white");
    assert_eq!(hand(&table, "red"), cards("brick"));
    assert_eq!(hand(&table, "white"), cards("lumber ore"));
    check_illegal(position, "blue offers wool for brick to white", Code::TradeNeedsActive, rule::BASE_111);
}

#[test]
fn base_ex_40_like_for_like_and_gifts_are_refused() {
    let position = "red hand 3 ore 2 wool\nblue hand ore\nturn red, rolled";
    check_illegal(position, "red offers 3 ore for ore to blue", Code::TradeSameResource, rule::BASE_116);
    check_illegal(position, "red offers 2 wool for nothing to blue", Code::TradeEmptySide, rule::BASE_115);
}

#[test]
fn base_287_an_answer_may_be_changed_but_not_repeated() {
    let position = "
        red    hand ore
        blue   hand 2 brick
        white  hand wool
        turn   red, rolled
        ";
    let refuses = |table: &Table<Island>, action: &str| {
        check_refused(table, action, Code::AlreadyAnswered, rule::BASE_112, Detail::None);
        assert!(!is_legal(table, action), "{action}");
    };
    let mut table = after(position, "red offers ore for brick to blue white; blue accepts red");
    refuses(&table, "blue accepts red");
    assert!(is_legal(&table, "blue declines"));
    play(&mut table, "blue declines");
    refuses(&table, "blue declines");
    play(&mut table, "blue accepts red; blue declines");
    // White lacks the brick, but declines only once as well.
    play(&mut table, "white declines");
    refuses(&table, "white declines");
    // A new offer is a new question.
    play(&mut table, "red offers ore for wool to blue white; white declines; white accepts red");
    // Whoever answers with an offer has declined.
    let table = after(position, "red offers ore for brick to blue; blue offers 2 brick for ore to red");
    refuses(&table, "blue declines");
    assert!(is_legal(&table, "blue accepts red"));
    let table = after(position, "red offers ore for brick to blue");
    let to_blue = Detail::Why("offer-to-others", About::Seats(SeatSet::only(Seat(1))));
    check_refused(&table, "white declines", Code::NoSuchOffer, rule::BASE_269, to_blue);
}

#[test]
fn base_275_a_partner_who_has_not_accepted_cannot_be_picked() {
    let table = after(
        "
        red    hand ore
        blue   hand brick
        white  hand brick
        turn   red, rolled
        ",
        "red offers ore for brick to blue white; blue accepts red",
    );
    let accepted = Detail::Accepted(SeatSet::only(seat(&table, "blue")));
    check_refused(&table, "red trades with white", Code::NotAccepted, rule::BASE_113, accepted);
    assert!(is_legal(&table, "red trades with blue"));
    let table = after("red hand ore\nturn red, rolled", "red offers ore for brick to blue; red withdraws");
    check_refused(&table, "red trades with blue", Code::NoSuchOffer, rule::BASE_120, Detail::None);
}

#[test]
fn base_120_a_trade_leaves_other_offers_open_while_they_can_be_kept() {
    let mut table = after(
        "
        red    hand 2 ore wool
        blue   hand brick
        white  hand grain lumber
        turn   red, rolled
        ",
        "red offers ore for brick to blue; white offers grain for wool to red; red accepts white",
    );
    assert!(is_legal(&table, "blue accepts red"), "the offer to blue stands");
    play(&mut table, "white offers lumber for ore to red; blue accepts red; red trades with blue");
    assert!(is_legal(&table, "red accepts white"), "the proposal of white stands");
    assert_eq!(hand(&table, "red"), cards("ore brick grain"));
}
