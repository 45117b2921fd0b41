//! Running the tests with a fault on.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use super::weave::VARIABLE;

/// How much longer than without a fault a test binary may take, before it counts as hanging.
const PATIENCE: u32 = 8;
/// And so much on top, for those that take no time.
const PATIENCE_MIN: Duration = Duration::from_secs(20);

/// What came of a fault.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By this test, or in this way.
    Noticed(String),
    Survived,
}

/// Tests over random games, by their names: they take longest, so their turn comes last.
const LAWS: &str = "laws_hold";

/// A test binary.
#[derive(Clone, Debug)]
pub struct Binary {
    pub name: String,
    pub path: PathBuf,
    /// Where it runs: the folder of its package.
    pub folder: PathBuf,
}

/// Some tests of a binary.
struct Group {
    binary: Binary,
    /// Which of its tests, as the binary is told it.
    arguments: Vec<String>,
    /// It may take as long as that.
    limit: Duration,
}

/// The tests, quick ones first.
pub struct Bench {
    groups: Vec<Group>,
    laws: u64,
}

impl Bench {
    /// Runs every group of tests once without a fault: it must pass, and its time says when its turn comes. Tests whose names hold one of
    /// the words of `without` are left out; laws play `laws` games each.
    pub fn new(binaries: Vec<Binary>, without: &[String], laws: u64) -> Result<Bench> {
        let skipped: Vec<String> = without.iter().flat_map(|word| ["--skip".to_owned(), word.clone()]).collect();
        let mut timed = Vec::new();
        for binary in binaries {
            for only in [["--skip", LAWS].as_slice(), &[LAWS]] {
                let arguments = only.iter().map(ToString::to_string).chain(skipped.clone()).collect();
                let mut group = Group { binary: binary.clone(), arguments, limit: Duration::from_secs(3600) };
                let begun = Instant::now();
                if let Verdict::Noticed(by) = group.run(0, laws) {
                    bail!("without any fault, {by} fails");
                }
                let time = begun.elapsed();
                eprintln!("{} {}: {:.1} s without a fault", binary.name, group.arguments.join(" "), time.as_secs_f32());
                group.limit = time * PATIENCE + PATIENCE_MIN;
                timed.push(group);
            }
        }
        ensure!(!timed.is_empty(), "there are no tests");
        timed.sort_by_key(|group| group.limit);
        Ok(Bench { groups: timed, laws })
    }

    pub fn try_fault(&self, number: u32) -> Verdict {
        let mut verdicts = self.groups.iter().map(|group| group.run(number, self.laws));
        verdicts.find(|verdict| *verdict != Verdict::Survived).unwrap_or(Verdict::Survived)
    }
}

impl Group {
    /// Runs the tests until one fails, all have passed or their time is up.
    fn run(&self, fault: u32, laws: u64) -> Verdict {
        let mut command = Command::new(&self.binary.path);
        command.current_dir(&self.binary.folder).arg("--test-threads=1").args(&self.arguments);
        // Expected texts must not be written anew with a fault in them.
        command.env(VARIABLE, fault.to_string()).env_remove("UPDATE_EXPECT");
        // Where expected files are looked for: the copy lies below another workspace.
        let root = self.binary.folder.ancestors().nth(2).unwrap_or(&self.binary.folder);
        command.env("CARGO_WORKSPACE_DIR", root).env("CARGO_MANIFEST_DIR", &self.binary.folder);
        command.env("LAWS_GAMES", laws.to_string()).env("RUST_BACKTRACE", "0");
        match command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn() {
            Ok(child) => watch(child, &self.binary.name, self.limit),
            Err(error) => Verdict::Noticed(format!("{}, which cannot start: {error}", self.binary.name)),
        }
    }
}

fn watch(mut child: Child, name: &str, limit: Duration) -> Verdict {
    let failures = child.stdout.take().map(failures_in);
    let first = failures.map(|failures| failures.recv_timeout(limit));
    match first {
        Some(Ok(test)) => {
            let _ = child.kill();
            let _ = child.wait();
            Verdict::Noticed(format!("{name}::{test}"))
        }
        Some(Err(RecvTimeoutError::Timeout)) => {
            let _ = child.kill();
            let _ = child.wait();
            Verdict::Noticed(format!("{name}, which does not end"))
        }
        // Nothing failed, and the output has ended.
        Some(Err(RecvTimeoutError::Disconnected)) | None => match child.wait() {
            Ok(status) if status.success() => Verdict::Survived,
            _ => Verdict::Noticed(format!("{name}, which breaks off")),
        },
    }
}

/// The names of tests that fail, as soon as they do.
fn failures_in(output: impl Read + Send + 'static) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(test) = failed_test(&line)
                && sender.send(test.to_owned()).is_err()
            {
                break;
            }
        }
    });
    receiver
}

/// The name in `test robber::base_095_… ... FAILED`.
fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(script: &str, limit: Duration) -> Verdict {
        let child = Command::new("sh").arg("-c").arg(script).stdout(Stdio::piped()).spawn().unwrap();
        watch(child, "base", limit)
    }

    #[test]
    #[cfg(unix)]
    fn the_first_test_that_fails_notices_the_fault() {
        let long = Duration::from_secs(60);
        let noticed = |by: &str| Verdict::Noticed(by.to_owned());
        let fails = "echo 'test a ... ok'; echo 'test b::c ... FAILED'; exec sleep 60";
        assert_eq!(program(fails, long), noticed("base::b::c"));
        assert_eq!(program("echo 'test a ... ok'", long), Verdict::Survived);
        assert_eq!(program("exit 101", long), noticed("base, which breaks off"));
        assert_eq!(program("exec sleep 60", Duration::from_millis(50)), noticed("base, which does not end"));
    }
}
