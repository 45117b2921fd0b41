//! The store on a database that speaks SQL. Both databases understand every statement here as it stands.

use async_trait::async_trait;
use sqlx::{
    Pool, SqlSafeStr,
    migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator},
};
use tokio::task::JoinSet;

use crate::rows::{ChatRow, EntryRow, GuestRow, NamedTable, SnapshotRow, TableRow, Write};
use crate::{
    Store, StoreError,
    dialect::{Dialect, Value},
    read, write,
};

/// What has to be done to an empty or older database, by number. One that was released is never changed: the next one mends it.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables logs guests", include_str!("../migrations/0001_tables_logs_guests.sql")),
    (2, "words phrases", include_str!("../migrations/0002_words_phrases.sql")),
];

fn migrator() -> Migrator {
    let migration = |&(number, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect())
}

/// A store on one of the two databases.
#[derive(Debug)]
pub struct SqlStore<D: Dialect> {
    writer: Pool<D>,
    readers: Pool<D>,
    /// What is done beside; it ends with the store.
    _chores: JoinSet<()>,
}

impl<D: Dialect> SqlStore<D> {
    pub(crate) fn new(writer: Pool<D>, readers: Pool<D>, chores: JoinSet<()>) -> Self {
        SqlStore { writer, readers, _chores: chores }
    }

    async fn fetch(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<D::Row>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        Ok(D::fetch(&mut connection, sql, values).await?)
    }

    async fn fetch_tables(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<TableRow>, StoreError> {
        self.fetch(sql, values).await?.iter().map(read::table::<D>).collect()
    }

    async fn count(&self, sql: &'static str, values: &[Value<'_>]) -> Result<u32, StoreError> {
        let rows = self.fetch(sql, values).await?;
        rows.first().map_or(Ok(0), |row| read::number::<D, u32>(row, "amount"))
    }

    async fn execute(&self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, sqlx::Error> {
        let mut connection = self.writer.acquire().await?;
        D::execute(&mut connection, sql, values).await
    }
}

/// Brings the database up to date. One that has seen migrations this program does not know is refused.
pub(crate) async fn migrate<D>(pool: &Pool<D>) -> Result<(), StoreError>
where
    D: Dialect,
    D::Connection: Migrate,
{
    let result = migrator().run(pool).await;
    if result.is_err() {
        pool.close().await;
    }
    result.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::Newer,
        other => StoreError::Migration(other),
    })
}

