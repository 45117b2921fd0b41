//! A world of one table: its clock, its wire, its disk, its clients.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use steading_client::{News, Player, Session};
use steading_game::Seat;
use steading_phrases::Language;
use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::socket::{Command, Phrase};
use steading_protocol::table::{BotSpeed, ClockPolicy, Number, Occupant, Status, Visibility};
use steading_protocol::{ClientMessage, ServerMessage};
use steading_registry::{Budget, Stop};
use steading_server::table::core::{Input, Settings};
use steading_server::table::doc::{SeatDoc, Stage};
use steading_server::table::lobby::new_table;
use steading_server::table::play::Play;
use steading_server::table::{ConnectionId, Guest, Step, TableCore, TableDoc, Time, record};

use crate::disk::Disk;

/// What is played, and by whom.
pub struct Plan {
    pub game: &'static str,
    pub options: &'static str,
    /// How many seats each client has.
    pub clients: &'static [u8],
    pub bots: usize,
    pub clock: Option<u32>,
}

/// What goes wrong, and how often.
#[derive(Clone, Copy)]
pub struct Faults {
    /// The share of frames that are lost.
    pub drop: f64,
    /// The share of frames that come twice.
    pub double: f64,
    /// The longest way of a frame; frames overtake each other.
    pub delay_ms_max: Time,
    /// The share of the server's steps in which it dies.
    pub crash: f64,
}

impl Faults {
    pub const NONE: Faults = Faults { drop: 0.0, double: 0.0, delay_ms_max: 0, crash: 0.0 };
}

/// A client gives its connection up when it has heard nothing for so long.
const PATIENCE: Time = 4_000;

/// How long a dead server stays dead.
const REPAIR: Time = 2_500;

/// A game that has not ended by then hangs.
const STEPS_MAX: u64 = 400_000;

const SETTINGS: Settings =
    Settings { misses_max: 3, away: 60_000, bot_pace: 200, bot_patience: 1_000, whole_log_max: 0 };

enum Happening {
    /// A frame of a client arrives.
    ToServer(ConnectionId, ClientMessage),
    /// A frame of the server arrives.
    ToClient(usize, ConnectionId, Arc<str>),
    /// A bot has thought.
    Chosen { life: u32, input: Input },
    /// The server wants to hear of the time.
    Wake { life: u32 },
    /// A client connects, unless it is connected.
    Connect(usize),
    /// A client looks whether it still hears something.
    Watch(usize),
    /// The server comes up again.
    Restart,
}

struct Client {
    guest: Guest,
    session: Session,
    player: Player,
    connection: Option<ConnectionId>,
    heard_at: Time,
    mood: Mood,
    /// What was acknowledged, with the id of the command and the number it was answered with: for a move the line that it became.
    done: Vec<(Number, Command, String)>,
}

/// Whether a client cares about its seats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Plays,
    /// It has left: a bot plays until it is back.
    Away,
    /// It has given up.
    Gone,
}

/// How often a client does something beside the game when it hears something.
const WHIM: f64 = 0.015;

/// How often one that has left is back when it hears something.
const RETURN: f64 = 0.2;

pub struct World {
    now: Time,
    rng: StdRng,
    faults: Faults,
    queue: BTreeMap<(Time, u64), Happening>,
    count: u64,
    disk: Disk,
    server: Option<TableCore>,
    /// Which life of the server this is.
    life: u32,
    clients: Vec<Client>,
    connections: u64,
    /// What bots were asked to think about: the position, and the word that ends the thought.
    thoughts: Vec<(Number, Stop)>,
    /// Whether the server comes up from snapshots: then it cannot tell what happened before.
    uses_snapshots: bool,
}

