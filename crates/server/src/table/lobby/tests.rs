use serde_json::Value as Json;
use steading_protocol::http::TableLine;
use steading_protocol::socket::{Answer, Command, CommandMessage, Hello, Outcome, Phrase, Update, Waiting};
use steading_protocol::table::{Number, Status, TableInfo};
use steading_protocol::{ClientMessage, VERSION};
use steading_store::rows::{EntryRow, TableRow, TableStatus};

use super::super::core::{Input, Settings};
use super::super::step::ConnectionId;
use super::*;

const SETTINGS: Settings =
    Settings { misses_max: 3, away: 60_000, bot_pace: 1_000, bot_patience: 8_000, whole_log_max: 2_000 };

/// A table with the time and its visitors, each with a connection of the same number.
struct Room {
    core: TableCore,
    now: Time,
    commands: u32,
    /// The last step.
    step: Step,
}

fn guest(number: u64) -> Guest {
    Guest { id: format!("guest{number}"), name: format!("Guest {number}") }
}

fn bots(count: usize) -> impl Iterator<Item = SeatWish> {
    std::iter::repeat_n(SeatWish::Bot { level: "random".to_owned() }, count)
}

impl Room {
    /// A table of the base game in the lobby, whose host is guest 1.
    fn new(seats: Vec<SeatWish>, clock: ClockPolicy) -> Room {
        let new = NewTable {
            game: "island".to_owned(),
            options: format!("players {}", seats.len()),
            visibility: Visibility::Open,
            spectators: true,
            clock,
            seats,
            seed: Some("lobby".to_owned()),
            start: false,
            name: Some(" Friday \u{200b} night ".to_owned()),
            bot_speed: BotSpeed::Normal,
        };
        let doc = new_table(&guest(1), &new, [[1; 32], [2; 32]], Language::English, 0).expect("a table");
        let (core, step) = TableCore::create(doc, None, SETTINGS, Box::new(|| [3; 32]), 0).expect("a table");
        Room { core, now: 0, commands: 0, step }
    }

    /// A game of these people, each on a seat, and of bots, up to three.
    fn playing(people: u64, clock: ClockPolicy) -> Room {
        let mut seats = vec![SeatWish::Me];
        seats.extend((1..people).map(|_| SeatWish::Empty));
        seats.extend(bots(3 - people as usize));
        let mut room = Room::new(seats, clock);
        for number in 1..=people {
            room.enter(number, None);
            room.done(number, Command::Sit { seat: number as SeatNumber - 1 });
            room.done(number, Command::Ready { ready: true });
        }
        room.done(1, Command::Start);
        room
    }

    fn input(&mut self, input: Input) {
        self.step = self.core.handle(self.now, input);
    }

    fn enter(&mut self, number: u64, since: Option<Number>) {
        self.input(Input::Open(ConnectionId(number), guest(number)));
        let hello = Hello { version: VERSION, since, language: "en".to_owned() };
        self.input(Input::Message(ConnectionId(number), ClientMessage::Hello(hello)));
    }

    fn command(&mut self, number: u64, command: Command) -> Outcome {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        let message = ClientMessage::Command(CommandMessage { id: id.clone(), command });
        self.input(Input::Message(ConnectionId(number), message));
        let answers = self.heard(number).into_iter().filter_map(|message| match message {
            ServerMessage::Answer(Answer { id: of, result }) if of == id => Some(result),
            _ => None,
        });
        answers.last().expect("an answer")
    }

    #[track_caller]
    fn done(&mut self, number: u64, command: Command) {
        let outcome = self.command(number, command);
        assert!(matches!(outcome, Outcome::Done { .. }), "{outcome:?}");
    }

    #[track_caller]
    fn check_failed(&mut self, number: u64, command: Command, code: ErrorCode) {
        let outcome = self.command(number, command);
        assert!(matches!(&outcome, Outcome::Failed(failure) if failure.code == code), "{outcome:?}");
    }

    fn heard(&self, number: u64) -> Vec<ServerMessage> {
        let heard = self.step.messages.iter().filter(|(to, _)| to.0 == number);
        heard.map(|(_, words)| serde_json::from_str(words).expect("a message")).collect()
    }

