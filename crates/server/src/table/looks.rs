//! What each connection is shown of a game.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::value::RawValue;
use steading_game::{Next, Observer, Seat};
use steading_phrases::Language;
use steading_protocol::ServerMessage;
use steading_protocol::http::PointSource;
use steading_protocol::socket::{EventInfo, Look, Reason, Update, Waiting};
use steading_protocol::table::{Number, SeatNumber};

use super::failure::refusal;
use super::play::Play;
use super::step::{Time, text};

/// An empty list in JSON.
const NOTHING: &str = "[]";

/// What people are shown of one position who know the same other one. A look is made once for all who see with the same eyes, and a
/// message is written once for all who get the same.
pub struct Looks<'a> {
    play: &'a Play,
    /// What sentences call the seats.
    names: Vec<String>,
    /// Seats that were given up: nothing is offered to them.
    given_up: Vec<SeatNumber>,
    since: Number,
    events_from: u32,
    /// Whether people may not know the scene yet: whoever knows a position has been told.
    tells_scene: bool,
    now: Time,
    made: HashMap<(SeatNumber, Language), Look>,
    written: HashMap<(Vec<SeatNumber>, Language), Arc<str>>,
}

impl<'a> Looks<'a> {
    /// Looks at the present position, for people who know the position `since`.
    pub fn new(
        play: &'a Play,
        names: Vec<String>,
        given_up: Vec<SeatNumber>,
        since: Option<Number>,
        now: Time,
    ) -> Looks<'a> {
        let (told_since, events_from) = play.news_since(since);
        Looks {
            play,
            names,
            given_up,
            since: told_since,
            events_from,
            tells_scene: told_since == 0 || since != Some(told_since),
            now,
            made: HashMap::new(),
            written: HashMap::new(),
        }
    }

    /// The message that shows it to a guest with these seats.
    pub fn message(&mut self, seats: &[SeatNumber], language: Language) -> Arc<str> {
        // Nothing that spectators see is a sentence.
        let language = if seats.is_empty() { Language::default() } else { language };
        if let Some(words) = self.written.get(&(seats.to_vec(), language)) {
            return words.clone();
        }
        let words = text(&ServerMessage::Update(Box::new(self.update(seats, language))));
        self.written.insert((seats.to_vec(), language), words.clone());
        words
    }

    /// What a guest with these seats is shown: the position with the eyes of each of them, or of a spectator.
    pub fn update(&mut self, seats: &[SeatNumber], language: Language) -> Update {
        let looks = match seats {
            [] => vec![self.watch()],
            seats => seats.iter().map(|&seat| self.look(seat, language)).collect(),
        };
        Update {
            number: self.play.number(),
            since: self.since,
            events_from: self.events_from,
            waiting: waiting(self.play),
            clocks: self.play.clocks.info(self.now),
            scene: self.tells_scene.then(|| self.play.scene().clone()),
            looks,
        }
    }

    /// What a spectator sees.
    fn watch(&self) -> Look {
        Look {
            seat: None,
            events: self.events(Observer::Public),
            view: self.play.table.view_json(Observer::Public),
            actions: nothing(),
            reasons: Vec::new(),
            points: points(self.play, Observer::Public),
            may_undo: false,
        }
    }

    /// What a seat sees. One that was given up sees its own cards, and has nothing to do; a seat with nothing to do is given no reasons: they would all say that others are waited for.
    fn look(&mut self, seat: SeatNumber, language: Language) -> Look {
        if let Some(look) = self.made.get(&(seat, language)) {
            return look.clone();
        }
        let (table, observer) = (&self.play.table, Observer::Seat(Seat(seat)));
        let is_given_up = self.given_up.contains(&seat);
        let actions = if is_given_up { nothing() } else { table.actions_json(Seat(seat)) };
        let may_act = actions.get() != NOTHING || (self.play.waiting().contains(&seat) && !is_given_up);
        let look = Look {
            seat: Some(seat),
            events: self.events(observer),
            view: table.view_json(observer),
            actions,
            points: points(self.play, observer),
            reasons: if may_act { reasons(self.play, seat, language, &self.names) } else { Vec::new() },
            may_undo: table.undoable() == Some(Seat(seat)) && !is_given_up,
        };
        self.made.insert((seat, language), look.clone());
        look
    }

    fn events(&self, observer: Observer) -> Vec<EventInfo> {
        let before = self.play.events_before();
        let told = self.play.table.events(self.events_from.saturating_sub(before) as usize, Some(observer));
        let info = |told: steading_registry::Told| EventInfo {
            number: before + told.number as u32,
            text: told.text,
            timed_out: told.timed_out.into_iter().map(|seat| seat.0).collect(),
            data: told.data,
        };
        told.into_iter().map(info).collect()
    }
}

