//! The laws: what the contract promises, held against random games.
//!
//! A game that implements [`Lawful`] gets all of them with one call to [`hold`]. It plays random games, seats chosen at random and
//! now and then out of turn, and asks after every action and outcome:
//!
//! * **Seats**: whoever the game waits for has something to do; strangers have not.
//! * **Lists**: listed actions pass `check` and are listed once; sampled actions that are not listed are refused, the open forms
//!   aside.
//! * **Defaults**: what is done for a seat that lets its time pass is legal, and done only where somebody waits for the seat; a
//!   game has such an answer to every decision or to none. Now and then it is played.
//! * **Audit**: nothing is lost, cached values are true. **End**: exactly a finished game has a winner, and every game ends.
//! * **Journal**: a step leads to the same position whether or not somebody takes down what happens.
//! * **Redaction**: what the public hears of an event hides at least what a seat's copy hides.
//!
//! At some of the steps it asks what takes longer:
//!
//! * **Refusals**: a refused action or outcome leaves the table as it was.
//! * **Chance**: lists of outcomes are complete, weighted, and nothing else can happen. **Draws**: outcomes are drawn as often as their
//!   weights say.
//! * **Views**: a guess from a view looks the same, is sound, and waits for the same seats. **Secrets**: what a seat may do, why not,
//!   and what is done for it by default, is the same on the guess as on the truth. **Reveals**: so is what it sees and hears after an
//!   action that is said to reveal nothing.
//! * **Json** and **Text**: what is written is read back as the same value.
//!
//! And of some whole games: **Records** read back to the same table, and **Replay**: undoing and redoing change nothing.
//!
//! # How to write a game
//!
//! A small one from end to end: two seats throw a die as often as they dare. A one loses the pot, banking keeps it, and each seat
//! holds a secret card that it may lay open once to add its value to the pot.
//!
//! ```
//! use steading_game::laws::{self, Effort};
#![doc = include_str!("../tests/dare/mod.rs")]
//! # fn main() {
//! // Two hundred random games to different targets, and not a law broken.
//! let extent = laws::hold::<Dare>(
//!     |rng| Options { target: rng.random_range(5..=30) },
//!     Effort { games: 200, ..Effort::default() },
//! );
//! let extent = extent.unwrap_or_else(|breach| panic!("{breach}"));
//! assert_eq!(extent.games, 200);
//! // Guesses often differ from the truth: the views do keep the secret.
//! assert!(extent.surprises > extent.guesses / 20);
//! # }
//! ```

mod trial;

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Serialize;
use serde::de::DeserializeOwned;

use self::trial::Trial;
use crate::{Notation, Seat, record};

/// A game that can be held to the laws: besides its text form it knows nonsense, and what must always be true.
pub trait Lawful:
    Notation<
        State: Serialize + DeserializeOwned,
        Action: Serialize + DeserializeOwned,
        Outcome: Serialize + DeserializeOwned,
        Event: Serialize + DeserializeOwned,
        View: Serialize + DeserializeOwned,
    >
{
    /// Any well-formed action, mostly nonsense: every form there is, the open ones included, over places, cards and seats of this
    /// table. Some should be plausible for the seat, so that open forms are played too.
    fn any_action(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::Action;

    /// Whether this action undoes what was built, so that players who took it as readily as any other would never get far. Random
    /// players take it seldom.
    fn is_rash(&self, _action: Self::Action) -> bool {
        false
    }

    /// Any well-formed outcome, mostly impossible now.
    fn any_outcome(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Outcome;

    /// What is always true of a position: cards and pieces are conserved, cached values equal recomputed ones.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// The same for a position that came from an audited one by one step: games may leave out what takes long and cannot have
    /// changed.
    fn audit_after(&self, _before: &Self::State, state: &Self::State) -> Result<(), String> {
        self.audit(state)
    }
}

/// The laws, as the page above describes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// The options make a table.
    Options,
    /// Whoever the game waits for has something to do; strangers have not.
    Seats,
    /// Listed actions are legal and listed once; legal actions are listed, the open forms aside.
    Lists,
    /// What is done by default is legal, for whoever the game waits for.
    Defaults,
    /// A refused action or outcome leaves the table as it was.
    Refusals,
    /// Lists of outcomes are complete and weighted.
    Chance,
    /// Outcomes are drawn as often as their weights say.
    Draws,
    /// A guess from a view looks the same.
    Views,
    /// What a seat may do does not depend on what it cannot see.
    Secrets,
    /// What is said to reveal nothing shows nothing that the seat did not know.
    Reveals,
    /// A step leads to the same position when nobody takes down what happens.
    Journal,
    /// Redacting hides what it should from everybody it should.
    Redaction,
    /// JSON reads back as the same value.
    Json,
    /// Notation reads back as the same value.
    Text,
    /// A record reads back as the same table.
    Records,
    /// Undoing and redoing change nothing.
    Replay,
    /// Conservation and caches.
    Audit,
    /// Every game ends, with a winner, and stays ended.
    End,
    /// Nothing panics.
    Panics,
}

/// How much is played and how much of it is looked at closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The seed of the first game; the next game has the next seed.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// How many threads; 0 takes one a core.
    pub threads: usize,
    /// Actions and outcomes within which every game must end.
    pub steps_max: u32,
    /// Actions sampled at every step, listed or not.
    pub samples: u32,
    /// One step in so many is looked at closely.
    pub close_every: u32,
    /// One game in so many is written as a record and replayed.
    pub record_every: u32,
}

