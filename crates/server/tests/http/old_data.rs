//! Data that a server with version 2 of the protocol has written (`version2.sql`): a game in progress and a lobby.

use std::time::Duration;

use axum::http::Method;
use futures_util::SinkExt;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use steading_protocol::ServerMessage;
use steading_protocol::http::TableLine;
use steading_protocol::socket::{Outcome, Waiting};
use steading_protocol::table::{BotSpeed, TableInfo};
use steading_server::config::{Config, Patience};

use crate::sockets::{Host, hello, text};
use crate::support::{Folder, Site, calm};
use crate::tables::wait_for;

const COOKIE: &str = "steading_guest=858c9875851a8a7744488a4de264d7fc65e2e61f3e1230a28523d1e7b96ba1a0";
const GAME: &str = "abc4ca694b2f8e7b2fba652de8182036";
const LOBBY: &str = "ccd8d9f758a86a72a2ed815753e76489";

/// How many lines the log of the game has.
const LINES: u32 = 32;

/// The seats it waits for.
const ASKED: [u8; 2] = [0, 1];

/// A folder with that data.
async fn old() -> Folder {
    let folder = Folder::new();
    let file = folder.path().join(steading_store::sqlite::FILE);
    let address = format!("sqlite://{}?mode=rwc", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::raw_sql(include_str!("version2.sql")).execute(&mut connection).await.expect("old data");
    connection.close().await.expect("closed");
    folder
}

/// Settings of a server that never gives a table up, however old.
fn patient() -> Config {
    let ever = Duration::from_secs(u64::from(u32::MAX));
    Config { patience: Patience { keep_lobby: ever, keep_play: ever, ..Patience::default() }, ..calm() }
}

#[tokio::test]
async fn tables_get_words_when_they_are_opened() {
    let site = Site::over(patient(), old().await).await;
    let lines: Vec<TableLine> = site.get("/api/tables").await.json();
    assert_eq!(lines.len(), 2);
    for line in lines {
        assert_eq!(line.words, line.id, "the id stands for them until then");
        assert_eq!((line.name, line.resigned), (None, false));
        let info: TableInfo = site.get(&format!("/api/tables/{}", line.words)).await.json();
        assert_eq!((&info.id, info.bot_speed), (&line.id, BotSpeed::Normal));
        assert_ne!(info.words, line.id);
        let by_words: TableInfo = site.get(&format!("/api/tables/{}", info.words)).await.json();
        assert_eq!(by_words.id, line.id);
        let mine: Vec<TableLine> = site.call(Method::GET, "/api/me/tables", Some(COOKIE), None).await.json();
        assert!(mine.iter().any(|mine| mine.id == line.id && mine.words == info.words), "they are kept");
    }
    let lines: Vec<TableLine> = site.get("/api/tables").await.json();
    let game = lines.iter().find(|line| line.id == GAME).expect("the game");
    assert_eq!((game.host.as_str(), game.waiting.as_slice()), ("Ada", ASKED.as_slice()));
    assert!(lines.iter().any(|line| line.id == LOBBY && line.waiting.is_empty()));
}

#[tokio::test]
async fn a_game_goes_on() {
    let host = Host::over(patient(), old().await).await;
    let mut socket = host.connect(GAME, &[("cookie", COOKIE)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    let welcome = wait_for(&mut socket, |message| matches!(message, ServerMessage::Welcome(_))).await;
    let ServerMessage::Welcome(welcome) = welcome else { unreachable!() };
    assert_eq!(
        welcome.chat.iter().map(|line| (line.text.as_str(), line.phrase)).next(),
        Some(("hello from before", None))
    );
    let update = welcome.update.expect("a game");
    assert_eq!((update.number, &update.waiting), (LINES, &Waiting::Seats(ASKED.to_vec())));
    // Bots play on meanwhile, so a move may come too late, and the next position is answered.
    let mut present = update;
    for id in 1..50 {
        let actions: Vec<serde_json::Value> = serde_json::from_str(present.looks[0].actions.get()).expect("a list");
        if let Some(action) = actions.first() {
            let act = json!({"act": {"seat": 0, "expected": present.number, "action": action["action"]}});
            socket.send(text(&json!({"command": {"id": format!("new{id}"), "command": act}}))).await.expect("sent");
        }
        let is_news = |message: &ServerMessage| matches!(message, ServerMessage::Answer(_) | ServerMessage::Update(_));
        loop {
            match wait_for(&mut socket, is_news).await {
                ServerMessage::Update(update) if update.number > present.number => {
                    present = *update;
                    break;
                }
                ServerMessage::Answer(answer) => {
                    if let Outcome::Done { number } = answer.result {
                        return assert!(number > LINES);
                    }
                }
                _ => {}
            }
        }
    }
    panic!("no move was taken");
}
