//! What is forbidden and what the error says (section 1.16).

use steading_game::{Refusal, Value};
use steading_island::illegal::Detail;
use steading_island::rule;

use super::*;
use crate::support::table;

/// The values that a refusal tells.
fn values(table: &Table<Island>, action: &str) -> Vec<(&'static str, Value)> {
    refusal(table, action).values()
}

/// Whether a refusal names this place.
fn names(table: &Table<Island>, action: &str, place: &str) -> bool {
    values(table, action).iter().any(|(_, value)| *value == Value::from(place))
}

const OVERRUN: &str = "barbarians (-2,1) 3\nturn red, rolled";

#[test]
fn barb_145_overrun_names_the_hex() {
    let lines =
        format!("red road NW(-2,1) W(-2,0), settlement S(-1,-1), hand 2 brick 2 lumber wool 3 grain 3 ore\n{OVERRUN}");
    for action in ["red builds road NE(-2,1)", "red builds settlement S(-2,0)"] {
        assert_eq!(told(&at(&lines), action), (Code::Overrun, rule::BARB_044), "{action}");
        assert!(names(&at(&lines), action, "(-2,1)"), "{:?}", values(&at(&lines), action));
    }
    let city = attack(&format!("option overrun_cities off\nred settlement N(-2,1), {CITY}\n{OVERRUN}"));
    assert_eq!(told(&table(&city), "red builds city N(-2,1)"), (Code::Overrun, rule::BARB_046));
    assert!(names(&table(&city), "red builds city N(-2,1)", "(-2,1)"));
    let detail = refusal(&table(&city), "red builds city N(-2,1)").detail;
    assert!(matches!(detail, Detail::Why("overrun-city", _)), "roads and settlements are another sentence: {detail:?}");
}

#[test]
fn barb_146_captured_names_the_intersection() {
    let table = at(&format!("red settlement N(-3,2), {CITY}\n{OVERRUN}"));
    assert_eq!(told(&table, "red builds city N(-3,2)"), (Code::Captured, rule::BARB_054));
    assert!(names(&table, "red builds city N(-3,2)", "N(-3,2)"));
}

/// Red has moved one of two knights.
fn half_moved() -> Table<Island> {
    let lines = "red guards W(0,0) NE(1,0), hand grain\nblue guards NW(1,1)\nbarbarians none\nturn red, rolled";
    played(lines, "red ends turn; red sends knight W(0,0) NW(0,0)")
}

#[test]
fn barb_147_knight_moved_names_the_path() {
    let table = half_moved();
    assert_eq!(told(&table, "red sends knight NW(0,0) W(0,0)"), (Code::KnightMoved, rule::BARB_077));
    assert!(names(&table, "red sends knight NW(0,0) W(0,0)", "NW(0,0)"));
}

#[test]
fn barb_148_knight_there_names_the_path_and_the_owner() {
    let table = half_moved();
    let action = "red sends knight NE(1,0) NW(1,1)";
    assert_eq!(told(&table, action), (Code::KnightThere, rule::BARB_084));
    assert!(names(&table, action, "NW(1,1)"), "{:?}", values(&table, action));
    let told_of = format!("{:?}", values(&table, action));
    let own = format!("{:?}", values(&table, "red sends knight NE(1,0) NW(0,0)"));
    assert_ne!(told_of.replace("NW(1,1)", ""), own.replace("NW(0,0)", ""), "whose knight it is");
    let placing =
        played(&format!("red {CARD}\nblue guards NW(1,1)\nturn red, rolled"), "red buys card; card black-knight");
    assert_eq!(told(&placing, "red musters knight NW(1,1)"), (Code::KnightThere, rule::BARB_076));
}

#[test]
fn barb_149_castle_path_names_the_path() {
    let table = played("red guards NE(-3,2)\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red sends knight NE(-3,2) NW(-2,2)"), (Code::CastlePath, rule::BARB_085));
    assert!(names(&table, "red sends knight NE(-3,2) NW(-2,2)", "NW(-2,2)"));
}

