//! What goes into a table and what comes out.

use std::sync::Arc;

use steading_fair::Generator;
use steading_protocol::table::{Number, SeatNumber};
use steading_protocol::{ErrorCode, ServerMessage};
use steading_registry::{AnyTable, Stop};
use steading_store::rows::Write;

/// Milliseconds since 1970.
pub type Time = u64;

/// A connection of somebody to a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// A guest at the door.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// What came of an input. First everything in `writes` is committed, then the rest is done; if the commit fails, nothing of it may
/// be heard of outside, and the table is loaded again.
#[derive(Default)]
pub struct Step {
    /// What must be written, all of it together.
    pub writes: Vec<Write>,
    /// Messages to connections, as JSON.
    pub messages: Vec<(ConnectionId, Arc<str>)>,
    /// Connections to be closed after their messages.
    pub drops: Vec<ConnectionId>,
    /// Decisions that bots must think about.
    pub thoughts: Vec<Thought>,
    /// What came of commands, for the figures.
    pub results: Vec<Result<(), ErrorCode>>,
    /// Whether the game ended just now: its record can be made from the log.
    pub is_finished: bool,
}

impl Step {
    /// Says something to a connection.
    pub fn say(&mut self, to: ConnectionId, message: &ServerMessage) {
        self.messages.push((to, text(message)));
    }
}

/// A message as it goes over the wire.
pub fn text(message: &ServerMessage) -> Arc<str> {
    // Messages are plain data with text keys, which always can be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// A decision that a bot must think about. It holds a copy of the table, so that the table itself goes on meanwhile; the bot is shown
/// the view of its seat only ([`AnyTable::suggest`]).
pub struct Thought {
    /// The seat.
    pub seat: SeatNumber,
    /// The position.
    pub number: Number,
    /// The level of the bot.
    pub level: String,
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// What the bot leaves to chance.
    pub rng: Generator,
    /// Said by the table when it no longer waits for the answer.
    pub stop: Stop,
}
