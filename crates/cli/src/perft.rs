//! `steading perft`: counts the tree of play.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde_json::json;
use steading_game::{PerftError, Syntax, Table, divide, perft, record};
use steading_island::Island;
use steading_rivals::Rivals;
use steading_sim::generator;

use crate::games::{GameName, Shown};
use crate::out::{Out, usage};
use crate::replay::record_failure;
use crate::table::{TableArgs, name, read};

/// Counts how many sequences of actions and outcomes lead from a position, as chess programs do.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading perft --depth 3 --set setup=beginner
  steading perft --depth 2 --divide --position position.txt
  steading perft --depth 4 --no-player-trade --json
  steading perft --depth 3 --scenario rivers --variants harbormaster
  steading perft --depth 3 --expansion cities_and_knights --set edition=2008
  steading perft --game rivals --mode duel --depth 3 --position position.txt

A position file holds option lines and position lines in any order; lines that begin with the key of an option are options:

  setup explicit
  board beginner
  red   settlement N(0,0), road NE(0,0), hand brick lumber wool grain
  turn  red, rolled

Without position lines the count begins at the start of the game; the card game needs some, since nobody can list the ways to
shuffle its cards. A whole record is read too; the count then begins at its
last move. Every action of every seat the game waits for counts, every outcome of chance counts once whatever its weight.")]
pub struct Perft {
    /// How many actions and outcomes deep.
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u32>::new().range(0..=64))]
    depth: u32,

    /// The position to begin at; `-` reads standard input.
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,

    /// Counts the last depth by its first action or outcome.
    #[arg(long)]
    divide: bool,

    #[command(flatten)]
    table: TableArgs,

    /// The seed of what the options leave to chance, such as the board.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

impl Perft {
    /// Runs the command.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        match self.table.game {
            GameName::Island => self.count::<Island>(out),
            GameName::Rivals => self.count::<Rivals>(out),
        }
    }

    fn count<G: Shown>(&self, out: &mut Out) -> anyhow::Result<()> {
        let (game, state) = self.position::<G>()?;
        let (mut counts, mut leaves, mut seconds) = (Vec::new(), 0, 0.0);
        if !self.json {
            writeln!(out, "{:>5} {:>20} {:>10} {:>14}", "depth", "count", "seconds", "counts/second")?;
        }
        for depth in 0..=self.depth {
            let begun = Instant::now();
            let count = perft(&game, &state, depth).map_err(uncounted)?;
            let took = begun.elapsed().as_secs_f64();
            leaves += count;
            seconds += took;
            counts.push(json!({"depth": depth, "count": count, "seconds": took}));
            if !self.json {
                writeln!(out, "{depth:>5} {count:>20} {took:>10.3} {:>14.0}", rate(count, took))?;
                out.flush()?;
            }
        }
        let divided =
            if self.divide { divide(&game, &state, self.depth, u64::MAX).map_err(uncounted)? } else { Vec::new() };
        if !self.json {
            if self.divide {
                writeln!(out)?;
            }
            for (entry, count) in divided {
                writeln!(out, "{count:>12}  {}", game.write_entry(&entry))?;
            }
            return Ok(());
        }
        let mut answer = json!({
            "game": G::NAME, "depth": self.depth, "counts": counts, "seconds": seconds, "nodes_per_second": rate(leaves, seconds),
        });
        if self.divide {
            let entries =
                divided.into_iter().map(|(entry, count)| json!({"entry": game.write_entry(&entry), "count": count}));
            answer["divide"] = entries.collect();
        }
        out.json(&answer)
    }

    /// The position to count from.
    fn position<G: Shown>(&self) -> anyhow::Result<(G, G::State)> {
        let Some(path) = &self.position else {
            let game: G = TableArgs::deal(&self.table.options::<G>("")?, &mut generator(self.seed, 0))?;
            let state = game.start();
            return Ok((game, state));
        };
        let text = read(path)?;
        if text.trim_start().starts_with("steading record") {
            if self.table.sets_options() {
                return Err(usage(
                    "a record has its own options: --expansion, --scenario, --variants, --mode, --set, --seats and --no-player-trade do not go with it",
                ));
            }
            let table: Table<G> = record::read(&text).map_err(|error| record_failure::<G>(path, &text, error))?;
            let (game, state) = (G::new(table.game().options().clone()), table.state().clone());
            return Ok((game.ok().context("the options of the record make no table")?, state));
        }
        let (options, position) = split::<G>(&text);
        let problems = |problems: Vec<Syntax>| {
            let lines: Vec<String> = problems.iter().map(|problem| format!("{}: {problem}", name(path))).collect();
            anyhow::anyhow!(lines.join("\n"))
        };
        G::parse_options(&options).map_err(problems)?;
        let game: G = TableArgs::deal(&self.table.options::<G>(&options)?, &mut generator(self.seed, 0))?;
        let is_start = position.lines().all(|line| line.trim().is_empty() || line.trim().starts_with('#'));
        let state = if is_start { game.start() } else { game.parse_position(&position).map_err(problems)? };
        Ok((game, state))
    }
}

/// Parts a position file into option lines and position lines. Each text keeps every line number of the file.
fn split<G: Shown>(text: &str) -> (String, String) {
    let (mut options, mut position) = (String::new(), String::new());
    let mut is_continued = false;
    for line in text.lines() {
        let first = line.split_whitespace().next().unwrap_or_default();
        let is_key = G::KEYS.iter().any(|key| key.name == first);
        let is_option = is_key || (is_continued && (line.starts_with([' ', '\t']) || first.is_empty()));
        // A key alone, such as `board`, is followed by indented lines that belong to it.
        is_continued = if is_key { line.trim() == first } else { is_option };
        let (with, without) = if is_option { (&mut options, &mut position) } else { (&mut position, &mut options) };
        with.push_str(line);
        with.push('\n');
        without.push('\n');
    }
    (options, position)
}

/// Why the tree was not counted, and what can be done about it.
fn uncounted(error: PerftError) -> anyhow::Error {
    match error {
        PerftError::SampleOnly => anyhow::anyhow!("{error}: begin at a position behind it, with --position"),
        PerftError::LimitReached(_) => error.into(),
    }
}

fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}
