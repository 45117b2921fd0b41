//! Whole games as text: the options, the position they began at if it is not the usual one, and every action and outcome.
//!
//! ```text
//! steading record 1
//! game island
//! options
//!   players 4
//!   …
//! moves
//!   red founds settlement N(0,0)
//!   dice 3+4
//!   red rolls (default)
//! end
//! ```
//!
//! A move marked `(default)` was done for a seat that let its time pass ([`crate::Game::default_action`]).
//! Lines starting with `#` and empty lines are ignored, so people can annotate a record.

use crate::{Notation, Syntax, Table, TableError};

/// The version of the format; the first line of every record carries it.
pub const VERSION: u32 = 1;

/// Writes a record of everything that happened at the table.
pub fn write<G: Notation>(table: &Table<G>) -> String {
    let game = table.game();
    let mut out = format!("steading record {VERSION}\ngame {}\noptions\n", G::NAME);
    indent(&mut out, &G::write_options(game.options()));
    if *table.start() != game.start() {
        out.push_str("position\n");
        indent(&mut out, &game.write_position(table.start()));
    }
    out.push_str("moves\n");
    for entry in table.log() {
        out.push_str("  ");
        out.push_str(&game.write_entry(entry));
        out.push('\n');
    }
    out.push_str("end\n");
    out
}

fn indent(out: &mut String, text: &str) {
    for line in text.lines() {
        out.push_str("  ");
        out.push_str(line);
        out.push('\n');
    }
}

/// Why a record could not be read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError<I> {
    /// The text is not a record.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Syntax(Vec<Syntax>),
    /// The options make no table.
    #[error("the options are refused")]
    Options(Vec<I>),
    /// A move is refused.
    #[error("line {line}: the move is refused")]
    Move {
        /// The line of the move, counted from 1.
        line: usize,
        /// Why.
        error: TableError<I>,
    },
}

/// The name of the game a record is of, without reading the rest.
pub fn game_name(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("game ")).map(str::trim)
}

/// Reads a record and plays it through.
pub fn read<G: Notation>(text: &str) -> Result<Table<G>, RecordError<G::Illegal>> {
    let sections = split(text, G::NAME).map_err(|syntax| RecordError::Syntax(vec![syntax]))?;
    let shift = |problems: Vec<Syntax>, first: usize| {
        RecordError::Syntax(
            problems.into_iter().map(|problem| Syntax { line: problem.line + first, ..problem }).collect(),
        )
    };
    let options =
        G::parse_options(&sections.options.text).map_err(|problems| shift(problems, sections.options.first_line))?;
    let game = G::new(options).map_err(RecordError::Options)?;
    let mut table = match &sections.position {
        None => Table::new(game),
        Some(position) => {
            let start = game.parse_position(&position.text).map_err(|problems| shift(problems, position.first_line))?;
            Table::from_position(game, start)
        }
    };
    for (index, line) in sections.moves.text.lines().enumerate() {
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let line = sections.moves.first_line + index + 1;
        table.enter_text(text).map_err(|error| RecordError::Move { line, error })?;
    }
    Ok(table)
}

#[derive(Default)]
struct Section {
    /// How many lines of the record come before the first line of this section.
    first_line: usize,
    text: String,
}

struct Sections {
    options: Section,
    position: Option<Section>,
    moves: Section,
}

/// Cuts a record into its sections. Headings stand at the left margin, contents are indented.
fn split(text: &str, name: &str) -> Result<Sections, Syntax> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    });
    let expect = |found: Option<(usize, &str)>, wanted: String| match found {
        Some((_, line)) if line.trim() == wanted => Ok(()),
        Some((index, line)) => Err(Syntax::new(format!("expected `{wanted}`, found `{}`", clip(line))).at(index + 1)),
        None => Err(Syntax::new(format!("expected `{wanted}`, found the end of the text"))),
    };
    expect(lines.next(), format!("steading record {VERSION}"))?;
    expect(lines.next(), format!("game {name}"))?;

    let mut sections: Vec<(String, Section)> = Vec::new();
    let mut ended = false;
    for (index, line) in text.lines().enumerate() {
        let heading = line.trim_end();
        if matches!(heading, "options" | "position" | "moves") && !ended {
            if sections.iter().any(|(name, _)| name == heading) {
                return Err(Syntax::new(format!("a second section `{heading}`")).at(index + 1));
            }
            sections.push((heading.to_owned(), Section { first_line: index + 1, text: String::new() }));
        } else if heading == "end" {
            ended = true;
        } else if let Some((_, section)) = sections.last_mut().filter(|_| !ended) {
            let body = line.trim();
            let indented = line.starts_with([' ', '\t']) || body.is_empty() || body.starts_with('#');
            if !indented {
                return Err(Syntax::new(format!("unknown heading `{}`", clip(line))).at(index + 1));
            }
            section.text.push_str(line);
            section.text.push('\n');
        }
    }
    if !ended {
        return Err(Syntax::new("the closing line `end` is missing").at(text.lines().count()));
    }
    let mut take =
        |name: &str| sections.iter_mut().find(|(found, _)| found == name).map(|(_, section)| std::mem::take(section));
    let missing = |name: &str| Syntax::new(format!("the section `{name}` is missing"));
    Ok(Sections {
        options: take("options").ok_or_else(|| missing("options"))?,
        position: take("position"),
        moves: take("moves").ok_or_else(|| missing("moves"))?,
    })
}

/// The beginning of a line, for messages about it.
pub(crate) fn clip(line: &str) -> String {
    line.trim().chars().take(60).collect()
}
