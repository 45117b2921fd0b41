//! `steading replay`: a record in the terminal.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde_json::json;
use steading_game::record::{self, RecordError};
use steading_game::{Notation, Seat, Table, TableError};
use steading_island::Island;
use steading_registry::Problem;
use steading_rivals::Rivals;

use crate::games::{GameName, Shown};
use crate::out::{Out, explain, usage};
use crate::show;
use crate::table::{name, read};

/// Plays a record through and draws the board, or both principalities.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading replay game.txt                 the end of the game
  steading replay game.txt --to 40         the board after 40 steps
  steading replay game.txt --every 50      what happened, with a board every 50 steps
  steading replay game.txt --step          step by step: Enter goes on, b back, q quits
  steading replay - < game.txt             from standard input
  steading replay game.txt --json | head   one object a step

A step is one action of a seat or one outcome of chance: one line under `moves` in the record.")]
pub struct Replay {
    /// The record; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Goes step by step: Enter goes on, b goes back, a number jumps there, q quits.
    #[arg(long, conflicts_with_all = ["json", "every"])]
    step: bool,

    /// Stops after this many steps; with --step, begins there.
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// Prints what happened, and the board every N steps.
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    every: Option<usize>,

    /// Prints one JSON object a step.
    #[arg(long, conflicts_with = "every")]
    json: bool,
}

impl Replay {
    /// Runs the command.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        if self.step && self.file == Path::new("-") {
            return Err(usage("--step reads commands from standard input, so the record must be a file"));
        }
        let text = read(&self.file)?;
        let game = record::game_name(&text).map(|word| {
            let known = GameName::of_record(word);
            known.ok_or_else(|| anyhow::anyhow!("{}: no game is called `{word}`", name(&self.file)))
        });
        // Without a line `game` the text is no record; reading it as any game says so.
        match game.transpose()?.unwrap_or(GameName::Island) {
            GameName::Island => self.replay::<Island>(&text, out),
            GameName::Rivals => self.replay::<Rivals>(&text, out),
        }
    }

    fn replay<G: Shown>(&self, text: &str, out: &mut Out) -> anyhow::Result<()> {
        let table: Table<G> = record::read(text).map_err(|error| record_failure::<G>(&self.file, text, error))?;
        let count = table.log().len();
        if let Some(to) = self.to.filter(|&to| to > count) {
            return Err(usage(format!("--to {to}: the record has {count} steps")));
        }
        let last = self.to.unwrap_or(count);
        if self.step {
            return step_through(&table, self.to.unwrap_or(0), out);
        }
        if self.json {
            return print_json(&table, last, out);
        }
        let game = table.game();
        let mut state = table.start().clone();
        for (index, entry) in table.log()[..last].iter().enumerate() {
            let events = show::step(game, &mut state, entry);
            let Some(every) = self.every else { continue };
            writeln!(out, "{:>5}  {}", index + 1, game.write_entry(entry))?;
            for event in events.iter().filter(|event| game.is_logged(event)) {
                writeln!(out, "         {}", game.write_event(event))?;
            }
            if (index + 1) % every == 0 && index + 1 != last {
                writeln!(out)?;
                show::board(game, &state, out)?;
                writeln!(out)?;
            }
        }
        if self.every.is_some() {
            writeln!(out)?;
        }
        show::board(game, &state, out)?;
        writeln!(out, "\nStep {last} of {count}. {} {}", out.styled("1", "Standing:"), show::standing(game, &state))?;
        Ok(())
    }
}

fn print_json<G: Shown>(table: &Table<G>, last: usize, out: &mut Out) -> anyhow::Result<()> {
    let game = table.game();
    let mut state = table.start().clone();
    for (index, entry) in table.log()[..last].iter().enumerate() {
        let events = show::step(game, &mut state, entry);
        let events = events.iter().filter(|event| game.is_logged(event));
        let events: Vec<String> = events.map(|event| game.write_event(event)).collect();
        out.json(&json!({
            "step": index + 1,
            "entry": game.write_entry(entry),
            "events": events,
            "turn": game.turns(&state),
            "next": show::waits_for(game, &state),
            "standing": show::points(game, &state),
            "winner": game.winner(&state).map(|seat| game.seat_name(seat)),
        }))?;
    }
    Ok(())
}

