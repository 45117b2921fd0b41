//! The seven and the robber (section 1.9).

use expect_test::expect;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Notation, Observer, Seat, SeatSet, Support, Table};
use steading_island::Island;
use steading_island::action::Outcome;
use steading_island::base::seven;
use steading_island::cards::{Cards, Good};
use steading_island::event::Event;
use steading_island::illegal::{Code, Detail, Owed};
use steading_island::rule;
use steading_island::topology::ISLAND;

use crate::support::*;

/// Every seat of the table, and the spectators.
const OBSERVERS: [Observer; 5] = [
    Observer::Seat(Seat(0)),
    Observer::Seat(Seat(1)),
    Observer::Seat(Seat(2)),
    Observer::Seat(Seat(3)),
    Observer::Public,
];

/// Enters one line and returns the events themselves.
fn events(table: &mut Table<Island>, line: &str) -> Vec<Event> {
    table.enter_text(line).unwrap_or_else(|error| panic!("`{line}` failed: {error:?}"))
}

/// A seven; only red moves the robber afterwards, and nobody discards.
const SEVEN: &str = "red rolls 3+4";

#[test]
fn base_090_a_seven_pays_nobody() {
    let table = after(
        "
        red   city N(0,0) N(2,0)
        blue  city N(-2,1) N(1,1)
        turn  red
        ",
        "red rolls 1+6",
    );
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    assert_eq!(public(&table).bank, Cards::each(19));
    assert!(producing(&table, 7).is_empty());
}

#[test]
fn base_091_everybody_above_seven_cards_discards_half_of_their_own_choice() {
    let mut table = table(
        "
        red    hand 5 brick 4 lumber
        blue   hand 8 ore
        white  hand 7 ore
        turn   red
        ",
    );
    play(&mut table, SEVEN);
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
    let both = SeatSet::only(seat(&table, "red")).with(seat(&table, "blue"));
    assert_eq!(table.next(), Next::Seats(both));
    let choices = ["red discards 4 brick", "red discards 4 lumber", "red discards 2 brick 2 lumber"];
    assert!(choices.iter().all(|choice| is_legal(&table, choice)), "the choice is red's");
    play(&mut table, "red sets aside lumber; red sets aside brick; red discards 2 brick; blue discards 4 ore");
    assert_eq!(hand(&table, "red"), cards("2 brick 3 lumber"));
    assert_eq!(hand(&table, "blue"), cards("4 ore"));
    assert_eq!(hand(&table, "white"), cards("7 ore"));
    assert_eq!(public(&table).bank, cards("17 brick 16 lumber 19 wool 19 grain 8 ore"));
}

#[test]
fn base_092_the_discard_is_exactly_half_rounded_down() {
    let expected = [(0, 0), (1, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (18, 9), (19, 9)];
    for (held, owed) in expected {
        assert_eq!(seven::discard_count(held, 7), owed, "{held} cards");
        if held == 0 {
            continue;
        }
        let table = after(&format!("red hand {held} wool\nturn red"), SEVEN);
        assert_eq!(public(&table).owed[0], owed, "{held} cards");
    }
    let table = after("red hand 8 wool ore\nturn red", SEVEN);
    assert!(is_legal(&table, "red discards 3 wool ore"));
    let wrong = [
        ("red discards 3 wool", 3, Cards::NONE),
        ("red discards 5 wool", 5, Cards::NONE),
        ("red discards 2 wool 2 ore", 4, cards("ore")),
        ("red discards nothing", 0, Cards::NONE),
    ];
    for (action, given, missing) in wrong {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::WrongDiscard, rule::BASE_092), "{action}");
        assert_eq!(illegal.detail, Detail::Discard { owed: 4, given, missing }, "{action}");
    }
}

#[test]
fn base_092_card_by_card_the_same_number_and_only_cards_held() {
    let mut table = after("red hand 8 wool ore\nblue hand 8 brick\nturn red", SEVEN);
    play(&mut table, "red sets aside ore");
    let illegal = refusal(&table, "red sets aside ore");
    assert_eq!((illegal.code, illegal.rule), (Code::WrongDiscard, rule::BASE_092));
    assert_eq!(illegal.detail, Detail::Discard { owed: 3, given: 1, missing: cards("ore") });
    assert_eq!(refusal(&table, "red discards 4 wool").code, Code::WrongDiscard, "one of the four is chosen");
    play(&mut table, "red discards 3 wool");
    let illegal = refusal(&table, "red sets aside wool");
    assert_eq!(illegal.detail, Detail::Discard { owed: 0, given: 1, missing: Cards::NONE });
    play(&mut table, "blue discards 4 brick");
    assert_eq!(hand(&table, "red"), cards("5 wool"));
}

