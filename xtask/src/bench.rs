//! `cargo xtask bench`: run the benchmarks of the workspace.

use anyhow::Result;
use clap::Args;

use crate::shell;

/// Run the benchmarks.
#[derive(Args)]
pub struct Bench {
    /// Only benchmarks whose name contains this.
    filter: Option<String>,
}

impl Bench {
    pub fn execute(&self) -> Result<()> {
        let mut command = shell::cargo(&["bench", "--workspace", "--benches"]);
        command.args(&self.filter);
        shell::call(command)
    }
}
