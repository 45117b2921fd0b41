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
    /// Whether a reverse proxy stands in front, whose last word in `X-Forwarded-For` is the address of the client.
    pub behind_proxy: bool,
    /// Limits that keep one guest from hurting the others.
    pub limits: Limits,
    /// How bots behave.
    pub bots: BotConfig,
    /// How patient tables are.
    pub patience: Patience,
    /// How patient connections are.
    pub timeouts: Timeouts,
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
    /// Messages a second on one connection, over a longer time; four times as many may come at once. 0 is no limit.
    pub messages_per_second: u32,
    /// HTTP requests a second of one address, over a longer time; four times as many may come at once. 0 is no limit.
    pub requests_per_second: u32,
    /// New guests and new tables an hour for one address; 0 is no limit.
    pub guests_per_hour: u32,
    /// Readable names of tables that are not there which one address may try in an hour; 0 is no limit.
    pub guesses_per_hour: u32,
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

/// How patient connections are: how long the server waits for the program at the other end.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// How long the head of a request may take to come, and how long a connection may lie idle between two requests.
    pub head: Duration,
    /// How long a client may take to say `hello` on a socket.
    pub hello: Duration,
    /// How often a client is asked whether it is still there.
    pub ping_every: Duration,
    /// A client that was silent for so long, even to pings, is gone.
    pub silence: Duration,
    /// A client that takes so long to read a message is dropped.
    pub write: Duration,
}

impl Config {
    /// Whether people reach the server by an encrypted connection.
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The origin that browsers name for the page at the public address.
    pub fn public_origin(&self) -> Option<&str> {
        self.public_url.as_deref().map(|url| url.trim_end_matches('/'))
    }
}

/// Checks the address people reach the server at: a scheme and a host, perhaps a port, and no path.
///
/// ```
/// use steading_server::config::check_public_url;
/// assert_eq!(check_public_url("https://play.example.org/").as_deref(), Ok("https://play.example.org"));
/// assert!(check_public_url("play.example.org").is_err());
/// assert!(check_public_url("https://example.org/games").is_err());
/// ```
pub fn check_public_url(text: &str) -> Result<String, String> {
    let url: axum::http::Uri = text.parse().map_err(|_| "this is no address".to_owned())?;
    let is_web = matches!(url.scheme_str(), Some("http" | "https"));
    let is_bare = matches!(url.path(), "" | "/") && url.query().is_none();
    let is_anonymous = url.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if is_web && is_bare && is_anonymous {
        Ok(text.trim_end_matches('/').to_ascii_lowercase())
    } else {
        Err("expected http://host or https://host, perhaps with a port, without a path".to_owned())
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("steading-data"),
            database: None,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            bots: BotConfig::default(),
            patience: Patience::default(),
            timeouts: Timeouts::default(),
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
            guesses_per_hour: 60,
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

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            hello: Duration::from_secs(10),
            ping_every: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            write: Duration::from_secs(10),
        }
    }
}
