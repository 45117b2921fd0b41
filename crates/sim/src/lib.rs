//! Simulator: plays many games of chosen bots and adds up what happened.
//!
//! [`play`] drives one game in place, [`decide`] is one decision in it; [`run`] plays a whole [`Plan`] over several threads. Game
//! number `n` of a plan is always the same game, whatever the number of threads: its generator is seeded from the plan's seed
//! and `n`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;
use steading_bots::{Bot, Decision};
use steading_game::{Game, Journal, Next, Seat};

/// Buffers of a driver, kept from game to game so that play does not allocate.
pub struct Driver<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Driver<G> {
    fn default() -> Self {
        Driver { actions: Vec::with_capacity(256) }
    }
}

/// How one game went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Actions of seats.
    pub actions: u64,
    /// Outcomes of chance.
    pub outcomes: u64,
    /// Whether the game reached its end within the limit.
    pub is_over: bool,
}

/// Actions after which a game is given up. Random games take about a thousand.
pub const ACTIONS_MAX: u64 = 1_000_000;

/// Plays a game to its end, one bot a seat: boxed bots of any kinds, or a single kind, which is quicker.
pub fn play<G: Game, B: Bot<G>>(
    game: &G,
    state: &mut G::State,
    bots: &mut [B],
    driver: &mut Driver<G>,
    rng: &mut SmallRng,
    journal: &mut impl Journal<G::Event>,
) -> Played {
    let (mut actions_left, mut outcomes) = (ACTIONS_MAX, 0);
    let is_over = loop {
        match game.next(state) {
            Next::Over => break true,
            Next::Chance => {
                let outcome = game.sample(state, rng);
                game.resolve(state, &outcome, journal);
                outcomes += 1;
            }
            Next::Seats(seats) => {
                let Some(seat) = seats.lowest() else { break false };
                // Counted down: the limit and the count are one step.
                let Some(left) = actions_left.checked_sub(1) else { break false };
                actions_left = left;
                driver.actions.clear();
                game.actions(state, seat, &mut driver.actions);
                let choice = decide(game, state, seat, bots, &driver.actions, rng);
                game.apply(state, seat, driver.actions[choice], journal);
            }
        }
    };
    Played { actions: ACTIONS_MAX - actions_left, outcomes, is_over }
}

/// Which of the actions the seat's bot takes. A single action is no decision, and the bot is not asked.
#[inline(always)]
pub fn decide<G: Game, B: Bot<G>>(
    game: &G,
    state: &G::State,
    seat: Seat,
    bots: &mut [B],
    actions: &[G::Action],
    rng: &mut SmallRng,
) -> usize {
    match actions.len() {
        1 => 0,
        _ => bots[seat.index()].choose(Decision::new(game, state, seat, actions), rng),
    }
}

/// What to simulate.
pub struct Plan<'a, G: Game, B: Bot<G> = Box<dyn Bot<G>>> {
    /// Makes the table of a game; called once a game with the game's own generator.
    pub table: &'a (dyn Fn(&mut SmallRng) -> G + Sync),
    /// Makes the bots of a game, one a seat.
    pub bots: &'a (dyn Fn() -> Vec<B> + Sync),
    /// How many games.
    pub games: u64,
    /// How many threads.
    pub threads: usize,
    /// The seed of the whole plan.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Serialize, Debug)]
pub struct Results {
    /// Games played.
    pub games: u64,
    /// Games given up because they took more than [`ACTIONS_MAX`] actions.
    pub unfinished: u64,
    /// Wall-clock time.
    pub seconds: f64,
    /// Games a second, over all threads.
    pub games_per_second: f64,
    /// Actions of seats a second, over all threads.
    pub actions_per_second: f64,
    /// Actions of seats in a game, on average.
    pub actions_per_game: f64,
    /// Outcomes of chance in a game, on average.
    pub outcomes_per_game: f64,
    /// Turns in a game, on average.
    pub turns_per_game: f64,
    /// Games won by each seat.
    pub wins: Vec<u64>,
    /// Points of each seat at the end, on average.
    pub points: Vec<f64>,
}

#[derive(Default)]
struct Sums {
    games: u64,
    unfinished: u64,
    actions: u64,
    outcomes: u64,
    turns: u64,
    wins: Vec<u64>,
    points: Vec<i64>,
}

impl Sums {
    fn new(seats: usize) -> Sums {
        Sums { wins: vec![0; seats], points: vec![0; seats], ..Sums::default() }
    }

    fn count<G: Game>(&mut self, game: &G, state: &G::State, played: Played) {
        self.games += 1;
        self.unfinished += u64::from(!played.is_over);
        self.actions += played.actions;
        self.outcomes += played.outcomes;
        self.turns += u64::from(game.turns(state));
        if let Some(winner) = game.winner(state) {
            self.wins[winner.index()] += 1;
        }
        let mut points = [0i16; 8];
        game.standing(state, &mut points[..self.points.len()]);
        for (sum, points) in self.points.iter_mut().zip(points) {
            *sum += i64::from(points);
        }
    }

    fn add(&mut self, other: &Sums) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
        self.outcomes += other.outcomes;
        self.turns += other.turns;
        for (sum, wins) in self.wins.iter_mut().zip(&other.wins) {
            *sum += wins;
        }
        for (sum, points) in self.points.iter_mut().zip(&other.points) {
            *sum += points;
        }
    }

    fn results(&self, time: Duration) -> Results {
        let seconds = time.as_secs_f64();
        let per_game = |count: u64| count as f64 / self.games.max(1) as f64;
        Results {
            games: self.games,
            unfinished: self.unfinished,
            seconds,
            games_per_second: self.games as f64 / seconds,
            actions_per_second: self.actions as f64 / seconds,
            actions_per_game: per_game(self.actions),
            outcomes_per_game: per_game(self.outcomes),
            turns_per_game: per_game(self.turns),
            wins: self.wins.clone(),
            points: self.points.iter().map(|&sum| sum as f64 / self.games.max(1) as f64).collect(),
        }
    }
}

/// The generator of game number `number` of a plan.
pub fn generator(seed: u64, number: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number))
}

/// How many games a thread plays between two looks at the common counter.
const BATCH: u64 = 64;

/// Plays the plan. `progress` hears the number of games done, now and then, from any thread.
pub fn run<G: Game, B: Bot<G>>(plan: &Plan<'_, G, B>, seats: usize, progress: &(dyn Fn(u64) + Sync)) -> Results {
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let worker = || {
        let mut sums = Sums::new(seats);
        let mut driver = Driver::default();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.games {
                return sums;
            }
            let last = (first + BATCH).min(plan.games);
            for number in first..last {
                let mut rng = generator(plan.seed, number);
                let game = (plan.table)(&mut rng);
                let mut state = game.start();
                let played = play(&game, &mut state, &mut (plan.bots)(), &mut driver, &mut rng, &mut ());
                sums.count(&game, &state, played);
            }
            progress(last - first);
        }
    };
    let mut total = Sums::new(seats);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (1..plan.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        total.add(&worker());
        for thread in threads {
            if let Ok(sums) = thread.join() {
                total.add(&sums);
            }
        }
    });
    total.results(begun.elapsed())
}
