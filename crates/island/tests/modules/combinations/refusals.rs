//! The codes that modules share (COMBO-077 to COMBO-080).

use steading_island::cards::Good;

use super::*;

/// Moves of each module, one of every kind.
const MOVES: [(&str, &[&str]); 5] = [
    (
        "event_cards",
        &[
            "red damages road NE(0,0)",
            "red repairs road NE(0,0)",
            "red gives left ore",
            "red receives ore",
            "red draws from blue",
            "red helps blue with ore",
            "red lets robber flee (0,0)",
        ],
    ),
    (
        "two_players",
        &[
            "red builds road NE(0,0) for white",
            "red builds settlement S(1,-1) for white",
            "red retires knight",
            "red forces trade",
            "red hands over brick ore",
            "red chases robber",
        ],
    ),
    (
        "fishermen",
        &[
            "red spends fish 2 to remove robber",
            "red spends fish 3 to rob blue",
            "red exchanges fish 1",
            "red keeps fish",
            "red passes boot to blue",
        ],
    ),
    (
        "rivers",
        &[
            "red builds bridge W(1,-1)",
            "red buys ore for gold",
            "red banks 4 wool for gold",
            "red offers 1 gold for 1 ore to blue",
        ],
    ),
    ("caravans", &["red bids 1 wool", "red names path W(0,1)", "red abstains", "red places camel W(0,1)"]),
];

#[test]
fn combo_077_a_move_of_a_module_that_is_not_played_is_refused() {
    let seat =
        "red settlement N(0,0), road NE(0,0), hand 4 wool 2 ore 3 brick 3 lumber\nblue hand ore\nturn red, rolled";
    let tables = [
        "",
        "variants harbormaster friendly_robber",
        "variants event_cards",
        "scenario fishermen",
        "scenario rivers",
        "scenario caravans",
    ];
    for options in tables {
        let option = if options.is_empty() { String::new() } else { format!("option {options}\n") };
        let table = table(&format!("{option}{seat}"));
        for (module, moves) in MOVES.iter().filter(|(module, _)| !options.ends_with(module)) {
            for action in *moves {
                let illegal = refusal(&table, action);
                let of = if action.contains("gold") { "gold" } else { module };
                assert_eq!(
                    illegal,
                    Illegal::new(Code::NotInPlay, rule::COMBO_009, Detail::Unplayed(of)),
                    "in `{options}`: {action}"
                );
            }
        }
        // Whatever else is wrong with it.
        let (module, moves) = MOVES[0];
        if !options.ends_with(module) {
            let early = after(&format!("{option}{seat}").replace(", rolled", ""), "");
            assert!(moves.iter().all(|action| refusal(&early, action).code == Code::NotInPlay));
        }
    }
}

