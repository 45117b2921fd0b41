//! The task of a table.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use steading_game::Seat;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::Budget;
use steading_store::StoreError;
use steading_store::rows::{EntryRow, TableRow, Write};
use tokio::sync::mpsc;

use super::{Hub, Letter, now, system_source, unavailable};
use crate::metrics::CountedTable;
use crate::table::core::Input;
use crate::table::doc::Stage;
use crate::table::{ConnectionId, Step, TableCore, TableDoc, Thought, record};

/// How many lines are read from the store at once.
const PAGE: u32 = 1000;

/// How many lines of chat are brought back.
const CHAT_LINES: u32 = crate::table::chat::SHOWN_MAX as u32;

/// Loads a table and runs it until nobody is there any more, the server stops, or a write fails. A table whose write failed
/// is forgotten with everything it has not said yet; whoever comes next loads it from the store.
pub(super) async fn run(
    hub: Hub,
    table: String,
    mailbox: mpsc::WeakSender<Letter>,
    mut letters: mpsc::Receiver<Letter>,
) {
    match load(&hub, &table).await {
        Ok(core) => {
            hub.set_progress(&table, core.progress());
            let counted = CountedTable::new(hub.inner.metrics.clone(), core.status());
            Desk { hub: &hub, table: &table, core, counted, outboxes: HashMap::new(), mailbox }
                .serve(&mut letters)
                .await;
        }
        Err(failure) => {
            hub.unload(&table, &mut letters, true);
            while let Ok(letter) = letters.try_recv() {
                match letter {
                    Letter::Open { reply, .. } => reply.send(Err(failure.clone())).unwrap_or(()),
                    Letter::Info(reply) => reply.send(Err(failure.clone())).unwrap_or(()),
                    Letter::Quit { reply, .. } => reply.send(Err(failure.clone())).unwrap_or(()),
                    Letter::Input(..) => {}
                }
            }
        }
    }
}

async fn load(hub: &Hub, table: &str) -> Result<TableCore, Failure> {
    let store = &hub.inner.store;
    let no_table = || Failure::new(ErrorCode::NoTable, "There is no such table.");
    let row = store.table(table).await.map_err(unavailable)?.ok_or_else(no_table)?;
    let mut doc = TableDoc::read(&row).map_err(unavailable)?;
    if doc.words.is_none() {
        // Made by an old version, or as a rematch.
        doc = hub.commit_named(doc, |doc| vec![Write::Table(doc.row(None))]).await.map_err(unavailable)?;
    }
    let snapshot = store.snapshot(table).await.map_err(unavailable)?;
    let from = snapshot.as_ref().map_or(1, |snapshot| snapshot.number + 1);
    let entries = all_entries(hub, table, from).await.map_err(unavailable)?;
    let chat = store.chat(table, CHAT_LINES).await.map_err(unavailable)?;
    keep_record(hub, &row, &doc).await.map_err(unavailable)?;
    let source = system_source();
    TableCore::resume(doc, snapshot.as_ref(), &entries, chat, hub.settings(), source, now()).map_err(|error| {
        tracing::error!(%error, "a table cannot be brought back");
        Failure::new(ErrorCode::Unavailable, "This table cannot be brought back by this version of the program.")
    })
}

