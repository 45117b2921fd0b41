//! `cargo xtask test`: everything that must hold before a change is merged. CI runs the same command.

use std::fs::{self, File};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{mem, thread};

use anyhow::{Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};

use crate::bench::target_folder;
use crate::shell::{self, Output};
use crate::{codegen, coverage, postgres, tidy, trials, web};

/// Run every check, what needs no cargo beside the rest; stop at the first that fails.
#[derive(Args)]
pub struct Test {
    /// Use `cargo test` even if cargo-nextest is installed.
    #[arg(long)]
    no_nextest: bool,
}

/// A check with its headline.
struct Check {
    name: &'static str,
    lane: Lane,
    /// What must have passed before it, where that is a step of the other lane.
    after: Option<&'static str>,
    /// The answer is how many tests ran.
    run: fn(&Test, &Output) -> Result<usize>,
}

/// Two things are done at the same time. Cargo waits for itself whoever calls it, so only what needs no cargo goes to the side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// In the terminal.
    Main,
    /// Beside the main lane; what it printed is shown when it is done.
    Side,
}

const CLIENT: &str = "web: the client";
const TESTS: &str = "tests";
const CHAOS: &str = "chaos, short";

/// The checks, quick ones first. The client is built before the server that embeds it, or the server would be built twice.
const CHECKS: &[Check] = &[
    side(CLIENT, |_, output| web::build(output).map(no_tests)),
    main("formatting", |_, _| cargo(&["fmt", "--all", "--check"])),
    main("generated files", |_, _| codegen::check_catalogue().map(no_tests)),
    main("tidy", |_, _| tidy::check().map(no_tests)),
    main("lints", |_, _| cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])).after(CLIENT),
    side("web: form and types", |_, output| web::check(output).map(no_tests)),
    side("web: tests", |_, output| web::unit_tests(output)),
    main(TESTS, unit_tests),
    side(CHAOS, |_, output| trials::short_chaos(output).map(no_tests)).after(TESTS),
    main("documentation tests", |_, output| counted_tests(&["test", "--workspace", "--doc"], output)),
    main("documentation", |_, _| documentation()),
    main("rule coverage", |_, _| coverage::check().map(no_tests)),
    main("web: in the browser", |_, output| web::browser_tests(output)).after(CHAOS),
];

const fn main(name: &'static str, run: fn(&Test, &Output) -> Result<usize>) -> Check {
    Check { name, lane: Lane::Main, after: None, run }
}

const fn side(name: &'static str, run: fn(&Test, &Output) -> Result<usize>) -> Check {
    Check { name, lane: Lane::Side, after: None, run }
}

impl Check {
    const fn after(mut self, name: &'static str) -> Check {
        self.after = Some(name);
        self
    }
}

/// What came of a step.
struct Done {
    result: Result<usize>,
    time: Duration,
}

impl Test {
    pub fn execute(&self) -> Result<()> {
        let begun = Instant::now();
        let course = Course::default();
        thread::scope(|scope| {
            scope.spawn(|| self.walk(Lane::Side, &course));
            self.walk(Lane::Main, &course);
        });
        let done = course.done.into_inner().unwrap_or_else(PoisonError::into_inner);
        println!("\n{}", summary(&done));
        for (step, done) in CHECKS.iter().zip(&done) {
            if let Some(Done { result: Err(error), .. }) = done {
                bail!("step \"{}\" failed: {error:#}", step.name);
            }
        }
        let tests_ran: usize = done.iter().flatten().filter_map(|done| done.result.as_ref().ok()).sum();
        println!("all {} steps passed in {} s; {tests_ran} tests ran", CHECKS.len(), begun.elapsed().as_secs());
        Ok(())
    }

