//! Gold, rule by rule: the part that several scenarios share. Played at the rivers.

use expect_test::expect;
use steading_game::{Notation, Table, Unread};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::illegal::{Code, Detail};
use steading_island::modules::gold::Coins;
use steading_island::rule;

use crate::support::{after, cards, check, check_illegal, hand, is_legal, listed, play, public, refusal, seat, table};

fn rivers(lines: &str) -> String {
    format!("option scenario rivers\n{lines}")
}

fn purse(table: &Table<Island>, name: &str) -> u16 {
    public(table).modules.gold.purse[seat(table, name).index()]
}

#[test]
fn combo_071_a_bridge_closes_trading_and_gold_does_not() {
    let position = rivers("red road NE(0,0), hand 2 brick lumber 8 wool, gold 4\nturn red, rolled");
    let bought = after(&position, "red buys ore for gold");
    assert!(is_legal(&bought, "red banks 4 wool for ore"));
    assert!(is_legal(&bought, "red banks 4 wool for gold"));
    let sold = after(&position, "red banks 4 wool for gold");
    assert!(is_legal(&sold, "red banks 4 wool for ore"), "nor does a sale");
    let built = after(&position, "red builds bridge W(1,-1)");
    for closed in ["red banks 4 wool for ore", "red banks 4 wool for gold", "red offers 1 gold for 1 ore to all"] {
        let illegal = refusal(&built, closed);
        assert_eq!((illegal.code, illegal.rule), (Code::TradeClosed, rule::BASE_066), "{closed}");
    }
    assert!(is_legal(&built, "red buys ore for gold"));
    // Where the phases are combined, trading goes on.
    let combined = after(&format!("option phases combined\n{position}"), "red builds bridge W(1,-1)");
    assert!(is_legal(&combined, "red banks 4 wool for gold"));
}

#[test]
fn combo_071_a_bridge_ends_open_offers() {
    let position =
        rivers("red road NE(0,0), hand 2 brick lumber wool\nturn red, rolled\noffer 1 wool for 1 ore to blue");
    let played = after(&position, "red builds bridge W(1,-1)");
    assert!(!public(&played).trade.is_open);
}

