//! Writes for many tables.

use std::sync::Arc;

use crate::rows::Write;
use crate::{Store, StoreError};

/// Commits what tables want written.
#[derive(Clone)]
pub struct Writer(Arc<dyn Store>);

impl Writer {
    /// A writer to a store.
    pub fn new(store: Arc<dyn Store>) -> Writer {
        Writer(store)
    }

    /// Writes everything in one transaction.
    pub async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.0.commit(&writes).await
    }
}
