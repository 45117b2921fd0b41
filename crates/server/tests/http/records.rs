//! Records that are brought along, taken home and looked at.

use axum::http::{Method, StatusCode, header};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use steading_game::Next;
use steading_protocol::http::{Made, Replay, TableLine};
use steading_protocol::table::{Status, TableInfo, Visibility};
use steading_protocol::{ErrorCode, TableId};
use steading_registry::{AnyTable, Budget, GAMES, game_named};

use crate::support::Site;

/// A game of random players, as far as it goes in so many steps.
pub fn played(game: &str, options: &str, steps: usize) -> Box<dyn AnyTable> {
    let mut rng = StdRng::seed_from_u64(5);
    let mut table = game_named(GAMES, game).unwrap().create(options, &mut rng).unwrap();
    for _ in 0..steps {
        match table.next() {
            Next::Chance => drop(table.draw(&mut rng).unwrap()),
            Next::Seats(_) => {
                let action = table.suggest("random", None, Budget::default(), &mut rng).unwrap().action;
                table.play(&action, None).unwrap();
            }
            Next::Over => break,
        }
    }
    table
}

pub async fn import(site: &Site, cookie: &str, record: &str) -> TableId {
    let answer = site.post("/api/records", Some(cookie), json!({ "record": record })).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    answer.json::<Made>().table
}

#[tokio::test]
async fn a_record_comes_back_as_it_was_brought() {
    let site = Site::new().await;
    let (me, cookie) = site.guest("Ann").await;
    for (game, options) in [("island", "players 3\n"), ("rivals", "mode duel\n")] {
        let played = played(game, options, 200);
        let record = played.record();
        let table = import(&site, &cookie, &record).await;
        let answer = site.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(answer.text, record);
        assert_eq!(answer.headers[header::CONTENT_TYPE], "text/plain; charset=utf-8");
        assert!(answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap().starts_with("attachment"));
        let mine: Vec<TableLine> = site.call(Method::GET, "/api/me/tables", Some(&cookie), None).await.json();
        let line = mine.iter().find(|line| line.id == table).expect("in the own list");
        assert_eq!((line.game.as_str(), line.status), (game, Status::Over));
        let info: TableInfo = site.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((info.status, info.visibility, info.host), (Status::Over, Visibility::Private, me.id.clone()));
        let recent = site.get("/api/recent").await.text;
        assert!(!recent.contains(&table) && !recent.contains(&me.id), "a private table stands in no public list");
    }
}

#[tokio::test]
async fn every_number_of_a_record_can_be_looked_at() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let mut table = played("island", "players 3\n", 40);
    let id = import(&site, &cookie, &table.record()).await;
    let count = table.entry_count();
    let entries = table.entries(0);
    for number in (0..=count).rev() {
        let replay: Replay = site.get(&format!("/api/tables/{id}/replay/{number}")).await.json();
        assert_eq!((replay.number as usize, replay.count as usize), (number, count));
        assert_eq!(replay.entry.as_ref(), number.checked_sub(1).map(|last| &entries[last]));
        assert_eq!(replay.view, table.open_view());
        assert_eq!(replay.points, table.standing());
        let mut events = table.events(0, None);
        table.undo(number.min(1) as u64).unwrap();
        events.drain(..if number == 0 { events.len() } else { table.event_count() });
        let shown: Vec<String> = replay.events.into_iter().map(|event| event.text).collect();
        let happened: Vec<String> = events.into_iter().map(|event| event.text).collect();
        assert_eq!(shown, happened);
    }
}

#[tokio::test]
async fn a_replay_is_seen_with_the_eyes_of_a_seat() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let table = played("rivals", "mode duel\n", 60);
    let id = import(&site, &cookie, &table.record()).await;
    let look = async |query: &str| site.get(&format!("/api/tables/{id}/replay/60{query}")).await;
    let [all, first, second] =
        [look("").await, look("?seat=0").await, look("?seat=1").await].map(|answer| answer.json::<Replay>());
    assert!(all.view != first.view && first.view != second.view);
    let observer = steading_game::Observer::Seat(steading_game::Seat(1));
    assert_eq!(second.view, table.view(observer));
    look("?seat=2").await.check_failure(404, ErrorCode::NoSeat);
    look("?seat=200").await.check_failure(404, ErrorCode::NoSeat);
    look("?seat=red").await.check_failure(400, ErrorCode::BadMessage);
}

#[tokio::test]
async fn numbers_beyond_the_record_are_refused() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let id = import(&site, &cookie, &played("island", "", 10).record()).await;
    site.get(&format!("/api/tables/{id}/replay/11")).await.check_failure(400, ErrorCode::BadMessage);
    site.get(&format!("/api/tables/{id}/replay/-1")).await.check_failure(400, ErrorCode::BadMessage);
    site.get(&format!("/api/tables/{id}/replay/99999999999")).await.check_failure(400, ErrorCode::BadMessage);
}

#[tokio::test]
async fn what_does_not_play_is_no_record() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let record = played("island", "players 3\n", 40).record();
    let first_move = record.lines().position(|line| line == "moves").expect("moves") + 1;
    let mut lines: Vec<&str> = record.lines().collect();
    lines.remove(first_move);
    let broken = lines.join("\n");
    for text in
        ["", "hello", "steading record 1\ngame chess\nmoves\nend\n", &record.replace("record 1", "record 9"), &broken]
    {
        let answer = site.post("/api/records", Some(&cookie), json!({ "record": text })).await;
        answer.check_failure(422, ErrorCode::BadRecord);
    }
    let failure = site
        .post("/api/records", Some(&cookie), json!({ "record": broken }))
        .await
        .json::<steading_protocol::Failure>();
    assert!(failure.refusals[0].rule.is_some(), "{failure:?}");
    assert_eq!(site.call(Method::GET, "/api/me/tables", Some(&cookie), None).await.text, "[]");
}

#[tokio::test]
async fn long_records_are_refused() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let comments = "# nothing\n".repeat(130_000);
    for record in [&comments[..1024 * 1024 + 1], &comments] {
        let answer = site.post("/api/records", Some(&cookie), json!({ "record": record })).await;
        answer.check_failure(413, ErrorCode::TooLong);
    }
    site.post("/api/records", None, json!({"record": ""})).await.check_failure(401, ErrorCode::NoGuest);
}

#[tokio::test]
async fn tables_that_are_not_there_have_no_record() {
    let site = Site::new().await;
    for id in ["abc", "%2e%2e", "a%00b", &"a".repeat(65)] {
        for path in ["record", "replay/0", "story", "summary"] {
            site.get(&format!("/api/tables/{id}/{path}")).await.check_failure(404, ErrorCode::NoTable);
        }
    }
}
