//! `steading-trials chaos`: games of every kind, while the server is killed and started again.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use steading_client::{Door, DoorError};
use steading_protocol::table::ClockPolicy;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{sleep, timeout};

use crate::actor::{Actor, Journal, Progress};
use crate::audit;
use crate::plan::{self, TablePlan};
use crate::server::{self, Server};

/// What the server is told for this trial: no limits, and bots that hurry.
const ARGUMENTS: &[&str] = &[
    "--guests-per-hour=0",
    "--requests-per-second=0",
    "--messages-per-second=0",
    "--bot-pace=10",
    "--bot-patience=50",
    "--bot-think=50",
];

/// How long one game may take. A game that is not over by then hangs.
const GAME_TIME: Duration = Duration::from_secs(900);

/// How often a record is asked for.
const RECORD_TRIES: u32 = 25;

/// How long clients think at most once the server is left alone, in milliseconds.
const THINK_LATE_MS: u64 = 2;

/// Play games of every kind while the server is killed and started again, and hold the records against what was acknowledged.
#[derive(Args)]
pub struct Chaos {
    /// The program under trial.
    #[arg(long, value_name = "PATH")]
    server: PathBuf,
    /// How many tables are played at least.
    #[arg(long, default_value_t = 50, value_name = "COUNT")]
    tables: usize,
    /// How many times the server is killed.
    #[arg(long, default_value_t = 20, value_name = "COUNT")]
    kills: u32,
    /// How long the server lives between two kills, on average, in milliseconds.
    #[arg(long, default_value_t = 3000, value_name = "MS")]
    life: u64,
    /// How long clients think at most while the server is being killed, in milliseconds.
    #[arg(long, default_value_t = 100, value_name = "MS")]
    think: u64,
    /// Six tables and four kills.
    #[arg(long, conflicts_with_all = ["tables", "kills", "life", "think"])]
    short: bool,
    /// The seed of plans, clients and kills; a new one each time if left out.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The folder for data, logs and records; a temporary one if left out, which is deleted if all went well.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// A table that is played.
struct Game {
    plan: TablePlan,
    task: JoinHandle<Result<(String, Vec<Journal>)>>,
}

/// A table whose game has ended, or will not.
struct Finished {
    plan: TablePlan,
    journals: Vec<Journal>,
    breaches: Vec<String>,
}

impl Chaos {
    /// Plays, checks, and reports; any breach is an error.
    pub async fn execute(mut self) -> Result<()> {
        if self.short {
            (self.tables, self.kills, self.life, self.think) = (6, 4, 2000, 40);
        }
        let seed = self.seed.unwrap_or_else(|| rand::rng().random_range(0..1_000_000));
        let folder = self
            .folder
            .clone()
            .unwrap_or_else(|| std::env::temp_dir().join(format!("steading-chaos-{seed}-{}", std::process::id())));
        println!("chaos with seed {seed} in {}", folder.display());
        let result = self
            .run(seed, &folder)
            .await
            .with_context(|| format!("seed {seed}; data and records are in {}", folder.display()));
        if result.is_ok() && self.folder.is_none() {
            std::fs::remove_dir_all(&folder)?;
        }
        result
    }

    async fn run(&self, seed: u64, folder: &Path) -> Result<()> {
        server::allow_many_files();
        let start = Instant::now();
        let mut rng = StdRng::seed_from_u64(seed);
        let mut server = Server::start(&self.server, folder, ARGUMENTS).await?;
        let progress = Arc::new(Progress::default());
        progress.think_ms.store(self.think, Ordering::Relaxed);
        let door = Door::new(server.address());
        let mut games = Vec::new();
        let begin = |games: &mut Vec<Game>, count: usize| {
            for _ in 0..count {
                games.push(Game::begin(plan::table(games.len()), &door, seed, &progress));
            }
        };
        begin(&mut games, self.tables);
        for kill in 1..=self.kills {
            sleep(Duration::from_millis(rng.random_range(self.life / 4..=self.life * 7 / 4))).await;
            let live = games.iter().filter(|game| !game.task.is_finished()).count();
            println!(
                "{:5.1} s: kill {kill} of {}; {live} of {} tables are played, {} moves acknowledged, {} connections",
                start.elapsed().as_secs_f64(),
                self.kills,
                games.len(),
                progress.acknowledged.load(Ordering::Relaxed),
                progress.connections.load(Ordering::Relaxed),
            );
            if live * 4 < self.tables {
                begin(&mut games, self.tables / 4 + 1);
            }
            server.kill().await?;
            progress.kills.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(rng.random_range(0..300))).await;
            server.restart().await?;
        }
        progress.think_ms.store(THINK_LATE_MS, Ordering::Relaxed);
        let mut results = Vec::new();
        for game in games {
            results.push(game.finish(self, &door, folder).await);
        }
        println!("{}", summary(&results));
        self.judge(&results, &progress, start.elapsed())
    }

    /// The last word: how much was tried, and whether anything broke.
    fn judge(&self, results: &[Finished], progress: &Progress, time: Duration) -> Result<()> {
        let journals = || results.iter().flat_map(|result| &result.journals);
        let clients = journals().count();
        let connections: u64 = journals().map(|journal| u64::from(journal.connections)).sum();
        println!(
            "{} tables, {clients} clients, {} kills, {} moves acknowledged, {} connections made again, {:.0} s",
            results.len(),
            self.kills,
            progress.acknowledged.load(Ordering::Relaxed),
            connections.saturating_sub(clients as u64),
            time.as_secs_f64(),
        );
        let mut count = 0;
        for result in results {
            for breach in &result.breaches {
                println!("table {} ({}): {breach}", result.plan.number, result.plan.title());
                count += 1;
            }
        }
        if self.kills > 0 && connections <= clients as u64 {
            bail!("no client had to connect again: the trial tried nothing");
        }
        if count > 0 {
            bail!("{count} breaches");
        }
        println!("no acknowledged move was lost or doubled, every game ended, every record verifies");
        Ok(())
    }
}