#[test]
fn barb_150_castle_only_names_the_path() {
    let table = played(&format!("red {CARD}\nturn red, rolled"), "red buys card; card knighthood");
    assert_eq!(told(&table, "red musters knight W(0,0)"), (Code::CastleOnly, rule::BARB_063));
    assert!(names(&table, "red musters knight W(0,0)", "W(0,0)"));
    let two = format!("option variants two_players\noption colours red blue\nred {CARD}\nturn red, rolled");
    let table = played(&two, "red buys card; card knighthood; red musters knight NE(-2,2)");
    assert_eq!(told(&table, "red musters foreign knight W(0,0)"), (Code::CastleOnly, rule::BARB_COMBO_02));
}

#[test]
fn barb_151_too_far_says_how_far() {
    let table = half_moved();
    let action = "red sends knight NE(1,0) W(0,0)";
    assert_eq!(told(&table, action), (Code::TooFar, rule::BARB_080));
    let numbers = |action: &str| {
        let mut numbers: Vec<Value> = values(&table, action).into_iter().map(|(_, value)| value).collect();
        numbers.sort_by_key(|value| format!("{value:?}"));
        numbers
    };
    assert_eq!(numbers(action), [Value::from(3u8), Value::from(4u8)]);
    let far = "red sends knight NE(1,0) W(-2,0) for grain";
    assert_eq!(told(&table, far), (Code::TooFar, rule::BARB_081));
    assert!(numbers(far).contains(&Value::from(5u8)));
}

#[test]
fn barb_152_must_leave_names_the_path() {
    let table = played("red guards NE(-2,2) W(0,0)\nturn red, rolled", "red ends turn");
    assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_079));
    assert!(names(&table, "red ends march", "NE(-2,2)"));
    let two = "option variants two_players\noption colours red blue\nforeign NE(-2,2)\nturn red, rolled";
    let table = played(two, "red ends turn");
    assert_eq!(told(&table, "red ends march"), (Code::MustLeave, rule::BARB_COMBO_04));
    assert!(names(&table, "red ends march", "NE(-2,2)"));
}

#[test]
fn barb_153_not_a_coast_names_the_hex_and_why() {
    let bought = |card: &str| {
        played(
            &format!("red {CARD}\nbarbarians (-2,1) 1, (0,2) 3, (1,1) 1\nturn red, rolled"),
            &format!("red buys card; card {card}"),
        )
    };
    for hex in ["(0,0)", "(2,-2)", "(-2,2)"] {
        let action = format!("red captures barbarian {hex}");
        assert_eq!(refusal(&bought("intrigue"), &action).code, Code::NotACoast, "{hex}");
        assert!(names(&bought("intrigue"), &action, hex), "{hex}");
    }
    let treason = bought("treason");
    let why = |to: &str| format!("{:?}", values(&treason, &format!("red turns barbarian (-2,1) {to}"))).replace(to, "");
    assert!(names(&treason, "red turns barbarian (-2,1) (0,2)", "(0,2)"));
    assert_ne!(why("(0,2)"), why("(0,0)"), "overrun is another reason than inland");
    assert_ne!(why("(-2,1)"), why("(0,0)"), "and so is the other hex of the move");
}

#[test]
fn barb_154_no_barbarian_names_the_place() {
    let bought = |card: &str| {
        played(
            &format!("red {CARD}\nbarbarians (-2,1) 1, (0,2) 1\nturn red, rolled"),
            &format!("red buys card; card {card}"),
        )
    };
    for (card, action, broken) in [
        ("intrigue", "red captures barbarian (1,1)", rule::BARB_067),
        ("treason", "red turns barbarian (1,1) (2,0)", rule::BARB_069),
    ] {
        assert_eq!(told(&bought(card), action), (Code::NoBarbarian, broken), "{action}");
        assert!(names(&bought(card), action, "(1,1)"), "{action}");
    }
    let two = at("option variants two_players\noption colours red blue\nred tokens 5\nturn red");
    assert_eq!(told(&two, "red expels barbarian (1,1)"), (Code::NoBarbarian, rule::BARB_COMBO_07));
}

