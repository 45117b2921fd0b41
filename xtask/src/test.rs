//! `cargo xtask test`: everything that must hold before a change is merged. CI runs the same command.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};

use crate::{codegen, coverage, postgres, shell, tidy, trials, web};

/// Run every check, in order; stop at the first that fails.
#[derive(Args)]
pub struct Test {
    /// Use `cargo test` even if cargo-nextest is installed.
    #[arg(long)]
    no_nextest: bool,
}

/// A check with its headline; the answer is how many tests it ran.
type Check = (&'static str, fn(&Test) -> Result<usize>);

/// The checks, quick ones first.
const CHECKS: &[Check] = &[
    ("formatting", |_| cargo(&["fmt", "--all", "--check"])),
    ("web: form and types", |_| web::check().map(no_tests)),
    ("web: tests", |_| web::unit_tests()),
    ("lints", |_| cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])),
    ("generated files", |_| codegen::check().map(no_tests)),
    ("tidy", |_| tidy::check().map(no_tests)),
    ("tests", unit_tests),
    ("chaos, short", |_| trials::short_chaos().map(no_tests)),
    ("web: in the browser", |_| web::browser_tests()),
    ("documentation tests", |_| counted_tests(&["test", "--workspace", "--doc"])),
    ("documentation", |_| documentation()),
    ("rule coverage", |_| coverage::check().map(no_tests)),
];

impl Test {
    pub fn execute(&self) -> Result<()> {
        let mut times = Vec::new();
        let mut tests_ran = 0;
        for (number, (name, run)) in CHECKS.iter().enumerate() {
            println!("\n=== {}/{} {name} ===", number + 1, CHECKS.len());
            let start = Instant::now();
            let result = run(self);
            times.push(start.elapsed());
            match result {
                Ok(count) => tests_ran += count,
                Err(error) => {
                    println!("\n{}", summary(&times, false));
                    bail!("step \"{name}\" failed: {error:#}");
                }
            }
        }
        println!("\n{}", summary(&times, true));
        println!("all {} steps passed; {tests_ran} tests ran", CHECKS.len());
        Ok(())
    }
}

fn no_tests(_done: ()) -> usize {
    0
}

fn cargo(args: &[&str]) -> Result<usize> {
    shell::call(shell::cargo(args)).map(no_tests)
}

/// The store is tested on PostgreSQL too, when one can be had; it is gone again when the tests have passed or failed.
fn unit_tests(test: &Test) -> Result<usize> {
    let mut command = if !test.no_nextest && has_nextest() {
        shell::cargo(&["nextest", "run", "--workspace"])
    } else {
        // Documentation tests have a step of their own.
        shell::cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    };
    let postgres = postgres::start();
    command.envs(postgres.as_ref().map(|postgres| (postgres::VARIABLE, postgres.url())));
    shell::call_counting(command, tests_in)
}

fn has_nextest() -> bool {
    shell::cargo(&["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

fn counted_tests(args: &[&str]) -> Result<usize> {
    shell::call_counting(shell::cargo(args), tests_in)
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

/// Steps with a time were run; the last of them failed unless all passed.
fn summary(times: &[Duration], is_passed: bool) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(["Step", "Result", "Seconds"]);
    for (index, (name, _)) in CHECKS.iter().enumerate() {
        let is_last = index + 1 == times.len();
        let result = match times.get(index) {
            None => "not run",
            Some(_) if is_last && !is_passed => "FAILED",
            Some(_) => "passed",
        };
        let seconds = times.get(index).map(|time| format!("{:.1}", time.as_secs_f32())).unwrap_or_default();
        table.add_row([name, result, &seconds]);
    }
    if let Some(column) = table.column_mut(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

#[cfg(test)]
mod tests {
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
        let text = summary(&[Duration::from_millis(1500), Duration::ZERO], false).to_string();
        let results: Vec<_> =
            ["passed", "FAILED", "not run"].into_iter().map(|word| text.matches(word).count()).collect();
        assert_eq!(results, [1, 1, CHECKS.len() - 2]);
        assert!(text.contains("1.5"));
    }
}
