//! The statements that write, each inside the transaction of its batch.

use std::sync::LazyLock;

use sqlx::error::{DatabaseError, ErrorKind};

use crate::{
    StoreError,
    dialect::{Dialect, Value},
    mark,
    read::status_name,
    rows::{ChatRow, EntryRow, SnapshotRow, TableRow, TableStatus, Write},
};

/// How many lines of logs one statement writes.
const LINES_MAX: usize = 32;

/// The statements that write one line, two lines, and so on.
static NEW_ENTRIES: LazyLock<Vec<String>> = LazyLock::new(|| (1..=LINES_MAX).map(new_entries_sql).collect());

/// Writes all of it, lines of logs that follow each other with one statement. After an error, which may name the wrong one of several
/// lines, the transaction must be given up.
pub(crate) async fn write_together<D: Dialect>(
    connection: &mut D::Connection,
    writes: &[Write],
) -> Result<(), StoreError> {
    let mut lines = Vec::with_capacity(LINES_MAX);
    for one in writes {
        match one {
            Write::Entry(line) => lines.push(line),
            other => {
                new_entries::<D>(connection, &lines).await?;
                lines.clear();
                write::<D>(connection, other).await?;
            }
        }
        if lines.len() == LINES_MAX {
            new_entries::<D>(connection, &lines).await?;
            lines.clear();
        }
    }
    new_entries::<D>(connection, &lines).await
}

/// Writes one thing. After an error the transaction must be given up.
pub(crate) async fn write<D: Dialect>(connection: &mut D::Connection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::NewTable(table) => new_table::<D>(connection, table).await,
        Write::Table(table) => changed_table::<D>(connection, table).await,
        Write::Entry(entry) => new_entry::<D>(connection, entry).await,
        Write::Snapshot(snapshot) => newer_snapshot::<D>(connection, snapshot).await,
        Write::Chat(chat) => new_chat::<D>(connection, chat).await,
    }
}

async fn new_table<D: Dialect>(connection: &mut D::Connection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, status, is_open, made_at, changed_at, doc, record, guests, words) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
    if put_table::<D>(connection, sql, table).await? == 0 {
        let same = D::fetch(connection, "SELECT id FROM tables WHERE id = $1", &[(&table.id).into()]).await?;
        return Err(if same.is_empty() { StoreError::NameTaken } else { StoreError::Exists(table_called(&table.id)) });
    }
    seat_guests::<D>(connection, table).await
}

/// Most changes leave the guests alone, and then one statement is enough. A record that was kept is never lost again.
async fn changed_table<D: Dialect>(connection: &mut D::Connection, table: &TableRow) -> Result<(), StoreError> {
    let same_guests = "UPDATE tables SET status = $2, is_open = $3, made_at = $4, changed_at = $5, doc = $6, \
                       record = COALESCE($7, record), words = $9 WHERE id = $1 AND guests = $8";
    if put_table::<D>(connection, same_guests, table).await? > 0 {
        return Ok(());
    }
    let other_guests = "UPDATE tables SET status = $2, is_open = $3, made_at = $4, changed_at = $5, doc = $6, \
                        record = COALESCE($7, record), guests = $8, words = $9 WHERE id = $1";
    if put_table::<D>(connection, other_guests, table).await? == 0 {
        return Err(StoreError::Missing(table_called(&table.id)));
    }
    seat_guests::<D>(connection, table).await
}

async fn put_table<D: Dialect>(
    connection: &mut D::Connection,
    sql: &'static str,
    table: &TableRow,
) -> Result<u64, StoreError> {
    let guests = serde_json::to_string(&table.guests).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let values = [
        (&table.id).into(),
        status_name(table.status).into(),
        table.is_open.into(),
        table.made_at.into(),
        table.changed_at.into(),
        (&table.doc).into(),
        (&table.record).into(),
        (&guests).into(),
        (&table.words).into(),
    ];
    let put = D::execute(connection, sql, &values).await;
    // A table that is there already is passed over; of what is unique, the readable name is left.
    put.map_err(|error| explain(error, || table_called(&table.id), || StoreError::NameTaken))
}

/// A table in errors.
fn table_called(id: &str) -> String {
    format!("table {}", mark(id))
}

/// Who goes before the game begins was never there; who goes later keeps the table among their games.
async fn seat_guests<D: Dialect>(connection: &mut D::Connection, table: &TableRow) -> Result<(), StoreError> {
    let all_go = match table.status {
        TableStatus::Lobby => "DELETE FROM table_guests WHERE table_id = $1",
        _ => "UPDATE table_guests SET sits = 0 WHERE table_id = $1",
    };
    D::execute(connection, all_go, &[(&table.id).into()]).await?;
    let sit = "INSERT INTO table_guests (table_id, guest, sits) VALUES ($1, $2, 1) \
               ON CONFLICT (table_id, guest) DO UPDATE SET sits = 1";
    for guest in &table.guests {
        D::execute(connection, sit, &[(&table.id).into(), guest.into()]).await?;
    }
    Ok(())
}

