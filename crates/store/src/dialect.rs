//! What differs between the two databases for the compiler, though not for the reader: the types of connections, rows and results.
//!
//! Columns are text or whole numbers and nothing else, so that [`Dialect`] stays this small and [`crate::sql`] is written once.

use std::future::Future;

use sqlx::{Database, Row, query::Query};

/// A value for a place like `$1` in a statement.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// Words.
    Text(&'a str),
    /// A whole number.
    Number(i64),
    /// No words.
    Nothing,
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Self {
        text.as_deref().map_or(Value::Nothing, Value::Text)
    }
}

impl From<bool> for Value<'_> {
    fn from(truth: bool) -> Self {
        Value::Number(truth.into())
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u64> for Value<'_> {
    /// Moments beyond what the databases can hold, in 292 million years, become the last one they can.
    fn from(number: u64) -> Self {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// One of the two databases.
pub trait Dialect: Database {
    /// The statement that begins a transaction that writes.
    const BEGIN: &'static str;

    /// Runs a statement and says how many rows it made or changed.
    fn execute(
        connection: &mut Self::Connection,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;

    /// Runs a statement and gives all its rows.
    fn fetch(
        connection: &mut Self::Connection,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> impl Future<Output = Result<Vec<Self::Row>, sqlx::Error>> + Send;

    /// A column of text that may be empty of a value.
    fn text_or_nothing(row: &Self::Row, column: &'static str) -> Result<Option<String>, sqlx::Error>;

    /// A column of numbers.
    fn number(row: &Self::Row, column: &'static str) -> Result<i64, sqlx::Error>;

    /// A column of text.
    fn text(row: &Self::Row, column: &'static str) -> Result<String, sqlx::Error> {
        Self::text_or_nothing(row, column)?.ok_or_else(|| sqlx::Error::ColumnNotFound(column.to_owned()))
    }
}

/// The same few lines for both databases. A macro, because written as a generic function each would need a dozen bounds.
macro_rules! dialect {
    ($database:ty, $begin:literal) => {
        impl Dialect for $database {
            const BEGIN: &'static str = $begin;

            async fn execute(
                connection: &mut Self::Connection,
                sql: &'static str,
                values: &[Value<'_>],
            ) -> Result<u64, sqlx::Error> {
                let query = values.iter().fold(sqlx::query::<Self>(sql), bind);
                Ok(query.execute(connection).await?.rows_affected())
            }

            async fn fetch(
                connection: &mut Self::Connection,
                sql: &'static str,
                values: &[Value<'_>],
            ) -> Result<Vec<Self::Row>, sqlx::Error> {
                values.iter().fold(sqlx::query::<Self>(sql), bind).fetch_all(connection).await
            }

            fn text_or_nothing(row: &Self::Row, column: &'static str) -> Result<Option<String>, sqlx::Error> {
                row.try_get(column)
            }

            fn number(row: &Self::Row, column: &'static str) -> Result<i64, sqlx::Error> {
                row.try_get(column)
            }
        }
    };
}

// Beginning at once as a writer keeps SQLite from refusing the first write of a transaction that has read before.
dialect!(sqlx::Sqlite, "BEGIN IMMEDIATE");
dialect!(sqlx::Postgres, "BEGIN");

fn bind<'q, D>(query: Query<'q, D, D::Arguments>, value: &Value<'_>) -> Query<'q, D, D::Arguments>
where
    D: Database,
    i64: sqlx::Type<D> + for<'t> sqlx::Encode<'t, D>,
    for<'t> &'t str: sqlx::Type<D> + sqlx::Encode<'t, D>,
    for<'t> Option<&'t str>: sqlx::Type<D> + sqlx::Encode<'t, D>,
{
    match *value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Nothing => query.bind(None::<&str>),
    }
}