#[test]
fn base_092_the_hand_limit_of_the_table_counts() {
    let table = after("option hand_limit 9\nred hand 9 wool\nblue hand 10 ore\nturn red", SEVEN);
    assert_eq!(public(&table).owed, [0, 5, 0, 0]);
}

#[test]
fn base_093_development_cards_are_neither_counted_nor_discarded() {
    let table = after(
        "
        red   hand 7 wool, cards 5 knight
        blue  hand 8 wool, cards 2 knight monopoly
        turn  red
        ",
        "red rolls 3+4; blue discards 4 wool",
    );
    assert_eq!(private(&table, "red").cards.total(), 5);
    assert_eq!(private(&table, "blue").cards.total(), 3);
    assert_eq!(hand(&table, "red"), cards("7 wool"));
    assert_eq!(hand(&table, "blue"), cards("4 wool"), "8 cards, not 11");
}

#[test]
fn base_094_discards_come_in_any_order_and_the_robber_after_the_last() {
    let names = ["red", "blue", "white"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = after("red hand 8 wool\nblue hand 8 ore\nwhite hand 8 grain\nturn red", SEVEN);
        for index in order {
            let illegal = refusal(&table, "red moves robber (2,0)");
            assert_eq!((illegal.code, illegal.rule), (Code::ActionPending, rule::BASE_069));
            let kind = ["wool", "ore", "grain"][index];
            play(&mut table, &format!("{} discards 4 {kind}", names[index]));
        }
        assert_eq!(hand(&table, "white"), cards("4 grain"));
        assert!(is_legal(&table, "red moves robber (2,0)"), "{order:?}");
    }
}

#[test]
fn base_095_the_roller_must_move_the_robber_to_another_hex() {
    let table = after("robber (2,0)\nturn red", SEVEN);
    let illegal = refusal(&table, "red moves robber (2,0)");
    assert_eq!((illegal.code, illegal.rule), (Code::RobberMustMove, rule::BASE_095));
    assert_eq!(illegal.detail, Detail::Hex("(2,0)".parse().unwrap()));
    let illegal = refusal(&table, "red ends turn");
    assert_eq!(illegal.detail, Detail::Owes(Seat(0), Owed::RobberMove), "moving it is no choice");
    assert_eq!(refusal(&table, "blue moves robber (1,0)").code, Code::NotYourTurn);
    let mut moved = table;
    play(&mut moved, "red moves robber (1,0)");
    assert_eq!(public(&moved).robber, "(1,0)".parse().ok());
}

#[test]
fn base_096_the_robber_may_go_to_the_desert_but_not_to_sea() {
    let table = after("robber (2,0)\nturn red", SEVEN);
    assert!(is_legal(&table, "red moves robber (0,0)"));
    let sea = ISLAND.cells.iter().filter(|cell| cell.distance() == 3);
    let mut count = 0;
    for cell in sea {
        let name = format!("({},{})", cell.q, cell.r);
        let illegal = refusal(&table, &format!("red moves robber {name}"));
        assert_eq!((illegal.code, illegal.rule), (Code::RobberLandOnly, rule::BASE_096), "{name}");
        assert_eq!(illegal.detail, Detail::Hex(name.parse().unwrap()));
        count += 1;
    }
    assert_eq!(count, 18);
    let table = after("robber (0,0)\nturn red", SEVEN);
    assert_eq!(refusal(&table, "red moves robber (0,0)").code, Code::RobberMustMove, "already there");
}

#[test]
fn base_097_any_other_land_hex_is_a_target_whoever_lives_there() {
    let table = after("red settlement N(0,0) N(2,0)\nblue settlement N(-2,1)\nturn red", SEVEN);
    let targets = listed(&table, "red");
    assert_eq!(targets.len(), 18);
    // One's own hex, an empty hex, an opponent's hex.
    for target in ["(0,-1)", "(2,0)", "(-1,2)", "(-2,1)"] {
        let action = format!("red moves robber {target}");
        assert!(is_legal(&table, &action) && targets.contains(&action), "{target}");
    }
}

#[test]
fn base_098_the_mover_takes_one_card_from_an_opponent_on_the_new_hex() {
    for building in ["settlement", "city"] {
        let table = after(
            &format!("blue {building} N(2,0), hand 3 ore\nwhite settlement N(0,0), hand 3 wool\nturn red"),
            "red rolls 3+4; red moves robber (2,0); steal ore",
        );
        assert_eq!(hand(&table, "red"), cards("ore"), "{building}");
        assert_eq!(hand(&table, "blue"), cards("2 ore"));
        assert_eq!(hand(&table, "white"), cards("3 wool"), "not on the hex");
    }
}

