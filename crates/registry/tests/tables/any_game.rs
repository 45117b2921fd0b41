//! What holds for every game, shown with a small one that is not in the list.

use std::sync::mpsc;
use std::time::Duration;

use crate::common::Client;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value as Json, json};
use steading_registry::engine::Engine;
use steading_registry::{Budget, Stop, game_named};

fn started(options: &Json) -> Client {
    let mut client = Client(Engine::with_games(crate::toy::GAMES));
    client.good(&json!({"cmd": "new", "game": "race", "options": options, "seed": 1}));
    client
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut client = started(&json!({"target": 1}));
    client.good(&json!({"cmd": "play", "action": "anna flips", "seat": "anna"}));
    let answer = client.good(&json!({"cmd": "resolve", "outcome": "coin heads"}));
    assert_eq!(answer["outcome"], "coin heads");
    assert_eq!(answer["events"], json!([{"number": 0, "text": "anna: heads", "data": {"Landed": [0, true]}}]));
    assert_eq!(answer["entries"], 2);
    assert_eq!(answer["next"], json!({"kind": "over", "winner": "anna"}));
    let error = client.bad(&json!({"cmd": "play", "action": "boris flips"}), "REFUSED");
    assert_eq!(error["code"], "GAME_OVER");
    assert_eq!(error["rule"], "RACE-1");
    assert_eq!(error["values"], json!({"winner": "anna"}));
    assert_eq!(
        error["message"], "This cannot be done now.",
        "a game without phrases of its own gets the plain sentence"
    );
    client.bad(&json!({"cmd": "bot", "bot": "random"}), "NO_ACTIONS");
    client.bad(&json!({"cmd": "bot", "bot": "random", "seat": "boris"}), "NO_ACTIONS");
    let status = client.good(&json!({"cmd": "status"}));
    assert_eq!(status["standing"], json!({"anna": 1, "boris": 0}));
    assert_eq!(status["winner"], "anna");
}

/// Without the word this bot would think for as long as the test may run.
#[test]
fn a_slow_bot_answers_soon_after_it_is_stopped() {
    const FOREVER: Duration = Duration::from_secs(3600);
    let mut rng = SmallRng::seed_from_u64(1);
    let table = game_named(crate::toy::GAMES, "race").unwrap().create("", &mut rng).unwrap();
    let stop = Stop::default();
    let budget = Budget { time: Some(FOREVER), stop: Some(stop.clone()), ..Budget::default() };
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || tell.send(table.suggest("brooder", None, budget, &mut rng)));
    assert!(told.recv_timeout(Duration::from_millis(50)).is_err(), "the bot has not thought at all");
    stop.say();
    let suggestion = told.recv_timeout(Duration::from_secs(20)).expect("the bot thinks on").unwrap();
    assert_eq!(suggestion.action, "anna flips");
}

#[test]
fn an_error_changes_nothing() {
    let mut client = started(&json!({}));
    let before = client.good(&json!({"cmd": "record"}));
    client.bad(&json!({"cmd": "play", "action": "boris flips"}), "REFUSED");
    client.bad(&json!({"cmd": "play", "action": "anna flips", "seat": "boris"}), "OTHER_SEAT");
    client.bad(&json!({"cmd": "play", "action": "anna jumps"}), "BAD_NOTATION");
    client.bad(&json!({"cmd": "play", "action": "anna flips", "extra": 1}), "BAD_FIELD");
    client.bad(&json!({"cmd": "resolve"}), "NOT_CHANCE");
    client.bad(&json!({"cmd": "resolve", "outcome": "coin heads"}), "NOT_CHANCE");
    client.bad(&json!({"cmd": "outcomes"}), "NOT_CHANCE");
    client.bad(&json!({"cmd": "undo"}), "NOTHING_TO_UNDO");
    client.bad(&json!({"cmd": "load", "position": "nonsense"}), "BAD_POSITION");
    client.bad(&json!({"cmd": "load", "record": "steading record 1\ngame race\n"}), "BAD_RECORD");
    client.bad(&json!({"cmd": "new", "game": "race", "options": {"players": 9}}), "BAD_OPTIONS");
    client.bad(&json!({"cmd": "new", "game": "race", "position": "nonsense"}), "BAD_POSITION");
    assert_eq!(client.good(&json!({"cmd": "record"})), before);
}

