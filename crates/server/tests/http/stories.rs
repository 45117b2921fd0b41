//! Finished games told entry by entry, and in figures.

use serde_json::json;
use steading_game::{Observer, Seat};
use steading_protocol::ErrorCode;
use steading_protocol::http::{Made, Replay, Story, StoryStep, Summary};

use crate::records::{import, played};
use crate::support::Site;

#[tokio::test]
async fn a_story_tells_every_entry_of_a_record() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    for (game, options) in [("island", "players 3\n"), ("rivals", "mode duel\n")] {
        let table = played(game, options, 300);
        let id = import(&site, &cookie, &table.record()).await;
        let story: Story = site.get(&format!("/api/tables/{id}/story")).await.json();
        assert_eq!(story.scene.get(), table.scene().get());
        let entries: Vec<_> = story.steps.iter().map(|step| step.entry.clone()).collect();
        assert_eq!(entries, table.entries(0));
        let last = story.steps.last().expect("a last step");
        assert_eq!((&last.points, last.turn), (&table.standing(), table.turns()));
        let told: Vec<_> = story.steps.iter().flat_map(|step| &step.events).map(|event| &event.text).collect();
        let happened = table.events(0, None);
        assert_eq!(told, happened.iter().map(|event| &event.text).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_story_is_told_with_the_eyes_of_a_seat() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let table = played("rivals", "mode duel\n", 60);
    let id = import(&site, &cookie, &table.record()).await;
    let story: Story = site.get(&format!("/api/tables/{id}/story?seat=1")).await.json();
    let told: Vec<_> = story.steps.iter().flat_map(|step| &step.events).map(|event| event.data.get()).collect();
    let seen = table.events(0, Some(Observer::Seat(Seat(1))));
    assert_eq!(told, seen.iter().map(|event| event.data.get()).collect::<Vec<_>>());
    let look = async |query: &str| site.get(&format!("/api/tables/{id}/story{query}")).await;
    assert_ne!(look("?seat=0").await.text, look("?seat=1").await.text);
    look("?seat=2").await.check_failure(404, ErrorCode::NoSeat);
    look("?seat=red").await.check_failure(400, ErrorCode::BadMessage);
}

#[tokio::test]
async fn a_summary_counts_the_whole_game() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    for (game, options) in [("island", "players 3\nvictory_points 5\n"), ("rivals", "mode intro\n")] {
        let table = played(game, options, 20_000);
        let id = import(&site, &cookie, &table.record()).await;
        let summary: Summary = site.get(&format!("/api/tables/{id}/summary")).await.json();
        assert_eq!(summary.turns, table.turns());
        assert_eq!(summary.rolls.len(), if game == "island" { 11 } else { 0 });
        assert_eq!(summary.seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), table.standing());
        for seat in &summary.seats {
            assert_eq!(seat.sources.iter().map(|source| source.points).sum::<i16>(), seat.points);
            assert_eq!(seat.points_by_turn.len(), summary.turns as usize);
            let luck = seat.luck.as_ref().expect("rolls give something");
            assert_eq!(seat.received.last(), Some(&luck.got));
        }
        assert!(summary.figures["trades_bank"] > 0);
    }
}

#[tokio::test]
async fn games_that_go_on_have_neither() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let bot = json!({"bot": {"level": "novice"}});
    let table = json!({
        "game": "rivals", "visibility": "open", "spectators": true, "clock": "off",
        "seats": ["me", bot], "start": true,
    });
    let made: Made = site.post("/api/tables", Some(&cookie), table).await.json();
    for path in ["story", "summary"] {
        let answer = site.get(&format!("/api/tables/{}/{path}", made.table)).await;
        answer.check_failure(404, ErrorCode::NoTable);
    }
}

#[tokio::test]
async fn a_story_tells_where_time_ran_out() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let mut table = played("island", "players 3\n", 40);
    let entries = table.entry_count();
    table.play_default(None).expect("a default");
    let id = import(&site, &cookie, &table.record()).await;
    let story: Story = site.get(&format!("/api/tables/{id}/story")).await.json();
    let marked = |step: &StoryStep| step.events.iter().any(|event| !event.timed_out.is_empty());
    let found: Vec<usize> = (0..).zip(&story.steps).filter(|(_, step)| marked(step)).map(|(index, _)| index).collect();
    assert_eq!(found, [entries]);
    let replay: Replay = site.get(&format!("/api/tables/{id}/replay/{}", entries + 1)).await.json();
    assert_eq!(replay.events[0].timed_out.len(), 1);
    let before: Replay = site.get(&format!("/api/tables/{id}/replay/{entries}")).await.json();
    assert!(before.events.iter().all(|event| event.timed_out.is_empty()));
}