impl Game {
    /// Lets the clients of a table come.
    fn begin(plan: TablePlan, door: &Door, seed: u64, progress: &Arc<Progress>) -> Game {
        let (own_plan, door, progress) = (plan.clone(), door.clone(), progress.clone());
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(plan.number as u64 * 16);
        Game { plan, task: tokio::spawn(async move { play(&own_plan, &door, seed, &progress).await }) }
    }

    /// Waits for the end of the game and checks its record.
    async fn finish(self, chaos: &Chaos, door: &Door, folder: &Path) -> Finished {
        let mut task = self.task;
        let ended = match timeout(GAME_TIME, &mut task).await {
            Ok(Ok(ended)) => ended,
            Ok(Err(error)) => Err(error.into()),
            Err(_) => Err(anyhow::anyhow!("the game does not end")),
        };
        task.abort();
        let (journals, breaches) = match ended {
            Err(error) => (Vec::new(), vec![format!("{error:#}")]),
            Ok((table, journals)) => match check_record(chaos, &self.plan, &table, &journals, door, folder).await {
                Ok(breaches) => (journals, breaches),
                Err(error) => (journals, vec![format!("{error:#}")]),
            },
        };
        Finished { plan: self.plan, journals, breaches }
    }
}

/// Plays one table with all its clients.
async fn play(plan: &TablePlan, door: &Door, seed: u64, progress: &Arc<Progress>) -> Result<(String, Vec<Journal>)> {
    let mut doors = Vec::new();
    for client in 0..plan.clients() {
        doors.push(sign_in(door, &format!("Client {client} of {}", plan.number)).await?);
    }
    let table = create(&doors[0], plan).await?;
    let mut tasks = JoinSet::new();
    for (client, door) in doors.into_iter().enumerate() {
        let actor = Actor {
            door,
            table: table.clone(),
            seats: plan.seats_of(client),
            is_host: client == 0,
            is_sleeper: plan.clock != ClockPolicy::Off && client == 0,
            seed: seed + 1 + client as u64,
            progress: progress.clone(),
        };
        tasks.spawn(actor.play());
    }
    let mut journals = Vec::new();
    while let Some(journal) = tasks.join_next().await {
        journals.push(journal??);
    }
    Ok((table, journals))
}

/// Signs in, as often as it takes: the server may be dead at any moment.
async fn sign_in(door: &Door, name: &str) -> Result<Door> {
    let mut door = door.clone();
    loop {
        match door.sign_in(name).await {
            Ok(_) => return Ok(door),
            Err(error) => pause_after(error).await?,
        }
    }
}

/// Makes a table, as often as it takes. If an answer is lost, a table is left over that nobody comes to.
async fn create(door: &Door, plan: &TablePlan) -> Result<String> {
    loop {
        match door.create(&plan.new_table()).await {
            Ok(table) => return Ok(table),
            Err(error) => pause_after(error).await?,
        }
    }
}

async fn pause_after(error: DoorError) -> Result<()> {
    if !error.is_passing() {
        return Err(error.into());
    }
    sleep(Duration::from_millis(100)).await;
    Ok(())
}

/// Fetches a record. It is written a moment after the game is over, or when the table is next looked at.
async fn record(door: &Door, table: &str) -> Result<String> {
    for _ in 0..RECORD_TRIES {
        if let Ok(record) = door.record(table).await {
            return Ok(record);
        }
        sleep(Duration::from_millis(200)).await;
        door.table(table).await.context("the table")?;
    }
    door.record(table).await.context("the record")
}

/// Fetches the record of a finished game and checks it: against what was acknowledged, and with the program's own commands.
async fn check_record(
    chaos: &Chaos,
    plan: &TablePlan,
    table: &str,
    journals: &[Journal],
    door: &Door,
    folder: &Path,
) -> Result<Vec<String>> {
    let record = record(door, table).await?;
    let path = folder.join(format!("table-{}.record", plan.number));
    std::fs::write(&path, &record)?;
    let mut breaches = audit::breaches(plan, &record, journals);
    breaches.extend(objections(&chaos.server, &path).await?);
    Ok(breaches)
}

/// What the program's own commands have against a record.
async fn objections(program: &Path, record: &Path) -> Result<Vec<String>> {
    let mut objections = Vec::new();
    for command in ["verify", "replay"] {
        let output = tokio::process::Command::new(program).arg(command).arg(record).output().await?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            objections.push(format!("`steading {command}` says: {}", errors.trim()));
        }
    }
    Ok(objections)
}

fn summary(results: &[Finished]) -> Table {
    let mut table = Table::new();
    let header =
        ["Table", "Game", "Seats", "Clock", "Lines", "Acknowledged", "Taken back", "Stale", "Connections", "Breaches"];
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header);
    for result in results {
        let sum = |count: fn(&Journal) -> usize| result.journals.iter().map(count).sum::<usize>().to_string();
        table.add_row([
            result.plan.number.to_string(),
            result.plan.title(),
            result.plan.company(),
            if result.plan.clock == ClockPolicy::Off { "off" } else { "on" }.to_owned(),
            result.journals.iter().map(|journal| journal.last).max().unwrap_or(0).to_string(),
            sum(|journal| journal.acts.len()),
            sum(|journal| journal.undos.len()),
            sum(|journal| journal.stale as usize),
            sum(|journal| journal.connections as usize),
            result.breaches.len().to_string(),
        ]);
    }
    for column in table.column_iter_mut().filter(|column| ![1, 2, 3].contains(&column.index)) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

#[cfg(test)]
mod tests;
