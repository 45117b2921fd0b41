//! The laws over random games with fish.

use rand::{Rng, RngExt};
use steading_game::laws::{Effort, Extent, hold};
use steading_island::Island;
use steading_island::options::{Options, Phases, VictoryClaim, default_colours};
use steading_island::rules::{Kind, Module, Modules};

/// Any options of the scenario.
fn any_options(modules: Modules, rng: &mut impl Rng) -> Options {
    let playing = Options::playing(modules);
    let colours = if modules.has(Module::TwoPlayers) {
        playing.colours.clone()
    } else {
        default_colours(rng.random_range(3..=4))
    };
    Options {
        colours,
        start_fish: rng.random(),
        strict_fish_payment: rng.random(),
        fixed_grounds: rng.random(),
        list_offers: rng.random_ratio(1, 4),
        phases: if rng.random() { Phases::Separate } else { Phases::Combined },
        victory_claim: if rng.random() { VictoryClaim::Automatic } else { VictoryClaim::Claim },
        ..playing
    }
}

fn hold_for(games: u64, modules: Modules) -> Extent {
    let effort = Effort { games, steps_max: 300_000, samples: 4, close_every: 40, ..Effort::default() };
    let extent = hold::<Island>(|rng| any_options(modules, rng), effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, games);
    assert!(extent.surprises * 4 > extent.guesses && extent.open > games, "{extent:?}");
    extent
}

#[test]
fn laws_hold_with_fishermen() {
    hold_for(40, Modules::NONE.with(Module::Fishermen));
}

/// Also: FISH-066, FISH-068.
#[test]
fn laws_hold_with_fishermen_and_every_variant() {
    let fishing = Modules::NONE.with(Module::Fishermen);
    for variant in Kind::Variant.modules() {
        hold_for(12, fishing.with(variant));
    }
}
