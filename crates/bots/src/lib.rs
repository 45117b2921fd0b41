//! Computer players. A bot sees a [`Decision`]: the seat's legal actions and, on request, the seat's view. It never sees the state.
//!
//! * [`Bot`] is what every computer player can do.
//! * [`Random`] picks any listed action, each equally likely.
//! * [`Novice`] looks one step ahead with the eyes of a [`Judge`], which says what a position of its game is worth.
//! * [`by_name`] makes a [`Named`] bot from the name of its level and a [`Budget`].

use rand::Rng;
use rand::rngs::SmallRng;
use steading_game::{Game, Observer, Seat};

mod budget;
mod judge;
mod novice;

pub use budget::{Budget, Stop};
pub use judge::{Judge, NEVER};
pub use novice::Novice;

/// What a bot may look at when it must choose.
pub struct Decision<'a, G: Game> {
    /// The rules of the table.
    pub game: &'a G,
    /// The seat the bot plays.
    pub seat: Seat,
    /// The listed legal actions; never empty.
    pub actions: &'a [G::Action],
    state: &'a G::State,
}

impl<'a, G: Game> Decision<'a, G> {
    /// The decision of a seat.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, actions: &'a [G::Action]) -> Self {
        Decision { game, seat, actions, state }
    }

    /// What the seat knows.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Observer::Seat(self.seat))
    }
}

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the listed actions, by its index.
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize;
}

/// A boxed bot plays as the bot inside: tables mix bots of several kinds.
impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize {
        (**self).choose(decision, rng)
    }
}

/// Picks any listed action, each equally likely.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize {
        let count = decision.actions.len();
        // One multiplication scales 32 random bits. No action is more likely than another by more than one part in 2³².
        if count == 1 { 0 } else { ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize }
    }
}

/// The names of all bots, weakest first.
pub const NAMES: &[&str] = &["random", "novice"];

/// Any bot of this crate, chosen by name. An enum and not a box, so that the simulator's loop calls through no pointer.
#[derive(Clone, Debug)]
pub enum Named {
    /// Picks any listed action.
    Random(Random),
    /// Looks one step ahead.
    Novice(Novice),
}

impl<G: Judge> Bot<G> for Named {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize {
        match self {
            Named::Random(random) => random.choose(decision, rng),
            Named::Novice(novice) => novice.choose(decision, rng),
        }
    }
}

/// The bot with this name, thinking within the budget.
pub fn by_name(name: &str, budget: Budget) -> Option<Named> {
    match name {
        "random" => Some(Named::Random(Random)),
        "novice" => Some(Named::Novice(Novice::new(budget))),
        _ => None,
    }
}
