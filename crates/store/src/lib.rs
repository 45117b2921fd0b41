//! Where tables, logs and guests are kept.
//!
//! * [`Store`] is what the server needs; [`sqlite`] and [`postgres`] fulfil it with the same migrations and the same tests, and [`open`]
//!   chooses between them.
//! * `sql`, `write` and `read` are the statements, written once for both; `dialect` is what differs.
//! * [`rows`] are the values that go in and out.
//! * [`Writer`] gathers what many tables want written at the same moment into one transaction, so that a thousand tables can wait for
//!   the disk together.
//!
//! The log of a table is append-only: a line is written once under its number, and a second line with the same number is refused. A
//! write that was confirmed survives a crash of the program and of the machine.

use std::{path::Path, sync::Arc};

use async_trait::async_trait;

mod dialect;
pub mod postgres;
mod read;
pub mod rows;
mod sql;
pub mod sqlite;
mod write;
mod writer;

pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use writer::Writer;

use rows::{ChatRow, EntryRow, GuestRow, NamedTable, SnapshotRow, TableRow, Write};

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The log of the table already has a line with this number: somebody else writes to the same table.
    #[error("line {number} of table {} is already written", mark(table))]
    Conflict {
        /// The table.
        table: String,
        /// The number.
        number: u32,
    },
    /// Something with this key exists already.
    #[error("{0} exists already")]
    Exists(String),
    /// Another table has the readable name: one draws another.
    #[error("the readable name is taken")]
    NameTaken,
    /// There is nothing with this key.
    #[error("{0} is not there")]
    Missing(String),
    /// The store was made by a newer program.
    #[error("the data was written by a newer version of the program")]
    Newer,
    /// The address of the database is not understood.
    #[error("{0}")]
    Address(String),
    /// The database said no.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database did not answer, and nobody's request is to blame.
    #[error("the database does not answer: {0}")]
    Unreachable(String),
    /// The migrations could not be run.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether the database answered and said no to something that was to be written.
    pub(crate) fn is_refusal(&self) -> bool {
        match self {
            StoreError::Conflict { .. } | StoreError::Exists(_) | StoreError::NameTaken | StoreError::Missing(_) => {
                true
            }
            StoreError::Database(error) => matches!(error, sqlx::Error::Database(_) | sqlx::Error::Encode(_)),
            _ => false,
        }
    }
}

/// The beginning of the id of a table, for errors, which are written into logs: whoever knows the whole id may come in.
pub(crate) fn mark(table: &str) -> &str {
    table.get(..8).unwrap_or(table)
}

/// What the server needs to keep.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Writes everything in one transaction, or nothing of it.
    async fn commit(&self, writes: &[Write]) -> Result<(), StoreError>;

    /// A table.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// The table with this readable name.
    async fn table_with_words(&self, words: &str) -> Result<Option<NamedTable>, StoreError>;

    /// Whether a guest has had a part in a table: sits or sat there, or is or was its host. Who went before the start was never there.
    async fn has_part(&self, guest: &str, table: &str) -> Result<bool, StoreError>;

    /// Lines of the log of a table, in order, from this number on, at most so many.
    async fn entries(&self, table: &str, from: u32, limit: u32) -> Result<Vec<EntryRow>, StoreError>;

    /// The latest snapshot of a table.
    async fn snapshot(&self, table: &str) -> Result<Option<SnapshotRow>, StoreError>;

    /// The last lines of chat, oldest first.
    async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Open tables in the lobby or being played, the latest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Tables that a guest sits at or sat at and that were not closed, the latest first.
    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables of a guest have not ended.
    async fn live_tables_of(&self, guest: &str) -> Result<u32, StoreError>;

    /// How many tables have not ended.
    async fn live_tables(&self) -> Result<u32, StoreError>;

    /// Finished games of open tables, the latest first.
    async fn recent_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Tables that have not ended and that nobody has touched since then, at most so many.
    async fn stale_tables(&self, lobby_before: u64, play_before: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// A new guest.
    async fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreError>;

    /// The guest with this hash of a secret.
    async fn guest_with_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError>;

    /// Gives a guest another name.
    async fn rename_guest(&self, guest: &str, name: &str) -> Result<(), StoreError>;

    /// Keeps the hash of a one-time code for a guest; an older one of the same guest is forgotten.
    async fn put_move(&self, guest: &str, code_hash: &[u8; 32], expires_at: u64) -> Result<(), StoreError>;

    /// Uses a one-time code up, if it is known and not too old at `now`: the guest gets a new secret, and the old one is worth nothing
    /// from now on. All in one transaction, so that a code works once even if two devices try at the same moment.
    async fn redeem_move(
        &self,
        code_hash: &[u8; 32],
        now: u64,
        new_secret_hash: &[u8; 32],
    ) -> Result<Option<GuestRow>, StoreError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes everything out and closes the connections.
    async fn close(&self);
}

/// Opens the store: PostgreSQL when the address of a database is given, SQLite in the data folder otherwise.
pub async fn open(database: Option<&str>, folder: &Path) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match database {
        Some(url) => Arc::new(Postgres::connect(url).await?),
        None => Arc::new(Sqlite::open(folder).await?),
    })
}
