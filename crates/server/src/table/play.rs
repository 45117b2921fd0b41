//! A game being played: the rules' table, its log and its chance.
//!
//! Every line of the log has a number. A line is a move, a move done by default, an outcome of chance, or [`UNDO`], which takes the move
//! before it back; so the log only ever grows, and a number always names the same position. Chance is drawn at once, whenever the game
//! waits for it: draw number `n` of the table comes from generator number `n` of its secret.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use steading_fair::{Generator, Secret};
use steading_game::{DEFAULT_MARK, Next, Seat};
use steading_protocol::table::{ClockPolicy, Number, Scene, SeatNumber};
use steading_registry::{AnyTable, Error, GAMES, game_named};
use steading_store::rows::{EntryRow, SnapshotRow};

use super::clock::Clocks;
use super::doc::TableDoc;

/// The line of a log that takes the move before it back.
pub const UNDO: &str = "undo";

/// A snapshot is due after so many lines.
const SNAPSHOT_EVERY: Number = 256;

/// How many commands are remembered, in case they are sent again.
const LEDGER_MAX: usize = 256;

/// Outcomes in a row that a game may draw; more would be a loop.
const DRAWS_MAX: usize = 10_000;

/// A game being played.
pub struct Play {
    /// The rules' table.
    pub table: Box<dyn AnyTable>,
    /// Whose time runs.
    pub clocks: Clocks,
    secret: Secret,
    scene: Scene,
    /// How many lines the log has.
    number: Number,
    /// How many events there were before the position that [`Play::table`] began at.
    events_before: u32,
    /// How many lines there were before that position.
    lines_before: Number,
    /// How many events there had been after each line since then; the first is of that position itself.
    marks: Vec<u32>,
    /// How many outcomes were drawn.
    draws: u64,
    ledger: Ledger,
    last_snapshot: Number,
}

/// Why a table cannot be brought back. The log in the store does not fit the program: nothing is lost, but nothing can go on.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// A line is refused.
    #[error("line {number}, `{line}`: {error}")]
    Line {
        /// Its number.
        number: Number,
        /// What it says.
        line: String,
        /// Why it is refused.
        error: Box<Error>,
    },
    /// A line is missing.
    #[error("line {0} is missing")]
    Missing(Number),
    /// The options make no table any more.
    #[error("options: {0}")]
    Options(Box<Error>),
    /// Something the server wrote for itself cannot be read.
    #[error("{0}")]
    Doc(String),
}

/// What a snapshot holds.
#[derive(Serialize, Deserialize)]
struct SnapshotDoc {
    position: String,
    events: u32,
    draws: u64,
    ledger: Ledger,
    reserves: Vec<u64>,
}

/// What a line of the log keeps beside itself.
#[derive(Serialize, Deserialize)]
struct Meta {
    reserves: Vec<u64>,
}

/// Lines that were just added to the log, with the id of the command of the first one.
pub struct Added {
    /// The number of the first line.
    pub first: Number,
    /// The lines.
    pub lines: Vec<String>,
}

impl Play {
    /// Begins a game: draws what the options leave to chance, and everything up to the first decision.
    pub fn start(doc: &TableDoc) -> Result<(Play, Added), Error> {
        let secret = Secret::from_hex(&doc.secret).unwrap_or_else(|_| Secret::from_seed(&doc.secret));
        let table = game_named(GAMES, &doc.game)?.create(&doc.asked, &mut secret.deal())?;
        let mut play = Play::at(table, secret, doc.clock);
        let added = play.adding(|_| Ok(()))?;
        Ok((play, added))
    }