async fn all_entries(hub: &Hub, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError> {
    let mut entries: Vec<EntryRow> = Vec::new();
    loop {
        let next = entries.last().map_or(from, |entry| entry.number + 1);
        let page = hub.inner.store.entries(table, next, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        entries.extend(page);
        if is_last {
            return Ok(entries);
        }
    }
}

/// Makes and keeps the record of a game that has ended, unless it is kept already.
async fn keep_record(hub: &Hub, row: &TableRow, doc: &TableDoc) -> Result<(), StoreError> {
    if doc.stage != Stage::Over || row.record.is_some() {
        return Ok(());
    }
    let entries = all_entries(hub, &doc.id, 1).await?;
    match record::of_log(doc, &entries) {
        Ok(record) => hub.inner.writer.commit(vec![Write::Table(doc.row(Some(record)))]).await,
        Err(error) => {
            tracing::error!(%error, "a finished game has no record");
            Ok(())
        }
    }
}

struct Desk<'a> {
    hub: &'a Hub,
    table: &'a str,
    core: TableCore,
    counted: CountedTable,
    outboxes: HashMap<ConnectionId, mpsc::Sender<Arc<str>>>,
    mailbox: mpsc::WeakSender<Letter>,
}

impl Desk<'_> {
    async fn serve(&mut self, letters: &mut mpsc::Receiver<Letter>) {
        let mut stopping = self.hub.inner.stopping.subscribe();
        let unload_after = self.hub.inner.config.patience.unload;
        loop {
            let wait = self.core.wake_at().map(|at| Duration::from_millis(at.saturating_sub(now())));
            let is_deserted = self.core.is_deserted();
            let letter = tokio::select! {
                letter = letters.recv() => letter,
                () = sleep(wait) => Some(Letter::Input(Input::Time, Instant::now())),
                () = sleep(is_deserted.then_some(unload_after)) => {
                    if self.hub.unload(self.table, letters, false) {
                        return;
                    }
                    continue;
                }
                _ = stopping.wait_for(|stop| *stop) => None,
            };
            let is_well = match letter {
                Some(letter) => self.letter(letter).await,
                None => {
                    self.leave_off().await;
                    false
                }
            };
            if !is_well {
                self.hub.unload(self.table, letters, true);
                return;
            }
        }
    }

    /// The server stops: how far the game has come is written, for lists that are asked for before somebody comes to the table again.
    async fn leave_off(&mut self) {
        if let Some(write) = self.core.leave_off()
            && let Err(error) = self.hub.inner.writer.commit(vec![write]).await
        {
            tracing::warn!(%error, "how far a game has come could not be written");
        }
    }

    /// Takes a letter; false if the table can no longer go on.
    async fn letter(&mut self, letter: Letter) -> bool {
        match letter {
            Letter::Open { id, guest, reply } => {
                let (outbox, messages) = mpsc::channel(self.hub.inner.config.limits.outbox.max(1));
                self.outboxes.insert(id, outbox);
                let is_well = self.step(Input::Open(id, guest), Instant::now()).await;
                if reply.send(Ok(messages)).is_err() {
                    return is_well && self.step(Input::Close(id), Instant::now()).await;
                }
                is_well
            }
            Letter::Input(input, came_at) => self.step(input, came_at).await,
            Letter::Quit { guest, is_for_good, reply } => {
                let input = if is_for_good { Input::Resigned(guest) } else { Input::Left(guest) };
                let is_well = self.step(input, Instant::now()).await;
                if is_well {
                    reply.send(Ok(())).unwrap_or(());
                }
                is_well
            }
            Letter::Info(reply) => {
                reply.send(Ok(self.core.info())).unwrap_or(());
                true
            }
        }
    }

    /// One step of the state machine: first commit, then tell.
    async fn step(&mut self, input: Input, came_at: Instant) -> bool {
        if let Input::Close(id) = input {
            self.outboxes.remove(&id);
        }
        let mut step = self.core.handle(now(), input);
        if !step.writes.is_empty()
            && let Err(error) = self.hub.inner.writer.commit(std::mem::take(&mut step.writes)).await
        {
            tracing::error!(%error, "a step could not be written; the table is loaded again");
            return false;
        }
        // Whoever hears that the game is over may ask for its record at once.
        if step.is_finished
            && let Err(error) = keep_record(self.hub, &self.core.doc().row(None), self.core.doc()).await
        {
            tracing::error!(%error, "the record is kept when the table is next loaded");
        }
        self.counted.set(self.core.status());
        self.hub.set_progress(self.table, self.core.progress());
        self.tell(step, came_at).await
    }

    async fn tell(&mut self, step: Step, came_at: Instant) -> bool {
        let metrics = &self.hub.inner.metrics;
        for result in step.results {
            metrics.command(result);
            metrics.acknowledged(came_at.elapsed());
        }
        let mut lost = step.drops;
        for (id, message) in step.messages {
            let Some(outbox) = self.outboxes.get(&id) else { continue };
            match outbox.try_send(message) {
                Ok(()) => {}
                Err(mpsc::error::TrySendError::Full(_)) => {
                    metrics.slow_client();
                    self.outboxes.remove(&id);
                    lost.push(id);
                }
                Err(mpsc::error::TrySendError::Closed(_)) => lost.push(id),
            }
        }
        for thought in step.thoughts {
            self.think(thought);
        }
        for id in lost {
            if !Box::pin(self.step(Input::Close(id), Instant::now())).await {
                return false;
            }
        }
        true
    }

    /// Lets a bot think on a thread of its own. A thought that the table has ended gives its thread back and says nothing.
    fn think(&self, thought: Thought) {
        let Thought { seat, number, level, table, mut rng, stop } = thought;
        let (thinkers, metrics) = (self.hub.inner.thinkers.clone(), self.hub.inner.metrics.clone());
        let budget = Budget { nodes: None, time: Some(self.hub.inner.config.bots.think), stop: Some(stop.clone()) };
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await;
            if stop.was_said() {
                return;
            }
            let chosen = tokio::task::spawn_blocking(move || {
                let begun = Instant::now();
                let chosen = table.suggest(&level, Some(Seat(seat)), budget, &mut rng);
                metrics.bot_thought(begun.elapsed());
                chosen.ok().map(|suggestion| suggestion.action)
            });
            let action = chosen.await.ok().flatten();
            drop(permit);
            if !stop.was_said()
                && let Some(mailbox) = mailbox.upgrade()
            {
                let input = Input::Chosen { seat, number, action };
                mailbox.send(Letter::Input(input, Instant::now())).await.ok();
            }
        });
    }
}

/// Sleeps, or for ever.
async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}
