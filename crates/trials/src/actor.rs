//! A client at one table of a trial: it sits down, plays to the end, and keeps what it was told.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Result, bail};
use steading_client::{Door, Link, News, Player};
use steading_protocol::socket::{Command, CommandMessage, Waiting};
use steading_protocol::table::{Occupant, SeatNumber, Status, TableInfo};
use steading_protocol::{ErrorCode, Failure, Number};
use tokio::time::sleep;

/// How often a client takes a move back where it may.
const UNDO_CHANCE: f64 = 0.05;

/// How long a sleeper looks away: longer than any clock of a trial.
const NAP: Duration = Duration::from_secs(9);

/// How many times a sleeper looks away in a game.
const NAPS: u32 = 2;

/// What all clients of a trial share.
#[derive(Default)]
pub struct Progress {
    /// Moves that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Connections that were welcomed.
    pub connections: AtomicU64,
    /// How many times the server was killed.
    pub kills: AtomicU32,
    /// Clients that have seen the end of their game.
    pub finished: AtomicUsize,
    /// How long clients think at most, in milliseconds.
    pub think_ms: AtomicU64,
}

/// What a client was told.
#[derive(Clone, Default, Debug)]
pub struct Journal {
    /// Moves that were acknowledged.
    pub acts: Vec<Acknowledged>,
    /// The numbers of the lines that took moves back.
    pub undos: Vec<Number>,
    /// Commands that came too late.
    pub stale: u32,
    /// Connections that were welcomed.
    pub connections: u32,
    /// How many times the server was killed between the first welcome and the end.
    pub kills: u32,
    /// The number at which the game was over.
    pub last: Number,
    /// The names of the seats.
    pub seat_names: Vec<String>,
    /// Things that must not happen.
    pub breaches: Vec<String>,
}

/// A move that the server says it has kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The game stood at this number right after it.
    pub number: Number,
    /// The move in notation.
    pub action: String,
}

/// A client at one table.
pub struct Actor {
    /// Who it is.
    pub door: Door,
    /// Where it plays.
    pub table: String,
    /// The seats it shall have.
    pub seats: Vec<SeatNumber>,
    /// Whether the game begins when it says so.
    pub is_host: bool,
    /// Whether it looks away now and then until its time is up.
    pub is_sleeper: bool,
    /// The seed of everything it does.
    pub seed: u64,
    /// What it shares with the others.
    pub progress: Arc<Progress>,
}

impl Actor {
    /// Plays until the game is over and everything was answered.
    pub async fn play(self) -> Result<Journal> {
        let mut link = Link::new(self.door.clone(), self.table.clone(), self.seed);
        let mut player = Player::new(self.seed).taking_back(UNDO_CHANCE);
        let mut journal = Journal::default();
        let mut naps_left = if self.is_sleeper { NAPS } else { 0 };
        let mut kills_before = None;
        loop {
            let news = link.next().await?;
            if news == News::Welcomed && kills_before.is_none() {
                kills_before = Some(self.progress.kills.load(Ordering::Relaxed));
            }
            self.note(&mut journal, news);
            if link.session().is_waiting() {
                continue;
            }
            if let Some(ending) = self.ending(&link)? {
                journal.last = ending;
                journal.connections = link.connections();
                journal.kills = self.progress.kills.load(Ordering::Relaxed) - kills_before.unwrap_or(0);
                journal.seat_names = seat_names(link.session().table());
                self.progress.finished.fetch_add(1, Ordering::Relaxed);
                return Ok(journal);
            }
            let lobby = link.session().table().filter(|table| table.status == Status::Lobby);
            if let Some(command) = lobby.and_then(|table| self.step_in_lobby(table, link.session().you()?)) {
                link.command(command).await;
            } else if let Some(command) = player.choose(link.session()) {
                let pause = if naps_left > 0 && player.think(30) == 0 {
                    naps_left -= 1;
                    NAP
                } else {
                    Duration::from_millis(player.think(self.progress.think_ms.load(Ordering::Relaxed)))
                };
                sleep(pause).await;
                link.command(command).await;
            }
        }
    }

    /// The number at which the game was over.
    fn ending(&self, link: &Link) -> Result<Option<Number>> {
        let session = link.session();
        if session.table().is_some_and(|table| table.status == Status::Closed) {
            bail!("the table was closed before the game ended");
        }
        Ok(session.update().filter(|update| matches!(update.waiting, Waiting::Over { .. })).map(|update| update.number))
    }

