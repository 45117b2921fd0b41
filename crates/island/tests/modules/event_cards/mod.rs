//! Event Cards, from the catalogue alone: a file per part of the section.

mod combinations;
mod deck;
mod earthquake;
mod gifts;
mod robbers;

use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use steading_game::laws::{Effort, hold};
use steading_game::{Next, Notation, SeatSet, Table};
use steading_island::Island;
use steading_island::illegal::{About, Code, Detail, Owed};
use steading_island::options::{Options, Phases, default_colours};
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use crate::support::*;

/// A table with event cards in this position.
fn at(position: &str) -> Table<Island> {
    table(&format!("option variants event_cards\n{position}"))
}

/// The table after some moves.
fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

/// The seats that the table waits for.
fn asked(table: &Table<Island>) -> Vec<String> {
    match table.next() {
        Next::Seats(seats) => {
            seats.iter().map(|seat| table.game().options.colours[seat.index()].name().into()).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the card of the turn is dealt with: the player on turn trades and builds.
fn is_done(table: &Table<Island>) -> bool {
    let turn = public(table).turn;
    table.next() == Next::Seats(SeatSet::only(turn)) && listed(table, "red").contains(&"red ends turn".to_owned())
}

#[test]
fn the_example_of_the_page_is_played() {
    let mut table = at("
        red   settlement N(0,0), road NE(0,0), hand brick lumber 2 ore
        blue  road W(0,2), hand wool, knights 3
        turn  red
    ");
    play(&mut table, example_of(include_str!("../../../../../docs/modules/event-cards.md")));
    assert!(is_legal(&table, "white ends turn"));
}

/// Every question names who is asked, refuses other seats and other moves, and other answers have no question.
#[test]
fn event_013_what_is_asked_comes_before_everything_else() {
    let position = "
        red    settlement N(0,0), road NE(0,0), hand ore, knights 3
        blue   settlement N(-2,1) N(-1,2), road NE(-2,1), hand wool
        turn   red
    ";
    let road = "\n longest-road nobody";
    let questions = [
        ("6 earthquake", "road-damage", "red damages road NE(0,0)", "blue damages road NE(-2,1)"),
        ("2 plentiful-year", "bank-card", "red receives ore", "blue receives ore"),
        ("3 conflict", "card-draw", "red draws from blue", "blue draws from red"),
    ];
    for (card, word, answer, foreign) in questions {
        let mut table = at(&format!("{position}{road}"));
        let early = refusal(&table, answer);
        assert_eq!((early.code, early.detail), (Code::NotAChoice, Detail::Unasked(word)), "{answer}");
        play(&mut table, &format!("red rolls; reveal {card}"));
        assert_eq!(asked(&table), ["red"]);
        for other in ["red ends turn", "red buys card", foreign, "blue gives left wool", "blue discards wool"] {
            let refusal = refusal(&table, other);
            let owed = Detail::Owes(seat(&table, "red"), Owed::Answer(word));
            if other.starts_with("red") || refusal.code == Code::ActionPending {
                assert_eq!((refusal.code, refusal.rule, refusal.detail), (Code::ActionPending, rule::BASE_069, owed));
            }
        }
        assert_eq!(refusal(&table, foreign).code, Code::ActionPending);
        assert!(is_legal(&table, answer) && listed(&table, "red").contains(&answer.to_owned()));
        assert!(!listed(&table, "blue").contains(&foreign.to_owned()));
    }
}

/// Questions that no card has asked, or that nobody could answer, make no position.
#[test]
fn event_012_positions_that_no_game_comes_to_are_refused() {
    let ask = |rest: &str| {
        let table = at("turn red");
        table.game().parse_position(&format!("red settlement N(0,0), road NE(0,0)\n{rest}")).is_ok()
    };
    let quake = "turn red, rolled 6\n revealed 6 earthquake\n frames turn, events produce 6 earthquake";
    assert!(ask(&format!("{quake}, events damage red")));
    assert!(!ask(quake), "the number would have counted");
    assert!(!ask(&format!("{quake}, events damage blue")), "blue has no road");
    assert!(!ask(&format!("{quake}, events damage red, events damage red")), "one road each");
    assert!(!ask(&format!("{quake}, events receive red")), "an earthquake gives nothing");
    assert!(!ask(&format!("{quake}, events damage red").replace("rolled 6", "rolled 8")), "another number");
    assert!(
        !ask(&format!("{quake}, events damage red").replace("revealed 6 earthquake\n", "")),
        "no such card lies there"
    );
    assert!(ask("turn red\n frames turn, events reveal"));
    assert!(!ask("turn red, rolled 8\n frames turn, events reveal"), "one card a turn");
    assert!(ask("turn red\n revealed 8, 8, 8, 8") && !ask("turn red\n revealed 8, 8, 8, 8, 8"), "there are four");
    assert!(!ask("blue damaged NE(0,0)\n turn red"), "the road is red's");
    let founding = "turn blue\n frames found-settlement 1";
    assert!(ask(founding), "a founding phase");
    assert!(!ask(&format!("revealed 6 earthquake\n {founding}")), "no card before play begins");
    assert!(!ask(&format!("orange settlement N(-2,1), road NE(-2,1), damaged NE(-2,1)\n {founding}")), "no damage");
    let gifts =
        "turn red, rolled 6\n revealed 6 good-neighbours\n frames turn, events produce 6 good-neighbours, events gifts";
    assert!(ask(&format!("blue hand ore, owes 1\n {gifts}")));
    assert!(!ask(&format!("blue hand ore, chosen ore\n {gifts}")), "nobody is asked");
    assert!(!ask(&format!("blue hand 2 ore, owes 2\n {gifts}")), "one card each");
}

/// Everything in play together with the robber's refuges, which differ by scenario. Also: EVENT-012.
#[test]
fn laws_hold_with_event_cards() {
    let options = |rng: &mut SmallRng| {
        let more =
            [None, Some(Module::FriendlyRobber), Some(Module::Fishermen), Some(Module::Rivers), Some(Module::Caravans)];
        let modules = more.choose(rng).into_iter().flatten();
        Options {
            colours: default_colours(rng.random_range(3..=4)),
            phases: *[Phases::Separate, Phases::Combined].choose(rng).expect("a choice"),
            bank_limit: *[Some(19), Some(5), None].choose(rng).expect("a choice"),
            victory_points: rng.random_range(5..=8),
            list_offers: false,
            ..Options::playing(modules.fold(Modules::NONE.with(Module::EventCards), |all, &one| all.with(one)))
        }
    };
    let effort = Effort { games: 60, samples: 2, close_every: 50, record_every: 20, ..Effort::default() };
    let extent = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(extent.surprises * 4 > extent.guesses, "views tell too much: {extent:?}");
}
