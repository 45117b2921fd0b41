//! Turn structure (section 1.6).

use expect_test::expect;
use steading_game::{Next, SeatSet, Table};
use steading_island::Island;
use steading_island::illegal::{Code, Detail, Owed};
use steading_island::rule;

use crate::support::*;

#[test]
fn base_062_a_turn_rolls_then_trades_then_builds() {
    let mut table = table(
        "
        red   settlement N(0,0), hand 8 wool brick lumber
        turn  red
        ",
    );
    let steps = ["red rolls 1+1", "red banks 4 wool for ore", "red builds road NW(0,0)"];
    for early in &steps[1..] {
        assert_eq!(refusal(&table, early).code, Code::RollFirst, "{early}");
    }
    for step in steps {
        play(&mut table, step);
    }
    assert_eq!(refusal(&table, steps[1]).code, Code::TradeClosed);
    assert_eq!(refusal(&table, "red rolls").code, Code::AlreadyRolled);
    assert_eq!(hand(&table, "red"), cards("4 wool ore"));
}

#[test]
fn base_063_nothing_but_a_card_comes_before_the_roll_and_there_is_only_one_roll() {
    let mut table = table(
        "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand 2 brick 2 lumber 4 wool 3 grain 4 ore, cards knight
        blue  hand grain
        turn  red
        ",
    );
    let later = [
        "red banks 4 wool for ore",
        "red offers wool for ore to all",
        "blue offers grain for wool to red",
        "red builds road NW(0,0)",
        "red builds settlement N(0,1)",
        "red builds city N(0,0)",
        "red buys card",
        "red ends turn",
    ];
    for action in later {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::RollFirst, rule::BASE_063), "{action}");
    }
    assert_eq!(listed(&table, "red"), ["red rolls", "red plays knight"]);
    play(&mut table, "red rolls 1+4");
    for action in later {
        assert!(is_legal(&table, action), "{action}");
    }
    let illegal = refusal(&table, "red rolls");
    assert_eq!((illegal.code, illegal.rule), (Code::AlreadyRolled, rule::BASE_063));
    assert_eq!(illegal.detail, Detail::Rolled(1, 4));
    assert!(!listed(&table, "red").contains(&"red rolls".to_owned()));
}

#[test]
fn base_064_one_development_card_may_be_played_in_any_step_of_the_own_turn() {
    for step in ["turn red", "turn red, rolled", "turn red, rolled, built"] {
        let mut table = table(&format!("red cards 2 monopoly\nblue cards knight\n{step}"));
        assert_eq!(refusal(&table, "blue plays knight").code, Code::NotYourTurn, "{step}");
        play(&mut table, "red plays monopoly ore");
        let illegal = refusal(&table, "red plays monopoly wool");
        assert_eq!((illegal.code, illegal.rule), (Code::OneCardPerTurn, rule::BASE_168), "{step}");
    }
    // The limit is one for the whole turn, not one for each step.
    let table = after("red cards knight monopoly\nturn red", "red plays monopoly ore; red rolls 1+1");
    assert_eq!(refusal(&table, "red plays knight").code, Code::OneCardPerTurn);
    let table = after(
        "red cards knight monopoly\nturn red, rolled, played monopoly",
        "
        red ends turn
        blue rolls 1+1; blue ends turn
        white rolls 1+1; white ends turn
        orange rolls 1+1; orange ends turn
        ",
    );
    assert!(is_legal(&table, "red plays knight"), "a new turn, a new card");
}

#[test]
fn base_065_the_turn_passes_to_the_left() {
    let round = |players: &str, names: &[&str]| {
        let mut table = table(&format!("option players {players}\nturn {}", names[0]));
        for (index, name) in names.iter().enumerate() {
            assert_eq!(public(&table).turn, seat(&table, name));
            let log = play(&mut table, &format!("{name} rolls 1+1; {name} ends turn"));
            let next = names[(index + 1) % names.len()];
            assert_eq!(log.last(), Some(&format!("turn of {next}")));
        }
        assert_eq!(public(&table).turn, seat(&table, names[0]));
    };
    round("4", &["red", "blue", "white", "orange"]);
    round("3", &["blue", "white", "orange"]);
}

