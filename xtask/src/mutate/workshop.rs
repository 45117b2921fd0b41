//! A copy of the workspace in which faults are built.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use super::Planted;
use super::trial::Binary;
use super::weave::{self, Woven};
use crate::bench::target_folder;
use crate::files::{self, TextFile};
use crate::shell;

/// Faults that do not compile are dropped and the rest is built again, so many times.
const ROUNDS_MAX: usize = 12;

/// Quick to build, quick enough to run, with the checks that tests rely on; nobody reads the warnings of faults.
const SETTINGS: [&str; 4] = ["--config", "profile.test.opt-level=1", "--config", "profile.test.debug=false"];

pub struct Workshop {
    package: &'static str,
    /// The copy of the workspace.
    copy: PathBuf,
    /// Where it is built; kept for the next time.
    built: PathBuf,
}

/// A line of cargo's messages.
#[derive(Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
enum Line {
    CompilerMessage {
        message: Diagnostic,
    },
    CompilerArtifact {
        target: Target,
        profile: Profile,
        executable: Option<PathBuf>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    message: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// What came of a build.
enum Built {
    Whole(Vec<Binary>),
    /// What the compiler complains about.
    Broken(Vec<Diagnostic>),
}

impl Workshop {
    /// Copies what the workspace at `tree` is built from, except the files that get faults. What lies there from the last time and is still
    /// the same stays untouched, so that it is not built again.
    pub fn open(tree: &Path, package: &'static str, sources: &[TextFile]) -> Result<Workshop> {
        let folder = target_folder().join("mutate");
        let workshop = Workshop { package, copy: folder.join(package), built: folder.join("build") };
        let root = workshop.crate_path("src/lib.rs");
        let mut paths: BTreeSet<String> = sources.iter().map(|file| file.path.clone()).collect();
        for mut file in files::text_files(tree)? {
            // The client in the browser is no part of a game's crate.
            if file.path.starts_with("web/") || paths.contains(&file.path) {
                continue;
            }
            if file.path == root {
                file.text += weave::SWITCHES;
            }
            write(&workshop.copy.join(&file.path), &file.text)?;
            paths.insert(file.path);
        }
        ensure!(paths.contains(&root), "there is no {root}");
        for stale in files::text_files(&workshop.copy)?.into_iter().filter(|file| !paths.contains(&file.path)) {
            remove(&workshop.copy.join(stale.path))?;
        }
        Ok(workshop)
    }

    /// A path in the package, from the root of the workspace.
    fn crate_path(&self, path: &str) -> String {
        format!("crates/{}/{path}", self.package.trim_start_matches("steading-"))
    }

    /// Builds the tests with the faults. Those that do not compile are left out; what remains comes back with the test binaries.
    pub fn build(&self, sources: &[TextFile], mut planted: Vec<Planted>) -> Result<(Vec<Planted>, Vec<Binary>)> {
        // The library alone is quickly checked, and says most of what is wrong.
        for is_whole in [false, true] {
            for round in 0.. {
                ensure!(
                    round < ROUNDS_MAX,
                    "faults of {} do not compile, and not all of them were found",
                    self.package
                );
                let woven = self.weave(sources, &planted)?;
                let doing = if is_whole { "building" } else { "checking" };
                eprintln!("{}: {doing} {} faults", self.package, planted.len());
                let complaints = match self.compile(is_whole)? {
                    Built::Whole(binaries) if is_whole => return Ok((planted, binaries)),
                    Built::Whole(_) => break,
                    Built::Broken(complaints) => complaints,
                };
                let blamed = blamed(&complaints, &woven);
                if blamed.is_empty() {
                    let first = complaints.first().map_or("nothing is said why", |complaint| &complaint.message);
                    bail!("{} does not compile, whatever the faults: {first}", self.package);
                }
                planted.retain(|planted| !blamed.contains(&planted.number));
            }
        }
        bail!("{} has no tests", self.package)
    }

    /// Writes every file with its faults into the copy.
    fn weave(&self, sources: &[TextFile], planted: &[Planted]) -> Result<Vec<(String, Woven)>> {
        let mut all = Vec::new();
        for file in sources {
            let mut faults: Vec<_> = planted
                .iter()
                .filter(|planted| planted.path == file.path)
                .map(|planted| (planted.number, &planted.fault))
                .collect();
            faults.sort_by_key(|(_, fault)| (fault.range.start, std::cmp::Reverse(fault.range.end)));
            let woven = weave::weave(&file.text, &faults);
            write(&self.copy.join(&file.path), &woven.text)?;
            all.push((file.path.clone(), woven));
        }
        Ok(all)
    }

    fn compile(&self, is_whole: bool) -> Result<Built> {
        let mut command = if is_whole {
            shell::cargo(&["test", "--no-run", "--lib", "--tests"])
        } else {
            shell::cargo(&["check", "--profile", "test", "--lib"])
        };
        command.args(["--message-format", "json", "--package", self.package]).args(SETTINGS);
        command.arg("--target-dir").arg(&self.built).current_dir(&self.copy);
        command.env("RUSTFLAGS", flags()).env_remove("CARGO_ENCODED_RUSTFLAGS");
        self.read(command)
    }

    fn read(&self, mut command: Command) -> Result<Built> {
        // What cargo builds is shown as it goes on.
        let output = command.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
        let (mut binaries, mut complaints) = (Vec::new(), Vec::new());
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            match serde_json::from_str(line) {
                Ok(Line::CompilerMessage { message }) if message.level == "error" => complaints.push(message),
                Ok(Line::CompilerArtifact { target, profile, executable: Some(path) }) if profile.test => {
                    binaries.push(Binary { name: target.name, path, folder: self.copy.join(self.crate_path("")) });
                }
                _ => {}
            }
        }
        if output.status.success() {
            return Ok(Built::Whole(binaries));
        }
        ensure!(!complaints.is_empty(), "cargo failed, as said above");
        Ok(Built::Broken(complaints))
    }
}

/// Those of the project's own settings that matter for speed, and no warnings.
fn flags() -> &'static str {
    if cfg!(target_arch = "x86_64") { "-Ctarget-cpu=x86-64-v2 -Awarnings" } else { "-Awarnings" }
}

