//! Leaving and resigning, readable names, invitations, and what lists tell of a table.

use axum::http::Method;
use futures_util::SinkExt;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use steading_protocol::http::{Invitation, Made, Replay, TableLine};
use steading_protocol::socket::{Outcome, Waiting};
use steading_protocol::table::{BotSpeed, ClockPolicy, Occupant, StandInReason, Status, TableInfo};
use steading_protocol::{ErrorCode, ServerMessage};
use steading_server::config::{Config, Limits};
use steading_store::rows::Write;

use crate::records::{import, played};
use crate::sockets::{Host, Socket, hello, text};
use crate::support::{Answer, Site, calm};
use crate::tables::wait_for;

fn table(seats: &Json, start: bool) -> Json {
    json!({"game": "island", "options": "players 3\n", "visibility": "open", "spectators": true, "clock": "off",
        "seats": seats, "seed": "quitting", "start": start})
}

/// A game of a guest against bots.
fn game() -> Json {
    let bot = json!({"bot": {"level": "random"}});
    table(&json!(["me", bot, bot]), true)
}

async fn make(site: &Site, cookie: &str, table: Json) -> String {
    let answer = site.post("/api/tables", Some(cookie), table).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json::<Made>().table
}

async fn mine(site: &Site, cookie: &str) -> Vec<TableLine> {
    site.call(Method::GET, "/api/me/tables", Some(cookie), None).await.json()
}

async fn open(site: &Site) -> Vec<TableLine> {
    site.get("/api/tables").await.json()
}

async fn info(site: &Site, table: &str) -> TableInfo {
    site.get(&format!("/api/tables/{table}")).await.json()
}

async fn quit(site: &Site, cookie: &str, table: &str, how: &str) -> Answer {
    site.call(Method::POST, &format!("/api/tables/{table}/{how}"), Some(cookie), None).await
}

#[tokio::test]
async fn who_leaves_a_game_may_come_back_and_who_resigns_is_rid_of_it() {
    let limits = Limits { tables_per_guest: 1, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    let (_, cookie) = site.guest("Ann").await;
    let first = make(&site, &cookie, game()).await;
    let refused = site.post("/api/tables", Some(&cookie), game()).await.check_failure(429, ErrorCode::Limit);
    assert_eq!(refused.refusals[0].code.as_deref(), Some("UNFINISHED_GAMES"));
    assert_eq!(refused.refusals[0].values["limit"], 1, "the limit is named");

    assert_eq!(quit(&site, &cookie, &first, "leave").await.status, 204);
    let stand_in = info(&site, &first).await.seats[0].stand_in.clone().expect("a bot");
    assert_eq!(stand_in.reason, StandInReason::Left);
    assert_eq!(mine(&site, &cookie).await.len(), 1, "it is unfinished");
    site.post("/api/tables", Some(&cookie), game()).await.check_failure(429, ErrorCode::Limit);

    assert_eq!(quit(&site, &cookie, &first, "resign").await.status, 204);
    assert_eq!(info(&site, &first).await.status, Status::Closed, "nobody else is there");
    assert_eq!((mine(&site, &cookie).await, open(&site).await), (vec![], vec![]), "it stands in no list");
    assert_eq!(quit(&site, &cookie, &first, "resign").await.status, 204, "once more changes nothing");
    make(&site, &cookie, game()).await;
}

#[tokio::test]
async fn only_who_has_a_part_in_a_table_can_quit_it() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let (_, other) = site.guest("Bob").await;
    let made = make(&site, &cookie, game()).await;
    let before = info(&site, &made).await;
    for how in ["leave", "resign"] {
        assert_eq!(quit(&site, &other, &made, how).await.status, 204, "what is done already is no error");
        assert_eq!(info(&site, &made).await, before, "and nothing is changed by it");
        quit(&site, &cookie, &"0".repeat(32), how).await.check_failure(404, ErrorCode::NoTable);
        let path = format!("/api/tables/{made}/{how}");
        site.call(Method::POST, &path, None, None).await.check_failure(401, ErrorCode::NoGuest);
    }
}

