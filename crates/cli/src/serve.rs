//! `steading serve`: tables in the browser.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::{Args, ValueEnum};
use steading_server::config::{BotConfig, Config, Limits, Patience, Timeouts, check_public_url};
use steading_server::{http, log};

use crate::out::Out;

/// Starts a server: tables in the browser, kept in one folder.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading serve                                        at http://127.0.0.1:8080, data in ./steading-data
  steading serve --addr 0.0.0.0:80 --data /var/lib/steading
  steading serve --public-url https://play.example.org --behind-proxy
  STEADING_DATABASE=postgres://steading@localhost/steading steading serve

Every flag can be given by the environment too. docs/hosting.md tells how to run a server for others.")]
pub struct Serve {
    /// Where to listen; port 0 is any free port.
    #[arg(long, env = "STEADING_ADDR", default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    addr: SocketAddr,

    /// The folder that everything is kept in; it is made if it is not there.
    #[arg(long, env = "STEADING_DATA", default_value = "steading-data", value_name = "DIR")]
    data: PathBuf,

    /// A PostgreSQL database to keep everything in, instead of the folder.
    #[arg(long, env = "STEADING_DATABASE", hide_env_values = true, value_parser = database, value_name = "URL")]
    database: Option<String>,

    /// The address that people reach the server at, if it is another one.
    #[arg(long, env = "STEADING_PUBLIC_URL", value_parser = check_public_url, value_name = "URL")]
    public_url: Option<String>,

    /// A reverse proxy stands in front: believe the last address in its X-Forwarded-For.
    #[arg(long, env = "STEADING_BEHIND_PROXY")]
    behind_proxy: bool,

    /// How to write the log, which goes to standard error.
    #[arg(long, env = "STEADING_LOG", value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,

    /// Open the page in the browser.
    #[arg(long, env = "STEADING_OPEN")]
    open: bool,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    play: PlayArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// A JSON object a line.
    Json,
}

/// Limits that keep one guest from hurting the others.
#[derive(Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Tables that have not ended, in all.
    #[arg(long, env = "STEADING_TABLES_MAX", default_value_t = Limits::default().tables, value_name = "COUNT")]
    tables_max: u32,

    /// Tables that have not ended, for one guest.
    #[arg(long, env = "STEADING_TABLES_PER_GUEST", default_value_t = Limits::default().tables_per_guest, value_name = "COUNT")]
    tables_per_guest: u32,

    /// Connections in all.
    #[arg(long, env = "STEADING_CONNECTIONS_MAX", default_value_t = Limits::default().connections, value_name = "COUNT")]
    connections_max: u32,

    /// Connections of one guest.
    #[arg(long, env = "STEADING_CONNECTIONS_PER_GUEST", default_value_t = Limits::default().connections_per_guest, value_name = "COUNT")]
    connections_per_guest: u32,

    /// Messages a second on one connection, four times as many at once; 0 is no limit.
    #[arg(long, env = "STEADING_MESSAGES_PER_SECOND", default_value_t = Limits::default().messages_per_second, value_name = "COUNT")]
    messages_per_second: u32,

    /// Requests a second from one address, four times as many at once; 0 is no limit.
    #[arg(long, env = "STEADING_REQUESTS_PER_SECOND", default_value_t = Limits::default().requests_per_second, value_name = "COUNT")]
    requests_per_second: u32,

    /// New guests, tables and records an hour from one address; 0 is no limit.
    #[arg(long, env = "STEADING_GUESTS_PER_HOUR", default_value_t = Limits::default().guests_per_hour, value_name = "COUNT")]
    guests_per_hour: u32,

    /// Readable names of tables that are not there which one address may try in an hour; 0 is no limit.
    #[arg(long, env = "STEADING_GUESSES_PER_HOUR", default_value_t = Limits::default().guesses_per_hour, value_name = "COUNT")]
    guesses_per_hour: u32,

    /// Messages that may wait for a slow client before it is dropped.
    #[arg(long, env = "STEADING_OUTBOX", default_value_t = Limits::default().outbox as u32,
        value_parser = clap::value_parser!(u32).range(1..=65_536), value_name = "COUNT")]
    outbox: u32,
}

/// Bots and patience.
#[derive(Args)]
#[command(next_help_heading = "Bots and patience")]
struct PlayArgs {
    /// Threads that bots think on; half of the processors if left out.
    #[arg(long, env = "STEADING_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=256), value_name = "COUNT")]
    bot_threads: Option<u16>,

