//! Holds combinations of modules to the laws: what `cargo xtask laws` runs, and makes a table of.
//!
//! ```sh
//! cargo run --profile test --example island_laws -- GAMES SEED|- [only=NAME…] [with=NAME…]
//! ```
//!
//! A name is `base` or modules with plus signs, `rivers+event_cards`: `only` is exactly this combination, `with` all that contain
//! it. Prints a line of JSON before each combination and another one after it.

use std::process::ExitCode;
use std::time::Instant;

use serde_json::json;
use steading_island::combinations;
use steading_island::laws::hold_combination;
use steading_island::rules::Modules;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Wanted::read(&words) {
        Ok(wanted) => wanted.play(),
        Err(complaint) => {
            eprintln!("{complaint}");
            ExitCode::from(2)
        }
    }
}

/// What to play.
struct Wanted {
    games: u64,
    seed: Option<u64>,
    combinations: Vec<Modules>,
}

impl Wanted {
    fn read(words: &[String]) -> Result<Wanted, String> {
        let [games, seed, filters @ ..] = words else { return Err("expected GAMES SEED|-".to_owned()) };
        let number = |word: &str| word.parse::<u64>().map_err(|_| format!("`{word}` is no number"));
        let (mut only, mut with) = (Vec::new(), Modules::NONE);
        for filter in filters {
            let (kind, name) = filter.split_once('=').ok_or_else(|| format!("`{filter}` is no filter"))?;
            let modules: Modules = name.parse().map_err(|word| format!("no module is called `{word}`"))?;
            match kind {
                "only" => only.push(modules),
                "with" => with = modules.iter().fold(with, Modules::with),
                _ => return Err(format!("`{filter}` is no filter")),
            }
        }
        if let Some(refused) = only.iter().find(|&&modules| combinations::conflict(modules).is_some()) {
            return Err(format!("{refused} is no combination that can be played"));
        }
        let is_wanted = |modules: &Modules| {
            (only.is_empty() || only.contains(modules)) && with.iter().all(|module| modules.has(module))
        };
        let mut wanted: Vec<Modules> = combinations::all().filter(is_wanted).collect();
        wanted.sort_by_key(|modules| modules.iter().count());
        let seed = if seed == "-" { None } else { Some(number(seed)?) };
        Ok(Wanted { games: number(games)?, seed, combinations: wanted })
    }

    fn play(&self) -> ExitCode {
        for (index, &modules) in self.combinations.iter().enumerate() {
            let name = modules.to_string();
            println!("{}", json!({"playing": name, "number": index + 1, "of": self.combinations.len()}));
            let begun = Instant::now();
            let held = hold_combination(modules, self.games, self.seed);
            let seconds = begun.elapsed().as_secs_f64();
            let result = match held {
                Ok(tally) => json!({
                    "name": name,
                    "games": tally.games,
                    "steps": tally.steps,
                    "refused": tally.refused,
                    "guesses": tally.guesses,
                    "records": tally.records,
                    "seconds": seconds,
                }),
                Err(breach) => {
                    json!({"name": name, "seconds": seconds, "seed": breach.seed, "breach": breach.to_string()})
                }
            };
            println!("{result}");
        }
        ExitCode::SUCCESS
    }
}
