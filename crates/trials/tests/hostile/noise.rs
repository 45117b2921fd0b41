//! Thousands of messages from a seeded generator: valid ones, valid ones that were spoilt, and garbage.

use futures_util::SinkExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use steading_client::DoorError;
use steading_protocol::socket::ServerMessage;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::world::{PATIENCE, World, hear};

/// Messages on each connection.
const MESSAGES: u32 = 4000;

/// What is spoilt.
const VALID: &[&str] = &[
    r#"{"hello":{"version":2,"since":null,"language":"en"}}"#,
    r#"{"command":{"id":"1","command":{"act":{"seat":1,"expected":0,"action":"blue rolls"}}}}"#,
    r#"{"command":{"id":"2","command":{"undo":{"seat":1,"expected":3}}}}"#,
    r#"{"command":{"id":"3","command":{"sit":{"seat":2}}}}"#,
    r#"{"command":{"id":"4","command":{"set_seat":{"seat":0,"occupant":{"bot":{"level":"random"}}}}}}"#,
    r#"{"command":{"id":"5","command":{"set_table":{"options":"players 2","visibility":"open","spectators":true,"clock":"off"}}}}"#,
    r#"{"command":{"id":"6","command":{"ready":{"ready":false}}}}"#,
    r#"{"command":{"id":"7","command":"start"}}"#,
    r#"{"command":{"id":"8","command":"leave"}}"#,
    r#"{"command":{"id":"9","command":{"stand_in":{"seat":0}}}}"#,
    r#"{"command":{"id":"10","command":{"chat":{"text":"hello"}}}}"#,
    r#"{"command":{"id":"11","command":{"mute":{"guest":"0","muted":true}}}}"#,
    r#"{"command":{"id":"12","command":"rematch"}}"#,
    r#"{"why":{"id":"13","seat":1,"action":"blue rolls"}}"#,
    r#"{"why":{"id":"14","seat":1,"action":null}}"#,
];

/// What is put into messages to spoil them.
const SPOILS: &[&str] = &[
    "null",
    "-1",
    "1e999",
    "4294967296",
    "0.5",
    "\"\"",
    "{}",
    "[]",
    "[[[[[[[[",
    "true",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "ї",
    "\"seat\":0,",
    ",",
    ":",
    "\"",
    "18446744073709551616",
    "\n",
    "\u{0}",
];

fn message(rng: &mut StdRng) -> String {
    match rng.random_range(0..10) {
        0 => VALID.choose(rng).copied().unwrap_or_default().to_owned(),
        1 => (0..rng.random_range(0..200)).map(|_| rng.random_range(' '..='~')).collect(),
        2 => value(rng, 0),
        _ => spoilt(rng),
    }
}

/// A valid message with a few letters taken out, doubled, or replaced.
fn spoilt(rng: &mut StdRng) -> String {
    let mut text = VALID.choose(rng).copied().unwrap_or_default().to_owned();
    for _ in 0..rng.random_range(1..4) {
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let (Some(&first), Some(&second)) = (places.choose(rng), places.choose(rng)) else { break };
        let (start, end) = (first.min(second), first.max(second).min(first.min(second) + 12));
        let end = (end..=text.len()).find(|&end| text.is_char_boundary(end)).unwrap_or(text.len());
        let piece = text[start..end].to_owned();
        let spoil = match rng.random_range(0..3) {
            0 => String::new(),
            1 => piece.repeat(2),
            _ => SPOILS.choose(rng).copied().unwrap_or_default().to_owned(),
        };
        text.replace_range(start..end, &spoil);
    }
    text
}

/// Any JSON at all.
fn value(rng: &mut StdRng, depth: u32) -> String {
    let words = ["hello", "command", "id", "act", "seat", "expected", "action", "why", "version", "chat"];
    let word = |rng: &mut StdRng| words.choose(rng).copied().unwrap_or_default();
    match rng.random_range(0..if depth > 5 { 4 } else { 6 }) {
        0 => rng.random::<i64>().to_string(),
        1 => format!("\"{}\"", word(rng)),
        2 => "null".to_owned(),
        3 => rng.random_bool(0.5).to_string(),
        4 => {
            let parts: Vec<_> = (0..rng.random_range(0..4)).map(|_| value(rng, depth + 1)).collect();
            format!("[{}]", parts.join(","))
        }
        _ => {
            let parts: Vec<_> =
                (0..rng.random_range(0..4)).map(|_| format!("\"{}\":{}", word(rng), value(rng, depth + 1))).collect();
            format!("{{{}}}", parts.join(","))
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_random_messages_get_an_answer_each_and_the_game_goes_on() {
    let world = World::new(|config| config.limits.outbox = 4096).await;
    for (seed, door) in [(1, world.players[1].clone()), (2, world.stranger.clone())] {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut client = world.client(&door).await;
        for number in 0..MESSAGES {
            let text = message(&mut rng);
            let is_sent = client.socket.send(Message::text(text.clone())).await.is_ok();
            let answered = timeout(PATIENCE / 2, is_answered(&mut client.socket)).await;
            let is_answered = answered.unwrap_or_else(|_| panic!("seed {seed}: no answer to message {number}: {text}"));
            if !is_sent || !is_answered {
                // The server had enough and hung up. Who comes again is welcome.
                client = world.client(&door).await;
            }
        }
    }
    world.finish().await;
}

/// Waits for an answer or an error; false when the socket is closed.
async fn is_answered(socket: &mut steading_client::link::Socket) -> bool {
    while let Some(message) = hear(socket).await {
        match message {
            ServerMessage::Answer(_) | ServerMessage::Error(_) => return true,
            ServerMessage::Welcome(_) | ServerMessage::Table(_) | ServerMessage::Update(_) | ServerMessage::Chat(_) => {
            }
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn random_requests_at_the_door_are_refused_in_good_form() {
    let world = World::new(|config| config.limits.tables_per_guest = 10_000).await;
    let mut rng = StdRng::seed_from_u64(3);
    for number in 0..500 {
        let path = ["/api/tables", "/api/guests", "/api/move", "/api/records", "/api/games/island/choices"];
        let path = path.choose(&mut rng).copied().unwrap_or_default();
        let body = if rng.random_bool(0.5) { value(&mut rng, 0) } else { message(&mut rng) };
        let method = "POST".parse().expect("a method");
        let reply = world.stranger.request(method, path, Some(body.clone())).await;
        let reply = reply.unwrap_or_else(|error: DoorError| panic!("request {number}, {path} {body}: {error}"));
        assert!(reply.status.is_client_error(), "request {number}, {path} {body}: {}", reply.status);
        let failure: Result<steading_protocol::Failure, _> = serde_json::from_str(&reply.text);
        assert!(failure.is_ok(), "request {number}, {path} {body}: {}", reply.text);
    }
    world.finish().await;
}
