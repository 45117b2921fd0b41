//! Everything that can go wrong, each with a stable code.

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json, json};
use steading_game::record::RecordError;
use steading_game::{Refusal, Syntax, TableError, Value};
use steading_phrases::Language;

use crate::sentence::{phrase, sentence, with_names};

/// One thing that is wrong with a move, a record, a position or options: a broken rule or unreadable text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problem {
    /// The line of the text it is about, counted from 1, where there are several.
    pub line: Option<usize>,
    /// The code of the refusal; none for unreadable text.
    pub code: Option<&'static str>,
    /// The rule that is broken.
    pub rule: Option<&'static str>,
    /// The concrete values of the refusal, seats by name.
    pub values: Vec<(&'static str, Value)>,
    /// The same values, seats by number, for sentences with other names.
    pub numbered: Vec<(&'static str, Value)>,
    /// What is wrong with unreadable text, in English; empty for a broken rule.
    pub detail: Box<str>,
}

impl Problem {
    /// A broken rule. Without names of seats their numbers stand in the sentence.
    pub fn refusal(illegal: &impl Refusal, seat_names: &[String]) -> Problem {
        let numbered = illegal.values();
        Problem {
            code: Some(illegal.code()),
            rule: Some(illegal.rule().as_str()),
            values: with_names(&numbered, seat_names),
            numbered,
            ..Problem::default()
        }
    }

    /// Text that could not be read.
    pub fn syntax(syntax: Syntax) -> Problem {
        Problem { line: Some(syntax.line), detail: syntax.message.into(), ..Problem::default() }
    }

    /// An English sentence, with the engine's names for the seats.
    pub fn message(&self) -> String {
        match self.code {
            Some(code) => sentence(Language::English, code, &self.values, &[]),
            None => self.detail.to_string(),
        }
    }

    /// A sentence of the language. Seats have the given names, by number, of players or colours; colours are put into the language.
    /// What is wrong with unreadable text is said in English inside the sentence, beside the words it is about.
    pub fn sentence(&self, language: Language, seat_names: &[String]) -> String {
        let sentence = match self.code {
            Some(code) => sentence(language, code, &self.numbered, seat_names),
            None => phrase(language, "unreadable", &[("detail", self.detail.to_string())]),
        };
        match self.line {
            Some(line) => phrase(language, "on-line", &[("line", line.to_string()), ("sentence", sentence)]),
            None => sentence,
        }
    }

    fn fill(&self, out: &mut Map<String, Json>) {
        if let Some(line) = self.line {
            out.insert("line".into(), line.into());
        }
        if let Some(code) = self.code {
            out.insert("code".into(), code.into());
        }
        if let Some(rule) = self.rule {
            out.insert("rule".into(), rule.into());
            let values = self.values.iter().map(|(name, value)| ((*name).to_owned(), json!(value)));
            out.insert("values".into(), Json::Object(values.collect()));
        }
        out.insert("message".into(), self.message().into());
    }

    /// The problem as clients get it.
    pub fn to_json(&self) -> Json {
        let mut out = Map::new();
        self.fill(&mut out);
        Json::Object(out)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.message())?;
        self.rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

/// Unreadable lines as problems.
pub(crate) fn problems(syntax: Vec<Syntax>) -> Vec<Problem> {
    syntax.into_iter().map(Problem::syntax).collect()
}

/// Why a request was not carried out. Nothing has changed when one of these comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The line is no JSON object.
    BadJson(String),
    /// The line is not UTF-8.
    BadUtf8,
    /// The line is longer than this many bytes.
    LineTooLong(usize),
    /// No command has this name.
    UnknownCommand(String),
    /// A field of the request is missing, unknown or of the wrong kind.
    BadField {
        /// The field.
        field: String,
        /// What is wrong with it.
        message: String,
    },
    /// No game has been started.
    NoTable,
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// No seat has this name.
    UnknownSeat {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// No bot has this name.
    UnknownBot {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The text is no notation.
    BadNotation(Problem),
    /// A rule forbids the action.
    Refused(Problem),
    /// The action is another seat's than the one that was named.
    OtherSeat {
        /// The seat in the notation.
        acts: String,
        /// The seat of the request.
        named: String,
    },
    /// Chance cannot choose this now.
    ImpossibleOutcome(String),
    /// The action is marked as a default, but is not what is done by default.
    NotDefault(String),
    /// Nothing is done for the seat by default.
    NoDefault(String),
    /// The game does not wait for chance.
    NotChance,
    /// The chance has too many outcomes to list.
    SampleOnly,
    /// The options make no table.
    BadOptions(Vec<Problem>),
    /// The text is no position of this table.
    BadPosition(Vec<Problem>),
    /// The text is no record, or a move in it is refused.
    BadRecord(Vec<Problem>),
    /// Fewer entries have been played than should be taken back.
    NothingToUndo {
        /// Entries to take back.
        steps: u64,
        /// Entries there are.
        entries: usize,
    },
    /// The seat has nothing to choose from.
    NoActions(Option<String>),
    /// A count reached its limit before its end.
    LimitReached(u64),
}

impl Error {
    /// The stable code of this kind of error.
    pub fn kind(&self) -> &'static str {
        match self {
            Error::BadJson(_) => "BAD_JSON",
            Error::BadUtf8 => "BAD_UTF8",
            Error::LineTooLong(_) => "LINE_TOO_LONG",
            Error::UnknownCommand(_) => "UNKNOWN_COMMAND",
            Error::BadField { .. } => "BAD_FIELD",
            Error::NoTable => "NO_TABLE",
            Error::UnknownGame { .. } => "UNKNOWN_GAME",
            Error::UnknownSeat { .. } => "UNKNOWN_SEAT",
            Error::UnknownBot { .. } => "UNKNOWN_BOT",
            Error::BadNotation(_) => "BAD_NOTATION",
            Error::Refused(_) => "REFUSED",
            Error::OtherSeat { .. } => "OTHER_SEAT",
            Error::ImpossibleOutcome(_) => "IMPOSSIBLE_OUTCOME",
            Error::NotDefault(_) => "NOT_DEFAULT",
            Error::NoDefault(_) => "NO_DEFAULT",
            Error::NotChance => "NOT_CHANCE",
            Error::SampleOnly => "SAMPLE_ONLY",
            Error::BadOptions(_) => "BAD_OPTIONS",
            Error::BadPosition(_) => "BAD_POSITION",
            Error::BadRecord(_) => "BAD_RECORD",
            Error::NothingToUndo { .. } => "NOTHING_TO_UNDO",
            Error::NoActions(_) => "NO_ACTIONS",
            Error::LimitReached(_) => "LIMIT_REACHED",
        }
    }

    /// The most exact code: the refusal's own for a broken rule, else the kind.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Refused(problem) => problem.code.unwrap_or(self.kind()),
            _ => self.kind(),
        }
    }

    /// The error as clients get it: kind, code, message and what belongs to the kind.
    pub fn to_json(&self) -> Json {
        let mut out = Map::new();
        out.insert("kind".into(), self.kind().into());
        out.insert("code".into(), self.code().into());
        match self {
            Error::Refused(problem) | Error::BadNotation(problem) => problem.fill(&mut out),
            Error::BadOptions(all) | Error::BadPosition(all) | Error::BadRecord(all) => {
                out.insert("message".into(), self.to_string().into());
                out.insert("problems".into(), all.iter().map(Problem::to_json).collect());
            }
            Error::BadField { field, .. } => {
                out.insert("field".into(), field.as_str().into());
                out.insert("message".into(), self.to_string().into());
            }
            _ => {
                out.insert("message".into(), self.to_string().into());
            }
        }
        Json::Object(out)
    }

    pub(crate) fn field(field: &str, message: impl Into<String>) -> Error {
        Error::BadField { field: clip(field), message: message.into() }
    }

    /// `text` is the notation that was tried.
    pub(crate) fn from_table<I: Refusal>(error: TableError<I>, text: &str, seat_names: &[String]) -> Error {
        match error {
            TableError::Illegal(illegal) => Error::Refused(Problem::refusal(&illegal, seat_names)),
            TableError::Impossible => Error::ImpossibleOutcome(clip(text)),
            TableError::NotDefault => Error::NotDefault(clip(text)),
            TableError::Unread(syntax) => Error::BadNotation(Problem { line: None, ..Problem::syntax(syntax) }),
        }
    }

    pub(crate) fn from_record<I: Refusal>(error: RecordError<I>, seat_names: &[String]) -> Error {
        Error::BadRecord(match error {
            RecordError::Syntax(syntax) => problems(syntax),
            RecordError::Options(all) => all.iter().map(|illegal| Problem::refusal(illegal, &[])).collect(),
            RecordError::Move { line, error } => {
                let problem = match error {
                    TableError::Illegal(illegal) => Problem::refusal(&illegal, seat_names),
                    TableError::Impossible => Problem::syntax(Syntax::new("This outcome cannot happen here.")),
                    TableError::NotDefault => Problem::syntax(Syntax::new("This is not what is done by default here.")),
                    TableError::Unread(syntax) => Problem::syntax(syntax),
                };
                vec![Problem { line: Some(line), ..problem }]
            }
        })
    }
}

