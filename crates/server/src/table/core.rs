//! The state machine of a table: who is connected, and which input goes where.

use std::collections::{BTreeMap, BTreeSet};

use steading_phrases::Language;
use steading_protocol::socket::{Answer, Command, CommandMessage, Hello, Outcome, Reason, Welcome, Why};
use steading_protocol::table::{BotSpeed, GuestId, Number, SeatNumber, Status, TableInfo};
use steading_protocol::{COMMAND_ID_BYTES_MAX, ClientMessage, ErrorCode, Failure, ServerMessage, VERSION};
use steading_store::rows::{ChatRow, EntryRow, SnapshotRow, Write};

use super::bots::BotDesk;
use super::chat::{ChatRoom, Line};
use super::doc::{Progress, SeatDoc, Stage, TableDoc};
use super::failure::{failure, refusal};
use super::lobby::Changes;
use super::looks::{Looks, reasons};
use super::moves::Order;
use super::play::{Broken, Play};
use super::step::{ConnectionId, Guest, Step, Thought, Time, text};

/// Where a table takes random bytes from: the system's generator, or a seeded one in a simulation.
pub type Source = Box<dyn FnMut() -> [u8; 32] + Send>;

/// The row of a table says when something last happened; it is written anew only when that is this long ago.
const TOUCH_EVERY: Time = 60_000;

/// How a table behaves.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Decisions in a row that a seat may let pass before a bot stands in.
    pub misses_max: u8,
    /// How long a person must be away before another player may ask for a stand-in.
    pub away: Time,
    /// How long a bot waits before it moves.
    pub bot_pace: Time,
    /// How long a bot lets people answer first where several are asked at once.
    pub bot_patience: Time,
    /// Logs of so many lines are brought back from their beginning; snapshots are made of longer ones.
    pub whole_log_max: Number,
}

/// Something that happens to a table.
pub enum Input {
    /// Somebody connected; they have not said hello yet.
    Open(ConnectionId, Guest),
    /// A connection is gone.
    Close(ConnectionId),
    /// A client said something.
    Message(ConnectionId, ClientMessage),
    /// A bot has chosen a move, or could not.
    Chosen {
        /// For this seat.
        seat: SeatNumber,
        /// In this position.
        number: Number,
        /// The move in notation.
        action: Option<String>,
    },
    /// A guest has another name.
    Renamed(Guest),
    /// A guest has moved to another device: older connections are somebody else's now.
    Moved(GuestId),
    /// A guest leaves who may not be connected.
    Left(Guest),
    /// A guest gives the game up who may not be connected.
    Resigned(Guest),
    /// Nobody has touched the table for so long that it is given up.
    GiveUp,
    /// Time has passed.
    Time,
}

/// Somebody connected.
pub(super) struct Peer {
    pub(super) guest: Guest,
    pub(super) language: Language,
    /// Whether they said hello.
    pub(super) is_welcome: bool,
}

/// A table.
pub struct TableCore {
    pub(super) doc: TableDoc,
    pub(super) play: Option<Play>,
    pub(super) peers: BTreeMap<ConnectionId, Peer>,
    pub(super) chat: ChatRoom,
    pub(super) desk: BotDesk,
    pub(super) settings: Settings,
    pub(super) source: Source,
    /// Since when guests with a seat are away.
    pub(super) away_since: BTreeMap<GuestId, Time>,
    /// What the store has.
    saved: TableDoc,
    /// What people were last told.
    told: Option<TableInfo>,
}

impl TableCore {
    /// A table that was just made, and begun if a guest starts it at once; the first step must be committed before anybody is let in.
    pub fn create(
        doc: TableDoc,
        starter: Option<(&Guest, Language)>,
        settings: Settings,
        source: Source,
        now: Time,
    ) -> Result<(TableCore, Step), Failure> {
        let mut core = TableCore::bare(doc, settings, source, now);
        let mut step = Step::default();
        step.writes.push(Write::NewTable(core.doc.row(None)));
        if let Some((guest, language)) = starter {
            core.start(now, guest, language, &mut step)?;
        }
        core.settle(now, &mut step);
        Ok((core, step))
    }

