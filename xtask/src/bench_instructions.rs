//! `cargo xtask bench --instructions`: counted instructions against a checked-in baseline.
//!
//! Counts do not depend on what else the machine does, so they show changes of a few percent that no stopwatch sees. Each work
//! is done twice, with different numbers of repetitions; the difference is free of start-up.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::{
    bench::{align_numbers, empty_table, number, output_of, target_folder},
    shell,
};

/// The checked-in counts.
const BASELINE: &str = "benches/instructions.toml";

/// How much worse a count may be than its baseline.
const TOLERANCE: f64 = 0.03;

/// The names of the works, with the repetitions of the short and of the long run.
const RUNS: &[(&str, [u64; 2])] = &[
    ("games", [100, 1100]),
    ("games-with-offers", [20, 220]),
    ("listing", [1000, 11_000]),
    ("listing-with-offers", [1000, 11_000]),
    ("clone", [1000, 11_000]),
    ("view", [1000, 11_000]),
    ("guess", [500, 2500]),
    ("longest-road", [500, 2500]),
    ("games-friendly-robber", [20, 220]),
    ("games-event-cards", [20, 220]),
    ("games-harbormaster", [20, 220]),
    ("games-two-players", [20, 220]),
    ("games-cities-and-knights", [5, 55]),
    ("games-fishermen", [20, 220]),
    ("games-rivers", [20, 220]),
    ("games-caravans", [20, 220]),
    ("games-barbarian-attack", [10, 110]),
    ("games-traders", [20, 220]),
    ("rivals-intro", [20, 120]),
    ("rivals-gold", [2, 22]),
    ("rivals-turmoil", [2, 22]),
    ("rivals-progress", [2, 22]),
    ("rivals-duel", [2, 22]),
];

/// Instructions for one repetition of each work.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
struct Counts {
    instructions: BTreeMap<String, f64>,
}

/// One work, before and now.
#[derive(PartialEq, Debug, Serialize)]
struct Row {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    baseline: Option<f64>,
    instructions: f64,
    is_worse: bool,
}

/// Counts, prints, and compares or saves.
pub fn execute(binary: &Path, filter: Option<&str>, save: bool, json: bool) -> Result<()> {
    check_valgrind()?;
    let path = shell::root().join(BASELINE);
    let mut baseline = read_baseline(&path)?;
    let mut counted = Counts::default();
    for &(name, runs) in RUNS.iter().filter(|(name, _)| filter.is_none_or(|filter| name.contains(filter))) {
        eprintln!("counting {name} …");
        counted.instructions.insert(name.to_owned(), count(binary, name, runs)?);
    }
    let rows = compare(&baseline, &counted);
    if json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        print_table(&rows);
    }
    if save {
        baseline.instructions.extend(counted.instructions);
        return write_baseline(&path, &baseline);
    }
    let worse: Vec<_> = rows.iter().filter(|row| row.is_worse).map(|row| row.name.as_str()).collect();
    if !worse.is_empty() {
        bail!(
            "more than {:.0} % above {BASELINE}, or not in it: {}; `--save` accepts the new counts",
            TOLERANCE * 100.0,
            worse.join(", ")
        );
    }
    Ok(())
}

fn check_valgrind() -> Result<()> {
    let found = Command::new("valgrind").arg("--version").output();
    if !found.is_ok_and(|output| output.status.success()) {
        bail!("valgrind is not installed; try `apt install valgrind` or `dnf install valgrind`");
    }
    Ok(())
}

/// Instructions for one repetition.
fn count(binary: &Path, name: &str, [short, long]: [u64; 2]) -> Result<f64> {
    let (short_total, long_total) = (count_run(binary, name, short)?, count_run(binary, name, long)?);
    Ok(per_repetition([short, long], [short_total, long_total]))
}

fn per_repetition([short, long]: [u64; 2], [short_total, long_total]: [u64; 2]) -> f64 {
    (long_total as f64 - short_total as f64) / (long as f64 - short as f64)
}

