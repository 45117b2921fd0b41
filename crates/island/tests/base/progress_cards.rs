//! Progress cards and victory-point cards (sections 1.18 and 1.19).

use expect_test::expect;
use steading_game::{Game, Next, Observer, Seat};
use steading_island::cards::{Cards, DevCards};

use crate::refusals::{told, told_at};
use crate::support::*;

#[test]
fn base_178_a_progress_card_works_and_leaves_the_game() {
    let position = "red settlement N(0,0), cards road-building year-of-plenty monopoly\nblue hand wool\nturn red";
    for (action, spent) in [
        ("red plays road-building; red builds road NE(0,0); red builds road NW(0,0)", [0, 1, 0, 0, 0, 0]),
        ("red plays year-of-plenty ore ore", [0, 0, 1, 0, 0, 0]),
        ("red plays monopoly wool", [0, 0, 0, 1, 0, 0]),
    ] {
        let after = after(position, action);
        assert_eq!(public(&after).spent, DevCards::of(spent), "{action}");
        assert_eq!(private(&after, "red").cards.total(), 2, "{action}");
        assert_eq!(after.state().deck, DevCards::of([14, 1, 1, 1, 5, 0]), "{action}");
    }
}

/// Also: BASE-180.
#[test]
fn base_179_two_roads_for_nothing_under_the_road_rules() {
    let position = "red settlement N(0,0), cards road-building, hand brick lumber\nblue settlement N(0,1)\nturn red";
    check(
        position,
        "red plays road-building; red builds road NE(0,0); red builds road W(1,0)",
        &expect![[r#"
            red plays road-building
            red lays a road NE(0,0)
            red lays a road W(1,0)
        "#]],
    );
    let mut table = table(position);
    play(&mut table, "red plays road-building");
    let far = told_at(&table, "red builds road W(1,0)");
    assert_eq!(far, "ROAD_NOT_CONNECTED BASE-142: end=S(1,-1), other=N(0,1)");
    play(&mut table, "red builds road NE(0,0)");
    assert_eq!(told_at(&table, "red builds road NE(0,0)"), "PATH_OCCUPIED BASE-141: path=NE(0,0), seat=0");
    play(&mut table, "red builds road W(1,0)");
    assert_eq!((hand(&table, "red"), listed(&table, "red")), (cards("brick lumber"), vec!["red rolls".to_owned()]));
}

#[test]
fn base_180_the_second_road_may_build_on_the_first() {
    let position = "red settlement N(0,0), cards road-building\nturn red";
    let after = after(position, "red plays road-building; red builds road NE(0,0); red builds road NW(1,0)");
    assert_eq!(public(&after).road_length[0], 2);
}

#[test]
fn base_181_one_road_piece_left_means_one_road() {
    let position = "
        red   road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0) NW(0,0) NW(1,0) NE(1,0) W(2,0) NW(1,1) NE(0,1) W(1,-1) W(0,1) \
              W(1,1), cards road-building
        turn  red, rolled
    ";
    let mut table = table(position);
    play(&mut table, "red plays road-building");
    assert_eq!(told_at(&table, "red ends turn"), "ACTION_PENDING BASE-069: seat=0, owes=free-roads, count=1");
    play(&mut table, "red builds road NW(0,2)");
    assert!(is_legal(&table, "red ends turn"));
    assert_eq!(public(&table).pool[0].roads, 0);
    let no_piece = position.replace("W(1,1),", "W(1,1) W(2,-1),");
    assert_eq!(told(&no_piece, "red plays road-building"), "NO_EFFECT BASE-181: card=road-building");
}

/// Around red's settlement and road only W(1,0) is free, and it ends at blue's settlement.
#[test]
fn base_181_one_legal_place_means_one_road_and_none_means_no_card() {
    let position = "
        red   settlement N(0,0), road NE(0,0), cards road-building
        blue  settlement N(0,1), road NW(0,0) W(1,-1) NW(1,0)
        turn  red, rolled
    ";
    let after = after(position, "red plays road-building; red builds road W(1,0)");
    assert!(is_legal(&after, "red ends turn"));
    assert_eq!(public(&after).roads[0].len(), 2);
    let walled_in = position.replace("NW(1,0)", "NW(1,0) W(1,0)");
    assert_eq!(told(&walled_in, "red plays road-building"), "NO_EFFECT BASE-181: card=road-building");
    assert!(!listed(&table(&walled_in), "red").contains(&"red plays road-building".to_owned()));
}

#[test]
fn base_182_both_roads_come_before_anything_else() {
    let position = "red settlement N(0,0), cards road-building, hand wool grain ore\nturn red, rolled";
    let mut table = table(position);
    play(&mut table, "red plays road-building");
    for (count, road) in [(2, "red builds road NE(0,0)"), (1, "red builds road NW(0,0)")] {
        let due = format!("ACTION_PENDING BASE-069: seat=0, owes=free-roads, count={count}");
        for action in ["red ends turn", "red buys card", "red offers ore for brick to all"] {
            assert_eq!(told_at(&table, action), due);
        }
        assert!(listed(&table, "red").iter().all(|action| action.contains("builds road")));
        play(&mut table, road);
    }
    assert!(is_legal(&table, "red ends turn") && is_legal(&table, "red buys card"));
}

#[test]
fn base_183_year_of_plenty_takes_any_two_cards_for_use_at_once() {
    let position = "red settlement N(0,0), cards year-of-plenty\nturn red, rolled";
    check(
        position,
        "red plays year-of-plenty brick lumber; red builds road NE(0,0)",
        &expect![[r#"
            red plays year-of-plenty
            red gains 1 brick 1 lumber
            red pays 1 brick 1 lumber
            red lays a road NE(0,0)
        "#]],
    );
    let equal = after(position, "red plays year-of-plenty ore ore");
    assert_eq!((hand(&equal, "red"), public(&equal).bank), (cards("2 ore"), Cards::from_counts([19, 19, 19, 19, 17])));
}

/// Also: BASE-252, BASE-271.
#[test]
fn base_184_year_of_plenty_takes_only_what_the_bank_has() {
    let position = |ore: u8| {
        format!("red cards year-of-plenty\nblue hand 19 brick 19 lumber 19 wool 19 grain {ore} ore\nturn red, rolled")
    };
    let two_left = after(&position(17), "red plays year-of-plenty ore ore");
    assert_eq!(hand(&two_left, "red"), cards("2 ore"));
    let one_left = position(18);
    assert_eq!(told(&one_left, "red plays year-of-plenty ore ore"), "BANK_EMPTY BASE-088: resource=ore");
    assert_eq!(told(&one_left, "red plays year-of-plenty ore wool"), "BANK_EMPTY BASE-088: resource=wool");
    assert!(listed(&table(&one_left), "red").contains(&"red plays year-of-plenty ore".to_owned()));
    assert_eq!(hand(&after(&one_left, "red plays year-of-plenty ore"), "red"), cards("ore"));
    assert_eq!(told(&position(19), "red plays year-of-plenty ore"), "NO_EFFECT BASE-184: card=year-of-plenty");
}

/// Also: BASE-185, BASE-186.
#[test]
fn base_ex_38_a_monopoly_on_wool_takes_five() {
    let position = "
        red     hand wool, cards monopoly
        blue    hand 2 wool ore
        white   hand brick
        orange  hand 3 wool
        turn    red, rolled
    ";
    check(
        position,
        "red plays monopoly wool",
        &expect![[r#"
            red plays monopoly
            red takes 2 wool from blue
            red takes 0 wool from white
            red takes 3 wool from orange
        "#]],
    );
    let after = after(position, "red plays monopoly wool");
    let hands = ["red", "blue", "white", "orange"].map(|name| hand(&after, name));
    assert_eq!(hands, [cards("6 wool"), cards("ore"), cards("brick"), Cards::NONE]);
}

#[test]
fn base_186_a_monopoly_that_yields_nothing_is_legal() {
    let after = after("red cards monopoly\nblue hand ore\nturn red", "red plays monopoly wool");
    assert_eq!((hand(&after, "red"), hand(&after, "blue")), (Cards::NONE, cards("ore")));
    assert_eq!(private(&after, "red").cards.total(), 0);
}

#[test]
fn base_187_everybody_sees_how_many_cards_a_monopoly_took() {
    let mut table = table("red cards monopoly\nblue hand 2 ore\nturn red");
    let events = table.enter_text("red plays monopoly ore").expect("red holds a monopoly");
    let seen: Vec<String> = events
        .iter()
        .filter_map(|event| table.game().redact(event, Observer::Public))
        .map(|event| steading_game::Notation::write_event(table.game(), &event))
        .collect();
    let all = [
        "red plays monopoly",
        "red takes 2 ore from blue",
        "red takes 0 ore from white",
        "red takes 0 ore from orange",
    ];
    assert_eq!(seen, all);
}

#[test]
fn base_188_a_victory_point_card_counts_from_the_purchase_on() {
    let mut table = table("red settlement N(0,0), hand wool grain ore\nturn red, rolled");
    play(&mut table, "red buys card");
    assert_eq!(points(&table, "red"), 1);
    play(&mut table, "draw victory-point");
    assert_eq!(points(&table, "red"), 2);
}

/// Also: BASE-223.
#[test]
fn base_189_victory_point_cards_stay_hidden_below_the_target() {
    let position = "red settlement N(0,0), cards 5 victory-point\nturn red, rolled";
    let table = table(position);
    let blue = table.game().view(table.state(), Observer::Seat(Seat(1)));
    assert_eq!((blue.public.open_points[0], blue.counts[0].cards, blue.counts[0].revealed), (1, 5, 0));
    assert_eq!(points(&table, "red"), 6);
    assert_eq!(told_at(&table, "red plays victory-point"), "NOT_PLAYABLE BASE-171: card=victory-point");
}

/// Also: BASE-273.
#[test]
fn base_190_victory_points_are_shown_in_the_own_turn_and_only_with_ten() {
    let nine = "
        option victory_claim claim
        red     city N(0,0) N(1,0) N(-1,0), cards 3 victory-point
        turn    red
    ";
    assert_eq!(told(nine, "red claims victory"), "TOO_FEW_POINTS BASE-190: held=9, needed=10");
    let ten = nine.replace("3 victory", "4 victory");
    assert!(listed(&table(&ten), "red").contains(&"red claims victory".to_owned()));
    assert_eq!(
        play(&mut table(&ten), "red claims victory"),
        ["red shows 4 victory-point cards", "red wins with 10 points"]
    );
    assert_eq!(told(&ten.replace("turn    red", "turn blue"), "red claims victory"), "NOT_YOUR_TURN BASE-231: turn=1");
}

/// Also: BASE-191, BASE-218.
#[test]
fn base_ex_16_the_tenth_point_may_be_a_card_just_bought() {
    let position = "
        red   city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(0,1), hand wool grain ore
        turn  red, rolled
    ";
    assert_eq!(points(&table(position), "red"), 9);
    check(
        position,
        "red buys card; draw victory-point",
        &expect![[r#"
            red pays 1 wool 1 grain 1 ore
            red draws victory-point
            red shows 1 victory-point card
            red wins with 10 points
        "#]],
    );
    let knight = after(position, "red buys card; draw knight");
    assert!(matches!(knight.next(), Next::Seats(_)));
}

#[test]
fn base_192_at_the_end_everybody_shows_victory_points() {
    let mut table = table(
        "
        option victory_points 3
        red     settlement N(0,0), city N(1,0)
        blue    cards 2 victory-point knight
        orange  cards victory-point
        turn    orange, rolled
        ",
    );
    let hidden = table.game().view(table.state(), Observer::Public);
    assert_eq!(hidden.counts.map(|counts| counts.revealed), [0, 0, 0, 0]);
    let log = play(&mut table, "orange ends turn");
    assert_eq!(
        log,
        [
            "turn of red",
            "blue shows 2 victory-point cards",
            "orange shows 1 victory-point card",
            "red wins with 3 points"
        ]
    );
    let shown = table.game().view(table.state(), Observer::Public);
    assert_eq!(shown.counts.map(|counts| counts.revealed), [0, 2, 0, 1]);
}