#[async_trait]
impl<D: Dialect> Store for SqlStore<D> {
    async fn commit(&self, writes: &[Write]) -> Result<(), StoreError> {
        if writes.is_empty() {
            return Ok(());
        }
        let mut transaction = self.writer.begin_with(D::BEGIN).await?;
        if let Err(error) = write::write_together::<D>(&mut transaction, writes).await {
            if !error.is_refusal() {
                return Err(error);
            }
            // Which of them is refused shows when each is written by itself.
            transaction.rollback().await?;
            transaction = self.writer.begin_with(D::BEGIN).await?;
            for one in writes {
                write::write::<D>(&mut transaction, one).await?;
            }
        }
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.fetch_tables("SELECT * FROM tables WHERE id = $1", &[id.into()]).await?.pop())
    }

    async fn table_with_words(&self, words: &str) -> Result<Option<NamedTable>, StoreError> {
        let sql = "SELECT id, status, is_open, changed_at FROM tables WHERE words = $1";
        self.fetch(sql, &[words.into()]).await?.first().map(read::named_table::<D>).transpose()
    }

    async fn has_part(&self, guest: &str, table: &str) -> Result<bool, StoreError> {
        let sql = "SELECT sits FROM table_guests WHERE table_id = $1 AND guest = $2";
        Ok(!self.fetch(sql, &[table.into(), guest.into()]).await?.is_empty())
    }

    async fn entries(&self, table: &str, from: u32, limit: u32) -> Result<Vec<EntryRow>, StoreError> {
        let sql = "SELECT * FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3";
        let rows = self.fetch(sql, &[table.into(), from.into(), limit.into()]).await?;
        rows.iter().map(read::entry::<D>).collect()
    }

    async fn snapshot(&self, table: &str) -> Result<Option<SnapshotRow>, StoreError> {
        let rows = self.fetch("SELECT * FROM snapshots WHERE table_id = $1", &[table.into()]).await?;
        rows.first().map(read::snapshot::<D>).transpose()
    }

    async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = self.fetch(sql, &[table.into(), limit.into()]).await?;
        rows.iter().rev().map(read::chat::<D>).collect()
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE is_open = 1 AND status IN ('lobby', 'playing') \
                   ORDER BY changed_at DESC LIMIT $1";
        self.fetch_tables(sql, &[limit.into()]).await
    }

    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT tables.* FROM tables JOIN table_guests ON table_guests.table_id = tables.id \
                   WHERE table_guests.guest = $1 AND tables.status <> 'closed' ORDER BY tables.changed_at DESC LIMIT $2";
        self.fetch_tables(sql, &[guest.into(), limit.into()]).await
    }

    async fn live_tables_of(&self, guest: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) AS amount FROM tables JOIN table_guests ON table_guests.table_id = tables.id \
                   WHERE table_guests.guest = $1 AND table_guests.sits = 1 AND tables.status IN ('lobby', 'playing')";
        self.count(sql, &[guest.into()]).await
    }

    async fn live_tables(&self) -> Result<u32, StoreError> {
        self.count("SELECT COUNT(*) AS amount FROM tables WHERE status IN ('lobby', 'playing')", &[]).await
    }

    async fn recent_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE is_open = 1 AND status = 'over' ORDER BY changed_at DESC LIMIT $1";
        self.fetch_tables(sql, &[limit.into()]).await
    }

    async fn stale_tables(&self, lobby_before: u64, play_before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE (status = 'lobby' AND changed_at < $1) \
                   OR (status = 'playing' AND changed_at < $2) ORDER BY changed_at LIMIT $3";
        let rows = self.fetch(sql, &[lobby_before.into(), play_before.into(), limit.into()]).await?;
        rows.iter().map(|row| Ok(D::text(row, "id")?)).collect()
    }

    async fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO guests (id, name, secret_hash, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let hash = hex::encode(guest.secret_hash);
        let values = [(&guest.id).into(), (&guest.name).into(), (&hash).into(), guest.made_at.into()];
        match self.execute(sql, &values).await? {
            0 => Err(StoreError::Exists(format!("guest {}", guest.id))),
            _ => Ok(()),
        }
    }

    async fn guest_with_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        let hash = hex::encode(secret_hash);
        let rows = self.fetch("SELECT * FROM guests WHERE secret_hash = $1", &[(&hash).into()]).await?;
        rows.first().map(read::guest::<D>).transpose()
    }

    async fn rename_guest(&self, guest: &str, name: &str) -> Result<(), StoreError> {
        match self.execute("UPDATE guests SET name = $2 WHERE id = $1", &[guest.into(), name.into()]).await? {
            0 => Err(StoreError::Missing(format!("guest {guest}"))),
            _ => Ok(()),
        }
    }

    async fn put_move(&self, guest: &str, code_hash: &[u8; 32], expires_at: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO moves (guest, code_hash, expires_at) VALUES ($1, $2, $3) \
                   ON CONFLICT (guest) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at";
        let hash = hex::encode(code_hash);
        let result = self.execute(sql, &[guest.into(), (&hash).into(), expires_at.into()]).await;
        result.map(|_| ()).map_err(|error| {
            write::explain(error, || format!("guest {guest}"), || StoreError::Exists("the code".to_owned()))
        })
    }

    async fn redeem_move(
        &self,
        code_hash: &[u8; 32],
        now: u64,
        new_secret_hash: &[u8; 32],
    ) -> Result<Option<GuestRow>, StoreError> {
        let (code, secret) = (hex::encode(code_hash), hex::encode(new_secret_hash));
        let mut transaction = self.writer.begin_with(D::BEGIN).await?;
        let take = "DELETE FROM moves WHERE code_hash = $1 AND expires_at > $2 RETURNING guest";
        let taken = D::fetch(&mut transaction, take, &[(&code).into(), now.into()]).await?;
        let Some(row) = taken.first() else {
            return Ok(None);
        };
        let guest = D::text(row, "guest")?;
        let give = "UPDATE guests SET secret_hash = $2 WHERE id = $1 RETURNING *";
        let given = D::fetch(&mut transaction, give, &[(&guest).into(), (&secret).into()]).await;
        let taken = || StoreError::Exists("a guest with the new secret".to_owned());
        let rows = given.map_err(|error| write::explain(error, || format!("guest {guest}"), taken))?;
        let moved = rows.first().map(read::guest::<D>).transpose()?;
        transaction.commit().await?;
        Ok(moved)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.fetch("SELECT 1", &[]).await.map(|_| ())
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
