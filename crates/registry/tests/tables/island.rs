//! The island game through the registry and the engine.

use crate::common::Client;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value as Json, json};
use steading_game::{Next, Observer, Seat, record};
use steading_island::Island;
use steading_registry::engine::Engine;
use steading_registry::{AnyTable, Budget, GAMES, game_named};

fn engine() -> Client {
    Client(Engine::default())
}

fn beginner() -> Client {
    let mut client = engine();
    client.good(&json!({"cmd": "new", "game": "island", "options": {"setup": "beginner"}, "seed": 1}));
    client
}

/// Plays one entry: the bot's choice or a draw. False when the game is over.
fn step(table: &mut dyn AnyTable, rng: &mut SmallRng) -> bool {
    match table.next() {
        Next::Over => return false,
        Next::Chance => drop(table.draw(rng).unwrap()),
        Next::Seats(_) => {
            let suggestion = table.suggest("random", None, Budget::default(), rng).unwrap();
            table.play(&suggestion.action, Some(suggestion.seat)).unwrap();
        }
    }
    true
}

#[test]
fn a_random_game_replays_through_library_registry_and_engine() {
    for seed in 0..3 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let game = game_named(GAMES, "island").unwrap();
        let mut table = game.create("players 3\nlist_offers off\n", &mut rng).unwrap();
        while table.entry_count() < 3000 && step(&mut *table, &mut rng) {}
        let text = table.record();

        let again = record::read::<Island>(&text).unwrap();
        assert_eq!(serde_json::to_value(again.state()).unwrap(), table.state());
        assert_eq!(record::write(&again), text);

        let loaded = game.load(&text).unwrap();
        assert_eq!(loaded.state(), table.state());
        assert_eq!(loaded.events(0, None), table.events(0, None));

        let mut client = engine();
        let answer = client.good(&json!({"cmd": "load", "record": text}));
        assert_eq!(answer["entries"], table.entry_count());
        assert_eq!(client.good(&json!({"cmd": "state"}))["state"], table.state());
        assert_eq!(client.good(&json!({"cmd": "record"}))["record"], text);

        // The same game once more, line by line.
        client.good(&json!({"cmd": "new", "game": "island", "text": table.options(), "seed": 99}));
        for entry in table.entries(0) {
            let chance = client.good(&json!({"cmd": "status"}))["next"]["kind"] == "chance";
            let request = if chance {
                json!({"cmd": "resolve", "outcome": entry})
            } else {
                json!({"cmd": "play", "action": entry})
            };
            client.good(&request);
        }
        assert_eq!(client.good(&json!({"cmd": "state"}))["state"], table.state());
        assert_eq!(client.good(&json!({"cmd": "record"}))["record"], text);
    }
}

#[test]
fn every_position_of_a_game_is_written_read_and_taken_back() {
    let mut rng = SmallRng::seed_from_u64(5);
    let game = game_named(GAMES, "island").unwrap();
    let mut table = game.create("", &mut rng).unwrap();
    let mut states = vec![table.state()];
    while table.entry_count() < 400 && step(&mut *table, &mut rng) {
        let mut other = table.boxed_clone();
        other.set_position(&table.position()).unwrap();
        assert_eq!(other.state(), table.state(), "{}", table.position());
        assert_eq!(other.entry_count(), 0);
        states.push(table.state());
    }
    assert_eq!(table.undo(1).unwrap().len(), 1);
    assert_eq!(table.state(), states[states.len() - 2]);
    table.undo(100).unwrap();
    assert_eq!(table.state(), states[states.len() - 102]);
    assert_eq!(table.events(0, None), game.load(&table.record()).unwrap().events(0, None));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed: u64| {
        let mut client = engine();
        let mut answers = vec![client.good(&json!({"cmd": "new", "game": "island", "seed": seed}))];
        for _ in 0..60 {
            let chance = answers.last().unwrap()["next"]["kind"] == "chance";
            let request = if chance {
                json!({"cmd": "resolve"})
            } else {
                let action = client.good(&json!({"cmd": "bot", "bot": "random"}))["action"].clone();
                json!({"cmd": "play", "action": action})
            };
            answers.push(client.good(&request));
        }
        answers
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3)[0]["options"], play(4)[0]["options"]);
}

