//! Events that give cards: Good Neighbours, Tournament, Calm Sea, Neighbourly Help, Plentiful Year.

use steading_game::{Game, Notation, Observer};
use steading_island::illegal::{Code, Detail};
use steading_island::rule;

use super::*;

#[test]
fn event_042_everybody_gives_the_left_neighbour_a_card() {
    let mut table = at("
        red     hand 2 ore brick
        blue    hand wool
        orange  hand grain
        turn    blue
        ");
    play(&mut table, "blue rolls; reveal 6 good-neighbours");
    assert_eq!(asked(&table), ["red", "blue", "orange"], "all at once; white has nothing to give");
    assert_eq!(listed(&table, "red"), ["red gives left brick", "red gives left ore"]);
    let missing = refusal(&table, "red gives left wool");
    assert_eq!((missing.code, missing.rule), (Code::NotAChoice, rule::EVENT_042));
    // In any order, and sealed until the last has chosen.
    assert!(play(&mut table, "orange gives left grain; red gives left ore").is_empty());
    assert_eq!(refusal(&table, "red gives left ore").code, Code::ActionPending, "one card each");
    let log = play(&mut table, "blue gives left wool");
    assert_eq!(log, ["red gives 1 ore to blue", "blue gives 1 wool to white", "orange gives 1 grain to red"]);
    assert_eq!(hand(&table, "red"), cards("ore brick grain"));
    assert_eq!(hand(&table, "blue"), cards("ore"));
    assert_eq!(hand(&table, "white"), cards("wool"));
    assert!(hand(&table, "orange").is_empty() && is_legal(&table, "blue ends turn"));
}

/// What is chosen shows as a number only, and what was given is known to the two.
#[test]
fn event_042_gifts_are_secret() {
    let mut table = at("red hand ore wool\n blue hand wool\n turn red");
    play(&mut table, "red rolls; reveal 6 good-neighbours; red gives left ore");
    let white = Observer::Seat(seat(&table, "white"));
    let view = table.game().view(table.state(), white);
    assert_eq!((view.counts[0].chosen, view.counts[0].hand), (1, 2));
    assert_eq!(view.own.map(|own| own.chosen), Some(cards("nothing")));
    let events = table.enter_text("blue gives left wool").expect("blue's only card");
    let told = |name: &str| {
        let observer = Observer::Seat(seat(&table, name));
        let event = table.game().redact(&events[0], observer).expect("everybody sees that a card is given");
        table.game().write_event(&event)
    };
    assert_eq!(told("red"), "red gives 1 ore to blue");
    assert_eq!(told("blue"), "red gives 1 ore to blue");
    assert_eq!(told("white"), "red gives a card to blue");
}

/// Also: EVENT-EX-07.
#[test]
fn event_044_a_received_card_cannot_be_passed_on() {
    let position = "
        option colours red blue white
        red    hand ore
        white  hand wool
        turn   red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls; reveal 6 good-neighbours");
    assert_eq!(asked(&table), ["red", "white"]);
    play(&mut table, "red gives left ore");
    assert_eq!(asked(&table), ["white"], "blue has not got the ore yet");
    play(&mut table, "white gives left wool");
    assert_eq!(hand(&table, "red"), cards("wool"));
    assert_eq!(hand(&table, "blue"), cards("ore"));
    assert!(hand(&table, "white").is_empty() && is_done(&table));
}

/// Also: EVENT-EX-04.
#[test]
fn event_047_the_most_knights_receive_a_card_each() {
    let position = |red, blue, white| {
        format!("red knights {red}\n blue knights {blue}\n white knights {white}\n orange hand ore\n turn blue")
    };
    let idle = played(&position(0, 0, 0), "blue rolls; reveal 5 tournament");
    assert!(is_legal(&idle, "blue ends turn"));
    let mut table = at(&position(2, 2, 1));
    play(&mut table, "blue rolls; reveal 5 tournament");
    assert_eq!(asked(&table), ["blue"]);
    let log = play(&mut table, "blue receives ore; red receives wool");
    assert_eq!(log, ["blue gains 1 ore", "red gains 1 wool"]);
    assert!(hand(&table, "white").is_empty() && is_legal(&table, "blue ends turn"));
    let last = played("red knights 1\n orange knights 2\n turn blue", "blue rolls; reveal 5 tournament");
    assert_eq!(asked(&last), ["orange"]);
}

/// Also: EVENT-EX-05.
#[test]
fn event_057_the_most_buildings_at_harbours_receive_a_card_each() {
    let position = "
        red    city N(0,-2)
        blue   settlement N(2,-1) N(1,2)
        turn   red
    ";
    for (card, income) in [("9 calm-sea", "blue gains 1 lumber"), ("12 calm-sea", "")] {
        let mut table = at(position);
        play(&mut table, &format!("red rolls; reveal {card}"));
        assert_eq!(asked(&table), ["blue"], "{card}");
        let log = play(&mut table, "blue receives ore");
        assert_eq!(log[0], "blue gains 1 ore");
        assert_eq!(log.get(1).map_or("", |line| line), income);
        assert!(is_done(&table) && hand(&table, "red").is_empty());
    }
    // A tie: both receive. Nobody at a harbour: nobody does.
    let mut table = at("red settlement N(0,-2)\n blue settlement N(1,2)\n white settlement N(0,0)\n turn red");
    play(&mut table, "red rolls; reveal 12 calm-sea; red receives ore; blue receives ore");
    assert!(is_done(&table));
    assert!(is_done(&played("red settlement N(0,0)\n turn red", "red rolls; reveal 12 calm-sea")));
}

#[test]
fn event_058_a_settlement_and_a_city_count_as_one_each() {
    let mut table = at("red city N(0,-2)\n blue settlement N(1,2)\n turn red");
    play(&mut table, "red rolls; reveal 12 calm-sea; red receives ore");
    assert_eq!(asked(&table), ["blue"]);
}

/// Red and blue lead with five points, white has three.
const LEADERS: &str = "
    option colours red blue white
    red    city N(-2,1) N(-1,1), settlement N(0,1), hand ore wool
    blue   city N(-2,2) N(-1,2), settlement N(0,2), hand brick
    white  city N(0,0), settlement N(1,1)
    turn   blue
";

/// Also: EVENT-EX-06, COMBO-017.
#[test]
fn event_065_leaders_give_a_card_to_somebody_with_fewer_points() {
    let mut table = at(LEADERS);
    play(&mut table, "blue rolls; reveal 10 neighbourly-help");
    assert_eq!(asked(&table), ["blue"]);
    for (action, detail) in [
        ("blue helps red with brick", Detail::Why("not-poorer", About::Seat(seat(&table, "red")))),
        ("blue helps blue with brick", Detail::Why("not-poorer", About::Seat(seat(&table, "blue")))),
        ("blue helps white with ore", Detail::Why("not-held", About::Good(steading_island::cards::Good::Ore))),
    ] {
        let refusal = refusal(&table, action);
        assert_eq!((refusal.code, refusal.rule, refusal.detail), (Code::NotAChoice, rule::EVENT_065, detail));
    }
    assert_eq!(play(&mut table, "blue helps white with brick"), ["blue gives 1 brick to white"]);
    assert_eq!(listed(&table, "red"), ["red helps white with wool", "red helps white with ore"]);
    play(&mut table, "red helps white with ore");
    assert_eq!(hand(&table, "white"), cards("brick ore"));
    assert!(is_legal(&table, "blue ends turn"));
    // White is ahead of orange and has cards, but does not lead.
    let position = LEADERS.replace("red blue white", "red blue white orange") + "\n orange settlement N(2,0)";
    let position = position.replace("settlement N(1,1)", "settlement N(1,1), hand grain");
    let moves = "blue rolls; reveal 10 neighbourly-help; blue helps orange with brick; red helps white with ore";
    assert!(is_legal(&played(&position, moves), "blue ends turn"));
    // Level at four: nothing.
    let level = "
        option colours red blue white
        red    city N(-2,1) N(-1,1), hand ore
        blue   city N(-2,2) N(-1,2), hand ore
        white  city N(0,0) N(1,1), hand ore
        turn   red
    ";
    assert!(is_done(&played(level, "red rolls; reveal 10 neighbourly-help")));
    // Hidden points do not count: white's two cards do not make a leader of it.
    let hidden = LEADERS.replace("settlement N(1,1)", "settlement N(1,1), cards 3 victory-point, hand grain");
    let table = played(&hidden, "blue rolls; reveal 11 neighbourly-help; blue helps white with brick");
    assert_eq!(asked(&table), ["red"]);
}

#[test]
fn event_066_a_leader_without_cards_gives_nothing() {
    let table = played(&LEADERS.replace(", hand brick", ""), "blue rolls; reveal 10 neighbourly-help");
    assert_eq!(asked(&table), ["red"]);
    let nobody = LEADERS.replace(", hand brick", "").replace(", hand ore wool", "");
    let table = played(&nobody, "blue rolls; reveal 10 neighbourly-help");
    assert!(is_legal(&table, "blue ends turn"));
}

/// The gift of a leader is no more open than a stolen card.
#[test]
fn event_065_only_the_two_know_the_card() {
    let position = LEADERS.replace("red blue white", "red blue white orange") + "\n orange settlement N(2,0)";
    let mut table = at(&position);
    play(&mut table, "blue rolls; reveal 10 neighbourly-help");
    assert_eq!(listed(&table, "blue"), ["blue helps white with brick", "blue helps orange with brick"]);
    let events = table.enter_text("blue helps white with brick").expect("legal");
    let orange = Observer::Seat(seat(&table, "orange"));
    let told = table.game().redact(&events[0], orange).map(|event| table.game().write_event(&event));
    assert_eq!(told.as_deref(), Some("blue gives a card to white"));
}

#[test]
fn event_075_in_a_plentiful_year_everybody_receives_a_card() {
    let mut table = at("turn orange");
    play(&mut table, "orange rolls; reveal 2 plentiful-year");
    assert_eq!(listed(&table, "orange").len(), 5);
    play(&mut table, "orange receives ore; red receives wool; blue receives brick; white receives ore");
    for (name, card) in [("orange", "ore"), ("red", "wool"), ("blue", "brick"), ("white", "ore")] {
        assert_eq!(hand(&table, name), cards(card));
    }
    assert!(is_legal(&table, "orange ends turn"));
}
