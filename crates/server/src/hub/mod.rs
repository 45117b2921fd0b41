//! Runs the tables: a task each, loaded from the store when somebody comes and unloaded when nobody is left.
//!
//! * [`Hub`] finds the task of a table or starts it; [`Connection`] is somebody's line to it.
//! * `desk` is the task: it feeds the table's state machine, commits what must be written, and only then says what came of it.

mod desk;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use steading_phrases::Language;
use steading_protocol::error::RefusalInfo;
use steading_protocol::http::NewTable;
use steading_protocol::table::{Number, TableId, TableInfo};
use steading_protocol::{ClientMessage, ErrorCode, Failure};
use steading_store::rows::Write;
use steading_store::{Store, StoreError, Writer};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::config::Config;
use crate::metrics::Metrics;
pub use crate::table::Guest;
use crate::table::core::{Input, Settings, Source};
use crate::table::doc::Progress;
use crate::table::lobby::new_table;
use crate::table::{ConnectionId, TableCore, TableDoc, Time};
use crate::words;

/// How many letters may lie in a table's mailbox before senders wait.
const MAILBOX: usize = 128;

/// So many readable names are tried for a table. Even among a million tables the first is free 99 times of 100.
const NAMES_MAX: usize = 8;

/// How often a letter is sent to a table that was just being unloaded.
const TRIES: usize = 5;

/// Logs of so many lines are played from their beginning: that takes a few milliseconds, and people who come can be told everything.
const WHOLE_LOG_MAX: Number = 2000;

/// How many forgotten tables are given up at once.
const SWEEP: u32 = 100;

/// All tables of the server. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    inner: Arc<Inner>,
}

struct Inner {
    config: Arc<Config>,
    store: Arc<dyn Store>,
    writer: Writer,
    metrics: Arc<Metrics>,
    /// The tables in memory.
    loaded: Mutex<HashMap<TableId, Loaded>>,
    /// Bots think on threads of their own, so many at once.
    thinkers: Arc<Semaphore>,
    connections: AtomicU64,
    /// Becomes true when the server shuts down.
    stopping: watch::Sender<bool>,
}

type Mailbox = mpsc::Sender<Letter>;

/// A table in memory.
struct Loaded {
    /// Where letters to it go.
    mailbox: Mailbox,
    /// How far its game has come, once that is known.
    progress: Option<Progress>,
}

/// Where the answer to a letter goes.
type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// What a table says to a connection, as JSON.
type Outbox = mpsc::Receiver<Arc<str>>;

/// What is put into a table's mailbox.
enum Letter {
    /// Somebody wants in.
    Open { id: ConnectionId, guest: Guest, reply: Reply<Outbox> },
    /// Something for the state machine, and when it came.
    Input(Input, std::time::Instant),
    /// Somebody leaves, or gives up for good, who may not be connected.
    Quit { guest: Guest, is_for_good: bool, reply: Reply<()> },
    /// Somebody wants to know about the table.
    Info(Reply<TableInfo>),
}

/// Somebody's connection to a table. Dropping it disconnects.
pub struct Connection {
    /// Messages for the client, as JSON. When it ends, the table wants the connection closed.
    pub outbox: Outbox,
    id: ConnectionId,
    mailbox: Mailbox,
}

impl Connection {
    /// Hands a message of the client to the table; waits while the table has much to do. False when the table is gone.
    pub async fn send(&self, message: ClientMessage) -> bool {
        let letter = Letter::Input(Input::Message(self.id, message), std::time::Instant::now());
        self.mailbox.send(letter).await.is_ok()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let letter = Letter::Input(Input::Close(self.id), std::time::Instant::now());
        // A full mailbox is waited for elsewhere: the table must hear of it, and dropping cannot wait.
        if let Err(mpsc::error::TrySendError::Full(letter)) = self.mailbox.try_send(letter)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let mailbox = self.mailbox.clone();
            runtime.spawn(async move { mailbox.send(letter).await.ok() });
        }
    }
}

