//! Running the tests with a fault on.

use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

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
    /// Runs every group of tests once without a fault: its time says when its turn comes, and a test that fails already is left out, for it
    /// would notice every fault. Left out as well are tests whose names hold one of the words of `without`; laws play `laws` games each.
    pub fn new(binaries: Vec<Binary>, without: &[String], laws: u64) -> Result<Bench> {
        let mut timed = Vec::new();
        let has_laws = !without.iter().any(|word| LAWS.contains(word.as_str()));
        for binary in binaries {
            for is_laws in [false, true] {
                if is_laws && !has_laws {
                    continue;
                }
                let only = if is_laws { [LAWS].as_slice() } else { &["--skip", LAWS] };
                let arguments = only.iter().map(ToString::to_string).collect();
                let mut group = Group { binary: binary.clone(), arguments, limit: Duration::MAX };
                without.iter().for_each(|word| group.leave_out(word));
                let begun = Instant::now();
                let failing = group.failing(laws)?;
                let time = begun.elapsed();
                let which = if is_laws { ", laws" } else { "" };
                eprintln!("{}{which}: {:.1} s without a fault", binary.name, time.as_secs_f32());
                for test in failing {
                    eprintln!("{}::{test} fails without a fault: it is left out", binary.name);
                    group.leave_out(&test);
                }
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
    /// Leaves out the tests with this in their names.
    fn leave_out(&mut self, word: &str) {
        self.arguments.extend(["--skip".to_owned(), word.to_owned()]);
    }

    /// Runs the tests until one fails, all have passed or their time is up.
    fn run(&self, fault: u32, laws: u64) -> Verdict {
        match self.start(fault, laws) {
            Ok(child) => watch(child, &self.binary.name, self.limit),
            Err(error) => Verdict::Noticed(format!("{}, which cannot start: {error}", self.binary.name)),
        }
    }

    /// The tests that fail without a fault.
    fn failing(&self, laws: u64) -> Result<Vec<String>> {
        let name = &self.binary.name;
        let child = self.start(0, laws).with_context(|| format!("cannot start {name}"))?;
        all_failures(child).with_context(|| format!("{name} breaks off without a fault"))
    }

    fn start(&self, fault: u32, laws: u64) -> io::Result<Child> {
        let mut command = Command::new(&self.binary.path);
        command.current_dir(&self.binary.folder).arg("--test-threads=1").args(&self.arguments);
        // Expected texts must not be written anew with a fault in them.
        command.env(VARIABLE, fault.to_string()).env_remove("UPDATE_EXPECT");
        // Where expected files are looked for: the copy lies below another workspace.
        let root = self.binary.folder.ancestors().nth(2).unwrap_or(&self.binary.folder);
        command.env("CARGO_WORKSPACE_DIR", root).env("CARGO_MANIFEST_DIR", &self.binary.folder);
        command.env("LAWS_GAMES", laws.to_string()).env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
    }
}

/// Lets the tests run to their end. Fails if they end in another way than by a test that fails.
fn all_failures(mut child: Child) -> Result<Vec<String>> {
    let failures: Vec<String> = child.stdout.take().map(failures_in).into_iter().flatten().collect();
    let status = child.wait()?;
    ensure!(status.success() || !failures.is_empty(), "{status}");
    Ok(failures)
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

    fn program(script: &str) -> Child {
        Command::new("sh").arg("-c").arg(script).stdout(Stdio::piped()).spawn().unwrap()
    }

    #[test]
    #[cfg(unix)]
    fn the_first_test_that_fails_notices_the_fault() {
        let long = Duration::from_secs(60);
        let watched = |script: &str, limit| watch(program(script), "base", limit);
        let noticed = |by: &str| Verdict::Noticed(by.to_owned());
        let fails = "echo 'test a ... ok'; echo 'test b::c ... FAILED'; exec sleep 60";
        assert_eq!(watched(fails, long), noticed("base::b::c"));
        assert_eq!(watched("echo 'test a ... ok'", long), Verdict::Survived);
        assert_eq!(watched("exit 101", long), noticed("base, which breaks off"));
        assert_eq!(watched("exec sleep 60", Duration::from_millis(50)), noticed("base, which does not end"));
    }

    #[test]
    #[cfg(unix)]
    fn tests_that_fail_without_a_fault_are_all_found() {
        let two = "echo 'test a ... FAILED'; echo 'test b ... ok'; echo 'test c ... FAILED'; exit 101";
        assert_eq!(all_failures(program(two)).unwrap(), ["a", "c"]);
        assert_eq!(all_failures(program("echo 'test a ... ok'")).unwrap(), [""; 0]);
        assert!(all_failures(program("echo 'test a ... ok'; exit 134")).is_err());
    }
}
