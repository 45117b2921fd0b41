//! A client of the server.
//!
//! * [`session`] is what a client knows and still waits for, as a plain state machine: messages go in, news and messages come out.
//! * [`door`] is the HTTP part: signing in, making tables, fetching records.
//! * [`link`] keeps a session connected: it connects again by itself, and sends again what was not answered.
//! * [`player`] answers for its seats with listed moves, drawn from a generator.
//!
//! A program that plays one seat to the end of the game is a loop over [`link::Link::next`] and [`player::Player::choose`].

pub mod door;
pub mod events;
pub mod link;
pub mod player;
pub mod session;

pub use door::{Door, DoorError};
pub use link::{Link, LinkError};
pub use player::Player;
pub use session::{News, Session};
