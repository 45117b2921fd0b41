//! `cargo xtask mutate`: plant faults in rule code, and report those that no test notices.
//!
//! - [`plant`] finds where a source file has room for a fault, [`weave`] writes the faults into its text, each behind a switch.
//! - [`draw`] chooses among them, the same for the same seed.
//! - [`workshop`] copies the workspace, builds all faults at once and drops those that do not compile.
//! - [`trial`] runs the tests with one fault on, until one fails.
//! - [`report`] says what came of it.
//!
//! A fault that survives is either no fault (another way to say the same) or a rule that no test proves. Which of the two only a
//! reader can tell, so survivors do not make the command fail: it is a report, not a gate.

mod draw;
mod plant;
mod report;
mod trial;
mod weave;
mod workshop;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};

use crate::files::{self, TextFile};
use crate::shell;
use plant::Fault;
use report::Tried;
use trial::Bench;
use workshop::Workshop;

/// Faults drawn beyond those asked for, in hundredths: some do not compile.
const SPARE: usize = 25;
/// Faults tried at the same time.
const WORKERS: usize = 2;

/// Plant faults in the rules of a game, and report those that no test notices.
#[derive(Args)]
#[command(after_help = "\
The tests of the game's own crate are run, quick ones first, and a fault is noticed with the first that fails, or that does not end. All faults
are in one build, each behind a switch. A survivor is either no fault at all or a rule that no test proves: the command succeeds either way.

Examples:
  cargo xtask mutate --game island --faults 200 --seed 7
  cargo xtask mutate --game rivals --files 'crates/rivals/src/sets/*' --without laws_hold
  cargo xtask mutate --json > faults.json")]
pub struct Mutate {
    /// Which game's rules.
    #[arg(long, value_enum, default_value = "all")]
    game: Games,
    /// How many faults in each game.
    #[arg(long, value_name = "N", default_value_t = 100)]
    faults: usize,
    /// Which faults: the same seed draws the same from the same sources.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Files to plant faults in, with `*` for anything; rule code if none are given.
    #[arg(long, value_name = "GLOB")]
    files: Vec<String>,
    /// Leave out tests with this in their names, such as `laws_hold`.
    #[arg(long, value_name = "WORD")]
    without: Vec<String>,
    /// Games for each law that reads LAWS_GAMES.
    #[arg(long, value_name = "N", default_value_t = 60)]
    laws: u64,
    /// The workspace whose rules are tried, if it is not this one.
    #[arg(long, value_name = "DIR")]
    tree: Option<PathBuf>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Games {
    Island,
    Rivals,
    All,
}

/// A game's crate, and where its rules stand.
struct Ground {
    name: &'static str,
    package: &'static str,
    rules: &'static [&'static str],
    /// Files among them that hold no rules: texts, checks and pictures of the state.
    others: &'static [&'static str],
}

const GROUNDS: [Ground; 2] = [
    Ground {
        name: "island",
        package: "steading-island",
        rules: &[
            "crates/island/src/base/*.rs",
            "crates/island/src/modules/*.rs",
            "crates/island/src/combinations.rs",
            "crates/island/src/game.rs",
            "crates/island/src/hooks.rs",
            "crates/island/src/options.rs",
            "crates/island/src/rules.rs",
            "crates/island/src/setup.rs",
            "crates/island/src/timeout.rs",
        ],
        others: &["*/text.rs", "*/audit.rs", "*/scene.rs", "*/summary.rs", "*/laws.rs", "*/modules/part.rs"],
    },
    Ground {
        name: "rivals",
        package: "steading-rivals",
        rules: &["crates/rivals/src/*.rs"],
        others: &[
            "*/text.rs",
            "*/text/*",
            "*/audit.rs",
            "*/scene.rs",
            "*/summary.rs",
            "*/laws.rs",
            "*/rule.rs",
            "*/cards/table.rs",
            "*/illegal.rs",
            "*/kinds.rs",
            "*/view.rs",
            "*/event.rs",
            "*/action.rs",
        ],
    },
];

/// A fault of a game, with the number of its switch.
pub struct Planted {
    pub number: u32,
    pub path: String,
    pub fault: Fault,
}

impl Mutate {
    pub fn execute(&self) -> Result<()> {
        let mut all = Vec::new();
        for ground in &GROUNDS {
            let is_wanted = match self.game {
                Games::Island => ground.name == "island",
                Games::Rivals => ground.name == "rivals",
                Games::All => true,
            };
            if is_wanted {
                all.extend(self.try_game(ground)?);
            }
        }
        if self.json {
            println!("{}", serde_json::to_string_pretty(&all)?);
        } else {
            println!("{}", report::table(&all));
            println!("{}", report::shares(&all));
        }
        Ok(())
    }

