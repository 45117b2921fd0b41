//! `steading verify`: whether the dice and cards of a record follow from its secret.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use steading_game::record;
use steading_registry::{Discrepancy, GAMES, Verdict, game_named};

use crate::out::Out;
use crate::table::{name, read};

/// Draws every die and card of a record again from the secret it carries.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading verify game.txt           verified: 214 draws follow from the secret
  steading verify - < game.txt       from standard input
  steading verify game.txt --json    one JSON object

Servers show the hash of a secret before the first move and the secret at the end; docs/fairness.md says what that proves.

Exit codes: 0 verified, 1 something does not follow or there is no secret, 2 wrong command line.")]
pub struct Verify {
    /// The record; `-` reads standard input.
    #[arg(value_name = "RECORD")]
    file: PathBuf,

    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Runs the command.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        let file = name(&self.file);
        let verdict = verdict(&read(&self.file)?).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
        if self.json {
            out.json(&as_json(&verdict))?;
        }
        match verdict {
            Verdict::Verified { .. } if self.json => Ok(()),
            Verdict::Verified { draws, is_over } => {
                let is_one = draws == 1;
                let (noun, verb) = if is_one { ("draw", "follows") } else { ("draws", "follow") };
                let rest = if is_over { "" } else { "; the game is not over" };
                Ok(writeln!(out, "verified: {draws} {noun} {verb} from the secret{rest}")?)
            }
            Verdict::NoSecret => anyhow::bail!("{file}: the record carries no secret"),
            Verdict::Broken(discrepancy) => anyhow::bail!("{file}: {discrepancy}"),
        }
    }
}

fn verdict(text: &str) -> Result<Verdict, steading_registry::Error> {
    // Without a line `game` the text is no record; reading it as any game says so.
    match record::game_name(text) {
        Some(word) => game_named(GAMES, word)?.verify(text),
        None => GAMES[0].verify(text),
    }
}

fn as_json(verdict: &Verdict) -> serde_json::Value {
    match verdict {
        Verdict::Verified { draws, is_over } => json!({ "verdict": "verified", "draws": draws, "over": is_over }),
        Verdict::NoSecret => json!({ "verdict": "no_secret" }),
        Verdict::Broken(discrepancy @ Discrepancy { about, line, found, expected }) => json!({
            "verdict": "broken",
            "about": about,
            "line": line,
            "found": found,
            "expected": expected,
            "message": discrepancy.to_string(),
        }),
    }
}
