//! What an operator can set. Every value has a default that suits a small machine.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, instead of the embedded one.
    pub database: Option<String>,
    /// The address people reach the server at, if it is not the one it listens at; links and origins are checked against it.
    pub public_url: Option<String>,
    /// Limits that keep one guest from hurting the others.
    pub limits: Limits,
    /// How bots behave.
    pub bots: BotConfig,
    /// How patient tables are.
    pub patience: Patience,
}

/// Limits that keep one guest from hurting the others.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables that have not ended, in all.
    pub tables: u32,
    /// Tables that have not ended, for one guest.
    pub tables_per_guest: u32,
    /// Connections in all.
    pub connections: u32,
    /// Connections of one guest.
    pub connections_per_guest: u32,
    /// Messages a second on one connection, over a longer time; four times as many may come at once.
    pub messages_per_second: u32,
    /// HTTP requests a second of one guest or address, over a longer time.
    pub requests_per_second: u32,
    /// New guests and new tables an hour for one address; 0 is no limit.
    pub guests_per_hour: u32,
    /// Messages that may wait for a slow client before it is dropped.
    pub outbox: usize,
}

/// How bots behave.
#[derive(Clone, Copy, Debug)]
pub struct BotConfig {
    /// Threads that bots think on.
    pub threads: usize,
    /// How long a bot may think about one move.
    pub think: Duration,
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: Duration,
    /// How long a bot lets people answer first where several are asked at once, as with a trade offer.
    pub patience: Duration,
}

/// How patient tables are.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Decisions in a row that a seat may let pass before a bot stands in.
    pub misses_max: u8,
    /// How long a person must be away before another player may ask for a stand-in.
    pub away: Duration,
    /// How long a table stays in memory after the last connection.
    pub unload: Duration,
    /// How long a table that never started is kept.
    pub keep_lobby: Duration,
    /// How long a game that nobody plays any more is kept before it is closed.
    pub keep_play: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("steading-data"),
            database: None,
            public_url: None,
            limits: Limits::default(),
            bots: BotConfig::default(),
            patience: Patience::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 5_000,
            tables_per_guest: 20,
            connections: 10_000,
            connections_per_guest: 20,
            messages_per_second: 20,
            requests_per_second: 20,
            guests_per_hour: 60,
            outbox: 64,
        }
    }
}

impl Default for BotConfig {
    fn default() -> BotConfig {
        BotConfig {
            threads: std::thread::available_parallelism().map_or(1, |count| (usize::from(count) / 2).max(1)),
            think: Duration::from_millis(500),
            pace: Duration::from_millis(700),
            patience: Duration::from_secs(8),
        }
    }
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            misses_max: 3,
            away: Duration::from_secs(60),
            unload: Duration::from_secs(120),
            keep_lobby: Duration::from_secs(24 * 3600),
            keep_play: Duration::from_secs(30 * 24 * 3600),
        }
    }
}
