//! Figures for operators, in the format of Prometheus.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use steading_protocol::ErrorCode;
use steading_protocol::table::Status;

/// The content type of [`Metrics::text`].
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The figures of a server.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    connections: Gauge,
    tables: Family<TableLabels, Gauge>,
    commands: Family<CommandLabels, Counter>,
    acknowledgements: Histogram,
    store_batches: Counter,
    store_writes: Counter,
    bot_thinking: Histogram,
    dropped: Counter,
    requests: Family<RequestLabels, Counter>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct TableLabels {
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct CommandLabels {
    result: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

impl Metrics {
    /// Somebody connected.
    pub fn connected(&self) {
        self.connections.inc();
    }

    /// Somebody's connection ended.
    pub fn disconnected(&self) {
        self.connections.dec();
    }

    /// The tables in memory that are doing this.
    fn tables(&self, status: Status) -> Gauge {
        self.tables.get_or_create_owned(&TableLabels { status: status_label(status) })
    }

    /// A command was answered.
    pub fn command(&self, result: Result<(), ErrorCode>) {
        let code = |code| serde_json::to_value(code).ok().and_then(|name| name.as_str().map(str::to_owned));
        let result = result.map_or_else(|error| code(error).unwrap_or_default(), |()| "done".to_owned());
        self.commands.get_or_create(&CommandLabels { result }).inc();
    }

    /// A command was acknowledged so long after it came in.
    pub fn acknowledged(&self, time: Duration) {
        self.acknowledgements.observe(time.as_secs_f64());
    }

    /// So many transactions with so many writes have been committed since the start.
    pub fn committed(&self, batches: u64, writes: u64) {
        self.store_batches.inner().store(batches, Ordering::Relaxed);
        self.store_writes.inner().store(writes, Ordering::Relaxed);
    }

    /// A bot has thought about a move.
    pub fn bot_thought(&self, time: Duration) {
        self.bot_thinking.observe(time.as_secs_f64());
    }

    /// A client that did not keep up was dropped.
    pub fn slow_client(&self) {
        self.dropped.inc();
    }

    /// A request was answered.
    pub fn requested(&self, method: &'static str, route: &str, status: u16) {
        self.requests.get_or_create(&RequestLabels { method, route: route.to_owned(), status }).inc();
    }

    /// The figures that a health check shows.
    pub fn figures(&self) -> BTreeMap<String, i64> {
        BTreeMap::from([
            ("connections".to_owned(), self.connections.get()),
            ("tables".to_owned(), STATUSES.iter().map(|status| self.tables(*status).get()).sum()),
            ("dropped_slow_clients".to_owned(), i64::try_from(self.dropped.get()).unwrap_or(i64::MAX)),
        ])
    }

    /// Everything, as [`CONTENT_TYPE`].
    pub fn text(&self) -> String {
        let mut out = String::new();
        if let Err(error) = text::encode(&mut out, &self.registry) {
            tracing::error!(%error, "the figures could not be written");
        }
        out
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("steading"),
            connections: Gauge::default(),
            tables: Family::default(),
            commands: Family::default(),
            acknowledgements: Histogram::new(exponential_buckets(0.000_5, 2.0, 15)),
            store_batches: Counter::default(),
            store_writes: Counter::default(),
            bot_thinking: Histogram::new(exponential_buckets(0.001, 2.0, 13)),
            dropped: Counter::default(),
            requests: Family::default(),
        };
        metrics.register();
        // Every status has its line from the beginning, so that none is missing from a sum.
        for status in STATUSES {
            metrics.tables(status);
        }
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("connections", "Open sockets", self.connections.clone());
        registry.register("tables", "Tables in memory by status", self.tables.clone());
        registry.register("commands", "Answered commands by result", self.commands.clone());
        let help = "Time from a command to its answer";
        registry.register_with_unit("acknowledgement", help, Unit::Seconds, self.acknowledgements.clone());
        registry.register("store_batches", "Committed transactions", self.store_batches.clone());
        registry.register("store_writes", "Committed writes", self.store_writes.clone());
        let help = "Time that bots thought about a move";
        registry.register_with_unit("bot_thinking", help, Unit::Seconds, self.bot_thinking.clone());
        registry.register("dropped_slow_clients", "Clients dropped because they did not keep up", self.dropped.clone());
        registry.register("http_requests", "Answered requests by method, route and status", self.requests.clone());
    }
}

/// Everything that a table can be doing.
const STATUSES: [Status; 5] = [Status::Lobby, Status::Playing, Status::Paused, Status::Over, Status::Closed];

fn status_label(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Paused => "paused",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}

/// A table in memory, counted by what it is doing as long as this lives.
#[derive(Debug)]
pub struct CountedTable {
    metrics: Arc<Metrics>,
    status: Status,
}

impl CountedTable {
    /// Counts a table that was loaded.
    pub fn new(metrics: Arc<Metrics>, status: Status) -> CountedTable {
        metrics.tables(status).inc();
        CountedTable { metrics, status }
    }

    /// The table is doing this now.
    pub fn set(&mut self, status: Status) {
        if status != self.status {
            self.metrics.tables(self.status).dec();
            self.metrics.tables(status).inc();
            self.status = status;
        }
    }
}

impl Drop for CountedTable {
    fn drop(&mut self) {
        self.metrics.tables(self.status).dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_with_their_labels() {
        let metrics = Arc::new(Metrics::default());
        metrics.connected();
        metrics.connected();
        metrics.disconnected();
        let mut begun = CountedTable::new(metrics.clone(), Status::Lobby);
        begun.set(Status::Playing);
        let _waiting = CountedTable::new(metrics.clone(), Status::Lobby);
        drop(CountedTable::new(metrics.clone(), Status::Over));
        metrics.command(Ok(()));
        metrics.command(Err(ErrorCode::NotYourSeat));
        metrics.acknowledged(Duration::from_millis(3));
        metrics.committed(4, 9);
        metrics.bot_thought(Duration::from_millis(20));
        metrics.slow_client();
        metrics.requested("GET", "/api/tables/{table}", 404);
        let text = metrics.text();
        for line in [
            "steading_connections 1",
            "steading_tables{status=\"lobby\"} 1",
            "steading_tables{status=\"playing\"} 1",
            "steading_tables{status=\"paused\"} 0",
            "steading_tables{status=\"over\"} 0",
            "steading_tables{status=\"closed\"} 0",
            "steading_commands_total{result=\"done\"} 1",
            "steading_commands_total{result=\"NOT_YOUR_SEAT\"} 1",
            "steading_acknowledgement_seconds_count 1",
            "steading_store_batches_total 4",
            "steading_store_writes_total 9",
            "steading_bot_thinking_seconds_count 1",
            "steading_dropped_slow_clients_total 1",
            "steading_http_requests_total{method=\"GET\",route=\"/api/tables/{table}\",status=\"404\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\nin\n{text}");
        }
        assert_eq!(metrics.figures()["tables"], 2);
        assert_eq!(metrics.figures()["connections"], 1);
    }
}
