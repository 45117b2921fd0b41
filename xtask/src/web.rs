//! The client in the browser: `web/`, built by Vite and embedded in the server.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{self, Output};
use crate::{bench, browser, files, run, trials};

/// What has to be installed by hand.
const NODE_ADVICE: &str = "install Node.js 20.19 or newer with npm (https://nodejs.org or your system's packages)";

/// Where the server of `cargo xtask dev` listens.
const DEV_SERVER: &str = "127.0.0.1:8080";

/// Start a server, and the client with hot reload in front of it.
#[derive(Args)]
pub struct Dev {
    /// Further arguments for `steading serve`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    extra: Vec<String>,
}

/// Take pictures of every screen into docs/screens.
#[derive(Args)]
pub struct Screens {}

/// Play a whole game with every module of the island through the page.
#[derive(Args)]
pub struct Games {}

impl Dev {
    pub fn execute(&self) -> Result<()> {
        install(&Output::Terminal)?;
        shell::call(shell::cargo(&["build", "--package", "steading-cli"]))?;
        let mut server = Command::new(trials::program("debug", "steading"));
        server.current_dir(shell::root()).args(["serve", "--addr", DEV_SERVER]).args(run::arguments(&self.extra));
        let _server = Running(server.spawn().context("cannot start the server")?);
        let mut dev = npm(&["run", "dev"]);
        dev.env("STEADING_SERVER", format!("http://{DEV_SERVER}"));
        shell::call(dev)
    }
}

impl Screens {
    #[expect(clippy::unused_self, reason = "every command is executed alike")]
    pub fn execute(&self) -> Result<()> {
        build(&Output::Terminal)?;
        shell::call(shell::cargo(&["build", "--package", "steading-cli"]))?;
        shell::call(playwright("screens")?)
    }
}

impl Games {
    #[expect(clippy::unused_self, reason = "every command is executed alike")]
    pub fn execute(&self) -> Result<()> {
        build(&Output::Terminal)?;
        shell::call(shell::cargo(&["build", "--package", "steading-cli"]))?;
        shell::call(playwright("games")?)
    }
}

/// A child that ends with this program.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Builds the client into `web/dist`, unless what it is made of has not changed: a new client makes the server be built anew.
pub fn build(output: &Output) -> Result<()> {
    let stamp = Stamp::new("build", &sources()?);
    if stamp.is_kept() && folder().join("dist/index.html").is_file() {
        return Ok(());
    }
    install(output)?;
    shell::call_into(npm(&["run", "build"]), output)?;
    stamp.keep()
}

/// Whether the sources are in form and their types agree.
pub fn check(output: &Output) -> Result<()> {
    install(output)?;
    shell::call_into(npm(&["run", "--silent", "format:check"]), output)?;
    shell::call_into(npm(&["run", "--silent", "check"]), output)
}

/// Runs the tests that need no browser.
pub fn unit_tests(output: &Output) -> Result<usize> {
    install(output)?;
    shell::call_counting(npm(&["run", "--silent", "test"]), output, tests_in)
}

/// Plays in a browser against the server that the tests have built.
pub fn browser_tests(output: &Output) -> Result<usize> {
    build(output)?;
    shell::call_counting(playwright("browser")?, output, tests_in)
}

fn playwright(project: &str) -> Result<Command> {
    let server = trials::program("debug", "steading");
    if !server.exists() {
        bail!("{} is not there; `cargo build --package steading-cli` makes it", server.display());
    }
    let mut command = npm(&["run", "--silent", "browser", "--", "--project", project]);
    command.env(browser::VARIABLE, browser::find()?).env("STEADING_BINARY", server);
    Ok(command)
}

/// Fetches the packages of `web/package-lock.json`, unless they are there.
fn install(output: &Output) -> Result<()> {
    let lock = folder().join("package-lock.json");
    let stamp = Stamp::new("packages", &[lock]);
    if stamp.is_kept() && folder().join("node_modules").is_dir() {
        return Ok(());
    }
    if !shell::succeeds(Command::new("npm").arg("--version")) {
        bail!("npm is not there: {NODE_ADVICE}");
    }
    shell::call_into(npm(&["ci", "--no-audit", "--no-fund"]), output)?;
    stamp.keep()
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(folder());
    command
}

fn folder() -> PathBuf {
    shell::root().join("web")
}

/// What the client is made of: the files of the repository below `web/` and the texts.
fn sources() -> Result<Vec<PathBuf>> {
    let files = files::text_files(&shell::root())?;
    let is_source = |path: &str| {
        (path.starts_with("web/") && !path.starts_with("web/tests/"))
            || (path.starts_with("locales/") && Path::new(path).extension().is_some_and(|ending| ending == "ftl"))
    };
    Ok(files.iter().filter(|file| is_source(&file.path)).map(|file| shell::root().join(&file.path)).collect())
}

/// A note that something was made of these files as they are now.
struct Stamp {
    path: PathBuf,
    hash: String,
}

impl Stamp {
    fn new(name: &str, files: &[PathBuf]) -> Stamp {
        let mut hasher = DefaultHasher::new();
        for file in files {
            file.hash(&mut hasher);
            fs::read(file).unwrap_or_default().hash(&mut hasher);
        }
        Stamp { path: bench::target_folder().join(format!("web-{name}.stamp")), hash: hasher.finish().to_string() }
    }

    fn is_kept(&self) -> bool {
        fs::read_to_string(&self.path).is_ok_and(|kept| kept == self.hash)
    }

    fn keep(&self) -> Result<()> {
        fs::write(&self.path, &self.hash).with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// How many tests a line of output reports as run: vitest says `Tests  3 passed | 1 failed (4)`, Playwright `  4 passed (2.1s)`.
fn tests_in(line: &str) -> usize {
    let line = without_colours(line);
    let counts = match line.trim_start().strip_prefix("Tests ") {
        Some(counts) => counts,
        None if line.starts_with("  ") && line.trim_end().ends_with(')') => &line,
        None => return 0,
    };
    let words: Vec<_> = counts.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| matches!(pair[1], "passed" | "failed" | "flaky"));
    pairs.filter_map(|pair| pair[0].parse::<usize>().ok()).sum()
}

/// The line without what makes it coloured.
fn without_colours(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted_in_the_output_of_vitest() {
        assert_eq!(tests_in("      Tests  12 passed (12)"), 12);
        assert_eq!(tests_in("      Tests  1 failed | 11 passed (12)"), 12);
        assert_eq!(tests_in("\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[32m3 passed\u{1b}[39m\u{1b}[22m (3)"), 3);
        assert_eq!(tests_in(" Test Files  2 passed (2)"), 0);
    }

    #[test]
    fn tests_are_counted_in_the_output_of_playwright() {
        assert_eq!(tests_in("  14 passed (1.2m)"), 14);
        assert_eq!(tests_in("  1 failed"), 0);
        assert_eq!(tests_in("  ✓  3 [browser] › play.spec.ts:12:1 › a game (2.1s)"), 0);
    }

    #[test]
    fn a_stamp_follows_its_files() {
        let folder = std::env::temp_dir().join(format!("steading-stamp-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("file");
        fs::write(&file, "one").unwrap();
        let one = Stamp::new("test", std::slice::from_ref(&file)).hash;
        fs::write(&file, "two").unwrap();
        let two = Stamp::new("test", std::slice::from_ref(&file)).hash;
        fs::remove_dir_all(&folder).unwrap();
        assert_ne!(one, two);
    }
}
