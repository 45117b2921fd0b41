//! A table as a plain state machine: inputs and the time go in, a [`Step`] comes out: what must be written, and what is said to whom once it
//! is. Nothing here reads a clock, a socket, a database or the system's generator, so a simulation can drive a table with any of them.
//!
//! * [`core`]: the state machine itself: who is connected, and which input goes where.
//! * [`lobby`] is what can be done before the start and around a game, [`moves`] what can be done in it.
//! * [`play`]: the game with its log, its chance and what is undone. [`clock`]: whose time runs. [`bots`]: which bot must think.
//! * [`chat`]: what people say. [`looks`]: what each of them is shown.
//! * [`doc`] is what the store keeps of a table, [`record`] makes the record of a finished game from its log.

pub mod bots;
pub mod chat;
pub mod clock;
pub mod core;
pub mod doc;
pub mod failure;
pub mod lobby;
pub mod looks;
pub mod moves;
pub mod play;
pub mod record;
pub mod step;

pub use self::core::{Input, Settings, TableCore};
pub use doc::TableDoc;
pub use step::{ConnectionId, Guest, Step, Thought, Time};
