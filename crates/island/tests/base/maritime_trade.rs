//! Maritime trade and harbours (section 1.11).

use expect_test::expect;
use steading_game::{Game, Table};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::cards::Good;
use steading_island::illegal::{Code, Detail};
use steading_island::rule;

use crate::support::*;

const KINDS: [&str; 5] = ["brick", "lumber", "wool", "grain", "ore"];

/// The sites of the generic harbours (table 2.8).
const GENERIC_SITES: [&str; 8] =
    ["N(0,-2)", "S(0,-3)", "S(3,-1)", "N(2,1)", "N(-1,3)", "S(-1,2)", "N(-3,3)", "S(-2,2)"];

/// The sites of the special harbours (table 2.8).
const SPECIAL_SITES: [(&str, [&str; 2]); 5] = [
    ("grain", ["N(1,-2)", "S(2,-3)"]),
    ("ore", ["N(2,-1)", "S(3,-2)"]),
    ("wool", ["N(1,2)", "S(1,1)"]),
    ("brick", ["S(-2,0)", "N(-3,2)"]),
    ("lumber", ["S(-1,-2)", "N(-2,0)"]),
];

/// Red after the roll with eight cards of one kind and some buildings.
fn red_with(pieces: &str, kind: &str) -> Table<Island> {
    table(&format!("red {pieces}, hand 8 {kind}\nturn red, rolled"))
}

/// Another kind than this one.
fn other(kind: &str) -> &'static str {
    if kind == "wool" { "ore" } else { "wool" }
}

/// The numbers of cards of a kind that buy one other card.
fn open_rates(pieces: &str, kind: &str) -> Vec<u8> {
    let table = red_with(pieces, kind);
    (1..=8).filter(|count| is_legal(&table, &format!("red banks {count} {kind} for {}", other(kind)))).collect()
}

#[test]
fn base_122_four_equal_cards_buy_any_other_card_without_a_harbour() {
    for give in KINDS {
        for want in KINDS.into_iter().filter(|&want| want != give) {
            let mut table = table(&format!("red hand 5 {give}\nturn red, rolled"));
            let log = play(&mut table, &format!("red banks 4 {give} for {want}"));
            assert_eq!(log, [format!("red gives the bank 4 {give} for 1 {want}")]);
            assert_eq!(hand(&table, "red"), cards(&format!("{give} {want}")));
        }
        assert_eq!(open_rates("settlement N(0,0)", give), [4], "{give}");
    }
}