/// Some lines at once, or none. Where one of them was there already, any of them is named.
async fn new_entries<D: Dialect>(connection: &mut D::Connection, lines: &[&EntryRow]) -> Result<(), StoreError> {
    let Some(first) = lines.first() else { return Ok(()) };
    let values: Vec<Value<'_>> = lines.iter().flat_map(|line| entry_values(line)).collect();
    match put_line::<D>(connection, &NEW_ENTRIES[lines.len() - 1], &values, &first.table).await? == lines.len() as u64 {
        true => Ok(()),
        false => Err(StoreError::Conflict { table: first.table.clone(), number: first.number }),
    }
}

fn new_entries_sql(lines: usize) -> String {
    let place = |column: usize| format!("${column}");
    let line = |line: usize| (1..=6).map(|column| place(line * 6 + column)).collect::<Vec<_>>().join(", ");
    let lines: Vec<String> = (0..lines).map(|index| format!("({})", line(index))).collect();
    let lines = lines.join(", ");
    format!("INSERT INTO entries (table_id, number, line, command, meta, at) VALUES {lines} ON CONFLICT DO NOTHING")
}

fn entry_values(entry: &EntryRow) -> [Value<'_>; 6] {
    [
        (&entry.table).into(),
        entry.number.into(),
        (&entry.line).into(),
        (&entry.command).into(),
        (&entry.meta).into(),
        entry.at.into(),
    ]
}

async fn new_entry<D: Dialect>(connection: &mut D::Connection, entry: &EntryRow) -> Result<(), StoreError> {
    let values = entry_values(entry);
    if put_line::<D>(connection, &NEW_ENTRIES[0], &values, &entry.table).await? > 0 {
        return Ok(());
    }
    let taken = "SELECT number FROM entries WHERE table_id = $1 AND number = $2";
    if D::fetch(connection, taken, &values[..2]).await?.is_empty() {
        return Err(StoreError::Exists(format!("command {} of {}", entry.command, table_called(&entry.table))));
    }
    Err(StoreError::Conflict { table: entry.table.clone(), number: entry.number })
}

/// A snapshot takes the place of an older one and never of a newer one.
async fn newer_snapshot<D: Dialect>(connection: &mut D::Connection, snapshot: &SnapshotRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO snapshots (table_id, number, doc) VALUES ($1, $2, $3) ON CONFLICT (table_id) \
               DO UPDATE SET number = excluded.number, doc = excluded.doc WHERE excluded.number >= snapshots.number";
    let values = [(&snapshot.table).into(), snapshot.number.into(), (&snapshot.doc).into()];
    put_line::<D>(connection, sql, &values, &snapshot.table).await.map(|_| ())
}

async fn new_chat<D: Dialect>(connection: &mut D::Connection, chat: &ChatRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO chat (table_id, number, guest, name, text, command, at, phrase) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    let values = [
        (&chat.table).into(),
        chat.number.into(),
        (&chat.guest).into(),
        (&chat.name).into(),
        (&chat.text).into(),
        (&chat.command).into(),
        chat.at.into(),
        (&chat.phrase).into(),
    ];
    match put_line::<D>(connection, sql, &values, &chat.table).await? {
        0 => Err(StoreError::Exists(format!("line {} of the chat of {}", chat.number, table_called(&chat.table)))),
        _ => Ok(()),
    }
}

/// Writes something that belongs to a table, which must be there.
async fn put_line<D: Dialect>(
    connection: &mut D::Connection,
    sql: &'static str,
    values: &[Value<'_>],
    table: &str,
) -> Result<u64, StoreError> {
    let result = D::execute(connection, sql, values).await;
    let taken = || StoreError::Exists(format!("a line of {}", table_called(table)));
    result.map_err(|error| explain(error, || table_called(table), taken))
}

/// Says in the words of the store which key was not there, or what was there already.
pub(crate) fn explain(
    error: sqlx::Error,
    missing: impl FnOnce() -> String,
    existing: impl FnOnce() -> StoreError,
) -> StoreError {
    match error.as_database_error().map(DatabaseError::kind) {
        Some(ErrorKind::ForeignKeyViolation) => StoreError::Missing(missing()),
        Some(ErrorKind::UniqueViolation) => existing(),
        _ => StoreError::Database(error),
    }
}
