//! One transaction for everything that waits.
//!
//! Waiting for the disk is what a commit costs, and a thousand tables can wait for the same turn of it. While one batch is written the
//! next gathers, so the batches grow by themselves when there is much to do, and a lone write does not wait for company.

use std::{
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, oneshot};

use crate::{Store, StoreError, rows::Write};

/// A batch that has this many writes takes no more requests.
const BATCH_MAX: usize = 512;

/// Requests that may wait; who comes later waits for a place.
const WAITING_MAX: usize = 4096;

/// Gathers what many want written into common transactions. Clones write through the same task; when the last clone is gone, the task
/// writes what it still has and ends.
#[derive(Clone, Debug)]
pub struct Writer {
    requests: mpsc::Sender<Request>,
    counters: Arc<Counters>,
}

/// Whoever waits for a request.
type Answer = oneshot::Sender<Result<(), StoreError>>;

#[derive(Debug)]
struct Request {
    writes: Vec<Write>,
    answer: Answer,
}

#[derive(Default, Debug)]
struct Counters {
    batches: AtomicU64,
    writes: AtomicU64,
}

impl Writer {
    /// Starts the task that writes. Must be called inside a runtime.
    pub fn new(store: Arc<dyn Store>) -> Writer {
        let (requests, waiting) = mpsc::channel(WAITING_MAX);
        let counters = Arc::new(Counters::default());
        tokio::spawn(write_all(store, waiting, counters.clone()));
        Writer { requests, counters }
    }

    /// Writes all of it or nothing of it, and returns when it is safe. Requests are written in the order in which they came, so an empty
    /// one returns when everything before it is written. A request is written even if nobody waits for the answer any more.
    pub async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request { writes, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// How many transactions were committed.
    pub fn batches(&self) -> u64 {
        self.counters.batches.load(Ordering::Relaxed)
    }

    /// How many writes were committed.
    pub fn writes(&self) -> u64 {
        self.counters.writes.load(Ordering::Relaxed)
    }
}

async fn write_all(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Request>, counters: Arc<Counters>) {
    while let Some(first) = waiting.recv().await {
        let mut batch = Batch::default();
        batch.add(first);
        while batch.writes.len() < BATCH_MAX
            && let Ok(next) = waiting.try_recv()
        {
            batch.add(next);
        }
        batch.commit(&*store, &counters).await;
    }
}

/// Requests that are written together.
#[derive(Default)]
struct Batch {
    writes: Vec<Write>,
    /// Which of the writes belong to a request, and who waits for them.
    parts: Vec<(Range<usize>, Answer)>,
}

impl Batch {
    fn add(&mut self, request: Request) {
        let start = self.writes.len();
        self.writes.extend(request.writes);
        self.parts.push((start..self.writes.len(), request.answer));
    }

    /// When a batch is refused, each request is tried by itself, so that only the guilty one is told of the error. When the database does
    /// not answer at all, trying again would only make everybody wait longer.
    async fn commit(mut self, store: &dyn Store, counters: &Counters) {
        let result = counted_commit(store, &self.writes, counters).await;
        let Err(error) = result else {
            return self.parts.into_iter().for_each(|(_, answer)| tell(answer, Ok(())));
        };
        let requests = self.parts.len();
        match error {
            StoreError::NameTaken => tracing::debug!(%error, requests, "a batch was not written"),
            _ => tracing::warn!(%error, requests, "a batch was not written"),
        }
        if self.parts.len() == 1
            && let Some((_, answer)) = self.parts.pop()
        {
            return tell(answer, Err(error));
        }
        for (part, answer) in self.parts {
            let result = match error.is_refusal() {
                true => counted_commit(store, &self.writes[part], counters).await,
                false => Err(StoreError::Unreachable(error.to_string())),
            };
            tell(answer, result);
        }
    }
}

async fn counted_commit(store: &dyn Store, writes: &[Write], counters: &Counters) -> Result<(), StoreError> {
    if writes.is_empty() {
        return Ok(());
    }
    store.commit(writes).await?;
    counters.batches.fetch_add(1, Ordering::Relaxed);
    counters.writes.fetch_add(writes.len() as u64, Ordering::Relaxed);
    Ok(())
}

/// Whoever gave up waiting does not hear it.
fn tell(answer: Answer, result: Result<(), StoreError>) {
    let _ = answer.send(result);
}
