//! The contract every Steading game fulfils, and what follows from it alone.
//!
//! The parts, in the order a reader meets them:
//!
//! * [`Game`] is the contract: immutable rules of one table, a flat [`Game::State`], actions of seats, outcomes of chance.
//! * [`Seat`], [`SeatSet`], [`Next`], [`Observer`] and [`Journal`] are the words the contract is written in.
//! * [`Refusal`] and [`RuleId`] say why an action is not allowed.
//! * [`Table`] plays a game: it checks, applies, logs and takes back by replay.
//! * [`Notation`] is the text side of a game; [`record`] writes and reads whole games with it. A [`Key`] describes an option.
//! * [`hidden`] keeps cards that lie face down, and what each seat knows of them.
//! * [`Tally`] is what is counted of a game that was played.
//! * [`laws`] holds every game to what the contract promises; [`perft()`] counts the tree of play.
//!
//! Nothing here knows a particular game, draws a random number by itself, or touches the outside world.

mod contract;
pub mod hidden;
mod key;
pub mod laws;
mod perft;
pub mod record;
mod refusal;
mod seat;
mod table;
mod tally;
mod text;

pub use contract::{Game, Journal, Next, Observer, Support};
pub use key::{Form, Key};
pub use perft::{PerftError, divide, perft};
pub use refusal::{Refusal, RuleId, Value};
pub use seat::{Seat, SeatSet};
pub use table::{Entry, Table, TableError};
pub use tally::{PointSource, Tally, mean_production};
pub use text::{DEFAULT_MARK, Notation, Syntax, Unread, meant, mended};
