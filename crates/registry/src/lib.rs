//! The list of games and their type-erased tables. The only crate that knows every game; servers, terminals and engines reach
//! the rules through it, with text and JSON in and out.
//!
//! The parts:
//!
//! * [`GAMES`] lists the games; a [`GameInfo`] makes tables of one. A new game joins with a [`Playable`] and a line in the list.
//! * [`AnyTable`] is a table of whatever game.
//! * [`choices`] describes the options of a game to a lobby.
//! * [`options`] turns `key=value` pairs and JSON objects into the `key value` lines that games read.
//! * [`Error`] is everything that can go wrong, each with a stable code; [`sentence()`] says a refusal in words.
//! * [`GameInfo::verify`] draws the chance of a record again; [`chance_of`] is what a table writes for it.
//! * [`engine`] speaks the line protocol of `docs/engine-protocol.md`.

pub mod choices;
pub mod engine;
mod error;
mod games;
pub mod options;
mod reasons;
mod sentence;
mod summary;
mod table;
mod tree;
mod verify;

pub use choices::Choice;
pub use error::{Error, Problem};
pub use games::{GAMES, GameInfo, Playable, game_named};
pub use reasons::{Reason, Sort};
pub use sentence::{sentence, with_names};
pub use steading_bots::{Budget, Stop};
pub use steading_game::record::ChanceSection;
pub use steading_phrases::Language;
pub use summary::{RollCount, SeatSummary, StoryEntry, Summary};
pub use table::{AnyTable, Asked, Listed, Moved, Outcomes, Suggestion, Told};
pub use tree::{Branch, Tree};
pub use verify::{About, Discrepancy, Verdict, chance_of};