    /// A table that was kept: its document, the latest snapshot, the lines after it, and the end of the chat.
    pub fn resume(
        doc: TableDoc,
        snapshot: Option<&SnapshotRow>,
        entries: &[EntryRow],
        chat: Vec<ChatRow>,
        settings: Settings,
        source: Source,
        now: Time,
    ) -> Result<TableCore, Broken> {
        let mut core = TableCore::bare(doc, settings, source, now);
        if matches!(core.doc.stage, Stage::Playing | Stage::Over) && core.doc.dealt.is_some() {
            core.play = Some(Play::resume(&core.doc, snapshot, entries)?);
            core.run_clocks(now);
        }
        core.chat = ChatRoom::restore(chat);
        Ok(core)
    }

    fn bare(doc: TableDoc, settings: Settings, source: Source, now: Time) -> TableCore {
        let away_since = doc.seats.iter().filter_map(SeatDoc::guest).map(|guest| (guest.clone(), now)).collect();
        TableCore {
            saved: doc.clone(),
            doc,
            play: None,
            peers: BTreeMap::new(),
            chat: ChatRoom::default(),
            desk: BotDesk::default(),
            settings,
            source,
            away_since,
            told: None,
        }
    }

    /// The document of the table.
    pub fn doc(&self) -> &TableDoc {
        &self.doc
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The table as everybody may see it.
    pub fn info(&self) -> TableInfo {
        self.doc.info(|guest| self.is_present(guest), self.watching())
    }

    /// How far the game has come.
    pub fn progress(&self) -> Progress {
        match &self.play {
            Some(play) => Progress { turn: play.table.turns(), waiting: play.waiting() },
            None => Progress { waiting: Vec::new(), ..self.doc.progress.clone() },
        }
    }

    /// What the table is doing.
    pub fn status(&self) -> Status {
        self.doc.status(self.is_anybody_there())
    }

    /// Whether nobody is connected.
    pub fn is_deserted(&self) -> bool {
        self.peers.is_empty()
    }

    /// When the table wants to hear of the time again.
    pub fn wake_at(&self) -> Option<Time> {
        let play = self.play.as_ref().filter(|_| self.doc.stage == Stage::Playing && self.is_anybody_there())?;
        let bots = self.bots_to_think(play).into_iter().map(|(_, _, due)| due).min();
        [bots, play.clocks.deadline()].into_iter().flatten().min()
    }

    /// Nobody hears from the table any more, as the server stops: what must still be written.
    pub fn leave_off(&mut self) -> Option<Write> {
        self.doc.progress = self.progress();
        let is_news = self.doc.progress != self.saved.progress;
        is_news.then(|| Write::Table(self.doc.row(None)))
    }

    /// Takes an input in. What comes out must be committed and then said.
    pub fn handle(&mut self, now: Time, input: Input) -> Step {
        let mut step = Step::default();
        match input {
            Input::Open(id, guest) => {
                self.peers.insert(id, Peer { guest, language: Language::English, is_welcome: false });
            }
            Input::Close(id) => self.closed(now, id),
            Input::Message(id, message) => self.message(now, id, message, &mut step),
            Input::Chosen { seat, number, action } => self.chosen(now, seat, number, action, &mut step),
            Input::Renamed(guest) => self.renamed(&guest),
            Input::Moved(guest) => {
                let theirs = |(id, peer): (&ConnectionId, &Peer)| (peer.guest.id == guest).then_some(*id);
                step.drops.extend(self.peers.iter().filter_map(theirs));
            }
            Input::Left(guest) => self.leave(now, &guest),
            Input::Resigned(guest) => self.resign(now, &guest),
            Input::GiveUp => self.give_up(now),
            Input::Time => {}
        }
        self.settle(now, &mut step);
        step
    }

    fn closed(&mut self, now: Time, id: ConnectionId) {
        let Some(peer) = self.peers.remove(&id) else { return };
        if !self.is_present(&peer.guest.id) {
            self.away_since.insert(peer.guest.id, now);
        }
    }

    fn message(&mut self, now: Time, id: ConnectionId, message: ClientMessage, step: &mut Step) {
        let Some(is_welcome) = self.peers.get(&id).map(|peer| peer.is_welcome) else { return };
        let result = match message {
            ClientMessage::Hello(_) if is_welcome => {
                Err(Failure::new(ErrorCode::BadHello, "A connection says hello once."))
            }
            ClientMessage::Hello(hello) => self.hello(now, id, &hello, step),
            _ if !is_welcome => Err(Failure::new(ErrorCode::BadHello, "The first message of a connection is hello.")),
            ClientMessage::Command(message) => {
                self.command(now, id, message, step);
                return;
            }
            ClientMessage::Why(why) => {
                let result = self.why(id, &why).unwrap_or_else(Outcome::Failed);
                step.say(id, &ServerMessage::Answer(Answer { id: why.id, result }));
                return;
            }
        };
        if let Err(failure) = result {
            let closes = !is_welcome;
            step.say(id, &ServerMessage::Error(failure));
            if closes {
                step.drops.push(id);
            }
        }
    }

    /// Lets somebody in. A bot that stood in for them hands their seats back.
    fn hello(&mut self, now: Time, id: ConnectionId, hello: &Hello, step: &mut Step) -> Result<(), Failure> {
        if hello.version != VERSION {
            return Err(Failure::new(
                ErrorCode::WrongVersion,
                format!("The server speaks version {VERSION} of the protocol, the client version {}.", hello.version),
            ));
        }
        let Some(peer) = self.peers.get_mut(&id) else { return Ok(()) };
        let seats = self.doc.seats_of(&peer.guest.id);
        let may_watch = self.doc.spectators || self.doc.stage == Stage::Lobby || self.doc.host == peer.guest.id;
        if seats.is_empty() && !may_watch {
            return Err(Failure::new(ErrorCode::NoSpectators, "This table is not for spectators."));
        }
        peer.is_welcome = true;
        peer.language = Language::from_tag(&hello.language).unwrap_or_default();
        let (guest, language) = (peer.guest.clone(), peer.language);
        self.away_since.remove(&guest.id);
        self.hand_back(now, &guest.id);
        self.run_clocks(now);
        let welcome = self.welcome(&guest, seats, language, hello.since, now);
        step.say(id, &ServerMessage::Welcome(Box::new(welcome)));
        Ok(())
    }

    fn welcome(
        &self,
        guest: &Guest,
        seats: Vec<SeatNumber>,
        language: Language,
        since: Option<Number>,
        now: Time,
    ) -> Welcome {
        let is_muted = |other: &str| self.has_muted(&guest.id, other);
        let muted = self.doc.mutes.iter().filter(|(who, _)| *who == guest.id).map(|(_, whom)| whom.clone()).collect();
        Welcome {
            version: VERSION,
            you: guest.id.clone(),
            table: self.info(),
            update: self.play.as_ref().map(|play| self.looks(play, since, now).update(&seats, language)),
            seats,
            chat: self.chat.lines(is_muted),
            muted,
        }
    }

    fn command(&mut self, now: Time, id: ConnectionId, message: CommandMessage, step: &mut Step) {
        let is_id = (1..=COMMAND_ID_BYTES_MAX).contains(&message.id.len())
            && message.id.bytes().all(|letter| letter.is_ascii_graphic());
        let result = if !is_id {
            let message = format!("An id has 1 to {COMMAND_ID_BYTES_MAX} letters, digits and signs of ASCII.");
            Err(Failure::new(ErrorCode::BadMessage, message))
        } else {
            self.carry_out(now, id, &message.id, message.command, step)
        };
        step.results.push(result.as_ref().map(|_| ()).map_err(|failure| failure.code));
        let result = result.unwrap_or_else(Outcome::Failed);
        step.say(id, &ServerMessage::Answer(Answer { id: message.id, result }));
    }

    fn carry_out(
        &mut self,
        now: Time,
        id: ConnectionId,
        command_id: &str,
        command: Command,
        step: &mut Step,
    ) -> Result<Outcome, Failure> {
        let Some(peer) = self.peers.get(&id) else {
            return Err(Failure::new(ErrorCode::Unavailable, "The connection is gone."));
        };
        let (guest, language) = (peer.guest.clone(), peer.language);
        let key = format!("{}/{command_id}", guest.id);
        match command {
            Command::Act { seat, expected, action } => {
                self.act(now, &Order { id, command: &key, seat, expected }, &action, step)?;
            }
            Command::Undo { seat, expected } => {
                self.undo(now, &Order { id, command: &key, seat, expected }, step)?;
            }
            Command::Sit { seat } => self.sit(&guest, seat)?,
            Command::Stand { seat } => self.stand(&guest, seat)?,
            Command::SetSeat { seat, occupant } => self.set_seat(&guest, seat, occupant)?,
            Command::SetTable { options, visibility, spectators, clock, name } => {
                self.set_table(&guest, language, Changes { options, visibility, spectators, clock, name })?;
            }
            Command::SetBotSpeed { speed } => self.set_bot_speed(&guest, speed)?,
            Command::Ready { ready } => self.ready(&guest, ready)?,
            Command::Start => self.start(now, &guest, language, step)?,
            Command::Leave => self.leave(now, &guest),
            Command::Back => self.back(now, &guest)?,
            Command::Resign => self.resign(now, &guest),
            Command::StandIn { seat } => self.ask_stand_in(now, &guest, seat)?,
            Command::Chat { text: words } => self.say(now, &guest, &key, Line::Words(&words), step)?,
            Command::Say { phrase } => self.say(now, &guest, &key, Line::Ready(phrase), step)?,
            Command::Mute { guest: other, muted } => self.mute(&guest, other, muted),
            Command::Rematch => return self.rematch(now, &guest, step).map(|table| Outcome::Rematch { table }),
        }
        let number = self.play.as_ref().map_or(0, |play| play.known_command(&key).unwrap_or(play.number()));
        Ok(Outcome::Done { number })
    }

    fn why(&self, id: ConnectionId, why: &Why) -> Result<Outcome, Failure> {
        let Some(peer) = self.peers.get(&id) else {
            return Err(Failure::new(ErrorCode::Unavailable, "The connection is gone."));
        };
        let play = self.playing()?;
        self.check_owner(&peer.guest, why.seat)?;
        let (language, names) = (peer.language, self.seat_names());
        let seat = steading_game::Seat(why.seat);
        let Some(action) = &why.action else {
            return Ok(Outcome::Reasons(reasons(play, why.seat, language, &names)));
        };
        match play.table.check(action, Some(seat)) {
            Ok(_) => Ok(Outcome::Reasons(Vec::new())),
            Err(steading_registry::Error::Refused(problem)) => Ok(Outcome::Reasons(vec![Reason {
                kind: action.clone(),
                about: None,
                refusal: refusal(&problem, language, &names),
            }])),
            Err(error) => Err(failure(&error, language, &names)),
        }
    }

    /// What follows from any input: time-outs, thinking bots, what must be written, and what everybody must hear.
    fn settle(&mut self, now: Time, step: &mut Step) {
        self.run_clocks(now);
        self.time_out(now, step);
        self.set_bots_thinking(now, step);
        // How far the game has come is told by the log; lists learn it from here while somebody is at the table, and from the row later.
        let progress = self.progress();
        let is_left = !self.is_anybody_there() && progress != self.saved.progress;
        let is_touched =
            self.doc != self.saved || (!step.writes.is_empty() && now >= self.saved.changed_at + TOUCH_EVERY);
        if is_touched || is_left {
            self.doc.progress = progress;
            self.doc.changed_at = if is_touched { now } else { self.doc.changed_at };
            self.saved = self.doc.clone();
            // A new table is written as it is after its first step, once.
            let row = self.doc.row(None);
            match step.writes.first_mut() {
                Some(Write::NewTable(new)) if new.id == row.id => *new = row,
                _ => step.writes.push(Write::Table(row)),
            }
        }
        let info = self.info();
        if self.told.as_ref() != Some(&info) {
            self.told = Some(info.clone());
            let words = text(&ServerMessage::Table(Box::new(info)));
            let hearers = self.peers.iter().filter(|(_, peer)| peer.is_welcome);
            step.messages.extend(hearers.map(|(id, _)| (*id, words.clone())));
        }
    }

    /// Shows everybody the present position, and what happened since another one.
    pub(super) fn show(&self, since: Number, now: Time, step: &mut Step) {
        let Some(play) = &self.play else { return };
        let mut looks = self.looks(play, Some(since), now);
        for (id, peer) in self.peers.iter().filter(|(_, peer)| peer.is_welcome) {
            step.messages.push((*id, looks.message(&self.doc.seats_of(&peer.guest.id), peer.language)));
        }
    }

    /// What people who know another position are shown of the present one.
    pub fn looks<'a>(&self, play: &'a Play, since: Option<Number>, now: Time) -> Looks<'a> {
        Looks::new(play, self.seat_names(), self.doc.given_up(), since, now)
    }

    /// Bots that have something to decide: the seat, the level, and when they may begin to think.
    pub(super) fn bots_to_think(&self, play: &Play) -> Vec<(SeatNumber, String, Time)> {
        let waiting = play.waiting();
        let level = |seat: SeatNumber| self.doc.seats.get(usize::from(seat)).and_then(SeatDoc::bot_level);
        let is_person_asked = waiting.iter().any(|&seat| {
            let owner = self.doc.seats.get(usize::from(seat)).and_then(SeatDoc::guest);
            level(seat).is_none() && owner.is_some_and(|guest| self.is_present(guest))
        });
        let pace = match self.doc.bot_speed {
            BotSpeed::Slow => self.settings.bot_pace.saturating_mul(5) / 2,
            BotSpeed::Normal => self.settings.bot_pace,
            BotSpeed::Quick => self.settings.bot_pace.saturating_mul(3) / 10,
        };
        let delay = if is_person_asked { self.settings.bot_patience } else { pace };
        let bot = |seat: SeatNumber| {
            let due = self.desk.due(seat, play.number(), delay)?;
            level(seat).map(|level| (seat, level.to_owned(), due))
        };
        waiting.into_iter().filter_map(bot).collect()
    }

    fn set_bots_thinking(&mut self, now: Time, step: &mut Step) {
        if self.doc.stage != Stage::Playing || !self.is_anybody_there() {
            return;
        }
        let Some(play) = &self.play else { return };
        let due: Vec<_> = self.bots_to_think(play).into_iter().filter(|(_, _, due)| *due <= now).collect();
        for (seat, level, _) in due {
            let number = play.number();
            let (stop, rng) = (self.desk.begin(seat, number), play.thought(seat));
            step.thoughts.push(Thought { seat, number, level, table: play.table.here(), rng, stop });
        }
    }

    /// Whether the guest is connected and has said hello.
    pub(super) fn is_present(&self, guest: &str) -> bool {
        self.peers.values().any(|peer| peer.is_welcome && peer.guest.id == guest)
    }

    /// Whether anybody is at the table, to play or to watch.
    pub(super) fn is_anybody_there(&self) -> bool {
        self.peers.values().any(|peer| peer.is_welcome)
    }

    fn watching(&self) -> u32 {
        let spectators: BTreeSet<&str> = self
            .peers
            .values()
            .filter(|peer| peer.is_welcome && self.doc.seats_of(&peer.guest.id).is_empty())
            .map(|peer| peer.guest.id.as_str())
            .collect();
        spectators.len() as u32
    }

    pub(super) fn has_muted(&self, who: &str, whom: &str) -> bool {
        self.doc.mutes.iter().any(|(muter, muted)| muter == who && muted == whom)
    }

    /// What sentences call the seats: whoever sits there.
    pub(super) fn seat_names(&self) -> Vec<String> {
        self.doc.seats.iter().enumerate().map(|(number, seat)| seat.called(number).to_owned()).collect()
    }

    /// The game, while it is played.
    pub(super) fn playing(&self) -> Result<&Play, Failure> {
        let not_playing = || Failure::new(ErrorCode::NotPlaying, "No game is being played at this table.");
        self.play.as_ref().filter(|_| self.doc.stage == Stage::Playing).ok_or_else(not_playing)
    }

    /// Whether the seat is the guest's.
    pub(super) fn check_owner(&self, guest: &Guest, seat: SeatNumber) -> Result<(), Failure> {
        let Some(place) = self.doc.seats.get(usize::from(seat)) else {
            return Err(Failure::new(ErrorCode::NoSeat, format!("There is no seat {seat} at this table.")));
        };
        match place.guest() {
            Some(owner) if *owner == guest.id => Ok(()),
            _ => Err(Failure::new(ErrorCode::NotYourSeat, format!("The seat {} is not yours.", place.name))),
        }
    }
}