#[test]
fn hello_and_games_say_what_there_is() {
    let mut client = engine();
    let hello = client.good(&json!({"cmd": "hello", "id": {"any": ["thing"]}}));
    assert_eq!(hello["id"], json!({"any": ["thing"]}));
    assert_eq!(hello["protocol"], 1);
    assert_eq!(hello["games"][0], "island");
    let games = client.good(&json!({"cmd": "games"}));
    assert_eq!(games["games"][0]["name"], "island");
    assert!(games["games"][0]["options"].as_str().unwrap().contains("victory_points 10\n"));
    assert_eq!(games["games"][0]["bots"][0], "random");
}

#[test]
fn every_command_that_needs_a_table_says_so() {
    let mut client = engine();
    for command in
        ["status", "actions", "reasons", "outcomes", "resolve", "undo", "state", "view", "events", "board", "position"]
    {
        client.bad(&json!({"cmd": command}), "NO_TABLE");
    }
    client.bad(&json!({"cmd": "record"}), "NO_TABLE");
    client.bad(&json!({"cmd": "default"}), "NO_TABLE");
    client.bad(&json!({"cmd": "check", "action": "red rolls"}), "NO_TABLE");
    client.bad(&json!({"cmd": "play", "action": "red rolls"}), "NO_TABLE");
    client.bad(&json!({"cmd": "bot", "bot": "random"}), "NO_TABLE");
    client.bad(&json!({"cmd": "perft", "depth": 1}), "NO_TABLE");
    client.bad(&json!({"cmd": "load", "position": ""}), "NO_TABLE");
}

#[test]
fn an_explicit_board_is_used_as_given() {
    let mut client = engine();
    let rows = "M10 P2 F9\nG12 H6 P4 H10\nG9 F11 D F3 M8\nF8 M3 G4 P5\nH5 G6 P11";
    let options = json!({"setup": "explicit", "board": rows, "harbour_sites": ["NW(0,-2) 3:1", "NE(1,-2) grain"]});
    let answer = client.good(&json!({"cmd": "new", "game": "island", "options": options}));
    let text = answer["options"].as_str().unwrap();
    assert!(text.contains("harbour_sites NW(0,-2) 3:1, NE(1,-2) grain"), "{text}");
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
    assert!(words(text).contains(&words(rows)), "{text}");
    let board = client.good(&json!({"cmd": "board"}))["board"].as_str().unwrap().to_owned();
    assert!(board.contains("Mountains") && board.contains("Desert") && board.contains("grain"), "{board}");
    let error = client.bad(&json!({"cmd": "new", "game": "island", "options": {"board": "M10\nP2"}}), "BAD_OPTIONS");
    assert!(error["problems"][0]["line"].is_u64());
    let desert = rows.replace("D ", "D7 ");
    let error = client.bad(&json!({"cmd": "new", "game": "island", "options": {"board": desert}}), "BAD_OPTIONS");
    assert_eq!(error["problems"][0]["rule"], "BASE-043");
    assert_eq!(error["problems"][0]["values"], json!({"hex": "(0,0)", "token": 7}));
}

#[test]
fn actions_are_listed_checked_and_played() {
    let mut client = beginner();
    let all = client.good(&json!({"cmd": "actions"}));
    assert_eq!(all["actions"], json!({"red": ["red rolls"], "blue": [], "white": [], "orange": []}));
    let one = client.good(&json!({"cmd": "actions", "seat": 0, "data": true}));
    assert_eq!(one["actions"], json!({"red": [{"action": "red rolls", "kind": "roll", "data": "roll"}]}));
    let checked = client.good(&json!({"cmd": "check", "action": "Red rolls", "seat": "red"}));
    assert_eq!(checked["action"], "red rolls");
    let error = client.bad(&json!({"cmd": "check", "action": "blue rolls"}), "REFUSED");
    assert_eq!(error["code"], "NOT_YOUR_TURN");
    assert_eq!(error["values"], json!({"turn": "red"}));
    let error = client.bad(&json!({"cmd": "play", "action": "red builds settlement N(9,9)"}), "REFUSED");
    assert_eq!(error["code"], "ROLL_FIRST");
    client.bad(&json!({"cmd": "play", "action": "red dances"}), "BAD_NOTATION");
    client.bad(&json!({"cmd": "play", "action": "green rolls"}), "BAD_NOTATION");
    client.bad(&json!({"cmd": "play", "action": "red rolls", "seat": "green"}), "UNKNOWN_SEAT");
    client.bad(&json!({"cmd": "bot", "bot": "deep thought"}), "UNKNOWN_BOT");
    let played = client.good(&json!({"cmd": "play", "action": "red rolls"}));
    assert_eq!(played["next"], json!({"kind": "chance"}));
    let outcomes = client.good(&json!({"cmd": "outcomes"}));
    assert_eq!(outcomes["complete"], true);
    assert_eq!(outcomes["outcomes"].as_array().unwrap().len(), 36);
    client.bad(&json!({"cmd": "resolve", "outcome": "draw knight"}), "IMPOSSIBLE_OUTCOME");
    client.bad(&json!({"cmd": "resolve", "outcome": "dice 9+9"}), "BAD_NOTATION");
    let rolled = client.good(&json!({"cmd": "resolve", "outcome": "dice 3+3"}));
    assert_eq!(rolled["outcome"], "dice 3+3");
    assert!(!rolled["events"].as_array().unwrap().is_empty());
}

