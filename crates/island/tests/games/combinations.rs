//! The laws over random games of every combination of modules: 104 of them, the base game alone among them.
//!
//! `LAWS_GAMES=5000` plays more games of each; `cargo xtask laws` shows what is played, and plays single combinations.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_island::combinations;
use steading_island::laws::{hold_combination, table_of, tables};
use steading_island::rules::{Module, Modules};

/// Games of each combination, and of each table that its modules tell apart.
const GAMES: u64 = 100;
/// The same with what brings most of its own: Cities & Knights, and the two scenarios with barbarians.
const GAMES_OF_MORE: u64 = 300;

/// So many games, unless the environment asks for another number.
pub fn games_or(count: u64) -> u64 {
    std::env::var("LAWS_GAMES").map_or(count, |games| games.parse().expect("LAWS_GAMES is a number of games"))
}

/// All combinations with this scenario or expansion, or with none, for two players or for more.
fn hold_with(whole: Option<Module>, is_for_two: bool) {
    let belongs = |modules: &Modules| {
        modules.expansions().chain(modules.scenarios()).next() == whole && modules.has(Module::TwoPlayers) == is_for_two
    };
    let has_more =
        [Module::CitiesAndKnights, Module::BarbarianAttack, Module::TradersAndBarbarians].map(Some).contains(&whole);
    let usual = if has_more { GAMES_OF_MORE } else { GAMES };
    let (games, mut count) = (games_or(usual), 0);
    for modules in combinations::all().filter(belongs) {
        let extent = hold_combination(modules, games, None).unwrap_or_else(|breach| {
            let repeat = format!("cargo xtask laws --only {modules} --games 1 --seed {}", breach.seed);
            panic!("{modules}: {breach}\nagain: {repeat}")
        });
        assert_eq!(extent.games, games * tables(modules), "{modules}");
        assert!(
            extent.surprises > 0 && extent.open > 0 && extent.defaults > 0 && extent.records > 0 && extent.quiet > 0,
            "{modules}: {extent:?}"
        );
        count += 1;
    }
    // Three more variants, each in play or not.
    assert_eq!(count, 8);
}

#[test]
fn laws_hold_for_variants_alone() {
    hold_with(None, false);
}

#[test]
fn laws_hold_for_variants_alone_and_two_players() {
    hold_with(None, true);
}

#[test]
fn laws_hold_for_cities_and_knights() {
    hold_with(Some(Module::CitiesAndKnights), false);
}

/// Games in a row go through both editions, with and without committing, for three and for four, whatever else is drawn.
#[test]
fn games_of_cities_and_knights_take_turns() {
    let with_cities = combinations::all().filter(|modules| modules.has(Module::CitiesAndKnights));
    for modules in with_cities {
        let mut met = BTreeMap::<_, u64>::new();
        for seed in 0..80 {
            let options = table_of(modules, seed, &mut SmallRng::seed_from_u64(seed));
            *met.entry((options.edition.name(), options.commit_knights, options.colours.len())).or_default() += 1;
        }
        assert_eq!(met.len(), 8, "{modules}");
        assert!(met.values().all(|&count| count == 10), "{modules}: {met:?}");
    }
}

#[test]
fn laws_hold_for_fishermen() {
    hold_with(Some(Module::Fishermen), false);
}

#[test]
fn laws_hold_for_fishermen_and_two_players() {
    hold_with(Some(Module::Fishermen), true);
}

#[test]
fn laws_hold_for_rivers() {
    hold_with(Some(Module::Rivers), false);
}

#[test]
fn laws_hold_for_rivers_and_two_players() {
    hold_with(Some(Module::Rivers), true);
}

#[test]
fn laws_hold_for_caravans() {
    hold_with(Some(Module::Caravans), false);
}

#[test]
fn laws_hold_for_caravans_and_two_players() {
    hold_with(Some(Module::Caravans), true);
}

#[test]
fn laws_hold_for_barbarian_attack() {
    hold_with(Some(Module::BarbarianAttack), false);
}

#[test]
fn laws_hold_for_barbarian_attack_and_two_players() {
    hold_with(Some(Module::BarbarianAttack), true);
}

#[test]
fn laws_hold_for_traders_and_barbarians() {
    hold_with(Some(Module::TradersAndBarbarians), false);
}

#[test]
fn laws_hold_for_traders_and_barbarians_and_two_players() {
    hold_with(Some(Module::TradersAndBarbarians), true);
}