/// Every question of the modules, an answer that it does not offer, the rule that asks, and what was named.
#[test]
fn combo_078_an_answer_that_is_not_offered_is_refused_with_what_was_named() {
    let events = "option variants event_cards\nturn red\n";
    let rivers = "option variants event_cards\noption scenario rivers\nrobber (0,0)\nturn red\n";
    let two = "option variants two_players\noption colours red blue\nwhite settlement S(1,-2)\n";
    let swamps = format!("option scenario rivers\n{two}red tokens 5\nrobber (1,0)\nturn red, rolled");
    let caravans = "option scenario caravans\nturn red, rolled\n";
    let edge = |why, name: &str| Detail::Why(why, About::Edge(name.parse().unwrap()));
    let hex = |name: &str| Detail::Why("no-refuge", About::Hex(name.parse().unwrap()));
    let questions: [(String, &str, &str, RuleId, Detail); 20] = [
        (
            format!("{events}red settlement N(0,0), road NE(0,0)\nblue settlement S(0,1), road NE(-1,2)"),
            "red rolls; reveal 6 earthquake",
            "red damages road NE(-1,2)",
            rule::EVENT_030,
            edge("others-road", "NE(-1,2)"),
        ),
        (
            format!("{events}red settlement N(0,0), road NE(0,0)\nblue settlement S(0,1), road NE(-1,2)"),
            "red rolls; reveal 6 earthquake",
            "red damages road NW(0,0)",
            rule::EVENT_030,
            edge("no-road-there", "NW(0,0)"),
        ),
        (
            format!("{rivers}red settlement N(0,0), road NE(0,0), bridge W(1,-1)"),
            "red rolls; reveal 6 earthquake",
            "red damages road W(1,-1)",
            rule::EVENT_030,
            edge("bridge-stands", "W(1,-1)"),
        ),
        (
            format!("{events}red settlement N(0,0), road NE(0,0) NW(1,0), damaged NW(1,0)"),
            "red rolls; reveal 6 earthquake",
            "red damages road NW(1,0)",
            rule::EVENT_031,
            edge("damaged-already", "NW(1,0)"),
        ),
        (
            format!("{events}red hand ore\nblue hand wool"),
            "red rolls; reveal 6 good-neighbours",
            "red gives left wool",
            rule::EVENT_042,
            Detail::Why("not-held", About::Good(Good::Wool)),
        ),
        (
            format!("{events}red settlement N(0,0), hand ore"),
            "red rolls; reveal 10 neighbourly-help",
            "red helps blue with wool",
            rule::EVENT_065,
            Detail::Why("not-held", About::Good(Good::Wool)),
        ),
        (
            format!("{events}red settlement N(0,0), hand ore\nblue city S(0,1)\nwhite city N(-2,1), hand ore"),
            "red rolls; reveal 10 neighbourly-help",
            "white helps blue with ore",
            rule::EVENT_065,
            Detail::Why("not-poorer", About::Seat(Seat(1))),
        ),
        (
            format!("{events}red knights 3\nblue hand ore"),
            "red rolls; reveal 3 conflict",
            "red draws from nobody",
            rule::EVENT_070,
            Detail::Why("must-draw", About::Nothing),
        ),
        (
            rivers.to_owned(),
            "red rolls; reveal 4 robber-flees",
            "red lets robber flee (1,0)",
            rule::COMBO_015,
            hex("(1,0)"),
        ),
        (
            format!("{two}red settlement N(-1,0), road NW(-1,0), hand brick lumber\nturn red, rolled"),
            "red builds road NE(-2,0)",
            "red builds road W(1,-1) for blue",
            rule::TWO_020,
            Detail::Why("not-neutral", About::Seat(Seat(1))),
        ),
        (
            format!("{two}white road W(1,-1) NE(0,0)\nturn red, rolled\nframes turn, two-players neutral-settlement"),
            "",
            "red builds settlement S(1,-1) for blue",
            rule::TWO_021,
            Detail::Why("not-neutral", About::Seat(Seat(1))),
        ),
        (
            format!("{two}red tokens 5, hand 1 ore 1 wool\nblue hand 2 grain\nturn red, rolled"),
            "red forces trade; steal grain; steal grain",
            "red hands over ore grain",
            rule::TWO_044,
            Detail::Why("drawn-cards", About::Short(cards("1 grain"))),
        ),
        (
            format!("{two}red tokens 5\nrobber (1,0)\nturn red, rolled"),
            "",
            "red chases robber (1,1)",
            rule::TWO_046,
            hex("(1,1)"),
        ),
        (swamps.clone(), "", "red chases robber (1,1)", rule::TWO_058, hex("(1,1)")),
        (swamps, "", "red chases robber", rule::TWO_058, Detail::Why("name-refuge", About::Nothing)),
        (
            format!("{caravans}red settlement N(0,0), road NE(0,0), hand brick\ncamels none, due"),
            "red ends turn",
            "red bids 1 brick",
            rule::CARAVAN_020,
            Detail::Why("bid-kind", About::Good(Good::Brick)),
        ),
        (
            format!("{caravans}red settlement N(0,0), hand wool"),
            "",
            "red bids 1 wool",
            rule::CARAVAN_012,
            Detail::Unasked("bid"),
        ),
        // What brings resources.
        (
            events.to_owned(),
            "red rolls; reveal 2 plentiful-year",
            "red receives cloth",
            rule::EVENT_014,
            Detail::Why("no-resource", About::Good(Good::Cloth)),
        ),
        (
            "option scenario fishermen\nred fish 2 2\nturn red, rolled".to_owned(),
            "",
            "red spends fish 2 2 to take coin",
            rule::FISH_043,
            Detail::Why("no-resource", About::Good(Good::Coin)),
        ),
        (
            "option scenario rivers\nred gold 2\nturn red, rolled".to_owned(),
            "",
            "red buys paper for gold",
            rule::COMBO_072,
            Detail::Why("no-resource", About::Good(Good::Paper)),
        ),
    ];
    for (position, moves, answer, rule, detail) in questions {
        let mut table = table(&position);
        play(&mut table, moves);
        let illegal = refusal(&table, answer);
        assert_eq!(illegal, Illegal::new(Code::NotAChoice, rule, detail), "{answer}");
    }
}

