//! Playing costs no allocation once the cards are dealt: a counting allocator watches random games.

#![allow(unsafe_code, reason = "an allocator can only be replaced by implementing the unsafe trait GlobalAlloc")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Observer, Seat};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::options::{Mode, Options};
use steading_rivals::state::State;

/// The system's allocator, counting what each thread asks of it.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count_one() {
    // Threads that are coming up or going down are not counted.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is handed to the system's allocator unchanged; counting touches only a plain thread-local number.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the promises that `alloc` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System` with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the pointer came from `System` with this layout, and the caller vouches for the size.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

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
            let before = ALLOCATIONS.get();
            let frame = state.public.frames.top();
            step(&game, &mut state, &mut actions, &mut rng);
            let here = ALLOCATIONS.get() - before;
            assert_eq!(here, 0, "{mode:?}, seed {seed}: from {frame:?} to {:?}", state.public.frames.top());
            count += here;
            steps += 1;
        }
    }
    (count, steps)
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    std::hint::black_box(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1);
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
                let before = ALLOCATIONS.get();
                let guess = game.guess(&game.view(&state, observer), &mut rng);
                std::hint::black_box(guess);
                assert_eq!(ALLOCATIONS.get() - before, 0, "{mode:?}: {:?}", state.public.frames.top());
            }
        }
    }
}
