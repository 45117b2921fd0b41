//! The protocol and the data of the games as TypeScript, one file for each.
//!
//! The types come from the Rust types through `ts-rs`. The game crates derive them only with their feature `typescript`, which this
//! crate alone turns on, so that the games themselves depend on nothing of it. The tests hold the types against the data of games
//! that are played at random.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use anyhow::{Context, Result};
use clap::ValueEnum;
use steading_island as island;
use steading_rivals as rivals;
use ts_rs::{Config, ExportError, TS};

/// What types are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Subject {
    /// Messages of the socket and bodies of the HTTP part.
    Protocol,
    /// Views, actions, events and scenes of the island game.
    Island,
    /// Those of the card game.
    Rivals,
}

/// The source of a subject's TypeScript file: every type that its data can hold, by name.
pub fn source(subject: Subject) -> Result<String> {
    // Tests ask for the same subject at the same time.
    static CALLS: AtomicU32 = AtomicU32::new(0);
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("steading-types-{}-{call}", process::id()));
    let written = write(subject, &folder).context("cannot write TypeScript").and_then(|()| read(&folder));
    fs::remove_dir_all(&folder).ok();
    let types = join(written?);
    Ok(match subject {
        Subject::Protocol => format!("{}\n{types}", version()),
        Subject::Island => format!("{}\n{types}", kinds()),
        Subject::Rivals => types,
    })
}

fn kinds() -> String {
    let kinds: Vec<String> = island::action::Action::kinds().map(|kind| format!("\"{kind}\"")).collect();
    let says = "/** Every kind of move, of the base game and of every module. */";
    let listed = format!("{says}\nexport const KINDS: readonly Kind[] = [\n  {},\n];\n", kinds.join(",\n  "));
    format!("{listed}\nexport type Kind = {};\n", kinds.join(" | "))
}

fn version() -> String {
    let says = "/** The version of these types; a client says it in its first message. */";
    format!("{says}\nexport const VERSION = {};\n", steading_protocol::VERSION)
}

/// Writes a file a type.
fn write(subject: Subject, folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    match subject {
        Subject::Protocol => steading_protocol::write_typescript(folder),
        Subject::Island => {
            island::view::View::export_all(&config)?;
            island::view::OpenView::export_all(&config)?;
            island::scene::Scene::export_all(&config)?;
            island::action::Action::export_all(&config)?;
            island::event::Event::export_all(&config)?;
            // Named only in the text of other types.
            island::frame::Frame::export_all(&config)?;
            island::modules::event_cards::deck::Happening::export_all(&config)
        }
        Subject::Rivals => {
            rivals::view::View::export_all(&config)?;
            rivals::view::OpenView::export_all(&config)?;
            rivals::scene::Scene::export_all(&config)?;
            rivals::action::Action::export_all(&config)?;
            rivals::event::Event::export_all(&config)?;
            // Named only in the text of another type.
            rivals::frame::Frame::export_all(&config)
        }
    }
}

fn read(folder: &Path) -> Result<Vec<String>> {
    let files = fs::read_dir(folder)?.map(|entry| Ok(fs::read_to_string(entry?.path())?));
    files.collect()
}

/// One file a type becomes one file for all: what they import from each other stands beside them now.
fn join(mut files: Vec<String>) -> String {
    for file in &mut files {
        let lines =
            file.lines().filter(|line| !line.starts_with("import ") && !line.starts_with("// This file was generated"));
        *file = lines.collect::<Vec<_>>().join("\n").trim().to_owned() + "\n";
    }
    files.sort_by_key(|file| file.split_once("export type ").map(|(_, rest)| rest.to_owned()));
    files.join("\n")
}
