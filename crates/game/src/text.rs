//! The text side of a game: moves, outcomes, positions and options as lines a person can read and type.

use crate::{Entry, Game, Seat};

/// Text that could not be read: where and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Syntax {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

impl Syntax {
    /// A complaint about the first line.
    pub fn new(message: impl Into<String>) -> Syntax {
        Syntax { line: 1, message: message.into() }
    }

    /// The same complaint, asking for the candidate that looks like the word, if there is one.
    #[must_use]
    pub fn or_meant<'a>(mut self, word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Syntax {
        if let Some(candidate) = meant(word, candidates) {
            self.message += &format!("; did you mean `{candidate}`?");
        }
        self
    }

    /// The same complaint about another line.
    #[must_use]
    pub fn at(mut self, line: usize) -> Syntax {
        self.line = line;
        self
    }
}

/// The candidate that was probably meant by a word with a typing error: the nearest one, if it is near. The word itself is none.
pub fn meant<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let length = word.chars().count();
    // Long garbage is no typing error, and comparing takes time that grows with both lengths.
    if length > 40 {
        return None;
    }
    let far = length.div_ceil(3);
    let scored = candidates.into_iter().map(|candidate| (strsim::damerau_levenshtein(&word, candidate), candidate));
    let near = scored.filter(|&(distance, _)| (1..=far).contains(&distance)).min_by_key(|&(distance, _)| distance);
    near.map(|(_, candidate)| candidate)
}

/// Words with typing errors mended: each that is neither known nor a name becomes the known one that was probably meant. With them the
/// first that was mended; `None` if there was none.
pub fn mended<'a, K: Iterator<Item = &'static str>>(
    words: &[&'a str],
    known: impl Fn() -> K,
    is_name: impl Fn(&str) -> bool,
) -> Option<(Vec<&'a str>, &'static str)> {
    // A long line is no move with typing errors, and mending it takes time.
    if words.len() > 40 {
        return None;
    }
    let is_right = |word: &str| known().any(|other| other == word) || is_name(word);
    let right = |word: &str| if is_right(word) { None } else { meant(word, known()) };
    let first = words.iter().find_map(|word| right(word))?;
    Some((words.iter().map(|&word| right(word).unwrap_or(word)).collect(), first))
}

/// Why a move could not be read: it is not notation, or it names something a rule refuses, such as an unknown place.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread<I> {
    /// Not notation.
    Syntax(Syntax),
    /// Notation, but refused.
    Illegal(I),
}

impl<I> From<Syntax> for Unread<I> {
    fn from(syntax: Syntax) -> Self {
        Unread::Syntax(syntax)
    }
}

/// What stands behind a move that was done for a seat that let its time pass.
pub const DEFAULT_MARK: &str = "(default)";

/// Printers and parsers of a game. Each pair is inverse: what is written is read back as the same value.
pub trait Notation: Game {
    /// The name of a seat, such as its colour.
    fn seat_name(&self, seat: Seat) -> String;

    /// The seat with this name.
    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.seat_name(seat).eq_ignore_ascii_case(name))
    }

    /// A move as one line: `red builds settlement N(0,0)`.
    fn write_action(&self, seat: Seat, action: &Self::Action) -> String;

    /// An outcome of chance as one line: `dice 3+4`.
    fn write_outcome(&self, outcome: &Self::Outcome) -> String;

    /// Reads a move. The state decides which complaint comes first when the move names an unknown place.
    fn parse_action(&self, state: &Self::State, text: &str) -> Result<(Seat, Self::Action), Unread<Self::Illegal>>;

    /// Reads an outcome.
    fn parse_outcome(&self, text: &str) -> Result<Self::Outcome, Syntax>;

    /// Whether the line is meant as an outcome rather than a move.
    fn is_outcome(&self, text: &str) -> bool;

    /// Options as `key value` lines, complete enough to make the same table again.
    fn write_options(options: &Self::Options) -> String;

    /// Reads options from `key value` lines; keys not given keep their defaults. Reports all problems.
    fn parse_options(text: &str) -> Result<Self::Options, Vec<Syntax>>;

    /// A position as lines; what is not mentioned has its default.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a position. Reports all problems.
    fn parse_position(&self, text: &str) -> Result<Self::State, Vec<Syntax>>;

    /// A line for the log of what happened.
    fn write_event(&self, event: &Self::Event) -> String;

    /// Whether the event is a line of a log that people read. What only clients need, such as which places to light up, is not.
    fn is_logged(&self, _event: &Self::Event) -> bool {
        true
    }

    /// A log entry as one line: a move, a move marked as done by default, an outcome.
    fn write_entry(&self, entry: &Entry<Self>) -> String {
        match entry {
            Entry::Action(seat, action) => self.write_action(*seat, action),
            Entry::Default(seat, action) => format!("{} {DEFAULT_MARK}", self.write_action(*seat, action)),
            Entry::Outcome(outcome) => self.write_outcome(outcome),
        }
    }

    /// Reads a log entry.
    fn parse_entry(&self, state: &Self::State, text: &str) -> Result<Entry<Self>, Unread<Self::Illegal>> {
        if self.is_outcome(text) { Ok(Entry::Outcome(self.parse_outcome(text)?)) } else { self.parse_move(state, text) }
    }

    /// Reads a log entry of a seat: a move, marked as done by default or not.
    fn parse_move(&self, state: &Self::State, text: &str) -> Result<Entry<Self>, Unread<Self::Illegal>> {
        let marked = text.trim_end().strip_suffix(DEFAULT_MARK).map(str::trim_end);
        let (seat, action) = self.parse_action(state, marked.unwrap_or(text))?;
        Ok(if marked.is_some() { Entry::Default(seat, action) } else { Entry::Action(seat, action) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_errors_are_told_from_other_words() {
        let pieces = ["road", "settlement", "city"];
        assert_eq!(meant("setlement", pieces), Some("settlement"));
        assert_eq!(meant("Raod", pieces), Some("road"));
        assert_eq!(meant("castle", pieces), None);
        assert_eq!(meant("road", pieces), None, "nothing is wrong with it");
        assert_eq!(meant("", pieces), None);
        let complaint = Syntax::new("no piece is called `citty`").or_meant("citty", pieces);
        assert_eq!(complaint.to_string(), "line 1: no piece is called `citty`; did you mean `city`?");
    }

    #[test]
    fn a_line_is_mended_word_by_word() {
        let known = || ["builds", "city", "road", "raid"].into_iter();
        let is_name = |word: &str| word == "ctiies";
        let mended = |line: &'static str| mended(&line.split(' ').collect::<Vec<_>>(), known, is_name);
        assert_eq!(mended("bulids ctiy N(0,0)"), Some((vec!["builds", "city", "N(0,0)"], "builds")));
        assert_eq!(mended("builds ctiy N(0,0)"), Some((vec!["builds", "city", "N(0,0)"], "city")));
        assert_eq!(mended("builds road N(0,0)"), None, "though another word is near");
        assert_eq!(mended("bulids ctiies"), Some((vec!["builds", "ctiies"], "builds")), "a name is right as it is");
        assert_eq!(mended("sings"), None);
        assert_eq!(super::mended(&["bulids"; 41], known, is_name), None, "long lines are not looked at");
    }
}
