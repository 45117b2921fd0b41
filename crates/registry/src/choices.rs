//! What a table can agree on, described to a lobby: every key of the options, what it may be beside the others as they are, and why
//! not.
//!
//! Nothing here knows a rule. A value is refused because a table with it was tried and could not be made, and the reason is the first
//! one the game gave. A default is what the options mean when the key is left out, so that the points to win follow the variants.
//!
//! A key that has nothing to say beside the others, such as an option of a scenario that is not played, is listed as idle: a lobby
//! hides or greys it, and keeps what was chosen.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;
use steading_game::{Form, Key, RuleId};

use crate::error::problems;
use crate::{Error, Playable, Problem};

/// A key of the options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The key as options write it.
    pub key: &'static str,
    /// What it may be.
    #[serde(flatten)]
    pub kind: Kind,
    /// What it is now.
    pub value: String,
    /// What it is when it is left out, the other options as they are.
    pub default: String,
    /// Whether it changes nothing beside the other options.
    pub is_idle: bool,
    /// The rule it is about.
    pub rule: Option<&'static str>,
}

/// What a key may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// One of these.
    One {
        /// All of them.
        of: Vec<Value>,
    },
    /// Any of these, parted by blanks, or `none`. Each is judged as if it alone were added or taken away.
    Many {
        /// All of them.
        of: Vec<Value>,
    },
    /// One of these for each seat, in turn order and none twice, parted by blanks.
    Row {
        /// All of them.
        of: Vec<&'static str>,
    },
    /// A number, or a word in its place.
    Number {
        /// The lowest.
        low: u16,
        /// The highest.
        high: u16,
        /// The words.
        also: Vec<Value>,
    },
    /// `off` or `on`.
    Flag {
        /// Why it cannot be switched to the other now.
        refused: Option<Problem>,
    },
    /// Any text, such as a board.
    Text,
}

/// A value of a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Value {
    /// As options write it.
    pub value: String,
    /// Why no table can be made with it, the other options as they are.
    pub refused: Option<Problem>,
}

/// Describes every key, given the `key value` lines chosen so far. Lines that cannot be read are an error; lines that can be read but
/// make no table are not, since another choice may mend them.
pub(crate) fn choices<G: Playable>(options: &str) -> Result<Vec<Choice>, Error> {
    let chosen = read::<G>(options)?;
    let draft = Draft::of(options, G::keys());
    let written = G::write_options(&chosen);
    let now = Draft::of(&written, G::keys());
    let describe = |key: &Key| {
        let value = now.value(key.name).or_else(|| draft.value(key.name)).unwrap_or_else(|| key.unsaid.to_owned());
        Choice {
            key: key.name,
            kind: kind::<G>(key, &draft, &value),
            default: default::<G>(key, &draft),
            value,
            is_idle: G::is_idle(&chosen, key.name),
            rule: key.rule.map(RuleId::as_str),
        }
    };
    Ok(G::keys().iter().map(describe).collect())
}

/// The options in full, if they make a table. What they leave to chance stays open.
pub(crate) fn complete<G: Playable>(options: &str) -> Result<String, Error> {
    let options = read::<G>(options)?;
    make::<G>(options.clone())?;
    Ok(G::write_options(&options))
}

/// The names of the seats of a table with these options.
pub(crate) fn seats<G: Playable>(options: &str) -> Result<Vec<String>, Error> {
    let game = make::<G>(read::<G>(options)?)?;
    Ok(game.seats().iter().map(|seat| game.seat_name(seat)).collect())
}

fn read<G: Playable>(options: &str) -> Result<G::Options, Error> {
    G::parse_options(options).map_err(|syntax| Error::BadOptions(problems(syntax)))
}

/// A table for trying. Whatever the options leave to chance is drawn always the same, and forgotten.
fn make<G: Playable>(mut options: G::Options) -> Result<G, Error> {
    G::deal(&mut options, &mut SmallRng::seed_from_u64(0));
    let refused = |all: Vec<G::Illegal>| all.iter().map(|illegal| Problem::refusal(illegal, &[])).collect();
    G::new(options).map_err(|all| Error::BadOptions(refused(all)))
}

/// Why options make no table: the first problem.
fn refusal<G: Playable>(options: &str) -> Option<Problem> {
    match read::<G>(options).and_then(make::<G>) {
        Err(Error::BadOptions(all)) => all.into_iter().next(),
        _ => None,
    }
}