    /// How long a bot may think about a move, in milliseconds.
    #[arg(long, env = "STEADING_BOT_THINK", default_value_t = milliseconds(BotConfig::default().think), value_name = "MS")]
    bot_think: u64,

    /// How long a bot waits before it moves, so that people can follow, in milliseconds.
    #[arg(long, env = "STEADING_BOT_PACE", default_value_t = milliseconds(BotConfig::default().pace), value_name = "MS")]
    bot_pace: u64,

    /// How long a bot lets people answer first, in milliseconds.
    #[arg(long, env = "STEADING_BOT_PATIENCE", default_value_t = milliseconds(BotConfig::default().patience), value_name = "MS")]
    bot_patience: u64,

    /// Decisions in a row that a seat may let pass before a bot stands in.
    #[arg(long, env = "STEADING_MISSES_MAX", default_value_t = Patience::default().misses_max,
        value_parser = clap::value_parser!(u8).range(1..), value_name = "COUNT")]
    misses_max: u8,

    /// How long a person must be away before others may ask for a stand-in, in seconds.
    #[arg(long, env = "STEADING_AWAY", default_value_t = Patience::default().away.as_secs(), value_name = "SECONDS")]
    away: u64,

    /// How long a table stays in memory after the last connection, in seconds.
    #[arg(long, env = "STEADING_UNLOAD", default_value_t = Patience::default().unload.as_secs(), value_name = "SECONDS")]
    unload: u64,

    /// How long a table that never started is kept, in hours.
    #[arg(long, env = "STEADING_KEEP_LOBBY", default_value_t = Patience::default().keep_lobby.as_secs() / HOUR,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000), value_name = "HOURS")]
    keep_lobby: u64,

    /// How long a game that nobody plays any more is kept before it is closed, in hours.
    #[arg(long, env = "STEADING_KEEP_PLAY", default_value_t = Patience::default().keep_play.as_secs() / HOUR,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000), value_name = "HOURS")]
    keep_play: u64,
}

/// Seconds of an hour.
const HOUR: u64 = 3600;

impl Serve {
    /// Serves until the process is told to end.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        log::start(match self.log {
            LogFormat::Text => log::Format::Text,
            LogFormat::Json => log::Format::Json,
        });
        let mut told = Ok(());
        http::run(self.config(), |address| {
            told = writeln!(out, "Steading is at {}", self.page(address)).and_then(|()| out.flush());
            if self.open {
                open_browser(&self.page(address));
            }
        })?;
        Ok(told?)
    }

    /// The address of the page, for people at this machine if the server has no public one.
    fn page(&self, mut address: SocketAddr) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        if address.ip().is_unspecified() {
            address.set_ip(if address.is_ipv4() {
                [127, 0, 0, 1].into()
            } else {
                std::net::Ipv6Addr::LOCALHOST.into()
            });
        }
        format!("http://{address}")
    }

    fn config(&self) -> Config {
        Config {
            address: self.addr,
            data: self.data.clone(),
            database: self.database.clone(),
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            limits: self.limits.limits(),
            bots: self.play.bots(),
            patience: self.play.patience(),
            timeouts: Timeouts::default(),
        }
    }
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        Limits {
            tables: self.tables_max,
            tables_per_guest: self.tables_per_guest,
            connections: self.connections_max,
            connections_per_guest: self.connections_per_guest,
            messages_per_second: self.messages_per_second,
            requests_per_second: self.requests_per_second,
            guests_per_hour: self.guests_per_hour,
            guesses_per_hour: self.guesses_per_hour,
            outbox: self.outbox as usize,
        }
    }
}

impl PlayArgs {
    fn bots(&self) -> BotConfig {
        BotConfig {
            threads: self.bot_threads.map_or(BotConfig::default().threads, usize::from),
            think: Duration::from_millis(self.bot_think),
            pace: Duration::from_millis(self.bot_pace),
            patience: Duration::from_millis(self.bot_patience),
        }
    }

    fn patience(&self) -> Patience {
        Patience {
            misses_max: self.misses_max,
            away: Duration::from_secs(self.away),
            unload: Duration::from_secs(self.unload),
            keep_lobby: Duration::from_secs(self.keep_lobby * HOUR),
            keep_play: Duration::from_secs(self.keep_play * HOUR),
        }
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

fn database(text: &str) -> Result<String, &'static str> {
    let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    is_postgres.then(|| text.to_owned()).ok_or("expected postgres://user:password@host/database")
}

/// Shows the page in the browser, if this machine has one.
fn open_browser(page: &str) {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    let opened = command.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(error) = opened {
        eprintln!("steading: cannot open a browser: {error}");
    }
}
