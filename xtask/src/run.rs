//! `cargo xtask run`: build client and server in release mode and start the server for this machine.

use anyhow::Result;
use clap::Args;

use crate::{shell, web};

/// Where the server keeps its tables, below the root of the repository.
const DATA: &str = "target/steading-data";

/// Build client and server in release mode and start the server; it prints its address.
#[derive(Args)]
pub struct Run {
    /// Further arguments for `steading serve`, such as `--open` or `--addr 0.0.0.0:8080`; they replace the defaults.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    extra: Vec<String>,
}

impl Run {
    pub fn execute(&self) -> Result<()> {
        web::build(&shell::Output::Terminal)?;
        let mut command = shell::cargo(&["run", "--release", "--package", "steading-cli", "--", "serve"]);
        command.args(arguments(&self.extra));
        shell::call(command)
    }
}

pub fn arguments(extra: &[String]) -> Vec<String> {
    let is_data = |arg: &String| arg == "--data" || arg.starts_with("--data=");
    let mut arguments = Vec::new();
    if !extra.iter().any(is_data) {
        arguments.extend(["--data".to_owned(), DATA.to_owned()]);
    }
    arguments.extend_from_slice(extra);
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(extra: &[&str]) -> String {
        let extra: Vec<_> = extra.iter().map(ToString::to_string).collect();
        arguments(&extra).join(" ")
    }

    #[test]
    fn tables_are_kept_below_target() {
        assert_eq!(line(&[]), "--data target/steading-data");
        assert_eq!(line(&["--open"]), "--data target/steading-data --open");
    }

    #[test]
    fn another_folder_replaces_the_default() {
        assert_eq!(line(&["--data", "here", "--open"]), "--data here --open");
        assert_eq!(line(&["--data=here"]), "--data=here");
    }
}
