//! The game that is really played: a guest on every seat, one who watches, and everything that was said to each of them.

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use steading_game::{Next, Observer, Seat};
use steading_phrases::Language;
use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::socket::{Answer, Command, CommandMessage, EventInfo, Hello, Outcome, Update};
use steading_protocol::table::{BotSpeed, ClockPolicy, Number, Occupant, Visibility};
use steading_protocol::{ClientMessage, ServerMessage, VERSION};
use steading_registry::{AnyTable, Budget};
use steading_server::table::core::{Input, Settings};
use steading_server::table::doc::Stage;
use steading_server::table::lobby::new_table;
use steading_server::table::play::Play;
use steading_server::table::{ConnectionId, Guest, Step, TableCore, TableDoc, Time};
use steading_store::rows::Write;

use crate::Mode;
use crate::otherwise::Story;

/// Nobody is replaced by a bot here, however often they let their time pass.
pub const SETTINGS: Settings =
    Settings { misses_max: u8::MAX, away: 60_000, bot_pace: 200, bot_patience: 1_000, whole_log_max: 0 };

/// Somebody at the table: their guest, and whose eyes they look with. The connection has the number of the place.
#[derive(Clone)]
pub struct Place {
    pub guest: Guest,
    pub observer: Observer,
}

impl Place {
    /// The seat, or the first one for somebody who watches and asks all the same.
    pub fn seat(&self) -> Seat {
        match self.observer {
            Observer::Seat(seat) => seat,
            Observer::Public => Seat(0),
        }
    }
}

/// A step of the game: what stood before, which lines were added, and what each place heard.
pub struct Happened {
    /// The document before.
    pub doc: TableDoc,
    /// The rules' table at the position before, without its log.
    pub before: Box<dyn AnyTable>,
    /// The number of that position.
    pub number: Number,
    /// How many events there had been.
    pub events: u32,
    /// The lines that were added.
    pub lines: Vec<String>,
    /// Updates after this number are the last one alone.
    pub since: Number,
    /// The seat and the move, if a person played it.
    pub played: Option<(Seat, String)>,
    /// What each place heard.
    pub heard: Vec<Vec<Arc<str>>>,
}

/// A game with everybody connected.
pub struct Live {
    pub core: TableCore,
    pub places: Vec<Place>,
    pub now: Time,
    pub rng: StdRng,
    /// How many messages were read.
    pub messages: u64,
    /// The events that each place knows of, put together from its updates.
    known: Vec<Vec<EventInfo>>,
    commands: u64,
    connections: u64,
}

impl Live {
    /// Makes a table, lets everybody in and starts the game. The host is on the first seat.
    pub fn new(mode: &Mode, seed: u64) -> Live {
        let mut rng = StdRng::seed_from_u64(seed);
        let random = [bytes(&mut rng), bytes(&mut rng)];
        let new = NewTable {
            game: mode.game.to_owned(),
            options: mode.options.to_owned(),
            visibility: Visibility::Private,
            spectators: true,
            clock: ClockPolicy::Decision { seconds: 60, reserve: 30 },
            seats: vec![SeatWish::Me],
            seed: None,
            start: false,
            name: None,
            bot_speed: BotSpeed::Normal,
        };
        let mut doc = new_table(&guest(0), &new, random, Language::English, 0).expect("the mode makes a table");
        for (number, seat) in doc.seats.iter_mut().enumerate() {
            let guest = guest(number);
            seat.occupant = Occupant::Guest { id: guest.id, name: guest.name };
            seat.ready = true;
        }
        let seats = doc.seats.len();
        let observer = |number| if number < seats { Observer::Seat(Seat(number as u8)) } else { Observer::Public };
        let places: Vec<Place> =
            (0..=seats).map(|number| Place { guest: guest(number), observer: observer(number) }).collect();
        let (core, _) = TableCore::create(doc, None, SETTINGS, Box::new(|| [7; 32]), 0).expect("a table");
        let known = vec![Vec::new(); places.len()];
        let mut live = Live { core, places, now: 0, rng, messages: 0, known, commands: 0, connections: 1_000 };
        live.let_everybody_in();
        live.command(0, Command::Start);
        assert_eq!(live.core.doc().stage, Stage::Playing);
        if let Some(position) = mode.position {
            let (number, events) = (live.play().number(), live.play().event_count());
            assert_eq!(events, 0, "nothing has happened yet");
            live.core = Story::at(position.to_owned(), number, events).table(&live.core.doc().clone(), live.now);
            live.let_everybody_in();
        }
        live
    }

