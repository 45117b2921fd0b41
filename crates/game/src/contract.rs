//! The contract itself.

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;

use crate::{Refusal, Seat, SeatSet};

/// A game: the immutable rules of one table. The state is a plain value beside it.
///
/// Two doors lead into the state. [`Game::check`] explains a refusal; [`Game::apply`] trusts that `check` passed. Chance never
/// happens inside `apply`: when [`Game::next`] says [`Next::Chance`], an outcome is passed in with [`Game::resolve`], drawn
/// with [`Game::sample`] or chosen by the caller. A log of actions and outcomes therefore replays exactly.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the people at the table agreed on.
    type Options: Clone + PartialEq + Debug + Send + Sync;
    /// A position: flat, no heap, no generator.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat does.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// What chance does.
    type Outcome: Clone + Eq + Debug + Send + Sync;
    /// What happened, for logs and clients.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// What one observer may know of a state. Another type than the state, so that secrets cannot slip through.
    type View: Clone + PartialEq + Debug + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;

    /// The name of the game in commands and records.
    const NAME: &'static str;

    /// Draws what the options leave to chance before the first move, such as a shuffled board. Afterwards the options are
    /// complete, and [`Game::new`] needs no generator.
    fn deal(options: &mut Self::Options, rng: &mut impl Rng);

    /// The rules of a table with these options, or everything that is wrong with them.
    fn new(options: Self::Options) -> Result<Self, Vec<Self::Illegal>>;

    /// The options this table was made from.
    fn options(&self) -> &Self::Options;

    /// The seats that play.
    fn seats(&self) -> SeatSet;

    /// The position before the first move.
    fn start(&self) -> Self::State;

    /// Who or what the game waits for.
    fn next(&self, state: &Self::State) -> Next;

    /// Appends the legal actions of the seat. Complete, except for open decisions such as trade offers, where it lists a
    /// finite canonical set; [`Game::check`] is the authority, and [`Game::lists`] tells the two kinds apart.
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether [`Game::actions`] would list this action if it were legal; false for the open forms.
    fn lists(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// Whether the seat may do this now, and if not, why. The answer never depends on what the seat cannot see.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`Game::check`] allows.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, journal: &mut impl Journal<Self::Event>);

    /// Appends the possible outcomes of the present chance with their integer weights.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Outcome, u32)>) -> Support;

    /// Draws one outcome of the present chance by those weights.
    fn sample(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Outcome;

    /// Whether the outcome can happen now. Games that answer [`Support::SampleOnly`] must override this.
    fn may_happen(&self, state: &Self::State, outcome: &Self::Outcome) -> bool {
        let mut all = Vec::new();
        self.next(state) == Next::Chance
            && self.outcomes(state, &mut all) == Support::Complete
            && all.iter().any(|(possible, weight)| possible == outcome && *weight > 0)
    }

    /// Carries out an outcome that [`Game::may_happen`] allows.
    fn resolve(&self, state: &mut Self::State, outcome: &Self::Outcome, journal: &mut impl Journal<Self::Event>);

    /// Whether an action that led from one position to the other showed somebody what the seat that acted did not know or did not decide,
    /// so that it cannot be taken back. When in doubt it did. Chance and the end of a game always do, whatever led to them: this is asked
    /// where the game waits for seats afterwards.
    fn reveals(&self, before: &Self::State, after: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// What the observer may know.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// The event as the observer may know it; `None` if nothing of it may be known.
    fn redact(&self, event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// A full state that the view could have come from, drawn at random: hidden cards are dealt anew.
    fn guess(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// The present points of every seat, hidden ones included.
    fn standing(&self, state: &Self::State, out: &mut [i16]);

    /// The seat that has won.
    fn winner(&self, state: &Self::State) -> Option<Seat>;

    /// How many turns have begun.
    fn turns(&self, state: &Self::State) -> u32;

    /// Works out what a state does not write of itself, after it was read: what follows from the table and is only kept for speed.
    fn complete(&self, _state: &mut Self::State) {}

    /// The same for a view.
    fn complete_view(&self, _view: &mut Self::View) {}

    /// What is done for a seat that lets its time pass: a safe, legal answer to its present decision, which depends on nothing that
    /// the seat cannot see. `None` if nobody waits for the seat, or if the game has no such answers.
    fn default_action(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }
}

/// Who or what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// These seats, in any order. A seat outside the set may have actions too (take back an offer, build on while others think
    /// about it), but nobody waits for them.
    Seats(SeatSet),
    /// A die, a card, a shuffle.
    Chance,
    /// Nothing: the game has ended.
    Over,
}

/// Whether a list of outcomes is all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Support {
    /// Every outcome is listed.
    Complete,
    /// There are too many to list: only [`Game::sample`] knows them.
    SampleOnly,
}

/// Who looks at a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// A player: sees what is open and what is their own.
    Seat(Seat),
    /// Everybody else: sees what is open.
    Public,
}

impl Observer {
    /// Whether this is the given seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

/// Takes down what happens. `()` takes down nothing and compiles to nothing; a `Vec` keeps everything.
pub trait Journal<E> {
    /// Takes down one event.
    fn note(&mut self, event: E);

    /// Whether anybody reads it: an event that takes work to make is only made then.
    #[inline(always)]
    fn is_read(&self) -> bool {
        true
    }
}

impl<E> Journal<E> for () {
    #[inline(always)]
    fn note(&mut self, _event: E) {}

    #[inline(always)]
    fn is_read(&self) -> bool {
        false
    }
}

impl<E> Journal<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}
