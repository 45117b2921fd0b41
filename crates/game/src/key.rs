//! What a table can be asked to agree on: the keys of the options, as data for lobbies and help.

use crate::RuleId;

/// A key of the options. A game has one table of them, beside the parser that reads them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Key {
    /// The key as options write it.
    pub name: &'static str,
    /// What it can be, in a few words for messages.
    pub help: &'static str,
    /// What it can be, as data.
    pub form: Form,
    /// The value that options mean which do not write the key; empty for text that is not there.
    pub unsaid: &'static str,
    /// The rule it is about.
    pub rule: Option<RuleId>,
}

/// What the value of a key can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One of these words.
    One(&'static [&'static str]),
    /// Any of these words, parted by blanks, or `none`.
    Many(&'static [&'static str]),
    /// One of these words for each seat, in turn order and none twice, parted by blanks.
    Row(&'static [&'static str]),
    /// A number.
    Number {
        /// The lowest.
        low: u16,
        /// The highest.
        high: u16,
        /// Words that may stand in its place.
        also: &'static [&'static str],
    },
    /// `off` or `on`.
    Flag,
    /// Words of another kind, such as a board.
    Text,
}
