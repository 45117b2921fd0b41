//! The `steading` command: serve tables, simulate, count, replay, verify, look up rules, and speak the engine protocol.
//!
//! * One file a subcommand: [`serve`], [`sim`], [`perft`], [`replay`], [`verify`], [`rules`], [`engine`].
//! * [`games`] lists the games and what the commands ask of one; [`table`] makes a table from the command line.
//! * [`show`] prints a game as it goes; [`out`] holds standard output, colours and exit codes.
//!
//! Results go to standard output, everything else to standard error. The exit code is 0 on success, 2 when the command line is
//! wrong and 1 otherwise.

mod engine;
mod games;
mod out;
mod perft;
mod replay;
mod rules;
mod serve;
mod show;
mod sim;
mod table;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::out::{Colour, Out};

/// A rules engine for settling games, a hex-board one and a card game: simulate, count, replay, look up rules.
#[derive(Parser)]
#[command(name = "steading", version, after_help = EXAMPLES, arg_required_else_help = true)]
struct Cli {
    /// When to use colours; NO_COLOR in the environment turns `auto` off.
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto, value_name = "WHEN", alias = "color")]
    colour: Colour,

    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  steading serve                               tables in the browser
  steading sim --games 1000                    a thousand games of random players
  steading sim --games 1 --show --record a.txt watch one game and keep it
  steading sim --scenario rivers --variants harbormaster,friendly_robber
  steading sim --expansion cities_and_knights
  steading sim --game rivals --mode duel       the card game
  steading replay a.txt --step                 walk through it
  steading verify game.txt                     do its dice and cards follow from its secret?
  steading rules distance rule                 what do the rules say?
  steading perft --depth 4 --set setup=beginner
  steading engine                              a game over standard input and output

Exit codes: 0 success, 1 failure, 2 wrong command line.";

#[derive(Subcommand)]
enum Command {
    Sim(sim::Sim),
    Perft(perft::Perft),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Rules(rules::Rules),
    Engine(engine::Engine),
    Serve(serve::Serve),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::new(cli.colour);
    let result = match cli.command {
        Command::Sim(sim) => sim.run(&mut out),
        Command::Perft(perft) => perft.run(&mut out),
        Command::Replay(replay) => replay.run(&mut out),
        Command::Verify(verify) => verify.run(&mut out),
        Command::Rules(rules) => rules.run(&mut out),
        Command::Engine(engine) => engine.run(&mut out),
        Command::Serve(serve) => serve.run(&mut out),
    };
    out.finish(result)
}
