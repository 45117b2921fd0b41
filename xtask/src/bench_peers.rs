//! `cargo xtask bench --peers`: a race against Catanatron, a well-known simulator of the same game in Python.
//!
//! Both sides play random four-player games on one core, in turns, so that a slow moment of the machine hits both.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::bench::{align_numbers, empty_table, median, number, output_of, target_folder};

/// The other side: the package and its version on PyPI.
const PEER: (&str, &str) = ("catanatron", "3.2.1");

/// Plays the other side's games.
const SCRIPT: &str = include_str!("bench_peers.py");

/// Our games for each game of the other side, so that laps take about the same time.
const GAMES_FOR_ONE: u64 = 1000;

/// What a side says of one lap.
#[derive(Clone, Deserialize)]
struct Lap {
    seconds: f64,
    count: u64,
    actions: u64,
    turns: u64,
}

/// A side over all laps.
#[derive(PartialEq, Debug, Serialize)]
struct Side {
    name: String,
    games: u64,
    /// The median lap.
    games_per_second: f64,
    actions_per_game: f64,
    turns_per_game: f64,
    actions_per_second: f64,
}

#[derive(Serialize)]
struct Race {
    laps: usize,
    sides: [Side; 2],
    /// Our games a second for each of theirs.
    ratio: f64,
    /// Our actions a second for each of theirs.
    ratio_of_actions: f64,
}

/// Races and prints.
pub fn execute(binary: &Path, laps: usize, games: u64, json: bool) -> Result<()> {
    let python = environment()?;
    let script = target_folder().join("bench-peers").join("race.py");
    fs::write(&script, SCRIPT)?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for lap in 1..=laps {
        eprintln!("lap {lap}/{laps}: {games} games of {} …", PEER.0);
        let mut command = Command::new(&python);
        command.arg(&script).args([games.to_string(), (lap as u64 * 1_000_000).to_string()]);
        theirs.push(lap_of(command)?);
        eprintln!("lap {lap}/{laps}: {} games of ours …", games * GAMES_FOR_ONE);
        let mut command = Command::new(binary);
        command.args(["do", "games", &(games * GAMES_FOR_ONE).to_string()]);
        ours.push(lap_of(command)?);
    }
    let sides = [side("steading", &ours), side(&format!("{} {}", PEER.0, PEER.1), &theirs)];
    let ratio = sides[0].games_per_second / sides[1].games_per_second;
    let ratio_of_actions = sides[0].actions_per_second / sides[1].actions_per_second;
    let race = Race { laps, sides, ratio, ratio_of_actions };
    if json {
        println!("{}", serde_json::to_string_pretty(&race)?);
    } else {
        print_table(&race);
    }
    Ok(())
}

/// A scratch Python environment with the other side in it; the path of its interpreter.
fn environment() -> Result<PathBuf> {
    let folder = target_folder().join("bench-peers").join(PEER.1);
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !has_peer(&python) {
        eprintln!("making a Python environment …");
        let mut command = Command::new(system_python()?);
        command.args(["-m", "venv", "--clear"]).arg(&folder);
        output_of(command).context("cannot make a Python environment; `apt install python3-venv` may help")?;
        eprintln!("installing {} {} …", PEER.0, PEER.1);
        let mut command = Command::new(&python);
        command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        command.arg(format!("{}=={}", PEER.0, PEER.1));
        output_of(command).context("pip cannot install the other side; is PyPI within reach?")?;
    }
    Ok(python)
}

fn has_peer(python: &Path) -> bool {
    let import = format!("import {}", PEER.0);
    Command::new(python).args(["-c", &import]).output().is_ok_and(|output| output.status.success())
}

fn system_python() -> Result<&'static str> {
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    match ["python3", "python"].into_iter().find(runs) {
        Some(name) => Ok(name),
        None => bail!("Python is not installed; try `apt install python3 python3-venv`"),
    }
}

fn lap_of(command: Command) -> Result<Lap> {
    serde_json::from_str(&output_of(command)?).context("a lap did not print JSON")
}

fn side(name: &str, laps: &[Lap]) -> Side {
    let sum = |of: fn(&Lap) -> u64| laps.iter().map(of).sum::<u64>();
    let games = sum(|lap| lap.count);
    let games_per_second = median(laps.iter().map(|lap| lap.count as f64 / lap.seconds).collect());
    let actions_per_game = sum(|lap| lap.actions) as f64 / games as f64;
    Side {
        name: name.to_owned(),
        games,
        games_per_second,
        actions_per_game,
        turns_per_game: sum(|lap| lap.turns) as f64 / games as f64,
        actions_per_second: games_per_second * actions_per_game,
    }
}

fn print_table(race: &Race) {
    let header = ["Side", "Games", "Games per second", "Actions per game", "Turns per game", "Actions per second"];
    let mut table = empty_table(header);
    for side in &race.sides {
        let numbers = [
            side.games as f64,
            side.games_per_second,
            side.actions_per_game,
            side.turns_per_game,
            side.actions_per_second,
        ];
        table.add_row(std::iter::once(side.name.clone()).chain(numbers.map(number)));
    }
    align_numbers(&mut table, 1);
    println!("{table}\nmedians of {} laps, one core, wall clock", race.laps);
    println!(
        "{} times as many games a second, {} times as many actions",
        number(race.ratio),
        number(race.ratio_of_actions)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_its_median_lap_and_its_average_game() {
        let lap = |seconds| Lap { seconds, count: 10, actions: 1000, turns: 300 };
        let side = side("ours", &[lap(1.0), lap(2.0), lap(4.0)]);
        assert_eq!((side.games, side.games_per_second), (30, 5.0));
        assert_eq!((side.actions_per_game, side.turns_per_game, side.actions_per_second), (100.0, 30.0, 500.0));
    }

    #[test]
    fn a_lap_is_read_from_what_either_side_prints() {
        let text = r#"{"seconds": 0.5, "count": 2, "actions": 10, "turns": 4, "unfinished": 0}"#;
        let lap: Lap = serde_json::from_str(text).unwrap();
        assert_eq!((lap.seconds, lap.count, lap.actions, lap.turns), (0.5, 2, 10, 4));
    }
}