#[test]
fn perft_counts_as_the_library_does() {
    let mut rng = SmallRng::seed_from_u64(1);
    let table = game_named(GAMES, "island").unwrap().create("setup beginner\nlist_offers off\n", &mut rng).unwrap();
    let typed = record::read::<Island>(&table.record()).unwrap();
    for depth in 0..=3 {
        let tree = table.perft(depth, 10_000_000).unwrap();
        assert_eq!(tree.count, steading_game::perft(typed.game(), typed.state(), depth).unwrap());
    }
}

#[test]
fn views_hold_nothing_of_other_hands() {
    let mut client = beginner();
    let red = client.good(&json!({"cmd": "view", "seat": "red"}));
    assert_eq!(red["seat"], "red");
    assert!(red["view"]["own"].is_object());
    let public = client.good(&json!({"cmd": "view", "seat": "public"}));
    assert_eq!(public, client.good(&json!({"cmd": "view"})));
    assert_eq!(public["view"]["own"], Json::Null);
}

#[test]
fn events_of_a_theft_are_told_in_part() {
    let mut rng = SmallRng::seed_from_u64(8);
    let mut table = game_named(GAMES, "island").unwrap().create("list_offers off\n", &mut rng).unwrap();
    while table.entry_count() < 600 && step(&mut *table, &mut rng) {}
    let whole = table.events(0, None);
    let public = table.events(0, Some(Observer::Public));
    let own = table.events(0, Some(Observer::Seat(Seat(0))));
    assert_eq!(whole.len(), table.event_count());
    assert_ne!(whole, public);
    assert_ne!(own, public);
}