#[test]
fn base_066_building_or_buying_anything_closes_trading_for_the_turn() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand 6 brick 6 lumber 6 wool 6 grain 6 ore
        turn  red, rolled
        ";
    for build in [
        "red builds road NW(0,0)",
        "red builds settlement N(0,1)",
        "red builds city N(0,0)",
        "red buys card; draw knight",
    ] {
        let mut table = table(position);
        play(&mut table, "red banks 4 brick for wool");
        play(&mut table, build);
        for trade in ["red banks 4 lumber for ore", "red offers wool for ore to all", "blue offers ore for wool to red"]
        {
            let illegal = refusal(&table, trade);
            assert_eq!((illegal.code, illegal.rule), (Code::TradeClosed, rule::BASE_066), "{build}, {trade}");
        }
        assert!(listed(&table, "red").iter().all(|line| !line.contains("banks") && !line.contains("offers")));
    }
}

#[test]
fn base_066_trading_is_open_again_in_the_next_turn() {
    let table = after(
        "
        blue  hand 4 wool
        turn  red, rolled, built
        ",
        "red ends turn; blue rolls 1+1; blue banks 4 wool for ore",
    );
    assert_eq!(hand(&table, "blue"), cards("ore"));
}

#[test]
fn base_067_in_combined_phases_trading_and_building_alternate() {
    let table = after(
        "
        option phases combined
        red   settlement N(0,0), hand 4 wool 3 ore 2 brick lumber
        blue  hand lumber
        turn  red, rolled
        ",
        "
        red builds road NE(0,0)
        red banks 4 wool for grain
        red offers ore for lumber to blue; blue accepts red; red trades with blue
        red builds road NW(0,0)
        ",
    );
    assert_eq!(hand(&table, "red"), cards("grain 2 ore"));
    assert!(is_legal(&table, "red offers ore for brick to blue"));
}

#[test]
fn base_068_playing_a_card_neither_opens_nor_closes_a_step() {
    let cases = [
        ("road-building", "red plays road-building; red builds road NE(0,0); red builds road NW(0,0)"),
        ("knight", "red plays knight; red moves robber (2,0)"),
        ("year-of-plenty", "red plays year-of-plenty ore ore"),
        ("monopoly", "red plays monopoly brick"),
    ];
    for (card, moves) in cases {
        let position = format!("red settlement N(0,0), hand 4 wool, cards {card}\n");
        let table = after(&format!("{position}turn red, rolled"), moves);
        assert!(is_legal(&table, "red banks 4 wool for brick"), "{card} closed trading");
        let table = after(&format!("{position}turn red"), moves);
        assert_eq!(refusal(&table, "red banks 4 wool for brick").code, Code::RollFirst, "{card} opened trading");
        assert!(is_legal(&table, "red rolls"), "{card} used up the roll");
    }
}

#[test]
fn base_068_a_paid_road_closes_trading_where_free_ones_did_not() {
    let mut table = after(
        "
        red   settlement N(0,0), hand 4 wool brick lumber, cards road-building
        turn  red, rolled
        ",
        "red plays road-building; red builds road NE(0,0); red builds road NW(0,0)",
    );
    assert!(is_legal(&table, "red banks 4 wool for ore"));
    play(&mut table, "red builds road W(1,-1)");
    assert_eq!(refusal(&table, "red banks 4 wool for ore").code, Code::TradeClosed);
}