    fn updates(&self, number: u64) -> Vec<Update> {
        let of = |message| match message {
            ServerMessage::Update(update) => Some(*update),
            ServerMessage::Welcome(welcome) => welcome.update,
            _ => None,
        };
        self.heard(number).into_iter().filter_map(of).collect()
    }

    /// Lets the time pass until the table wants to hear of it.
    fn wait(&mut self) {
        self.now = self.core.wake_at().expect("something to wait for");
        self.input(Input::Time);
    }

    /// Plays listed moves, bots included, until a seat is waited for.
    fn play_until(&mut self, seat: SeatNumber) {
        for _ in 0..100 {
            let play = self.core.play().expect("a game");
            let waiting = play.waiting();
            if waiting.contains(&seat) {
                return;
            }
            let (number, seat) = (play.number(), waiting[0]);
            let action = play.table.actions(steading_game::Seat(seat)).swap_remove(0).action;
            match self.core.doc.seats[usize::from(seat)].bot_level() {
                None => self.done(u64::from(seat) + 1, Command::Act { seat, expected: number, action }),
                Some(_) => {
                    self.core.desk.begin(seat, number);
                    self.input(Input::Chosen { seat, number, action: Some(action) });
                }
            }
        }
        panic!("the seat is never asked");
    }

    /// Guest 1 does the first thing that is listed for their seat.
    fn act(&mut self) {
        let play = self.core.play().expect("a game");
        let action = play.table.actions(steading_game::Seat(0)).swap_remove(0).action;
        let expected = play.number();
        self.done(1, Command::Act { seat: 0, expected, action });
    }

    /// Whether guest 1 alone is waited for.
    fn is_first_asked(&self) -> bool {
        self.core.play().is_some_and(|play| play.waiting() == [0])
    }

    /// Lets the time of a seat pass until a bot plays for it.
    fn miss_everything(&mut self, seat: SeatNumber) {
        while self.core.doc.seats[usize::from(seat)].stand_in.is_none() {
            self.play_until(seat);
            self.wait();
        }
    }

    fn info(&self) -> TableInfo {
        self.core.info()
    }

    fn reason(&self, seat: usize) -> Option<StandInReason> {
        self.info().seats[seat].stand_in.as_ref().map(|stand_in| stand_in.reason)
    }

    fn row(&self) -> TableRow {
        self.core.doc.row(None)
    }
}

const CLOCK: ClockPolicy = ClockPolicy::Decision { seconds: 10, reserve: 0 };

#[test]
fn who_missed_decisions_takes_the_seat_back_in_one_step() {
    let mut room = Room::playing(1, CLOCK);
    room.miss_everything(0);
    assert_eq!(room.reason(0), Some(StandInReason::TimedOut));
    room.done(1, Command::Back);
    assert_eq!(room.reason(0), None);
    assert!(room.heard(1).iter().any(|message| matches!(message, ServerMessage::Table(_))), "everybody hears of it");
    room.play_until(0);
    assert!(room.core.play().expect("a game").clocks.deadline().is_some(), "the clock runs for them again");
    room.done(1, Command::Back);
}

#[test]
fn whoever_acts_is_back_even_if_the_move_comes_too_late() {
    let mut room = Room::playing(1, CLOCK);
    room.miss_everything(0);
    let late = Command::Act { seat: 0, expected: 0, action: "blue ends turn".to_owned() };
    room.check_failed(1, late, ErrorCode::Stale);
    assert_eq!(room.reason(0), None);
    assert_eq!(room.core.doc.seats[0].misses, 0);
    room.play_until(0);
    room.act();
}

#[test]
fn events_say_that_time_ran_out() {
    let mut room = Room::playing(1, CLOCK);
    room.play_until(0);
    room.act();
    room.play_until(0);
    let chosen = room.core.play().expect("a game").number();
    let events = |room: &Room, id| -> Vec<(u32, Vec<SeatNumber>)> {
        let update = room.updates(id).pop().expect("an update");
        update.looks[0].events.iter().map(|event| (event.number, event.timed_out.clone())).collect()
    };
    room.wait();
    let live = events(&room, 1);
    let named: Vec<_> = live.iter().map(|(_, seats)| seats.as_slice()).collect();
    assert!(named[0] == [0] && named[1..].iter().all(|seats| seats.is_empty()), "{live:?}");
    room.enter(1, Some(chosen));
    assert_eq!(events(&room, 1)[..live.len()], live, "who comes back is told the same");
    room.enter(2, None);
    let all = events(&room, 2);
    let marked: Vec<_> = all.iter().filter(|(_, seats)| !seats.is_empty()).collect();
    assert_eq!(marked, [&live[0]], "and nobody else is named");
    assert!(all.len() > live.len());
    let update = serde_json::to_value(room.updates(2).pop().expect("an update")).expect("JSON");
    let first = &update["looks"][0]["events"][0];
    assert_eq!(first.get("timed_out"), None::<&Json>, "nobody is left out");
}

