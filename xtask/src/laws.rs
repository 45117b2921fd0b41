//! `cargo xtask laws`: random games of every combination of modules and of every mode of the card game, held to the laws of
//! `crates/game`.
//!
//! The games are played by `examples/` of `crates/island` and `crates/rivals`, with debug assertions on. The same laws are part
//! of `cargo xtask test`, with fewer games.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use comfy_table::Table;
use serde::{Deserialize, Serialize};

use crate::bench::{align_numbers, empty_table, number};
use crate::shell;

/// Games of each combination.
const GAMES: u64 = 300;
/// The same with `--long`.
const GAMES_LONG: u64 = 5000;

/// Play random games of every combination of modules and every mode of the card game, and hold them to the laws.
#[derive(Args)]
#[command(after_help = "\
A combination is `base`, or modules with plus signs: `rivers+event_cards+harbormaster`, in any order. The modes of the card game are
`rivals-intro`, `rivals-gold`, `rivals-turmoil`, `rivals-progress` and `rivals-duel`; `rivals` is all of them.

Examples:
  cargo xtask laws --long
  cargo xtask laws --with caravans --games 1000
  cargo xtask laws --only rivers+event_cards --games 1 --seed 17
  cargo xtask laws --only rivals-turmoil --games 10000")]
pub struct Laws {
    /// Play 5,000 games of each.
    #[arg(long, conflicts_with = "games")]
    long: bool,
    /// How many games of each combination, and of each table that its modules tell apart, such as editions [default: 300].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Only exactly this combination; may be given several times.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Only combinations with this module, and no modes of the card game; may be given several times.
    #[arg(long, value_name = "MODULE")]
    with: Vec<String>,
    /// The seed of the first game of each combination, to see a broken one again.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

/// A line of the program that plays.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Playing { playing: String, number: usize, of: usize },
    Played(Played),
}

/// What came of one combination.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Played {
    name: String,
    games: u64,
    /// Actions and outcomes.
    steps: u64,
    /// Sampled actions that were refused.
    refused: u64,
    /// States guessed from views.
    guesses: u64,
    /// Records read back.
    records: u64,
    seconds: f64,
    /// The law that was broken, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    breach: Option<String>,
    /// The seed of the broken game.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

impl Laws {
    pub fn execute(&self) -> Result<()> {
        let begun = Instant::now();
        let mut all = Vec::new();
        for command in [self.island(), self.rivals()].into_iter().flatten() {
            shell::call_reading(command, |line| {
                match serde_json::from_str(line).with_context(|| format!("`{line}` is no line of the laws"))? {
                    Line::Playing { playing, number, of } => eprint!("[{number:>2}/{of}] {playing} … "),
                    Line::Played(played) => {
                        eprintln!("{}", played.summary());
                        all.push(played);
                    }
                }
                Ok(())
            })?;
        }
        if all.is_empty() {
            bail!("no combination is called so");
        }
        if self.json {
            println!("{}", serde_json::to_string_pretty(&all)?);
        } else {
            println!("{}", table_of(&all, begun.elapsed().as_secs_f64()));
        }
        self.judge(&all)
    }

    /// The program that plays the combinations of modules, unless only modes of the card game are wanted.
    fn island(&self) -> Option<Command> {
        let names: Vec<&String> = self.only.iter().filter(|name| mode_of(name).is_none()).collect();
        if names.is_empty() && !self.only.is_empty() {
            return None;
        }
        let mut command = self.program("steading-island", "island_laws");
        command.args(names.into_iter().map(|name| format!("only={name}")));
        command.args(self.with.iter().map(|name| format!("with={name}")));
        Some(command)
    }

    /// The program that plays the modes of the card game, unless only combinations of modules are wanted.
    fn rivals(&self) -> Option<Command> {
        let modes: Vec<&str> = self.only.iter().filter_map(|name| mode_of(name)).collect();
        if !self.with.is_empty() || (modes.is_empty() && !self.only.is_empty()) {
            return None;
        }
        let mut command = self.program("steading-rivals", "rivals_laws");
        if !modes.contains(&"") {
            command.args(modes);
        }
        Some(command)
    }

    fn program(&self, package: &str, example: &str) -> Command {
        let games = self.games.unwrap_or(if self.long { GAMES_LONG } else { GAMES }).to_string();
        let seed = self.seed.map_or("-".to_owned(), |seed| seed.to_string());
        let mut command =
            shell::cargo(&["run", "--quiet", "--profile", "test", "--package", package, "--example", example]);
        command.args(["--", &games, &seed]);
        command
    }

