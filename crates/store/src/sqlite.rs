//! SQLite in a file of the data folder, for a server that needs nothing else on the machine.

use std::{fs, io, path::Path, time::Duration};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::{
    StoreError,
    sql::{SqlStore, migrate},
};

/// The name of the file in the data folder.
pub const FILE: &str = "steading.db";

/// SQLite has one writer at a time; readers do not wait for it.
const READERS_MAX: u32 = 4;

/// How long a write waits for another program that holds the same file.
const BUSY_MAX: Duration = Duration::from_secs(10);

/// The store in a file of SQLite.
pub type Sqlite = SqlStore<sqlx::Sqlite>;

impl Sqlite {
    /// Opens the store in this folder; folder and file are made when they are not there.
    ///
    /// What was committed is on the disk, not only with the operating system: the log is written ahead and flushed with every commit.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        fs::create_dir_all(folder).map_err(|error| {
            sqlx::Error::Io(io::Error::new(error.kind(), format!("cannot make {}: {error}", folder.display())))
        })?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_MAX);
        let lasting = SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        let writer = lasting.clone().max_connections(1).connect_with(options.clone()).await?;
        migrate(&writer).await?;
        let readers = lasting.max_connections(READERS_MAX).connect_with(options.pragma("query_only", "on")).await?;
        Ok(SqlStore::new(writer, readers))
    }
}
