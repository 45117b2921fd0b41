//! `cargo xtask bench`: how fast the engine is.
//!
//! Three ways to look: time (here), counted instructions against a checked-in baseline ([`crate::bench_instructions`]), and a
//! race against another implementation ([`crate::bench_peers`]). All of them run the binary of `crates/bench`.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use serde::{Deserialize, Serialize};

use crate::{bench_instructions, bench_peers, shell};

/// Measure the engine: time, instructions, or a race against another implementation.
#[derive(Args)]
pub struct Bench {
    /// Only work whose name contains this.
    filter: Option<String>,
    /// How many rounds to time; a race has as many laps.
    #[arg(long)]
    rounds: Option<usize>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Count instructions with valgrind and compare them with the baseline; fail if one got worse by more than 3 %.
    #[arg(long, conflicts_with = "peers")]
    instructions: bool,
    /// With --instructions: make what was counted the new baseline.
    #[arg(long, requires = "instructions")]
    save: bool,
    /// Race against Catanatron, installed from PyPI into a scratch environment.
    #[arg(long)]
    peers: bool,
    /// With --peers: games of the other side in each lap.
    #[arg(long, default_value_t = 10, requires = "peers")]
    games: u64,
}

impl Bench {
    pub fn execute(&self) -> Result<()> {
        let binary = build()?;
        if self.instructions {
            return bench_instructions::execute(&binary, self.filter.as_deref(), self.save, self.json);
        }
        if self.peers {
            return bench_peers::execute(&binary, self.rounds.unwrap_or(5).max(1), self.games.max(1), self.json);
        }
        let mut command = Command::new(binary);
        command.args(["time", "--rounds", &self.rounds.unwrap_or(25).to_string()]);
        command.args(self.filter.iter().flat_map(|filter| ["--filter", filter]));
        let timed: Vec<Timed> =
            serde_json::from_str(&output_of(command)?).context("the benchmark did not print JSON")?;
        let rows: Vec<Row> = timed.into_iter().map(Row::of).collect();
        if self.json {
            println!("{}", serde_json::to_string_pretty(&rows)?);
        } else {
            println!("{}\none core, wall clock; the median and the best of all rounds", table_of(&rows));
        }
        Ok(())
    }
}

/// What the benchmark binary says of one piece of work.
#[derive(Deserialize)]
struct Timed {
    name: String,
    unit: String,
    nanoseconds: f64,
    nanoseconds_best: f64,
    actions: f64,
}

/// The same with everything worked out.
#[derive(Serialize)]
struct Row {
    name: String,
    unit: String,
    nanoseconds: f64,
    nanoseconds_best: f64,
    per_second: f64,
    per_second_best: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    nanoseconds_per_action: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions_per_second: Option<f64>,
}

impl Row {
    fn of(timed: Timed) -> Row {
        let per_action = (timed.actions > 0.0).then(|| timed.nanoseconds / timed.actions);
        Row {
            per_second: 1e9 / timed.nanoseconds,
            per_second_best: 1e9 / timed.nanoseconds_best,
            nanoseconds_per_action: per_action,
            actions_per_second: per_action.map(|nanoseconds| 1e9 / nanoseconds),
            name: timed.name,
            unit: timed.unit,
            nanoseconds: timed.nanoseconds,
            nanoseconds_best: timed.nanoseconds_best,
        }
    }
}

fn table_of(rows: &[Row]) -> Table {
    let mut table = empty_table(["Work", "Per", "ns", "best ns", "per second", "best per second", "ns per action"]);
    for row in rows {
        table.add_row([
            row.name.clone(),
            row.unit.clone(),
            number(row.nanoseconds),
            number(row.nanoseconds_best),
            number(row.per_second),
            number(row.per_second_best),
            row.nanoseconds_per_action.map(number).unwrap_or_default(),
        ]);
    }
    align_numbers(&mut table, 2);
    table
}

/// A table in the style of all others.
pub fn empty_table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header);
    table
}

/// Numbers stand to the right, from this column on.
pub fn align_numbers(table: &mut Table, from: usize) {
    for column in table.column_iter_mut().skip(from) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}

/// A number in groups of three digits; small ones with a decimal place.
pub fn number(value: f64) -> String {
    if value.abs() < 1000.0 {
        return if value.fract() == 0.0 { value.to_string() } else { format!("{value:.1}") };
    }
    let digits = format!("{value:.0}");
    let (sign, digits) = digits.strip_prefix('-').map_or(("", digits.as_str()), |rest| ("-", rest));
    let mut text = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// Where cargo builds.
pub fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| shell::root().join("target"), |path| shell::root().join(path))
}

/// Builds the benchmark binary and says where it is.
fn build() -> Result<PathBuf> {
    shell::call(shell::cargo(&["build", "--quiet", "--release", "--package", "steading-bench"]))?;
    Ok(target_folder().join("release").join(format!("steading-bench{}", env::consts::EXE_SUFFIX)))
}

/// Runs the command and gives back what it prints; what it complains about goes to the terminal.
pub fn output_of(mut command: Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start `{name}`"))?;
    if !output.status.success() {
        bail!("`{name}` failed");
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{name}` printed something unreadable"))
}

/// The middle one of some values.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(number(12.34), "12.3");
        assert_eq!(number(24.0), "24");
        assert_eq!(number(1234.5), "1 234");
        assert_eq!(number(-1_234_567.0), "-1 234 567");
    }

    #[test]
    fn the_median_is_the_middle_value() {
        assert_eq!(median(vec![9.0, 1.0, 5.0]), 5.0);
        assert!(median(Vec::new()).is_nan());
    }

    #[test]
    fn rates_follow_from_times() {
        let timed =
            r#"{"name": "games", "unit": "game", "nanoseconds": 50000, "nanoseconds_best": 40000, "actions": 1000}"#;
        let row = Row::of(serde_json::from_str(timed).unwrap());
        assert_eq!((row.per_second, row.per_second_best), (20_000.0, 25_000.0));
        assert_eq!(row.nanoseconds_per_action, Some(50.0));
        assert!(table_of(&[row]).to_string().contains("20 000"));
    }
}