#[test]
fn barb_155_no_knight_here_answers_moves_from_other_paths() {
    assert_eq!(told(&half_moved(), "red sends knight NW(1,1) W(1,1)"), (Code::NoKnightHere, rule::BARB_077));
    assert_eq!(told(&half_moved(), "red sends knight W(0,0) W(0,1)"), (Code::NoKnightHere, rule::BARB_077));
    let two =
        "option variants two_players\noption colours red blue\nred guards W(0,0)\nforeign NE(1,0)\nturn red, rolled";
    let table = played(two, "red ends turn; red ends march");
    assert_eq!(told(&table, "red sends knight W(0,0) NW(0,0)"), (Code::NoKnightHere, rule::BARB_COMBO_04));
}

#[test]
fn barb_156_no_effect_answers_staying_and_a_needless_grain() {
    let table = half_moved();
    assert_eq!(told(&table, "red sends knight NE(1,0) NE(1,0)"), (Code::NoEffect, rule::BARB_088));
    assert_eq!(told(&table, "red sends knight NE(1,0) NW(2,0) for grain"), (Code::NoEffect, rule::BARB_143));
    let poor = played("red guards W(0,0), hand ore\nturn red, rolled", "red ends turn");
    assert_eq!(told(&poor, "red sends knight W(0,0) NE(1,0) for grain"), (Code::CannotAfford, rule::BARB_081));
}

#[test]
fn barb_157_gold_limit_answers_a_third_purchase() {
    let table = played("red gold 9\nturn red, rolled", "red buys ore for gold; red buys ore for gold");
    assert_eq!(told(&table, "red buys ore for gold"), (Code::GoldLimit, rule::COMBO_072));
    assert!(values(&table, "red buys ore for gold").iter().any(|(_, value)| *value == Value::from(2u8)));
}

/// The rules that ask are named when nobody is asked.
#[test]
fn barb_158_not_a_choice_answers_what_is_not_offered_or_not_asked() {
    let quiet = at(&format!("red {CARD}\nblue hand ore\nturn red, rolled"));
    for action in [
        "red raids blue",
        "red raids nobody",
        "red musters knight NE(-2,2)",
        "red captures barbarian (0,2)",
        "red turns barbarian (0,2) (1,1)",
    ] {
        assert_eq!(refusal(&quiet, action).code, Code::NotAChoice, "{action}");
    }
    // The foreign knight is known to two players only.
    assert_eq!(told(&quiet, "red musters foreign knight NE(-2,2)"), (Code::NotInPlay, rule::COMBO_009));
    let treason =
        |lines: &str| played(&format!("red {CARD}\n{lines}\nturn red, rolled"), "red buys card; card treason");
    let two = treason("barbarians (-2,1) 1, (0,2) 1");
    assert_eq!(told(&two, "red turns barbarian supply (1,1)"), (Code::NotAChoice, rule::BARB_140));
    assert_eq!(told(&two, "red turns barbarian (-2,1) (0,2)"), (Code::NotAChoice, rule::BARB_139));
    assert_eq!(
        told(&treason("barbarians none"), "red turns barbarian (-2,1) (0,2)"),
        (Code::NotAChoice, rule::BARB_140)
    );
    let seven = played("red hand ore\nblue hand ore\nturn red", "red rolls 3+4");
    assert_eq!(told(&seven, "red raids red"), (Code::NotAVictim, rule::BARB_121));
    assert_eq!(told(&seven, "red raids white"), (Code::NotAVictim, rule::BARB_121));
    let attack = played("option variants event_cards\nblue hand ore\nturn red", "red rolls; reveal 7 robber-attack");
    assert_eq!(told(&attack, "red raids nobody"), (Code::NotAChoice, rule::BARB_COMBO_13));
}

