//! A table: a game being played, with its log.

use std::fmt;

use rand::Rng;

use crate::{Game, Journal, Next, Notation, Seat, Unread};

/// One line of a log: what a seat did, what was done for it, or what chance did.
pub enum Entry<G: Game> {
    /// A seat acted.
    Action(Seat, G::Action),
    /// A seat let its time pass, and [`Game::default_action`] was done for it.
    Default(Seat, G::Action),
    /// Chance chose.
    Outcome(G::Outcome),
}

impl<G: Game> Entry<G> {
    /// The action and its seat, whether chosen or done by default.
    pub fn action(&self) -> Option<(Seat, G::Action)> {
        match *self {
            Entry::Action(seat, action) | Entry::Default(seat, action) => Some((seat, action)),
            Entry::Outcome(_) => None,
        }
    }

    /// Carries the entry out. Trusts that it may be, as [`Game::apply`] and [`Game::resolve`] do.
    pub fn carry_out(&self, game: &G, state: &mut G::State, journal: &mut impl Journal<G::Event>) {
        match self {
            Entry::Action(seat, action) | Entry::Default(seat, action) => game.apply(state, *seat, *action, journal),
            Entry::Outcome(outcome) => game.resolve(state, outcome, journal),
        }
    }
}

// Written out, because derived ones would ask the game itself to be `Clone`, `PartialEq` and `Debug`.
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        match self {
            Entry::Action(seat, action) => Entry::Action(*seat, *action),
            Entry::Default(seat, action) => Entry::Default(*seat, *action),
            Entry::Outcome(outcome) => Entry::Outcome(outcome.clone()),
        }
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Entry::Action(seat, action), Entry::Action(other, again))
            | (Entry::Default(seat, action), Entry::Default(other, again)) => seat == other && action == again,
            (Entry::Outcome(outcome), Entry::Outcome(other)) => outcome == other,
            (Entry::Action(..) | Entry::Default(..) | Entry::Outcome(_), _) => false,
        }
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, action) => f.debug_tuple("Action").field(seat).field(action).finish(),
            Entry::Default(seat, action) => f.debug_tuple("Default").field(seat).field(action).finish(),
            Entry::Outcome(outcome) => f.debug_tuple("Outcome").field(outcome).finish(),
        }
    }
}

/// A game being played: rules, position and the log that led here.
///
/// The log is the truth: [`Table::undo`] drops its last entry and plays the rest again.
pub struct Table<G: Game> {
    game: G,
    start: G::State,
    state: G::State,
    log: Vec<Entry<G>>,
}

impl<G: Game> Clone for Table<G>
where
    G: Clone,
{
    fn clone(&self) -> Self {
        Table { game: self.game.clone(), start: self.start.clone(), state: self.state.clone(), log: self.log.clone() }
    }
}

/// Why a table did not move.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError<I> {
    /// A rule forbids the action.
    #[error("refused")]
    Illegal(I),
    /// Chance cannot choose this now.
    #[error("this outcome cannot happen now")]
    Impossible,
    /// This is not what the rules do for the seat when it lets its time pass, or they do nothing.
    #[error("this is not what is done by default")]
    NotDefault,
    /// The text could not be read.
    #[error("{0}")]
    Unread(crate::Syntax),
}

impl<I> From<Unread<I>> for TableError<I> {
    fn from(unread: Unread<I>) -> Self {
        match unread {
            Unread::Syntax(syntax) => TableError::Unread(syntax),
            Unread::Illegal(illegal) => TableError::Illegal(illegal),
        }
    }
}

impl<G: Game> Table<G> {
    /// A fresh table.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Table::from_position(game, start)
    }

    /// A table that begins in the middle of a game.
    pub fn from_position(game: G, start: G::State) -> Self {
        Table { state: start.clone(), start, game, log: Vec::new() }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position the log begins at.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Who or what the game waits for.
    pub fn next(&self) -> Next {
        self.game.next(&self.state)
    }

    /// The legal actions of a seat.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.game.actions(&self.state, seat, &mut out);
        out
    }

    /// Whether an entry could be played now, and if not, why.
    pub fn check(&self, entry: &Entry<G>) -> Result<(), TableError<G::Illegal>> {
        let (game, state) = (&self.game, &self.state);
        match entry {
            Entry::Action(seat, action) => game.check(state, *seat, *action).map_err(TableError::Illegal),
            Entry::Default(seat, action) => {
                game.check(state, *seat, *action).map_err(TableError::Illegal)?;
                let is_default = game.default_action(state, *seat) == Some(*action);
                if is_default { Ok(()) } else { Err(TableError::NotDefault) }
            }
            Entry::Outcome(outcome) if game.may_happen(state, outcome) => Ok(()),
            Entry::Outcome(_) => Err(TableError::Impossible),
        }
    }

    /// Checks, applies and logs an action.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        self.enter(Entry::Action(seat, action))
    }

    /// Does what the rules do for a seat that lets its time pass, and logs it as done by default.
    pub fn play_default(&mut self, seat: Seat) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        let action = self.game.default_action(&self.state, seat).ok_or(TableError::NotDefault)?;
        self.enter(Entry::Default(seat, action))
    }

    /// Passes an outcome of chance in.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        self.enter(Entry::Outcome(outcome))
    }

    /// Draws the present chance; `None` if the game does not wait for chance.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<(G::Outcome, Vec<G::Event>)> {
        if self.next() != Next::Chance {
            return None;
        }
        let outcome = self.game.sample(&self.state, rng);
        let events = self.resolve(outcome.clone()).ok()?;
        Some((outcome, events))
    }

    /// Checks, carries out and logs an entry.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        self.check(&entry)?;
        let mut events = Vec::new();
        entry.carry_out(&self.game, &mut self.state, &mut events);
        self.log.push(entry);
        Ok(events)
    }

    /// Takes the last entry back; `None` at the start.
    pub fn undo(&mut self) -> Option<Entry<G>> {
        let last = self.log.pop()?;
        self.state = self.state_after(self.log.len());
        Some(last)
    }

    /// The position after the first `count` entries of the log.
    pub fn state_after(&self, count: usize) -> G::State {
        let mut state = self.start.clone();
        self.log.iter().take(count).for_each(|entry| entry.carry_out(&self.game, &mut state, &mut ()));
        state
    }
}

impl<G: Notation> Table<G> {
    /// Reads one line of notation, an action, a default or an outcome, and plays it.
    pub fn enter_text(&mut self, text: &str) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        let entry = self.game.parse_entry(&self.state, text)?;
        self.enter(entry)
    }
}
