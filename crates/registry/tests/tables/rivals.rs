//! The card game through the registry and the engine.

use crate::common::Client;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value as Json, json};
use steading_game::{Next, Observer, Seat, record};
use steading_registry::engine::Engine;
use steading_registry::{AnyTable, Budget, GAMES, game_named};
use steading_rivals::Rivals;
use steading_rivals::options::Mode;

/// A table in this mode, on which so many entries were played at random, one move in eight by default.
fn played(mode: Mode, entries: usize, seed: u64) -> Box<dyn AnyTable> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let game = game_named(GAMES, "rivals").unwrap();
    let mut table = game.create(&format!("mode {}\n", mode.name()), &mut rng).unwrap();
    while table.entry_count() < entries && step(&mut *table, &mut rng) {}
    table
}

/// Plays one entry. False when the game is over.
fn step(table: &mut dyn AnyTable, rng: &mut SmallRng) -> bool {
    match table.next() {
        Next::Over => return false,
        Next::Chance => drop(table.draw(rng).unwrap()),
        Next::Seats(_) if rng.random_ratio(1, 8) => drop(table.play_default(None).unwrap()),
        Next::Seats(_) => {
            let suggestion = table.suggest("random", None, Budget::default(), rng).unwrap();
            table.play(&suggestion.action, Some(suggestion.seat)).unwrap();
        }
    }
    true
}

/// A position in the action phase, red to play.
fn started(options: &Json, position: &str) -> Client {
    let mut client = Client(Engine::default());
    client.good(&json!({"cmd": "new", "game": "rivals", "options": options, "position": position, "seed": 1}));
    client
}

/// Also: RIV-333.
#[test]
fn random_games_with_defaults_replay_through_library_registry_and_engine() {
    for (seed, mode) in (0..).zip(Mode::ALL) {
        let table = played(mode, 600, seed);
        let text = table.record();
        assert!(text.contains(" (default)\n"), "{text}");

        let again = record::read::<Rivals>(&text).unwrap();
        assert_eq!(serde_json::to_value(again.state()).unwrap(), table.state());
        assert_eq!(record::write(&again), text);

        let loaded = game_named(GAMES, "rivals").unwrap().load(&text).unwrap();
        assert_eq!(loaded.state(), table.state());
        assert_eq!(loaded.events(0, None), table.events(0, None));

        // The same game once more, line by line.
        let mut client = Client(Engine::default());
        client.good(&json!({"cmd": "new", "game": "rivals", "text": table.options(), "seed": 99}));
        for entry in table.entries(0) {
            let chance = client.good(&json!({"cmd": "status"}))["next"]["kind"] == "chance";
            let request = if chance {
                json!({"cmd": "resolve", "outcome": entry})
            } else {
                json!({"cmd": "play", "action": entry})
            };
            client.good(&request);
        }
        assert_eq!(client.good(&json!({"cmd": "record"}))["record"], text);
    }
}

#[test]
fn positions_are_written_read_and_taken_back() {
    for (seed, mode) in (10..).zip(Mode::ALL) {
        let mut table = played(mode, 300, seed);
        let mut states = vec![table.state()];
        let mut rng = SmallRng::seed_from_u64(seed);
        while states.len() < 60 && step(&mut *table, &mut rng) {
            let mut other = table.boxed_clone();
            other.set_position(&table.position()).unwrap();
            assert_eq!(other.state(), table.state(), "{}", table.position());
            states.push(table.state());
        }
        table.undo(20).unwrap();
        assert_eq!(table.state(), states[states.len() - 21]);
    }
}

#[test]
fn games_and_options_are_listed() {
    let mut client = Client(Engine::default());
    assert_eq!(client.good(&json!({"cmd": "hello"}))["games"], json!(["island", "rivals"]));
    let games = client.good(&json!({"cmd": "games"}));
    assert_eq!(games["games"][1]["name"], "rivals");
    assert_eq!(games["games"][1]["options"], "mode intro\nfirst_colour red\nfirst_player dice\nturn_limit 1000\n");
    let made =
        client.good(&json!({"cmd": "new", "game": "rivals", "options": {"mode": "duel", "first_colour": "blue"}}));
    assert_eq!(made["seats"], json!(["blue", "red"]));
    assert_eq!(made["next"], json!({"kind": "chance"}));
    let error = client.bad(&json!({"cmd": "new", "game": "rivals", "set": ["mode=war", "players=3"]}), "BAD_OPTIONS");
    assert_eq!(error["problems"].as_array().unwrap().len(), 2);
}

