//! `docs/engine-protocol.md` is true: its exchanges are one session, and this test holds it. In a block marked `engine`, a line
//! with `→` is sent and the line with `←` after it is what comes back; `…` in an answer stands for a part left out.
//! `UPDATE_EXPECT=1 cargo test -p steading-registry --test tables reference` writes the answers anew.

use std::fs;
use std::path::PathBuf;

use serde_json::Value as Json;
use steading_registry::engine::Engine;

/// Longer answers are written with their middle left out.
const ANSWER_MAX: usize = 700;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md")
}

#[test]
fn the_examples_of_the_reference_are_what_the_engine_answers() {
    let text = fs::read_to_string(path()).unwrap();
    let mut engine = Engine::default();
    let mut written = String::new();
    let mut pending = None;
    let mut wrong = Vec::new();
    let mut is_session = false;
    for (index, line) in text.lines().enumerate() {
        is_session = if line.starts_with("```") { line == "```engine" } else { is_session };
        let mut line = line.to_owned();
        if is_session && let Some(request) = line.strip_prefix("→ ") {
            assert_eq!(pending, None, "line {}: the exchange before has no answer", index + 1);
            pending = Some(engine.answer(request));
        } else if is_session && let Some(expected) = line.strip_prefix("←") {
            let answer = pending.take().unwrap_or_else(|| panic!("line {}: an answer to nothing", index + 1));
            if !matches(expected.trim(), &answer) {
                wrong.push(format!("line {}: the engine answers\n{answer}", index + 1));
                line = format!("← {}", shortened(&answer));
            }
        }
        written.push_str(&line);
        written.push('\n');
    }
    assert_eq!(pending, None, "the last exchange has no answer");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path(), written).unwrap();
    } else {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn the_reference_names_every_command_and_error() {
    let text = include_str!("../../../../docs/engine-protocol.md");
    let hello: Json = serde_json::from_str(&Engine::default().answer("{\"cmd\":\"hello\"}")).unwrap();
    for command in hello["commands"].as_array().unwrap() {
        let command = command.as_str().unwrap();
        assert!(text.contains(&format!("\n### `{command}`\n")), "no chapter on `{command}`");
        assert!(text.contains(&format!("→ {{\"cmd\":\"{command}\"")), "no example of `{command}`");
    }
    let source = include_str!("../../src/error.rs");
    let codes = source
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Error::")?.split_once("=> \"")?.1.strip_suffix("\","));
    let codes: Vec<&str> =
        codes.filter(|code| code.chars().all(|letter| letter.is_ascii_uppercase() || "_8".contains(letter))).collect();
    assert!(codes.len() >= 21, "{codes:?}");
    for code in codes {
        assert!(text.contains(&format!("| `{code}` |")), "no row on `{code}`");
    }
}

fn matches(expected: &str, answer: &str) -> bool {
    match expected.split_once('…') {
        None => expected == answer,
        Some((head, tail)) => {
            answer.len() >= head.len() + tail.len() && answer.starts_with(head) && answer.ends_with(tail)
        }
    }
}

fn shortened(answer: &str) -> String {
    if answer.len() <= ANSWER_MAX {
        return answer.to_owned();
    }
    let (head, tail) = (answer.floor_char_boundary(ANSWER_MAX - 150), answer.ceil_char_boundary(answer.len() - 100));
    format!("{}…{}", &answer[..head], &answer[tail..])
}
