//! Options as a lobby sees them.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Form, Notation};
use steading_island::Island;
use steading_island::modules::setting;
use steading_registry::choices::{Kind, Value};
use steading_registry::{Choice, Error, GAMES, GameInfo, Playable};
use steading_rivals::Rivals;

use super::game;
use crate::toy;

fn choice(game: &GameInfo, options: &str, key: &str) -> Choice {
    let all = game.choices(options).unwrap();
    all.into_iter().find(|choice| choice.key == key).unwrap_or_else(|| panic!("no {key}"))
}

/// The rule that refuses a value, if one does.
fn refused(choice: &Choice, value: &str) -> Option<&'static str> {
    let of = match &choice.kind {
        Kind::One { of } | Kind::Many { of } | Kind::Number { also: of, .. } => of,
        Kind::Flag { refused } => return refused.as_ref().map(|problem| problem.rule.unwrap_or("syntax")),
        Kind::Row { .. } | Kind::Text => panic!("{} has no values", choice.key),
    };
    let value = of.iter().find(|known| known.value == value).unwrap_or_else(|| panic!("no {value}"));
    value.refused.as_ref().map(|problem| problem.rule.unwrap_or("syntax"))
}

fn makes_a_table(game: &GameInfo, options: &str) -> bool {
    game.create(options, &mut SmallRng::seed_from_u64(7)).is_ok()
}

/// The words before `=>` in a part of a parser's source.
fn arms<'a>(source: &'a str, from: &str, to: &str) -> BTreeSet<&'a str> {
    let part = source.split_once(from).unwrap().1.split_once(to).unwrap().0;
    part.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" =>").map(|(key, _)| key)).collect()
}

#[test]
fn every_key_the_parsers_know_is_described() {
    let described = |names: Vec<&'static str>| names.into_iter().collect::<BTreeSet<_>>();
    let island = include_str!("../../../../island/src/text/options.rs");
    let mut known = arms(island, "fn option(", "fn finish(");
    assert!(known.remove("friendly_robber"), "what records had before there were other variants");
    // Those of modules stand beside what reads them.
    known.extend(setting::choices().into_iter().map(|(_, choice)| choice.key.name));
    known.extend(setting::features().into_iter().map(|(_, feature)| feature.key.name));
    assert_eq!(described(Island::keys().iter().map(|key| key.name).collect()), known);
    let rivals = include_str!("../../../../rivals/src/text/options.rs");
    assert_eq!(
        described(Rivals::keys().iter().map(|key| key.name).collect()),
        arms(rivals, "fn read_line(", "fn colour(")
    );
}

