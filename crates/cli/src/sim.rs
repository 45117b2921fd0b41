//! `steading sim`: many games of chosen bots.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use comfy_table::{CellAlignment, Table as Grid, presets};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value as Json, json};
use steading_bots::{Budget, Named};
use steading_game::{Game, Next, Table, record};
use steading_island::Island;
use steading_rivals::Rivals;
use steading_sim::{ACTIONS_MAX, Plan, Results, decide, generator};

use crate::games::{GameName, Shown};
use crate::out::{Out, usage};
use crate::show::{self, Teller};
use crate::table::TableArgs;

/// Plays many games of chosen bots and adds up what happened.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading sim --games 20000 --threads 2
  steading sim --seats 3 --bots random --set victory_points=12 --set setup=beginner
  steading sim --game island --seats 4 --bots random,random,random,random --games 20000 --threads 1 --seed 1 --json
  steading sim --bots novice,random,random,random --games 1000
  steading sim --scenario rivers --variants event_cards,harbormaster --games 1000
  steading sim --expansion cities_and_knights --set edition=2008 --games 1000
  steading sim --variants two_players --games 1 --show
  steading sim --game rivals --mode duel --games 1000 --bots random,random --json
  steading sim --games 1 --show --every 10 --record game.txt

The same seed plays the same games, whatever the number of threads. Option keys are listed in docs/notation.md; an unknown
key prints them all.")]
pub struct Sim {
    #[command(flatten)]
    table: TableArgs,

    /// One bot a seat, in turn order; a single name stands for all seats.
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAMES")]
    bots: Vec<String>,

    /// How many games [default: 1000, or 1 with --show].
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u64>::new().range(1..))]
    games: Option<u64>,

    /// How many threads [default: one a processor].
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    threads: Option<usize>,

    /// The seed of boards, dice, cards and bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Prints the results as one JSON object.
    #[arg(long, conflicts_with = "show")]
    json: bool,

    /// Prints the game turn by turn; with one game only.
    #[arg(long)]
    show: bool,

    /// With --show: draws the board after every N turns, 0 only at the end.
    #[arg(long, value_name = "N", default_value_t = 20, requires = "show")]
    every: u32,

    /// Saves the record of the first game.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Sim {
    /// Runs the command.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        match self.table.game {
            GameName::Island => self.simulate::<Island>(out),
            GameName::Rivals => self.simulate::<Rivals>(out),
        }
    }

    fn simulate<G: Shown>(&self, out: &mut Out) -> anyhow::Result<()> {
        let games = self.games.unwrap_or(if self.show { 1 } else { 1000 });
        if self.show && games != 1 {
            return Err(usage(format!("--show prints one game, not {games}: add `--games 1`")));
        }
        let options = self.table.options::<G>("")?;
        let trial: G = TableArgs::deal(&options, &mut generator(self.seed, 0))?;
        let names = self.bot_names(trial.seats().len() as usize)?;
        if self.show || self.record.is_some() {
            self.first_game::<G>(&options, &names, out)?;
        }
        if self.show {
            return Ok(());
        }
        let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let bar = self.progress_bar(games);
        let plan = Plan {
            table: &|rng| TableArgs::deal::<G>(&options, rng).unwrap_or_else(|error| panic!("{error:#}")),
            bots: &|| bots(&names),
            games,
            threads,
            seed: self.seed,
        };
        let results = steading_sim::run(&plan, names.len(), &|done| bar.inc(done));
        bar.finish_and_clear();
        let seats: Vec<String> = trial.seats().iter().map(|seat| trial.seat_name(seat)).collect();
        if self.json {
            return out.json(&self.as_json::<G>(&seats, &names, threads, &results)?);
        }
        print_results(&seats, &names, &results, out)
    }

    /// One name a seat, all of them known.
    fn bot_names(&self, seats: usize) -> anyhow::Result<Vec<String>> {
        for name in &self.bots {
            if !steading_bots::NAMES.contains(&name.as_str()) {
                let known = steading_bots::NAMES.join(", ");
                return Err(usage(format!("no bot is called `{name}`; there are: {known}")));
            }
        }
        match self.bots.len() {
            1 => Ok(vec![self.bots[0].clone(); seats]),
            count if count == seats => Ok(self.bots.clone()),
            count => Err(usage(format!("{count} bots for {seats} seats: name one bot a seat, or one for all"))),
        }
    }

    /// Game number 0 of the plan, told and kept.
    fn first_game<G: Shown>(&self, options: &G::Options, names: &[String], out: &mut Out) -> anyhow::Result<()> {
        let mut rng = generator(self.seed, 0);
        let mut table = Table::new(TableArgs::deal::<G>(options, &mut rng)?);
        let mut bots = bots(names);
        let mut teller = Teller::new(self.every);
        if self.show {
            show::board(table.game(), table.state(), out)?;
            writeln!(out)?;
        }
        while (table.log().len() as u64) < ACTIONS_MAX {
            let events = match table.next() {
                Next::Over => break,
                Next::Chance => table.draw(&mut rng).map(|(_, events)| events),
                Next::Seats(seats) => seats.lowest().and_then(|seat| {
                    let actions = table.actions(seat);
                    let choice = decide(table.game(), table.state(), seat, &mut bots, &actions, &mut rng);
                    table.play(seat, actions[choice]).ok()
                }),
            };
            let events = events.context("the game listed something that it then refused")?;
            if self.show {
                teller.tell(table.game(), table.state(), &events, out)?;
            }
        }
        if self.show {
            writeln!(out)?;
            show::board(table.game(), table.state(), out)?;
            let standing = show::standing(table.game(), table.state());
            writeln!(out, "\n{} {standing}", out.styled("1", "Final standing:"))?;
        }
        if let Some(path) = &self.record {
            std::fs::write(path, record::write(&table))
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
        Ok(())
    }

    fn progress_bar(&self, games: u64) -> ProgressBar {
        if self.json || !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let template = "{bar:40} {pos}/{len} games, {per_sec}, {eta} left";
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        ProgressBar::new(games).with_style(style)
    }

    /// What was asked, then what came out.
    fn as_json<G: Game>(
        &self,
        seats: &[String],
        bots: &[String],
        threads: usize,
        results: &Results,
    ) -> anyhow::Result<Json> {
        let mut all = json!({
            "game": G::NAME, "seats": seats.len(), "seat_names": seats, "bots": bots, "seed": self.seed, "threads": threads,
        });
        if let (Json::Object(all), Json::Object(results)) = (&mut all, serde_json::to_value(results)?) {
            all.extend(results);
        }
        Ok(all)
    }
}