#[test]
fn records_with_mistakes_name_the_line() {
    let mut client = beginner();
    client.good(&json!({"cmd": "play", "action": "red rolls"}));
    let record = client.good(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let line = record.lines().position(|line| line.trim() == "red rolls").unwrap() + 1;
    let cases = [
        ("red rolls", "blue rolls", Some("NOT_YOUR_TURN")),
        ("red rolls", "red sings", None),
        ("red rolls", "dice 3+4", None),
    ];
    for (from, to, code) in cases {
        let error = client.bad(&json!({"cmd": "load", "record": record.replace(from, to)}), "BAD_RECORD");
        assert_eq!(error["problems"][0]["line"], line, "{error}");
        assert_eq!(error["problems"][0]["code"], json!(code), "{error}");
        assert!(code.is_none() || error["problems"][0]["values"] == json!({"turn": "red"}), "{error}");
    }
    client.bad(&json!({"cmd": "load", "record": record.replace("game island", "game goose")}), "UNKNOWN_GAME");
    client.bad(&json!({"cmd": "load", "record": "nothing"}), "UNKNOWN_GAME");
    client.bad(&json!({"cmd": "load", "record": record, "position": ""}), "BAD_FIELD");
    client.bad(&json!({"cmd": "load"}), "BAD_FIELD");
}

/// Every module in play has its part, whatever its values, and no other has one.
#[test]
fn states_and_views_hold_every_part_that_is_in_play() {
    let mut client = engine();
    let options = json!({"setup": "variable", "scenario": "fishermen", "variants": ["event_cards"]});
    client.good(&json!({"cmd": "new", "game": "island", "options": options, "seed": 3}));
    let state = client.good(&json!({"cmd": "state"}))["state"].clone();
    let view = client.good(&json!({"cmd": "view", "seat": 0}))["view"].clone();
    for public in [&state["public"], &view["public"]] {
        let parts: Vec<&String> = public["modules"].as_object().unwrap().keys().collect();
        assert_eq!(parts, ["events", "fish"]);
    }
    for private in [&state["private"][0], &view["own"]] {
        let parts: Vec<&String> = private["modules"].as_object().unwrap().keys().collect();
        assert_eq!(parts, ["fish"]);
    }
    assert!(state["hidden"]["fish"].is_object());
}

/// A script sends its answers, and only those that are asked for are played.
#[test]
fn actions_can_be_played_only_if_they_are_asked_for() {
    let mut client = engine();
    let position = "red hand 8 ore\nblue hand 2 ore\nturn red";
    client.good(&json!({"cmd": "new", "game": "island", "options": {"setup": "beginner"}, "position": position}));
    let discard = json!({"cmd": "play", "action": "red discards 4 ore", "if_asked": true});
    let early = client.good(&discard);
    assert_eq!((&early["asked"], &early["entries"]), (&json!(false), &json!(0)));
    client.good(&json!({"cmd": "play", "action": "red rolls", "if_asked": true}));
    client.good(&json!({"cmd": "resolve", "outcome": "dice 3+4"}));
    // Nobody waits for blue, who has too few cards.
    let idle = client.good(&json!({"cmd": "play", "action": "blue discards 1 ore", "if_asked": true}));
    assert_eq!(idle["asked"], json!(false));
    // What is asked for and not allowed is refused, and what cannot be read is an error.
    client.bad(&json!({"cmd": "play", "action": "red discards 3 ore", "if_asked": true}), "REFUSED");
    client.bad(&json!({"cmd": "play", "action": "red throws 3 ore", "if_asked": true}), "BAD_NOTATION");
    let played = client.good(&discard);
    assert_eq!((&played["asked"], &played["entries"]), (&json!(true), &json!(3)));
    // The robber is to be moved now; the turn is not ended.
    let end = client.good(&json!({"cmd": "play", "action": "red ends turn", "if_asked": true}));
    assert_eq!((&end["asked"], &end["entries"]), (&json!(false), &json!(3)));
}

/// What several people decide at once is told when all have decided. Only those who let the time pass are named, whoever came last.
#[test]
fn events_name_those_whose_time_ran_out() {
    let is_discard =
        |table: &dyn AnyTable, seat| table.default_action(Some(seat)).is_ok_and(|it| it.action.contains("discard"));
    let discarding = |table: &dyn AnyTable| match table.next() {
        Next::Seats(seats) => seats.len() == 2 && seats.iter().all(|seat| is_discard(table, seat)),
        Next::Chance | Next::Over => false,
    };
    let mut rng = SmallRng::seed_from_u64(11);
    let table = std::iter::repeat_with(|| {
        let mut table = game_named(GAMES, "island").unwrap().create("players 4\n", &mut rng).unwrap();
        while !discarding(&*table) && step(&mut *table, &mut rng) {}
        table
    })
    .find(|table| discarding(&**table))
    .expect("a seven");
    let Next::Seats(seats) = table.next() else { unreachable!("two seats discard") };
    let seats: Vec<Seat> = seats.iter().collect();
    let since = table.event_count();
    for (late, other) in [(seats[0], seats[1]), (seats[1], seats[0])] {
        for is_late_first in [true, false] {
            let mut table = table.boxed_clone();
            let choice = table.default_action(Some(other)).unwrap().action;
            if is_late_first {
                table.play_default(Some(late)).unwrap();
                table.play(&choice, Some(other)).unwrap();
            } else {
                table.play(&choice, Some(other)).unwrap();
                table.play_default(Some(late)).unwrap();
            }
            let told = table.events(since, Some(Observer::Seat(other)));
            assert_eq!(told.iter().filter(|told| told.text.contains("discard")).count(), 2, "{told:?}");
            let named: Vec<Seat> = told.into_iter().flat_map(|told| told.timed_out).collect();
            assert_eq!(named, [late], "late first: {is_late_first}");
        }
    }
}
