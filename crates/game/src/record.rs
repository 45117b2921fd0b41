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
//!
//! Between the game and the options a record may say where its chance came from, the [`ChanceSection`]:
//!
//! ```text
//! chance
//!   commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
//!   secret 0000000000000000000000000000000000000000000000000000000000000000
//!   asked
//!     players 4
//! ```
//!
//! Here it is only read and written; whether the chance follows from the secret is for others to check.

use crate::{Notation, Syntax, Table, TableError};

/// The version of the format; the first line of every record carries it.
pub const VERSION: u32 = 1;

/// Where the chance of a game came from, in the words of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceSection {
    /// The hash of the secret, which was shown before the first move.
    pub commitment: String,
    /// The secret, if it has been shown.
    pub secret: Option<String>,
    /// The options that were asked for, before the board was drawn, as `key value` lines.
    pub asked: String,
}

/// Writes a record of everything that happened at the table.
pub fn write<G: Notation>(table: &Table<G>) -> String {
    write_record(table, None)
}

/// Writes the same with a section about where its chance came from.
pub fn write_with_chance<G: Notation>(table: &Table<G>, chance: &ChanceSection) -> String {
    write_record(table, Some(chance))
}

fn write_record<G: Notation>(table: &Table<G>, chance: Option<&ChanceSection>) -> String {
    let game = table.game();
    let mut out = format!("steading record {VERSION}\ngame {}\n", G::NAME);
    if let Some(chance) = chance {
        out.push_str("chance\n");
        indent(&mut out, &chance_lines(chance));
    }
    out.push_str("options\n");
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

fn chance_lines(chance: &ChanceSection) -> String {
    let mut lines = format!("commitment {}\n", chance.commitment);
    if let Some(secret) = &chance.secret {
        lines.push_str(&format!("secret {secret}\n"));
    }
    lines.push_str("asked\n");
    indent(&mut lines, &chance.asked);
    lines
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
    let Unplayed { mut table, moves, .. } = open(text)?;
    for Move { line, text } in moves {
        table.enter_text(&text).map_err(|error| RecordError::Move { line, error })?;
    }
    Ok(table)
}

/// A record before its moves are played.
pub struct Unplayed<G: Notation> {
    /// The table before the first move.
    pub table: Table<G>,
    /// The moves and outcomes, as they stand there.
    pub moves: Vec<Move>,
    /// Where the chance came from, if the record says so.
    pub chance: Option<ChanceSection>,
}

/// A line of a record that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The line of the record, counted from 1.
    pub line: usize,
    /// The move or outcome.
    pub text: String,
}

/// Reads a record without playing its moves, for those who want to look at each before it is played.
pub fn open<G: Notation>(text: &str) -> Result<Unplayed<G>, RecordError<G::Illegal>> {
    let sections = split(text, G::NAME).map_err(|syntax| RecordError::Syntax(vec![syntax]))?;
    let shift = |problems: Vec<Syntax>, first: usize| {
        RecordError::Syntax(
            problems.into_iter().map(|problem| Syntax { line: problem.line + first, ..problem }).collect(),
        )
    };
    let chance = sections.chance.as_ref().map(read_chance).transpose();
    let chance = chance.map_err(|syntax| RecordError::Syntax(vec![syntax]))?;
    let options =
        G::parse_options(&sections.options.text).map_err(|problems| shift(problems, sections.options.first_line))?;
    let game = G::new(options).map_err(RecordError::Options)?;
    let table = match &sections.position {
        None => Table::new(game),
        Some(position) => {
            let start = game.parse_position(&position.text).map_err(|problems| shift(problems, position.first_line))?;
            Table::from_position(game, start)
        }
    };
    let moves = sections.moves.lines().map(|(line, text)| Move { line, text: text.to_owned() }).collect();
    Ok(Unplayed { table, moves, chance })
}

/// Reads the lines of the section `chance`. Everything after `asked` is what was asked for.
fn read_chance(section: &Section) -> Result<ChanceSection, Syntax> {
    let (mut commitment, mut secret, mut asked) = (None, None, None::<String>);
    for (number, line) in section.lines() {
        if let Some(asked) = &mut asked {
            asked.push_str(line);
            asked.push('\n');
            continue;
        }
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        let place = match key {
            "commitment" => &mut commitment,
            "secret" => &mut secret,
            "asked" if value.is_empty() => {
                asked = Some(String::new());
                continue;
            }
            _ => {
                let message = format!("expected `commitment`, `secret` or `asked`, found `{}`", clip(line));
                return Err(Syntax::new(message).at(number));
            }
        };
        if place.replace(value.to_owned()).is_some() {
            return Err(Syntax::new(format!("a second line `{key}`")).at(number));
        }
    }
    let missing = |key: &str| Syntax::new(format!("the line `{key}` is missing")).at(section.first_line);
    let commitment = commitment.ok_or_else(|| missing("commitment"))?;
    Ok(ChanceSection { commitment, secret, asked: asked.ok_or_else(|| missing("asked"))? })
}

#[derive(Default)]
struct Section {
    /// How many lines of the record come before the first line of this section.
    first_line: usize,
    text: String,
}

impl Section {
    /// The lines that say something, trimmed, with their numbers in the record, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let numbered = self.text.lines().enumerate().map(|(index, line)| (self.first_line + index + 1, line.trim()));
        numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

struct Sections {
    chance: Option<Section>,
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
        if matches!(heading, "chance" | "options" | "position" | "moves") && !ended {
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
        chance: take("chance"),
        options: take("options").ok_or_else(|| missing("options"))?,
        position: take("position"),
        moves: take("moves").ok_or_else(|| missing("moves"))?,
    })
}

/// The beginning of a line, for messages about it.
pub(crate) fn clip(line: &str) -> String {
    line.trim().chars().take(60).collect()
}