#[test]
fn going_to_and_fro_brings_no_fresh_time() {
    let mut room = Room::playing(2, CLOCK);
    room.play_until(0);
    let began = room.now;
    for _ in 0..4 {
        room.now += 2_000;
        room.done(1, Command::Leave);
        room.now += 400;
        room.done(1, Command::Back);
    }
    assert_eq!(room.core.wake_at(), Some(began + 10_000), "the time of the decision runs on");
    room.wait();
    assert_eq!(room.core.doc.seats[0].misses, 1);
}

#[test]
fn who_leaves_again_and_again_does_not_disturb_the_bot_that_stands_in() {
    let mut room = Room::playing(2, CLOCK);
    room.play_until(0);
    room.done(1, Command::Leave);
    let due = room.core.wake_at();
    for quit in [Command::Leave, Command::Resign, Command::Leave, Command::Resign] {
        room.now += 200;
        room.done(1, quit);
        assert_eq!(room.core.wake_at(), due, "the bot waits no longer for it");
    }
    assert_eq!(room.reason(0), Some(StandInReason::Resigned));
    room.wait();
    let thought = room.step.thoughts.pop().expect("the bot thinks");
    room.done(1, Command::Leave);
    assert!(!thought.stop.was_said() && room.step.thoughts.is_empty(), "and thinks on");
}

#[test]
fn a_stand_in_that_is_asked_for_again_thinks_on() {
    let mut room = Room::playing(2, ClockPolicy::Off);
    room.play_until(0);
    room.input(Input::Close(ConnectionId(1)));
    room.check_failed(2, Command::StandIn { seat: 0 }, ErrorCode::OwnerPresent);
    room.now += SETTINGS.away;
    room.done(2, Command::StandIn { seat: 0 });
    assert_eq!(room.reason(0), Some(StandInReason::Asked));
    room.wait();
    let thought = room.step.thoughts.pop().expect("the bot thinks");
    room.done(2, Command::StandIn { seat: 0 });
    assert!(!thought.stop.was_said() && room.step.thoughts.is_empty());
}

#[test]
fn only_a_move_that_is_played_makes_up_for_missed_decisions() {
    let mut room = Room::playing(1, CLOCK);
    room.play_until(0);
    room.wait();
    room.play_until(0);
    let late = Command::Act { seat: 0, expected: 0, action: "blue ends turn".to_owned() };
    room.check_failed(1, late, ErrorCode::Stale);
    room.done(1, Command::Back);
    assert_eq!(room.core.doc.seats[0].misses, 1);
    room.act();
    assert_eq!(room.core.doc.seats[0].misses, 0);
}

#[test]
fn a_seat_that_was_given_up_stays_the_bots() {
    let mut room = Room::playing(2, CLOCK);
    room.play_until(1);
    room.done(2, Command::Resign);
    assert_eq!(room.reason(1), Some(StandInReason::Resigned));
    assert_eq!(room.row().guests, [guest(1).id], "the game is none of theirs any more");
    room.check_failed(2, Command::Back, ErrorCode::NotYourSeat);
    let number = room.core.play().expect("a game").number();
    let act = Command::Act { seat: 1, expected: number, action: "white ends turn".to_owned() };
    room.check_failed(2, act, ErrorCode::NotYourSeat);
    room.enter(2, None);
    assert_eq!(room.reason(1), Some(StandInReason::Resigned), "coming back changes nothing");
    let update = room.updates(2).pop().expect("an update");
    assert_eq!(update.waiting, Waiting::Seats(vec![1]));
    assert_eq!((update.looks[0].actions.get(), update.looks[0].reasons.len()), ("[]", 0), "nothing is offered");
    room.done(2, Command::Leave);
    room.done(2, Command::Resign);
    assert_eq!(room.reason(1), Some(StandInReason::Resigned), "and neither does going");
    room.play_until(0);
    assert_eq!(room.info().status, Status::Playing, "the others play on");
    let line = |who: u64| -> TableLine { room.core.doc.line(Some(&guest(who).id)) };
    assert_eq!([line(1).resigned, line(2).resigned], [false, true]);
    assert!(!room.core.doc.line(None).resigned);
}