/// Takes a seat at a table.
async fn sit(host: &Host, cookie: &str, table: &str, seat: u8) -> Socket {
    let mut socket = host.connect(table, &[("cookie", cookie)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    wait_for(&mut socket, |message| matches!(message, ServerMessage::Welcome(_))).await;
    for (id, command) in [("s1", json!({"sit": {"seat": seat}})), ("s2", json!({"ready": {"ready": true}}))] {
        done(&mut socket, id, command).await;
    }
    socket
}

/// Gives a command that must be carried out.
async fn done(socket: &mut Socket, id: &str, command: Json) {
    give(socket, id, command).await;
    let is_answer = |message: &ServerMessage| matches!(message, ServerMessage::Answer(answer) if answer.id == id);
    let answer = wait_for(socket, is_answer).await;
    let is_done = matches!(&answer, ServerMessage::Answer(answer) if matches!(answer.result, Outcome::Done { .. }));
    assert!(is_done, "{answer:?}");
}

async fn give(socket: &mut Socket, id: &str, command: Json) {
    socket.send(text(&json!({"command": {"id": id, "command": command}}))).await.expect("sent");
}

/// A body that came back.
fn body<T: DeserializeOwned>(answer: &str) -> T {
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

async fn get<T: DeserializeOwned>(host: &Host, path: &str, cookie: &str) -> T {
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n");
    body(&host.raw(request.as_bytes()).await)
}

#[tokio::test]
async fn who_leaves_a_lobby_twice_has_left_it() {
    let host = Host::new(calm()).await;
    let [ann, bob] = [host.guest("Ann").await, host.guest("Bob").await];
    let new = table(&json!(["me", "empty", "empty"]), false);
    let made: Made = body(&host.post("/api/tables", &ann, &new).await);
    let _bob = sit(&host, &bob, &made.table, 1).await;
    for _ in 0..2 {
        let left = host.post(&format!("/api/tables/{}/leave", made.table), &bob, &json!(null)).await;
        assert!(left.starts_with("HTTP/1.1 204"), "{left}");
    }
    let info: TableInfo = get(&host, &format!("/api/tables/{}", made.table), &ann).await;
    assert_eq!((info.status, &info.seats[1].occupant), (Status::Lobby, &Occupant::Empty));
}

/// A game of Ann and Bob at an open table, both of whom are there.
async fn two(host: &Host, ann: &str, bob: &str) -> (String, [Socket; 2]) {
    let new = table(&json!(["me", "empty", {"bot": {"level": "random"}}]), false);
    let made: Made = body(&host.post("/api/tables", ann, &new).await);
    let bobs = sit(host, bob, &made.table, 1).await;
    let mut anns = sit(host, ann, &made.table, 0).await;
    done(&mut anns, "start", json!("start")).await;
    (made.table, [anns, bobs])
}

#[tokio::test]
async fn who_resigns_while_others_play_is_named_to_them() {
    let host = Host::new(calm()).await;
    let [ann, bob] = [host.guest("Ann").await, host.guest("Bob").await];
    let (table, [mut anns, _bobs]) = two(&host, &ann, &bob).await;
    for _ in 0..2 {
        let resigned = host.post(&format!("/api/tables/{table}/resign"), &bob, &json!(null)).await;
        assert!(resigned.starts_with("HTTP/1.1 204"), "{resigned}");
    }
    let is_told = |message: &ServerMessage| {
        matches!(message, ServerMessage::Table(info)
            if info.seats[1].stand_in.as_ref().is_some_and(|bot| bot.reason == StandInReason::Resigned))
    };
    wait_for(&mut anns, is_told).await;
    let lines: Vec<TableLine> = get(&host, "/api/me/tables", &ann).await;
    assert_eq!((&lines[0].given_up, lines[0].resigned), (&vec![1], false));
    let lines: Vec<TableLine> = get(&host, "/api/me/tables", &bob).await;
    assert_eq!((&lines[0].given_up, lines[0].resigned), (&vec![1], true));
    let invitation: Invitation = get(&host, &format!("/api/tables/{table}/invitation"), "").await;
    assert_eq!(invitation.given_up, [1]);
}

#[tokio::test]
async fn lists_know_after_a_restart_how_far_games_have_come() {
    let host = Host::new(calm()).await;
    let ann = host.guest("Ann").await;
    let made: Made = body(&host.post("/api/tables", &ann, &game()).await);
    let mut socket = host.connect(&made.table, &[("cookie", &ann)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    let welcome = wait_for(&mut socket, |message| matches!(message, ServerMessage::Welcome(_))).await;
    let ServerMessage::Welcome(welcome) = welcome else { unreachable!() };
    let mut present = welcome.update.expect("a game");
    let first = present.waiting.clone();
    while present.waiting == first {
        let actions: Vec<Json> = serde_json::from_str(present.looks[0].actions.get()).expect("a list");
        if let Some(action) = actions.first() {
            let act = json!({"act": {"seat": 0, "expected": present.number, "action": action["action"]}});
            give(&mut socket, &format!("a{}", present.number), act).await;
        }
        let is_later = |message: &ServerMessage| matches!(message, ServerMessage::Update(update) if update.number > present.number);
        let ServerMessage::Update(update) = wait_for(&mut socket, is_later).await else { unreachable!() };
        present = *update;
    }
    let Host { running, folder } = host;
    running.stop().await;
    let site = Site::over(calm(), folder).await;
    let told = mine(&site, &ann).await.pop().expect("a line");
    assert_ne!(Waiting::Seats(told.waiting.clone()), first);
    // The table itself tells the same when it is in memory.
    info(&site, &made.table).await;
    assert_eq!(mine(&site, &ann).await, [told]);
}

#[tokio::test]
async fn a_lobby_that_its_host_leaves_is_gone() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let made = make(&site, &cookie, table(&json!(["me", "empty", "empty"]), false)).await;
    assert_eq!(open(&site).await.len(), 1);
    assert_eq!(quit(&site, &cookie, &made, "leave").await.status, 204);
    assert_eq!((mine(&site, &cookie).await, open(&site).await), (vec![], vec![]));
}

#[tokio::test]
async fn lists_tell_tables_apart() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let mut named = table(&json!(["me", "empty", "empty"]), false);
    named["name"] = json!("Friday night");
    named["bot_speed"] = json!("quick");
    named["clock"] = json!({"decision": {"seconds": 60, "reserve": 300}});
    let lobby = make(&site, &cookie, named).await;
    let playing = make(&site, &cookie, game()).await;
    let lines = open(&site).await;
    let line = |id: &str| lines.iter().find(|line| line.id == id).expect("a line").clone();
    let (lobby_line, playing_line) = (line(&lobby), line(&playing));
    assert_eq!((lobby_line.name.as_deref(), lobby_line.host.as_str()), (Some("Friday night"), "Ann"));
    assert_eq!(lobby_line.clock, ClockPolicy::Decision { seconds: 60, reserve: 300 });
    assert_eq!((lobby_line.turn, &lobby_line.waiting, &lobby_line.given_up), (0, &vec![], &vec![]));
    assert_eq!((&playing_line.name, playing_line.clock), (&None, ClockPolicy::Off));
    assert_eq!(playing_line.waiting.len(), 1, "somebody founds the first settlement");
    assert_eq!(info(&site, &lobby).await.bot_speed, BotSpeed::Quick);
    for line in [&lobby_line, &playing_line] {
        assert!(line.words != line.id && line.words.split('-').count() == 3, "{}", line.words);
    }
    assert_ne!(lobby_line.words, playing_line.words);
    let mut unnamed = game();
    unnamed["name"] = json!("\u{202e}");
    site.post("/api/tables", Some(&cookie), unnamed).await.check_failure(422, ErrorCode::BadText);
}

#[tokio::test]
async fn words_stand_in_every_address_in_place_of_the_id() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let id = make(&site, &cookie, game()).await;
    let words = info(&site, &id).await.words;
    let parts: Vec<&str> = words.split('-').collect();
    assert!(parts.len() == 3 && parts[2].parse::<u32>().is_ok_and(|number| (100..1000).contains(&number)), "{words}");
    assert_eq!(info(&site, &words).await.id, id);
    assert_eq!(info(&site, &words.to_uppercase()).await.id, id, "as people type it");
    assert_eq!(quit(&site, &cookie, &words, "leave").await.status, 204);
    assert!(info(&site, &id).await.seats[0].stand_in.is_some());

    let record = played("rivals", "mode intro\n", 40).record();
    let id = import(&site, &cookie, &record).await;
    let words = mine(&site, &cookie).await.into_iter().find(|line| line.id == id).expect("a line").words;
    assert_eq!(site.get(&format!("/api/tables/{words}/record")).await.text, record);
    let replay: Replay = site.get(&format!("/api/tables/{words}/replay/3")).await.json();
    assert_eq!(replay.number, 3);
    for path in ["story", "summary"] {
        assert_eq!(site.get(&format!("/api/tables/{words}/{path}")).await.status, 200);
    }
}

#[tokio::test]
async fn words_cannot_be_guessed() {
    let limits = Limits { guesses_per_hour: 3, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    let (_, cookie) = site.guest("Ann").await;
    let id = make(&site, &cookie, game()).await;
    let words = info(&site, &id).await.words;
    for number in 0..3 {
        assert_eq!(info(&site, &words).await.id, id, "right names cost nothing");
        site.get(&format!("/api/tables/never-there-10{number}")).await.check_failure(404, ErrorCode::NoTable);
    }
    let (_, stranger) = site.guest("Bob").await;
    for name in ["never-there-103", &words] {
        for cookie in [None, Some(stranger.as_str())] {
            let refused = site.call(Method::GET, &format!("/api/tables/{name}/invitation"), cookie, None).await;
            refused.check_failure(429, ErrorCode::TooFast);
            let seconds: u64 = refused.headers["retry-after"].to_str().expect("text").parse().expect("a number");
            assert!((3590..=3600).contains(&seconds), "until the hour of the first wrong name is over: {seconds}");
        }
    }
    assert_eq!(info(&site, &id).await.words, words, "the whole link works");
    let hers = site.call(Method::GET, &format!("/api/tables/{words}"), Some(&cookie), None).await;
    assert_eq!(hers.json::<TableInfo>().id, id, "and so do the words for who plays there");
    let wrong = site.call(Method::GET, "/api/tables/never-there-104", Some(&cookie), None).await;
    wrong.check_failure(429, ErrorCode::TooFast);
}

#[tokio::test]
async fn a_burst_of_guesses_brings_no_more_than_one_after_the_other() {
    let limits = Limits { guesses_per_hour: 3, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    let guess = |number: u32| {
        let site = &site;
        async move { site.get(&format!("/api/tables/never-there-{number}")).await.status.as_u16() }
    };
    let answers = futures_util::future::join_all((100..140).map(guess)).await;
    assert_eq!(answers.iter().filter(|status| **status == 404).count(), 3, "{answers:?}");
    assert!(answers.iter().all(|status| [404, 429].contains(status)));
}

#[tokio::test]
async fn words_of_private_games_that_ended_long_ago_are_for_their_people() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let (_, stranger) = site.guest("Bob").await;
    let record = played("rivals", "mode intro\n", 40).record();
    let id = import(&site, &cookie, &record).await;
    let words = mine(&site, &cookie).await.pop().expect("a line").words;
    let statuses = async || -> [u16; 4] {
        let ask = async |name: &str, cookie: Option<&str>| {
            let path = format!("/api/tables/{name}/replay/3");
            site.call(Method::GET, &path, cookie, None).await.status.as_u16()
        };
        [
            ask(&words, Some(&cookie)).await,
            ask(&words, Some(&stranger)).await,
            ask(&words, None).await,
            ask(&id, None).await,
        ]
    };
    assert_eq!(statuses().await, [200, 200, 200, 200]);
    let mut row = site.app.store.table(&id).await.expect("a store").expect("a table");
    row.changed_at -= 25 * 3600 * 1000;
    site.app.store.commit(&[Write::Table(row.clone())]).await.expect("written");
    assert_eq!(statuses().await, [200, 404, 404, 200]);
    row.is_open = true;
    site.app.store.commit(&[Write::Table(row)]).await.expect("written");
    assert_eq!(statuses().await, [200, 200, 200, 200], "open tables stand in lists anyway");
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what() {
    let site = Site::new().await;
    let (me, cookie) = site.guest("Ann").await;
    let mut new = table(&json!(["me", "empty", "empty"]), false);
    (new["visibility"], new["name"]) = (json!("private"), json!("Friday night"));
    let id = make(&site, &cookie, new).await;
    let words = info(&site, &id).await.words;
    for link in [&id, &words] {
        let invitation: Invitation = site.get(&format!("/api/tables/{link}/invitation")).await.json();
        let expected = Invitation {
            table: id.clone(),
            words: words.clone(),
            name: Some("Friday night".to_owned()),
            game: "island".to_owned(),
            options: "players 3\n".to_owned(),
            host: "Ann".to_owned(),
            status: Status::Lobby,
            seats: vec![
                Occupant::Guest { id: me.id.clone(), name: "Ann".to_owned() },
                Occupant::Empty,
                Occupant::Empty,
            ],
            given_up: vec![],
            clock: ClockPolicy::Off,
        };
        assert_eq!(invitation, expected);
    }
    let renamed = site.call(Method::PATCH, "/api/me", Some(&cookie), Some(json!({"name": "Anne"}))).await;
    assert_eq!(renamed.status, 200);
    // The table hears of the name before it answers.
    info(&site, &id).await;
    let invitation: Invitation = site.get(&format!("/api/tables/{id}/invitation")).await.json();
    assert_eq!(invitation.host, "Anne");
    site.get(&format!("/api/tables/{}/invitation", "0".repeat(32))).await.check_failure(404, ErrorCode::NoTable);
}
