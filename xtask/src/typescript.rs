//! The types of the protocol as TypeScript, in one file.

use std::{env, fs, process};

use anyhow::{Context, Result};

use crate::codegen::MARK;

/// The source of `web/src/protocol.ts`: every type that a message or a body of the HTTP part can hold, by name.
pub fn source() -> Result<String> {
    let folder = env::temp_dir().join(format!("steading-protocol-{}", process::id()));
    let result = steading_protocol::write_typescript(&folder).context("cannot write TypeScript").and_then(|()| {
        let mut files = Vec::new();
        for entry in fs::read_dir(&folder)? {
            files.push(fs::read_to_string(entry?.path())?);
        }
        Ok(join(files))
    });
    fs::remove_dir_all(&folder).ok();
    result
}

/// One file a type becomes one file for all: what they import from each other stands beside them now.
fn join(mut files: Vec<String>) -> String {
    let mut out = format!("{MARK} from crates/protocol; do not edit.\n\n");
    out.push_str(&format!(
        "/** The version of these types; a client says it in its first message. */\nexport const VERSION = {};\n",
        steading_protocol::VERSION
    ));
    for file in &mut files {
        let lines =
            file.lines().filter(|line| !line.starts_with("import ") && !line.starts_with("// This file was generated"));
        *file = lines.collect::<Vec<_>>().join("\n").trim().to_owned();
    }
    files.sort_by_key(|file| file.split_once("export type ").map(|(_, rest)| rest.to_owned()));
    for file in files {
        out.push('\n');
        out.push_str(&file);
        out.push('\n');
    }
    out
}