#[test]
fn barb_159_action_pending_while_something_is_asked_and_wrong_phase_in_the_march() {
    let bought = |card: &str| {
        played(
            &format!("red {CARD}\nbarbarians (-2,1) 1, (0,2) 1\nturn red, rolled"),
            &format!("red buys card; card {card}"),
        )
    };
    let seven = played("blue hand ore\nturn red", "red rolls 3+4");
    let questions = [bought("knighthood"), bought("black-knight"), bought("intrigue"), bought("treason"), seven];
    for table in &questions {
        for action in ["red ends turn", "red buys card", "red builds road NE(0,0)", "red rolls", "red ends march"] {
            let expected = if action == "red rolls" {
                [Code::ActionPending, Code::AlreadyRolled]
            } else {
                [Code::ActionPending; 2]
            };
            assert!(expected.contains(&refusal(table, action).code), "{action}: {:?}", refusal(table, action));
        }
    }
    assert_eq!(refusal(&questions[0], "red captures barbarian (0,2)").code, Code::ActionPending, "another answer");
    // Outside the movement phase.
    let table = at("red guards W(0,0)\nturn red, rolled");
    for action in ["red sends knight W(0,0) NW(0,0)", "red ends march"] {
        assert_eq!(refusal(&table, action).code, Code::WrongPhase, "{action}");
    }
}

#[test]
fn barb_160_not_in_play_answers_robber_and_cards() {
    let table = at("red hand ore\nturn red, rolled");
    for action in [
        "red moves robber (0,0)",
        "red robs blue",
        "red plays knight",
        "red plays road-building",
        "red plays year-of-plenty ore ore",
        "red plays monopoly ore",
        "red plays victory-point",
        "red activates knight N(0,0)",
    ] {
        assert_eq!(refusal(&table, action).code, Code::NotInPlay, "{action}");
    }
    let two = at("option variants two_players\noption colours red blue\nred tokens 5\nturn red");
    for action in ["red chases robber", "red retires knight"] {
        assert_eq!(refusal(&two, action).code, Code::NotInPlay, "{action}");
    }
    // And moves of this scenario at a table without it.
    let plain = support::table("red hand ore\nblue hand ore\nturn red, rolled");
    for action in [
        "red raids blue",
        "red musters knight NE(-2,2)",
        "red musters foreign knight NE(-2,2)",
        "red captures barbarian (0,2)",
        "red turns barbarian supply (0,2)",
        "red sends knight W(0,0) NW(0,0)",
        "red ends march",
        "red expels barbarian (0,2)",
    ] {
        assert_eq!(told(&plain, action), (Code::NotInPlay, rule::COMBO_009), "{action}");
    }
}

/// Reasons that share a code are told apart.
#[test]
fn barb_158_refusals_say_why() {
    let bought = |coasts: &str| {
        played(&format!("red {CARD}\nbarbarians {coasts}\nturn red, rolled"), "red buys card; card treason")
    };
    let mut half_way = bought("(0,2) 1, (1,1) 1");
    play(&mut half_way, "red turns barbarian (0,2) (-2,0)");
    let marching = played("red guards W(0,0), hand grain\nturn red, rolled", "red ends turn");
    let off = table(&attack("option gold_at_four off\nred hand 4 wool\nturn red, rolled"));
    for (table, action, why) in [
        (&bought("none"), "red turns barbarian (0,2) (1,1)", "from-supply"),
        (&bought("(0,2) 1, (1,1) 1"), "red turns barbarian supply (2,0)", "not-from-supply"),
        (&bought("(0,2) 1, (1,1) 1"), "red turns barbarian (0,2) (1,1)", "no-second-move"),
        (&bought("(0,2) 1, (1,1) 1"), "red turns barbarian (0,2) (0,0)", "no-coast"),
        (&bought("(0,2) 1, (1,1) 3"), "red turns barbarian (0,2) (1,1)", "overrun-coast"),
        (&bought("(0,2) 1, (1,1) 1"), "red turns barbarian (0,2) (0,2)", "same-hex"),
        (&half_way, "red turns barbarian (0,2) (2,0)", "used-hex"),
        (&half_way, "red turns barbarian (1,1) (-2,0)", "used-hex"),
        (&marching, "red sends knight W(0,0) W(0,0)", "knight-stays"),
        (&marching, "red sends knight W(0,0) NW(0,0) for grain", "needless-grain"),
        (&off, "red banks 4 wool for gold", "gold-at-harbours"),
    ] {
        assert!(matches!(refusal(table, action).detail, Detail::Why(word, _) if word == why), "{action}: {why}");
    }
}

