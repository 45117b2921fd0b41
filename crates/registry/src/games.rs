//! The list of games.

use std::fmt;

use rand::Rng;
use serde::Serialize;
use steading_bots::{Bot, Budget, Judge};
use steading_game::{Notation, Table, record};
use steading_island::Island;
use steading_rivals::Rivals;

use crate::error::problems;
use crate::table::Live;
use crate::verify::{Verdict, verify};
use crate::{AnyTable, Error, Problem};

/// A table, or why there is none.
type Made = Result<Box<dyn AnyTable>, Error>;

/// Every game, in the order people are offered them.
pub const GAMES: &[GameInfo] = &[GameInfo::of::<Island>(), GameInfo::of::<Rivals>()];

/// The game with this name.
pub fn game_named<'a>(games: &'a [GameInfo], name: &str) -> Result<&'a GameInfo, Error> {
    games.iter().find(|game| game.name == name).ok_or_else(|| Error::UnknownGame {
        name: name.to_owned(),
        known: games.iter().map(|game| game.name).collect(),
    })
}

/// What a game needs to be played through this crate: notation, and values that can be written as JSON. The methods are what a
/// game may add.
pub trait Playable:
    Notation<State: Serialize, View: Serialize, Event: Serialize, Action: Serialize, Outcome: Serialize> + Judge + Clone
{
    /// The board as a drawing, for terminals and bug reports.
    fn board(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The names of the bots that play this game, weakest first.
    fn bots() -> &'static [&'static str] {
        steading_bots::NAMES
    }

    /// The bot with this name, thinking within the budget.
    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        steading_bots::by_name(name, budget).map(|bot| Box::new(bot) as Box<dyn Bot<Self>>)
    }
}

impl Playable for Island {
    fn board(&self, state: &Self::State) -> Option<String> {
        Some(steading_island::text::draw::draw(self, state))
    }
}

impl Playable for Rivals {
    fn board(&self, state: &Self::State) -> Option<String> {
        Some(steading_rivals::text::draw::draw(self, state, false))
    }
}

/// A game that tables can be made of.
#[derive(Clone, Copy)]
pub struct GameInfo {
    /// The name in commands and records.
    pub name: &'static str,
    /// The names of the bots that play it, weakest first.
    pub bots: fn() -> &'static [&'static str],
    defaults: fn() -> Result<String, Error>,
    create: fn(&str, Option<&str>, &mut dyn Rng) -> Made,
    load: fn(&str) -> Made,
    pub(crate) verify: fn(&str) -> Result<Verdict, Error>,
}

impl GameInfo {
    /// The entry of a game.
    pub const fn of<G: Playable>() -> GameInfo {
        GameInfo {
            name: G::NAME,
            bots: G::bots,
            defaults: defaults::<G>,
            create: create::<G>,
            load: load::<G>,
            verify: verify::<G>,
        }
    }

    /// The options nobody changed, as `key value` lines.
    pub fn default_options(&self) -> Result<String, Error> {
        (self.defaults)()
    }

    /// A fresh table. The options are `key value` lines; what they leave to chance, such as the board, is drawn.
    pub fn create(&self, options: &str, rng: &mut dyn Rng) -> Result<Box<dyn AnyTable>, Error> {
        (self.create)(options, None, rng)
    }

    /// A table that begins at a position.
    pub fn create_at(&self, options: &str, position: &str, rng: &mut dyn Rng) -> Result<Box<dyn AnyTable>, Error> {
        (self.create)(options, Some(position), rng)
    }

    /// A table with everything a record says.
    pub fn load(&self, record: &str) -> Result<Box<dyn AnyTable>, Error> {
        (self.load)(record)
    }
}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameInfo").field("name", &self.name).finish_non_exhaustive()
    }
}

fn defaults<G: Playable>() -> Result<String, Error> {
    let options = G::parse_options("").map_err(|syntax| Error::BadOptions(problems(syntax)))?;
    Ok(G::write_options(&options))
}

fn create<G: Playable>(options: &str, position: Option<&str>, mut rng: &mut dyn Rng) -> Made {
    let mut options = G::parse_options(options).map_err(|syntax| Error::BadOptions(problems(syntax)))?;
    G::deal(&mut options, &mut rng);
    let game = G::new(options)
        .map_err(|all| Error::BadOptions(all.iter().map(|illegal| Problem::refusal(illegal, &[])).collect()))?;
    let Some(position) = position else {
        return Ok(Box::new(Live::new(Table::new(game))));
    };
    let start = game.parse_position(position).map_err(|syntax| Error::BadPosition(problems(syntax)))?;
    Ok(Box::new(Live::new(Table::from_position(game, start))))
}

fn load<G: Playable>(text: &str) -> Made {
    match record::read::<G>(text) {
        Ok(table) => Ok(Box::new(Live::new(table))),
        Err(error) => Err(Error::from_record(error, &names_in::<G>(text))),
    }
}

/// The names of the seats in a record with a mistake in its moves: the record is good up to there.
pub(crate) fn names_in<G: Playable>(text: &str) -> Vec<String> {
    let head: Vec<&str> = text.lines().take_while(|line| line.trim_end() != "moves").collect();
    let empty = head.join("\n") + "\nmoves\nend\n";
    record::read::<G>(&empty).map_or_else(|_| Vec::new(), |table| Live::new(table).seat_names())
}