#[test]
fn a_game_that_everybody_gave_up_is_closed() {
    let mut room = Room::playing(2, CLOCK);
    room.done(1, Command::Resign);
    assert_eq!((room.info().host, room.core.doc.host_name()), (guest(2).id, "Guest 2"), "somebody else is host");
    room.done(2, Command::Resign);
    assert_eq!((room.info().status, room.row().status), (Status::Closed, TableStatus::Closed));
    assert!(
        room.step.writes.iter().any(|write| matches!(write, Write::Table(row) if row.status == TableStatus::Closed))
    );
    assert_eq!(room.core.wake_at(), None, "nothing is waited for");
    room.check_failed(2, Command::Undo { seat: 1, expected: 1 }, ErrorCode::NotPlaying);
    room.done(2, Command::Resign);
    let doc = TableDoc::read(&room.row()).expect("a document");
    let core = TableCore::resume(doc, None, &[], Vec::new(), SETTINGS, Box::new(|| [3; 32]), 0).expect("a table");
    assert_eq!((core.status(), core.wake_at()), (Status::Closed, None));
    let chance = core.info().chance;
    let secret = Secret::from_hex(&chance.secret.expect("the game is over for good")).expect("a secret");
    assert_eq!(secret.commitment().to_hex(), chance.commitment);
}

#[test]
fn bots_alone_do_not_keep_a_game_alive_for_a_host_without_a_seat() {
    let mut room = Room::new(bots(3).collect(), ClockPolicy::Off);
    room.enter(1, None);
    room.done(1, Command::Start);
    room.enter(2, None);
    room.done(2, Command::Resign);
    assert_eq!(room.info().status, Status::Playing, "who only watches gives nothing up");
    room.done(1, Command::Resign);
    assert_eq!(room.info().status, Status::Closed);
}

#[test]
fn before_the_start_the_last_to_leave_closes_the_table() {
    for quit in [Command::Leave, Command::Resign] {
        let seats = [SeatWish::Me, SeatWish::Empty].into_iter().chain(bots(1)).collect();
        let mut room = Room::new(seats, ClockPolicy::Off);
        room.enter(1, None);
        room.enter(2, None);
        room.done(2, Command::Sit { seat: 1 });
        room.done(1, quit.clone());
        assert_eq!((room.info().host, room.info().status), (guest(2).id, Status::Lobby));
        assert_eq!(room.row().guests, [guest(2).id]);
        room.input(Input::Close(ConnectionId(1)));
        room.done(2, quit);
        assert_eq!(room.info().status, Status::Closed);
    }
}

#[test]
fn who_only_looks_in_does_not_become_host() {
    let mut room = Room::new(vec![SeatWish::Me, SeatWish::Empty, SeatWish::Empty], ClockPolicy::Off);
    room.enter(1, None);
    room.enter(2, None);
    room.done(1, Command::Leave);
    assert_eq!((room.info().host, room.info().status), (guest(1).id, Status::Closed));
    assert_eq!(room.info().chance.secret, None, "no game began");
}

#[test]
fn a_host_without_a_seat_who_resigns_is_rid_of_the_game() {
    let mut room = Room::new(vec![SeatWish::Empty, SeatWish::Empty, SeatWish::Empty], ClockPolicy::Off);
    room.enter(1, None);
    for number in 2..=4 {
        room.enter(number, None);
        room.done(number, Command::Sit { seat: number as SeatNumber - 2 });
        room.done(number, Command::Ready { ready: true });
    }
    room.done(1, Command::Start);
    assert!(!room.core.doc.line(Some(&guest(1).id)).resigned);
    room.done(1, Command::Resign);
    assert_eq!((room.info().host, room.info().status), (guest(2).id, Status::Playing));
    assert!(!room.row().guests.contains(&guest(1).id));
    let line = room.core.doc.line(Some(&guest(1).id));
    assert!(line.resigned && line.given_up.is_empty(), "{line:?}");
    for quit in [Command::Leave, Command::Resign] {
        room.done(1, quit);
    }
    assert_eq!((room.info().host, room.info().status), (guest(2).id, Status::Playing), "once is enough");
}

