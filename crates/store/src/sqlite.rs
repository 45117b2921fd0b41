//! SQLite in a file of the data folder, for a server that needs nothing else on the machine.

use std::{fs, io, path::Path, time::Duration};

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::{task::JoinSet, time::interval};

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

/// How often what was logged is put into its place in the file. That is done beside the writer, so that no commit waits for it.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);

/// When the log has so many pages of 4 KiB, the writer itself puts the rest into its place, which is little by then, so that the log
/// can begin anew.
const LOG_PAGES_MAX: &str = "8192";

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
        let options = options(folder);
        let lasting = SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        let writer = lasting.clone().max_connections(1).connect_with(options.clone()).await?;
        migrate(&writer).await?;
        let readers = lasting.max_connections(READERS_MAX).connect_with(options.pragma("query_only", "on")).await?;
        let mut chores = JoinSet::new();
        chores.spawn(checkpoint(readers.clone()));
        Ok(SqlStore::new(writer, readers, chores))
    }
}

/// How each connection is made.
fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("wal_autocheckpoint", LOG_PAGES_MAX)
        .busy_timeout(BUSY_MAX)
}

/// Puts what was logged into its place, again and again.
async fn checkpoint(pool: SqlitePool) {
    let mut moments = interval(CHECKPOINT_EVERY);
    while !pool.is_closed() {
        moments.tick().await;
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            tracing::warn!(%error, "the log of the database was not put into its place");
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{ConnectOptions, Row};

    use super::*;
    use crate::Store;

    /// A loss of power cannot be tested here, so this holds on to what the documentation of SQLite asks for to survive one.
    #[tokio::test]
    async fn the_log_is_written_ahead_and_flushed_with_every_commit() {
        let folder = std::env::temp_dir().join(format!("steading-sqlite-{}", std::process::id()));
        Sqlite::open(&folder).await.unwrap().close().await;
        let mut connection = options(&folder).connect().await.unwrap();
        let mut seen = Vec::new();
        for pragma in ["PRAGMA synchronous", "PRAGMA foreign_keys", "PRAGMA wal_autocheckpoint"] {
            let row = sqlx::query(pragma).fetch_one(&mut connection).await.unwrap();
            seen.push(row.get::<i64, _>(0));
        }
        let row = sqlx::query("PRAGMA journal_mode").fetch_one(&mut connection).await.unwrap();
        drop(connection);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(row.get::<String, _>(0), "wal");
        assert_eq!(seen, [2, 1, 8192], "synchronous is full, foreign keys are on, the log has a limit");
    }
}