#[test]
fn base_069_only_those_who_owe_may_act_until_discards_robber_and_theft_are_done() {
    let mut table = table(
        "
        red    hand 4 wool brick lumber, cards monopoly
        blue   settlement N(1,1), hand 8 ore
        white  settlement N(2,0), hand grain
        turn   red
        ",
    );
    play(&mut table, "red rolls 3+4");
    let (red, blue) = (seat(&table, "red"), seat(&table, "blue"));
    let others = [
        "red rolls",
        "red plays monopoly ore",
        "red banks 4 wool for ore",
        "red buys card",
        "red ends turn",
        "white offers grain for wool to red",
        "blue offers ore for wool to red",
    ];
    let all_pending = |table: &Table<Island>, more: &[&str], owed: Detail| {
        for action in others.iter().chain(more) {
            let illegal = refusal(table, action);
            let (code, rule, detail) = (illegal.code, illegal.rule, illegal.detail);
            assert_eq!((code, rule, detail), (Code::ActionPending, rule::BASE_069, owed), "{action}");
        }
    };
    let (discard, robs) = ("blue discards 4 ore", "red robs blue");
    all_pending(&table, &["red moves robber (2,0)", robs], Detail::Owes(blue, Owed::Discard(4)));
    assert_eq!(table.next(), Next::Seats(SeatSet::only(blue)));
    assert!(listed(&table, "red").is_empty() && listed(&table, "white").is_empty());
    assert_eq!(refusal(&table, "white discards grain").code, Code::WrongDiscard);
    play(&mut table, discard);
    all_pending(&table, &[discard, robs], Detail::Owes(red, Owed::RobberMove));
    assert_eq!(refusal(&table, "white moves robber (2,0)").code, Code::NotYourTurn);
    play(&mut table, "red moves robber (2,0)");
    all_pending(&table, &[discard, "red moves robber (1,0)"], Detail::Owes(red, Owed::Theft));
    play(&mut table, robs);
    all_pending(&table, &[discard, robs], Detail::Owes(red, Owed::Chance));
    play(&mut table, "steal ore");
    assert!(is_legal(&table, "red plays monopoly ore") && is_legal(&table, "white offers grain for wool to red"));
}

#[test]
fn base_070_a_knight_before_the_roll_is_resolved_and_a_seven_moves_the_robber_again() {
    check(
        "
        red    cards knight
        blue   settlement N(2,0), hand 2 ore
        turn   red
        ",
        "
        red plays knight; red moves robber (2,0); steal ore
        red rolls 3+4; red moves robber (2,-1); steal ore
        red ends turn
        ",
        &expect![[r#"
            red plays knight
            red moves the robber to (2,0)
            red steals 1 ore from blue
            red rolls 3+4 = 7
            red moves the robber to (2,-1)
            red steals 1 ore from blue
            turn of blue
        "#]],
    );
    let table = after("red cards knight\nturn red", "red plays knight");
    assert_eq!(refusal(&table, "red rolls").code, Code::ActionPending);
}

#[test]
fn base_071_a_turn_ends_only_when_its_player_says_so_and_cards_are_kept() {
    let mut table = after("red hand 2 ore\nturn red", "red rolls 1+1");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "red"))));
    assert_eq!(refusal(&table, "blue rolls").code, Code::NotYourTurn);
    assert_eq!(refusal(&table, "blue ends turn").code, Code::NotYourTurn);
    play(&mut table, "red ends turn");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
    assert_eq!(hand(&table, "red"), cards("2 ore"));
    assert_eq!(refusal(&table, "red ends turn").code, Code::NotYourTurn);
}

#[test]
fn base_072_a_turn_of_only_the_roll_is_legal() {
    check(
        "
        red   settlement N(0,0), hand 4 wool brick lumber, cards knight
        turn  red
        ",
        "red rolls 1+1; red ends turn",
        &expect![[r#"
            red rolls 1+1 = 2
            turn of blue
        "#]],
    );
}

#[test]
fn base_ex_41_a_road_closes_the_bank_in_separate_phases_and_not_in_combined_ones() {
    let position = "
        red   settlement N(0,0), hand brick lumber 4 wool
        turn  red, rolled
        ";
    let trade = "red banks 4 wool for ore";
    let table = after(&format!("option phases separate\n{position}"), "red builds road NE(0,0)");
    let illegal = refusal(&table, trade);
    assert_eq!((illegal.code, illegal.rule), (Code::TradeClosed, rule::BASE_066));
    let mut table = after(&format!("option phases combined\n{position}"), "red builds road NE(0,0)");
    play(&mut table, trade);
    assert_eq!(hand(&table, "red"), cards("ore"));
}
