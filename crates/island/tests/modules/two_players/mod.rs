//! Two Players, chapter by chapter of the catalogue's section 5, and the laws.

mod building;
mod combined;
mod rolls;
mod set_up;
mod spending;
mod tokens;

use rand::RngExt;
use rand::rngs::SmallRng;
use steading_game::Table;
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::options::{Options, Phases};
use steading_island::rules::{Module, Modules};

use crate::support;

/// Red and blue play; white stands north and orange south of the middle.
const RED_AND_BLUE: &str = "option variants two_players\noption colours red blue\n";

/// The neutral settlements of the start.
const NEUTRAL: &str = "white settlement S(1,-2)\norange settlement N(-1,2)\n";

/// A table of two in a position.
fn two(position: &str) -> Table<Island> {
    support::table(&format!("{RED_AND_BLUE}{position}"))
}

/// A table of two in a position with the neutral settlements of the start.
fn among_neutrals(position: &str) -> Table<Island> {
    two(&format!("{NEUTRAL}{position}"))
}

/// Tokens of red and blue.
fn tokens(table: &Table<Island>) -> [u8; 2] {
    support::public(table).modules.two_players.tokens
}

/// A refusal: its code and its rule.
fn told(table: &Table<Island>, action: &str) -> (&'static str, String) {
    let illegal = support::refusal(table, action);
    (illegal.code.text(), illegal.rule.to_string())
}

/// What is listed for red that contains the words.
fn listed_with(table: &Table<Island>, words: &str) -> Vec<String> {
    support::listed(table, "red").into_iter().filter(|action| action.contains(words)).collect()
}

#[test]
fn the_example_of_the_page_is_played() {
    let mut table = among_neutrals(
        "red settlement N(2,0), hand 2 brick lumber ore, knights 1, tokens 5
         blue settlement S(1,1), hand wool grain, tokens 5
         turn red",
    );
    support::play(&mut table, support::example_of(include_str!("../../../../../docs/modules/two-players.md")));
    assert_eq!(tokens(&table), [6, 5]);
}

#[test]
fn laws_hold_for_two_players() {
    let options = |rng: &mut SmallRng| Options {
        victory_points: [5, 7, 10][rng.random_range(0..3)],
        largest_army_min: [1, 3][rng.random_range(0..2)],
        phases: [Phases::Separate, Phases::Combined][rng.random_range(0..2)],
        list_offers: rng.random_ratio(1, 4),
        ..Options::playing(Modules::NONE.with(Module::TwoPlayers))
    };
    let effort = Effort { games: 60, steps_max: 300_000, close_every: 20, ..Effort::default() };
    let extent = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(extent.surprises * 4 > extent.guesses, "views tell too much: {extent:?}");
}
