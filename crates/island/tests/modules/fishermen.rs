//! Tests of the module, from the catalogue alone.

use rand::RngExt;
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::options::{Options, default_colours};
use steading_island::rules::{Module, Modules};

/// Random games with every option of the scenario, with three and four players.
#[test]
fn laws_hold_with_fishermen() {
    let fishing = Modules::NONE.with(Module::Fishermen);
    let effort = Effort { games: 60, steps_max: 300_000, samples: 4, close_every: 40, ..Effort::default() };
    let tally = hold::<Island>(
        |rng| Options {
            colours: default_colours(rng.random_range(3..=4)),
            start_fish: rng.random(),
            strict_fish_payment: rng.random(),
            fixed_grounds: rng.random(),
            list_offers: rng.random_ratio(1, 4),
            ..Options::playing(fishing)
        },
        effort,
    );
    let tally = tally.unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 60);
}
