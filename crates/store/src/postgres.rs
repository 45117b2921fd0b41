//! PostgreSQL, for those who run one already.

use std::{str::FromStr, time::Duration};

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::task::JoinSet;

use crate::{
    StoreError,
    sql::{SqlStore, migrate},
};

/// The beginnings of an address that mean PostgreSQL.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

const CONNECTIONS_MAX: u32 = 8;

/// How long the first answer, and later a free connection, may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The store in a database of PostgreSQL.
pub type Postgres = SqlStore<sqlx::Postgres>;

impl Postgres {
    /// Connects to the database at an address like `postgres://user:password@host/database`; its tables are made when they are not
    /// there. That a commit survives a loss of power is for that server to keep: it does unless it was told otherwise.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        if !SCHEMES.iter().any(|scheme| url.starts_with(scheme)) {
            return Err(StoreError::Address("the address of a database begins with postgres://".to_owned()));
        }
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| StoreError::Address(format!("the address of the database is not understood: {error}")))?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS_MAX).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options.application_name("steading")).await?;
        migrate(&pool).await?;
        Ok(SqlStore::new(pool.clone(), pool, JoinSet::new()))
    }
}