/// Each position breaks a rule and all that come after it.
#[test]
fn barb_161_the_order_of_building_refusals() {
    let code = |lines: &str, action: &str| told(&at(lines), action).0;
    // Road: occupied, not connected, overrun, no means.
    let road = "red builds road NE(-2,1)";
    assert_eq!(code(&format!("blue road NE(-2,1)\n{OVERRUN}"), road), Code::PathOccupied);
    assert_eq!(code(OVERRUN, road), Code::RoadNotConnected);
    assert_eq!(code(&format!("red road NW(-2,1)\n{OVERRUN}"), road), Code::Overrun);
    assert_eq!(code("red road NW(-2,1)\nbarbarians none\nturn red, rolled", road), Code::CannotAfford);
    let damaged = "option variants event_cards\nred road NW(-2,1) W(0,0), damaged NW(-2,1)";
    assert_eq!(code(&format!("{damaged}\n{OVERRUN}"), road), Code::RoadDamaged);
    // Settlement: occupied, too close, no road, overrun, no pieces, no means.
    let settle = "red builds settlement N(-2,1)";
    assert_eq!(code(&format!("blue settlement N(-2,1)\n{OVERRUN}"), settle), Code::IntersectionOccupied);
    assert_eq!(code(&format!("blue settlement S(-2,0)\n{OVERRUN}"), settle), Code::TooClose);
    assert_eq!(code(OVERRUN, settle), Code::NoOwnRoad);
    let five = "red settlement N(0,0) N(1,1) N(-1,2) N(2,-1) S(0,-2), road NW(-2,1)";
    assert_eq!(code(&format!("{five}\n{OVERRUN}"), settle), Code::Overrun);
    assert_eq!(code(&format!("{five}\nbarbarians none\nturn red, rolled"), settle), Code::NoPiecesLeft);
    // City: no settlement, captured, overrun, no pieces, no means.
    let off = "option overrun_cities off\n";
    let cities = "city N(0,0) N(1,1) N(-1,2) N(2,-1)";
    assert_eq!(code(&format!("{off}{OVERRUN}"), "red builds city N(-3,2)"), Code::NoSettlementHere);
    assert_eq!(
        code(&format!("{off}red settlement N(-3,2), {cities}\n{OVERRUN}"), "red builds city N(-3,2)"),
        Code::Captured
    );
    assert_eq!(
        code(&format!("{off}red settlement N(-2,1), {cities}\n{OVERRUN}"), "red builds city N(-2,1)"),
        Code::Overrun
    );
    assert_eq!(
        code(&format!("red settlement N(-2,1), {cities}\n{OVERRUN}"), "red builds city N(-2,1)"),
        Code::NoPiecesLeft
    );
    assert_eq!(code(&format!("red settlement N(-2,1)\n{OVERRUN}"), "red builds city N(-2,1)"), Code::CannotAfford);
    // Gold: the limit, the gold, the bank.
    let bought = "red buys wool for gold; red buys wool for gold";
    let gone = |gold: u32| format!("red gold {gold}\nblue hand 19 ore\nturn red, rolled");
    assert_eq!(told(&played(&gone(4), bought), "red buys ore for gold").0, Code::GoldLimit);
    assert_eq!(code(&gone(1), "red buys ore for gold"), Code::CannotAfford);
    assert_eq!(code(&gone(2), "red buys ore for gold"), Code::BankEmpty);
}

