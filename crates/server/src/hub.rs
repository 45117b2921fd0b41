//! Runs the tables: a task each.

use std::sync::Arc;

use steading_protocol::http::NewTable;
use steading_protocol::table::{TableId, TableInfo};
use steading_protocol::{ClientMessage, Failure};
use steading_store::Store;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::metrics::Metrics;

/// A guest at the door.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// All tables of the server. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    _inner: Arc<()>,
}

/// Somebody's connection to a table. Dropping it disconnects.
pub struct Connection {
    /// Messages for the client, as JSON. When it ends, the table wants the connection closed.
    pub outbox: mpsc::Receiver<Arc<str>>,
}

impl Connection {
    /// Hands a message of the client to the table; waits while the table has much to do. False when the table is gone.
    pub async fn send(&self, _message: ClientMessage) -> bool {
        false
    }
}

impl Hub {
    /// The tables of a store.
    pub fn new(_config: Arc<Config>, _store: Arc<dyn Store>, _metrics: Arc<Metrics>) -> Hub {
        Hub { _inner: Arc::new(()) }
    }

    /// Makes a table for a guest.
    pub async fn create(&self, _guest: &Guest, _new: NewTable, _language: &str) -> Result<TableId, Failure> {
        Err(Failure::new(steading_protocol::ErrorCode::Unavailable, ""))
    }

    /// Connects a guest to a table.
    pub async fn connect(&self, _table: &str, _guest: Guest) -> Result<Connection, Failure> {
        Err(Failure::new(steading_protocol::ErrorCode::Unavailable, ""))
    }

    /// A table as everybody may see it.
    pub async fn info(&self, _table: &str) -> Result<TableInfo, Failure> {
        Err(Failure::new(steading_protocol::ErrorCode::Unavailable, ""))
    }

    /// Tells every table that a guest has another name.
    pub async fn renamed(&self, _guest: &Guest) {}

    /// Closes the connections of a guest whose secret has moved to another device.
    pub async fn moved(&self, _guest: &str) {}

    /// Stops all tables; everything acknowledged is in the store already.
    pub async fn shut_down(&self) {}
}