    fn let_everybody_in(&mut self) {
        for number in 0..self.places.len() {
            let id = ConnectionId(number as u64);
            self.handle(Input::Open(id, self.places[number].guest.clone()));
            self.handle(Input::Message(id, hello(None, "en")));
        }
    }

    pub fn play(&self) -> &Play {
        self.core.play().expect("the game has begun")
    }

    pub fn is_over(&self) -> bool {
        self.core.doc().stage == Stage::Over
    }

    /// Lets one thing happen: a move, mostly of a seat that is waited for, or now and then time that runs out.
    pub fn go_on(&mut self) -> Happened {
        self.now += self.rng.random_range(1..2_000);
        if self.rng.random_bool(0.04)
            && let Some(at) = self.core.wake_at()
        {
            self.now = self.now.max(at);
            return self.happening(None, |live| live.handle(Input::Time));
        }
        let (seat, action) = self.chosen();
        let expected = self.play().number();
        self.happening(Some((seat, action.clone())), |live| {
            live.command(seat.index(), Command::Act { seat: seat.0, expected, action })
        })
    }

    /// Takes the move back that just happened, if it may be; both lines are one happening then.
    pub fn take_back(&mut self, moved: &Happened) -> Option<Happened> {
        let seat = self.play().table.undoable()?;
        let expected = self.play().number();
        let undone = self.happening(None, |live| live.command(seat.index(), Command::Undo { seat: seat.0, expected }));
        Some(Happened {
            doc: moved.doc.clone(),
            before: moved.before.boxed_clone(),
            number: moved.number,
            events: moved.events,
            lines: moved.lines.iter().chain(&undone.lines).cloned().collect(),
            ..undone
        })
    }

    /// Somebody connects a second time and is told the whole story: it is what they heard piece by piece.
    pub fn check_story(&mut self, place: usize) {
        self.connections += 1;
        let id = ConnectionId(self.connections);
        self.handle(Input::Open(id, self.places[place].guest.clone()));
        let step = self.handle(Input::Message(id, hello(None, "en")));
        let welcome = step.messages.iter().find(|(to, _)| *to == id).expect("an answer");
        let ServerMessage::Welcome(welcome) = read(&welcome.1) else { panic!("a welcome") };
        let update = welcome.update.expect("a game");
        assert_eq!(as_text(&update.looks[0].events), as_text(&self.known[place]), "place {place}");
        self.handle(Input::Close(id));
    }

    fn happening(&mut self, played: Option<(Seat, String)>, act: impl FnOnce(&mut Live) -> Step) -> Happened {
        let doc = self.core.doc().clone();
        let before = self.play().table.here();
        let (number, events) = (self.play().number(), self.play().event_count());
        let step = act(self);
        let lines: Vec<String> = step.writes.iter().filter_map(line).collect();
        assert!(!lines.is_empty(), "something happened");
        let heard = self.sorted(&step);
        let updates = heard[0].iter().filter_map(|text| update(text)).collect::<Vec<_>>();
        let since = updates.iter().rev().nth(1).map_or(number, |update| update.number);
        Happened { doc, before, number, events, lines, since, played, heard }
    }

