//! Keeps a session connected.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use steading_protocol::socket::Command;
use steading_protocol::{ClientMessage, ErrorCode, Failure, ServerMessage};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::door::Door;
use crate::session::{News, Session};

/// A WebSocket to a table.
pub type Socket = WebSocketStream<TcpStream>;

/// How long the first pause before connecting again is, about; every further one is twice as long.
const PAUSE_MIN: Duration = Duration::from_millis(50);

/// How long such a pause is at most.
const PAUSE_MAX: Duration = Duration::from_secs(5);

/// How much is read at once; an update is about so long. Programs that keep thousands of connections have so much room for each.
const READ_BYTES: usize = 16 * 1024;

/// How long connecting may take.
const CONNECT_TIME: Duration = Duration::from_secs(10);

/// How long the server may leave commands unanswered before the connection counts as lost.
const ANSWER_TIME: Duration = Duration::from_secs(15);

/// How long to wait before a command is sent again that the server had no time for.
const POSTPONED_TIME: Duration = Duration::from_millis(500);

/// Why a link was given up.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The server does not let us in, and trying again would not help.
    #[error("the server refuses the connection: {0}")]
    Refused(String),
    /// The server lets us in and sends us away for good.
    #[error("{:?}: {}", .0.code, .0.message)]
    TurnedAway(Failure),
    /// The server says something that is not of the form that the protocol knows.
    #[error("not understood: {0}")]
    Misunderstood(String),
}

/// A session and its connection. When the connection is lost, another is made by itself, after pauses that grow and are never quite the same, so
/// that a thousand clients do not come back at the same moment.
pub struct Link {
    door: Door,
    table: String,
    session: Session,
    socket: Option<Socket>,
    news: VecDeque<News>,
    /// When a command was last sent.
    asked_at: Instant,
    /// Commands are sent again at this moment.
    again_at: Option<Instant>,
    failures: u32,
    connections: u32,
    rng: StdRng,
}

impl Link {
    /// A link to a table that is not connected yet. The seed makes the ids of commands and the length of pauses.
    pub fn new(door: Door, table: impl Into<String>, seed: u64) -> Link {
        let mut rng = StdRng::seed_from_u64(seed);
        let prefix = format!("{:016x}", rng.random::<u64>());
        Link {
            door,
            table: table.into(),
            session: Session::new(prefix, "en"),
            socket: None,
            news: VecDeque::new(),
            asked_at: Instant::now(),
            again_at: None,
            failures: 0,
            connections: 0,
            rng,
        }
    }

    /// What is known of the table.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// How many connections the server has welcomed so far.
    pub fn connections(&self) -> u32 {
        self.connections
    }

    /// Gives a command and says its id. If there is no connection, it is sent as soon as there is one.
    pub async fn command(&mut self, command: Command) -> String {
        let message = self.session.command(command);
        let id = message.id.clone();
        self.say(&ClientMessage::Command(message)).await;
        id
    }

    /// Waits for the next thing that happens, connecting as often as needed. It may be dropped at any point without losing anything.
    pub async fn next(&mut self) -> Result<News, LinkError> {
        loop {
            if let Some(news) = self.news.pop_front() {
                return Ok(news);
            }
            if self.socket.is_none() {
                self.connect().await?;
                continue;
            }
            match timeout(self.patience(), self.hear()).await {
                Ok(Some(text)) => self.on_text(&text)?,
                Ok(None) => self.lose(),
                Err(_) if self.again_at.take().is_some() => {
                    for message in self.session.unanswered().collect::<Vec<_>>() {
                        self.say(&message).await;
                    }
                }
                Err(_) => self.lose(),
            }
        }
    }

    /// How long to listen before something must be done.
    fn patience(&self) -> Duration {
        match self.again_at {
            Some(moment) => moment.saturating_duration_since(Instant::now()),
            None if self.session.is_waiting() => ANSWER_TIME.saturating_sub(self.asked_at.elapsed()),
            None => Duration::from_secs(3600),
        }
    }

