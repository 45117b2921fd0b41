//! Tables made by HTTP and played over sockets, and clients that misbehave there.

use std::time::Duration;

use axum::http::Method;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use steading_protocol::http::{Made, MoveLink, TableLine};
use steading_protocol::socket::{Outcome, Waiting};
use steading_protocol::table::{Status, TableInfo};
use steading_protocol::{ErrorCode, MESSAGE_BYTES_MAX, ServerMessage};
use steading_server::config::{BotConfig, Config, Limits, Patience};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::sockets::{Host, Socket, hello, last_words, text};
use crate::support::{Site, calm};

fn new_table(visibility: &str) -> Json {
    let bot = json!({"bot": {"level": "random"}});
    json!({"game": "island", "options": "players 3\n", "visibility": visibility, "spectators": true, "clock": "off",
        "seats": ["me", bot, bot], "seed": "doors", "start": true})
}

/// A table and a socket to it, after the welcome.
async fn seated(host: &Host, cookie: &str) -> (String, Socket) {
    seated_at(host, cookie, &new_table("private")).await
}

async fn seated_at(host: &Host, cookie: &str, table: &Json) -> (String, Socket) {
    let answer = host.post("/api/tables", cookie, table).await;
    let body = answer.split("\r\n\r\n").nth(1).expect("a body");
    let table = serde_json::from_str::<Made>(body).unwrap_or_else(|_| panic!("{answer}")).table;
    let mut socket = host.connect(&table, &[("cookie", cookie)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    wait_for(&mut socket, |message| matches!(message, ServerMessage::Welcome(_))).await;
    (table, socket)
}

/// The first message of this kind; others are passed over.
pub async fn wait_for(socket: &mut Socket, is_it: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
    let search = async {
        loop {
            let message = socket.next().await.expect("an open socket").expect("a message");
            let Message::Text(text) = message else { continue };
            let message: ServerMessage = serde_json::from_str(&text).expect("a message of the protocol");
            if is_it(&message) {
                return message;
            }
        }
    };
    timeout(Duration::from_secs(20), search).await.expect("in time")
}

async fn check_error(socket: &mut Socket, code: ErrorCode) {
    let found = wait_for(socket, |message| matches!(message, ServerMessage::Error(_))).await;
    let ServerMessage::Error(failure) = found else { unreachable!() };
    assert_eq!(failure.code, code, "{}", failure.message);
}

/// Checks that the table still answers.
async fn check_alive(socket: &mut Socket, id: &str) {
    socket.send(text(&json!({"why": {"id": id, "seat": 0, "action": null}}))).await.expect("sent");
    let is_answer = |message: &ServerMessage| matches!(message, ServerMessage::Answer(answer) if answer.id == id);
    wait_for(socket, is_answer).await;
}

/// What bots do at a table that always has the same seed, before the person in the last seat is asked.
async fn founded_by_bots(host: &Host, cookie: &str) -> Vec<String> {
    let bot = json!({"bot": {"level": "random"}});
    let table = json!({"game": "island", "options": "colours red blue white\nplayers 3\nphases combined\nfirst_player red\n",
        "visibility": "private", "spectators": true, "clock": "off", "seats": [bot, bot, "me"], "seed": "harvest", "start": true});
    let (id, _) = seated_at(host, cookie, &table).await;
    let mut heard = Vec::new();
    let mut socket = host.connect(&id, &[("cookie", cookie)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    loop {
        let message =
            wait_for(&mut socket, |message| matches!(message, ServerMessage::Welcome(_) | ServerMessage::Update(_)))
                .await;
        let update = match message {
            ServerMessage::Welcome(welcome) => welcome.update.expect("a game"),
            ServerMessage::Update(update) => *update,
            other => panic!("{other:?}"),
        };
        heard.extend(update.looks.iter().flat_map(|look| &look.events).map(|event| event.text.clone()));
        if update.waiting == Waiting::Seats(vec![2]) {
            return heard;
        }
    }
}

#[tokio::test]
async fn a_seed_settles_what_bots_do() {
    let bots = BotConfig { pace: Duration::ZERO, ..calm().bots };
    let host = Host::new(Config { bots, ..calm() }).await;
    let cookie = host.guest("Ann").await;
    let first = founded_by_bots(&host, &cookie).await;
    assert!(first.len() >= 4, "{first:?}");
    assert_eq!(founded_by_bots(&host, &cookie).await, first);
}

#[tokio::test]
async fn private_tables_are_reached_by_their_id_and_stand_in_no_list() {
    let site = Site::new().await;
    let (me, cookie) = site.guest("Ann").await;
    let mut made = Vec::new();
    for visibility in ["open", "private"] {
        let answer = site.post("/api/tables", Some(&cookie), new_table(visibility)).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        made.push(answer.json::<Made>().table);
    }
    let ids = |lines: Vec<TableLine>| lines.into_iter().map(|line| line.id).collect::<Vec<_>>();
    assert_eq!(ids(site.get("/api/tables").await.json()), [made[0].clone()]);
    let mine = ids(site.call(Method::GET, "/api/me/tables", Some(&cookie), None).await.json());
    assert!(made.iter().all(|id| mine.contains(id)));
    let info: TableInfo = site.get(&format!("/api/tables/{}", made[1])).await.json();
    assert_eq!((info.host, info.seats.len()), (me.id, 3));
    assert!(matches!(info.status, Status::Playing | Status::Paused));
    assert_eq!(info.chance.secret, None, "the secret is shown at the end");
    for path in ["record", "replay/0"] {
        site.get(&format!("/api/tables/{}/{path}", made[1])).await.check_failure(404, ErrorCode::NoTable);
    }
}

#[tokio::test]
async fn options_that_make_no_table_are_refused_in_the_language_of_the_guest() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let mut table = new_table("open");
    table["options"] = json!("players 4\nvariants two_players\n");
    let english = site.post("/api/tables?language=en", Some(&cookie), table.clone()).await;
    let russian = site.post("/api/tables?language=ru", Some(&cookie), table.clone()).await;
    let [english, russian] = [english, russian].map(|answer| answer.check_failure(422, ErrorCode::BadOptions));
    assert_ne!(english.message, russian.message);
    table["game"] = json!("chess");
    site.post("/api/tables", Some(&cookie), table).await.check_failure(404, ErrorCode::Unknown);
}

#[tokio::test]
async fn a_guest_has_so_many_tables() {
    let limits = Limits { tables_per_guest: 1, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    let (_, cookie) = site.guest("Ann").await;
    assert_eq!(site.post("/api/tables", Some(&cookie), new_table("open")).await.status, 201);
    let refused = site.post("/api/tables", Some(&cookie), new_table("open")).await;
    refused.check_failure(429, ErrorCode::Limit);
    assert_eq!(refused.headers["retry-after"], "10", "nobody knows when a table ends");
}

#[tokio::test]
async fn wrong_messages_are_told_and_the_table_goes_on() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let (_, mut socket) = seated(&host, &cookie).await;
    let cases = [
        (Message::text("{"), ErrorCode::BadMessage),
        (Message::text(r#"{"shout":{}}"#), ErrorCode::BadMessage),
        (Message::text(format!(r#"{{"{}":1}}"#, "x".repeat(9_000))), ErrorCode::BadMessage),
        (Message::binary(vec![1, 2, 3]), ErrorCode::BadMessage),
        (text(&hello()), ErrorCode::BadHello),
    ];
    for (number, (message, code)) in cases.into_iter().enumerate() {
        socket.send(message).await.expect("sent");
        check_error(&mut socket, code).await;
        check_alive(&mut socket, &format!("q{number}")).await;
    }
}

#[tokio::test]
async fn long_messages_close_the_socket_and_nothing_else() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let (table, mut socket) = seated(&host, &cookie).await;
    socket.send(Message::text("x".repeat(MESSAGE_BYTES_MAX + 1))).await.expect("sent");
    check_error(&mut socket, ErrorCode::TooLong).await;
    assert_eq!(last_words(&mut socket).await.1, Some(1009));
    let mut again = host.connect(&table, &[("cookie", &cookie)]).await.expect("a socket");
    again.send(text(&hello())).await.expect("sent");
    wait_for(&mut again, |message| matches!(message, ServerMessage::Welcome(_))).await;
}

#[tokio::test]
async fn a_flood_is_warned_and_then_ended() {
    let limits = Limits { messages_per_second: 5, ..calm().limits };
    let host = Host::new(Config { limits, ..calm() }).await;
    let cookie = host.guest("Ann").await;
    let (table, mut socket) = seated(&host, &cookie).await;
    for _ in 0..30 {
        socket.send(Message::text("{")).await.expect("sent");
    }
    check_error(&mut socket, ErrorCode::BadMessage).await;
    let is_warning = |message: &ServerMessage| matches!(message, ServerMessage::Error(failure) if failure.code == ErrorCode::TooFast);
    wait_for(&mut socket, is_warning).await;
    for _ in 0..200 {
        if socket.send(Message::text("{")).await.is_err() {
            break;
        }
    }
    let (code, closed) = last_words(&mut socket).await;
    assert_eq!((code, closed), (Some(ErrorCode::TooFast), Some(1008)));
    let mut again = host.connect(&table, &[("cookie", &cookie)]).await.expect("a socket");
    again.send(text(&hello())).await.expect("sent");
    wait_for(&mut again, |message| matches!(message, ServerMessage::Welcome(_))).await;
}

#[tokio::test]
async fn moving_to_another_device_closes_the_sockets_of_the_old_one() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let (table, mut socket) = seated(&host, &cookie).await;
    let answer = host.post("/api/me/move", &cookie, &json!(null)).await;
    let link: MoveLink = serde_json::from_str(answer.split("\r\n\r\n").nth(1).expect("a body")).expect("a link");
    let moved = host.post("/api/move", "", &json!({"code": link.code})).await;
    assert!(moved.starts_with("HTTP/1.1 200"), "{moved}");
    let ended = async {
        while let Some(Ok(message)) = socket.next().await {
            drop(message);
        }
    };
    timeout(Duration::from_secs(20), ended).await.expect("closed");
    assert_eq!(host.connect(&table, &[("cookie", &cookie)]).await.err(), Some(401));
}

#[tokio::test]
async fn the_end_of_the_server_is_told_to_players() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let (_, mut socket) = seated(&host, &cookie).await;
    let closed = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| u16::from(frame.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    let ((), code) = tokio::join!(host.running.stop(), closed);
    assert_eq!(code, Some(1001));
}

#[tokio::test]
async fn figures_follow_what_happens_at_tables() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let (_, mut socket) = seated(&host, &cookie).await;
    let command = json!({"command": {"id": "c1", "command": {"chat": {"text": "Hello!"}}}});
    socket.send(text(&command)).await.expect("sent");
    wait_for(&mut socket, |message| matches!(message, ServerMessage::Answer(_))).await;
    let metrics = host.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    for line in [
        "steading_connections 1",
        "steading_tables{status=\"playing\"} 1",
        "steading_commands_total{result=\"done\"} 1",
    ] {
        assert!(metrics.contains(line), "{line}\nin\n{metrics}");
    }
    let batches = metrics.lines().find_map(|line| line.strip_prefix("steading_store_batches_total "));
    assert!(batches.and_then(|count| count.parse::<u64>().ok()).is_some_and(|count| count > 0), "{metrics}");
}

/// What tables in memory are doing, by status: lobby, playing, paused, over, closed.
async fn table_figures(host: &Host) -> [u32; 5] {
    let metrics = host.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    ["lobby", "playing", "paused", "over", "closed"].map(|status| {
        let name = format!("steading_tables{{status=\"{status}\"}} ");
        let count = metrics.lines().find_map(|line| line.strip_prefix(&name)).expect("a figure");
        count.parse().expect("a number")
    })
}

/// Waits for these figures.
async fn check_table_figures(host: &Host, expected: [u32; 5]) {
    let mut found = table_figures(host).await;
    for _ in 0..1000 {
        if found == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        found = table_figures(host).await;
    }
    assert_eq!(found, expected);
}

#[tokio::test]
async fn tables_in_memory_are_counted_by_what_they_are_doing() {
    let patience = Patience { unload: Duration::from_secs(2), ..Patience::default() };
    let host = Host::new(Config { patience, ..calm() }).await;
    let cookie = host.guest("Ann").await;
    check_table_figures(&host, [0, 0, 0, 0, 0]).await;
    let mut gathering = new_table("private");
    (gathering["start"], gathering["seats"][2]) = (json!(false), json!("empty"));
    let (_, mut socket) = seated_at(&host, &cookie, &gathering).await;
    check_table_figures(&host, [1, 0, 0, 0, 0]).await;
    let (_, playing) = seated(&host, &cookie).await;
    check_table_figures(&host, [1, 1, 0, 0, 0]).await;
    let bot = json!({"set_seat": {"seat": 2, "occupant": {"bot": {"level": "random"}}}});
    for (id, command) in [("c1", bot), ("c2", json!("start"))] {
        socket.send(text(&json!({"command": {"id": id, "command": command}}))).await.expect("sent");
        let answer = wait_for(&mut socket, |message| matches!(message, ServerMessage::Answer(_))).await;
        assert!(
            matches!(&answer, ServerMessage::Answer(answer) if matches!(answer.result, Outcome::Done { .. })),
            "{answer:?}"
        );
    }
    check_table_figures(&host, [0, 2, 0, 0, 0]).await;
    drop(playing);
    check_table_figures(&host, [0, 1, 1, 0, 0]).await;
    check_table_figures(&host, [0, 1, 0, 0, 0]).await;
}