    /// Takes the steps of a lane, until one of either lane fails.
    fn walk(&self, lane: Lane, course: &Course) {
        for (index, step) in CHECKS.iter().enumerate().filter(|(_, step)| step.lane == lane) {
            if !course.wait_for(step.after) {
                return;
            }
            let headline = format!("\n=== {}/{} {} ===", index + 1, CHECKS.len(), step.name);
            let done = match lane {
                Lane::Main => {
                    course.say(&headline);
                    timed(|| (step.run)(self, &Output::Terminal))
                }
                Lane::Side => {
                    let log = target_folder().join(format!("xtask-test-{index}.log"));
                    let done = timed(|| (step.run)(self, &Output::File(File::create(&log)?)));
                    course.keep(&format!("{headline}\n{}", fs::read_to_string(log).unwrap_or_default().trim_end()));
                    done
                }
            };
            course.set(index, done, lane);
        }
    }
}

fn timed(run: impl FnOnce() -> Result<usize>) -> Done {
    let begun = Instant::now();
    let result = run();
    Done { result, time: begun.elapsed() }
}

/// What both lanes know of each other.
struct Course {
    done: Mutex<Vec<Option<Done>>>,
    changed: Condvar,
    /// What the side lane printed, until the main lane is between two steps.
    kept: Mutex<String>,
}

impl Default for Course {
    fn default() -> Course {
        let done = CHECKS.iter().map(|_| None).collect();
        Course { done: Mutex::new(done), changed: Condvar::new(), kept: Mutex::default() }
    }
}

impl Course {
    /// Waits until the step has passed; false if it, or any other, has failed.
    fn wait_for(&self, name: Option<&str>) -> bool {
        let is_awaited = |done: &mut Vec<Option<Done>>| {
            let is_done = |name| CHECKS.iter().zip(&*done).any(|(step, done)| step.name == name && done.is_some());
            !has_failed(done) && !name.is_none_or(is_done)
        };
        let done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        let done = self.changed.wait_while(done, is_awaited).unwrap_or_else(PoisonError::into_inner);
        !has_failed(&done)
    }

    fn set(&self, index: usize, result: Done, lane: Lane) {
        self.done.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(result);
        self.changed.notify_all();
        if lane == Lane::Main {
            self.tell_kept();
        }
    }

    fn keep(&self, text: &str) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        *kept += text;
        kept.push('\n');
    }

    /// What the side lane did meanwhile, then this.
    fn say(&self, line: &str) {
        self.tell_kept();
        println!("{line}");
    }

    fn tell_kept(&self) {
        print!("{}", mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner)));
    }
}

fn has_failed(done: &[Option<Done>]) -> bool {
    done.iter().flatten().any(|done| done.result.is_err())
}

fn no_tests(_done: ()) -> usize {
    0
}

fn cargo(args: &[&str]) -> Result<usize> {
    shell::call(shell::cargo(args)).map(no_tests)
}

/// The store is tested on PostgreSQL too, when one can be had; it is gone again when the tests have passed or failed.
fn unit_tests(test: &Test, output: &Output) -> Result<usize> {
    let mut command = if !test.no_nextest && has_nextest() {
        shell::cargo(&["nextest", "run", "--workspace"])
    } else {
        // Documentation tests have a step of their own.
        shell::cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    };
    let postgres = postgres::start();
    command.envs(postgres.as_ref().map(|postgres| (postgres::VARIABLE, postgres.url())));
    shell::call_counting(command, output, tests_in)
}

