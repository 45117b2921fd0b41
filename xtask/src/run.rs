//! `cargo xtask run`: build in release mode and watch bots play a game in the terminal.

use std::hash::{BuildHasher, RandomState};

use anyhow::Result;
use clap::Args;

use crate::shell;

/// The game that is played unless the caller says otherwise.
const DEFAULTS: &[(&str, &str)] = &[("--game", "island"), ("--bots", "random"), ("--games", "1")];

/// The same, for the island alone.
const ISLAND_DEFAULTS: &[(&str, &str)] = &[("--seats", "4")];

/// Build in release mode and watch bots play a game.
#[derive(Args)]
pub struct Run {
    /// Seed of the dice and the bots; a new one each time if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Further arguments for `steading sim`; they replace the defaults of the same name.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    extra: Vec<String>,
}

impl Run {
    pub fn execute(&self) -> Result<()> {
        let seed = self.seed.unwrap_or_else(short_random_seed).to_string();
        let mut command = shell::cargo(&["run", "--release", "--package", "steading-cli", "--", "sim"]);
        command.args(arguments(&seed, &self.extra));
        shell::call(command)
    }
}

/// Always told.
const FLAGS: &[&str] = &["--show"];

/// Random players of the island offer trades all day: the game reads better without.
const ISLAND_FLAGS: &[&str] = &["--no-player-trade"];

fn arguments(seed: &str, extra: &[String]) -> Vec<String> {
    let mut arguments = Vec::new();
    let is_island = is_of_the_island(extra);
    let island_defaults = if is_island { ISLAND_DEFAULTS } else { &[] };
    for &(flag, value) in DEFAULTS.iter().chain(island_defaults).chain(&[("--seed", seed)]) {
        if !names(extra, flag) {
            arguments.extend([flag.to_owned(), value.to_owned()]);
        }
    }
    let island_flags = if is_island { ISLAND_FLAGS } else { &[] };
    for flag in island_flags.iter().chain(FLAGS) {
        if !names(extra, flag) {
            arguments.push((*flag).to_owned());
        }
    }
    arguments.extend_from_slice(extra);
    arguments
}

/// Whether the caller names no other game.
fn is_of_the_island(extra: &[String]) -> bool {
    let parted = extra.windows(2).any(|pair| pair[0] == "--game" && pair[1] != "island");
    let joined = extra.iter().any(|arg| arg.strip_prefix("--game=").is_some_and(|game| game != "island"));
    !parted && !joined
}

fn names(extra: &[String], flag: &str) -> bool {
    extra.iter().any(|arg| arg == flag || arg.strip_prefix(flag).is_some_and(|rest| rest.starts_with('=')))
}

/// Short enough to be read aloud: whoever saw a strange game wants to play it again.
fn short_random_seed() -> u64 {
    RandomState::new().hash_one(0) % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(extra: &[&str]) -> String {
        let extra: Vec<_> = extra.iter().map(ToString::to_string).collect();
        arguments("7", &extra).join(" ")
    }

    #[test]
    fn the_default_is_one_game_of_four_random_bots() {
        assert_eq!(line(&[]), "--game island --bots random --games 1 --seats 4 --seed 7 --no-player-trade --show");
    }

    #[test]
    fn given_arguments_replace_the_defaults() {
        assert_eq!(
            line(&["--seats=3", "--show", "--games", "2"]),
            "--game island --bots random --seed 7 --no-player-trade --seats=3 --show --games 2"
        );
    }

    #[test]
    fn other_games_get_no_arguments_of_the_island() {
        assert_eq!(
            line(&["--game", "rivals", "--mode", "duel"]),
            "--bots random --games 1 --seed 7 --show --game rivals --mode duel"
        );
        assert_eq!(line(&["--game=rivals"]), "--bots random --games 1 --seed 7 --show --game=rivals");
        assert!(line(&["--game", "island"]).contains("--seats 4"));
    }
}
