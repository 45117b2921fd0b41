//! The games, and what the commands ask of one. A new game joins with a line in [`GameName`], an implementation of [`Shown`], and
//! the arms the compiler then asks for.

use clap::ValueEnum;
use steading_game::{Game, Notation};
use steading_island::Island;
use steading_island::text::{draw, options};

/// The games by the names they have in commands and records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// The hex-board island game.
    Island,
}

impl GameName {
    /// The game a record is of.
    pub fn of_record(name: &str) -> Option<GameName> {
        GameName::value_variants().iter().copied().find(|game| game.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            GameName::Island => Island::NAME,
        }
    }
}

/// A game that a terminal can show.
pub trait Shown: Notation {
    /// The option that leaves trade offers out of the list of legal actions, as `key=value`, if the game has trade.
    const WITHOUT_OFFERS: Option<&'static str>;

    /// The keys of the options and what each can be.
    const KEYS: &'static [(&'static str, &'static str)];

    /// An option line that makes sense of options which need another one beside them.
    const BESIDE: Option<&'static str>;

    /// The option for this number of seats, as `key=value`.
    fn seats_option(seats: u8) -> String;

    /// The position as a picture for terminals.
    fn draw(&self, state: &Self::State, is_coloured: bool) -> String;
}

impl Shown for Island {
    const WITHOUT_OFFERS: Option<&'static str> = Some("list_offers=off");
    const KEYS: &'static [(&'static str, &'static str)] = options::KEYS;
    const BESIDE: Option<&'static str> = Some("board beginner");

    fn seats_option(seats: u8) -> String {
        format!("players={seats}")
    }

    fn draw(&self, state: &Self::State, is_coloured: bool) -> String {
        if is_coloured { draw::draw_coloured(self, state) } else { draw::draw(self, state) }
    }
}