#[test]
fn barb_162_the_order_of_refusals_about_knights() {
    let placing = |card: &str| {
        played(
            &format!("red {CARD}\nblue guards W(0,0) NE(-2,2)\nturn red, rolled"),
            &format!("red buys card; card {card}"),
        )
    };
    let code = |table: &Table<Island>, action: &str| told(table, action).0;
    assert_eq!(code(&placing("knighthood"), "red musters knight W(9,9)"), Code::UnknownPlace);
    assert_eq!(code(&placing("knighthood"), "red musters knight W(0,0)"), Code::CastleOnly);
    assert_eq!(code(&placing("knighthood"), "red musters knight NE(-2,2)"), Code::KnightThere);
    let lines = "
        red    guards NE(-2,2) NW(-2,2) W(2,-1) W(0,0)
        blue   guards W(-1,2) W(3,0)
        turn   red, rolled
        ";
    let table = played(lines, "red ends turn; red sends knight W(0,0) NW(0,0)");
    for (action, expected) in [
        ("red sends knight W(9,9) W(9,9)", Code::UnknownPlace),
        ("red sends knight W(0,1) W(9,9)", Code::UnknownPlace),
        ("red sends knight W(0,1) W(0,1)", Code::NoKnightHere),
        ("red sends knight NW(0,0) NW(0,0)", Code::KnightMoved),
        ("red sends knight NE(-2,2) NE(-2,2)", Code::NoEffect),
        ("red sends knight W(2,-1) W(-1,2)", Code::CastlePath),
        ("red sends knight NE(-2,2) W(3,0)", Code::KnightThere),
        ("red sends knight W(2,-1) W(-2,0) for grain", Code::TooFar),
        ("red sends knight W(2,-1) NE(1,0) for grain", Code::NoEffect),
        ("red sends knight W(2,-1) W(0,1) for grain", Code::CannotAfford),
    ] {
        assert_eq!(code(&table, action), expected, "{action}");
    }
}

#[test]
fn barb_163_the_order_of_refusals_about_barbarians() {
    let bought = |card: &str, lines: &str| {
        played(&format!("red {CARD}\n{lines}\nturn red, rolled"), &format!("red buys card; card {card}"))
    };
    let code = |table: &Table<Island>, action: &str| told(table, action).0;
    let intrigue = bought("intrigue", "barbarians (-2,1) 1");
    assert_eq!(code(&intrigue, "red captures barbarian (9,9)"), Code::UnknownPlace);
    assert_eq!(code(&intrigue, "red captures barbarian (0,0)"), Code::NotACoast);
    assert_eq!(code(&intrigue, "red captures barbarian (1,1)"), Code::NoBarbarian);
    let treason = bought("treason", "barbarians (-2,1) 1, (0,2) 1, (2,0) 3");
    for (action, expected) in [
        ("red turns barbarian supply (9,9)", Code::NotAChoice),
        ("red turns barbarian (9,9) (9,9)", Code::UnknownPlace),
        ("red turns barbarian (0,0) (9,9)", Code::NotACoast),
        ("red turns barbarian (1,1) (9,9)", Code::NoBarbarian),
        ("red turns barbarian (-2,1) (9,9)", Code::UnknownPlace),
        ("red turns barbarian (-2,1) (2,0)", Code::NotACoast),
    ] {
        assert_eq!(code(&treason, action), expected, "{action}");
    }
    let none = bought("treason", "barbarians none");
    assert_eq!(code(&none, "red turns barbarian (9,9) (0,2)"), Code::NotAChoice, "a hex in the stead of the supply");
    let short = bought("treason", "barbarians (-2,1) 1, (0,2) 1");
    assert_eq!(code(&short, "red turns barbarian (-2,1) (0,2)"), Code::NotAChoice);
    // The token action: once, tokens, place, coast, barbarian.
    let two = |tokens: u32| {
        format!(
            "option variants two_players\noption colours red blue\nred tokens {tokens}\nbarbarians (-2,1) 1, (0,2) 1\nturn red"
        )
    };
    let done = played(&two(1), "red expels barbarian (-2,1)");
    assert_eq!(code(&done, "red expels barbarian (9,9)"), Code::OncePerTurn);
    assert_eq!(code(&at(&two(0)), "red expels barbarian (9,9)"), Code::TokensShort);
    assert_eq!(code(&at(&two(1)), "red expels barbarian (9,9)"), Code::UnknownPlace);
    assert_eq!(code(&at(&two(1)), "red expels barbarian (0,0)"), Code::NotACoast);
    assert_eq!(code(&at(&two(1)), "red expels barbarian (1,1)"), Code::NoBarbarian);
}
