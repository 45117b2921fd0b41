//! Tests of the module, from the catalogue alone.

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::options::{Options, Phases};
use steading_island::rules::{Module, Modules};

/// Also: TWO-014, TWO-015, TWO-038.
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
    let tally = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.surprises * 4 > tally.guesses, "views tell too much: {tally:?}");
}
