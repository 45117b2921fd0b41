//! What a client knows of its table and still waits for. It does no input or output.
//!
//! The owner of a session sends what [`Session::on_open`] says whenever a connection has been made, hands every message of the server to
//! [`Session::on_message`], and sends what [`Session::command`] gives back if a connection is open. Nothing else is needed to survive a
//! lost connection: commands that were not answered are sent again with their old ids, and the server carries each out once.
//!
//! A session believes answers and updates, and nothing before them. Messages that come twice, late or in another order change nothing
//! that a newer one has said.

use std::collections::BTreeMap;

use serde::Deserialize;
use steading_protocol::socket::{
    Answer, ChatLine, Command, CommandMessage, Hello, Outcome, ServerMessage, Update, Waiting, Welcome,
};
use steading_protocol::table::{GuestId, Scene, SeatNumber, TableInfo};
use steading_protocol::{ClientMessage, ErrorCode, Failure, Number, VERSION};

use crate::events::Events;

/// A client's side of a table.
#[derive(Debug)]
pub struct Session {
    language: String,
    /// What the ids of this session begin with; no two sessions of a guest have the same.
    prefix: String,
    ids_count: u64,
    you: Option<GuestId>,
    seats: Vec<SeatNumber>,
    table: Option<TableInfo>,
    update: Option<Update>,
    /// What never changes about the game, once it was told.
    scene: Option<Scene>,
    events: BTreeMap<Option<SeatNumber>, Events>,
    pending: Vec<CommandMessage>,
    /// The number that the game is known to have reached. Until an update shows it, there is nothing to choose from.
    reached: Number,
    /// Everything that happened up to this number has been told.
    whole: Number,
    /// Updates beyond that: what they follow, and their own number.
    beyond: Vec<(Number, Number)>,
}

/// What a message brought.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The server knows us, and everything is up to date.
    Welcomed,
    /// Seats, readiness, presence or status have changed.
    Table,
    /// The game stands at another number.
    Moved(Number),
    /// A command was carried out.
    Done {
        /// The command.
        command: CommandMessage,
        /// The game stood at this number right after it.
        number: Number,
    },
    /// A command was not carried out, since the position had changed: the player chooses again.
    Stale(CommandMessage),
    /// A command was not carried out.
    Failed(CommandMessage, Failure),
    /// A command could not be carried out now, and will be sent again.
    Postponed(Failure),
    /// An answer of another kind, or to a question.
    Answered(Answer),
    /// Somebody said something.
    Chat(ChatLine),
    /// The server complains about something that had no id.
    Trouble(Failure),
}

/// A listed move; the same as data is not read.
#[derive(Deserialize)]
struct Listed<'a> {
    #[serde(borrow)]
    action: std::borrow::Cow<'a, str>,
}

impl Session {
    /// A client that knows nothing yet. The prefix makes its ids differ from those of the guest's other sessions.
    pub fn new(prefix: impl Into<String>, language: impl Into<String>) -> Session {
        Session {
            language: language.into(),
            prefix: prefix.into(),
            ids_count: 0,
            you: None,
            seats: Vec::new(),
            table: None,
            update: None,
            scene: None,
            events: BTreeMap::new(),
            pending: Vec::new(),
            reached: 0,
            whole: 0,
            beyond: Vec::new(),
        }
    }

    /// What to say when a connection has been made: who we are, what we know, and what was not answered.
    pub fn on_open(&self) -> Vec<ClientMessage> {
        let since = self.update.as_ref().map(|_| self.whole);
        let hello = Hello { version: VERSION, since, language: self.language.clone() };
        std::iter::once(ClientMessage::Hello(hello)).chain(self.unanswered()).collect()
    }

    /// The commands that were not answered, in the order they were given.
    pub fn unanswered(&self) -> impl Iterator<Item = ClientMessage> {
        self.pending.iter().cloned().map(ClientMessage::Command)
    }

    /// Whether something was not answered yet.
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// A new command, to be sent now if a connection is open. It is kept until it is answered.
    pub fn command(&mut self, command: Command) -> CommandMessage {
        self.ids_count += 1;
        let message = CommandMessage { id: format!("{}-{}", self.prefix, self.ids_count), command };
        self.pending.push(message.clone());
        message
    }

    /// Takes in what the server says.
    pub fn on_message(&mut self, message: ServerMessage) -> Vec<News> {
        match message {
            ServerMessage::Welcome(welcome) => self.on_welcome(*welcome),
            ServerMessage::Table(table) => {
                self.seats = seats_of(&table, self.you.as_ref());
                self.table = Some(*table);
                vec![News::Table]
            }
            ServerMessage::Update(update) => self.on_update(*update).into_iter().collect(),
            ServerMessage::Chat(line) => vec![News::Chat(line)],
            ServerMessage::Answer(answer) => self.on_answer(answer).into_iter().collect(),
            ServerMessage::Error(failure) => vec![News::Trouble(failure)],
        }
    }

    fn on_welcome(&mut self, welcome: Welcome) -> Vec<News> {
        self.you = Some(welcome.you);
        self.seats = welcome.seats;
        self.table = Some(welcome.table);
        // The server tells all it can: what is older than that is not to be had here.
        if let Some(update) = &welcome.update {
            self.whole = self.whole.max(update.since);
        }
        let moved = welcome.update.and_then(|update| self.on_update(update));
        std::iter::once(News::Welcomed).chain(moved).collect()
    }

