//! The values that go into the store and come out of it.

/// A table. What only the server understands stands in `doc`, as JSON; the other fields are what lists ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The unguessable name.
    pub id: String,
    /// The readable name, which no other table has; none for a table that was not given one yet.
    pub words: Option<String>,
    /// What happens there.
    pub status: TableStatus,
    /// Whether it stands in the lists of open and recent tables.
    pub is_open: bool,
    /// The guests whose table it is: who sit there and have not given up, and the host.
    pub guests: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When something was last done there.
    pub changed_at: u64,
    /// Everything else, as JSON.
    pub doc: String,
    /// The record of a finished game.
    pub record: Option<String>,
}

/// What must be known of a table before somebody who has only its readable name is let in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedTable {
    /// The unguessable name.
    pub id: String,
    /// What happens there.
    pub status: TableStatus,
    /// Whether it stands in the lists of open and recent tables.
    pub is_open: bool,
    /// When something was last done there.
    pub changed_at: u64,
}

/// What happens at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStatus {
    /// People are gathering.
    Lobby,
    /// The game is played.
    Playing,
    /// The game has ended.
    Over,
    /// The table was given up.
    Closed,
}

/// A line of the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The table.
    pub table: String,
    /// The number of the line, counted from 1: after it the table stands at this number.
    pub number: u32,
    /// The line: a move or an outcome in notation, or `undo`.
    pub line: String,
    /// Who sent the command and its id, for commands that are sent twice; empty for what the server did by itself.
    pub command: String,
    /// What the server wants to know again after a restart, as JSON: the reserves of the clocks.
    pub meta: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A position kept so that a table need not be played from its beginning after a restart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// The table.
    pub table: String,
    /// After so many lines.
    pub number: u32,
    /// What the server needs to go on from there, as JSON.
    pub doc: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// The number of the line at its table, counted from 1.
    pub number: u32,
    /// Who said it.
    pub guest: String,
    /// Their name then.
    pub name: String,
    /// The words.
    pub text: String,
    /// The name of the ready sentence, if it is one.
    pub phrase: Option<String>,
    /// The id of the command.
    pub command: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The SHA-256 hash of the secret in the cookie.
    pub secret_hash: [u8; 32],
    /// When they first came, in milliseconds since 1970.
    pub made_at: u64,
}

/// Something to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new table; its id must be new.
    NewTable(TableRow),
    /// A table as it is now; it must be there.
    Table(TableRow),
    /// A line of a log; its number must be new.
    Entry(EntryRow),
    /// A snapshot; older ones of the same table are no longer needed.
    Snapshot(SnapshotRow),
    /// A line of chat; its number must be new.
    Chat(ChatRow),
}
