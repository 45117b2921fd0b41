//! `steading-trials load`: how long answers take with many tables at once, and how much memory they need.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use hdrhistogram::Histogram;
use serde::Serialize;
use steading_client::Door;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::crowd::{CrowdTable, Finding, SEATS};
use crate::search::Search;
use crate::server::{self, Server};

/// What the server is told for this trial: no limits.
const ARGUMENTS: &[&str] =
    &["--guests-per-hour=0", "--requests-per-second=0", "--tables-max=1000000", "--connections-max=1000000"];

/// Acknowledgements must come within this time, but for one in a hundred.
const P99_MAX: Duration = Duration::from_millis(50);

/// Tables that are set up at the same time.
const SETTING_UP: usize = 16;

/// Measure how long acknowledgements take with many four-seat tables at once.
#[derive(Args)]
pub struct Load {
    /// The program under trial.
    #[arg(long, value_name = "PATH")]
    server: PathBuf,
    /// How many tables.
    #[arg(long, default_value_t = 1000, value_name = "COUNT")]
    tables: usize,
    /// How long moves are made, in seconds.
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    seconds: u64,
    /// How long each table waits between two moves, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pause: u64,
    /// Doubles the tables until the server no longer keeps up, then tries halfway until the gap is a quarter, and reports the most that
    /// it held.
    #[arg(long)]
    find: bool,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// The folder for data and logs; a temporary one if left out, which is deleted.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// What was measured with a number of tables.
#[derive(Clone, Serialize, Debug)]
struct Measure {
    tables: usize,
    connections: usize,
    seconds: f64,
    actions: u64,
    actions_per_second: f64,
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    errors: usize,
    memory_before: u64,
    memory_after: u64,
    memory_per_table: u64,
    server_processors: f64,
    first_errors: Vec<String>,
}

impl Measure {
    fn is_good(&self) -> bool {
        self.errors == 0 && self.p99_ms < P99_MAX.as_secs_f64() * 1000.0
    }
}

impl Load {
    /// Measures and reports; errors and slow answers are an error unless the limit is looked for.
    pub async fn execute(self) -> Result<()> {
        server::allow_many_files();
        let mut search = Search::new(self.tables);
        let mut measures = Vec::new();
        while let Some(tables) = search.next_number() {
            let measure = self.measure(tables).await?;
            search.note(tables, measure.is_good());
            measures.push(measure);
            if !self.find {
                break;
            }
        }
        if self.json {
            println!("{}", serde_json::to_string(&measures)?);
        } else {
            println!("{}", summary(&measures));
        }
        for error in measures.iter().flat_map(|measure| &measure.first_errors) {
            println!("error: {error}");
        }
        if self.find {
            println!("held: {} tables", search.good());
            return Ok(());
        }
        match measures.iter().find(|measure| !measure.is_good()) {
            None => Ok(()),
            Some(bad) => bail!(
                "{} errors, p99 {:.1} ms; allowed are none and {} ms",
                bad.errors,
                bad.p99_ms,
                P99_MAX.as_millis()
            ),
        }
    }

    async fn measure(&self, tables: usize) -> Result<Measure> {
        let name = format!("steading-load-{}-{tables}", std::process::id());
        let folder = self.folder.clone().unwrap_or_else(|| std::env::temp_dir().join(name));
        let measured = self.measure_in(tables, &folder).await;
        if self.folder.is_none() {
            std::fs::remove_dir_all(&folder)?;
        }
        measured
    }

    async fn measure_in(&self, tables: usize, folder: &Path) -> Result<Measure> {
        let server = Server::start(&self.server, folder, ARGUMENTS).await?;
        let memory_before = server.memory()?;
        eprintln!("setting {tables} tables up …");
        let crowd = set_up(&Door::new(server.address()), tables).await?;
        eprintln!("playing for {} s …", self.seconds);
        let processor_before = server.processor_time()?;
        let start = Instant::now();
        let (latencies, errors) = self.play(crowd, start).await?;
        let seconds = start.elapsed().as_secs_f64();
        let memory_after = server.memory()?;
        let processor = server.processor_time()?.saturating_sub(processor_before);
        let milliseconds = |quantile: f64| latencies.value_at_quantile(quantile) as f64 / 1000.0;
        Ok(Measure {
            tables,
            connections: tables * SEATS,
            seconds,
            actions: latencies.len(),
            actions_per_second: latencies.len() as f64 / seconds,
            p50_ms: milliseconds(0.5),
            p90_ms: milliseconds(0.9),
            p99_ms: milliseconds(0.99),
            max_ms: latencies.max() as f64 / 1000.0,
            errors: errors.len(),
            memory_before,
            memory_after,
            memory_per_table: memory_after.saturating_sub(memory_before) / tables.max(1) as u64,
            server_processors: processor.as_secs_f64() / seconds,
            first_errors: errors.into_iter().take(5).collect(),
        })
    }

    /// Lets every table make its moves, spread evenly over time; latencies are in microseconds.
    async fn play(&self, crowd: Vec<CrowdTable>, start: Instant) -> Result<(Histogram<u64>, Vec<String>)> {
        let (sender, mut findings) = mpsc::channel(1024);
        let pause = Duration::from_millis(self.pause.max(1));
        let end = start + Duration::from_secs(self.seconds);
        let count = crowd.len().max(1) as u32;
        for (index, table) in (0..).zip(crowd) {
            tokio::spawn(table.play(start + pause * index / count, pause, end, sender.clone()));
        }
        drop(sender);
        let mut latencies = Histogram::<u64>::new_with_bounds(1, 120_000_000, 3)?;
        let mut errors = Vec::new();
        while let Some(finding) = findings.recv().await {
            match finding {
                Finding::Acknowledged(time) => latencies.saturating_record(time.as_micros() as u64),
                Finding::Error(error) => errors.push(error),
            }
        }
        Ok((latencies, errors))
    }
}

async fn set_up(door: &Door, tables: usize) -> Result<Vec<CrowdTable>> {
    let places = std::sync::Arc::new(Semaphore::new(SETTING_UP));
    let mut tasks = JoinSet::new();
    for seed in 0..tables as u64 {
        let (door, places) = (door.clone(), places.clone());
        tasks.spawn(async move {
            let _place = places.acquire_owned().await?;
            CrowdTable::begin(&door, seed).await
        });
    }
    let mut crowd = Vec::with_capacity(tables);
    while let Some(table) = tasks.join_next().await {
        crowd.push(table?.context("a table could not be set up")?);
    }
    Ok(crowd)
}

fn summary(measures: &[Measure]) -> Table {
    let mut table = Table::new();
    let header = [
        "Tables",
        "Sockets",
        "Actions/s",
        "p50 ms",
        "p90 ms",
        "p99 ms",
        "max ms",
        "Errors",
        "Memory MiB",
        "KiB/table",
        "Server CPUs",
    ];
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header);
    for measure in measures {
        let decimal = |value: f64| format!("{value:.1}");
        table.add_row([
            measure.tables.to_string(),
            measure.connections.to_string(),
            decimal(measure.actions_per_second),
            decimal(measure.p50_ms),
            decimal(measure.p90_ms),
            decimal(measure.p99_ms),
            decimal(measure.max_ms),
            measure.errors.to_string(),
            decimal(measure.memory_after as f64 / (1024.0 * 1024.0)),
            decimal(measure.memory_per_table as f64 / 1024.0),
            format!("{:.2}", measure.server_processors),
        ]);
    }
    table.column_iter_mut().for_each(|column| {
        column.set_cell_alignment(CellAlignment::Right);
    });
    table
}