    /// A move as a person would choose it, wisely or not.
    fn chosen(&mut self) -> (Seat, String) {
        let table = self.play().table.boxed_clone();
        let Next::Seats(waiting) = table.next() else { panic!("the game waits for people") };
        let waiting: Vec<Seat> = waiting.iter().collect();
        let everybody: Vec<Seat> = table.seats().iter().filter(|&seat| !table.actions(seat).is_empty()).collect();
        let from = if self.rng.random_bool(0.05) { &everybody } else { &waiting };
        let seat = *from.choose(&mut self.rng).expect("somebody can do something");
        let bot = if self.rng.random_bool(0.6) { "novice" } else { "random" };
        let budget = Budget { nodes: Some(50), ..Budget::default() };
        let suggestion = table.suggest(bot, Some(seat), budget, &mut self.rng).expect("there is a move");
        (seat, suggestion.action)
    }

    /// Sends a command of a seat, which must be carried out.
    fn command(&mut self, place: usize, command: Command) -> Step {
        self.commands += 1;
        let message = CommandMessage { id: format!("c{}", self.commands), command };
        let step = self.handle(Input::Message(ConnectionId(place as u64), ClientMessage::Command(message)));
        let is_done = |answer: &Answer| matches!(answer.result, Outcome::Done { .. });
        let answers = step.messages.iter().filter_map(|(to, text)| Some((to.0, answer(text)?)));
        for (to, answer) in answers {
            assert!(to == place as u64 && is_done(&answer), "{answer:?}");
        }
        step
    }

    fn handle(&mut self, input: Input) -> Step {
        let step = self.core.handle(self.now, input);
        self.listen(&step);
        step
    }

    /// Reads every message: the secret of the chance is in none before the end, and everybody hears the same about the table.
    fn listen(&mut self, step: &Step) {
        self.messages += step.messages.len() as u64;
        let secret = &self.core.doc().secret;
        let mut tables = Vec::new();
        for (to, text) in &step.messages {
            assert!(self.is_over() || !text.contains(secret.as_str()), "the secret of the chance was told");
            match read(text) {
                ServerMessage::Table(_) => tables.push(text),
                ServerMessage::Update(update) => {
                    let Some(known) = self.known.get_mut(to.0 as usize) else { continue };
                    learn(known, &update);
                }
                ServerMessage::Welcome(_)
                | ServerMessage::Answer(_)
                | ServerMessage::Chat(_)
                | ServerMessage::Error(_) => {}
            }
        }
        assert!(tables.windows(2).all(|pair| pair[0] == pair[1]), "one is told another table than the other");
        let is_revealed = tables.iter().all(|text| text.contains(secret.as_str()));
        assert!(!self.is_over() || is_revealed, "the secret of the chance is told at the end");
    }

    fn sorted(&self, step: &Step) -> Vec<Vec<Arc<str>>> {
        let of = |place: usize| {
            let theirs = step.messages.iter().filter(move |(to, _)| to.0 == place as u64);
            theirs.map(|(_, text)| text.clone()).collect()
        };
        (0..self.places.len()).map(of).collect()
    }
}

/// Events from the first new number on are replaced.
fn learn(known: &mut Vec<EventInfo>, update: &Update) {
    known.retain(|event| event.number < update.events_from);
    known.extend(update.looks[0].events.iter().cloned());
}

fn line(write: &Write) -> Option<String> {
    match write {
        Write::Entry(row) => Some(row.line.clone()),
        Write::NewTable(_) | Write::Table(_) | Write::Snapshot(_) | Write::Chat(_) => None,
    }
}

pub fn hello(since: Option<Number>, language: &str) -> ClientMessage {
    ClientMessage::Hello(Hello { version: VERSION, since, language: language.to_owned() })
}

pub fn read(text: &str) -> ServerMessage {
    serde_json::from_str(text).expect("the server speaks the protocol")
}

/// The update in a message, if it is one.
pub fn update(text: &str) -> Option<Update> {
    match read(text) {
        ServerMessage::Update(update) => Some(*update),
        _ => None,
    }
}

fn answer(text: &str) -> Option<Answer> {
    match read(text) {
        ServerMessage::Answer(answer) => Some(answer),
        _ => None,
    }
}

pub fn as_text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn guest(number: usize) -> Guest {
    Guest { id: format!("guest{number}"), name: format!("Guest {number}") }
}

fn bytes(rng: &mut StdRng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}
