//! Trials of the server by clients that come over its sockets. `cargo xtask chaos` and `cargo xtask load` build what is needed and call
//! this program; it is not part of what people install.
//!
//! - [`chaos`] plays games of every kind while the server is killed and started again; [`audit`] holds the records against what the
//!   clients were told.
//! - [`load`] measures how long answers take with many tables at once, which [`crowd`] plays; [`search`] finds how many are too many.
//! - [`plan`] says what is played at each table, [`actor`] is a client at one, [`server`] the program under trial.

mod actor;
mod audit;
mod chaos;
mod crowd;
mod load;
mod plan;
mod search;
mod server;

use std::process::ExitCode;

use clap::Parser;

/// Trials of the server.
#[derive(Parser)]
#[command(name = "steading-trials")]
enum Trial {
    Chaos(chaos::Chaos),
    Load(load::Load),
}

fn main() -> ExitCode {
    let trial = Trial::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let result = runtime.block_on(async {
        match trial {
            Trial::Chaos(chaos) => chaos.execute().await,
            Trial::Load(load) => load.execute().await,
        }
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
