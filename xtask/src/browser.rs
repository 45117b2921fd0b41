//! A Chromium for the tests in the browser.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::packages;

/// The variable that names the browser, for this program and for the tests.
pub const VARIABLE: &str = "STEADING_CHROMIUM";

/// What the program is called, depending on who packed it.
const NAMES: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/// Where browsers are that are in no folder of `PATH`.
const PLACES: &[&str] = &[
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// The browser that the environment names or that is installed; where possible it is installed now.
pub fn find() -> Result<PathBuf> {
    if let Some(browser) = env::var_os(VARIABLE) {
        return Ok(browser.into());
    }
    if let Some(browser) = installed() {
        return Ok(browser);
    }
    let advice = || format!("install Chromium, such as by `apt install chromium`, or name a browser in {VARIABLE}");
    packages::install("chromium").with_context(advice)?;
    installed().with_context(advice)
}

fn installed() -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    let named = env::split_paths(&paths).flat_map(|folder| NAMES.iter().map(move |name| folder.join(name)));
    named.chain(PLACES.iter().map(PathBuf::from)).find(|path| path.is_file())
}