    /// The next message; none when the connection is lost.
    async fn hear(&mut self) -> Option<String> {
        let socket = self.socket.as_mut()?;
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.as_str().to_owned()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn on_text(&mut self, text: &str) -> Result<(), LinkError> {
        let message: ServerMessage = serde_json::from_str(text).map_err(|error| {
            let start: String = text.chars().take(200).collect();
            LinkError::Misunderstood(format!("{error}: {start}"))
        })?;
        for news in self.session.on_message(message) {
            match &news {
                News::Welcomed => {
                    self.failures = 0;
                    self.connections += 1;
                }
                News::Postponed(_) => self.again_at = Some(Instant::now() + POSTPONED_TIME),
                News::Trouble(failure) if is_final(failure.code) => return Err(LinkError::TurnedAway(failure.clone())),
                News::Trouble(_) => self.again_at = Some(Instant::now() + POSTPONED_TIME),
                _ => {}
            }
            self.news.push_back(news);
        }
        Ok(())
    }

    async fn say(&mut self, message: &ClientMessage) {
        let Some(socket) = &mut self.socket else { return };
        self.asked_at = Instant::now();
        if socket.send(text_of(message)).await.is_err() {
            self.lose();
        }
    }

    fn lose(&mut self) {
        self.socket = None;
        self.again_at = None;
    }

    /// Makes a connection, after a pause if the last attempt failed.
    async fn connect(&mut self) -> Result<(), LinkError> {
        if self.failures > 0 {
            let longest = longest_pause(self.failures);
            let pause = self.rng.random_range(longest.as_secs_f64() / 2.0..=longest.as_secs_f64());
            sleep(Duration::from_secs_f64(pause)).await;
        }
        // Until the server welcomes us this counts as a failure, so that one that always hangs up is not stormed.
        self.failures += 1;
        let mut socket = match timeout(CONNECT_TIME, open(&self.door, &self.table)).await {
            Ok(Ok(socket)) => socket,
            Ok(Err(tungstenite::Error::Http(response))) if !is_passing(response.status().as_u16()) => {
                let body = response.body().as_deref().unwrap_or_default();
                let text = format!("{}: {}", response.status(), String::from_utf8_lossy(body));
                return Err(LinkError::Refused(text));
            }
            Ok(Err(_)) | Err(_) => return Ok(()),
        };
        // The connection counts once everything was said: if this is dropped before, the next one says it from the beginning.
        for message in self.session.on_open() {
            if socket.send(text_of(&message)).await.is_err() {
                return Ok(());
            }
        }
        self.asked_at = Instant::now();
        self.socket = Some(socket);
        Ok(())
    }
}

/// How long the pause after so many failures in a row is at most; it is half as long at least.
fn longest_pause(failures: u32) -> Duration {
    PAUSE_MIN.saturating_mul(1 << failures.saturating_sub(1).min(10)).min(PAUSE_MAX)
}

fn text_of(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).unwrap_or_default())
}

/// Whether it would be the same the next time.
fn is_final(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::WrongVersion
            | ErrorCode::NoTable
            | ErrorCode::NoSpectators
            | ErrorCode::NoGuest
            | ErrorCode::BadOrigin
    )
}

fn is_passing(status: u16) -> bool {
    matches!(status, 408 | 429 | 500..)
}

/// Opens a WebSocket to a table with the cookie of a guest. Nothing has been said on it.
pub async fn open(door: &Door, table: &str) -> Result<Socket, tungstenite::Error> {
    let stream = TcpStream::connect(door.address()).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{}/api/tables/{table}/socket", door.address()).into_client_request()?;
    let headers = request.headers_mut();
    if let Some(cookie) = door.cookie() {
        headers.insert(COOKIE, HeaderValue::from_str(cookie)?);
    }
    headers.insert(ORIGIN, HeaderValue::from_str(&door.origin())?);
    let config = WebSocketConfig::default().read_buffer_size(READ_BYTES);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

#[cfg(test)]
mod tests;