#[test]
fn base_123_a_generic_harbour_trades_three_for_one_in_any_kind() {
    for site in GENERIC_SITES {
        for building in ["settlement", "city"] {
            for kind in KINDS {
                assert_eq!(open_rates(&format!("{building} {site}"), kind), [3, 4], "{building} {site}, {kind}");
            }
        }
    }
    let table = after("red settlement N(2,1), hand 3 brick\nturn red, rolled", "red banks 3 brick for ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert_eq!(public(&table).bank.count(Good::Brick), 19);
    assert_eq!(public(&table).bank.count(Good::Ore), 18);
}

#[test]
fn base_124_a_special_harbour_trades_two_of_its_kind_for_one() {
    for (kind, sites) in SPECIAL_SITES {
        for site in sites {
            for building in ["settlement", "city"] {
                assert_eq!(open_rates(&format!("{building} {site}"), kind), [2, 4], "{building} {site}");
            }
        }
    }
    let table = after("red settlement N(1,2), hand 2 wool\nturn red, rolled", "red banks 2 wool for ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
}

#[test]
fn base_124_the_harbour_serves_its_owner_only() {
    let table = table("red hand 4 wool\nblue settlement N(1,2)\nwhite settlement N(2,1)\nturn red, rolled");
    assert_eq!(refusal(&table, "red banks 2 wool for ore").code, Code::BadRate);
    assert_eq!(refusal(&table, "red banks 3 wool for ore").code, Code::BadRate);
    assert!(is_legal(&table, "red banks 4 wool for ore"));
}

#[test]
fn base_125_a_city_keeps_the_harbour_of_its_settlement() {
    let table = after(
        "
        option phases combined
        red   settlement N(1,2) N(2,1), hand 4 grain 6 ore 2 wool 3 brick
        turn  red, rolled
        ",
        "red builds city N(1,2); red builds city N(2,1); red banks 2 wool for ore; red banks 3 brick for ore",
    );
    assert_eq!(hand(&table, "red"), cards("2 ore"));
}

#[test]
fn base_126_a_special_harbour_improves_no_other_kind() {
    for (kind, sites) in SPECIAL_SITES {
        for other in KINDS.into_iter().filter(|&other| other != kind) {
            assert_eq!(open_rates(&format!("settlement {}", sites[0]), other), [4], "{other} at {kind}");
        }
    }
}

#[test]
fn base_127_the_cards_given_are_all_of_one_kind() {
    let table = table(
        "
        red   settlement N(2,1) N(1,2), hand 4 wool 4 brick
        turn  red, rolled
        ",
    );
    for mixed in ["wool brick", "2 wool brick", "2 wool 2 brick", "4 wool 4 brick", "3 wool brick"] {
        let illegal = refusal(&table, &format!("red banks {mixed} for ore"));
        assert_eq!((illegal.code, illegal.rule), (Code::MixedCards, rule::BASE_127), "{mixed}");
    }
    assert!(is_legal(&table, "red banks 4 brick for ore"));
}

#[test]
fn base_128_the_card_received_is_of_another_kind() {
    let table = table("red settlement N(2,1) N(1,2), hand 4 wool\nturn red, rolled");
    for count in [2, 3, 4] {
        let illegal = refusal(&table, &format!("red banks {count} wool for wool"));
        assert_eq!((illegal.code, illegal.rule), (Code::SameResource, rule::BASE_128), "{count}");
        assert_eq!(illegal.detail, Detail::Good(Good::Wool));
        assert!(is_legal(&table, &format!("red banks {count} wool for ore")));
    }
}

#[test]
fn base_129_every_open_rate_may_be_used_and_the_best_is_proposed() {
    assert_eq!(open_rates("settlement N(2,1) N(1,2)", "wool"), [2, 3, 4]);
    let table = red_with("settlement N(2,1) N(1,2)", "wool");
    let illegal = refusal(&table, "red banks 5 wool for ore");
    assert_eq!((illegal.code, illegal.rule), (Code::BadRate, rule::BASE_129));
    assert_eq!(illegal.detail, Detail::Rates { resource: Good::Wool, special: true, generic: true });
    let proposed: Vec<String> = listed(&table, "red").into_iter().filter(|line| line.contains("banks")).collect();
    let expected = ["brick", "lumber", "grain", "ore"].map(|want| format!("red banks 2 wool for {want}"));
    assert_eq!(proposed, expected);
    let table = red_with("settlement N(0,0)", "wool");
    assert_eq!(
        refusal(&table, "red banks 3 wool for ore").detail,
        Detail::Rates { resource: Good::Wool, special: false, generic: false }
    );
}

/// What is no trade by itself is none of the proposals, whatever the rates of its kinds: 2 wool and 3 brick are both the best.
#[test]
fn base_129_a_proposal_is_one_kind_at_its_best_rate() {
    let table = table("red settlement N(2,1) N(1,2), hand 4 wool 4 brick\nturn red, rolled");
    let lists = |give: &str| {
        let trade = Action::BankTrade { give: cards(give), want: Good::Ore };
        table.game().lists(table.state(), seat(&table, "red"), trade)
    };
    assert!(lists("2 wool") && lists("3 brick"));
    for give in ["3 wool", "4 brick", "2 wool brick", "wool 3 brick", "2 wool 3 brick"] {
        assert!(!lists(give), "{give}");
    }
}

#[test]
fn base_130_bank_trades_follow_one_another_one_card_at_a_time() {
    let mut table = table("red hand 12 wool\nturn red, rolled");
    assert_eq!(refusal(&table, "red banks 8 wool for ore").code, Code::BadRate, "two trades are two moves");
    let log = play(&mut table, "red banks 4 wool for ore; red banks 4 wool for ore; red banks 4 wool for brick");
    assert_eq!(log.len(), 3);
    assert_eq!(hand(&table, "red"), cards("brick 2 ore"));
}

#[test]
fn base_131_the_wanted_stack_must_hold_the_card() {
    let mut table = table("red hand 8 wool\nblue hand 18 ore\nturn red, rolled");
    play(&mut table, "red banks 4 wool for ore");
    let illegal = refusal(&table, "red banks 4 wool for ore");
    assert_eq!((illegal.code, illegal.rule), (Code::BankEmpty, rule::BASE_088));
    assert_eq!(illegal.detail, Detail::Good(Good::Ore));
    assert!(is_legal(&table, "red banks 4 wool for brick"));
    assert!(!listed(&table, "red").contains(&"red banks 4 wool for ore".to_owned()));
}

#[test]
fn base_132_only_the_player_on_turn_trades_with_the_bank_and_only_after_the_roll() {
    let mut table = table("red hand 4 wool\nblue hand 4 wool\nturn red");
    let illegal = refusal(&table, "red banks 4 wool for ore");
    assert_eq!((illegal.code, illegal.rule), (Code::RollFirst, rule::BASE_063));
    play(&mut table, "red rolls 1+1");
    let illegal = refusal(&table, "blue banks 4 wool for ore");
    assert_eq!((illegal.code, illegal.rule), (Code::NotYourTurn, rule::BASE_231));
    assert_eq!(illegal.detail, Detail::Turn(seat(&table, "red")));
    play(&mut table, "red banks 4 wool for ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
}

#[test]
fn base_133_a_new_harbour_serves_at_once_in_combined_phases_and_next_turn_in_separate_ones() {
    let position = "
        red   road W(-1,-1), hand brick 3 lumber wool grain
        turn  red, rolled
        ";
    let build = "red builds settlement N(-2,0)";
    let trade = "red banks 2 lumber for ore";
    let mut table = after(&format!("option phases combined\n{position}"), build);
    play(&mut table, trade);
    assert_eq!(hand(&table, "red"), cards("ore"));
    let mut table = after(position, build);
    assert_eq!(refusal(&table, trade).code, Code::TradeClosed);
    play(&mut table, "red ends turn");
    for name in ["blue", "white", "orange"] {
        play(&mut table, &format!("{name} rolls 1+1; {name} ends turn"));
    }
    play(&mut table, "red rolls 1+1");
    play(&mut table, trade);
    assert_eq!(hand(&table, "red"), cards("ore"));
}

#[test]
fn base_134_a_road_at_a_harbour_gives_no_right() {
    assert_eq!(open_rates("road W(-1,-1)", "lumber"), [4]);
    assert_eq!(open_rates("road W(3,0)", "lumber"), [4]);
    assert_eq!(open_rates("settlement N(-2,0)", "lumber"), [2, 4], "with a building");
    check_illegal(
        "red road W(-1,-1), hand 2 lumber\nturn red, rolled",
        "red banks 2 lumber for ore",
        Code::BadRate,
        rule::BASE_129,
    );
}

#[test]
fn base_ex_09_four_wool_buy_ore_and_three_do_not() {
    let position = "red hand 4 wool\nturn red, rolled";
    check_illegal(position, "red banks 3 wool for ore", Code::BadRate, rule::BASE_129);
    check(
        position,
        "red banks 4 wool for ore",
        &expect![[r#"
            red gives the bank 4 wool for 1 ore
        "#]],
    );
}

#[test]
fn base_ex_10_three_brick_buy_grain_at_a_generic_harbour_but_not_mixed_cards() {
    check(
        "red settlement N(2,1), hand 3 brick\nturn red, rolled",
        "red banks 3 brick for grain",
        &expect![[r#"
            red gives the bank 3 brick for 1 grain
        "#]],
    );
    check_illegal(
        "red settlement N(2,1), hand 3 brick ore\nturn red, rolled",
        "red banks 2 brick ore for grain",
        Code::MixedCards,
        rule::BASE_127,
    );
}

#[test]
fn base_ex_11_the_lumber_harbour_helps_lumber_only() {
    let table = table("red settlement N(-2,0), hand 2 lumber 3 wool\nturn red, rolled");
    for want in ["brick", "wool", "grain", "ore"] {
        assert!(is_legal(&table, &format!("red banks 2 lumber for {want}")), "{want}");
    }
    for action in ["red banks 2 wool for ore", "red banks 3 wool for ore"] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::BadRate, rule::BASE_129), "{action}");
        assert_eq!(illegal.detail, Detail::Rates { resource: Good::Wool, special: false, generic: false });
    }
}

#[test]
fn base_ex_20_four_ore_buy_two_cards_at_the_ore_harbour_and_four_wool_one() {
    let mut table = table("red settlement N(2,-1), hand 4 ore 4 wool\nturn red, rolled");
    assert_eq!(refusal(&table, "red banks 2 wool for brick").code, Code::BadRate);
    play(&mut table, "red banks 2 ore for brick; red banks 2 ore for lumber; red banks 4 wool for grain");
    assert_eq!(hand(&table, "red"), cards("brick lumber grain"));
}
