//! Playing costs no allocation once buffers are warm: a counting allocator watches random games.

#![allow(unsafe_code, reason = "an allocator can only be replaced by implementing the unsafe trait GlobalAlloc")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::options::{Options, default_colours};

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

/// Allocations and steps of 200 games, after a few games to warm up.
fn allocations(list_offers: bool, players: usize) -> (u64, u64) {
    let mut rng = SmallRng::seed_from_u64(players as u64);
    let mut options = Options { list_offers, colours: default_colours(players), ..Options::default() };
    options.deal(&mut rng);
    let game = Island::new(options).expect("sound options");
    // A list never grows longer than this: 72 roads, 54 settlements and a hand's worth of trades.
    let mut actions = Vec::with_capacity(256);
    play(&game, &mut actions, &mut rng);
    let before = ALLOCATIONS.get();
    let steps = (0..200).map(|_| play(&game, &mut actions, &mut rng)).sum();
    (ALLOCATIONS.get() - before, steps)
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    std::hint::black_box(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1);
}

#[test]
fn playing_without_offers_allocates_nothing() {
    for players in 2..=4 {
        let (count, steps) = allocations(false, players);
        assert_eq!(count, 0, "{players} players, {steps} steps");
        assert!(steps > 100_000);
    }
}

#[test]
fn playing_with_offers_allocates_nothing() {
    for players in 2..=4 {
        let (count, steps) = allocations(true, players);
        assert_eq!(count, 0, "{players} players, {steps} steps");
        assert!(steps > 100_000);
    }
}