fn count_run(binary: &Path, name: &str, repetitions: u64) -> Result<u64> {
    let folder = target_folder().join("callgrind");
    fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{name}.{repetitions}"));
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--tool=callgrind"]).arg(format!("--callgrind-out-file={}", file.display()));
    command.arg(binary).args(["do", name, &repetitions.to_string()]);
    output_of(command)?;
    let profile = fs::read_to_string(&file).context("valgrind wrote no profile")?;
    total_of(&profile).context("the profile has no total")
}

/// The number of instructions in a callgrind profile.
fn total_of(profile: &str) -> Option<u64> {
    let line = profile.lines().rev().find_map(|line| line.strip_prefix("totals: "));
    line.or_else(|| profile.lines().find_map(|line| line.strip_prefix("summary: ")))?.trim().parse().ok()
}

fn compare(baseline: &Counts, counted: &Counts) -> Vec<Row> {
    let rows = counted.instructions.iter().map(|(name, &instructions)| {
        let baseline = baseline.instructions.get(name).copied();
        let is_worse = baseline.is_none_or(|baseline| instructions > baseline * (1.0 + TOLERANCE));
        Row { name: name.clone(), baseline, instructions, is_worse }
    });
    rows.collect()
}

fn print_table(rows: &[Row]) {
    let mut table = empty_table(["Work", "Instructions", "Baseline", "Change", ""]);
    for row in rows {
        let change = row.baseline.map(|baseline| format!("{:+.2} %", (row.instructions / baseline - 1.0) * 100.0));
        let verdict = match row.baseline {
            None => "NEW",
            Some(_) if row.is_worse => "WORSE",
            Some(_) => "",
        };
        let baseline = row.baseline.map(number).unwrap_or_default();
        let change = change.unwrap_or_default();
        table.add_row([&row.name, &number(row.instructions), &baseline, &change, verdict]);
    }
    align_numbers(&mut table, 1);
    println!("{table}");
}

fn read_baseline(path: &Path) -> Result<Counts> {
    if !path.exists() {
        return Ok(Counts::default());
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {BASELINE}"))?;
    toml::from_str(&text).with_context(|| format!("{BASELINE} is not a baseline"))
}

fn write_baseline(path: &Path, counts: &Counts) -> Result<()> {
    let rounded = counts.instructions.iter().map(|(name, count)| (name.clone(), (count * 10.0).round() / 10.0));
    let rounded = Counts { instructions: rounded.collect() };
    let text = format!(
        "# Instructions for one repetition of each work; written by `cargo xtask bench --instructions --save`.\n\n{}",
        toml::to_string(&rounded)?
    );
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {BASELINE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(list: &[(&str, f64)]) -> Counts {
        Counts { instructions: list.iter().map(|&(name, count)| (name.to_owned(), count)).collect() }
    }

    #[test]
    fn totals_are_read_from_a_profile() {
        assert_eq!(total_of("version: 1\nevents: Ir\n\nfn=(1) main\n16 40\n\ntotals: 266218869\n"), Some(266_218_869));
        assert_eq!(total_of("events: Ir\nsummary: 12\n"), Some(12));
        assert_eq!(total_of("events: Ir\n"), None);
    }

    #[test]
    fn start_up_is_left_out() {
        assert_eq!(per_repetition([100, 300], [5_000, 7_000]), 10.0);
    }

    #[test]
    fn three_percent_more_is_worse_and_so_is_a_missing_baseline() {
        let baseline = counts(&[("games", 1000.0), ("view", 100.0)]);
        let rows = compare(&baseline, &counts(&[("games", 1030.0), ("view", 103.1), ("clone", 5.0)]));
        let worse: Vec<_> = rows.iter().filter(|row| row.is_worse).map(|row| row.name.as_str()).collect();
        assert_eq!(worse, ["clone", "view"]);
    }

    #[test]
    fn a_saved_baseline_is_read_back() {
        let folder = std::env::temp_dir().join(format!("steading-baseline-{}", std::process::id()));
        let path = folder.join("instructions.toml");
        write_baseline(&path, &counts(&[("games", 1000.04)])).unwrap();
        assert_eq!(read_baseline(&path).unwrap(), counts(&[("games", 1000.0)]));
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(read_baseline(&path).unwrap(), Counts::default());
    }
}