/// Also: RIVER-039.
#[test]
fn combo_072_a_card_costs_two_gold() {
    check(
        &rivers("red gold 5\nturn red, rolled"),
        "red buys grain for gold",
        &expect![[r#"
            red buys 1 grain for 2 gold
        "#]],
    );
    let played = after(&rivers("red gold 5\nturn red, rolled"), "red buys grain for gold");
    assert_eq!((purse(&played, "red"), hand(&played, "red")), (3, cards("grain")));
    assert_eq!(public(&played).bank, cards("19 brick 19 lumber 19 wool 18 grain 19 ore"));
    let poor = table(&rivers("red gold 1\nturn red, rolled"));
    let illegal = refusal(&poor, "red buys grain for gold");
    assert_eq!((illegal.code, illegal.rule), (Code::CannotAfford, rule::COMBO_072));
    assert_eq!(illegal.detail, Detail::Gold { price: 2, held: 1 });
    assert!(!listed(&poor, "red").iter().any(|text| text.ends_with("for gold")));
}

#[test]
fn river_039_purchases_come_after_the_roll_and_from_a_bank_that_has_the_card() {
    let before = rivers("red gold 5\nturn red");
    check_illegal(&before, "red buys grain for gold", Code::RollFirst, rule::BASE_063);
    assert!(!listed(&table(&before), "red").iter().any(|text| text.contains("gold")));
    let foreign = rivers("red gold 5\nturn blue, rolled");
    check_illegal(&foreign, "red buys grain for gold", Code::NotYourTurn, rule::BASE_231);
    let bought_out = rivers("red gold 5\nblue hand 19 grain\nturn red, rolled");
    check_illegal(&bought_out, "red buys grain for gold", Code::BankEmpty, rule::COMBO_072);
    let others = ["brick", "lumber", "wool", "ore"].map(|kind| format!("red buys {kind} for gold"));
    let purchases: Vec<String> =
        listed(&table(&bought_out), "red").into_iter().filter(|text| text.starts_with("red buys")).collect();
    assert_eq!(purchases, others);
    check_illegal("turn red, rolled", "red buys grain for gold", Code::NotInPlay, rule::COMBO_009);
}

/// Also: RIVER-041.
#[test]
fn combo_073_gold_is_given_and_wanted_in_offers() {
    let position = rivers("red gold 3, hand wool\nblue gold 2, hand 2 ore\nturn red, rolled");
    check(
        &position,
        "red offers 2 gold for 1 ore to blue; blue accepts red; red trades with blue
         red offers wool for 1 gold to blue; blue accepts red; red trades with blue",
        &expect![[r#"
            red offers 2 gold for 1 ore to blue
            blue accepts
            red gives 2 gold to blue for 1 ore
            blue is the rich settler
            red offers 1 wool for 1 gold to blue
            blue accepts
            red gives 1 wool to blue for 1 gold
        "#]],
    );
    // An opponent proposes, with cards and gold on one side.
    let played = after(&position, "blue offers 1 ore 2 gold for 1 wool to red; red accepts blue");
    assert_eq!((purse(&played, "red"), purse(&played, "blue")), (5, 0));
    assert_eq!((hand(&played, "red"), hand(&played, "blue")), (cards("ore"), cards("ore wool")));
}

#[test]
fn combo_073_gold_counts_as_something_given_on_either_side() {
    let position = rivers("red gold 3, hand wool\nturn red, rolled");
    assert!(is_legal(&table(&position), "red offers 1 gold for 1 ore to all"));
    assert!(is_legal(&table(&position), "red offers 1 wool for 1 gold to all"));
    check_illegal(&position, "red offers 1 gold for nothing to all", Code::TradeEmptySide, rule::BASE_115);
    check_illegal(&position, "red offers nothing for 1 gold to all", Code::TradeEmptySide, rule::BASE_115);
}

#[test]
fn combo_073_gold_for_gold_is_refused() {
    let position = rivers("red gold 3, hand wool\nturn red, rolled");
    let one = table(&position);
    for offer in [
        "red offers 2 gold for 1 gold to all",
        "red offers 1 wool 1 gold for 2 gold to blue",
        // Even if it could not be paid.
        "red offers 9 gold for 1 ore 1 gold to blue",
    ] {
        let illegal = refusal(&one, offer);
        assert_eq!((illegal.code, illegal.rule), (Code::TradeSameResource, rule::COMBO_073), "{offer}");
        assert_eq!(illegal.detail, Detail::GoldTwice);
    }
    // No gold at all is not gold on a side.
    assert!(is_legal(&one, "red offers 1 wool 0 gold for 2 gold to all"));
    // What is refused earlier is still refused first.
    let before = rivers("red gold 3, hand wool\nturn red");
    check_illegal(&before, "red offers 2 gold for 1 gold to all", Code::RollFirst, rule::BASE_063);
    check_illegal(&position, "blue offers 2 gold for 1 gold to white", Code::TradeNeedsActive, rule::BASE_111);
    check_illegal("turn red, rolled", "red offers 2 gold for 1 gold to all", Code::NotInPlay, rule::COMBO_009);
    // A position cannot say it either.
    assert!(one.game().parse_position("red gold 2\nturn red, rolled\noffer 2 gold for 1 gold to blue").is_err());
}

#[test]
fn combo_073_only_trades_with_the_player_on_turn() {
    let position = rivers("blue gold 3\nwhite hand ore\nturn red, rolled");
    check_illegal(&position, "blue offers 1 gold for 1 ore to white", Code::TradeNeedsActive, rule::BASE_111);
    assert!(is_legal(&table(&position), "blue offers 1 gold for 1 ore to red"));
}

#[test]
fn combo_073_gold_offered_or_accepted_must_be_there() {
    let position = rivers("red gold 1, hand wool\nturn red, rolled\noffer 1 wool for 2 gold to blue white");
    let one = table(&position);
    let illegal = refusal(&one, "blue accepts red");
    assert_eq!((illegal.code, illegal.rule), (Code::TradeCardsMissing, rule::COMBO_073));
    assert_eq!(illegal.detail, Detail::Gold { price: 2, held: 0 });
    assert_eq!(listed(&one, "blue"), ["blue declines"]);
    let fresh = rivers("red gold 1\nturn red, rolled");
    check_illegal(&fresh, "red offers 2 gold for 1 ore to all", Code::TradeCardsMissing, rule::COMBO_073);
    check_illegal(&fresh, "red offers 1 wool 2 gold for 1 ore to all", Code::TradeCardsMissing, rule::BASE_113);
    // The player on turn must have what a proposal wants.
    let proposed = rivers("blue hand ore\nturn red, rolled\nproposal blue 1 ore for 1 gold");
    check_illegal(&proposed, "red accepts blue", Code::TradeCardsMissing, rule::COMBO_073);
    assert!(!listed(&table(&proposed), "red").contains(&"red accepts blue".to_owned()));
}

/// Also: BASE-120.
#[test]
fn combo_073_offers_lapse_when_the_gold_is_spent() {
    let position = rivers("red gold 2\nblue gold 1\nturn red, rolled\noffer 1 gold for 1 ore to blue");
    let played = after(&position, "red buys ore for gold");
    assert!(!public(&played).trade.is_open);
    // Cards that were offered and are sold to the bank.
    let position = rivers("red hand 4 wool\nturn red, rolled\noffer 1 wool for 1 ore to blue");
    assert!(!public(&after(&position, "red banks 4 wool for gold")).trade.is_open);
    // An acceptance and a proposal of gold that went elsewhere.
    let position = rivers(
        "red hand 2 wool\nblue gold 1, hand ore\nwhite gold 1\nturn red, rolled
         offer 1 wool for 1 gold to blue white, accepted blue white
         proposal white 1 gold for 1 wool",
    );
    let mut played = after(&position, "red accepts white");
    assert_eq!(purse(&played, "white"), 0);
    assert_eq!(public(&played).trade.accepted, steading_game::SeatSet::only(seat(&played, "blue")));
    play(&mut played, "red trades with blue");
    assert_eq!((purse(&played, "red"), purse(&played, "blue")), (2, 0));
}

#[test]
fn combo_073_offers_of_gold_need_a_game_with_gold() {
    check_illegal(
        "red hand wool\nturn red, rolled",
        "red offers 1 wool for 1 gold to all",
        Code::NotInPlay,
        rule::COMBO_009,
    );
    let plain = table("red hand wool\nturn red, rolled");
    assert!(plain.game().parse_position("red hand wool\nturn red, rolled\noffer 1 wool for 1 gold to all").is_err());
    assert!(!listed(&plain, "red").iter().any(|text| text.contains("gold")));
}

#[test]
fn offers_of_one_gold_are_listed_where_offers_are() {
    let position = rivers("red gold 1, hand wool\nturn red, rolled");
    let gold = |table: &Table<Island>| -> Vec<String> {
        listed(table, "red").into_iter().filter(|text| text.contains("offers") && text.contains("gold")).collect()
    };
    let kinds = ["brick", "lumber", "wool", "grain", "ore"];
    let mut expected = kinds.map(|kind| format!("red offers 1 gold for 1 {kind} to blue white orange")).to_vec();
    expected.push("red offers 1 wool for 1 gold to blue white orange".to_owned());
    assert_eq!(gold(&table(&position)), expected);
    assert_eq!(gold(&table(&format!("option list_offers off\n{position}"))), Vec::<String>::new());
    // The counter-offer asks for one gold more.
    let asked = table(&rivers("red gold 3\nblue hand ore\nturn red, rolled\noffer 1 gold for 1 ore to blue"));
    let answers = ["blue accepts red", "blue declines", "blue offers 1 ore for 2 gold to red"];
    assert_eq!(listed(&asked, "blue"), answers);
}

/// Also: RIVER-041.
#[test]
fn combo_074_a_set_of_cards_at_the_own_rate_brings_one_gold() {
    check(
        &rivers("red hand 5 brick\nturn red, rolled"),
        "red banks 4 brick for gold",
        &expect![[r#"
            red gives the bank 4 brick for 1 gold
            red is the rich settler
            poor settlers: blue white orange
        "#]],
    );
    let four = rivers("red hand 5 brick\nturn red, rolled");
    let played = after(&four, "red banks 4 brick for gold");
    assert_eq!((purse(&played, "red"), hand(&played, "red")), (1, cards("brick")));
    assert_eq!(public(&played).bank, cards("18 brick 19 lumber 19 wool 19 grain 19 ore"));
    for count in [2, 3, 5] {
        let text = format!("red banks {count} brick for gold");
        check_illegal(&four, &text, Code::BadRate, rule::BASE_129);
    }
    check_illegal(
        &rivers("red hand 3 brick\nturn red, rolled"),
        "red banks 4 brick for gold",
        Code::CannotAfford,
        rule::BASE_138,
    );
    let mixed = rivers("red hand 3 brick 1 ore\nturn red, rolled");
    check_illegal(&mixed, "red banks 3 brick 1 ore for gold", Code::MixedCards, rule::BASE_127);
    check_illegal(&rivers("red hand 5 brick\nturn red"), "red banks 4 brick for gold", Code::RollFirst, rule::BASE_063);
    check_illegal("red hand 5 brick\nturn red, rolled", "red banks 4 brick for gold", Code::NotInPlay, rule::COMBO_009);
}

/// The harbours of the beginner board: 3:1 at NW(0,-2), brick at W(-2,1).
#[test]
fn combo_074_harbours_of_ones_own_give_better_rates() {
    let generic = rivers("red settlement N(0,-2), hand 4 brick\nturn red, rolled");
    let played = after(&generic, "red banks 3 brick for gold");
    assert_eq!(purse(&played, "red"), 1);
    check_illegal(&generic, "red banks 2 brick for gold", Code::BadRate, rule::BASE_129);
    let special = rivers("red settlement NW(-2,1), hand 4 brick 2 ore\nturn red, rolled");
    let played = after(&special, "red banks 2 brick for gold");
    assert_eq!(purse(&played, "red"), 1);
    // A worse rate is legal, and only the best one is listed.
    assert!(is_legal(&table(&special), "red banks 4 brick for gold"));
    let sales: Vec<String> =
        listed(&table(&special), "red").into_iter().filter(|text| text.ends_with("brick for gold")).collect();
    assert_eq!(sales, ["red banks 2 brick for gold"]);
    check_illegal(&special, "red banks 2 ore for gold", Code::BadRate, rule::BASE_129);
}

#[test]
fn combo_074_gold_itself_never_pays_the_bank() {
    let table = table(&rivers("red gold 9\nturn red, rolled"));
    for text in ["red banks 4 gold for ore", "red banks 4 gold for gold"] {
        assert!(matches!(table.game().parse_entry(table.state(), text), Err(Unread::Syntax(_))), "{text}");
    }
}

#[test]
fn gold_in_an_offer_stands_on_one_side_and_survives_writing() {
    assert_eq!((Coins::given(3).gives(), Coins::given(3).wants()), (3, 0));
    assert_eq!((Coins::wanted(3).gives(), Coins::wanted(3).wants()), (0, 3));
    assert_eq!(Coins::given(3).reversed(), Coins::wanted(3));
    assert_eq!(Coins::given(200), Coins::given(Coins::MAX));
    assert_eq!(Coins::from(i8::MIN), Coins::wanted(Coins::MAX));
    let table = table(&rivers("red gold 3\nturn red, rolled"));
    let (_, action) = table.game().parse_action(table.state(), "red offers gold for ore to blue").unwrap();
    let written = serde_json::to_string(&action).unwrap();
    assert_eq!(serde_json::from_str::<Action>(&written).unwrap(), action);
    // Offers without gold are written as ever.
    let (_, plain) = table.game().parse_action(table.state(), "red offers wool for ore to blue").unwrap();
    assert!(!serde_json::to_string(&plain).unwrap().contains("gold"));
    assert!(table.game().parse_action(table.state(), "red offers 128 gold for ore to blue").is_err());
}
