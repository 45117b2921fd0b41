//! The laws over random games of the island: every option that changes the rules, in random combinations.
//!
//! Few games each, always the same; `LAWS_GAMES=5000` plays more, as for [`crate::combinations`].

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use steading_game::laws::{Effort, Extent, hold};
use steading_island::Island;
use steading_island::laws;
use steading_island::layout::{Layout, Terrain};
use steading_island::options::{Options, Setup};
use steading_island::rules::{Module, Modules};
use steading_island::topology::LAND_COUNT;

use crate::combinations::games_or;

/// One of the choices, each equally likely.
fn one_of<T: Copy, const N: usize>(choices: [T; N], rng: &mut impl Rng) -> T {
    *choices.choose(rng).expect("there are choices")
}

/// Any table of the base game, half of them with the Friendly Robber; all combinations have laws of their own.
fn any_options(players: u8, rng: &mut impl Rng) -> Options {
    let is_friendly = players > 2 && rng.random();
    let modules = if is_friendly { Modules::NONE.with(Module::FriendlyRobber) } else { Modules::NONE };
    let options = laws::any_options(modules, players, rng);
    // A bank that is often short, in games short enough to end all the same.
    let is_short = options.victory_points <= 6 && rng.random_ratio(1, 3);
    Options { bank_limit: if is_short { Some(8) } else { options.bank_limit }, ..options }
}

/// A board given hex by hex: without a desert or with several, and with some of the harbours.
fn any_board(rng: &mut impl Rng) -> Layout {
    let mut layout = Layout::beginner();
    let has_desert: bool = rng.random();
    for hex in 0..LAND_COUNT {
        let is_desert = has_desert && rng.random_ratio(1, 8);
        layout.terrain[hex] = if is_desert { Terrain::Desert } else { one_of(LAND, rng) };
        layout.tokens[hex] = if is_desert { 0 } else { one_of([2, 3, 4, 5, 6, 8, 9, 10, 11, 12], rng) };
    }
    layout.harbours.truncate(rng.random_range(0..=9));
    layout
}

const LAND: [Terrain; 5] = [Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains];

const EFFORT: Effort =
    Effort { seed: 0, games: 0, threads: 0, steps_max: 300_000, samples: 2, close_every: 200, record_every: 10 };

/// Plays and checks that enough of everything was met: secrets were guessed wrong, open forms and actions out of turn were played.
fn hold_for(games: u64, options: impl Fn(&mut SmallRng) -> Options + Sync) -> Extent {
    let games = games_or(games);
    let extent = hold::<Island>(options, Effort { games, ..EFFORT }).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, games);
    assert!(extent.surprises * 4 > extent.guesses, "views tell too much: {extent:?}");
    assert!(extent.open > games && extent.out_of_turn > games && extent.records > games / 100, "{extent:?}");
    assert!(extent.defaults > games, "nobody lets the time pass: {extent:?}");
    assert!(extent.quiet > games && extent.draws > games, "{extent:?}");
    extent
}

/// Also: BASE-089, BASE-224, BASE-228.
#[test]
fn laws_hold_with_four_players() {
    hold_for(2000, |rng| any_options(4, rng));
}

/// Also: BASE-089, BASE-224, BASE-228.
#[test]
fn laws_hold_with_three_players() {
    hold_for(2000, |rng| any_options(3, rng));
}

#[test]
fn laws_hold_with_two_players() {
    hold_for(1500, |rng| any_options(2, rng));
}

/// Boards that no box contains: the rules must not lean on a desert or on all harbours.
#[test]
fn laws_hold_on_given_boards() {
    hold_for(500, |rng| {
        let layout = Some(any_board(rng));
        let players = rng.random_range(2..=4);
        Options { setup: Setup::Explicit, layout, bank_limit: None, victory_points: 6, ..any_options(players, rng) }
    });
}

/// Much haggling: offers are listed, so that nearly every turn is full of offers, answers, counter-offers and withdrawals, by
/// opponents too when nobody waits for them.
#[test]
fn laws_hold_while_everybody_haggles() {
    let effort = Effort { games: games_or(150), samples: 6, ..EFFORT };
    let options = |rng: &mut SmallRng| {
        let players = rng.random_range(2..=4);
        Options { list_offers: true, bank_limit: Some(19), ..any_options(players, rng) }
    };
    let extent = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(extent.out_of_turn * 20 > extent.steps && extent.open * 40 > extent.steps, "{extent:?}");
}
