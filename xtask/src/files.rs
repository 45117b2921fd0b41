//! The files of the repository.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// Folders that hold built or foreign things. Hidden folders are left out too, except [`HIDDEN_FOLDERS`].
const SKIPPED_FOLDERS: &[&str] = &["target", "scratch", "node_modules", "dist", "test-results"];

const HIDDEN_FOLDERS: &[&str] = &[".cargo", ".ci", ".github"];

/// A text file: its path from the root, with `/` on every system, and its content.
pub struct TextFile {
    pub path: String,
    pub text: String,
}

/// All text files below the root, by path. Files that are not UTF-8 are pictures and the like and are left out.
pub fn text_files(root: &Path) -> Result<Vec<TextFile>> {
    let mut files = Vec::new();
    collect(root, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<TextFile>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let kind = entry.file_type()?;
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        let path = format!("{prefix}{name}");
        if kind.is_dir() && is_ours(&name) {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() && name != ".git" {
            let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
            files.extend(String::from_utf8(bytes).ok().map(|text| TextFile { path, text }));
        }
    }
    Ok(())
}

fn is_ours(folder: &str) -> bool {
    if folder.starts_with('.') { HIDDEN_FOLDERS.contains(&folder) } else { !SKIPPED_FOLDERS.contains(&folder) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell;

    #[test]
    fn the_repository_is_found_without_what_is_built() {
        let files = text_files(&shell::root()).unwrap();
        let has = |path: &str| files.iter().any(|file| file.path == path);
        assert!(has("Cargo.toml") && has("rules/base.md") && has("xtask/src/files.rs") && has(".ci/run"));
        assert!(files.iter().all(|file| !file.path.starts_with("target/") && !file.path.starts_with(".git/")));
    }
}
