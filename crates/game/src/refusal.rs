//! Why an action is not allowed.

use std::fmt;

use serde::Serialize;

/// The id of a rule in the catalogue, such as `BASE-149`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Names a rule. Only generated code should call this: it takes the ids from `rules/*.md`.
    pub const fn new(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The id as the catalogue writes it.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A concrete value inside a refusal: the place, the seat, the number that the sentence must name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A name: a place, a kind of card, a piece.
    Text(String),
    /// A count.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(number) => write!(f, "{number}"),
        }
    }
}

/// A refused action as a value: small, `Copy`, no sentences. Sentences are made at the edge from code and values.
pub trait Refusal: Copy + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The stable code, such as `TOO_CLOSE`.
    fn code(&self) -> &'static str;

    /// The rule that is broken.
    fn rule(&self) -> RuleId;

    /// The concrete values, by name, that a sentence about this refusal needs.
    fn values(&self) -> Vec<(&'static str, Value)>;
}

/// Declares the codes of a game with their written form, as the catalogue has them.
///
/// ```
/// steading_game::codes! {
///     /// The game has ended.
///     GameOver = "GAME_OVER",
///     /// The distance rule.
///     TooClose = "TOO_CLOSE",
/// }
/// assert_eq!(Code::TooClose.text(), "TOO_CLOSE");
/// assert_eq!(Code::ALL, [Code::GameOver, Code::TooClose]);
/// ```
#[macro_export]
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// The stable code of a refusal.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The code as written in the catalogue.
            pub const fn text(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }
        }
    };
}