/// Every value that is offered is read, and a key left out means what its table says.
fn keys_are_read<G: Playable>() {
    let usual = G::parse_options("").unwrap();
    for key in G::keys() {
        let words: Vec<String> = match key.form {
            Form::One(words) | Form::Many(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Form::Row(words) => vec![words.join(" ")],
            Form::Number { low, high, also } => {
                let words = also.iter().map(|word| (*word).to_owned());
                words.chain([low.to_string(), high.to_string()]).collect()
            }
            Form::Flag => vec!["off".to_owned(), "on".to_owned()],
            Form::Text => continue,
        };
        for word in words.iter().filter(|word| key.name != "players" || word.as_str() != "5") {
            assert!(G::parse_options(&format!("{} {word}", key.name)).is_ok(), "{} {word}", key.name);
        }
        assert_eq!(G::parse_options(&format!("{} {}", key.name, key.unsaid)).unwrap(), usual, "{}", key.name);
    }
}

#[test]
fn every_described_key_is_read_and_means_its_default_when_left_out() {
    keys_are_read::<Island>();
    keys_are_read::<Rivals>();
    keys_are_read::<toy::Race>();
}

#[test]
fn untouched_choices_are_the_default_options() {
    for game in GAMES.iter().chain(toy::GAMES) {
        let written = game.default_options().unwrap();
        let choices = game.choices("").unwrap();
        for line in written.lines() {
            let (key, value) = line.split_once(' ').unwrap();
            let choice = choices.iter().find(|choice| choice.key == key).unwrap_or_else(|| panic!("no {key}"));
            assert_eq!((choice.value.as_str(), choice.default.as_str()), (value, value), "{key}");
        }
        assert!(choices.iter().all(|choice| choice.value == choice.default));
    }
}

#[test]
fn numbers_end_where_the_rules_end() {
    for game in GAMES {
        for choice in game.choices("scenario rivers\n").or_else(|_| game.choices("")).unwrap() {
            let Kind::Number { low, high, .. } = choice.kind else { continue };
            let makes = |number: i64| {
                makes_a_table(game, &format!("scenario rivers\n{} {number}\n", choice.key))
                    || makes_a_table(game, &format!("{} {number}\n", choice.key))
            };
            assert!(makes(low.into()) && makes(high.into()), "{}", choice.key);
            assert!(!makes(i64::from(low) - 1) && !makes(i64::from(high) + 1), "{}", choice.key);
        }
    }
}

#[test]
fn defaults_follow_the_modules() {
    let island = game("island");
    let default = |options: &str, key: &str| choice(island, options, key).default;
    assert_eq!(default("", "victory_points"), "10");
    assert_eq!(default("variants harbormaster", "victory_points"), "11");
    assert_eq!(default("scenario caravans\nvariants harbormaster", "victory_points"), "13");
    assert_eq!(default("scenario barbarian_attack", "victory_points"), "12");
    assert_eq!(default("scenario barbarian_attack\nvariants harbormaster", "victory_points"), "13");
    assert_eq!(default("scenario traders_and_barbarians", "victory_points"), "13");
    assert_eq!(default("scenario traders_and_barbarians\nvariants harbormaster", "victory_points"), "14");
    assert_eq!(default("expansion cities_and_knights", "victory_points"), "13");
    assert_eq!(default("expansion cities_and_knights\nvariants harbormaster", "victory_points"), "14");
    assert_eq!(default("variants two_players", "players"), "2");
    assert_eq!(default("variants two_players", "colours"), "blue white");
    assert_eq!(default("players 3", "colours"), "blue white orange");
    // What was chosen stays; the default beside it follows.
    let points = choice(island, "variants harbormaster\nvictory_points 8", "victory_points");
    assert_eq!((points.value.as_str(), points.default.as_str()), ("8", "11"));
    assert_eq!(points.rule, Some("BASE-218"));
}

#[test]
fn a_refused_value_says_why() {
    let island = game("island");
    let rule = |options: &str, key: &str, value: &str| refused(&choice(island, options, key), value);
    assert_eq!(rule("", "scenario", "rivers"), None);
    assert_eq!(rule("setup beginner", "scenario", "rivers"), Some("RIVER-004"));
    assert_eq!(rule("scenario rivers", "setup", "beginner"), Some("RIVER-004"));
    assert_eq!(rule("scenario rivers", "setup", "explicit"), Some("BASE-028"));
    assert_eq!(rule("scenario fishermen", "players", "2"), Some("COMBO-008"));
    assert_eq!(rule("players 4", "variants", "two_players"), Some("COMBO-008"));
    assert_eq!(rule("", "variants", "two_players"), None, "the number of players follows");
    assert_eq!(rule("variants two_players\nplayers 2", "variants", "two_players"), None, "it may be taken away again");
    assert_eq!(rule("", "start_fish", "on"), Some("FISH-014"));
    assert_eq!(rule("scenario fishermen", "start_fish", "on"), None);
    assert_eq!(rule("scenario rivers", "expansion", "cities_and_knights"), Some("COMBO-006"));
    assert_eq!(rule("expansion cities_and_knights", "scenario", "caravans"), Some("COMBO-006"));
    assert_eq!(rule("expansion cities_and_knights", "variants", "two_players"), Some("COMBO-030"));
    assert_eq!(rule("variants two_players", "expansion", "cities_and_knights"), Some("COMBO-030"));
    assert_eq!(rule("expansion cities_and_knights", "variants", "event_cards"), None);
    assert_eq!(rule("expansion cities_and_knights", "setup", "beginner"), None);
    assert_eq!(rule("expansion cities_and_knights", "players", "2"), Some("COMBO-008"));
    assert_eq!(rule("", "edition", "2008"), Some("COMBO-009"));
    assert_eq!(rule("expansion cities_and_knights", "edition", "2008"), None);
    assert_eq!(rule("players 3", "first_player", "red"), Some("syntax"));
    assert_eq!(rule("", "bank_limit", "unlimited"), None);
    let race = &toy::GAMES[0];
    assert_eq!(refused(&choice(race, "", "players"), "5"), Some("RACE-1"));
    assert_eq!(refused(&choice(race, "", "players"), "4"), None);
    let modes = choice(game("rivals"), "", "mode");
    let Kind::One { of } = &modes.kind else { panic!("{modes:?}") };
    assert_eq!(of.len(), 5);
    assert!(of.iter().all(|mode| mode.refused.is_none()));
}

#[test]
fn keys_without_effect_are_idle() {
    let island = game("island");
    let idle = |options: &str| {
        let all = island.choices(options).unwrap().into_iter();
        all.filter(|choice| choice.is_idle).map(|choice| choice.key).collect::<Vec<_>>()
    };
    let boards = ["counts_visible", "harbour_sites", "second_token", "grounds", "arrows"];
    let fish = ["start_fish", "strict_fish_payment", "fishing_grounds"];
    let usual = idle("");
    for key in boards.iter().chain(&fish).chain(&["red_neighbours", "river_gold_limit", "oasis", "oasis_closed"]) {
        assert!(usual.contains(key), "{key}");
    }
    assert_eq!(usual.len(), 20, "{usual:?}");
    // Options of both scenarios with barbarians; some of them need a variant too.
    let attack = ["gold_at_four", "strict_majority", "overrun_cities"];
    let beside = idle("scenario barbarian_attack");
    assert!(attack.iter().all(|key| usual.contains(key) && !beside.contains(key)), "{beside:?}");
    assert!(beside.contains(&"foreign_tie_reroll"));
    assert!(!idle("scenario barbarian_attack\nvariants two_players").contains(&"foreign_tie_reroll"));
    let beside = idle("scenario traders_and_barbarians");
    assert!(!beside.contains(&"grain_per_movement") && beside.contains(&"event_2_12_redraw"), "{beside:?}");
    assert!(!idle("scenario traders_and_barbarians\nvariants event_cards").contains(&"event_2_12_redraw"));
    // What the expansion has, and what it has settled.
    let (own, settled) = (["edition", "commit_knights"], ["phases", "largest_army_min"]);
    assert!(own.iter().all(|key| usual.contains(key)) && settled.iter().all(|key| !usual.contains(key)));
    let beside = idle("expansion cities_and_knights");
    assert!(own.iter().all(|key| !beside.contains(key)) && settled.iter().all(|key| beside.contains(key)));
    assert!(fish.iter().all(|key| !idle("scenario fishermen").contains(key)));
    assert!(idle("setup beginner").contains(&"tokens") && !idle("setup beginner").contains(&"harbour_sites"));
    assert!(!idle("tokens random").contains(&"red_neighbours") && idle("tokens random").contains(&"spiral_corner"));
    assert!(game("rivals").choices("").unwrap().iter().all(|choice| !choice.is_idle));
}

/// A value is refused exactly when the table cannot be made. Here the value comes in a line after the others, which counts.
#[test]
fn refusals_are_true() {
    let tables = [
        "",
        "setup beginner",
        "scenario fishermen",
        "expansion cities_and_knights\nsetup beginner\ncolours red blue white",
        "scenario rivers\nvariants event_cards",
        "variants two_players",
        "scenario caravans\nplayers 3\nsetup beginner",
        "scenario barbarian_attack\nplayers 3\nsetup beginner",
        "scenario traders_and_barbarians\nvariants event_cards",
        "players 2",
        "colours red blue white",
        "scenario rivers caravans",
        "setup explicit\nboard beginner",
        "hand_limit 0",
    ];
    let island = game("island");
    for options in tables {
        for choice in island.choices(options).unwrap() {
            let makes = |value: &str| makes_a_table(island, &format!("{options}\n{} {value}", choice.key));
            let (Kind::One { of } | Kind::Number { also: of, .. }) = &choice.kind else { continue };
            for Value { value, refused } in of {
                assert_eq!(makes(value), refused.is_none(), "{options}: {} {value}: {refused:?}", choice.key);
            }
        }
    }
    assert_eq!(refused(&choice(island, "hand_limit 0", "players"), "3"), Some("BASE-092"), "nothing else mends it");
    assert_eq!(refused(&choice(island, "scenario rivers caravans", "scenario"), "rivers"), None, "this does");
}

#[test]
fn boards_are_text() {
    let choice = choice(game("island"), "setup beginner", "board");
    assert_eq!(choice.kind, Kind::Text);
    assert_eq!(choice.value.lines().count(), 5, "{}", choice.value);
    let colours = self::choice(game("island"), "colours white red", "colours");
    assert_eq!(colours.kind, Kind::Row { of: vec!["red", "blue", "white", "orange"] });
    assert_eq!((colours.value.as_str(), colours.default.as_str()), ("white red", "red blue white orange"));
}

#[test]
fn options_are_checked_completed_and_counted() {
    let island = game("island");
    let complete = island.check_options("variants two_players\n").unwrap();
    assert!(complete.contains("players 2\n") && !complete.contains("board"), "{complete}");
    assert_eq!(island.check_options(&complete).unwrap(), complete);
    assert_eq!(island.seats("variants two_players\n").unwrap(), ["blue", "white"]);
    assert_eq!(island.seats("colours orange red white\n").unwrap(), ["orange", "red", "white"]);
    assert_eq!(game("rivals").seats("first_colour blue\n").unwrap(), ["blue", "red"]);
    assert_eq!(toy::GAMES[0].seats("players 3").unwrap().len(), 3);
    let problems = |answer: Result<String, Error>| match answer {
        Err(Error::BadOptions(all)) => all.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(problems(island.check_options("hand_limit 0\nvictory_points 99\n")), 2);
    assert_eq!(problems(island.check_options("frogs 2\nplayers x\n")), 2);
    assert!(island.choices("frogs 2\n").is_err() && island.seats("hand_limit 0\n").is_err());
    assert!(island.choices("hand_limit 0\n").is_ok(), "another choice may mend it");
}

#[test]
fn written_options_are_those_of_the_choices() {
    let options = "scenario fishermen\nvariants harbormaster friendly_robber\nstart_fish on\nphases combined\n";
    let written = Island::write_options(&Island::parse_options(options).unwrap());
    let lines: String = game("island")
        .choices(options)
        .unwrap()
        .iter()
        .filter(|choice| !choice.value.is_empty())
        .map(|choice| format!("{} {}\n", choice.key, choice.value))
        .collect();
    assert_eq!(game("island").check_options(&lines).unwrap(), written);
}
