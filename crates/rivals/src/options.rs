//! What the people at the table agree on.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::cards::Set;

/// Which game is played (sections 5.2–5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The introductory game (`RIV-057`).
    Intro,
    /// The Era of Gold.
    Gold,
    /// The Era of Turmoil.
    Turmoil,
    /// The Era of Progress.
    Progress,
    /// The Duel of the Princes (`RIV-070`).
    Duel,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 5] = [Mode::Intro, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Duel];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["intro", "gold", "turmoil", "progress", "duel"][self as usize]
    }

    /// The mode with this name.
    pub fn named(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }

    /// The theme set of a theme game.
    pub const fn theme(self) -> Option<Set> {
        match self {
            Mode::Gold => Some(Set::Gold),
            Mode::Turmoil => Some(Set::Turmoil),
            Mode::Progress => Some(Set::Progress),
            Mode::Intro | Mode::Duel => None,
        }
    }
}

/// The colours of the starting cards (`RIV-046`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The red starters.
    Red,
    /// The blue starters.
    Blue,
}

impl Colour {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["red", "blue"][self as usize]
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Which game.
    pub mode: Mode,
    /// The colour of the first seat; the other seat has the other one.
    pub first_colour: Colour,
    /// Who has the first turn; thrown for if nobody is named (`RIV-053`).
    pub first_player: Option<Seat>,
    /// After so many turns of both players together the game ends, and the points decide (`RIV-340`); never if 0.
    pub turn_limit: u16,
}

/// `RIV-340`: turns of both players together, unless the table agrees on another number.
pub const TURN_LIMIT: u16 = 1000;

impl Default for Options {
    fn default() -> Options {
        Options { mode: Mode::Intro, first_colour: Colour::Red, first_player: None, turn_limit: TURN_LIMIT }
    }
}