    /// Brings a game back from the latest snapshot and the lines after it.
    pub fn resume(doc: &TableDoc, snapshot: Option<&SnapshotRow>, entries: &[EntryRow]) -> Result<Play, Broken> {
        let secret = Secret::from_hex(&doc.secret).map_err(|error| Broken::Doc(error.to_string()))?;
        let game = game_named(GAMES, &doc.game).map_err(|error| Broken::Options(error.into()))?;
        let options = doc.dealt.as_deref().unwrap_or(&doc.asked);
        let table = game.create(options, &mut secret.deal()).map_err(|error| Broken::Options(error.into()))?;
        let mut play = Play::at(table, secret, doc.clock);
        if let Some(snapshot) = snapshot {
            play.go_to(snapshot)?;
        }
        let begun = play.number;
        for entry in entries.iter().filter(|entry| entry.number > begun) {
            play.replay(entry)?;
        }
        Ok(play)
    }

    fn at(table: Box<dyn AnyTable>, secret: Secret, clock: ClockPolicy) -> Play {
        let seats = table.seats().len() as usize;
        Play {
            clocks: Clocks::new(clock, seats),
            scene: Scene::new(table.scene()),
            table,
            secret,
            number: 0,
            events_before: 0,
            lines_before: 0,
            marks: vec![0],
            draws: 0,
            ledger: Ledger::default(),
            last_snapshot: 0,
        }
    }

    fn go_to(&mut self, snapshot: &SnapshotRow) -> Result<(), Broken> {
        let doc: SnapshotDoc = serde_json::from_str(&snapshot.doc).map_err(|error| Broken::Doc(error.to_string()))?;
        self.table.set_position(&doc.position).map_err(|error| Broken::Options(error.into()))?;
        self.number = snapshot.number;
        self.lines_before = snapshot.number;
        self.last_snapshot = snapshot.number;
        self.events_before = doc.events;
        self.marks = vec![doc.events];
        self.draws = doc.draws;
        self.ledger = doc.ledger;
        self.clocks.restore(&doc.reserves);
        Ok(())
    }

    fn replay(&mut self, entry: &EntryRow) -> Result<(), Broken> {
        if entry.number != self.number + 1 {
            return Err(Broken::Missing(self.number + 1));
        }
        let is_draw = self.table.next() == Next::Chance;
        let done =
            if entry.line == UNDO { self.table.undo(1).map(|_| ()) } else { self.table.enter(&entry.line).map(|_| ()) };
        done.map_err(|error| Broken::Line { number: entry.number, line: entry.line.clone(), error: error.into() })?;
        self.draws += u64::from(is_draw);
        self.count_line();
        self.ledger.note(&entry.command, entry.number);
        if let Ok(meta) = serde_json::from_str::<Meta>(&entry.meta) {
            self.clocks.restore(&meta.reserves);
        }
        Ok(())
    }

    /// What never changes about the game.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// How many lines the log has: the number of the present position.
    pub fn number(&self) -> Number {
        self.number
    }

    /// What a bot in this seat leaves to chance when it thinks about the present position.
    pub fn thought(&self, seat: SeatNumber) -> Generator {
        self.secret.thought(seat, u64::from(self.number))
    }

    /// How many events there have been.
    pub fn event_count(&self) -> u32 {
        self.events_before + self.table.event_count() as u32
    }

    /// The number of the first event that is still in memory.
    pub fn events_before(&self) -> u32 {
        self.events_before
    }

