//! What `cargo xtask bench` runs: does a piece of [`work`] a fixed number of times, or times all of them.
//!
//! The output is JSON on one line, for `xtask` to read.

mod work;

use std::time::Instant;

use anyhow::{Context, Result};
use clap::Parser;
use serde::Serialize;

use work::{Material, Output, Work};

/// Measures the engine; `cargo xtask bench` makes tables of it.
#[derive(Parser)]
enum Command {
    /// Does one piece of work a fixed number of times.
    Do {
        /// The name of the work.
        work: String,
        /// How many times.
        count: u64,
    },
    /// Times all pieces of work in turn.
    Time {
        /// How many rounds; the median of all rounds is reported.
        #[arg(long, default_value_t = 25)]
        rounds: usize,
        /// Only work whose name contains this.
        #[arg(long)]
        filter: Option<String>,
    },
}

#[derive(Serialize)]
struct Done {
    seconds: f64,
    #[serde(flatten)]
    output: Output,
}

#[derive(Serialize)]
struct Timed {
    name: &'static str,
    unit: &'static str,
    /// The median over the rounds.
    nanoseconds: f64,
    /// The best round: on a busy machine, the one that was not interrupted.
    nanoseconds_best: f64,
    /// Actions of seats in one repetition; 0 for work that is not playing.
    actions: f64,
    /// Turns in one repetition.
    turns: f64,
}

fn main() -> Result<()> {
    let material = Material::new();
    let text = match Command::parse() {
        Command::Do { work, count } => {
            let work = work::named(&work).with_context(|| format!("no work is called `{work}`"))?;
            serde_json::to_string(&once(work, &material, count))?
        }
        Command::Time { rounds, filter } => {
            let is_wanted = |work: &&Work| filter.as_ref().is_none_or(|filter| work.name.contains(filter.as_str()));
            let works: Vec<_> = work::ALL.iter().filter(is_wanted).collect();
            serde_json::to_string(&time(&works, &material, rounds.max(1)))?
        }
    };
    println!("{text}");
    Ok(())
}

fn once(work: &Work, material: &Material, count: u64) -> Done {
    let begun = Instant::now();
    let output = (work.run)(material, count);
    Done { seconds: begun.elapsed().as_secs_f64(), output }
}

/// Times the works in turn, round by round, so that a slow moment of the machine hits all alike.
fn time(works: &[&Work], material: &Material, rounds: usize) -> Vec<Timed> {
    let mut seconds = vec![Vec::new(); works.len()];
    let mut outputs = vec![Output::default(); works.len()];
    for _ in 0..rounds {
        for (index, work) in works.iter().enumerate() {
            let done = once(work, material, work.count);
            seconds[index].push(done.seconds);
            outputs[index] = done.output;
        }
    }
    let timed = works.iter().zip(seconds).zip(outputs).map(|((work, mut seconds), output)| {
        seconds.sort_by(f64::total_cmp);
        let count = output.count as f64;
        Timed {
            name: work.name,
            unit: work.unit,
            nanoseconds: seconds[seconds.len() / 2] * 1e9 / count,
            nanoseconds_best: seconds[0] * 1e9 / count,
            actions: output.actions as f64 / count,
            turns: output.turns as f64 / count,
        }
    });
    timed.collect()
}
