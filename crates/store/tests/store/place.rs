//! Where a test keeps its data, and the values it writes.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use steading_store::{
    Store,
    rows::{EntryRow, GuestRow, TableRow, TableStatus, Write},
};
use tokio::runtime::Runtime;

/// The variable with the address of a PostgreSQL for tests.
pub const VARIABLE: &str = "STEADING_TEST_POSTGRES";

/// A folder of its own and, for PostgreSQL, the address of a schema of its own.
pub struct Place {
    pub folder: PathBuf,
    pub database: Option<String>,
}

/// Runs the test on each database that is there.
#[expect(clippy::needless_pass_by_value, reason = "a test is written where it is called")]
pub fn on_each(test: impl AsyncFn(&Place)) {
    on_sqlite(&test);
    let Ok(url) = env::var(VARIABLE) else {
        println!("skipped on PostgreSQL: {VARIABLE} is not set");
        return;
    };
    let schema = unique_name().replace('-', "_");
    let joint = if url.contains('?') { '&' } else { '?' };
    let place = Place { folder: new_folder(), database: Some(format!("{url}{joint}options[search_path]={schema}")) };
    Runtime::new().unwrap().block_on(async {
        place.run_sql(&format!("CREATE SCHEMA {schema}")).await;
        test(&place).await;
        place.run_sql(&format!("DROP SCHEMA {schema} CASCADE")).await;
    });
}

/// Runs the test on SQLite alone.
#[expect(clippy::needless_pass_by_value, reason = "a test is written where it is called")]
pub fn on_sqlite(test: impl AsyncFn(&Place)) {
    let place = Place { folder: new_folder(), database: None };
    Runtime::new().unwrap().block_on(test(&place));
}

impl Place {
    pub async fn open(&self) -> Arc<dyn Store> {
        steading_store::open(self.database.as_deref(), &self.folder).await.unwrap()
    }

    /// Changes the database behind the back of the store.
    pub async fn run_sql(&self, sql: &str) {
        let sql = AssertSqlSafe(sql);
        if let Some(url) = &self.database {
            let mut connection = PgConnection::connect(url).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        } else {
            let file = self.folder.join(steading_store::sqlite::FILE);
            let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn new_folder() -> PathBuf {
    let folder = env::temp_dir().join(unique_name());
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("store-test-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// An open table in the lobby, made and changed at the same moment.
pub fn table(id: &str, guests: &[&str], at: u64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        words: None,
        status: TableStatus::Lobby,
        is_open: true,
        guests: guests.iter().map(|&guest| guest.to_owned()).collect(),
        made_at: at,
        changed_at: at,
        doc: "{}".to_owned(),
        record: None,
    }
}

pub fn entry(table: &str, number: u32) -> EntryRow {
    EntryRow {
        table: table.to_owned(),
        number,
        line: format!("red rolls {number}"),
        command: String::new(),
        meta: "{}".to_owned(),
        at: 1000 + u64::from(number),
    }
}

pub fn guest(id: &str, secret: u8) -> GuestRow {
    GuestRow { id: id.to_owned(), name: format!("Name of {id}"), secret_hash: [secret; 32], made_at: 5 }
}

/// Makes an open table in the lobby without guests.
pub async fn make_table(store: &dyn Store, id: &str) {
    store.commit(&[Write::NewTable(table(id, &[], 1))]).await.unwrap();
}
