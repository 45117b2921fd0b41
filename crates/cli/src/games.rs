//! The games, and what the commands ask of one. A new game joins with a line in [`GameName`], an implementation of [`Shown`], and
//! the arms the compiler then asks for.

use clap::ValueEnum;
use steading_game::{Game, Key, Notation};
use steading_island::Island;
use steading_rivals::Rivals;

/// The games by the names they have in commands and records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// The hex-board island game.
    Island,
    /// The two-player card game of rival princes.
    Rivals,
}

impl GameName {
    /// The game a record is of.
    pub fn of_record(name: &str) -> Option<GameName> {
        GameName::value_variants().iter().copied().find(|game| game.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            GameName::Island => Island::NAME,
            GameName::Rivals => Rivals::NAME,
        }
    }

    /// The options of the command line that are this game's alone.
    const fn flags(self) -> &'static [&'static str] {
        match self {
            GameName::Island => Island::FLAGS,
            GameName::Rivals => Rivals::FLAGS,
        }
    }

    /// Why an option of another game is refused, and what would be right.
    pub fn wrong_flag(self, flag: &str) -> String {
        let owner = GameName::value_variants().iter().find(|game| game.flags().contains(&flag));
        let owner = owner.copied().unwrap_or(self).name();
        format!("--{flag} belongs to the game {owner}, not to {}: leave it out, or add `--game {owner}`", self.name())
    }
}

/// A game that a terminal can show.
pub trait Shown: Notation + steading_bots::Judge {
    /// Its name on the command line.
    const GAME: GameName;

    /// The options of the command line that are this game's alone, without their dashes.
    const FLAGS: &'static [&'static str];

    /// The option that leaves trade offers out of the list of legal actions, as `key=value`, if the game has trade.
    const WITHOUT_OFFERS: Option<&'static str>;

    /// The keys of the options and what each can be.
    const KEYS: &'static [Key];

    /// An option line that makes sense of options which need another one beside them.
    const BESIDE: Option<&'static str>;

    /// The option for this number of seats, as `key=value`; `None` if the game is for that many anyway, and an error if it never is.
    fn seats_option(seats: u8) -> Result<Option<String>, String>;

    /// The position as a picture for terminals.
    fn draw(&self, state: &Self::State, is_coloured: bool) -> String;
}

impl Shown for Island {
    const GAME: GameName = GameName::Island;
    const FLAGS: &'static [&'static str] = &["expansion", "scenario", "variants", "no-player-trade"];
    const WITHOUT_OFFERS: Option<&'static str> = Some("list_offers=off");
    const KEYS: &'static [Key] = steading_island::text::keys::KEYS;
    const BESIDE: Option<&'static str> = Some("board beginner");

    fn seats_option(seats: u8) -> Result<Option<String>, String> {
        Ok(Some(format!("players={seats}")))
    }

    fn draw(&self, state: &Self::State, is_coloured: bool) -> String {
        use steading_island::text::draw;
        if is_coloured { draw::draw_coloured(self, state) } else { draw::draw(self, state) }
    }
}

impl Shown for Rivals {
    const GAME: GameName = GameName::Rivals;
    const FLAGS: &'static [&'static str] = &["mode"];
    const WITHOUT_OFFERS: Option<&'static str> = None;
    const KEYS: &'static [Key] = steading_rivals::text::options::KEYS;
    const BESIDE: Option<&'static str> = None;

    fn seats_option(seats: u8) -> Result<Option<String>, String> {
        if seats == 2 { Ok(None) } else { Err(format!("the card game is for 2 players, not {seats}")) }
    }

    fn draw(&self, state: &Self::State, is_coloured: bool) -> String {
        steading_rivals::text::draw::draw(self, state, is_coloured)
    }
}