#[test]
fn options_come_as_object_pairs_and_text() {
    let mut client = Client(Engine::with_games(crate::toy::GAMES));
    let request = json!({
        "cmd": "new", "game": "race",
        "options": {"players": 3, "target": null}, "set": ["target=5"], "text": "shuffle on\n",
    });
    let answer = client.good(&request);
    assert_eq!(answer["options"], "players 3\ntarget 5\nshuffle on\n");
    assert_eq!(answer["seats"], json!(["anna", "boris", "clara"]));
    let error =
        client.bad(&json!({"cmd": "new", "game": "race", "text": "players 3\nfrogs 2\nplayers x"}), "BAD_OPTIONS");
    assert_eq!(error["problems"].as_array().unwrap().len(), 2);
    assert_eq!(error["problems"][0]["line"], 2);
    let error = client.bad(&json!({"cmd": "new", "game": "race", "options": {"players": 9}}), "BAD_OPTIONS");
    assert_eq!(error["problems"][0]["code"], "BAD_OPTION");
    client.bad(&json!({"cmd": "new", "game": "race", "options": {"players": {"a": 1}}}), "BAD_OPTIONS");
    client.bad(&json!({"cmd": "new", "game": "race", "options": {"pla yers": 1}}), "BAD_OPTIONS");
    client.bad(&json!({"cmd": "new", "game": "race", "set": ["players"]}), "BAD_OPTIONS");
    client.bad(&json!({"cmd": "new", "game": "goose"}), "UNKNOWN_GAME");
}

