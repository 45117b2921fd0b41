//! `cargo xtask chaos` and `cargo xtask load`: trials of the server, by the program of `crates/trials`.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};
use clap::Args;

use crate::bench::target_folder;
use crate::shell::{self, Output};

/// Play games of every kind over sockets while the server is killed and started again.
#[derive(Args)]
pub struct Chaos {
    /// Further arguments for `steading-trials chaos`, such as `--seed 7`, `--tables 100`, `--kills 50` or `--short`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    extra: Vec<String>,
}

/// Measure how long acknowledgements take with many tables at once, and how much memory they need.
#[derive(Args)]
pub struct Load {
    /// Further arguments for `steading-trials load`, such as `--tables 2000`, `--seconds 30`, `--find` or `--json`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    extra: Vec<String>,
}

impl Chaos {
    pub fn execute(&self) -> Result<()> {
        build()?;
        shell::call(trial("chaos", "release", &self.extra))
    }
}

impl Load {
    pub fn execute(&self) -> Result<()> {
        build()?;
        shell::call(trial("load", "release", &self.extra))
    }
}

/// The short chaos of `cargo xtask test`, with the programs that the tests have built.
pub fn short_chaos(output: &Output) -> Result<()> {
    for name in ["steading", "steading-trials"] {
        let program = program("debug", name);
        if !program.exists() {
            bail!("{} is not there; the tests build it", program.display());
        }
    }
    shell::call_into(trial("chaos", "debug", &["--short".to_owned()]), output)
}

fn build() -> Result<()> {
    shell::call(shell::cargo(&["build", "--release", "--package", "steading-cli", "--package", "steading-trials"]))
}

fn trial(name: &str, profile: &str, extra: &[String]) -> Command {
    let mut command = Command::new(program(profile, "steading-trials"));
    command.arg(name).arg("--server").arg(program(profile, "steading")).args(extra);
    command
}

/// Where cargo puts a program.
pub fn program(profile: &str, name: &str) -> PathBuf {
    target_folder().join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_is_told_which_server_to_try() {
        let command = trial("load", "release", &["--find".to_owned()]);
        let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy().into_owned()).collect();
        assert_eq!(arguments[..2], ["load", "--server"]);
        assert!(
            arguments[2].ends_with(&format!("steading{}", env::consts::EXE_SUFFIX)) && arguments[2].contains("release")
        );
        assert_eq!(arguments[3..], ["--find"]);
    }
}
