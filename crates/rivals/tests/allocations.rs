//! Playing costs no allocation once the cards are dealt: a counting allocator watches random games.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Observer, Seat};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::options::{Mode, Options};
use steading_rivals::state::State;
use steading_testing::allocations::{Counting, check_counter, counted};

#[global_allocator]
static COUNTING: Counting = Counting;

/// The longest list of actions: above all trades and what can be built and demolished.
const LIST_MAX: usize = 512;

/// One step of a random game, seldom a demolition, so that much is built.
fn step(game: &Rivals, state: &mut State, actions: &mut Vec<Action>, rng: &mut SmallRng) {
    if game.next(state) == Next::Chance {
        let outcome = game.sample(state, rng);
        return game.resolve(state, &outcome, &mut ());
    }
    let seat = Seat(u8::from(!matches!(game.next(state), Next::Seats(seats) if seats.contains(Seat(0)))));
    actions.clear();
    game.actions(state, seat, actions);
    if actions.len() > 1 && rng.random_ratio(15, 16) {
        actions.retain(|action| !matches!(action, Action::Demolish(..)));
    }
    let action = actions[rng.random_range(0..actions.len())];
    assert!(game.check(state, seat, action).is_ok());
    game.apply(state, seat, action, &mut ());
}

/// Allocations and steps of so many games, counted from the deal on: the shuffled stacks come in a box.
fn allocations(mode: Mode, games: u64) -> (u64, u64) {
    let game = Rivals::new(Options { mode, turn_limit: 400, ..Options::default() }).expect("sound options");
    let mut actions = Vec::with_capacity(LIST_MAX);
    let (mut count, mut steps) = (0, 0);
    for seed in 0..games {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = game.start();
        step(&game, &mut state, &mut actions, &mut rng);
        while game.next(&state) != Next::Over {
            let frame = state.public.frames.top();
            let (here, ()) = counted(|| step(&game, &mut state, &mut actions, &mut rng));
            assert_eq!(here, 0, "{mode:?}, seed {seed}: from {frame:?} to {:?}", state.public.frames.top());
            count += here;
            steps += 1;
        }
    }
    (count, steps)
}

#[test]
fn the_counter_counts() {
    check_counter();
}

#[test]
fn playing_allocates_nothing() {
    for mode in Mode::ALL {
        let (count, steps) = allocations(mode, 200);
        assert_eq!(count, 0, "{mode:?}, {steps} steps");
        assert!(steps > 100_000, "{mode:?}: {steps}");
    }
}

/// Bots look at views and guesses all the time.
#[test]
fn views_and_guesses_allocate_nothing() {
    for mode in Mode::ALL {
        let game = Rivals::new(Options { mode, turn_limit: 100, ..Options::default() }).expect("sound options");
        let mut actions = Vec::with_capacity(LIST_MAX);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut state = game.start();
        while game.next(&state) != Next::Over {
            step(&game, &mut state, &mut actions, &mut rng);
            for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Public] {
                let (count, guess) = counted(|| game.guess(&game.view(&state, observer), &mut rng));
                std::hint::black_box(guess);
                assert_eq!(count, 0, "{mode:?}: {:?}", state.public.frames.top());
            }
        }
    }
}
