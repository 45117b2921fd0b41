//! `steading engine`: a game over standard input and output, one JSON object a line.

use std::io;

use clap::Args;

use crate::out::Out;

/// Plays games over standard input and output: one JSON object a line, one answer a line.
#[derive(Args)]
#[command(after_help = "\
Example:
  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"island\",\"seed\":1}' '{\"cmd\":\"actions\"}' | steading engine
  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"rivals\",\"options\":{\"mode\":\"duel\"}}' '{\"cmd\":\"resolve\"}' | steading engine

The protocol is described in docs/engine-protocol.md.")]
pub struct Engine {}

impl Engine {
    /// Answers until the input ends or says `quit`.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        Ok(steading_registry::engine::serve(io::stdin().lock(), out)?)
    }
}