    /// Tells every breach in full, and fails if there is one.
    fn judge(&self, all: &[Played]) -> Result<()> {
        let broken: Vec<&Played> = all.iter().filter(|played| played.breach.is_some()).collect();
        for played in &broken {
            eprintln!("\n{}: {}\n{}", played.name, played.breach.as_deref().unwrap_or_default(), played.repeat());
        }
        match broken.len() {
            0 => Ok(()),
            count => bail!("laws are broken in {count} of {} combinations", all.len()),
        }
    }
}

/// The mode in the name of a table of the card game; empty for all modes.
fn mode_of(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("rivals")?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix('-') }
}

impl Played {
    /// A few words for the line of progress.
    fn summary(&self) -> String {
        match &self.breach {
            None => format!("{} games in {:.1} s", self.games, self.seconds),
            Some(breach) => format!("BROKEN: {}", breach.lines().next().unwrap_or_default()),
        }
    }

    /// The command that plays the broken game again.
    fn repeat(&self) -> String {
        format!("again: cargo xtask laws --only {} --games 1 --seed {}", self.name, self.seed.unwrap_or_default())
    }
}

fn table_of(all: &[Played], seconds: f64) -> Table {
    let mut table =
        empty_table(["Combination", "Games", "Steps", "Refused", "Guesses", "Records", "Seconds", "Laws hold"]);
    for played in all {
        let holds = if played.breach.is_none() { "yes" } else { "NO" };
        table.add_row(row(played, holds));
    }
    let sum = |value: fn(&Played) -> u64| all.iter().map(value).sum();
    let whole = Played {
        name: format!("all {}", all.len()),
        games: sum(|played| played.games),
        steps: sum(|played| played.steps),
        refused: sum(|played| played.refused),
        guesses: sum(|played| played.guesses),
        records: sum(|played| played.records),
        seconds,
        ..Played::default()
    };
    let broken = all.iter().filter(|played| played.breach.is_some()).count();
    table.add_row(row(&whole, &if broken == 0 { "yes".to_owned() } else { format!("{broken} broken") }));
    align_numbers(&mut table, 1);
    table
}

fn row(played: &Played, holds: &str) -> [String; 8] {
    let counts = [played.games, played.steps, played.refused, played.guesses, played.records];
    let [games, steps, refused, guesses, records] = counts.map(|count| number(count as f64));
    [played.name.clone(), games, steps, refused, guesses, records, format!("{:.1}", played.seconds), holds.to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Played {
        match serde_json::from_str(line).unwrap() {
            Line::Played(played) => played,
            Line::Playing { .. } => panic!("{line} is no result"),
        }
    }

    #[test]
    fn lines_are_told_apart() {
        let playing = r#"{"playing":"rivers","number":3,"of":64}"#;
        assert!(matches!(serde_json::from_str(playing).unwrap(), Line::Playing { number: 3, of: 64, .. }));
        let played =
            read(r#"{"name":"base","games":300,"steps":9,"refused":1,"guesses":2,"records":3,"seconds":1.25}"#);
        assert_eq!((played.games, played.breach.as_deref()), (300, None));
        assert_eq!(played.summary(), "300 games in 1.2 s");
    }

    #[test]
    fn names_of_modes_are_told_from_combinations() {
        assert_eq!(mode_of("rivals-turmoil"), Some("turmoil"));
        assert_eq!(mode_of("rivals"), Some(""));
        assert_eq!((mode_of("rivers"), mode_of("base")), (None, None));
    }

    #[test]
    fn a_breach_is_told_with_the_way_to_see_it_again() {
        let line = r#"{"name":"rivers+event_cards","seconds":0.5,"seed":17,"breach":"the law Audit is broken: gold\nseed 17"}"#;
        let broken = read(line);
        assert_eq!(broken.summary(), "BROKEN: the law Audit is broken: gold");
        assert_eq!(broken.repeat(), "again: cargo xtask laws --only rivers+event_cards --games 1 --seed 17");
        let table =
            table_of(&[broken, Played { name: "base".into(), games: 300, ..Played::default() }], 1.0).to_string();
        assert!(table.contains("NO") && table.contains("1 broken") && table.contains("all 2"), "{table}");
    }
}