fn kind<G: Playable>(key: &Key, draft: &Draft<'_>, value: &str) -> Kind {
    let refused =
        |value: &str| refusal::<G>(&draft.with(key.name, value)).map(|problem| Problem { line: None, ..problem });
    let judge = |word: &&str| Value { value: (*word).to_owned(), refused: refused(word) };
    match key.form {
        Form::One(words) => Kind::One { of: words.iter().map(judge).collect() },
        Form::Many(words) => {
            let judge =
                |word: &&str| Value { value: (*word).to_owned(), refused: refused(&toggled(words, value, word)) };
            Kind::Many { of: words.iter().map(judge).collect() }
        }
        Form::Row(words) => Kind::Row { of: words.to_vec() },
        Form::Number { low, high, also } => Kind::Number { low, high, also: also.iter().map(judge).collect() },
        Form::Flag => Kind::Flag { refused: refused(if value == "on" { "off" } else { "on" }) },
        Form::Text => Kind::Text,
    }
}

/// The words of a set with one added, or taken away if it was there.
fn toggled(words: &[&str], value: &str, word: &str) -> String {
    let has = |word: &str| value.split_whitespace().any(|other| other == word);
    let set: Vec<&str> = words.iter().copied().filter(|&other| has(other) != (other == word)).collect();
    if set.is_empty() { "none".to_owned() } else { set.join(" ") }
}

/// What the options mean without the key. Where other keys need it, that is what options say that leave everything out.
fn default<G: Playable>(key: &Key, draft: &Draft<'_>) -> String {
    let without = G::parse_options(&draft.without(key.name)).ok();
    let written = without.map(|options| G::write_options(&options)).unwrap_or_default();
    Draft::of(&written, G::keys()).value(key.name).unwrap_or_else(|| key.unsaid.to_owned())
}

/// Options taken apart: each key with its lines, the key's own first.
struct Draft<'a>(Vec<(&'a str, Vec<&'a str>)>);

impl<'a> Draft<'a> {
    /// A key alone on its line is followed by lines that belong to it, up to the next key.
    fn of(text: &'a str, keys: &[Key]) -> Draft<'a> {
        let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let first = line.split_whitespace().next().unwrap_or_default();
            let is_key = keys.iter().any(|key| key.name == first);
            match parts.last_mut().filter(|(key, lines)| !is_key && lines.first() == Some(key)) {
                Some((_, lines)) => lines.push(line),
                None => parts.push((first, vec![line])),
            }
        }
        Draft(parts)
    }

    /// The value of a key, the last one given; of several lines if it is written so.
    fn value(&self, key: &str) -> Option<String> {
        let (_, lines) = self.0.iter().rev().find(|(name, _)| *name == key)?;
        let (first, rest) = lines.split_first()?;
        let own = first[key.len()..].trim();
        Some(
            [own]
                .into_iter()
                .chain(rest.iter().copied())
                .filter(|line| !line.is_empty())
                .collect::<Vec<_>>()
                .join("\n"),
        )
    }

    /// The lines without those of a key.
    fn without(&self, key: &str) -> String {
        let lines = self.0.iter().filter(|(name, _)| *name != key).flat_map(|(_, lines)| lines);
        lines.flat_map(|line| [*line, "\n"]).collect()
    }

    /// The lines with another value for a key.
    fn with(&self, key: &str, value: &str) -> String {
        self.without(key) + key + " " + value + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[Key] = &[key("board"), key("players"), key("sites")];

    const fn key(name: &'static str) -> Key {
        Key { name, help: "", form: Form::Text, unsaid: "", rule: None }
    }

    #[test]
    fn options_are_taken_apart_by_key() {
        let draft = Draft::of("players 3\nboard\n  A B\n\n # a remark\n  C\nsites x, y\nplayers 4\nother 1\n", KEYS);
        assert_eq!(draft.value("board").as_deref(), Some("A B\nC"));
        assert_eq!(draft.value("players").as_deref(), Some("4"));
        assert_eq!(draft.value("other").as_deref(), Some("1"));
        assert_eq!(draft.value("none"), None);
        assert_eq!(draft.without("board"), "players 3\nsites x, y\nplayers 4\nother 1\n");
        assert_eq!(draft.with("players", "2"), "board\nA B\nC\nsites x, y\nother 1\nplayers 2\n");
    }

    #[test]
    fn a_word_of_a_set_is_added_or_taken_away() {
        let words = ["a", "b", "c"];
        assert_eq!(toggled(&words, "none", "b"), "b");
        assert_eq!(toggled(&words, "c b", "a"), "a b c");
        assert_eq!(toggled(&words, "b c", "b"), "c");
        assert_eq!(toggled(&words, "b", "b"), "none");
    }
}