#[test]
fn who_gave_up_has_no_say_any_more_and_no_seat_in_the_rematch() {
    let mut room = Room::playing(3, ClockPolicy::Off);
    room.done(2, Command::Resign);
    room.input(Input::Close(ConnectionId(3)));
    room.now += SETTINGS.away;
    room.check_failed(2, Command::StandIn { seat: 2 }, ErrorCode::NotYourSeat);
    room.check_failed(2, Command::SetBotSpeed { speed: BotSpeed::Quick }, ErrorCode::NotYourSeat);
    room.core.doc.stage = Stage::Over;
    room.check_failed(2, Command::Rematch, ErrorCode::NotYourSeat);
    let Outcome::Rematch { table } = room.command(1, Command::Rematch) else { panic!("a rematch") };
    let new = room.step.writes.iter().find_map(|write| match write {
        Write::NewTable(row) => Some(row.clone()),
        _ => None,
    });
    let row = new.expect("a table");
    assert_eq!((row.id.as_str(), &row.guests), (table.as_str(), &vec![guest(1).id, guest(3).id]));
    let doc = TableDoc::read(&row).expect("a document");
    assert_eq!(doc.seats[1].occupant, Occupant::Empty);
    assert!(doc.seats.iter().all(|seat| seat.stand_in.is_none()) && doc.given_up().is_empty());
    assert_eq!(doc.seats.iter().map(|seat| seat.ready).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(room.command(2, Command::Rematch), Outcome::Rematch { table }, "everybody is told where it is");
}

#[test]
fn seats_that_were_given_up_survive_a_crash() {
    let mut room = Room::playing(2, CLOCK);
    let entries = |room: &Room| -> Vec<EntryRow> {
        let lines = room.step.writes.iter().filter_map(|write| match write {
            Write::Entry(entry) => Some(entry.clone()),
            _ => None,
        });
        lines.collect()
    };
    let log = entries(&room);
    room.done(2, Command::Resign);
    let Some(Write::Table(row)) = room.step.writes.last().cloned() else { panic!("it is written at once") };
    let doc = TableDoc::read(&row).expect("a document");
    room.core = TableCore::resume(doc, None, &log, Vec::new(), SETTINGS, Box::new(|| [3; 32]), 0).expect("a table");
    room.enter(1, None);
    room.enter(2, None);
    assert_eq!(room.reason(1), Some(StandInReason::Resigned));
    room.check_failed(2, Command::Back, ErrorCode::NotYourSeat);
    assert_eq!(room.core.doc.given_up(), [1]);
    room.play_until(1);
    let clocks = &room.core.play().expect("a game").clocks;
    assert_eq!((clocks.deadline(), clocks.info(0).len()), (None, 0), "no clock runs for the bot");
    room.wait();
    assert_eq!(room.step.thoughts.len(), 1, "and it plays on");
}

#[test]
fn bots_move_as_quickly_as_players_like() {
    let mut room = Room::playing(1, ClockPolicy::Off);
    while room.is_first_asked() {
        room.act();
    }
    let began = room.now;
    let due = |room: &mut Room, speed| {
        room.done(1, Command::SetBotSpeed { speed });
        room.core.wake_at().expect("a bot") - began
    };
    let times = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Quick].map(|speed| due(&mut room, speed));
    assert_eq!(times, [2_500, 1_000, 300]);
    assert_eq!(room.info().bot_speed, BotSpeed::Quick);
    assert_eq!(TableDoc::read(&room.row()).expect("a document").bot_speed, BotSpeed::Quick, "it is kept");
    room.enter(2, None);
    room.check_failed(2, Command::SetBotSpeed { speed: BotSpeed::Slow }, ErrorCode::NotYourSeat);
}