    /// A newer update takes the place of the one that is known; the same one again may have newer clocks. An older one can still tell of
    /// events.
    fn on_update(&mut self, mut update: Update) -> Option<News> {
        self.scene = update.scene.take().or(self.scene.take());
        for look in &update.looks {
            self.events.entry(look.seat).or_default().take(update.number, update.events_from, &look.events);
        }
        self.join(update.since, update.number);
        let known = self.update.as_ref().map(|known| known.number);
        if known.is_some_and(|known| update.number < known) {
            return None;
        }
        let number = update.number;
        self.reached = self.reached.max(number);
        self.update = Some(update);
        (known != Some(number)).then_some(News::Moved(number))
    }

    /// An update tells what happened between two positions; what it does not follow is still missing.
    fn join(&mut self, since: Number, number: Number) {
        self.beyond.push((since, number));
        while let Some(&(_, next)) = self.beyond.iter().find(|(since, next)| *since <= self.whole && *next > self.whole)
        {
            self.whole = next;
        }
        self.beyond.retain(|(_, next)| *next > self.whole);
    }

    /// Whether nothing is missing between what has been told. Whoever misses something for longer connects again.
    pub fn is_whole(&self) -> bool {
        self.beyond.is_empty()
    }

    /// An answer to a command that is not waited for has come before.
    fn on_answer(&mut self, answer: Answer) -> Option<News> {
        let Some(place) = self.pending.iter().position(|pending| pending.id == answer.id) else {
            let is_command = matches!(answer.result, Outcome::Done { .. } | Outcome::Failed(_));
            return (!is_command).then_some(News::Answered(answer));
        };
        if let Outcome::Failed(failure) = &answer.result
            && matches!(failure.code, ErrorCode::Unavailable | ErrorCode::TooFast)
        {
            return Some(News::Postponed(failure.clone()));
        }
        let command = self.pending.remove(place);
        Some(match answer.result {
            Outcome::Done { number } => {
                self.reached = self.reached.max(number);
                News::Done { command, number }
            }
            Outcome::Failed(failure) if failure.code == ErrorCode::Stale => {
                if let Command::Act { expected, .. } | Command::Undo { expected, .. } = command.command {
                    self.reached = self.reached.max(expected.saturating_add(1));
                }
                News::Stale(command)
            }
            Outcome::Failed(failure) => News::Failed(command, failure),
            Outcome::Reasons(_) | Outcome::Rematch { .. } => News::Answered(answer),
        })
    }

    /// The guest this session belongs to.
    pub fn you(&self) -> Option<&GuestId> {
        self.you.as_ref()
    }

    /// The guest's seats.
    pub fn seats(&self) -> &[SeatNumber] {
        &self.seats
    }

    /// The table, as it was last heard of.
    pub fn table(&self) -> Option<&TableInfo> {
        self.table.as_ref()
    }

    /// The position, as it was last heard of.
    pub fn update(&self) -> Option<&Update> {
        self.update.as_ref()
    }

    /// What never changes about the game, once it has begun.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// What a seat of the guest, or a spectator, knows of what has happened.
    pub fn events(&self, seat: Option<SeatNumber>) -> Option<&Events> {
        self.events.get(&seat)
    }

    /// The position that a move can be chosen in: the latest that anything was heard of, with no command under way that may change it.
    pub fn position(&self) -> Option<&Update> {
        let is_quiet = !self.pending.iter().any(|pending| moves_the_game(&pending.command));
        self.update.as_ref().filter(|update| is_quiet && update.number >= self.reached)
    }

    /// The guest's seats that the game waits for. A bot may stand in for some of them: whoever moves takes the seat back.
    pub fn seats_to_act(&self) -> Vec<SeatNumber> {
        let Some(Update { waiting: Waiting::Seats(waiting), .. }) = self.position() else { return Vec::new() };
        waiting.iter().filter(|seat| self.seats.contains(seat)).copied().collect()
    }

    /// The listed moves of a seat, in notation.
    pub fn actions(&self, seat: SeatNumber) -> Vec<String> {
        let look = self.update.as_ref().and_then(|update| update.looks.iter().find(|look| look.seat == Some(seat)));
        let listed = look.and_then(|look| serde_json::from_str::<Vec<Listed<'_>>>(look.actions.get()).ok());
        listed.unwrap_or_default().into_iter().map(|listed| listed.action.into_owned()).collect()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.update.as_ref().is_some_and(|update| matches!(update.waiting, Waiting::Over { .. }))
    }
}

fn moves_the_game(command: &Command) -> bool {
    matches!(command, Command::Act { .. } | Command::Undo { .. })
}

fn seats_of(table: &TableInfo, guest: Option<&GuestId>) -> Vec<SeatNumber> {
    use steading_protocol::table::Occupant;
    let is_ours = |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if Some(id) == guest);
    (0..).zip(&table.seats).filter(|(_, seat)| is_ours(&seat.occupant)).map(|(number, _)| number).collect()
}

#[cfg(test)]
pub(crate) mod tests;