    /// What is news to somebody who knows the position `since`: the position that is told from, and the first event. All events there are
    /// if that position is too old or unknown. Events that were taken back since then are news too.
    pub fn news_since(&self, since: Option<Number>) -> (Number, u32) {
        let known = since.and_then(|since| {
            let marks = self.marks.get(since.checked_sub(self.lines_before)? as usize..)?;
            Some((since, marks.iter().copied().min()?))
        });
        known.unwrap_or((self.lines_before, self.events_before))
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> Vec<SeatNumber> {
        match self.table.next() {
            Next::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
            Next::Chance | Next::Over => Vec::new(),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.table.next() == Next::Over
    }

    /// The line that a command became, if it was carried out before.
    pub fn known_command(&self, command: &str) -> Option<Number> {
        self.ledger.find(command)
    }

    /// Plays a move of a seat and draws what follows. The mark of a default is not for players.
    pub fn act(&mut self, seat: SeatNumber, action: &str) -> Result<Added, Error> {
        let action = action.trim();
        let unmarked = action.strip_suffix(DEFAULT_MARK).unwrap_or(action);
        self.adding(|table| table.play(unmarked, Some(Seat(seat))).map(|_| ()))
    }

    /// Does for a seat what is done when its time is up, and draws what follows.
    pub fn act_by_default(&mut self, seat: SeatNumber) -> Result<Added, Error> {
        self.adding(|table| table.play_default(Some(Seat(seat))).map(|_| ()))
    }

    /// Does for a seat what would be done if its time were up, as a move of its own.
    pub fn act_plainly(&mut self, seat: SeatNumber) -> Result<Added, Error> {
        let plain = self.table.default_action(Some(Seat(seat)))?;
        self.act(seat, &plain.action)
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Result<Added, Error> {
        let first = self.number + 1;
        self.table.undo(1)?;
        self.count_line();
        Ok(Added { first, lines: vec![UNDO.to_owned()] })
    }

    /// The rows of lines that were added. The command is that of the first line.
    pub fn rows(&mut self, table: &str, added: &Added, command: &str, at: u64) -> Vec<EntryRow> {
        self.ledger.note(command, added.first);
        let meta = Meta { reserves: self.clocks.reserves().to_vec() };
        let meta =
            if meta.reserves.is_empty() { String::new() } else { serde_json::to_string(&meta).unwrap_or_default() };
        let row = |(index, line): (usize, &String)| EntryRow {
            table: table.to_owned(),
            number: added.first + index as Number,
            line: line.clone(),
            command: if index == 0 { command.to_owned() } else { String::new() },
            meta: meta.clone(),
            at,
        };
        added.lines.iter().enumerate().map(row).collect()
    }

    /// A snapshot, if one is due. Never where the last move may still be taken back: its position would be gone after a restart.
    pub fn snapshot_if_due(&mut self, table: &str) -> Option<SnapshotRow> {
        if self.number - self.last_snapshot < SNAPSHOT_EVERY || self.table.undoable().is_some() || self.is_over() {
            return None;
        }
        self.last_snapshot = self.number;
        let doc = SnapshotDoc {
            position: self.table.position(),
            events: self.event_count(),
            draws: self.draws,
            ledger: self.ledger.clone(),
            reserves: self.clocks.reserves().to_vec(),
        };
        let doc = serde_json::to_string(&doc).unwrap_or_default();
        Some(SnapshotRow { table: table.to_owned(), number: self.number, doc })
    }

    /// Does something that adds lines to the log, draws what follows, and tells what was added.
    fn adding(&mut self, act: impl FnOnce(&mut dyn AnyTable) -> Result<(), Error>) -> Result<Added, Error> {
        let (first, entries) = (self.number + 1, self.table.entry_count());
        act(self.table.as_mut())?;
        if self.table.entry_count() > entries {
            self.count_line();
        }
        for _ in 0..DRAWS_MAX {
            if self.table.next() != Next::Chance {
                break;
            }
            self.table.draw(&mut self.secret.draw(self.draws))?;
            self.draws += 1;
            self.count_line();
        }
        Ok(Added { first, lines: self.table.entries(entries) })
    }

    fn count_line(&mut self) {
        self.number += 1;
        self.marks.push(self.event_count());
    }
}

/// The last commands that became lines, so that one that is sent again is answered and not carried out again.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
struct Ledger(VecDeque<(String, Number)>);

impl Ledger {
    fn note(&mut self, command: &str, number: Number) {
        if command.is_empty() {
            return;
        }
        if self.0.len() == LEDGER_MAX {
            self.0.pop_front();
        }
        self.0.push_back((command.to_owned(), number));
    }

    fn find(&self, command: &str) -> Option<Number> {
        self.0.iter().rev().find(|(known, _)| known == command).map(|(_, number)| *number)
    }
}
