//! Tables of every game behind one face: played through the engine protocol, through [`steading_registry::AnyTable`], and from records.
//!
//! One binary for all of it: each would bring both games with all their bots.

mod any_game;
mod common;
mod island;
mod reference;
mod rivals;
mod seats;
mod stream;
mod summary;
mod toy;
mod verify;
