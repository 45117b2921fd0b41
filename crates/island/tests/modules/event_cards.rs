//! Event Cards, from the catalogue alone.

use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::options::{Options, Phases, default_colours};
use steading_island::rules::{Module, Modules};

#[test]
fn laws_hold_with_event_cards() {
    let options = |rng: &mut SmallRng| Options {
        colours: default_colours(rng.random_range(3..=4)),
        phases: *[Phases::Separate, Phases::Combined].choose(rng).expect("a choice"),
        bank_limit: *[Some(19), Some(5), None].choose(rng).expect("a choice"),
        victory_points: rng.random_range(5..=8),
        list_offers: false,
        ..Options::playing(Modules::NONE.with(Module::EventCards))
    };
    let effort = Effort {
        seed: 1,
        games: 100,
        steps_max: 300_000,
        samples: 2,
        close_every: 50,
        record_every: 20,
        ..Effort::default()
    };
    let tally = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.surprises * 4 > tally.guesses, "{tally:?}");
}