/// The faults that the compiler complains about: whose switches it points at, or else all of the file it points into.
fn blamed(complaints: &[Diagnostic], woven: &[(String, Woven)]) -> BTreeSet<u32> {
    let mut blamed = BTreeSet::new();
    for complaint in complaints {
        let pointed = complaint.spans.iter().filter_map(|span| {
            let (_, woven) = woven.iter().find(|(path, _)| span.file_name.ends_with(path.as_str()))?;
            Some((span.byte_start..span.byte_end, woven))
        });
        let touched: Vec<u32> = pointed.clone().flat_map(|(bytes, woven)| woven.touched(&bytes)).collect();
        if touched.is_empty() {
            blamed.extend(pointed.flat_map(|(_, woven)| woven.places.iter().map(|(number, _)| *number)));
        }
        blamed.extend(touched);
    }
    blamed
}

/// Writes the file, unless it holds the text already: a file that is written is built again.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|present| present == text) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Removes the file, and the folders that are empty without it: cargo takes every folder of `crates` for a package.
fn remove(path: &Path) -> Result<()> {
    fs::remove_file(path).with_context(|| format!("cannot remove {}", path.display()))?;
    let mut emptied = path.ancestors().skip(1);
    while emptied.next().is_some_and(|folder| fs::remove_dir(folder).is_ok()) {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::plant::faults;
    use super::*;

    fn error_at(file: &str, bytes: (usize, usize)) -> Diagnostic {
        let span = Span { file_name: file.to_owned(), byte_start: bytes.0, byte_end: bytes.1 };
        Diagnostic { level: "error".to_owned(), message: String::new(), spans: vec![span] }
    }

    #[test]
    fn the_fault_that_does_not_compile_is_found() {
        let text = "fn f() -> bool { a < b }\nfn g() -> bool { c == d }\n";
        let faults = faults(text).unwrap();
        let woven = weave::weave(text, &[(1, &faults[0]), (2, &faults[2])]);
        let places: Vec<_> = woven.places.iter().map(|(_, place)| (place.start, place.end)).collect();
        let all = [("src/a.rs".to_owned(), woven)];
        let blamed = |file: &str, bytes| blamed(&[error_at(file, bytes)], &all).into_iter().collect::<Vec<_>>();
        assert_eq!(blamed("crates/x/src/a.rs", (places[1].0 + 3, places[1].1 - 1)), [2]);
        assert_eq!(blamed("src/a.rs", (0, 4)), [1, 2]);
        assert_eq!(blamed("src/b.rs", (0, 4)), [0; 0]);
    }

    #[test]
    fn a_removed_file_takes_its_empty_folders_along() {
        let folder = std::env::temp_dir().join(format!("steading-mutate-{}", std::process::id()));
        let [stays, goes] = ["crates/a/Cargo.toml", "crates/b/src/lib.rs"].map(|path| folder.join(path));
        write(&stays, "").unwrap();
        write(&goes, "").unwrap();
        remove(&goes).unwrap();
        assert!(stays.exists() && !folder.join("crates/b").exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn messages_of_cargo_are_read() {
        let read = |line: &str| serde_json::from_str(line).unwrap();
        let artifact =
            r#"{"reason":"compiler-artifact","target":{"name":"base"},"profile":{"test":true},"executable":"/a"}"#;
        assert!(matches!(read(artifact), Line::CompilerArtifact { executable: Some(_), .. }));
        assert!(matches!(read(r#"{"reason":"build-finished","success":false}"#), Line::Other));
    }
}
