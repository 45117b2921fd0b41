//! Whether the chance of a record follows from the secret it carries.
//!
//! A table that plays with a [`Secret`] writes a [`ChanceSection`] into its record. Afterwards anybody can draw again: the hash of the secret is
//! the commitment that was shown before the first move, the options are those that were asked for with everything that
//! [`Secret::deal`] deals, and the outcome number `n` is what [`Secret::draw`] draws. `docs/fairness.md` says what that proves.

use std::fmt;

use serde::Serialize;
use steading_fair::{Commitment, Secret};
use steading_game::record::{self, ChanceSection, Move, RecordError, Unplayed};
use steading_game::{Entry, Next, Syntax, Table};

use crate::games::names_in;
use crate::{Error, GameInfo, Playable, Problem};

/// What a record says about its chance once its game is over and the secret is shown. `asked` are the options as they were asked for, before
/// the board was drawn.
pub fn chance_of(secret: &Secret, asked: &str) -> ChanceSection {
    ChanceSection { commitment: secret.commitment().to_hex(), secret: Some(secret.to_hex()), asked: asked.to_owned() }
}

/// What came of checking a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything that was drawn follows from the secret.
    Verified {
        /// How many outcomes were drawn again, the board not counted.
        draws: u64,
        /// Whether the record goes on to the end of the game.
        is_over: bool,
    },
    /// The record carries no secret, so nothing can be said.
    NoSecret,
    /// Something does not follow.
    Broken(Discrepancy),
}

/// The first thing in a record that does not follow from its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Discrepancy {
    /// What it is about.
    pub about: About,
    /// The line of the record, counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

/// What a discrepancy is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// The hash that was shown before the first move.
    Commitment,
    /// What was dealt before the first move, such as the board.
    Options,
    /// The position the game began at.
    Start,
    /// The outcome with this number, counted from 1.
    Draw(u64),
}

impl fmt::Display for Discrepancy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match self.about {
            About::Commitment => f.write_str("the commitment is not the hash of the secret")?,
            About::Options => f.write_str("the options are not what was asked for and dealt from the secret")?,
            About::Start => f.write_str("the game does not begin at its start")?,
            About::Draw(number) => write!(f, "draw {number} does not follow from the secret")?,
        }
        write!(f, ": found `{}`, expected `{}`", self.found, self.expected)
    }
}

impl GameInfo {
    /// Draws everything in a record of this game again from the secret it carries.
    pub fn verify(&self, record: &str) -> Result<Verdict, Error> {
        (self.verify)(record)
    }
}

/// Draws everything in a record again. An error means that the text is no record, or that a move in it is against the rules.
pub(crate) fn verify<G: Playable>(text: &str) -> Result<Verdict, Error> {
    let failed = |error| Error::from_record(error, &names_in::<G>(text));
    let Unplayed { table, moves, chance } = record::open::<G>(text).map_err(failed)?;
    let Some(ChanceSection { commitment, secret: Some(secret), asked }) = chance else { return Ok(Verdict::NoSecret) };
    let not_hex = |key| move |_| unreadable(text, key, "expected 64 hexadecimal digits");
    let secret = Secret::from_hex(&secret).map_err(not_hex("secret"))?;
    let commitment = Commitment::from_hex(&commitment).map_err(not_hex("commitment"))?;

    let before = check_commitment(text, &secret, commitment)
        .map_or_else(|| check_options(text, &table, &secret, &asked), |found| Ok(Some(found)))?
        .or_else(|| check_start(text, &table));
    match before {
        Some(discrepancy) => Ok(Verdict::Broken(discrepancy)),
        None => draw_again(text, table, &moves, &secret).map_err(failed),
    }
}

fn check_commitment(text: &str, secret: &Secret, commitment: Commitment) -> Option<Discrepancy> {
    let hash = secret.commitment();
    (hash != commitment).then(|| Discrepancy {
        about: About::Commitment,
        line: line_of(text, "commitment"),
        found: commitment.to_hex(),
        expected: hash.to_hex(),
    })
}

/// Deals what was asked for and compares it with the options of the record.
fn check_options<G: Playable>(
    text: &str,
    table: &Table<G>,
    secret: &Secret,
    asked: &str,
) -> Result<Option<Discrepancy>, Error> {
    let mut dealt = G::parse_options(asked).map_err(|problems| {
        let messages: Vec<String> = problems.into_iter().map(|problem| problem.message).collect();
        unreadable(text, "asked", &messages.join("; "))
    })?;
    G::deal(&mut dealt, &mut secret.deal());
    if dealt == *table.game().options() {
        return Ok(None);
    }
    let (found, expected) = first_difference(&G::write_options(table.game().options()), &G::write_options(&dealt));
    Ok(Some(Discrepancy { about: About::Options, line: line_of(text, "options"), found, expected }))
}

/// The first lines in which two texts differ.
fn first_difference(left: &str, right: &str) -> (String, String) {
    let (mut left, mut right) = (left.lines(), right.lines());
    loop {
        match (left.next(), right.next()) {
            (Some(one), Some(other)) if one == other => {}
            (one, other) => {
                return (one.unwrap_or_default().trim().to_owned(), other.unwrap_or_default().trim().to_owned());
            }
        }
    }
}

fn check_start<G: Playable>(text: &str, table: &Table<G>) -> Option<Discrepancy> {
    (*table.start() != table.game().start()).then(|| Discrepancy {
        about: About::Start,
        line: line_of(text, "position"),
        found: "a position of its own".to_owned(),
        expected: "the start".to_owned(),
    })
}

/// Plays the record and draws every outcome again. Each draw is compared before the next line is played, so the first line that was tampered with is
/// found and not a later move that became impossible by it.
fn draw_again<G: Playable>(
    text: &str,
    mut table: Table<G>,
    moves: &[Move],
    secret: &Secret,
) -> Result<Verdict, RecordError<G::Illegal>> {
    let mut draws = 0;
    let drawn = |table: &Table<G>, number| {
        (table.next() == Next::Chance).then(|| table.game().sample(table.state(), &mut secret.draw(number)))
    };
    let broken = |line, number: u64, found: &str, expected: String| {
        let about = About::Draw(number + 1);
        Ok(Verdict::Broken(Discrepancy { about, line, found: found.to_owned(), expected }))
    };
    for Move { line, text } in moves {
        let refused = |error| RecordError::Move { line: *line, error };
        let entry = table.game().parse_entry(table.state(), text).map_err(|unread| refused(unread.into()))?;
        match (drawn(&table, draws), &entry) {
            (Some(expected), Entry::Outcome(found)) if expected == *found => draws += 1,
            (Some(expected), _) => return broken(*line, draws, text, table.game().write_outcome(&expected)),
            (None, Entry::Outcome(_)) => return broken(*line, draws, text, "no draw".to_owned()),
            (None, Entry::Action(..) | Entry::Default(..)) => {}
        }
        table.enter(entry).map_err(refused)?;
    }
    if let Some(expected) = drawn(&table, draws) {
        return broken(line_of(text, "end"), draws, "end", table.game().write_outcome(&expected));
    }
    Ok(Verdict::Verified { draws, is_over: table.next() == Next::Over })
}

fn unreadable(text: &str, key: &str, message: &str) -> Error {
    let problem = Syntax::new(format!("`{key}`: {message}")).at(line_of(text, key));
    Error::BadRecord(vec![Problem::syntax(problem)])
}

/// The first line of a record that begins with this word, counted from 1.
fn line_of(text: &str, word: &str) -> usize {
    let begins = |line: &str| line.split_whitespace().next() == Some(word);
    text.lines().position(begins).map_or(1, |index| index + 1)
}
