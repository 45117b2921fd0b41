//! What the server and its clients say to each other.
//!
//! * [`socket`]: the messages of a table's WebSocket, in both directions.
//! * [`table`]: a table as everybody sees it: seats, clocks, who is waited for.
//! * [`http`]: bodies of the HTTP part: guests, lists of tables, games and their options, records.
//! * [`error`](mod@error): everything a client can be told off for, each with a stable code.
//!
//! Messages are JSON. Enums are closed and written with their name outside (`{"act": {…}}`); unknown fields and names are errors, so a
//! mistake is heard of at once. [`VERSION`] changes whenever an old client would misunderstand a new server or the other way round.
//! `cargo xtask codegen` writes the same types as TypeScript into `web/src/protocol/`.

pub mod error;
pub mod http;
pub mod socket;
pub mod table;
mod typescript;

pub use error::{ErrorCode, Failure};
pub use socket::{ClientMessage, ServerMessage};
pub use table::{Number, SeatNumber, TableId};
pub use typescript::write_typescript;

/// The version of everything in this crate. A client says it in its first message.
pub const VERSION: u32 = 3;

/// The longest message a client may send, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 16 * 1024;

/// The longest line of chat, in characters.
pub const CHAT_CHARS_MAX: usize = 300;

/// The longest name of a guest, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// The longest name of a table, in characters.
pub const TABLE_NAME_CHARS_MAX: usize = 40;

/// The longest id that a client may give a command, in bytes.
pub const COMMAND_ID_BYTES_MAX: usize = 64;

/// For fields that are left out unless they are true.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(truth: &bool) -> bool {
    !truth
}
