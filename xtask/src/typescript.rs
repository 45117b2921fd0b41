//! The types of the protocol and of the games' data as TypeScript.

use anyhow::{Context, Result, ensure};

use crate::codegen::MARK;
use crate::shell;

/// The source of a TypeScript file that `crates/types` prints. It is another program, so that this one is built without the games.
pub fn source(subject: &str) -> Result<String> {
    let mut command = shell::cargo(&["run", "--quiet", "-p", "steading-types", "--", subject]);
    let output = command.stderr(std::process::Stdio::inherit()).output().context("cannot start cargo")?;
    ensure!(output.status.success(), "crates/types printed no types of {subject}");
    Ok(format!("{MARK} from crates/{subject}; do not edit.\n\n{}", String::from_utf8(output.stdout)?))
}