/// It is told what that was. Also: TWO-034, TWO-040.
#[test]
fn combo_079_what_was_done_this_turn_is_not_done_again() {
    let table = after(
        "option variants two_players\noption colours red blue
         red tokens 5, knights 2, hand 2 ore\nblue hand 3 wool\nrobber (1,0)\nturn red",
        "red retires knight; red chases robber",
    );
    for (action, rule, why) in
        [("red retires knight", rule::TWO_034, "retired-knight"), ("red forces trade", rule::TWO_040, "token-action")]
    {
        let illegal = refusal(&table, action);
        assert_eq!(illegal, Illegal::new(Code::OncePerTurn, rule, Detail::Why(why, About::Nothing)));
    }
}

/// Of the chase after a forced trade it is told that tokens pay for one of the two. Also: TWO-040.
#[test]
fn combo_079_the_robber_is_not_chased_after_a_forced_trade() {
    let table = after(
        "option variants two_players\noption colours red blue
         red tokens 5, hand 2 ore\nblue hand 2 wool\nrobber (1,0)\nturn red, rolled",
        "red forces trade; steal wool; steal wool; red hands over ore ore",
    );
    let told = Illegal::new(Code::OncePerTurn, rule::TWO_040, Detail::Why("token-action", About::Nothing));
    assert_eq!(refusal(&table, "red chases robber"), told);
}

/// Whoever may not do it yet hears of fish and gold. Also: FISH-040, COMBO-072, COMBO-074.
#[test]
fn base_233_fish_and_gold_wait_for_the_roll() {
    let fish = table("option scenario fishermen\nred fish 2 3\nrobber (1,0)\nturn red");
    let gold = table("option scenario rivers\nred gold 4, hand 4 wool\nturn red");
    for (table, action, rule, why) in [
        (&fish, "red spends fish 2 to remove robber", rule::FISH_040, "fish-spending"),
        (&gold, "red buys ore for gold", rule::BASE_063, "gold-trade"),
        (&gold, "red banks 4 wool for gold", rule::BASE_063, "gold-trade"),
    ] {
        let told = Illegal::new(Code::RollFirst, rule, Detail::Why(why, About::Nothing));
        assert_eq!(refusal(table, action), told, "{action}");
    }
}

/// Also: TWO-046, TWO-058, FISH-041.
#[test]
fn combo_080_a_robber_at_its_refuge_is_not_sent_away_again() {
    let two = "option variants two_players\noption colours red blue\nred tokens 5\nturn red, rolled";
    for (position, action, rule) in [
        (two.to_owned(), "red chases robber", rule::TWO_046),
        (format!("option scenario rivers\n{two}"), "red chases robber (-2,1)", rule::TWO_058),
        (
            "option scenario fishermen\nred fish 2\nturn red, rolled".into(),
            "red spends fish 2 to remove robber",
            rule::FISH_041,
        ),
    ] {
        let illegal = refusal(&table(&position), action);
        assert_eq!((illegal.code(), illegal.rule(), illegal.values()), ("ROBBER_AWAY", rule, Vec::new()), "{action}");
    }
}

/// Questions, items and lines of a module make no position where it is not played.
#[test]
fn combo_009_positions_say_nothing_of_modules_that_are_not_played() {
    let base = table("turn red");
    let (game, has_all) = (base.game(), "red settlement N(0,0), road NE(0,0), hand 2 ore\nturn red, rolled 3+3");
    assert!(game.parse_position(has_all).is_ok());
    for line in [
        "frames turn, events reveal",
        "frames turn, events damage red",
        "frames turn, two-players neutral-road",
        "frames turn, two-players second-number",
        "frames turn, fishermen draw",
        "frames pass, caravans bid red",
        "blue tokens 2",
        "blue gold 2",
        "blue fish 2",
        "blue votes 2",
        "blue road NE(-2,1), damaged NE(-2,1)",
        "blue bridge W(1,-1)",
        "revealed 8",
        "boot blue",
        "camels none",
        "bought 1",
        "harbormaster nobody",
    ] {
        assert!(game.parse_position(&format!("{has_all}\n{line}")).is_err(), "{line}");
    }
}
