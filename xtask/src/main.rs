//! Project chores, called as `cargo xtask <command>`.
//!
//! - [`run`] starts a server; [`test`](mod@test) checks everything CI checks, in the same order.
//! - [`postgres`] starts a throw-away PostgreSQL for the tests of the store.
//! - [`codegen`] writes the source files that come from the rule catalogue; [`card_table`] makes one of them
//!   from the [`card_rows`] of the card game.
//! - [`coverage`] compares the catalogue with the tests that [`scan`] finds, and with the
//!   [`lists`] of finished modules and of rules without a test.
//! - [`laws`] plays random games of every combination of modules and holds them to the laws.
//! - [`mutate`] plants faults in rule code and reports those that no test notices.
//! - [`trials`] tries the server: games while it is killed, and load.
//! - [`web`] builds, shows and tests the client in the browser; [`browser`] finds a Chromium for it.
//! - [`tidy`] reads the repository for things no other tool complains about.
//! - [`bench`](mod@bench) measures the engine; [`bench_instructions`] and [`bench_peers`] are two of its three ways.
//! - [`files`], [`shell`] and [`packages`] are what they share: the files of the repository, calling cargo, and the packages of the
//!   system.

mod bench;
mod bench_instructions;
mod bench_peers;
mod browser;
mod card_rows;
mod card_table;
mod codegen;
mod coverage;
mod files;
mod laws;
mod lists;
mod mutate;
mod packages;
mod postgres;
mod run;
mod scan;
mod shell;
mod test;
mod tidy;
mod trials;
mod typescript;
mod web;

use std::process::ExitCode;

use clap::Parser;

/// Project chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    Run(run::Run),
    Dev(web::Dev),
    Test(test::Test),
    Laws(laws::Laws),
    Mutate(mutate::Mutate),
    Chaos(trials::Chaos),
    Load(trials::Load),
    Bench(bench::Bench),
    Codegen(codegen::Codegen),
    Rules(coverage::Rules),
    Tidy(tidy::Tidy),
    Games(web::Games),
    Screens(web::Screens),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Run(run) => run.execute(),
        Command::Dev(dev) => dev.execute(),
        Command::Test(test) => test.execute(),
        Command::Laws(laws) => laws.execute(),
        Command::Mutate(mutate) => mutate.execute(),
        Command::Chaos(chaos) => chaos.execute(),
        Command::Load(load) => load.execute(),
        Command::Bench(bench) => bench.execute(),
        Command::Codegen(codegen) => codegen.execute(),
        Command::Rules(rules) => rules.execute(),
        Command::Tidy(tidy) => tidy.execute(),
        Command::Games(games) => games.execute(),
        Command::Screens(screens) => screens.execute(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
