//! From the rows of a database to the values of [`crate::rows`].

use crate::{
    StoreError,
    dialect::Dialect,
    rows::{ChatRow, EntryRow, GuestRow, NamedTable, SnapshotRow, TableRow, TableStatus},
};

pub(crate) fn table<D: Dialect>(row: &D::Row) -> Result<TableRow, StoreError> {
    let guests = serde_json::from_str(&D::text(row, "guests")?).map_err(|error| not_understood(error.to_string()))?;
    Ok(TableRow {
        id: D::text(row, "id")?,
        words: D::text_or_nothing(row, "words")?,
        status: status_named(&D::text(row, "status")?)?,
        is_open: D::number(row, "is_open")? != 0,
        guests,
        made_at: number::<D, u64>(row, "made_at")?,
        changed_at: number::<D, u64>(row, "changed_at")?,
        doc: D::text(row, "doc")?,
        record: D::text_or_nothing(row, "record")?,
    })
}

pub(crate) fn named_table<D: Dialect>(row: &D::Row) -> Result<NamedTable, StoreError> {
    Ok(NamedTable {
        id: D::text(row, "id")?,
        status: status_named(&D::text(row, "status")?)?,
        is_open: D::number(row, "is_open")? != 0,
        changed_at: number::<D, u64>(row, "changed_at")?,
    })
}

pub(crate) fn entry<D: Dialect>(row: &D::Row) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        table: D::text(row, "table_id")?,
        number: number::<D, u32>(row, "number")?,
        line: D::text(row, "line")?,
        command: D::text(row, "command")?,
        meta: D::text(row, "meta")?,
        at: number::<D, u64>(row, "at")?,
    })
}

pub(crate) fn snapshot<D: Dialect>(row: &D::Row) -> Result<SnapshotRow, StoreError> {
    Ok(SnapshotRow {
        table: D::text(row, "table_id")?,
        number: number::<D, u32>(row, "number")?,
        doc: D::text(row, "doc")?,
    })
}

pub(crate) fn chat<D: Dialect>(row: &D::Row) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        table: D::text(row, "table_id")?,
        number: number::<D, u32>(row, "number")?,
        guest: D::text(row, "guest")?,
        name: D::text(row, "name")?,
        text: D::text(row, "text")?,
        phrase: D::text_or_nothing(row, "phrase")?,
        command: D::text(row, "command")?,
        at: number::<D, u64>(row, "at")?,
    })
}

pub(crate) fn guest<D: Dialect>(row: &D::Row) -> Result<GuestRow, StoreError> {
    let mut secret_hash = [0; 32];
    hex::decode_to_slice(D::text(row, "secret_hash")?, &mut secret_hash)
        .map_err(|error| not_understood(error.to_string()))?;
    Ok(GuestRow {
        id: D::text(row, "id")?,
        name: D::text(row, "name")?,
        secret_hash,
        made_at: number::<D, u64>(row, "made_at")?,
    })
}

/// A column of numbers that are never negative.
pub(crate) fn number<D: Dialect, N: TryFrom<i64>>(row: &D::Row, column: &'static str) -> Result<N, StoreError> {
    let number = D::number(row, column)?;
    N::try_from(number).map_err(|_| not_understood(format!("{column} is {number}")))
}

/// The word for a status in the database.
pub(crate) fn status_name(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Lobby => "lobby",
        TableStatus::Playing => "playing",
        TableStatus::Over => "over",
        TableStatus::Closed => "closed",
    }
}

fn status_named(name: &str) -> Result<TableStatus, StoreError> {
    let all = [TableStatus::Lobby, TableStatus::Playing, TableStatus::Over, TableStatus::Closed];
    let found = all.into_iter().find(|&status| status_name(status) == name);
    found.ok_or_else(|| not_understood(format!("a table is {name}")))
}

fn not_understood(what: String) -> StoreError {
    StoreError::Database(sqlx::Error::Decode(what.into()))
}
