//! Holds the modes to the laws: what `cargo xtask laws` runs, and makes a table of.
//!
//! ```sh
//! cargo run --profile test --package steading-rivals --example rivals_laws -- GAMES SEED|- [MODE…]
//! ```
//!
//! Without modes all five are played. Prints a line of JSON before each mode and another one after it.

use std::process::ExitCode;
use std::time::Instant;

use serde_json::json;
use steading_rivals::laws::hold_mode;
use steading_rivals::options::Mode;

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
    modes: Vec<Mode>,
}

impl Wanted {
    fn read(words: &[String]) -> Result<Wanted, String> {
        let [games, seed, modes @ ..] = words else { return Err("expected GAMES SEED|-".to_owned()) };
        let number = |word: &str| word.parse::<u64>().map_err(|_| format!("`{word}` is no number"));
        let mode = |name: &String| Mode::named(name).ok_or_else(|| format!("no mode is called `{name}`"));
        let modes = modes.iter().map(mode).collect::<Result<Vec<Mode>, String>>()?;
        let seed = if seed == "-" { None } else { Some(number(seed)?) };
        Ok(Wanted { games: number(games)?, seed, modes: if modes.is_empty() { Mode::ALL.to_vec() } else { modes } })
    }

    fn play(&self) -> ExitCode {
        for (index, &mode) in self.modes.iter().enumerate() {
            let name = format!("rivals-{}", mode.name());
            println!("{}", json!({"playing": name, "number": index + 1, "of": self.modes.len()}));
            let begun = Instant::now();
            let held = hold_mode(mode, self.games, self.seed);
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