/// Red stands there too, and is no victim; orange stands elsewhere.
#[test]
fn base_099_the_mover_picks_one_of_several_victims() {
    let mut table = after(
        "
        red    settlement S(2,-1)
        blue   settlement S(3,-1), hand 3 ore
        white  settlement S(2,0), hand 3 wool
        orange settlement N(0,0), hand 3 grain
        turn   red
        ",
        "red rolls 3+4; red moves robber (2,0)",
    );
    assert_eq!(listed(&table, "red"), ["red robs blue", "red robs white"]);
    let victims = SeatSet::only(seat(&table, "blue")).with(seat(&table, "white"));
    for nobody in ["red robs orange", "red robs red"] {
        let illegal = refusal(&table, nobody);
        assert_eq!((illegal.code, illegal.rule), (Code::NotAVictim, rule::BASE_098), "{nobody}");
        assert_eq!(illegal.detail, Detail::Victims(victims));
    }
    play(&mut table, "red robs white; steal wool");
    assert_eq!(hand(&table, "red"), cards("wool"));
    assert_eq!(hand(&table, "white"), cards("2 wool"));
    assert_eq!(hand(&table, "blue"), cards("3 ore"));
    assert!(is_legal(&table, "red ends turn"), "only one is robbed");
}

#[test]
fn base_099_two_buildings_on_the_hex_lose_one_card() {
    let table = after(
        "
        blue   settlement N(2,0), city N(2,1), hand 3 ore
        turn   red
        ",
        "red rolls 3+4; red moves robber (2,0); steal ore",
    );
    assert_eq!(hand(&table, "blue"), cards("2 ore"));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn base_100_a_victim_without_cards_may_be_picked_and_loses_nothing() {
    let position = "
        blue   settlement N(2,0)
        white  settlement N(2,1), hand ore
        turn   red
        ";
    let mut table = after(position, "red rolls 3+4; red moves robber (2,0)");
    assert_eq!(listed(&table, "red"), ["red robs blue", "red robs white"]);
    assert!(play(&mut table, "red robs blue").is_empty());
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "white"), cards("ore"));
    assert!(is_legal(&table, "red ends turn"));
    // The same where there is no choice.
    let table = after("blue settlement N(2,0)\nturn red", "red rolls 3+4; red moves robber (2,0); red ends turn");
    assert_eq!(public(&table).turn, seat(&table, "blue"));
}