/// The dialogue of `--step`. Commands are whole lines, so it works in any terminal and from a script.
fn step_through<G: Shown>(table: &Table<G>, first: usize, out: &mut Out) -> anyhow::Result<()> {
    let (game, count) = (table.game(), table.log().len());
    let mut at = first;
    let mut commands = std::io::stdin().lock().lines();
    loop {
        let mut state = table.state_after(at.saturating_sub(1));
        let done = table.log()[..at].last().map(|entry| (game.write_entry(entry), show::step(game, &mut state, entry)));
        show::board(game, &state, out)?;
        writeln!(out)?;
        if let Some((entry, events)) = done {
            writeln!(out, "{}", out.styled("1", entry))?;
            for event in events.iter().filter(|event| game.is_logged(event)) {
                writeln!(out, "  {}", game.write_event(event))?;
            }
        }
        loop {
            write!(out, "step {at} of {count} [Enter next, b back, number, q quit] ")?;
            out.flush()?;
            let Some(command) = commands.next().transpose()? else {
                writeln!(out)?;
                return Ok(());
            };
            let wanted = match command.trim() {
                "q" | "quit" => return Ok(()),
                "" | "n" => at.checked_add(1),
                "b" | "back" => at.checked_sub(1),
                number => number.parse().ok(),
            };
            match wanted.filter(|&wanted| wanted <= count) {
                Some(wanted) => {
                    at = wanted;
                    break;
                }
                None => writeln!(out, "There is no such step.")?,
            }
        }
        writeln!(out)?;
    }
}

/// Why a record could not be played, with line, code, rule and values.
pub fn record_failure<G: Notation>(path: &Path, text: &str, error: RecordError<G::Illegal>) -> anyhow::Error {
    let file = name(path);
    match error {
        RecordError::Syntax(problems) => {
            let lines: Vec<String> = problems.iter().map(|problem| format!("{file}: {problem}")).collect();
            anyhow::anyhow!(lines.join("\n"))
        }
        RecordError::Options(refusals) => {
            let lines: Vec<String> = refusals.iter().map(|one| explain(&Problem::refusal(one, &[]))).collect();
            anyhow::anyhow!("{file}: the options make no table\n{}", lines.join("\n"))
        }
        RecordError::Move { line, error } => {
            let entry = text.lines().nth(line - 1).unwrap_or_default().trim().to_owned();
            let names = seat_names::<G>(text, line);
            match error {
                TableError::Illegal(illegal) => {
                    let why = explain(&Problem::refusal(&illegal, &names));
                    anyhow::anyhow!("{file}: line {line}: `{entry}` is refused\n{why}")
                }
                TableError::Impossible => anyhow::anyhow!("{file}: line {line}: `{entry}` cannot happen now"),
                TableError::NotDefault => {
                    anyhow::anyhow!("{file}: line {line}: `{entry}` is not what is done by default")
                }
                TableError::Unread(syntax) => anyhow::anyhow!("{file}: line {line}: {}", syntax.message),
            }
        }
    }
}

/// The names of the seats, from the part of the record before the line that failed.
fn seat_names<G: Notation>(text: &str, line: usize) -> Vec<String> {
    let before: String = text.lines().take(line - 1).flat_map(|line| [line, "\n"]).collect();
    let Ok(table) = record::read::<G>(&(before + "end\n")) else { return Vec::new() };
    (0..8)
        .map(Seat)
        .filter(|&seat| table.game().seats().contains(seat))
        .map(|seat| table.game().seat_name(seat))
        .collect()
}
