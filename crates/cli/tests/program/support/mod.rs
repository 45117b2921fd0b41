//! How the tests of the command speak.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value as Json;

/// The command with these words, and nothing to read.
pub fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_steading"));
    command.args(words).stdin(Stdio::null());
    command
}

/// What it answers.
pub fn run(words: &[&str]) -> Output {
    command(words).output().unwrap()
}

/// What it answers to this input.
pub fn run_with(words: &[&str], input: &str) -> Output {
    let mut child = command(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that has seen enough may be gone before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it prints on success.
pub fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The one JSON object it prints.
pub fn json(words: &[&str]) -> Json {
    let output = run(words);
    let text = stdout(&output);
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).unwrap()
}

/// Nothing on standard output, the complaint on standard error, this exit code.
pub fn fails(output: &Output, code: i32) -> String {
    let complaint = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(code), "{complaint}");
    assert!(output.stdout.is_empty() && !complaint.is_empty());
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

/// A file of its own for each test.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