impl World {
    pub fn new(plan: &Plan, faults: Faults, seed: u64) -> World {
        let mut rng = StdRng::seed_from_u64(seed);
        let clients: Vec<Client> = (0..plan.clients.len()).map(|index| client(index, seed)).collect();
        let mut seats: Vec<SeatWish> = vec![SeatWish::Me; usize::from(plan.clients[0])];
        seats.resize(plan.clients.iter().map(|&count| usize::from(count)).sum(), SeatWish::Empty);
        seats.extend(vec![SeatWish::Bot { level: "novice".to_owned() }; plan.bots]);
        let new = NewTable {
            game: plan.game.to_owned(),
            options: plan.options.to_owned(),
            visibility: Visibility::Private,
            spectators: false,
            clock: plan.clock.map_or(ClockPolicy::Off, |seconds| ClockPolicy::Decision { seconds, reserve: 30 }),
            seats,
            seed: None,
            start: false,
            name: None,
            bot_speed: BotSpeed::Normal,
        };
        let random = [random(&mut rng), random(&mut rng)];
        let mut doc = new_table(&clients[0].guest, &new, random, Language::English, 0).expect("the plan makes a table");
        seat_the_others(&mut doc, &clients, plan);
        let mut world = World {
            now: 0,
            rng,
            faults,
            queue: BTreeMap::new(),
            count: 0,
            disk: Disk::default(),
            server: None,
            life: 0,
            clients,
            connections: 0,
            thoughts: Vec::new(),
            uses_snapshots: seed.is_multiple_of(2),
        };
        let host = world.clients[0].guest.clone();
        let (core, step) = TableCore::create(doc, Some((&host, Language::English)), SETTINGS, world.source(), 0)
            .expect("everybody sits and is ready");
        world.server = Some(core);
        world.disk.commit(step.writes);
        for index in 0..world.clients.len() {
            world.after(0, Happening::Connect(index));
            world.after(PATIENCE, Happening::Watch(index));
        }
        world
    }

