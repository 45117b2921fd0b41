//! Rivers, rule by rule, from the catalogue alone.

use rand::RngExt;
use rand::rngs::SmallRng;
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::options::{Options, Phases};
use steading_island::rules::{Module, Modules};

#[test]
fn laws_hold_at_the_rivers() {
    let effort =
        Effort { seed: 7, games: 40, threads: 0, steps_max: 300_000, samples: 2, close_every: 100, record_every: 10 };
    let options = |rng: &mut SmallRng| Options {
        victory_points: rng.random_range(3..=6),
        phases: if rng.random() { Phases::Separate } else { Phases::Combined },
        river_gold_limit: if rng.random() { Some(2) } else { None },
        bank_limit: if rng.random() { Some(19) } else { Some(6) },
        list_offers: rng.random(),
        ..Options::playing(Modules::NONE.with(Module::Rivers))
    };
    let tally = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 40);
}