fn has_nextest() -> bool {
    shell::cargo(&["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

fn counted_tests(args: &[&str], output: &Output) -> Result<usize> {
    shell::call_counting(shell::cargo(args), output, tests_in)
}

fn documentation() -> Result<usize> {
    let mut command = shell::cargo(&["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    shell::call(command).map(no_tests)
}

/// How many tests a line of output reports as run.
///
/// cargo closes each test binary with `test result: ok. 3 passed; 1 failed; …`, nextest the whole run with
/// `Summary [   0.1s] 4 tests run: 3 passed, 1 failed, …`.
fn tests_in(line: &str) -> usize {
    let mut words = line.split_whitespace();
    if let Some(result) = line.strip_prefix("test result: ") {
        let counts = result.split([' ', ';']).zip(result.split([' ', ';']).skip(1));
        let ran = counts.filter(|&(_, word)| word == "passed" || word == "failed");
        return ran.filter_map(|(count, _)| count.parse::<usize>().ok()).sum();
    }
    if words.next() == Some("Summary")
        && let Some((_, rest)) = line.split_once(']')
        && (rest.contains(" tests run:") || rest.contains(" test run:"))
    {
        let count = rest.split_whitespace().next().unwrap_or_default();
        // A run cut short says `3/4 tests run`.
        return count.split('/').next().and_then(|count| count.parse().ok()).unwrap_or(0);
    }
    0
}

fn summary(done: &[Option<Done>]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(["Step", "Result", "Seconds"]);
    for (step, done) in CHECKS.iter().zip(done) {
        let name = if step.lane == Lane::Side { format!("{} (beside)", step.name) } else { step.name.to_owned() };
        let (result, seconds) = match done {
            None => ("not run", String::new()),
            Some(Done { result, time }) => {
                (if result.is_ok() { "passed" } else { "FAILED" }, format!("{:.1}", time.as_secs_f32()))
            }
        };
        table.add_row([name.as_str(), result, &seconds]);
    }
    if let Some(column) = table.column_mut(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn tests_are_counted_in_the_output_of_cargo() {
        assert_eq!(tests_in("test result: ok. 22 passed; 0 failed; 0 ignored; 0 measured; 5 filtered out"), 22);
        assert_eq!(tests_in("test result: FAILED. 3 passed; 1 failed; 0 ignored"), 4);
        assert_eq!(tests_in("test tests::the_summary ... ok"), 0);
    }

    #[test]
    fn tests_are_counted_in_the_output_of_nextest() {
        assert_eq!(tests_in("     Summary [   0.045s] 25 tests run: 25 passed, 0 skipped"), 25);
        assert_eq!(tests_in("     Summary [   0.045s] 1 test run: 1 passed, 0 skipped"), 1);
        assert_eq!(tests_in("     Summary [   0.045s] 7/25 tests run: 6 passed, 1 failed, 0 skipped"), 7);
        assert_eq!(tests_in("        PASS [   0.004s] xtask test::tests::summary"), 0);
    }

    #[test]
    fn the_summary_says_where_it_stopped() {
        let mut done: Vec<Option<Done>> = CHECKS.iter().map(|_| None).collect();
        done[0] = Some(Done { result: Ok(3), time: Duration::from_millis(1500) });
        done[1] = Some(Done { result: Err(anyhow!("no")), time: Duration::ZERO });
        let text = summary(&done).to_string();
        let results: Vec<_> =
            ["passed", "FAILED", "not run"].into_iter().map(|word| text.matches(word).count()).collect();
        assert_eq!(results, [1, 1, CHECKS.len() - 2]);
        assert!(text.contains("1.5"));
    }

    /// A lane that waits for a step behind its own, or for one that is not there, would wait for ever.
    #[test]
    fn a_step_waits_only_for_one_before_it_in_the_other_lane() {
        for (index, step) in CHECKS.iter().enumerate() {
            let is_there = |name| CHECKS[..index].iter().any(|other| other.name == name && other.lane != step.lane);
            assert!(step.after.is_none_or(is_there), "{}", step.name);
        }
    }

    #[test]
    fn a_failure_in_one_lane_ends_the_wait_of_the_other() {
        let course = Course::default();
        assert!(course.wait_for(None));
        let client = CHECKS.iter().position(|step| step.name == CLIENT).unwrap();
        thread::scope(|scope| {
            let waits = scope.spawn(|| course.wait_for(Some(CLIENT)));
            course.set(client, Done { result: Ok(0), time: Duration::ZERO }, Lane::Side);
            assert!(waits.join().unwrap());
            let waits = scope.spawn(|| course.wait_for(Some(TESTS)));
            course.set(client, Done { result: Err(anyhow!("no")), time: Duration::ZERO }, Lane::Side);
            assert!(!waits.join().unwrap());
        });
    }
}