    /// Lets everything happen until the game has ended and every client knows.
    pub fn play(&mut self) {
        for _ in 0..STEPS_MAX {
            if self
                .clients
                .iter()
                .all(|client| client.session.is_over() && client.session.is_whole() && !client.session.is_waiting())
            {
                return;
            }
            let Some(((time, _), happening)) = self.queue.pop_first() else { panic!("nothing happens any more") };
            self.now = time;
            self.happen(happening);
        }
        panic!("the game hangs at line {}", self.disk.entries.len());
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::ToServer(id, message) => {
                if self.clients.iter().any(|client| client.connection == Some(id)) {
                    self.server_step(Input::Message(id, message));
                }
            }
            Happening::ToClient(index, id, words) => self.client_hears(index, id, &words),
            Happening::Chosen { life, input } => {
                if life == self.life {
                    self.server_step(input);
                }
            }
            Happening::Wake { life } => {
                let is_due = self.server.as_ref().and_then(TableCore::wake_at).is_some_and(|at| at <= self.now);
                if life == self.life && is_due {
                    self.server_step(Input::Time);
                }
            }
            Happening::Connect(index) => self.connect(index),
            Happening::Watch(index) => {
                let client = &self.clients[index];
                let is_deaf = self.now.saturating_sub(client.heard_at) >= PATIENCE;
                if is_deaf || !client.session.is_whole() {
                    self.disconnect(index);
                    self.connect(index);
                }
                self.after(PATIENCE / 4, Happening::Watch(index));
            }
            Happening::Restart => self.restart(),
        }
    }

    fn server_step(&mut self, input: Input) {
        let Some(server) = self.server.as_mut() else { return };
        let mut step = server.handle(self.now, input);
        let present = server.play().map(Play::number);
        check_waits_for_somebody(
            server,
            step.thoughts.iter().map(|thought| (thought.number, &thought.stop)),
            &self.thoughts,
        );
        for (number, stop) in self.thoughts.extract_if(.., |(number, _)| Some(*number) != present) {
            assert!(stop.was_said(), "a bot still thinks about position {number}, and the game stands at {present:?}");
        }
        // The server may die before it has written, or after it and before it has told anybody.
        if self.rng.random_bool(self.faults.crash) {
            if self.rng.random_bool(0.5) {
                self.disk.commit(std::mem::take(&mut step.writes));
            }
            self.crash();
            return;
        }
        self.disk.commit(std::mem::take(&mut step.writes));
        self.tell(step);
    }

    fn tell(&mut self, step: Step) {
        for (id, words) in step.messages {
            if let Some(index) = self.clients.iter().position(|client| client.connection == Some(id)) {
                self.send(|| Happening::ToClient(index, id, words.clone()));
            }
        }
        for id in step.drops {
            if let Some(index) = self.clients.iter().position(|client| client.connection == Some(id)) {
                self.disconnect(index);
                self.after(100, Happening::Connect(index));
            }
        }
        for mut thought in step.thoughts {
            assert!(!thought.stop.was_said(), "a bot is to think about what is gone already");
            self.thoughts.push((thought.number, thought.stop));
            let budget = Budget { nodes: Some(200), ..Budget::default() };
            let chosen = thought.table.suggest(&thought.level, Some(Seat(thought.seat)), budget, &mut thought.rng);
            let action = chosen.ok().map(|suggestion| suggestion.action);
            let input = Input::Chosen { seat: thought.seat, number: thought.number, action };
            self.after(50, Happening::Chosen { life: self.life, input });
        }
        self.set_alarm();
    }

    fn set_alarm(&mut self) {
        if let Some(at) = self.server.as_ref().and_then(TableCore::wake_at) {
            let wait = at.saturating_sub(self.now);
            self.after(wait, Happening::Wake { life: self.life });
        }
    }

    fn crash(&mut self) {
        self.server = None;
        assert!(self.thoughts.drain(..).all(|(_, stop)| stop.was_said()), "a bot thinks for a table that is gone");
        self.life += 1;
        for client in &mut self.clients {
            client.connection = None;
        }
        self.after(REPAIR, Happening::Restart);
    }

    fn restart(&mut self) {
        let row = self.disk.table.as_ref().expect("the table is kept");
        let doc = TableDoc::read(row).expect("the document is readable");
        let snapshot = self.disk.snapshot.clone().filter(|_| self.uses_snapshots);
        let entries = if self.uses_snapshots { self.disk.entries_after_snapshot() } else { &self.disk.entries };
        let entries = entries.to_vec();
        let (chat, source) = (self.disk.chat.clone(), self.source());
        let core = TableCore::resume(doc, snapshot.as_ref(), &entries, chat, SETTINGS, source, self.now);
        self.server = Some(core.expect("the log plays"));
        for index in 0..self.clients.len() {
            let wait = self.rng.random_range(0..1_000);
            self.after(wait, Happening::Connect(index));
        }
    }

    fn connect(&mut self, index: usize) {
        if self.server.is_none() || self.clients[index].connection.is_some() {
            return;
        }
        self.connections += 1;
        let id = ConnectionId(self.connections);
        let client = &mut self.clients[index];
        client.connection = Some(id);
        client.heard_at = self.now;
        let (guest, words) = (client.guest.clone(), client.session.on_open());
        self.server_step(Input::Open(id, guest));
        for message in words {
            self.send(|| Happening::ToServer(id, message.clone()));
        }
    }

    fn disconnect(&mut self, index: usize) {
        if let Some(id) = self.clients[index].connection.take() {
            self.server_step(Input::Close(id));
        }
    }

    fn client_hears(&mut self, index: usize, id: ConnectionId, words: &str) {
        let client = &mut self.clients[index];
        if client.connection != Some(id) {
            return;
        }
        client.heard_at = self.now;
        let message: ServerMessage = serde_json::from_str(words).expect("the server speaks the protocol");
        for news in client.session.on_message(message) {
            match news {
                News::Done { command, number } => client.done.push((number, command.command.clone(), command.id)),
                // Whoever comes in has their seats back.
                News::Welcomed if client.mood == Mood::Away => client.mood = Mood::Plays,
                _ => {}
            }
        }
        if client.session.is_waiting() {
            return;
        }
        let whim = self.whim(index);
        let client = &mut self.clients[index];
        let command = match client.mood {
            _ if whim.is_some() => whim,
            Mood::Plays => client.player.choose(&client.session),
            Mood::Away | Mood::Gone => None,
        };
        if let Some(command) = command {
            let message = client.session.command(command);
            self.send(|| Happening::ToServer(id, ClientMessage::Command(message.clone())));
        }
    }

    /// Something that a client does beside its moves: it leaves and comes back, gives up unless it is the last, talks, hurries the bots.
    fn whim(&mut self, index: usize) -> Option<Command> {
        let is_last =
            !self.clients.iter().enumerate().any(|(other, client)| other != index && client.mood != Mood::Gone);
        let client = &mut self.clients[index];
        let chance = if client.mood == Mood::Away { RETURN } else { WHIM };
        if client.session.is_over() || !self.rng.random_bool(chance) {
            return None;
        }
        let (mood, command) = match (client.mood, self.rng.random_range(0..8)) {
            (Mood::Away, _) => (Mood::Plays, Command::Back),
            (mood, 0 | 1) => (mood, Command::Say { phrase: Phrase::OneMoment }),
            (mood, 2 | 3) => (mood, Command::SetBotSpeed { speed: BotSpeed::Quick }),
            (Mood::Plays, 4) if !is_last => (Mood::Gone, Command::Resign),
            (Mood::Plays, _) => (Mood::Away, Command::Leave),
            (Mood::Gone, 4 | 5) => (Mood::Gone, Command::Resign),
            (Mood::Gone, 6) => (Mood::Gone, Command::Back),
            (Mood::Gone, _) => (Mood::Gone, Command::Leave),
        };
        client.mood = mood;
        Some(command)
    }

    /// Puts a frame on the wire: it may be lost, come late, and come twice.
    fn send(&mut self, frame: impl Fn() -> Happening) {
        if self.rng.random_bool(self.faults.drop) {
            return;
        }
        let copies = if self.rng.random_bool(self.faults.double) { 2 } else { 1 };
        for _ in 0..copies {
            let way = 1 + self.rng.random_range(0..=self.faults.delay_ms_max);
            self.after(way, frame());
        }
    }

    fn after(&mut self, wait: Time, happening: Happening) {
        self.count += 1;
        self.queue.insert((self.now + wait, self.count), happening);
    }

    fn source(&mut self) -> Box<dyn FnMut() -> [u8; 32] + Send> {
        let mut rng = StdRng::from_seed(random(&mut self.rng));
        Box::new(move || random(&mut rng))
    }

    /// Everything that was written, for comparing worlds.
    pub fn history(&self) -> Vec<(Time, String)> {
        self.disk.entries.iter().map(|entry| (entry.at, entry.line.clone())).collect()
    }

    /// What was acknowledged is in the log, once, where it was said to be; the game has ended, and its record plays. Says how many seats were
    /// given up.
    pub fn check(&self) -> usize {
        let row = self.disk.table.as_ref().expect("the table is kept");
        let doc = TableDoc::read(row).expect("the document is readable");
        assert_eq!(doc.stage, Stage::Over);
        let commands: Vec<&str> = self
            .disk
            .entries
            .iter()
            .map(|entry| entry.command.as_str())
            .filter(|command| !command.is_empty())
            .collect();
        assert_eq!(commands.iter().collect::<BTreeSet<_>>().len(), commands.len(), "no command is carried out twice");
        let mut acknowledged = 0;
        for client in &self.clients {
            for (number, command, id) in &client.done {
                let key = format!("{}/{id}", client.guest.id);
                match command {
                    Command::Act { .. } | Command::Undo { .. } => {
                        let entry = &self.disk.entries[*number as usize - 1];
                        assert_eq!(entry.command, key, "line {number} is the command's own");
                        let line = if let Command::Act { action, .. } = command { action } else { "undo" };
                        assert_eq!(entry.line, line);
                        acknowledged += 1;
                    }
                    Command::Say { .. } => {
                        assert_eq!(self.disk.chat.iter().filter(|line| line.command == key).count(), 1, "said once");
                    }
                    // After the end there is nothing to give up.
                    Command::Resign if (*number as usize) < self.disk.entries.len() => {
                        let mut seats = doc.seats.iter().filter(|seat| seat.is_of(&client.guest.id));
                        assert!(seats.all(SeatDoc::has_resigned), "what was given up stays so");
                        assert!(!row.guests.contains(&client.guest.id));
                    }
                    Command::Resign | Command::Leave | Command::Back | Command::SetBotSpeed { .. } => {}
                    other => panic!("{other:?} was never said"),
                }
            }
        }
        assert!(acknowledged > 5, "people played");
        let record = record::of_log(&doc, &self.disk.entries).expect("the log plays");
        assert!(record.lines().count() > 20);
        if !self.uses_snapshots {
            self.check_events();
        }
        doc.given_up().len()
    }

    /// What clients put together from their updates is what the server would show them of the whole game.
    fn check_events(&self) {
        let doc = TableDoc::read(self.disk.table.as_ref().expect("the table is kept")).expect("readable");
        let source = Box::new(|| [0; 32]);
        let core =
            TableCore::resume(doc, None, &self.disk.entries, Vec::new(), SETTINGS, source, self.now).expect("plays");
        let play = core.play().expect("there is a game");
        for client in &self.clients {
            assert_eq!(client.session.scene(), Some(play.scene()), "everybody has been told the scene");
            for &seat in client.session.seats() {
                let observer = steading_game::Observer::Seat(Seat(seat));
                let whole: Vec<(u32, String)> = play
                    .table
                    .events(0, Some(observer))
                    .into_iter()
                    .map(|told| (told.number as u32, told.text))
                    .collect();
                let known = client.session.events(Some(seat)).expect("the seat has heard something");
                let known: Vec<(u32, String)> = known.iter().map(|event| (event.number, event.text.clone())).collect();
                assert_eq!(known, whole, "seat {seat}");
            }
        }
    }
}