#[test]
fn the_shuffle_is_sampled_or_given() {
    let mut client = Client(Engine::default());
    client.good(&json!({"cmd": "new", "game": "rivals", "options": {"mode": "gold"}, "seed": 5}));
    assert_eq!(client.good(&json!({"cmd": "outcomes"})), json!({"ok": true, "complete": false, "outcomes": []}));
    client.bad(&json!({"cmd": "perft", "depth": 1}), "SAMPLE_ONLY");
    let dealt = client.good(&json!({"cmd": "resolve", "seed": 3}))["outcome"].clone();
    assert!(dealt.as_str().unwrap().starts_with("deal B1 "), "{dealt}");
    client.good(&json!({"cmd": "undo"}));
    assert_eq!(client.good(&json!({"cmd": "resolve", "outcome": dealt}))["outcome"], dealt);
    client.bad(&json!({"cmd": "resolve", "outcome": dealt}), "IMPOSSIBLE_OUTCOME");
}

#[test]
fn moves_are_listed_checked_and_refused_with_rule_and_sentence() {
    let mut client = started(&json!({"mode": "gold"}), "red hand abbey\nred stock ore 0");
    let listed = client.good(&json!({"cmd": "actions", "seat": "red"}))["actions"]["red"].clone();
    for action in listed.as_array().unwrap() {
        client.good(&json!({"cmd": "check", "action": action, "seat": "red"}));
    }
    assert!(listed.as_array().unwrap().contains(&json!("red ends actions")), "{listed}");
    let error = client.bad(&json!({"cmd": "play", "action": "red builds abbey at (-1,+1)"}), "REFUSED");
    assert_eq!((&error["code"], &error["values"]["short"]), (&json!("CANNOT_AFFORD"), &json!("1 ore")));
    assert!(error["message"].as_str().unwrap().ends_with("you are short of 1 ore."), "{error}");
    let error = client.bad(&json!({"cmd": "play", "action": "red plays scout"}), "REFUSED");
    assert_eq!((&error["code"], &error["values"]), (&json!("NO_SUCH_CARD"), &json!({"card": "scout"})));
    let error = client.bad(&json!({"cmd": "check", "action": "blue rolls"}), "REFUSED");
    assert_eq!((&error["code"], &error["values"]), (&json!("NOT_YOUR_TURN"), &json!({"turn": "red"})));
}

/// Also: RIV-333.
#[test]
fn riv_327_a_default_is_told_and_played_through_the_engine() {
    let mut client = started(&json!({}), "red hand brigitta\nphase before-roll\nrolled none");
    assert_eq!(client.good(&json!({"cmd": "default", "seat": "red"}))["action"], "red rolls");
    client.bad(&json!({"cmd": "default", "seat": "blue"}), "NO_DEFAULT");
    let played = client.good(&json!({"cmd": "default", "play": true}));
    assert_eq!((&played["action"], &played["next"]["kind"]), (&json!("red rolls (default)"), &json!("chance")));
    client.bad(&json!({"cmd": "default"}), "NO_ACTIONS");
    assert_eq!(client.good(&json!({"cmd": "undo"}))["undone"], json!(["red rolls (default)"]));
    client.bad(&json!({"cmd": "play", "action": "red plays brigitta 4 (default)"}), "NOT_DEFAULT");
}

#[test]
fn events_are_told_in_part() {
    let table = played(Mode::Duel, 300, 8);
    let whole = table.events(0, None);
    assert_eq!(whole.len(), table.event_count());
    let public = table.events(0, Some(Observer::Public));
    assert_ne!(whole, public);
    assert_ne!(table.events(0, Some(Observer::Seat(Seat(0)))), public);
}

#[test]
fn the_board_shows_both_principalities() {
    let mut client = started(&json!({}), "red stock ore 3");
    let board = client.good(&json!({"cmd": "board"}))["board"].as_str().unwrap().to_owned();
    assert!(board.contains("red") && board.contains("blue") && board.to_lowercase().contains("mountains"), "{board}");
}

#[test]
fn records_of_the_wrong_game_are_refused() {
    let text = played(Mode::Intro, 5, 1).record();
    let mut client = Client(Engine::default());
    client.good(&json!({"cmd": "load", "record": text}));
    let error = client.bad(&json!({"cmd": "load", "record": text.replace("game rivals", "game island")}), "BAD_RECORD");
    assert_eq!(error["problems"][0]["line"], 4, "{error}");
}