impl Error {
    /// A sentence of the language. Seats in refusals have the given names, by number; colours are put into the language.
    pub fn sentence(&self, language: Language, seat_names: &[String]) -> String {
        match self {
            Error::BadNotation(problem) | Error::Refused(problem) => problem.sentence(language, seat_names),
            Error::BadOptions(all) | Error::BadPosition(all) | Error::BadRecord(all) => {
                let problems: Vec<String> = all.iter().map(|problem| problem.sentence(language, seat_names)).collect();
                phrase(language, self.kind(), &[("problems", problems.join(" "))])
            }
            _ => phrase(language, self.kind(), &self.values()),
        }
    }

    /// What the sentence about this kind of error has to name, but for refusals and lists of problems.
    fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Error::BadJson(detail) => vec![("detail", detail.clone())],
            Error::LineTooLong(limit) => vec![("limit", limit.to_string())],
            Error::UnknownCommand(name) => vec![("name", name.clone())],
            Error::BadField { field, message } => vec![("field", field.clone()), ("detail", message.clone())],
            Error::UnknownGame { name, known } | Error::UnknownBot { name, known } => {
                vec![("name", name.clone()), ("known", known.join(", "))]
            }
            Error::UnknownSeat { name, known } => vec![("name", name.clone()), ("known", known.join(", "))],
            Error::OtherSeat { acts, named } => vec![("acts", acts.clone()), ("seat", named.clone())],
            Error::ImpossibleOutcome(text) | Error::NotDefault(text) => vec![("text", text.clone())],
            Error::NoDefault(seat) | Error::NoActions(Some(seat)) => vec![("seat", seat.clone())],
            Error::NothingToUndo { steps, entries } => {
                vec![("steps", steps.to_string()), ("entries", entries.to_string())]
            }
            Error::LimitReached(limit) => vec![("limit", limit.to_string())],
            Error::BadUtf8
            | Error::NoTable
            | Error::NotChance
            | Error::SampleOnly
            | Error::NoActions(None)
            | Error::BadNotation(_)
            | Error::Refused(_)
            | Error::BadOptions(_)
            | Error::BadPosition(_)
            | Error::BadRecord(_) => Vec::new(),
        }
    }
}

/// The error in English; a broken rule with its id.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::BadNotation(problem) | Error::Refused(problem) => problem.fmt(f),
            Error::BadOptions(all) | Error::BadPosition(all) | Error::BadRecord(all) => {
                f.write_str(&phrase(Language::English, self.kind(), &[("problems", joined(all))]))
            }
            _ => f.write_str(&phrase(Language::English, self.kind(), &self.values())),
        }
    }
}

impl std::error::Error for Error {}

fn joined(all: &[Problem]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The beginning of a text somebody sent, for messages about it.
pub(crate) fn clip(text: &str) -> String {
    text.trim().chars().take(60).collect()
}
