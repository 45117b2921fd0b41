//! Sessions fed by a server that is made up: frames come twice, late and in another order, from a seeded generator.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use serde_json::value::RawValue;
use steading_protocol::socket::{EventInfo, Look};

use super::*;

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).expect("JSON")
}

fn event(number: u32, text: &str) -> EventInfo {
    EventInfo { number, text: text.to_owned(), timed_out: Vec::new(), data: raw("null") }
}

fn update(number: Number, events_from: u32, events: Vec<EventInfo>) -> Update {
    let actions = raw(
        r#"[{"action":"red rolls","kind":"roll","data":{}},{"action":"red plays \"knight\"","kind":"play_knight","data":[1]}]"#,
    );
    let look = Look {
        seat: Some(0),
        events,
        view: raw("{}"),
        actions,
        reasons: Vec::new(),
        points: Vec::new(),
        may_undo: false,
    };
    Update {
        number,
        since: number.saturating_sub(1),
        events_from,
        waiting: Waiting::Seats(vec![0, 2]),
        clocks: Vec::new(),
        scene: None,
        looks: vec![look],
    }
}

fn told(update: Update) -> ServerMessage {
    ServerMessage::Update(Box::new(update))
}

pub(crate) fn answered(id: &str, result: Outcome) -> ServerMessage {
    ServerMessage::Answer(Answer { id: id.to_owned(), result })
}

pub(crate) fn failed(id: &str, code: ErrorCode) -> ServerMessage {
    answered(id, Outcome::Failed(Failure::new(code, "no")))
}

fn table(guests: [&str; 3]) -> TableInfo {
    let seat = |guest: &str| {
        json!({
            "name": "red", "called": "Ada", "occupant": {"guest": {"id": guest, "name": "Ada"}}, "ready": true, "present": true,
            "stand_in": null,
        })
    };
    serde_json::from_value(json!({
        "id": "t", "words": "amber-otter-482", "name": null, "game": "island", "options": "", "status": "playing", "host": "ada", "visibility": "private",
        "spectators": false, "watching": 0, "clock": "off", "bot_speed": "normal", "seats": guests.map(seat),
        "chance": {"commitment": "", "seed": null, "secret": null}, "rematch": null,
    }))
    .expect("a table")
}

pub(crate) fn welcome(update: Option<Update>) -> ServerMessage {
    ServerMessage::Welcome(Box::new(Welcome {
        version: VERSION,
        you: "ada".to_owned(),
        seats: vec![0],
        table: table(["ada", "bob", "bob"]),
        update,
        chat: Vec::new(),
        muted: Vec::new(),
    }))
}

