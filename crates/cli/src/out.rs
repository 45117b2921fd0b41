//! Standard output, colours, and how a command ends.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

use clap::ValueEnum;
use serde::Serialize;
use steading_catalogue::Catalogue;
use steading_registry::Problem;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Standard output. Everything a command prints as its result goes through here, so that a closed pipe ends the command quietly.
pub struct Out {
    writer: BufWriter<StdoutLock<'static>>,
    /// Whether colours are wanted.
    pub is_coloured: bool,
}

impl Out {
    /// Standard output with this choice of colours.
    pub fn new(colour: Colour) -> Out {
        let stdout = io::stdout();
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_coloured = match colour {
            Colour::Auto => stdout.is_terminal() && !no_colour,
            Colour::Always => true,
            Colour::Never => false,
        };
        Out { writer: BufWriter::new(stdout.lock()), is_coloured }
    }

    /// A value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        serde_json::to_writer(&mut *self, value).map_err(io::Error::from)?;
        writeln!(self)?;
        Ok(())
    }

    /// A text in an ANSI style such as `1` for bold, if colours are wanted.
    pub fn styled(&self, style: &str, text: impl fmt::Display) -> String {
        if self.is_coloured { format!("\x1b[{style}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// Ends the command: prints what went wrong and chooses the exit code.
    pub fn finish(mut self, result: anyhow::Result<()>) -> ExitCode {
        let result = result.and_then(|()| Ok(self.flush()?));
        let Err(error) = result else { return ExitCode::SUCCESS };
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        // What was printed before the error belongs before it, and nobody may be left to read either.
        let _ = self.flush();
        let _ = writeln!(io::stderr(), "steading: {error:#}");
        ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(|io| io.kind() == io::ErrorKind::BrokenPipe)
}

/// A wrong command line: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Usage(String);

/// The error for a wrong command line.
pub fn usage(message: impl Into<String>) -> anyhow::Error {
    Usage(message.into()).into()
}

/// A refusal in full: code and rule, the sentence with its values, and what the rule says.
pub fn explain(problem: &Problem) -> String {
    let (Some(code), Some(id)) = (problem.code, problem.rule) else {
        return format!("  {}", problem.message());
    };
    let mut text = format!("  {code} ({id}): {}", problem.message());
    if let Some(rule) = Catalogue::load().rule(id) {
        text.push('\n');
        text.push_str(&wrap(&format!("{id} says: {}", rule.text), 2));
    }
    text
}

/// A text in lines of at most 78 columns, indented.
pub fn wrap(text: &str, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| line.chars().count());
        if used > 0 && indent + used + 1 + word.chars().count() > 78 {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.iter().map(|line| format!("{}{line}", " ".repeat(indent))).collect::<Vec<_>>().join("\n")
}

/// The candidates that look most like the word, best first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>, count: usize) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let mut scored: Vec<(usize, &str)> = candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .filter(|&(distance, _)| distance <= word.chars().count().div_ceil(2))
        .collect();
    scored.sort_by_key(|&(distance, _)| distance);
    scored.into_iter().take(count).map(|(_, candidate)| candidate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_wrapped_and_indented() {
        let text = wrap(&"word ".repeat(30), 4);
        assert!(text.lines().count() == 2 && text.lines().all(|line| line.starts_with("    word") && line.len() <= 78));
        assert_eq!(wrap("", 2), "  ");
    }

    #[test]
    fn the_nearest_word_comes_first() {
        assert_eq!(nearest("victory_point", ["players", "victory_claim", "victory_points"], 1), ["victory_points"]);
        assert!(nearest("zzz", ["players"], 3).is_empty());
    }
}
