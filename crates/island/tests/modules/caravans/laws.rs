//! The laws over random games with caravans.

use rand::RngExt;
use rand::rngs::SmallRng;
use steading_game::laws::{Effort, hold};
use steading_island::Island;
use steading_island::layout::Orientation;
use steading_island::options::{Options, Setup, VictoryClaim, default_colours};
use steading_island::rules::{Module, Modules};

const EFFORT: Effort =
    Effort { seed: 3, games: 40, threads: 0, steps_max: 300_000, samples: 2, close_every: 200, record_every: 10 };

fn any_options(modules: Modules, rng: &mut SmallRng) -> Options {
    let official = Options::playing(modules);
    let players = if modules.has(Module::TwoPlayers) { 2 } else { rng.random_range(3..=4) };
    let is_beginner = !modules.has(Module::TwoPlayers) && rng.random_ratio(1, 4);
    Options {
        colours: default_colours(players),
        setup: if is_beginner { Setup::Beginner } else { Setup::Variable },
        oasis: [Some(Orientation::A), Some(Orientation::B), None][rng.random_range(0..3)],
        oasis_closed: rng.random(),
        victory_points: [6, 9, 12][rng.random_range(0..3)],
        victory_claim: if rng.random() { VictoryClaim::Automatic } else { VictoryClaim::Claim },
        list_offers: rng.random_ratio(1, 4),
        ..official
    }
}

#[test]
fn laws_hold_with_caravans() {
    let modules = Modules::NONE.with(Module::Caravans);
    let extent = hold::<Island>(|rng| any_options(modules, rng), EFFORT).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, EFFORT.games);
}

#[test]
fn laws_hold_with_caravans_for_two() {
    let modules = Modules::NONE.with(Module::Caravans).with(Module::TwoPlayers);
    let extent = hold::<Island>(|rng| any_options(modules, rng), EFFORT).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, EFFORT.games);
}
