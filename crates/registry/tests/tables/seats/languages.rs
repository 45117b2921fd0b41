//! Errors in three languages, and what is written straight as JSON.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value as Json;
use steading_game::{Observer, Seat};
use steading_registry::{Error, Language, Problem};

use super::{game, island_options, rivals_options, step};

fn names() -> [String; 4] {
    ["red", "blue", "white", "orange"].map(str::to_owned)
}

/// An error of every kind.
fn errors() -> Vec<Error> {
    let name = || "frog".to_owned();
    let problem = || Problem { line: Some(2), detail: "expected a number".into(), ..Problem::default() };
    vec![
        Error::BadJson(name()),
        Error::BadUtf8,
        Error::LineTooLong(9),
        Error::UnknownCommand(name()),
        Error::BadField { field: name(), message: "is missing".to_owned() },
        Error::NoTable,
        Error::UnknownGame { name: name(), known: vec!["island"] },
        Error::UnknownSeat { name: name(), known: names().to_vec() },
        Error::UnknownBot { name: name(), known: vec!["random"] },
        Error::BadNotation(problem()),
        Error::Refused(Problem { code: Some("ROLL_FIRST"), ..Problem::default() }),
        Error::OtherSeat { acts: "red".to_owned(), named: "blue".to_owned() },
        Error::ImpossibleOutcome(name()),
        Error::NotDefault(name()),
        Error::NoDefault("red".to_owned()),
        Error::NotChance,
        Error::SampleOnly,
        Error::BadOptions(vec![problem(), problem()]),
        Error::BadPosition(vec![problem()]),
        Error::BadRecord(vec![problem()]),
        Error::NothingToUndo { steps: 3, entries: 1 },
        Error::NoActions(Some("red".to_owned())),
        Error::NoActions(None),
        Error::LimitReached(1000),
    ]
}

#[test]
fn every_error_is_a_sentence_of_every_language() {
    let source = include_str!("../../../src/error.rs");
    let kinds =
        source.split_once("pub fn kind(").unwrap().1.split_once("\n    }\n").unwrap().0.matches("=> \"").count();
    let mut told: Vec<&str> = errors().iter().map(Error::kind).collect();
    told.dedup();
    assert_eq!(told.len(), kinds, "an error of every kind is here");
    for error in errors() {
        let [english, russian, ukrainian] = Language::ALL.map(|language| error.sentence(language, &names()));
        assert!(
            english != russian && russian != ukrainian && english != ukrainian,
            "{english}\n{russian}\n{ukrainian}"
        );
        assert!([&english, &russian, &ukrainian].iter().all(|text| !text.contains(error.kind())), "{english}");
        let is_cyrillic = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
        assert!(is_cyrillic(&russian) && is_cyrillic(&ukrainian) && !is_cyrillic(&english), "{russian}\n{ukrainian}");
        assert!(english.contains(' ') && !error.to_string().is_empty());
    }
}

#[test]
fn seats_are_called_as_people_are() {
    let mut table = game("island").create("setup beginner\n", &mut SmallRng::seed_from_u64(0)).unwrap();
    let error = table.play("blue rolls", None).unwrap_err();
    assert_eq!(error.to_string(), "It is not your turn: red is to play. [BASE-231]");
    assert_eq!(error.sentence(Language::English, &names()), "It is not your turn: red is to play.");
    let red = steading_phrases::word(Language::Ukrainian, "red");
    assert!(error.sentence(Language::Ukrainian, &names()).ends_with(&format!(" {red}.")));
    assert!(error.sentence(Language::Ukrainian, &["Olha".to_owned()]).ends_with(" Olha."));
    assert_eq!(error.sentence(Language::English, &[]), "It is not your turn: seat 0 is to play.");
    assert_eq!(error.to_json()["values"]["turn"], "red");
    let error = table.play("red rolls", Some(Seat(1))).unwrap_err();
    let sentence = error.sentence(Language::Russian, &[]);
    for colour in ["red", "blue"] {
        assert!(sentence.contains(&steading_phrases::word(Language::Russian, colour)), "{sentence}");
    }
}

#[test]
fn refused_options_are_told_in_the_language() {
    let error = game("island").check_options("scenario rivers caravans\n").unwrap_err();
    let sentence = error.sentence(Language::Russian, &[]);
    assert!(sentence.contains(&steading_phrases::word(Language::Russian, "rivers")), "{sentence}");
    let error = game("island").check_options("players x\n").unwrap_err();
    let sentence = error.sentence(Language::Ukrainian, &[]);
    assert!(sentence.contains(" 1: ") && sentence.contains("`x` is not a number"), "{sentence}");
}

#[test]
fn what_is_written_straight_is_the_same_json() {
    let tables = island_options()
        .step_by(5)
        .map(|options| ("island", options))
        .chain(rivals_options().map(|options| ("rivals", options)));
    for (seed, (name, options)) in (0..).zip(tables) {
        let rng = &mut SmallRng::seed_from_u64(seed);
        let mut table = game(name).create(&options, rng).unwrap();
        let json = |text: &str| serde_json::from_str::<Json>(text).unwrap();
        while table.entry_count() < 120 && step(&mut *table, rng) {
            let seats = table.seats().iter().map(Observer::Seat);
            for observer in seats.chain([Observer::Public]) {
                assert_eq!(json(table.view_json(observer).get()), table.view(observer));
            }
            for seat in table.seats().iter() {
                let actions = serde_json::to_value(table.actions(seat)).unwrap();
                assert_eq!(json(table.actions_json(seat).get()), actions);
            }
        }
        assert_eq!(table.actions_json(Seat(7)).get(), "[]");
    }
}