fn bots(names: &[String]) -> Vec<Named> {
    names.iter().filter_map(|name| steading_bots::by_name(name, Budget::default())).collect()
}

fn print_results(seats: &[String], bots: &[String], results: &Results, out: &mut Out) -> anyhow::Result<()> {
    let mut grid = Grid::new();
    grid.load_style(presets::UTF8_FULL_CONDENSED).set_header(["seat", "bot", "wins", "share", "95 %", "points"]);
    let games = results.games as f64;
    for (index, (seat, bot)) in seats.iter().zip(bots).enumerate() {
        let share = results.wins[index] as f64 / games;
        let error = 1.96 * (share * (1.0 - share) / games).sqrt();
        grid.add_row([
            seat.clone(),
            bot.clone(),
            results.wins[index].to_string(),
            format!("{:.1} %", 100.0 * share),
            format!("± {:.1}", 100.0 * error),
            format!("{:.2}", results.points[index]),
        ]);
    }
    for column in 2..6 {
        if let Some(column) = grid.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    writeln!(out, "{}", grid.trim_fmt())?;
    writeln!(
        out,
        "{} games in {:.2} s: {:.0} games and {:.0} actions a second",
        results.games, results.seconds, results.games_per_second, results.actions_per_second
    )?;
    writeln!(
        out,
        "a game: {:.1} turns, {:.1} actions, {:.1} outcomes of chance",
        results.turns_per_game, results.actions_per_game, results.outcomes_per_game
    )?;
    if results.unfinished > 0 {
        writeln!(out, "{} games were given up after {ACTIONS_MAX} actions", results.unfinished)?;
    }
    Ok(())
}