    fn try_game(&self, ground: &Ground) -> Result<Vec<Tried>> {
        let tree = self.tree.clone().unwrap_or_else(shell::root);
        let sources = self.sources(ground, &tree)?;
        let planted = self.plant(ground, &sources)?;
        let workshop = Workshop::open(&tree, ground.package, &sources)?;
        let (planted, binaries) = workshop.build(&sources, planted)?;
        let planted: Vec<Planted> = planted.into_iter().take(self.faults).collect();
        let bench = Bench::new(binaries, &self.without, self.laws)?;
        Ok(try_all(ground, &sources, &planted, &bench))
    }

    /// The files that faults are planted in.
    fn sources(&self, ground: &Ground, tree: &Path) -> Result<Vec<TextFile>> {
        let is_rules = |path: &str| {
            let is_chosen = if self.files.is_empty() {
                let among = |globs: &[&str]| globs.iter().any(|glob| is_like(path, glob));
                among(ground.rules) && !among(ground.others)
            } else {
                self.files.iter().any(|glob| is_like(path, glob))
            };
            is_chosen
                && path.ends_with(".rs")
                && !path.ends_with("/lib.rs")
                && path.starts_with(&format!("crates/{}/src/", ground.name))
        };
        let files = files::text_files(tree)?;
        let files: Vec<TextFile> = files.into_iter().filter(|file| is_rules(&file.path)).collect();
        ensure!(!files.is_empty(), "no file of {} is called so", ground.name);
        Ok(files)
    }

    /// Draws the faults to plant, with some to spare.
    fn plant(&self, ground: &Ground, sources: &[TextFile]) -> Result<Vec<Planted>> {
        let mut room = Vec::new();
        for file in sources {
            let faults = plant::faults(&file.text).with_context(|| format!("{} is not Rust", file.path))?;
            room.push((file.path.clone(), faults));
        }
        let possible: usize = room.iter().map(|(_, faults)| faults.len()).sum();
        let wanted = self.faults + self.faults * SPARE / 100 + 1;
        let drawn = draw::draw(room, wanted, self.seed);
        eprintln!("{}: {} files have room for {possible} faults", ground.name, sources.len());
        let numbered = drawn.into_iter().zip(1..);
        Ok(numbered.map(|((path, fault), number)| Planted { number, path, fault }).collect())
    }
}

/// Tries every fault, some at the same time, and says what comes of each at once.
fn try_all(ground: &Ground, sources: &[TextFile], planted: &[Planted], bench: &Bench) -> Vec<Tried> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let tried = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Some(one) = planted.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let text = sources.iter().find(|file| file.path == one.path).map_or("", |file| &file.text);
                    let result = Tried::new(ground.name, one, text, bench.try_fault(one.number));
                    let number = done.fetch_add(1, Ordering::Relaxed) + 1;
                    eprintln!("[{number:>3}/{}] {}", planted.len(), result.line());
                    tried.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
        }
    });
    let mut tried = tried.into_inner().unwrap_or_else(PoisonError::into_inner);
    tried.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    tried
}

/// Whether a path is like a pattern in which `*` stands for anything.
fn is_like(path: &str, glob: &str) -> bool {
    let Some((start, rest)) = glob.split_once('*') else {
        return path == glob;
    };
    let Some(path) = path.strip_prefix(start) else {
        return false;
    };
    (0..=path.len()).filter(|&at| path.is_char_boundary(at)).any(|at| is_like(&path[at..], rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(is_like("crates/island/src/base/robber.rs", "crates/island/src/base/*.rs"));
        assert!(is_like("crates/island/src/modules/gold/bank.rs", "crates/island/src/modules/*.rs"));
        assert!(is_like("a/text.rs", "*/text.rs") && !is_like("a/text.rss", "*/text.rs"));
        assert!(!is_like("crates/rivals/src/a.rs", "crates/island/*"));
    }

    #[test]
    fn the_rules_of_both_games_have_room_for_faults() {
        for ground in &GROUNDS {
            let among = |path: &str, globs: &[&str]| globs.iter().any(|glob| is_like(path, glob));
            let files = files::text_files(&shell::root()).unwrap();
            let is_rules = |file: &&TextFile| among(&file.path, ground.rules) && !among(&file.path, ground.others);
            let room: usize = files.iter().filter(is_rules).map(|file| plant::faults(&file.text).unwrap().len()).sum();
            assert!(room > 1000, "{}: {room}", ground.name);
        }
    }
}
