//! Playing costs no allocation once buffers are warm: a counting allocator watches random games.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::modules::cities_and_knights::Edition;
use steading_island::options::{Options, default_colours};
use steading_island::rules::{Kind, Module, Modules};
use steading_testing::allocations::{Counting, check_counter, counted};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays a random game to its end and says how many steps it took.
fn play(game: &Island, actions: &mut Vec<Action>, rng: &mut SmallRng) -> u64 {
    let mut state = game.start();
    let mut steps = 0;
    loop {
        match game.next(&state) {
            Next::Over => return steps,
            Next::Chance => {
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is waited for");
                actions.clear();
                game.actions(&state, seat, actions);
                let action = actions[rng.random_range(0..actions.len())];
                assert!(game.check(&state, seat, action).is_ok());
                game.apply(&mut state, seat, action, &mut ());
            }
        }
        steps += 1;
    }
}

/// The longest list of actions: roads, settlements, trades, and above all offers and payments.
const LIST_MAX: usize = 4096;

/// Allocations and steps of so many games, after one to warm up.
fn allocations(options: Options, games: u32) -> (u64, u64) {
    let mut rng = SmallRng::seed_from_u64(options.colours.len() as u64);
    let mut options = options;
    options.deal(&mut rng);
    let game = Island::new(options).expect("sound options");
    let mut actions = Vec::with_capacity(LIST_MAX);
    play(&game, &mut actions, &mut rng);
    counted(|| (0..games).map(|_| play(&game, &mut actions, &mut rng)).sum())
}

/// The base game for so many players.
fn base(list_offers: bool, players: usize) -> Options {
    Options { list_offers, colours: default_colours(players), ..Options::default() }
}

#[test]
fn the_counter_counts() {
    check_counter();
}

#[test]
fn playing_without_offers_allocates_nothing() {
    for players in 2..=4 {
        let (count, steps) = allocations(base(false, players), 200);
        assert_eq!(count, 0, "{players} players, {steps} steps");
        assert!(steps > 100_000);
    }
}

#[test]
fn playing_with_offers_allocates_nothing() {
    for players in 2..=4 {
        let (count, steps) = allocations(base(true, players), 200);
        assert_eq!(count, 0, "{players} players, {steps} steps");
        assert!(steps > 100_000);
    }
}

const VARIANTS: [Module; 4] = [Module::FriendlyRobber, Module::EventCards, Module::Harbormaster, Module::TwoPlayers];

/// Every module alone, and with every scenario, or none, all variants that there are for two or for more players; the expansion has
/// those for more.
fn combinations() -> Vec<Modules> {
    let alone = Module::ALL.into_iter().map(|module| Modules::NONE.with(module));
    let scenarios = [None].into_iter().chain(Kind::Scenario.modules().map(Some));
    let full = scenarios.flat_map(|scenario| {
        let variants = [VARIANTS.len(), VARIANTS.len() - 1].map(|count| &VARIANTS[..count]);
        variants.map(|some| some.iter().copied().chain(scenario).collect())
    });
    let expanded = Kind::Expansion
        .modules()
        .map(|expansion| VARIANTS[..VARIANTS.len() - 1].iter().copied().chain([expansion]).collect());
    alone.chain(full).chain(expanded).collect()
}

#[test]
fn playing_with_modules_allocates_nothing() {
    assert_eq!(combinations().len(), 10 + 6 * 2 + 1);
    for modules in combinations() {
        for list_offers in [false, true] {
            // Sometimes tables are strict and limited or play by older rules, which has paths of its own.
            let is_limited = list_offers && modules.has(Module::Rivers);
            let is_old = list_offers && modules.has(Module::CitiesAndKnights);
            let options = Options {
                list_offers,
                edition: if is_old { Edition::Old } else { Edition::New },
                commit_knights: is_old,
                river_gold_limit: is_limited.then_some(2),
                start_fish: list_offers && modules.has(Module::Fishermen),
                ..Options::playing(modules)
            };
            let (count, steps) = allocations(options, 10);
            assert_eq!(count, 0, "{modules}, {steps} steps");
            assert!(steps > 4000, "{modules}: {steps}");
        }
    }
}
