//! Whole games.

use std::time::Duration;

use rand::rngs::SmallRng;
use steading_bots::{Budget, Named, by_name};
use steading_game::{Game, Notation};
use steading_island::Island;
use steading_island::options::Options;
use steading_sim::{Plan, Results, run};

/// Plays games of a combination of modules, with the official options; `names` are the bots of the seats.
fn play(modules: &str, names: &[&str], budget: &Budget, games: u64) -> Results {
    play_with(&Options::playing(modules.parse().expect("names of modules")), names, budget, games)
}

/// Plays games with any options.
fn play_with(options: &Options, names: &[&str], budget: &Budget, games: u64) -> Results {
    let table = |rng: &mut SmallRng| {
        let mut options = options.clone();
        Island::deal(&mut options, rng);
        Island::new(options).expect("the official options make a table")
    };
    let bots = || -> Vec<Named> { names.iter().map(|name| by_name(name, budget.clone()).expect("a bot")).collect() };
    assert_eq!(options.colours.len(), names.len());
    run(&Plan { table: &table, bots: &bots, games, threads: 1, seed: 5 }, names.len(), &|_| {})
}

/// The base game, every variant, the expansion and every scenario.
const MODES: [&str; 11] = [
    "base",
    "friendly_robber",
    "event_cards",
    "harbormaster",
    "two_players",
    "cities_and_knights",
    "fishermen",
    "rivers",
    "caravans",
    "barbarian_attack",
    "traders_and_barbarians",
];

/// As many novices as a combination has seats.
fn novices(modules: &str) -> &'static [&'static str] {
    &["novice"; 4][..if modules.contains("two_players") { 2 } else { 4 }]
}

#[test]
fn one_novice_beats_three_random_players_from_any_seat() {
    let first = play("base", &["novice", "random", "random", "random"], &Budget::default(), 40);
    assert!(first.wins[0] >= 36, "{:?}", first.wins);
    let last = play("base", &["random", "random", "random", "novice"], &Budget::default(), 40);
    assert!(last.wins[3] >= 36, "{:?}", last.wins);
}

#[test]
fn a_novice_beats_random_players_in_every_scenario_and_variant() {
    for modules in MODES {
        let mut names = vec!["random"; novices(modules).len()];
        names[0] = "novice";
        let results = play(modules, &names, &Budget::default(), 12);
        assert!(results.wins[0] >= 10, "{modules}: {:?}", results.wins);
    }
}

/// Three hundred games in an edition of Cities & Knights.
fn cities_are_won(edition: &str) {
    let options = Island::parse_options(&format!("expansion cities_and_knights\nedition {edition}")).expect("options");
    let results = play_with(&options, &["random", "novice", "random", "random"], &Budget::default(), 300);
    assert!(results.wins[1] >= 285, "{edition}: {:?}", results.wins);
    assert!(results.turns_per_game < 90.0, "{edition}: {} turns", results.turns_per_game);
}

#[test]
fn a_novice_wins_the_older_edition_of_cities_and_knights() {
    cities_are_won("2008");
}

#[test]
fn a_novice_wins_the_new_edition_of_cities_and_knights() {
    cities_are_won("new");
}

/// Two hundred games in a scenario with barbarians.
fn scenario_is_won(scenario: &str) {
    let options = Island::parse_options(&format!("scenario {scenario}")).expect("options");
    let results = play_with(&options, &["random", "random", "novice", "random"], &Budget::default(), 200);
    assert!(results.wins[2] >= 190, "{scenario}: {:?}", results.wins);
    assert!(results.turns_per_game < 110.0, "{scenario}: {} turns", results.turns_per_game);
}

#[test]
fn a_novice_wins_barbarian_attack() {
    scenario_is_won("barbarian_attack");
}

#[test]
fn a_novice_wins_traders_and_barbarians() {
    scenario_is_won("traders_and_barbarians");
}

#[test]
fn novices_end_cities_and_knights_in_a_hundred_turns_or_so() {
    for lines in ["edition 2008\ncommit_knights on", "variants friendly_robber event_cards harbormaster", "players 3"] {
        let options = Island::parse_options(&format!("expansion cities_and_knights\n{lines}")).expect("options");
        let results = play_with(&options, &["novice"; 4][..options.colours.len()], &Budget::default(), 8);
        assert_eq!(results.unfinished, 0, "{lines}");
        assert!(results.turns_per_game < 130.0, "{lines}: {} turns", results.turns_per_game);
    }
}

#[test]
fn games_of_novices_end_in_every_scenario_and_variant() {
    let together = ["friendly_robber+event_cards+harbormaster+fishermen", "two_players+rivers", "two_players+caravans"];
    let together = together.into_iter().chain(["two_players+barbarian_attack", "two_players+traders_and_barbarians"]);
    for modules in MODES.into_iter().chain(together) {
        let results = play(modules, novices(modules), &Budget::default(), 6);
        assert_eq!(results.unfinished, 0, "{modules}");
        assert!(results.turns_per_game < 200.0, "{modules}: {} turns", results.turns_per_game);
    }
}

#[test]
fn novices_need_about_as_many_turns_as_people() {
    let results = play("base", novices("base"), &Budget::default(), 40);
    assert!((50.0..110.0).contains(&results.turns_per_game), "{} turns", results.turns_per_game);
    assert!(results.wins.iter().all(|&wins| wins > 0), "{:?}", results.wins);
}

#[test]
fn games_of_novices_without_time_or_positions_to_look_at_go_on() {
    let budgets = [
        Budget { nodes: Some(0), ..Budget::default() },
        Budget { nodes: Some(3), ..Budget::default() },
        Budget { time: Some(Duration::ZERO), ..Budget::default() },
    ];
    for budget in budgets {
        for modules in ["base", "caravans", "cities_and_knights"] {
            let results = play(modules, novices(modules), &budget, 2);
            assert_eq!(results.unfinished, 0, "{modules} {budget:?}");
        }
    }
}