    fn note(&self, journal: &mut Journal, news: News) {
        match news {
            News::Done { command, number } => match command.command {
                Command::Act { action, .. } => {
                    self.progress.acknowledged.fetch_add(1, Ordering::Relaxed);
                    journal.acts.push(Acknowledged { number, action });
                }
                Command::Undo { .. } => journal.undos.push(number),
                _ => {}
            },
            News::Stale(_) => journal.stale += 1,
            News::Failed(command, failure) if is_breach(&command, &failure) => {
                journal
                    .breaches
                    .push(format!("{:?} was refused: {:?} {}", command.command, failure.code, failure.message));
            }
            News::Trouble(failure) => {
                journal.breaches.push(format!("the server complains: {:?} {}", failure.code, failure.message));
            }
            News::Welcomed => {
                self.progress.connections.fetch_add(1, Ordering::Relaxed);
            }
            News::Failed(..)
            | News::Table
            | News::Moved(_)
            | News::Postponed(_)
            | News::Answered(_)
            | News::Chat(_) => {}
        }
    }

    /// What to do before the game begins: sit down, be ready, begin when everybody is.
    fn step_in_lobby(&self, table: &TableInfo, you: &str) -> Option<Command> {
        let is_empty = |seat: &&SeatNumber| table.seats[usize::from(**seat)].occupant == Occupant::Empty;
        if let Some(&seat) = self.seats.iter().find(is_empty) {
            return Some(Command::Sit { seat });
        }
        let is_ours = |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if id == you);
        if table.seats.iter().any(|seat| is_ours(&seat.occupant) && !seat.ready) {
            return Some(Command::Ready { ready: true });
        }
        (self.is_host && table.seats.iter().all(|seat| seat.ready)).then_some(Command::Start)
    }
}

/// A listed move in the position it was listed for must be carried out. Only what others may have done before is an excuse.
fn is_breach(command: &CommandMessage, failure: &Failure) -> bool {
    matches!(command.command, Command::Act { .. } | Command::Undo { .. }) && failure.code != ErrorCode::NotPlaying
}

fn seat_names(table: Option<&TableInfo>) -> Vec<String> {
    table.map(|table| table.seats.iter().map(|seat| seat.name.clone()).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The journal of a client that was told this.
    fn journal_of(told: impl IntoIterator<Item = News>) -> Journal {
        let actor = Actor {
            door: Door::new(([127, 0, 0, 1], 1).into()),
            table: "t".to_owned(),
            seats: vec![0],
            is_host: false,
            is_sleeper: false,
            seed: 1,
            progress: Arc::default(),
        };
        let mut journal = Journal::default();
        told.into_iter().for_each(|news| actor.note(&mut journal, news));
        let acknowledged = actor.progress.acknowledged.load(Ordering::Relaxed);
        assert_eq!(acknowledged, journal.acts.len() as u64);
        journal
    }

    fn message(command: Command) -> CommandMessage {
        CommandMessage { id: "1".to_owned(), command }
    }

    fn act() -> CommandMessage {
        message(Command::Act { seat: 0, expected: 3, action: "red rolls".to_owned() })
    }

    fn undo() -> CommandMessage {
        message(Command::Undo { seat: 0, expected: 3 })
    }

    #[test]
    fn what_was_done_is_noted_by_its_kind_and_number() {
        let journal = journal_of([
            News::Done { command: act(), number: 4 },
            News::Done { command: undo(), number: 5 },
            News::Done { command: message(Command::Ready { ready: true }), number: 5 },
            News::Stale(act()),
        ]);
        assert_eq!(journal.acts, [Acknowledged { number: 4, action: "red rolls".to_owned() }]);
        assert_eq!(journal.undos, [5]);
        assert_eq!(journal.stale, 1);
        assert_eq!(journal.breaches, [""; 0]);
    }

    #[test]
    fn a_refused_move_is_a_breach_unless_the_game_was_over() {
        let refused = |command, code| journal_of([News::Failed(command, Failure::new(code, "no"))]).breaches.len();
        assert_eq!(refused(act(), ErrorCode::Refused), 1);
        assert_eq!(refused(undo(), ErrorCode::NoUndo), 1);
        assert_eq!(refused(act(), ErrorCode::NotPlaying), 0);
        assert_eq!(refused(message(Command::Sit { seat: 0 }), ErrorCode::SeatTaken), 0);
    }

    #[test]
    fn a_complaint_of_the_server_is_a_breach() {
        let complaint = journal_of([News::Trouble(Failure::new(ErrorCode::BadMessage, "no"))]);
        assert_eq!(complaint.breaches, ["the server complains: BadMessage no"]);
    }
}
