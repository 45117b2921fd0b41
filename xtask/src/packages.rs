//! Packages of the system, where this program may install them.

use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::succeeds;

const INSTALL_SECONDS_MAX: &str = "300";

/// Installs a package. Only root with apt-get can; everybody else is told.
pub fn install(package: &str) -> Result<()> {
    if !is_root() || !succeeds(Command::new("apt-get").arg("--version")) {
        bail!("{package} is not installed, and only root with apt-get can install it here");
    }
    println!("{package}: installing the package");
    let apt_get = |args: &[&str]| {
        let mut command = Command::new("timeout");
        command.arg(INSTALL_SECONDS_MAX).arg("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive");
        succeeds(&mut command)
    };
    let install = ["install", "--yes", "--quiet", "--no-install-recommends", package];
    if apt_get(&install) || (apt_get(&["update", "--quiet"]) && apt_get(&install)) {
        return Ok(());
    }
    bail!("apt-get could not install the package {package}");
}

/// Whether this program may do everything.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