/// Why a seat cannot do what it may think of, in a language.
pub fn reasons(play: &Play, seat: SeatNumber, language: Language, names: &[String]) -> Vec<Reason> {
    let reason = |reason: steading_registry::Reason| Reason {
        kind: reason.kind.to_owned(),
        about: reason.about.map(str::to_owned),
        refusal: refusal(&reason.refusal, language, names),
    };
    play.table.reasons(Seat(seat)).into_iter().map(reason).collect()
}

/// What each seat has points for, as far as the observer may know.
fn points(play: &Play, observer: Observer) -> Vec<Vec<PointSource>> {
    let told = |sources: Vec<steading_game::PointSource>| sources.into_iter().map(point_source).collect();
    play.table.points(observer).into_iter().map(told).collect()
}

/// A source of points as clients get it.
pub fn point_source(source: steading_game::PointSource) -> PointSource {
    PointSource { source: source.name.to_owned(), count: source.count, points: source.points, hidden: source.is_hidden }
}

fn waiting(play: &Play) -> Waiting {
    match play.table.next() {
        Next::Over => Waiting::Over { winner: play.table.winner().map(|seat| seat.0), points: play.table.standing() },
        Next::Seats(_) | Next::Chance => Waiting::Seats(play.waiting()),
    }
}

fn nothing() -> Box<RawValue> {
    RawValue::from_string(NOTHING.to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

#[cfg(test)]
mod tests {
    use steading_protocol::http::{NewTable, SeatWish};
    use steading_protocol::socket::{Answer, Command, CommandMessage, Hello, Outcome, Why};
    use steading_protocol::table::{BotSpeed, ClockPolicy, Visibility};
    use steading_protocol::{ClientMessage, VERSION};

    use super::super::core::{Input, Settings};
    use super::super::lobby::new_table;
    use super::super::{ConnectionId, Guest, Step, TableCore};
    use super::*;

    const SETTINGS: Settings =
        Settings { misses_max: 3, away: 60_000, bot_pace: 200, bot_patience: 1_000, whole_log_max: 2_000 };

    fn guest(name: &str) -> Guest {
        Guest { id: name.to_lowercase(), name: name.to_owned() }
    }

    /// A table of the base game for one guest on every seat, who has not started it yet.
    fn table() -> TableCore {
        let new = NewTable {
            game: "island".to_owned(),
            options: "players 3".to_owned(),
            visibility: Visibility::Private,
            spectators: true,
            clock: ClockPolicy::Off,
            seats: vec![SeatWish::Me; 3],
            seed: None,
            start: false,
            name: None,
            bot_speed: BotSpeed::Normal,
        };
        let doc = new_table(&guest("Ann"), &new, [[1; 32], [2; 32]], Language::English, 0).expect("a table");
        TableCore::create(doc, None, SETTINGS, Box::new(|| [3; 32]), 0).expect("a table").0
    }

    /// Lets somebody in by a connection, who knows a position.
    fn enter(core: &mut TableCore, id: u64, name: &str, language: &str, since: Option<Number>) -> Step {
        core.handle(0, Input::Open(ConnectionId(id), guest(name)));
        let hello = Hello { version: VERSION, since, language: language.to_owned() };
        core.handle(0, Input::Message(ConnectionId(id), ClientMessage::Hello(hello)))
    }

    /// Ann does something by her first connection.
    fn command(core: &mut TableCore, command: Command) -> Step {
        let number = core.play().map_or(0, Play::number);
        let message = CommandMessage { id: format!("c{number}"), command };
        core.handle(0, Input::Message(ConnectionId(1), ClientMessage::Command(message)))
    }

    /// The seat that is waited for does the first thing that is listed.
    fn act(core: &mut TableCore) -> Step {
        let play = core.play().expect("a game");
        let seat = play.waiting()[0];
        let action = play.table.actions(Seat(seat)).swap_remove(0).action;
        command(core, Command::Act { seat, expected: play.number(), action })
    }

    /// What a connection hears.
    fn heard(step: &Step, id: u64) -> Vec<Arc<str>> {
        step.messages.iter().filter(|(to, _)| to.0 == id).map(|(_, words)| words.clone()).collect()
    }

    fn updates(step: &Step, id: u64) -> Vec<Arc<str>> {
        let words = heard(step, id).into_iter();
        words.filter(|words| words.starts_with("{\"update\"") || words.starts_with("{\"welcome\"")).collect()
    }

    /// How often a connection is told the scene.
    fn scenes(step: &Step, id: u64) -> usize {
        heard(step, id).iter().map(|words| words.matches("\"harbours\":[").count()).sum()
    }

    #[test]
    fn the_scene_is_told_once_to_whoever_does_not_know_it() {
        let mut core = table();
        let welcome = enter(&mut core, 1, "Ann", "en", None);
        assert_eq!(scenes(&welcome, 1), 0, "the board is not drawn yet");
        let start = command(&mut core, Command::Start);
        assert_eq!(scenes(&start, 1), 1);
        assert_eq!(scenes(&act(&mut core), 1), 0);
        let late = enter(&mut core, 2, "Bob", "en", None);
        assert_eq!((scenes(&late, 1), scenes(&late, 2)), (0, 1), "who comes is told, and nobody again");
        assert!(!heard(&late, 1).is_empty(), "everybody hears that somebody watches");
        let number = core.play().map(Play::number);
        assert_eq!(scenes(&enter(&mut core, 3, "Ann", "en", number), 3), 0, "who knows a position was told");
        let unknown = number.map(|number| number + 1);
        assert_eq!(scenes(&enter(&mut core, 4, "Ann", "en", unknown), 4), 1, "that one is of another table");
    }

    #[test]
    fn what_is_the_same_is_written_once() {
        let mut core = table();
        let people = [("Ann", "en"), ("Ann", "en"), ("Ann", "uk"), ("Bob", "en"), ("Cid", "uk"), ("Cid", "ru")];
        for (id, (name, language)) in (1..).zip(people) {
            enter(&mut core, id, name, language, None);
        }
        command(&mut core, Command::Start);
        let step = act(&mut core);
        let [ann, again, in_ukrainian, bob, cid, once_more] = [1, 2, 3, 4, 5, 6].map(|id| updates(&step, id).remove(0));
        assert!(Arc::ptr_eq(&ann, &again), "two connections of one guest");
        assert!(Arc::ptr_eq(&bob, &cid) && Arc::ptr_eq(&bob, &once_more), "all who watch, whatever they speak");
        assert_ne!(ann, bob);
        assert_ne!(ann, in_ukrainian, "reasons are sentences");
    }

    #[test]
    fn a_look_has_the_reasons_of_a_seat_that_can_act() {
        let mut core = table();
        enter(&mut core, 1, "Ann", "uk", None);
        let mut step = command(&mut core, Command::Start);
        for _ in 0..20 {
            let message = serde_json::from_str(&updates(&step, 1)[0]).expect("a message");
            let ServerMessage::Update(update) = message else { panic!("{message:?}") };
            let Waiting::Seats(waiting) = update.waiting else { panic!("the game is over") };
            for look in update.looks {
                let seat = look.seat.expect("a seat");
                if look.actions.get() == NOTHING && !waiting.contains(&seat) {
                    assert_eq!(look.reasons, []);
                    continue;
                }
                let why = ClientMessage::Why(Why { id: "why".to_owned(), seat, action: None });
                let told = core.handle(0, Input::Message(ConnectionId(1), why)).messages.remove(0).1;
                let result = Outcome::Reasons(look.reasons.clone());
                assert_eq!(*told, *text(&ServerMessage::Answer(Answer { id: "why".to_owned(), result })));
                assert!(
                    look.reasons
                        .iter()
                        .all(|reason| !look.actions.get().contains(&format!("\"kind\":\"{}\"", reason.kind)))
                );
                assert!(!look.reasons.is_empty(), "there is always something that cannot be done");
            }
            step = act(&mut core);
        }
    }
}