impl Default for Effort {
    /// Enough for a small game.
    fn default() -> Effort {
        Effort { seed: 0, games: 100, threads: 0, steps_max: 100_000, samples: 2, close_every: 4, record_every: 4 }
    }
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Extent {
    /// Games played to the end.
    pub games: u64,
    /// Actions and outcomes.
    pub steps: u64,
    /// Actions by seats that the game did not wait for.
    pub out_of_turn: u64,
    /// Actions played that no list holds.
    pub open: u64,
    /// Actions done by default, for a seat that lets its time pass.
    pub defaults: u64,
    /// Sampled actions that were refused.
    pub refused: u64,
    /// States guessed from views.
    pub guesses: u64,
    /// Guesses that differed from the truth. None at all means that the views keep no secrets.
    pub surprises: u64,
    /// Actions that reveal nothing, tried on a guess. None at all means that everything is said to reveal something.
    pub quiet: u64,
    /// Outcomes drawn and counted.
    pub draws: u64,
    /// Records read back.
    pub records: u64,
}

impl Extent {
    fn add(&mut self, other: Extent) {
        self.games += other.games;
        self.steps += other.steps;
        self.out_of_turn += other.out_of_turn;
        self.open += other.open;
        self.defaults += other.defaults;
        self.refused += other.refused;
        self.guesses += other.guesses;
        self.surprises += other.surprises;
        self.quiet += other.quiet;
        self.draws += other.draws;
        self.records += other.records;
    }
}

/// A broken law, and how to see it again.
#[derive(Clone, PartialEq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// What was found.
    pub detail: String,
    /// The seed of the game: [`Effort::seed`] with one game plays it again.
    pub seed: u64,
    /// The options and the record of the game so far.
    pub record: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, detail, seed, record } = self;
        write!(f, "the law {law:?} is broken: {detail}\nseed {seed}\n{record}")
    }
}

/// Plays random games and holds them to the laws. The options of each game are drawn by `options`, and dealt. Of several
/// broken games the one with the lowest seed is told.
pub fn hold<G: Lawful>(
    options: impl Fn(&mut SmallRng) -> G::Options + Sync,
    effort: Effort,
) -> Result<Extent, Box<Breach>> {
    hold_by_seed::<G>(|_, rng| options(rng), effort)
}

/// The same with the seed of the game at hand, which is one more with every game: tables that all must be met can take turns.
pub fn hold_by_seed<G: Lawful>(
    options: impl Fn(u64, &mut SmallRng) -> G::Options + Sync,
    effort: Effort,
) -> Result<Extent, Box<Breach>> {
    let next = AtomicU64::new(0);
    let first_broken = AtomicU64::new(effort.games);
    let found: Mutex<(Extent, Option<Box<Breach>>)> = Mutex::default();
    let worker = || {
        let mut extent = Extent::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= first_broken.load(Ordering::Relaxed) {
                break;
            }
            match hold_one::<G>(&options, effort, effort.seed.wrapping_add(number)) {
                Ok(played) => extent.add(played),
                Err(breach) => {
                    first_broken.fetch_min(number, Ordering::Relaxed);
                    let mut found = found.lock().expect("no worker panics");
                    if found.1.as_ref().is_none_or(|earlier| earlier.seed > breach.seed) {
                        found.1 = Some(breach);
                    }
                }
            }
        }
        found.lock().expect("no worker panics").0.add(extent);
    };
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if effort.threads == 0 { cores() } else { effort.threads };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(worker);
        }
        worker();
    });
    match found.into_inner().expect("no worker panics") {
        (extent, None) => Ok(extent),
        (_, Some(breach)) => Err(breach),
    }
}

fn hold_one<G: Lawful>(
    options: &impl Fn(u64, &mut SmallRng) -> G::Options,
    effort: Effort,
    seed: u64,
) -> Result<Extent, Box<Breach>> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut options = options(seed, &mut rng);
    G::deal(&mut options, &mut rng);
    let written = G::write_options(&options);
    let game = G::new(options).map_err(|problems| {
        Box::new(Breach { law: Law::Options, detail: format!("{problems:?}"), seed, record: written })
    })?;
    let mut trial = Trial::new(game, rng, effort);
    // Panics are caught, so that they too come with a seed and a record.
    let held =
        catch_unwind(AssertUnwindSafe(|| trial.run())).unwrap_or_else(|panic| Err((Law::Panics, message(&*panic))));
    match held {
        Ok(()) => Ok(trial.extent),
        Err((law, detail)) => Err(Box::new(Breach { law, detail, seed, record: record::write(&trial.table) })),
    }
}

/// What a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