#[test]
fn the_scene_is_kept_from_whichever_message_brought_it() {
    let scene = || Some(Scene::new(raw(r#"{"land":[1,2]}"#)));
    let mut session = Session::new("s", "en");
    session.on_message(welcome(Some(update(2, 0, Vec::new()))));
    assert_eq!(session.scene(), None);
    session.on_message(told(Update { scene: scene(), ..update(1, 0, Vec::new()) }));
    assert_eq!(session.scene(), scene().as_ref(), "it came late, and is as good as ever");
    session.on_message(told(update(3, 0, Vec::new())));
    session.on_message(welcome(Some(update(4, 0, Vec::new()))));
    assert_eq!(session.scene(), scene().as_ref());
}

fn welcomed_at(number: Number) -> Session {
    let mut session = Session::new("s", "en");
    let news = session.on_message(welcome(Some(update(number, 0, Vec::new()))));
    assert_eq!(news, [News::Welcomed, News::Moved(number)]);
    session
}

fn act(expected: Number) -> Command {
    Command::Act { seat: 0, expected, action: "red rolls".to_owned() }
}

#[test]
fn the_first_hello_knows_nothing_and_later_ones_the_last_number_without_a_gap_before_it() {
    let mut session = Session::new("s", "uk");
    let hello = |since| ClientMessage::Hello(Hello { version: VERSION, since, language: "uk".to_owned() });
    assert_eq!(session.on_open(), [hello(None)]);
    session.on_message(welcome(Some(update(12, 0, Vec::new()))));
    session.on_message(told(update(15, 0, Vec::new())));
    session.on_message(told(update(14, 0, Vec::new())));
    assert_eq!(session.on_open(), [hello(Some(12))]);
    assert!(!session.is_whole());
    session.on_message(told(update(13, 0, Vec::new())));
    assert_eq!(session.on_open(), [hello(Some(15))]);
    assert!(session.is_whole());
}

#[test]
fn unanswered_commands_are_said_again_with_their_old_ids() {
    let mut session = welcomed_at(3);
    let first = session.command(Command::Ready { ready: true });
    let second = session.command(act(3));
    assert_ne!(first.id, second.id);
    let again: Vec<_> = session.on_open().into_iter().skip(1).collect();
    assert_eq!(again, [ClientMessage::Command(first.clone()), ClientMessage::Command(second.clone())]);
    session.on_message(answered(&first.id, Outcome::Done { number: 3 }));
    assert_eq!(session.on_open()[1..], [ClientMessage::Command(second)]);
}

#[test]
fn nothing_is_chosen_before_the_answer_and_the_update_are_there() {
    let mut session = welcomed_at(3);
    assert_eq!(session.seats_to_act(), vec![0]);
    let command = session.command(act(3));
    assert!(session.seats_to_act().is_empty(), "the command is under way");
    let news = session.on_message(answered(&command.id, Outcome::Done { number: 5 }));
    assert_eq!(news, [News::Done { command, number: 5 }]);
    session.on_message(told(update(4, 0, Vec::new())));
    assert!(session.seats_to_act().is_empty(), "the game stands at 5, and only 4 was shown");
    session.on_message(told(update(5, 0, Vec::new())));
    assert_eq!(session.seats_to_act(), vec![0]);
}

#[test]
fn an_update_before_the_answer_is_no_answer() {
    let mut session = welcomed_at(3);
    let command = session.command(act(3));
    session.on_message(told(update(4, 0, Vec::new())));
    assert!(session.is_waiting());
    assert!(session.seats_to_act().is_empty());
    session.on_message(answered(&command.id, Outcome::Done { number: 4 }));
    assert_eq!(session.seats_to_act(), vec![0]);
}

#[test]
fn a_second_answer_is_ignored() {
    let mut session = welcomed_at(3);
    let command = session.command(act(3));
    assert_eq!(session.on_message(answered(&command.id, Outcome::Done { number: 4 })).len(), 1);
    assert_eq!(session.on_message(answered(&command.id, Outcome::Done { number: 4 })), []);
    assert_eq!(session.on_message(failed(&command.id, ErrorCode::Stale)), []);
    assert_eq!(session.on_message(answered("somebody else's", Outcome::Done { number: 90 })), []);
    session.on_message(told(update(4, 0, Vec::new())));
    assert_eq!(session.seats_to_act(), vec![0]);
}

#[test]
fn after_a_stale_command_the_player_chooses_in_the_update_that_follows() {
    let mut session = welcomed_at(3);
    let command = session.command(act(3));
    assert_eq!(session.on_message(failed(&command.id, ErrorCode::Stale)), [News::Stale(command)]);
    assert!(session.seats_to_act().is_empty(), "the old position is worth nothing");
    assert_eq!(session.on_message(told(update(6, 0, Vec::new()))), [News::Moved(6)]);
    assert_eq!(session.seats_to_act(), vec![0]);
    assert_eq!(session.position().map(|update| update.number), Some(6));
}

#[test]
fn a_busy_server_is_asked_again_later() {
    let mut session = welcomed_at(3);
    let command = session.command(act(3));
    for code in [ErrorCode::Unavailable, ErrorCode::TooFast] {
        assert!(matches!(session.on_message(failed(&command.id, code))[..], [News::Postponed(_)]));
        assert_eq!(session.unanswered().collect::<Vec<_>>(), [ClientMessage::Command(command.clone())]);
    }
    let news = session.on_message(failed(&command.id, ErrorCode::Refused));
    assert!(matches!(&news[..], [News::Failed(failed, _)] if *failed == command));
    assert!(!session.is_waiting());
}

#[test]
fn seats_are_ours_as_the_table_says() {
    let mut session = welcomed_at(3);
    assert_eq!(session.seats_to_act(), vec![0], "seat 2 is waited for, but not ours");
    session.on_message(ServerMessage::Table(Box::new(table(["bob", "bob", "ada"]))));
    assert_eq!(session.seats(), [2]);
    assert_eq!(session.seats_to_act(), vec![2]);
}

#[test]
fn listed_moves_are_read_without_their_data() {
    assert_eq!(welcomed_at(3).actions(0), ["red rolls", "red plays \"knight\""]);
    assert!(welcomed_at(3).actions(1).is_empty());
}

#[test]
fn events_that_were_taken_back_are_forgotten() {
    let mut session = welcomed_at(0);
    let texts = |session: &Session| -> Vec<String> {
        session.events(Some(0)).expect("a look").iter().map(|event| event.text.clone()).collect()
    };
    session.on_message(told(update(2, 0, vec![event(0, "a"), event(1, "b"), event(3, "c")])));
    session.on_message(told(update(3, 1, vec![event(1, "d")])));
    assert_eq!(texts(&session), ["a", "d"]);
    session.on_message(told(update(3, 0, vec![event(0, "a"), event(1, "d")])));
    assert_eq!(texts(&session), ["a", "d"]);
}

#[test]
fn an_undo_is_waited_for_like_a_move() {
    let mut session = welcomed_at(3);
    let undo = session.command(Command::Undo { seat: 0, expected: 3 });
    assert!(session.position().is_none(), "the undo is under way");
    assert_eq!(session.on_message(failed(&undo.id, ErrorCode::Stale)), [News::Stale(undo)]);
    assert!(session.position().is_none(), "the old position is worth nothing");
    session.on_message(told(update(4, 0, Vec::new())));
    assert_eq!(session.position().map(|update| update.number), Some(4));
    session.command(Command::Ready { ready: true });
    assert!(session.position().is_some(), "being ready does not move the game");
}

#[test]
fn an_answer_belongs_to_the_command_with_its_id() {
    let mut session = welcomed_at(3);
    let first = session.command(Command::Ready { ready: true });
    let second = session.command(act(3));
    let news = session.on_message(answered(&second.id, Outcome::Done { number: 4 }));
    assert_eq!(news, [News::Done { command: second, number: 4 }]);
    assert_eq!(session.unanswered().collect::<Vec<_>>(), [ClientMessage::Command(first)]);
}

#[test]
fn answers_of_other_kinds_are_passed_on() {
    let mut session = welcomed_at(3);
    let reasons = Answer { id: "a question".to_owned(), result: Outcome::Reasons(Vec::new()) };
    assert_eq!(session.on_message(ServerMessage::Answer(reasons.clone())), [News::Answered(reasons)]);
    let command = session.command(Command::Rematch);
    let rematch = Answer { id: command.id, result: Outcome::Rematch { table: "next".to_owned() } };
    assert_eq!(session.on_message(ServerMessage::Answer(rematch.clone())), [News::Answered(rematch)]);
    assert!(!session.is_waiting());
}

#[test]
fn the_same_update_again_is_no_news_and_may_know_more() {
    let mut session = welcomed_at(3);
    let over = Update { waiting: Waiting::Over { winner: None, points: vec![] }, ..update(3, 0, Vec::new()) };
    assert!(!session.is_over());
    assert_eq!(session.on_message(told(over)), []);
    assert!(session.is_over());
}

#[test]
fn updates_that_overlap_leave_no_gap() {
    let mut session = welcomed_at(12);
    session.on_message(told(Update { since: 10, ..update(14, 0, Vec::new()) }));
    assert!(session.is_whole());
    assert!(matches!(session.on_open()[0], ClientMessage::Hello(Hello { since: Some(14), .. })));
}

#[test]
fn a_welcome_closes_the_gap_that_nobody_can_fill_any_more() {
    let since = |session: &Session| match &session.on_open()[0] {
        ClientMessage::Hello(hello) => hello.since,
        other => panic!("{other:?}"),
    };
    let mut session = welcomed_at(12);
    session.on_message(told(update(15, 0, Vec::new())));
    assert_eq!((since(&session), session.is_whole()), (Some(12), false));
    session.on_message(welcome(Some(Update { since: 20, ..update(25, 0, Vec::new()) })));
    assert_eq!((since(&session), session.is_whole()), (Some(25), true));
    session.on_message(welcome(Some(Update { since: 5, ..update(8, 0, Vec::new()) })));
    assert_eq!((since(&session), session.is_whole()), (Some(25), true), "a late welcome takes nothing back");
}

/// A game as a server would tell it: moves bring events, some of them secret, and now and then the last move is taken back.
fn history(rng: &mut StdRng) -> (Vec<Update>, Vec<(u32, String)>) {
    let mut events: Vec<(bool, String)> = Vec::new();
    let mut starts = Vec::new();
    let mut updates = Vec::new();
    for number in 1..=rng.random_range(1..60) {
        let from = if !starts.is_empty() && rng.random_bool(0.2) {
            let from: usize = starts.pop().unwrap_or_default();
            events.truncate(from);
            from
        } else {
            starts.push(events.len());
            let count = rng.random_range(0..3);
            events.extend((0..count).map(|index| (rng.random_bool(0.7), format!("{number}:{index}"))));
            events.len() - count
        };
        // Now and then the server begins earlier than it must.
        let from = from.saturating_sub(if rng.random_bool(0.1) { rng.random_range(0..10) } else { 0 });
        updates.push(update(number, from as u32, seen(&events, from).map(|(n, text)| event(n, &text)).collect()));
    }
    (updates, seen(&events, 0).collect())
}

fn seen(events: &[(bool, String)], from: usize) -> impl Iterator<Item = (u32, String)> {
    let numbered = events.iter().enumerate().skip(from).filter(|(_, (is_seen, _))| *is_seen);
    numbered.map(|(number, (_, text))| (number as u32, text.clone()))
}

#[test]
fn frames_that_come_twice_late_and_in_another_order_confuse_nobody() {
    for seed in 0..2000 {
        let mut rng = StdRng::seed_from_u64(seed);
        let (updates, truth) = history(&mut rng);
        let last = updates.len() as Number;
        let mut frames = updates.clone();
        frames.extend(updates.iter().filter(|_| rng.random_bool(0.3)).cloned().collect::<Vec<_>>());
        frames.shuffle(&mut rng);
        let mut session = Session::new("s", "en");
        let mut known = 0;
        for frame in frames {
            let number = frame.number;
            let news = session.on_message(told(frame));
            let expected = if number > known { vec![News::Moved(number)] } else { Vec::new() };
            assert_eq!(news, expected, "seed {seed}");
            known = known.max(number);
            assert_eq!(session.update().map(|update| update.number), Some(known), "seed {seed}");
        }
        let events: Vec<_> =
            session.events(Some(0)).expect("a look").iter().map(|e| (e.number, e.text.clone())).collect();
        assert_eq!((known, events), (last, truth), "seed {seed}");
    }
}

/// A server that carries each command out once, behind a network that loses, repeats and swaps frames in both directions.
#[test]
fn every_command_is_carried_out_once_behind_a_bad_network() {
    for seed in 0..300 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut session = welcomed_at(0);
        let mut log: Vec<String> = Vec::new();
        let mut acknowledged: Vec<(Number, String)> = Vec::new();
        let (mut up, mut down) = (Vec::new(), Vec::new());
        while acknowledged.len() < 30 {
            if let Some(position) = session.position() {
                let command = act(position.number);
                up.push(ClientMessage::Command(session.command(command)));
            }
            if rng.random_bool(0.2) {
                up.clear();
                down.clear();
                up.extend(session.on_open());
            }
            up.shuffle(&mut rng);
            down.shuffle(&mut rng);
            if let Some(message) = up.pop() {
                if rng.random_bool(0.2) {
                    up.push(message.clone());
                }
                down.extend(serve(&mut log, message, &mut rng));
            }
            if let Some(message) = down.pop() {
                if rng.random_bool(0.2) {
                    down.push(message.clone());
                }
                for news in session.on_message(message) {
                    if let News::Done { command, number } = news {
                        acknowledged.push((number, command.id));
                    }
                }
            }
        }
        for (number, id) in &acknowledged {
            assert_eq!(log.get(*number as usize - 1), Some(id), "seed {seed}");
            assert_eq!(log.iter().filter(|logged| *logged == id).count(), 1, "seed {seed}");
        }
    }
}

/// Foreign moves come in between, so that commands are stale now and then.
fn serve(log: &mut Vec<String>, message: ClientMessage, rng: &mut StdRng) -> Vec<ServerMessage> {
    if rng.random_bool(0.1) {
        log.push("somebody else's".to_owned());
    }
    let number = log.len() as Number;
    let now = |number| told(update(number, 0, Vec::new()));
    let ClientMessage::Command(CommandMessage { id, command: Command::Act { expected, .. } }) = message else {
        return vec![welcome(Some(update(number, 0, Vec::new())))];
    };
    if let Some(place) = log.iter().position(|logged| *logged == id) {
        return vec![answered(&id, Outcome::Done { number: place as Number + 1 })];
    }
    if expected != number {
        return vec![failed(&id, ErrorCode::Stale), now(number)];
    }
    log.push(id.clone());
    vec![answered(&id, Outcome::Done { number: number + 1 }), now(number + 1)]
}