impl Hub {
    /// The tables of a store. Must be called on the runtime: forgotten tables are looked for every hour.
    pub fn new(config: Arc<Config>, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Hub {
        let inner = Inner {
            writer: Writer::new(store.clone()),
            thinkers: Arc::new(Semaphore::new(config.bots.threads.max(1))),
            config,
            store,
            metrics,
            loaded: Mutex::default(),
            connections: AtomicU64::new(1),
            stopping: watch::Sender::new(false),
        };
        let hub = Hub { inner: Arc::new(inner) };
        tokio::spawn(sweep_hourly(Arc::downgrade(&hub.inner)));
        hub
    }

    /// Makes a table for a guest.
    pub async fn create(&self, guest: &Guest, new: NewTable, language: &str) -> Result<TableId, Failure> {
        self.check_limits(guest).await?;
        let language = Language::from_tag(language).unwrap_or_default();
        let (mut source, now) = (system_source(), now());
        let doc = new_table(guest, &new, [source(), source()], language, now)?;
        let id = doc.id.clone();
        let starter = new.start.then_some((guest, language));
        let (core, step) = TableCore::create(doc, starter, self.settings(), source, now)?;
        let lines: Vec<Write> = step.writes.into_iter().filter(|write| !matches!(write, Write::NewTable(_))).collect();
        let all = |doc: &TableDoc| [vec![Write::NewTable(doc.row(None))], lines.clone()].concat();
        self.commit_named(core.doc().clone(), all).await.map_err(unavailable)?;
        Ok(id)
    }

    /// Keeps a finished game that somebody brings along.
    pub(crate) async fn keep(&self, doc: TableDoc, record: String) -> Result<(), StoreError> {
        self.commit_named(doc, |doc| vec![Write::NewTable(doc.row(Some(record.clone())))]).await.map(|_| ())
    }

    /// Gives a table a readable name that no other has, and commits what must be written of a table of that name.
    async fn commit_named(
        &self,
        mut doc: TableDoc,
        writes: impl Fn(&TableDoc) -> Vec<Write>,
    ) -> Result<TableDoc, StoreError> {
        let mut tries = 0;
        loop {
            doc.words = Some(words::draw(&system_source()()));
            tries += 1;
            match self.inner.writer.commit(writes(&doc)).await {
                Ok(()) => return Ok(doc),
                Err(StoreError::NameTaken) if tries < NAMES_MAX => tracing::debug!("a name was taken"),
                Err(error) => return Err(error),
            }
        }
    }

    async fn check_limits(&self, guest: &Guest) -> Result<(), Failure> {
        let (store, limits) = (&self.inner.store, &self.inner.config.limits);
        if store.live_tables_of(&guest.id).await.map_err(unavailable)? >= limits.tables_per_guest {
            return Err(too_many(limits.tables_per_guest));
        }
        if store.live_tables().await.map_err(unavailable)? >= limits.tables {
            return Err(Failure::new(ErrorCode::Limit, "The server has no room for more tables."));
        }
        Ok(())
    }

    /// Connects a guest to a table.
    pub async fn connect(&self, table: &str, guest: Guest) -> Result<Connection, Failure> {
        let id = ConnectionId(self.inner.connections.fetch_add(1, Ordering::Relaxed));
        let open = |reply| Letter::Open { id, guest: guest.clone(), reply };
        let (outbox, mailbox) = self.ask(table, open).await?;
        Ok(Connection { outbox, id, mailbox })
    }

    /// A table as everybody may see it.
    pub async fn info(&self, table: &str) -> Result<TableInfo, Failure> {
        self.ask(table, Letter::Info).await.map(|(info, _)| info)
    }

    /// A guest leaves a table, or gives its game up for good, without a connection to it. Who has no part in the table changes nothing.
    pub async fn quit(&self, table: &str, guest: &Guest, is_for_good: bool) -> Result<(), Failure> {
        let quit = |reply| Letter::Quit { guest: guest.clone(), is_for_good, reply };
        self.ask(table, quit).await.map(|((), _)| ())
    }

    /// Puts a letter into the mailbox of a table and waits for the answer. A table that is just being unloaded is asked again; the mailbox that
    /// answered comes back.
    async fn ask<T>(&self, table: &str, letter: impl Fn(Reply<T>) -> Letter) -> Result<(T, Mailbox), Failure> {
        for _ in 0..TRIES {
            let mailbox = self.mailbox(table)?;
            let (reply, answer) = oneshot::channel();
            if mailbox.send(letter(reply)).await.is_ok()
                && let Ok(result) = answer.await
            {
                return result.map(|told| (told, mailbox));
            }
        }
        Err(Failure::new(ErrorCode::Unavailable, "The table cannot be opened now."))
    }

    /// How far the game of a table has come, if it is in memory. The store hears of that later.
    pub fn progress(&self, table: &str) -> Option<Progress> {
        self.loaded().get(table).and_then(|loaded| loaded.progress.clone())
    }

    /// Tells every table that a guest has another name.
    pub async fn renamed(&self, guest: &Guest) {
        // Tables that have ended keep the name that was played under.
        let tables = self.inner.store.tables_of(&guest.id, self.inner.config.limits.tables_per_guest * 2).await;
        for table in tables.unwrap_or_default() {
            let is_live = matches!(
                table.status,
                steading_store::rows::TableStatus::Lobby | steading_store::rows::TableStatus::Playing
            );
            if is_live {
                self.put(&table.id, Input::Renamed(guest.clone())).await;
            }
        }
    }

    /// Closes the connections of a guest whose secret has moved to another device.
    pub async fn moved(&self, guest: &str) {
        let tables: Vec<TableId> = self.loaded().keys().cloned().collect();
        for table in tables {
            self.put(&table, Input::Moved(guest.to_owned())).await;
        }
    }

    /// Gives up tables that nobody has touched for a long time; how many.
    pub async fn sweep(&self) -> usize {
        let patience = &self.inner.config.patience;
        let before = |keep: Duration| now().saturating_sub(keep.as_millis() as u64);
        let stale = self.inner.store.stale_tables(before(patience.keep_lobby), before(patience.keep_play), SWEEP).await;
        let stale = stale.unwrap_or_default();
        for table in &stale {
            self.put(table, Input::GiveUp).await;
        }
        stale.len()
    }

    /// How many tables are in memory.
    pub fn table_count(&self) -> usize {
        self.loaded().len()
    }

    /// How many transactions were committed for tables since the start, and how many writes were in them.
    pub fn committed(&self) -> (u64, u64) {
        (self.inner.writer.batches(), self.inner.writer.writes())
    }

    /// Stops all tables; everything acknowledged is in the store already, and what lists tell of the games is written now.
    pub async fn shut_down(&self) {
        self.inner.stopping.send_replace(true);
        // Tables close their connections and leave the list by themselves.
        for _ in 0..100 {
            if self.table_count() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn settings(&self) -> Settings {
        let (bots, patience) = (&self.inner.config.bots, &self.inner.config.patience);
        let millis = |time: Duration| time.as_millis() as Time;
        Settings {
            misses_max: patience.misses_max.max(1),
            away: millis(patience.away),
            bot_pace: millis(bots.pace),
            bot_patience: millis(bots.patience),
            whole_log_max: WHOLE_LOG_MAX,
        }
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<TableId, Loaded>> {
        self.inner.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_progress(&self, table: &str, now: Progress) {
        if let Some(loaded) = self.loaded().get_mut(table) {
            loaded.progress = Some(now);
        }
    }

    async fn put(&self, table: &str, input: Input) {
        if let Ok(mailbox) = self.mailbox(table) {
            mailbox.send(Letter::Input(input, std::time::Instant::now())).await.ok();
        }
    }

    /// The mailbox of a table; its task is started if there is none.
    fn mailbox(&self, table: &str) -> Result<Mailbox, Failure> {
        if *self.inner.stopping.borrow() {
            return Err(Failure::new(ErrorCode::Unavailable, "The server is shutting down."));
        }
        let mut tables = self.loaded();
        if let Some(loaded) = tables.get(table).filter(|loaded| !loaded.mailbox.is_closed()) {
            return Ok(loaded.mailbox.clone());
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        tables.insert(table.to_owned(), Loaded { mailbox: mailbox.clone(), progress: None });
        tokio::spawn(desk::run(self.clone(), table.to_owned(), mailbox.downgrade(), letters));
        Ok(mailbox)
    }

    /// Takes a table off the list, if nobody has put a letter in meanwhile.
    fn unload(&self, table: &str, letters: &mut mpsc::Receiver<Letter>, is_final: bool) -> bool {
        let mut tables = self.loaded();
        if !is_final && !letters.is_empty() {
            return false;
        }
        // From here on senders fail and look for the table again.
        letters.close();
        tables.remove(table);
        true
    }
}

async fn sweep_hourly(hub: std::sync::Weak<Inner>) {
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hours.tick().await;
        let Some(inner) = hub.upgrade() else { return };
        Hub { inner }.sweep().await;
    }
}

/// Milliseconds since 1970.
fn now() -> Time {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Time)
}

/// Random bytes of the system.
fn system_source() -> Source {
    Box::new(rand::random)
}

/// The refusal of one more unfinished game, with the limit for programs.
fn too_many(limit: u32) -> Failure {
    let sentence =
        format!("You have {limit} unfinished games, the most that one guest may have. End or resign one first.");
    let refusal = RefusalInfo {
        code: Some("UNFINISHED_GAMES".to_owned()),
        rule: None,
        values: [("limit".to_owned(), limit.into())].into(),
        sentence: sentence.clone(),
    };
    Failure { refusals: vec![refusal], ..Failure::new(ErrorCode::Limit, sentence) }
}

fn unavailable(error: impl std::fmt::Display) -> Failure {
    tracing::error!(%error, "the store failed");
    Failure::new(ErrorCode::Unavailable, "The server could not write or read this; try again.")
}
