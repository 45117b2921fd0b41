//! The games and their options, and lists of tables.

use axum::http::{Method, StatusCode};
use serde_json::{Value as Json, json};
use steading_protocol::ErrorCode;
use steading_protocol::http::{BoardPreview, ChoiceKind, Choices, GameDescription};

use crate::support::Site;

#[tokio::test]
async fn every_game_is_described() {
    let site = Site::new().await;
    let games: Vec<GameDescription> = site.get("/api/games").await.json();
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, ["island", "rivals"]);
    for game in &games {
        assert!(game.bots.iter().any(|bot| bot == "random") && !game.choices.is_empty(), "{game:?}");
    }
}

#[tokio::test]
async fn choices_say_why_a_value_is_refused() {
    let site = Site::new().await;
    let ask = json!({"options": "scenario fishermen\n"});
    let english: Choices = site.post("/api/games/island/choices", None, ask).await.json();
    assert!(english.options.contains("scenario fishermen") && english.refusals.is_empty());
    assert!(english.seats.len() >= 3);
    let refused = |choices: &Choices| {
        let values = choices.choices.iter().flat_map(|choice| match &choice.kind {
            ChoiceKind::One(values) | ChoiceKind::Many(values) => values.clone(),
            ChoiceKind::Number { .. } | ChoiceKind::Flag | ChoiceKind::Text => Vec::new(),
        });
        values.filter_map(|value| value.refusal).collect::<Vec<_>>()
    };
    let [sentences, others] = [refused(&english), {
        let ask = json!({"options": "scenario fishermen\n", "language": "uk"});
        refused(&site.post("/api/games/island/choices", None, ask).await.json())
    }];
    assert!(!sentences.is_empty() && sentences.len() == others.len());
    assert_eq!(sentences[0].code, others[0].code);
    assert!(sentences[0].rule.is_some());
    assert_ne!(sentences[0].sentence, others[0].sentence, "two languages");
}

#[tokio::test]
async fn options_that_make_no_table_come_back_with_the_reasons() {
    let site = Site::new().await;
    let choices: Choices = site
        .post("/api/games/island/choices", None, json!({"options": "players 4\nvariants two_players\n"}))
        .await
        .json();
    assert!(!choices.refusals.is_empty());
    assert!(choices.refusals.iter().all(|refusal| !refusal.sentence.is_empty()));
    assert!(!choices.choices.is_empty(), "another choice may mend it");
    let unread = site.post("/api/games/island/choices", None, json!({"options": "colour of_magic\n"})).await;
    assert!(!unread.check_failure(422, ErrorCode::BadOptions).refusals.is_empty());
}

#[tokio::test]
async fn the_browser_chooses_the_language_of_sentences() {
    let site = Site::new().await;
    let unknown = |language: &'static str| {
        let path = format!("/api/games/chess/choices?language={language}");
        let site = &site;
        async move { site.post(&path, None, json!({"options": ""})).await.check_failure(404, ErrorCode::Unknown).message }
    };
    assert_ne!(unknown("en").await, unknown("ru").await);
    assert_eq!(unknown("en").await, unknown("xx").await);
}

#[tokio::test]
async fn lists_are_empty_where_nothing_is() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    for path in ["/api/tables", "/api/recent", "/api/me/tables"] {
        let answer = site.call(Method::GET, path, Some(&cookie), None).await;
        assert_eq!((answer.status, answer.json::<Json>()), (StatusCode::OK, json!([])), "{path}");
    }
}

#[tokio::test]
async fn a_table_needs_a_guest() {
    let site = Site::new().await;
    let table = json!({"game": "island", "visibility": "open", "spectators": true, "clock": "off"});
    site.post("/api/tables", None, table).await.check_failure(401, ErrorCode::NoGuest);
}

#[tokio::test]
async fn a_board_is_shown_before_there_is_a_table() {
    let site = Site::new().await;
    let look = async |game: &str, options: &str| -> BoardPreview {
        site.post(&format!("/api/games/{game}/board"), None, json!({ "options": options })).await.json()
    };
    let cases = [
        ("island", "setup variable\n", true),
        ("island", "setup beginner\n", false),
        ("island", "players 2\nvariants two_players\nsetup variable\n", true),
        ("island", "scenario fishermen\nsetup variable\n", true),
        ("rivals", "", false),
    ];
    for (game, options, is_drawn) in cases {
        let [first, second] = [look(game, options).await, look(game, options).await];
        assert_eq!([first.is_drawn, second.is_drawn], [is_drawn; 2], "{game} {options}");
        let texts = |preview: &BoardPreview| preview.scene.get().to_owned() + preview.view.get();
        assert_eq!(texts(&first) != texts(&second), is_drawn, "another example each time: {game} {options}");
        let view: Json = serde_json::from_str(first.view.get()).expect("a view");
        assert!(view.is_object() && first.scene.get().starts_with('{'));
    }
}

#[tokio::test]
async fn a_board_needs_options_that_make_a_table() {
    let site = Site::new().await;
    let bad = async |language: &str, options: &str| {
        let path = format!("/api/games/island/board?language={language}");
        site.post(&path, None, json!({ "options": options })).await.check_failure(422, ErrorCode::BadOptions)
    };
    let [english, russian] =
        [bad("en", "players 4\nvariants two_players\n").await, bad("ru", "players 4\nvariants two_players\n").await];
    assert!(!english.refusals.is_empty());
    assert_ne!(english.message, russian.message);
    assert!(!bad("en", "colour of_magic\n").await.refusals.is_empty());
    let long = "players 4\n".repeat(1000);
    assert!(bad("en", &long).await.message.contains("8192 bytes"), "too long to be read");
    let choices = site.post("/api/games/island/choices", None, json!({ "options": long })).await;
    choices.check_failure(422, ErrorCode::BadOptions);
    site.post("/api/games/chess/board", None, json!({"options": ""})).await.check_failure(404, ErrorCode::Unknown);
}