fn client(index: usize, seed: u64) -> Client {
    Client {
        guest: Guest { id: format!("guest{index}"), name: format!("Guest {index}") },
        session: Session::new(format!("s{index}"), "en"),
        player: Player::new(seed * 100 + index as u64).taking_back(0.1),
        connection: None,
        heard_at: 0,
        mood: Mood::Plays,
        done: Vec::new(),
    }
}

/// A game that is played waits for people who have not given up, or for bots that think or soon will.
fn check_waits_for_somebody<'a>(
    server: &TableCore,
    begun: impl Iterator<Item = (Number, &'a Stop)>,
    others: &'a [(Number, Stop)],
) {
    if server.status() != Status::Playing {
        return;
    }
    let play = server.play().expect("a game");
    let seats = &server.doc().seats;
    assert!(seats.iter().any(|seat| seat.guest().is_some() && !seat.has_resigned()), "nobody plays any more");
    let waiting = play.waiting();
    let is_bots = |seat: &u8| seats[usize::from(*seat)].bot_level().is_some();
    assert!(waiting.iter().all(|seat| is_bots(seat) || !seats[usize::from(*seat)].has_resigned()));
    if !waiting.is_empty() && waiting.iter().all(is_bots) {
        let mut thoughts = begun.chain(others.iter().map(|(number, stop)| (*number, stop)));
        let is_thought = thoughts.any(|(number, stop)| number == play.number() && !stop.was_said());
        assert!(is_thought || server.wake_at().is_some(), "the bots at {waiting:?} never move");
    }
}

fn seat_the_others(doc: &mut TableDoc, clients: &[Client], plan: &Plan) {
    let owners = plan.clients.iter().enumerate().flat_map(|(index, &count)| vec![index; usize::from(count)]);
    for (seat, owner) in doc.seats.iter_mut().zip(owners) {
        let guest = &clients[owner].guest;
        seat.occupant = Occupant::Guest { id: guest.id.clone(), name: guest.name.clone() };
        seat.ready = true;
    }
}

fn random(rng: &mut StdRng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}
