//! The laws over random games of the island: every option that changes the rules, in random combinations.

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use steading_game::Seat;
use steading_game::laws::{Effort, Tally, hold};
use steading_island::Island;
use steading_island::options::{BankShortage, FirstPlayer, Options, Phases, Setup, VictoryClaim, default_colours};
use steading_island::setup::{Corner, Tokens};

/// One of the choices, each equally likely.
fn one_of<T: Copy, const N: usize>(choices: [T; N], rng: &mut impl Rng) -> T {
    *choices.choose(rng).expect("there are choices")
}

/// Any options for so many players under which random players reach the end in reasonable time.
fn any_options(players: u8, rng: &mut impl Rng) -> Options {
    let first = Seat(rng.random_range(0..players));
    let ways = [None, Some(FirstPlayer::Dice), Some(FirstPlayer::Random), Some(FirstPlayer::Named(first))];
    Options {
        colours: default_colours(players.into()),
        setup: one_of([Setup::Variable, Setup::Variable, Setup::Beginner], rng),
        tokens: one_of([Tokens::Spiral, Tokens::Random], rng),
        spiral_corner: one_of([None, Some(Corner::W), Some(Corner::SE)], rng),
        red_neighbours: rng.random(),
        shuffled_harbours: rng.random(),
        first_player: one_of(ways, rng),
        phases: one_of([Phases::Separate, Phases::Combined], rng),
        bank_limit: one_of([Some(19), Some(19), Some(5), Some(8), None], rng),
        bank_shortage: one_of([BankShortage::Single, BankShortage::Strict], rng),
        victory_points: one_of([3, 4, 5, 6, 8, 10], rng),
        hand_limit: one_of([7, 7, 3, 12], rng),
        victory_claim: one_of([VictoryClaim::Automatic, VictoryClaim::Claim], rng),
        longest_road_min: one_of([5, 5, 3, 8], rng),
        largest_army_min: one_of([3, 3, 1, 5], rng),
        friendly_robber: rng.random(),
        list_offers: rng.random_ratio(1, 4),
        layout: None,
    }
}

fn hold_for(options: impl Fn(&mut SmallRng) -> Options + Sync, effort: Effort) -> Tally {
    let begun = std::time::Instant::now();
    let tally = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, effort.games);
    println!("{tally:?} in {:?}", begun.elapsed());
    tally
}

const EFFORT: Effort =
    Effort { seed: 0, games: 200, threads: 0, steps_max: 200_000, samples: 2, close_every: 400, record_every: 100 };

#[test]
fn laws_hold_with_four_players() {
    hold_for(|rng| any_options(4, rng), EFFORT);
}

#[test]
fn laws_hold_with_three_players() {
    hold_for(|rng| any_options(3, rng), EFFORT);
}

#[test]
fn laws_hold_with_two_players() {
    hold_for(|rng| any_options(2, rng), EFFORT);
}