#[test]
fn base_101_without_an_opponent_on_the_hex_nobody_is_robbed() {
    check(
        "
        red    settlement N(2,0), hand wool
        blue   settlement N(0,0), hand ore
        turn   red
        ",
        "red rolls 3+4; red moves robber (2,0); red ends turn",
        &expect![[r#"
            red rolls 3+4 = 7
            red moves the robber to (2,0)
            turn of blue
        "#]],
    );
}

#[test]
fn base_102_a_single_victim_is_robbed_without_asking() {
    let mut table = after(
        "
        blue   settlement N(2,0), hand ore
        white  settlement N(2,1), hand wool
        turn   red
        ",
        SEVEN,
    );
    play(&mut table, "red moves robber (2,-1)");
    assert_eq!(table.next(), Next::Chance);
    assert!(!is_legal(&table, "red robs blue") && listed(&table, "red").is_empty());
    assert_eq!(play(&mut table, "steal ore"), ["red steals 1 ore from blue"]);
}

#[test]
fn base_103_the_theft_cannot_be_left_out() {
    let table = after(
        "
        blue   settlement N(2,0), hand ore
        white  settlement N(2,1), hand wool
        turn   red
        ",
        "red rolls 3+4; red moves robber (2,0)",
    );
    for other in ["red ends turn", "red moves robber (0,0)", "red banks 4 wool for ore"] {
        let illegal = refusal(&table, other);
        assert_eq!((illegal.code, illegal.rule), (Code::ActionPending, rule::BASE_069), "{other}");
        assert_eq!(illegal.detail, Detail::Owes(Seat(0), Owed::Theft), "{other}");
    }
    assert_eq!(listed(&table, "red"), ["red robs blue", "red robs white"]);
}

#[test]
fn base_104_only_thief_and_victim_know_the_stolen_kind() {
    let position = "
        red    hand grain
        blue   settlement N(2,0), hand ore wool
        white  hand brick
        turn   red
        ";
    let about_to_steal = after(position, "red rolls 3+4; red moves robber (2,0)");
    let (mut ore, mut wool) = (about_to_steal.clone(), about_to_steal);
    let stolen = [events(&mut ore, "steal ore"), events(&mut wool, "steal wool")];
    let (red, blue) = (seat(&ore, "red"), seat(&ore, "blue"));
    let game = ore.game();
    for observer in OBSERVERS {
        let may_know = observer.is(red) || observer.is(blue);
        let told: Vec<_> = stolen.iter().map(|events| game.redact(&events[0], observer)).collect();
        let card = |card| Some(Event::Stole { thief: red, victim: blue, card });
        if may_know {
            assert_eq!(told, [card(Some(Good::Ore)), card(Some(Good::Wool))], "{observer:?}");
        } else {
            assert_eq!(told, [card(None), card(None)], "{observer:?}");
        }
        let views = [game.view(ore.state(), observer), game.view(wool.state(), observer)];
        assert_eq!(views[0] != views[1], may_know, "{observer:?}: what the table looks like");
        assert_eq!(views[0].counts[red.index()].hand, 2, "how many is no secret");
        assert_eq!(views[0].counts[blue.index()].hand, 1);
    }
    assert_eq!(hand(&ore, "red"), cards("grain ore"));
    assert_eq!(hand(&wool, "red"), cards("grain wool"));
}

/// What was on offer would tell which card is gone, so all of it lapses, whatever was stolen.
#[test]
fn base_104_offers_of_the_victim_do_not_betray_the_stolen_kind() {
    let position = "
        red    hand grain, cards knight
        blue   settlement N(2,0), hand ore wool
        turn   red, rolled
        ";
    let about_to_steal = after(
        position,
        "
        red offers grain for wool to blue; blue accepts red
        blue offers ore for grain to red
        blue accepts red
        red plays knight; red moves robber (2,0)
        ",
    );
    let (mut ore, mut wool) = (about_to_steal.clone(), about_to_steal);
    play(&mut ore, "steal ore");
    play(&mut wool, "steal wool");
    let white = Observer::Seat(seat(&ore, "white"));
    assert_eq!(ore.game().view(ore.state(), white), wool.game().view(wool.state(), white));
    assert_eq!(refusal(&ore, "red accepts blue").code, Code::NoSuchOffer);
    assert!(!is_legal(&ore, "red trades with blue") && !is_legal(&wool, "red trades with blue"));
}

#[test]
fn base_104_each_card_is_equally_likely() {
    let table = after("blue settlement N(2,0), hand 3 ore wool\nturn red", "red rolls 3+4; red moves robber (2,0)");
    let mut outcomes = Vec::new();
    assert_eq!(table.game().outcomes(table.state(), &mut outcomes), Support::Complete);
    outcomes.sort_by_key(|(_, weight)| *weight);
    assert_eq!(outcomes, [(Outcome::Steal(Good::Wool), 1), (Outcome::Steal(Good::Ore), 3)]);
    assert!(!is_legal(&table, "steal grain"));
    let mut rng = SmallRng::seed_from_u64(104);
    let draws = (0..4000).map(|_| table.game().sample(table.state(), &mut rng));
    let wool = draws.filter(|outcome| *outcome == Outcome::Steal(Good::Wool)).count();
    assert!((900..=1100).contains(&wool), "one card in four is wool, but {wool} of 4000 were");
}

#[test]
fn base_105_after_the_robber_the_turn_goes_on_with_trade() {
    let table = after(
        "
        red    settlement N(0,0), hand 4 wool brick lumber
        turn   red
        ",
        "red rolls 3+4; red moves robber (2,0); red banks 4 wool for ore; red builds road NE(0,0); red ends turn",
    );
    assert_eq!(hand(&table, "red"), cards("ore"));
}

#[test]
fn base_106_a_hex_yields_nothing_as_long_as_the_robber_stands_there() {
    let mut table = table("red settlement N(2,0)\nblue city N(2,1)\nrobber (2,0)\nturn red");
    for name in ["red", "blue", "white", "orange"] {
        let log = play(&mut table, &format!("{name} rolls 4+4; {name} ends turn"));
        assert_eq!(log.len(), 2, "{log:?}");
    }
    let log = play(&mut table, "red rolls 3+4; red moves robber (0,0); red ends turn; blue rolls 4+4");
    assert_eq!(log[log.len() - 2..], ["red gains 1 ore", "blue gains 2 ore"]);
}

#[test]
fn base_107_the_robber_hinders_neither_building_nor_roads_nor_harbours() {
    let table = after(
        "
        red    settlement N(2,1), road W(2,0) NE(1,1), hand 2 brick 2 lumber wool 3 grain 6 ore
        robber (2,0)
        turn   red, rolled
        ",
        "red banks 3 ore for wool; red builds settlement N(1,1); red builds city N(2,1); red builds road NW(2,1)",
    );
    assert_eq!(hand(&table, "red"), cards("wool"));
}

#[test]
fn base_108_only_a_seven_or_a_knight_moves_the_robber() {
    let position = "red cards knight road-building year-of-plenty monopoly, settlement N(0,0)\nrobber (2,0)\n";
    let still = |table: &Table<Island>, why: &str| {
        assert_eq!(public(table).robber, "(2,0)".parse().ok(), "{why}");
        let illegal = refusal(table, "red moves robber (1,0)");
        assert_eq!((illegal.code, illegal.rule), (Code::WrongPhase, rule::BASE_108), "{why}");
        assert!(matches!(illegal.detail, Detail::Why("robber-rests", _)), "{why}");
    };
    still(&table(&format!("{position}turn red")), "before the roll");
    for dice in ["1+1", "1+2", "1+3", "1+4", "1+5", "2+6", "3+6", "4+6", "5+6", "6+6"] {
        still(&after(&format!("{position}turn red"), &format!("red rolls {dice}")), dice);
    }
    for moves in [
        "red plays road-building; red builds road NE(0,0); red builds road NW(0,0)",
        "red plays year-of-plenty ore ore",
        "red plays monopoly ore",
    ] {
        still(&after(&format!("{position}turn red, rolled"), moves), moves);
    }
    for moves in ["red plays knight", SEVEN] {
        assert!(is_legal(&after(&format!("{position}turn red"), moves), "red moves robber (1,0)"), "{moves}");
    }
}

#[test]
fn base_109_everybody_sees_what_kinds_were_discarded() {
    let mut table = after("blue hand 4 ore 4 wool\nturn red", SEVEN);
    let said = events(&mut table, "blue discards 3 ore wool");
    let blue = seat(&table, "blue");
    let expected = Event::Discarded(blue, cards("3 ore wool"));
    assert_eq!(said, [expected]);
    for observer in OBSERVERS {
        assert_eq!(table.game().redact(&said[0], observer), Some(expected), "{observer:?}");
        let view = table.game().view(table.state(), observer);
        assert_eq!(view.public.bank, cards("19 brick 19 lumber 16 wool 19 grain 18 ore"), "{observer:?}");
        assert_eq!(view.counts[blue.index()].hand, 4);
    }
}

/// The choice is sealed only until everybody has chosen, so nobody chooses knowing more than the others.
#[test]
fn base_109_all_discards_are_shown_together() {
    let mut table = after("red hand 8 grain\nblue hand 4 ore 4 wool\nturn red", SEVEN);
    let mut other = table.clone();
    assert!(events(&mut table, "blue discards 4 ore").is_empty());
    play(&mut other, "blue discards 4 wool");
    for observer in OBSERVERS {
        let is_same = table.game().view(table.state(), observer) == other.game().view(other.state(), observer);
        assert_eq!(is_same, !observer.is(seat(&table, "blue")), "{observer:?}");
    }
    let said = events(&mut table, "red discards 4 grain");
    let lines: Vec<String> = said.iter().map(|event| table.game().write_event(event)).collect();
    assert_eq!(lines, ["red discards 4 grain", "blue discards 4 ore"]);
}

#[test]
fn base_ex_12_hands_of_eleven_nine_eight_seven_and_six() {
    for (held, owed) in [(9, 4), (8, 4), (11, 5), (7, 0), (6, 0)] {
        let mut table = after(&format!("red hand {held} wool\nturn red"), SEVEN);
        assert_eq!(public(&table).owed[0], owed, "{held} cards");
        if owed > 0 {
            play(&mut table, &format!("red discards {owed} wool"));
        }
        play(&mut table, "red moves robber (2,0)");
        assert_eq!(hand(&table, "red").total(), u16::from(held - owed));
    }
}

#[test]
fn base_ex_37_the_roller_alone_discards_four_of_eight_before_the_robber_moves() {
    let mut table = after("red hand 8 wool\nblue hand 7 ore\nturn red", SEVEN);
    for early in ["red moves robber (2,0)", "red ends turn", "red banks 4 wool for ore"] {
        let illegal = refusal(&table, early);
        assert_eq!((illegal.code, illegal.rule), (Code::ActionPending, rule::BASE_069), "{early}");
        assert_eq!(illegal.detail, Detail::Owes(Seat(0), Owed::Discard(4)), "{early}");
    }
    play(&mut table, "red discards 4 wool; red moves robber (2,0)");
    assert_eq!(hand(&table, "red"), cards("4 wool"));
    assert_eq!(hand(&table, "blue"), cards("7 ore"));
}