#[test]
fn tables_have_names() {
    let mut room = Room::new(vec![SeatWish::Me, SeatWish::Empty, SeatWish::Empty], ClockPolicy::Off);
    assert_eq!(room.info().name.as_deref(), Some("Friday night"));
    room.enter(1, None);
    let call = |name: Option<&str>| Command::SetTable {
        options: None,
        visibility: None,
        spectators: None,
        clock: None,
        name: name.map(str::to_owned),
    };
    room.done(1, call(None));
    assert_eq!(room.info().name.as_deref(), Some("Friday night"), "nothing was said about it");
    let longest = "ж".repeat(TABLE_NAME_CHARS_MAX);
    room.done(1, call(Some(&longest)));
    room.check_failed(1, call(Some(&format!("{longest}ж"))), ErrorCode::BadText);
    room.check_failed(1, call(Some("\u{202e}!")), ErrorCode::BadText);
    assert_eq!(room.info().name, Some(longest));
    room.done(1, call(Some(" ")));
    assert_eq!(room.info().name, None);
}

#[test]
fn ready_sentences_are_lines_of_chat() {
    let mut room = Room::playing(2, ClockPolicy::Off);
    room.done(1, Command::Say { phrase: Phrase::WellPlayed });
    let lines = |room: &Room, number| -> Vec<_> {
        let chat = room.heard(number).into_iter().filter_map(|message| match message {
            ServerMessage::Chat(line) => Some((line.text, line.phrase)),
            _ => None,
        });
        chat.collect()
    };
    let said = [("Well played!".to_owned(), Some(Phrase::WellPlayed))];
    assert_eq!([lines(&room, 1), lines(&room, 2)], [said.to_vec(), said.to_vec()]);
    let Some(Write::Chat(row)) = room.step.writes.first().cloned() else { panic!("it is written") };
    assert_eq!(chat::line(&row).phrase, Some(Phrase::WellPlayed));
    room.done(2, Command::Mute { guest: guest(1).id, muted: true });
    for _ in 0..4 {
        room.done(1, Command::Say { phrase: Phrase::Laugh });
        assert_eq!(lines(&room, 2), [], "muted");
    }
    room.check_failed(1, Command::Say { phrase: Phrase::Laugh }, ErrorCode::TooFast);
}

#[test]
fn names_of_ready_sentences_are_those_of_the_protocol() {
    assert_eq!(Phrase::WellPlayed.to_string(), "well_played");
    assert_eq!(serde_json::json!(Phrase::WellPlayed), "well_played");
    assert_eq!((Phrase::named("well_played"), Phrase::named("badly_played")), (Some(Phrase::WellPlayed), None));
}

#[test]
fn how_far_a_game_has_come_is_written_when_nobody_is_left() {
    let mut room = Room::playing(1, ClockPolicy::Off);
    room.play_until(0);
    let rows = |room: &Room| room.step.writes.iter().filter(|write| matches!(write, Write::Table(_))).count();
    assert_eq!(room.core.progress().waiting, [0]);
    while room.is_first_asked() {
        room.act();
        assert_eq!(rows(&room), 0, "a move writes its lines and no more");
    }
    room.input(Input::Close(ConnectionId(1)));
    assert_eq!(rows(&room), 1);
    let doc = TableDoc::read(&room.row()).expect("a document");
    assert_eq!(doc.progress, room.core.progress());
    assert_eq!(doc.line(None).waiting, room.core.progress().waiting);
    room.input(Input::Time);
    assert_eq!(rows(&room), 0, "once");
    assert_eq!(room.core.leave_off(), None, "and nothing is left to be written");
}

#[test]
fn how_far_a_game_has_come_is_written_when_the_server_stops() {
    let mut room = Room::playing(1, ClockPolicy::Off);
    room.play_until(0);
    while room.is_first_asked() {
        room.act();
    }
    let Some(Write::Table(row)) = room.core.leave_off() else { panic!("somebody else is to move") };
    let doc = TableDoc::read(&row).expect("a document");
    assert_eq!((doc.progress, doc.changed_at), (room.core.progress(), room.core.doc.changed_at));
}

#[test]
fn bots_may_be_told_to_take_for_ever() {
    let mut room = Room::playing(1, ClockPolicy::Off);
    while room.is_first_asked() {
        room.act();
    }
    room.core.settings.bot_pace = Time::MAX;
    for speed in [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Quick] {
        room.done(1, Command::SetBotSpeed { speed });
        assert!(room.core.wake_at().is_some_and(|at| at > room.now));
    }
}