#[test]
fn a_chance_that_cannot_be_listed_is_sampled_or_given() {
    let mut client = started(&json!({"shuffle": true}));
    assert_eq!(client.good(&json!({"cmd": "outcomes"}))["complete"], false);
    client.bad(&json!({"cmd": "perft", "depth": 1}), "SAMPLE_ONLY");
    client.bad(&json!({"cmd": "resolve", "outcome": "coin heads"}), "IMPOSSIBLE_OUTCOME");
    client.bad(&json!({"cmd": "resolve", "outcome": "shuffle 1 2", "seed": 3}), "BAD_FIELD");
    let first = client.good(&json!({"cmd": "resolve", "seed": 3}));
    client.good(&json!({"cmd": "undo"}));
    let second = client.good(&json!({"cmd": "resolve", "seed": 3}));
    assert_eq!(first, second);
    client.good(&json!({"cmd": "undo"}));
    client.good(&json!({"cmd": "resolve", "outcome": "shuffle 7 8"}));
    let texts = |answer: &Json| -> Vec<String> {
        answer["events"].as_array().unwrap().iter().map(|event| event["text"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(texts(&client.good(&json!({"cmd": "events"}))), ["anna gets card 7", "boris gets card 8"]);
    assert_eq!(
        texts(&client.good(&json!({"cmd": "events", "seat": "boris"}))),
        ["anna gets a card", "boris gets card 8"]
    );
    assert_eq!(texts(&client.good(&json!({"cmd": "events", "seat": "public", "since": 1}))), ["boris gets a card"]);
    assert_eq!(client.good(&json!({"cmd": "view", "seat": "boris"}))["view"]["secret"], 8);
    assert_eq!(client.good(&json!({"cmd": "view"}))["view"]["secret"], Json::Null);
    client.bad(&json!({"cmd": "view", "seat": "clara"}), "UNKNOWN_SEAT");
}

#[test]
fn trees_are_counted_within_a_limit() {
    let mut client = started(&json!({}));
    assert_eq!(client.good(&json!({"cmd": "perft", "depth": 0}))["count"], 1);
    let tree = client.good(&json!({"cmd": "perft", "depth": 2, "divide": true}));
    assert_eq!(tree["count"], 4);
    assert_eq!(tree["branches"], json!([{"entry": "anna flips", "count": 2}, {"entry": "anna passes", "count": 2}]));
    client.bad(&json!({"cmd": "perft", "depth": 60, "nodes": 1000}), "LIMIT_REACHED");
    client.bad(&json!({"cmd": "perft", "depth": 4_000_000_000_000u64}), "BAD_FIELD");
}

#[test]
fn undo_takes_back_entries_and_events() {
    let mut client = started(&json!({}));
    let before = client.good(&json!({"cmd": "state"}));
    for _ in 0..3 {
        let action = client.good(&json!({"cmd": "bot", "bot": "random", "nodes": 10, "millis": 5}))["action"].clone();
        let moved = client.good(&json!({"cmd": "play", "action": action}));
        if moved["next"]["kind"] == "chance" {
            client.good(&json!({"cmd": "resolve"}));
        }
    }
    let entries = client.good(&json!({"cmd": "status"}))["entries"].as_u64().unwrap();
    client.bad(&json!({"cmd": "undo", "steps": entries + 1}), "NOTHING_TO_UNDO");
    let undone = client.good(&json!({"cmd": "undo", "steps": entries}));
    assert_eq!(undone["undone"].as_array().unwrap().len() as u64, entries);
    assert_eq!(client.good(&json!({"cmd": "state"})), before);
    assert_eq!(client.good(&json!({"cmd": "events"}))["count"], 0);
    assert_eq!(client.good(&json!({"cmd": "undo", "steps": 0}))["undone"], json!([]));
}

#[test]
fn a_position_is_written_and_read_back() {
    let mut client = started(&json!({}));
    client.good(&json!({"cmd": "play", "action": "anna flips"}));
    let state = client.good(&json!({"cmd": "state"}));
    let position = client.good(&json!({"cmd": "position"}))["position"].clone();
    client.good(&json!({"cmd": "resolve", "outcome": "coin tails"}));
    client.good(&json!({"cmd": "load", "position": position}));
    assert_eq!(client.good(&json!({"cmd": "state"})), state);
    client.good(&json!({"cmd": "new", "game": "race", "position": position}));
    assert_eq!(client.good(&json!({"cmd": "state"})), state);
    assert_eq!(client.good(&json!({"cmd": "board"}))["board"], "o\no\n");
}

#[test]
fn what_is_done_by_default_is_told_played_and_marked() {
    let mut client = started(&json!({}));
    let told = json!({"ok": true, "seat": "anna", "action": "anna passes"});
    assert_eq!(client.good(&json!({"cmd": "default"})), told);
    assert_eq!(client.good(&json!({"cmd": "default", "seat": 0, "play": false})), told);
    client.bad(&json!({"cmd": "default", "seat": "boris"}), "NO_DEFAULT");
    client.bad(&json!({"cmd": "default", "seat": "boris", "play": true}), "NO_DEFAULT");
    client.bad(&json!({"cmd": "default", "play": "yes"}), "BAD_FIELD");

    let played = client.good(&json!({"cmd": "default", "seat": "anna", "play": true}));
    assert_eq!((&played["action"], &played["entries"]), (&json!("anna passes (default)"), &json!(1)));
    assert_eq!(played["next"], json!({"kind": "seats", "seats": ["boris"]}));
    let record = client.good(&json!({"cmd": "record"}))["record"].clone();
    assert!(record.as_str().unwrap().contains("\n  anna passes (default)\n"), "{record}");
    client.good(&json!({"cmd": "load", "record": record}));
    assert_eq!(client.good(&json!({"cmd": "record"}))["record"], record);

    // What comes back from an undo can be played again, mark and all.
    let undone = client.good(&json!({"cmd": "undo"}))["undone"][0].clone();
    assert_eq!(client.good(&json!({"cmd": "check", "action": undone, "seat": "anna"}))["action"], undone);
    client.bad(&json!({"cmd": "play", "action": undone, "seat": "boris"}), "OTHER_SEAT");
    assert_eq!(client.good(&json!({"cmd": "play", "action": undone}))["action"], undone);
    client.bad(&json!({"cmd": "play", "action": "boris flips (default)"}), "NOT_DEFAULT");
    client.bad(&json!({"cmd": "check", "action": "boris flips (default)"}), "NOT_DEFAULT");
    client.good(&json!({"cmd": "play", "action": "boris flips"}));
    client.bad(&json!({"cmd": "default"}), "NO_ACTIONS");
    client.bad(&json!({"cmd": "default", "seat": "boris"}), "NO_DEFAULT");
    let wrong = record.as_str().unwrap().replace("anna passes (", "anna flips (");
    let error = client.bad(&json!({"cmd": "load", "record": wrong}), "BAD_RECORD");
    assert_eq!(error["problems"][0]["message"], "This is not what is done by default here.");
}

#[test]
fn choices_and_reasons_are_told() {
    let mut client = Client(Engine::with_games(crate::toy::GAMES));
    let answer =
        client.good(&json!({"cmd": "choices", "game": "race", "options": {"players": 3}, "set": ["shuffle=on"]}));
    let players = &answer["choices"][0];
    assert_eq!((&players["key"], &players["kind"]), (&json!("players"), &json!("one")));
    assert_eq!((&players["value"], &players["default"]), (&json!("3"), &json!("2")));
    assert_eq!(players["of"][0], json!({"value": "2", "refused": null}));
    assert_eq!(players["of"][3]["refused"]["code"], "BAD_OPTION");
    assert_eq!(
        answer["choices"][2],
        json!({"key": "shuffle", "kind": "flag", "refused": null, "value": "on", "default": "off", "is_idle": false, "rule": null})
    );
    assert_eq!(answer["options"], "players 3\ntarget 3\nshuffle on\n");
    assert_eq!(answer["seats"], json!(["anna", "boris", "clara"]));

    let answer = client.good(&json!({"cmd": "choices", "game": "race", "options": {"players": 9}}));
    assert_eq!(answer["problems"][0]["rule"], "RACE-1");
    assert_eq!((&answer["options"], &answer["seats"]), (&Json::Null, &Json::Null));
    client.bad(&json!({"cmd": "choices", "game": "race", "text": "frogs 2"}), "BAD_OPTIONS");
    client.bad(&json!({"cmd": "choices", "game": "goose"}), "UNKNOWN_GAME");
    client.bad(&json!({"cmd": "choices"}), "BAD_FIELD");
    client.bad(&json!({"cmd": "reasons"}), "NO_TABLE");

    client.good(&json!({"cmd": "new", "game": "race", "seed": 1}));
    let answer = client.good(&json!({"cmd": "reasons"}));
    assert_eq!(answer["reasons"]["anna"], json!([]));
    let flip = &answer["reasons"]["boris"][0];
    assert_eq!((&flip["kind"], &flip["refusal"]["code"]), (&json!("flip"), &json!("NOT_YOUR_TURN")));
    assert_eq!(client.good(&json!({"cmd": "reasons", "seat": 1}))["reasons"]["boris"], answer["reasons"]["boris"]);
    client.bad(&json!({"cmd": "reasons", "seat": "clara"}), "UNKNOWN_SEAT");
    client.good(&json!({"cmd": "play", "action": "anna passes"}));
    assert_eq!(client.good(&json!({"cmd": "status"}))["undoable"], "anna");
    client.good(&json!({"cmd": "play", "action": "boris flips"}));
    assert_eq!(client.good(&json!({"cmd": "status"}))["undoable"], Json::Null);
}
