//! The engine on a stream, and what it does with lines nobody should send.

use std::io::BufReader;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value as Json, json};
use steading_registry::engine::{Engine, LINE_MAX, serve};

/// What the engine answers to these bytes.
fn answers(input: &[u8]) -> Vec<Json> {
    let mut output = Vec::new();
    serve(BufReader::with_capacity(1000, input), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn kinds(input: &[u8]) -> Vec<String> {
    let kind = |answer: &Json| answer["error"]["kind"].as_str().unwrap_or("ok").to_owned();
    answers(input).iter().map(kind).collect()
}

#[test]
fn one_line_in_gives_one_line_out() {
    assert_eq!(kinds(b""), [""; 0]);
    assert_eq!(
        kinds(b"{\"cmd\":\"hello\"}\r\n\n[]\nnull\n{\"cmd\":\"games\"}"),
        ["ok", "BAD_JSON", "BAD_JSON", "BAD_JSON", "ok"]
    );
    assert_eq!(kinds(b"{}\n{\"cmd\":7}\n{\"cmd\":\"fly\"}\n"), ["BAD_FIELD", "BAD_FIELD", "UNKNOWN_COMMAND"]);
    assert_eq!(kinds(b"{\"cmd\":\"hello\",\"x\":1}\n"), ["BAD_FIELD"]);
}

#[test]
fn quit_ends_the_stream() {
    assert_eq!(kinds(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n"), ["ok"]);
    assert_eq!(answers(b"{\"cmd\":\"quit\",\"id\":null}\n"), [json!({"id": null, "ok": true})]);
}

#[test]
fn bytes_that_are_no_text_get_an_error() {
    assert_eq!(kinds(b"\xff\xfe\n{\"cmd\":\"hello\"}\n\x00\n"), ["BAD_UTF8", "ok", "BAD_JSON"]);
}

#[test]
fn a_line_that_is_too_long_gets_an_error_and_the_stream_goes_on() {
    let mut input = vec![b'x'; 3 * LINE_MAX];
    input.extend(b"\n{\"cmd\":\"hello\"}\n");
    input.extend(vec![b' '; LINE_MAX + 1]);
    assert_eq!(kinds(&input), ["LINE_TOO_LONG", "ok", "LINE_TOO_LONG"]);
    assert!(Engine::default().answer(&"x".repeat(LINE_MAX + 1)).contains("LINE_TOO_LONG"));
}

#[test]
fn ten_thousand_lines_of_noise_get_ten_thousand_answers() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut input = Vec::new();
    for _ in 0..10_000 {
        let line: Vec<u8> = (0..rng.random_range(1..80)).map(|_| rng.random_range(0..=255u8)).collect();
        input.extend(line.iter().map(|&byte| if byte == b'\n' { b'{' } else { byte }));
        input.push(b'\n');
    }
    input.extend(b"{\"cmd\":\"hello\"}\n");
    let kinds = kinds(&input);
    assert_eq!(kinds.len(), 10_001);
    assert!(kinds[..10_000].iter().all(|kind| kind.starts_with("BAD_")));
    assert_eq!(kinds[10_000], "ok");
}

#[test]
fn ten_thousand_half_valid_requests_get_ten_thousand_answers() {
    let mut rng = SmallRng::seed_from_u64(12);
    let mut engine = Engine::default();
    let mut requests = Vec::new();
    let (mut good, mut bad) = (0, 0);
    for round in 0..10_000 {
        if round % 250 == 0 {
            requests = fresh_requests(&mut engine, round / 250);
        }
        let request = &requests[rng.random_range(0..requests.len())];
        let line = spoil(request, &requests, &mut rng);
        let answer = engine.answer(&line);
        assert!(!answer.contains('\n'), "{line}");
        let answer: Json = serde_json::from_str(&answer).unwrap();
        match answer["ok"] {
            Json::Bool(true) => {
                good += 1;
                // A position or record that was taken in must be good to play on.
                if line.contains("position") || line.contains("record") {
                    play_on(&mut engine, 10);
                }
            }
            Json::Bool(false) => {
                bad += 1;
                let error = &answer["error"];
                let is_clear = |key: &str| error[key].as_str().is_some_and(|text| !text.is_empty());
                assert!(is_clear("kind") && is_clear("code") && is_clear("message"), "{line} gave {answer}");
            }
            _ => panic!("{line} gave {answer}"),
        }
    }
    assert!(good > 500 && bad > 5_000, "{good} carried out, {bad} refused");
    let hello: Json = serde_json::from_str(&engine.answer("{\"cmd\":\"hello\"}")).unwrap();
    assert_eq!(hello["ok"], true);
}

/// Starts a game, plays on for a while, and makes one request of every kind that fits it. Every third game is the card game, and another third is played
/// with the expansion.
fn fresh_requests(engine: &mut Engine, round: u64) -> Vec<Json> {
    let (game, options) = if round % 3 == 2 {
        let mode = ["intro", "gold", "turmoil", "progress", "duel"][(round / 3 % 5) as usize];
        ("rivals", json!({"mode": mode, "first_colour": "red", "turn_limit": 300}))
    } else {
        let setup = if round.is_multiple_of(2) { "variable" } else { "beginner" };
        let expansion = if round % 3 == 1 { "cities_and_knights" } else { "none" };
        ("island", json!({"setup": setup, "players": 4, "hand_limit": 7, "expansion": expansion}))
    };
    let new = json!({"cmd": "new", "game": game, "options": options, "seed": round});
    ask(engine, &new);
    play_on(engine, 40 + 20 * round);
    let position = ask(engine, &json!({"cmd": "position"}));
    let record = ask(engine, &json!({"cmd": "record"}))["record"].clone();
    let action =
        ask(engine, &json!({"cmd": "bot", "bot": "random"}))["action"].as_str().unwrap_or("red ends turn").to_owned();
    let outcome =
        ask(engine, &json!({"cmd": "outcomes"}))["outcomes"][0]["outcome"].as_str().unwrap_or("dice 3+4").to_owned();
    vec![
        new,
        json!({"cmd": "new", "game": game, "text": position["options"], "position": position["position"], "seed": 5}),
        json!({"cmd": "new", "game": "island", "set": ["players=3", "setup=beginner"], "seed": 5}),
        json!({"cmd": "hello", "id": 1}),
        json!({"cmd": "games", "id": "a"}),
        json!({"cmd": "status"}),
        json!({"cmd": "actions", "seat": "red", "data": true}),
        json!({"cmd": "check", "action": action, "seat": "red"}),
        json!({"cmd": "check", "action": "red offers brick 2 for ore to all", "seat": "red"}),
        json!({"cmd": "play", "action": action}),
        json!({"cmd": "play", "action": "blue builds settlement N(0,0)", "seat": "blue"}),
        json!({"cmd": "default", "seat": "red", "play": true}),
        json!({"cmd": "outcomes"}),
        json!({"cmd": "resolve", "outcome": outcome}),
        json!({"cmd": "resolve", "seed": 4}),
        json!({"cmd": "undo", "steps": 2}),
        json!({"cmd": "state"}),
        json!({"cmd": "view", "seat": "blue"}),
        json!({"cmd": "events", "since": 3, "seat": "public"}),
        json!({"cmd": "position"}),
        json!({"cmd": "record"}),
        json!({"cmd": "board"}),
        json!({"cmd": "load", "record": record}),
        json!({"cmd": "load", "position": position["position"], "seed": 3}),
        json!({"cmd": "bot", "bot": "random", "nodes": 100, "millis": 10, "seat": "red", "seed": 1}),
        json!({"cmd": "perft", "depth": 1, "nodes": 2000, "divide": true}),
    ]
}

fn ask(engine: &mut Engine, request: &Json) -> Json {
    serde_json::from_str(&engine.answer(&request.to_string())).unwrap()
}

/// Plays up to this many entries at random. Whatever the engine offers must be taken by it.
fn play_on(engine: &mut Engine, entries: u64) {
    for _ in 0..entries {
        let moved = match ask(engine, &json!({"cmd": "status"}))["next"]["kind"].as_str() {
            Some("chance") => ask(engine, &json!({"cmd": "resolve"})),
            Some("seats") => {
                let action = ask(engine, &json!({"cmd": "bot", "bot": "random"}))["action"].clone();
                ask(engine, &json!({"cmd": "play", "action": action}))
            }
            _ => return,
        };
        assert_eq!(moved["ok"], true, "{moved}");
    }
}

/// Spoils a request in one of many ways. Sometimes what comes out is still fine.
fn spoil(request: &Json, others: &[Json], rng: &mut SmallRng) -> String {
    let text = request.to_string();
    match rng.random_range(0..10) {
        0 => text.chars().take(rng.random_range(0..text.chars().count())).collect(),
        1 => scramble(&text, rng),
        2 | 3 => change_value(request, rng, |_, rng| any_value(rng, 0)).to_string(),
        4..=6 => change_value(request, rng, |value, rng| match value {
            Json::String(text) => Json::String(change_words(text, rng)),
            Json::Number(_) => json!(rng.random_range(0..u64::MAX) >> rng.random_range(0..64u32)),
            _ => any_value(rng, 0),
        })
        .to_string(),
        7 => swap_values(request, rng).to_string(),
        8 => format!("{}{}{}", "[".repeat(rng.random_range(1..5000)), text, "]".repeat(rng.random_range(0..5000))),
        _ => {
            let other = &others[rng.random_range(0..others.len())];
            let mut mixed = request.as_object().cloned().unwrap_or_default();
            mixed.extend(other.as_object().cloned().unwrap_or_default());
            Json::Object(mixed).to_string()
        }
    }
}

/// Letters taken out, doubled or replaced.
fn scramble(text: &str, rng: &mut SmallRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..6) {
        let index = rng.random_range(0..letters.len());
        match rng.random_range(0..3) {
            0 if letters.len() > 1 => drop(letters.remove(index)),
            1 => letters.insert(index, any_letter(rng)),
            _ => letters[index] = any_letter(rng),
        }
    }
    letters.into_iter().collect()
}

/// Words and lines moved about, left out, doubled or scrambled: text that is still nearly notation.
fn change_words(text: &str, rng: &mut SmallRng) -> String {
    let mut words: Vec<String> = text.split_inclusive([' ', '\n', ',']).map(str::to_owned).collect();
    for _ in 0..rng.random_range(1..4) {
        if words.is_empty() {
            break;
        }
        let (index, other) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
        match rng.random_range(0..5) {
            0 => drop(words.remove(index)),
            1 => words.swap(index, other),
            2 => words.insert(index, words[other].clone()),
            3 => words[index] = words[other].clone(),
            _ => words[index] = scramble(&words[index], rng),
        }
    }
    words.concat()
}

fn change_value(request: &Json, rng: &mut SmallRng, change: impl Fn(&Json, &mut SmallRng) -> Json) -> Json {
    let mut object = request.as_object().cloned().unwrap_or_default();
    // The command itself is changed seldom, so that most changes reach behind it.
    let first = usize::from(object.len() > 1 && rng.random_range(0..10) > 0);
    let index = rng.random_range(first..object.len());
    if let Some((_, value)) = object.iter_mut().nth(index) {
        *value = match value.as_object() {
            Some(inner) if !inner.is_empty() && rng.random_range(0..4) > 0 => {
                change_value(&Json::Object(inner.clone()), rng, change)
            }
            _ => change(value, rng),
        };
    }
    Json::Object(object)
}

fn swap_values(request: &Json, rng: &mut SmallRng) -> Json {
    let object = request.as_object().cloned().unwrap_or_default();
    let mut values: Vec<Json> = object.values().cloned().collect();
    let (index, other) = (rng.random_range(0..values.len()), rng.random_range(0..values.len()));
    values.swap(index, other);
    Json::Object(object.into_iter().map(|(key, _)| key).zip(values).collect())
}

fn any_value(rng: &mut SmallRng, depth: u32) -> Json {
    match rng.random_range(0..if depth < 4 { 9 } else { 7 }) {
        0 => Json::Null,
        1 => json!(rng.random_range(0..2) == 0),
        2 => json!(-rng.random_range(0..1_000_000i64)),
        3 => json!(rng.random_range(0..u64::MAX)),
        4 => json!(rng.random_range(0..1000) as f64 / 7.0),
        5 | 6 => Json::String((0..rng.random_range(0..12)).map(|_| any_letter(rng)).collect()),
        7 => (0..rng.random_range(0..4)).map(|_| any_value(rng, depth + 1)).collect(),
        _ => {
            let pair = |rng: &mut SmallRng| (any_letter(rng).to_string(), any_value(rng, depth + 1));
            Json::Object((0..rng.random_range(0..4)).map(|_| pair(rng)).collect::<Map<_, _>>())
        }
    }
}

fn any_letter(rng: &mut SmallRng) -> char {
    let plain: Vec<char> = "abcdr NSEW(),-+0123456789{}[]\":\\\n\t".chars().collect();
    match rng.random_range(0..4) {
        0 => char::from_u32(rng.random_range(0..0x11_0000)).unwrap_or('\u{fffd}'),
        _ => plain[rng.random_range(0..plain.len())],
    }
}
