//! Fish tokens: one of them, and several.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A fish token, by the number of fish on it (`FISH-003`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "1 | 2 | 3", rename = "FishToken"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Token {
    /// One fish.
    One,
    /// Two fish.
    Two,
    /// Three fish.
    Three,
}

impl Token {
    /// All kinds.
    pub const ALL: [Token; 3] = [Token::One, Token::Two, Token::Three];

    /// How many fish it shows.
    pub const fn fish(self) -> u8 {
        self as u8 + 1
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> u8 {
        token.fish()
    }
}

impl TryFrom<u8> for Token {
    type Error = String;

    fn try_from(fish: u8) -> Result<Token, String> {
        let found = Token::ALL.into_iter().find(|token| token.fish() == fish);
        found.ok_or_else(|| format!("no token shows {fish} fish"))
    }
}

/// How many tokens of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishTokens"))]
#[serde(transparent)]
pub struct Tokens(pub [u8; 3]);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens([0; 3]);

    /// All there are (`FISH-003`), the boot aside.
    pub const ALL: Tokens = Tokens([11, 10, 8]);

    /// How many of this kind.
    pub const fn count(self, token: Token) -> u8 {
        self.0[token as usize]
    }

    /// How many in all.
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// How many fish they show together.
    pub fn fish(self) -> u16 {
        Token::ALL.into_iter().map(|token| u16::from(self.count(token)) * u16::from(token.fish())).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Tokens::NONE
    }

    /// The kinds of which there is one.
    pub fn kinds(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |&token| self.count(token) > 0)
    }

    /// The first kind of which the others hold more.
    pub fn lack_of(self, others: Tokens) -> Option<Token> {
        Token::ALL.into_iter().find(|&token| self.count(token) < others.count(token))
    }

    /// Puts a token to them.
    pub fn put(&mut self, token: Token) {
        self.0[token as usize] += 1;
    }

    /// Takes a token away.
    pub fn take(&mut self, token: Token) {
        debug_assert!(self.count(token) > 0, "no such token");
        self.0[token as usize] -= 1;
    }

    /// These and the others; `None` if that is more than can be counted.
    pub fn plus(self, others: Tokens) -> Option<Tokens> {
        let mut sum = self;
        for (count, more) in sum.0.iter_mut().zip(others.0) {
            *count = count.checked_add(more)?;
        }
        Some(sum)
    }

    /// These without the others; `None` if the others are no part of them.
    pub fn minus(self, others: Tokens) -> Option<Tokens> {
        let mut rest = self;
        for (count, less) in rest.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(less)?;
        }
        Some(rest)
    }

    /// The token with this number, counted kind by kind.
    pub fn nth(self, number: u16) -> Option<Token> {
        let mut left = number;
        for token in Token::ALL {
            let count = u16::from(self.count(token));
            if left < count {
                return Some(token);
            }
            left -= count;
        }
        None
    }

    /// Takes one of them blindly, each equally likely.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<Token> {
        let token = self.nth(rng.random_range(0..self.total().max(1)))?;
        self.take(token);
        Some(token)
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(all: I) -> Tokens {
        let mut tokens = Tokens::NONE;
        all.into_iter().for_each(|token| tokens.put(token));
        tokens
    }
}
