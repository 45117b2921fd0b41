//! Leaving and resigning, readable names, invitations, and what lists tell of a table.

use axum::http::Method;
use serde_json::{Value as Json, json};
use steading_protocol::ErrorCode;
use steading_protocol::http::{Invitation, Made, Replay, TableLine};
use steading_protocol::table::{BotSpeed, ClockPolicy, Occupant, StandInReason, Status, TableInfo};
use steading_server::config::{Config, Limits};

use crate::records::{import, played};
use crate::support::{Answer, Site, calm};

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
    for how in ["leave", "resign"] {
        quit(&site, &other, &made, how).await.check_failure(403, ErrorCode::NotYourSeat);
        quit(&site, &cookie, &"0".repeat(32), how).await.check_failure(404, ErrorCode::NoTable);
        let path = format!("/api/tables/{made}/{how}");
        site.call(Method::POST, &path, None, None).await.check_failure(401, ErrorCode::NoGuest);
    }
    assert_eq!(info(&site, &made).await.seats[0].stand_in, None);
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
    assert_eq!((lobby_line.turn, lobby_line.waiting), (0, vec![]));
    assert_eq!((playing_line.name, playing_line.clock), (None, ClockPolicy::Off));
    assert_eq!(playing_line.waiting.len(), 1, "somebody founds the first settlement");
    assert_eq!(info(&site, &lobby).await.bot_speed, BotSpeed::Quick);
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
    for name in ["never-there-103", &words] {
        let refused = site.get(&format!("/api/tables/{name}/invitation")).await;
        refused.check_failure(429, ErrorCode::TooFast);
        assert!(refused.headers.contains_key("retry-after"));
    }
    assert_eq!(info(&site, &id).await.words, words, "the whole link works");
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
