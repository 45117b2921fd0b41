//! A table: a game being played, with its log.

use std::fmt;

use rand::Rng;

use crate::{Game, Next, Notation, Seat, Unread};

/// One line of a log: what a seat did or what chance did.
pub enum Entry<G: Game> {
    /// A seat acted.
    Action(Seat, G::Action),
    /// Chance chose.
    Outcome(G::Outcome),
}

// Written out, because derived ones would ask the game itself to be `Clone`, `PartialEq` and `Debug`.
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        match self {
            Entry::Action(seat, action) => Entry::Action(*seat, *action),
            Entry::Outcome(outcome) => Entry::Outcome(outcome.clone()),
        }
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Entry::Action(seat, action), Entry::Action(other, again)) => seat == other && action == again,
            (Entry::Outcome(outcome), Entry::Outcome(other)) => outcome == other,
            (Entry::Action(..), Entry::Outcome(_)) | (Entry::Outcome(_), Entry::Action(..)) => false,
        }
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, action) => f.debug_tuple("Action").field(seat).field(action).finish(),
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

    /// Checks, applies and logs an action.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        self.game.check(&self.state, seat, action).map_err(TableError::Illegal)?;
        let mut events = Vec::new();
        self.game.apply(&mut self.state, seat, action, &mut events);
        self.log.push(Entry::Action(seat, action));
        Ok(events)
    }

    /// Passes an outcome of chance in.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        if !self.game.may_happen(&self.state, &outcome) {
            return Err(TableError::Impossible);
        }
        let mut events = Vec::new();
        self.game.resolve(&mut self.state, &outcome, &mut events);
        self.log.push(Entry::Outcome(outcome));
        Ok(events)
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

    /// Plays a log entry.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        match entry {
            Entry::Action(seat, action) => self.play(seat, action),
            Entry::Outcome(outcome) => self.resolve(outcome),
        }
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
        for entry in self.log.iter().take(count) {
            match entry {
                Entry::Action(seat, action) => self.game.apply(&mut state, *seat, *action, &mut ()),
                Entry::Outcome(outcome) => self.game.resolve(&mut state, outcome, &mut ()),
            }
        }
        state
    }
}

impl<G: Notation> Table<G> {
    /// Reads one line of notation, an action or an outcome, and plays it.
    pub fn enter_text(&mut self, text: &str) -> Result<Vec<G::Event>, TableError<G::Illegal>> {
        let entry = self.game.parse_entry(&self.state, text)?;
        self.enter(entry)
    }
}
