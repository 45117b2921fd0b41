//! The socket of a table: text frames of JSON, as `steading_protocol::socket` describes them.
//!
//! A connection begins with `hello`; the table hears of it afterwards. Whatever a client sends, it gets an error with a code; where nothing more
//! can be read from the stream, or a client does not stop, the socket is closed. Clients that do not keep up are dropped, and nobody waits for them.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use steading_protocol::socket::Hello;
use steading_protocol::{ClientMessage, ErrorCode, Failure, MESSAGE_BYTES_MAX, ServerMessage, VERSION};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite;

use super::App;
use super::ask::{SignedIn, TableOf};
use super::failure::Denied;
use super::guard::{BURST, Ticket};
use super::secrets::mark;
use super::serve::Stage;
use crate::config::Timeouts;
use crate::hub::{Connection, Guest};

/// How long a client may take to read the last words and hang up.
const FAREWELL_TIME: Duration = Duration::from_secs(2);

/// How much is read at once. Clients say little, and every connection keeps so much room.
const READ_BYTES: usize = 4096;

/// Errors that may wait for a client before it is read any further.
const ERRORS_MAX: usize = 16;

/// The longest part of a message that stands in an error about it, in characters.
const QUOTE_CHARS_MAX: usize = 200;

/// Opens the socket of a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 101, description = "A WebSocket; the first message is `hello`. Where no table has the id, an error comes over the socket."),
        (status = 401, description = "`NO_GUEST`.", body = Failure),
        (status = 403, description = "`BAD_ORIGIN`: a page of another site asks.", body = Failure),
        (status = 404, description = "`NO_TABLE`: no table has the words.", body = Failure),
        (status = 429, description = "`LIMIT`: too many connections; `TOO_FAST`: too many readable names were tried that no table has.", body = Failure,
            headers(("Retry-After" = u64, description = "Seconds to wait."))),
    ),
)]
pub async fn open(
    State(app): State<App>,
    TableOf(table): TableOf,
    SignedIn(guest): SignedIn,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Denied> {
    let no_upgrade = |refused: WebSocketUpgradeRejection| {
        Denied::with_status(refused.status(), ErrorCode::BadMessage, refused.body_text())
    };
    let upgrade = upgrade.map_err(no_upgrade)?;
    if *app.stopping.borrow() != Stage::Open {
        return Err(Denied::new(ErrorCode::Unavailable, "The server is shutting down. Try again in a moment."));
    }
    let ticket = app.guard.connect(&guest.id)?;
    let upgrade = upgrade.max_message_size(MESSAGE_BYTES_MAX).max_frame_size(MESSAGE_BYTES_MAX);
    let upgrade = upgrade.read_buffer_size(READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| talk(app, table, guest, ticket, socket)))
}

/// How a connection ends.
struct Goodbye {
    /// The code of the close frame; none if nobody is there to read it.
    code: Option<u16>,
    /// What is said before.
    failure: Option<Failure>,
}

impl Goodbye {
    fn gone() -> Goodbye {
        Goodbye { code: None, failure: None }
    }

    fn away() -> Goodbye {
        Goodbye { code: Some(close_code::AWAY), failure: None }
    }

    fn with(code: u16, failure: Failure) -> Goodbye {
        Goodbye { code: Some(code), failure: Some(failure) }
    }
}

/// A whole connection, from `hello` to the last words.
async fn talk(app: App, table: String, guest: Guest, ticket: Ticket, socket: WebSocket) {
    tracing::debug!(table = mark(&table), guest = guest.id, "connected");
    let (mut sink, mut stream) = socket.split();
    let mut stopping = app.stopping.clone();
    let goodbye = tokio::select! {
        goodbye = converse(&app, &table, guest, &mut sink, &mut stream) => goodbye,
        _ = stopping.wait_for(|stage| *stage == Stage::Closing) => Goodbye::away(),
    };
    tracing::debug!(table = mark(&table), code = goodbye.code, "disconnected");
    // The table has let go of the connection by now; the place is free while the client reads the last words.
    drop(ticket);
    let Some(code) = goodbye.code else { return };
    let farewell = async {
        if let Some(failure) = goodbye.failure {
            sink.send(error(failure)).await?;
        }
        sink.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
        // A client that is still sending would not get to read anything if the connection ended now.
        while let Some(Ok(_)) = stream.next().await {}
        Ok::<(), axum::Error>(())
    };
    // Whoever does not read their last words has hung up.
    let _ = timeout(FAREWELL_TIME, farewell).await;
}

async fn converse(
    app: &App,
    table: &str,
    guest: Guest,
    sink: &mut SplitSink<WebSocket, Message>,
    stream: &mut SplitStream<WebSocket>,
) -> Goodbye {
    let late = || Goodbye::with(close_code::POLICY, Failure::new(ErrorCode::BadHello, "Nobody said hello."));
    let hello = match timeout(app.config.timeouts.hello, greet(stream)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(goodbye)) => return goodbye,
        Err(_) => return late(),
    };
    let mut connection = match app.hub.connect(table, guest).await {
        Ok(connection) => connection,
        Err(failure) => return Goodbye::with(close_code::POLICY, failure),
    };
    // The outbox is read while a message waits for its turn, so that a busy table does not take its own client for a slow one.
    let outbox = std::mem::replace(&mut connection.outbox, mpsc::channel(1).1);
    if !connection.send(ClientMessage::Hello(hello)).await {
        let failure = Failure::new(ErrorCode::Unavailable, "The table is closing. Try again in a moment.");
        return Goodbye::with(close_code::AGAIN, failure);
    }
    let (errors, more_errors) = mpsc::channel(ERRORS_MAX);
    tokio::select! {
        goodbye = read(app, stream, &connection, &errors) => goodbye,
        goodbye = write(app, sink, outbox, more_errors) => goodbye,
    }
}

/// Waits for `hello` with the right version.
async fn greet(stream: &mut SplitStream<WebSocket>) -> Result<Hello, Goodbye> {
    let refused = |code, message: String| Goodbye::with(close_code::POLICY, Failure::new(code, message));
    loop {
        let text = match stream.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            Some(Ok(Message::Binary(_))) => return Err(Goodbye::with(close_code::POLICY, no_text())),
            Some(Ok(Message::Close(_))) | None => return Err(Goodbye::gone()),
            Some(Err(error)) => return Err(unusable(error)),
        };
        if let Some(version) = version_of(&text).filter(|version| *version != u64::from(VERSION)) {
            let message = format!("This server speaks version {VERSION} of the protocol, not {version}.");
            return Err(refused(ErrorCode::WrongVersion, message));
        }
        return match parse(&text) {
            Ok(ClientMessage::Hello(hello)) => Ok(hello),
            Ok(_) => Err(refused(ErrorCode::BadHello, "The first message must be hello.".to_owned())),
            Err(failure) => Err(Goodbye::with(close_code::POLICY, failure)),
        };
    }
}

/// The version that a `hello` says, even if the rest of it is of a form that this version does not know.
fn version_of(text: &str) -> Option<u64> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    message.get("hello")?.get("version")?.as_u64()
}

/// Hands on what the client says until it stops or must be stopped.
async fn read(
    app: &App,
    stream: &mut SplitStream<WebSocket>,
    connection: &Connection,
    errors: &mpsc::Sender<Failure>,
) -> Goodbye {
    let mut pace = Pace::new(app.config.limits.messages_per_second);
    // Where errors wait, so does the client that made them. The other end lives as long as this one.
    let complain = async |failure| errors.send(failure).await.unwrap_or_default();
    loop {
        let message = match timeout(app.config.timeouts.silence, stream.next()).await {
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(error))) => return unusable(error),
            Ok(None) | Err(_) => return Goodbye::gone(),
        };
        match pace.judge() {
            Judgement::Fine => {}
            Judgement::TooFast => {
                complain(too_fast()).await;
                continue;
            }
            Judgement::Flood => return Goodbye::with(close_code::POLICY, too_fast()),
        }
        match message {
            Message::Text(text) => match parse(&text) {
                Ok(ClientMessage::Hello(_)) => {
                    complain(Failure::new(ErrorCode::BadHello, "You said hello already.")).await;
                }
                Ok(message) => {
                    if !connection.send(message).await {
                        // The table is gone, and the end of the outbox tells why.
                        std::future::pending::<()>().await;
                    }
                }
                Err(failure) => complain(failure).await,
            },
            Message::Binary(_) => complain(no_text()).await,
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Close(_) => return Goodbye { code: Some(close_code::NORMAL), failure: None },
        }
    }
}

/// Sends what the table says, and pings, until the table or the server ends or the client does not keep up.
async fn write(
    app: &App,
    sink: &mut SplitSink<WebSocket, Message>,
    mut outbox: mpsc::Receiver<Arc<str>>,
    mut errors: mpsc::Receiver<Failure>,
) -> Goodbye {
    let Timeouts { ping_every, write, .. } = app.config.timeouts;
    let mut pings = interval_at(Instant::now() + ping_every, ping_every);
    loop {
        let message = tokio::select! {
            said = outbox.recv() => match said {
                Some(text) => Message::text(&*text),
                None if *app.stopping.borrow() != Stage::Open => return Goodbye::away(),
                None => return Goodbye { code: Some(close_code::AGAIN), failure: None },
            },
            Some(failure) = errors.recv() => error(failure),
            _ = pings.tick() => Message::Ping(Default::default()),
        };
        match timeout(write, sink.send(message)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Goodbye::gone(),
            Err(_) => {
                // The table counts those whose outbox overflows, and closes it.
                if !outbox.is_closed() {
                    app.metrics.slow_client();
                }
                return Goodbye::gone();
            }
        }
    }
}

fn parse(text: &str) -> Result<ClientMessage, Failure> {
    serde_json::from_str(text).map_err(|error| {
        let detail: String = error.to_string().chars().take(QUOTE_CHARS_MAX).collect();
        Failure::new(ErrorCode::BadMessage, format!("This is no message of the protocol: {detail}."))
    })
}

fn no_text() -> Failure {
    Failure::new(ErrorCode::BadMessage, "Messages are text.")
}

fn too_fast() -> Failure {
    Failure::new(ErrorCode::TooFast, "Too many messages. This one was not read.")
}

fn error(failure: Failure) -> Message {
    let text = serde_json::to_string(&ServerMessage::Error(failure)).unwrap_or_default();
    Message::text(text)
}

/// What is said about a stream that cannot be read any further.
fn unusable(error: axum::Error) -> Goodbye {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => {
            let message = format!("A message has at most {MESSAGE_BYTES_MAX} bytes.");
            Goodbye::with(close_code::SIZE, Failure::new(ErrorCode::TooLong, message))
        }
        Some(tungstenite::Error::Utf8(_)) => {
            Goodbye::with(close_code::INVALID, Failure::new(ErrorCode::BadMessage, "Text must be UTF-8."))
        }
        Some(tungstenite::Error::Protocol(_)) => {
            Goodbye::with(close_code::PROTOCOL, Failure::new(ErrorCode::BadMessage, "These are no frames."))
        }
        _ => Goodbye::gone(),
    }
}

/// How fast a client talks.
struct Pace {
    limiter: Option<DefaultDirectRateLimiter>,
    /// Messages that were too fast, less those that were not.
    strikes: u32,
    strikes_max: u32,
}

#[derive(PartialEq, Eq, Debug)]
enum Judgement {
    Fine,
    TooFast,
    Flood,
}

impl Pace {
    /// So many messages a second; 0 is no limit.
    fn new(messages_per_second: u32) -> Pace {
        let strikes_max = messages_per_second.saturating_mul(BURST);
        let rate = NonZeroU32::new(messages_per_second).zip(NonZeroU32::new(strikes_max));
        let limiter = rate.map(|(rate, burst)| RateLimiter::direct(Quota::per_second(rate).allow_burst(burst)));
        Pace { limiter, strikes: 0, strikes_max }
    }

    fn judge(&mut self) -> Judgement {
        if self.limiter.as_ref().is_none_or(|limiter| limiter.check().is_ok()) {
            self.strikes = self.strikes.saturating_sub(1);
            return Judgement::Fine;
        }
        self.strikes += 1;
        if self.strikes > self.strikes_max { Judgement::Flood } else { Judgement::TooFast }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_and_a_flood_is_not() {
        let mut pace = Pace::new(5);
        let judgements: Vec<Judgement> = (0..60).map(|_| pace.judge()).collect();
        assert!(judgements[..20].iter().all(|judgement| *judgement == Judgement::Fine));
        assert_eq!(judgements[30], Judgement::TooFast);
        assert_eq!(judgements[59], Judgement::Flood);
    }

    #[test]
    fn without_a_limit_everything_is_fine() {
        let mut pace = Pace::new(0);
        assert!((0..10_000).all(|_| pace.judge() == Judgement::Fine));
    }

    #[test]
    fn versions_are_read_from_messages_of_other_versions() {
        assert_eq!(version_of(r#"{"hello":{"version":7,"colour":"red"}}"#), Some(7));
        assert_eq!(version_of(r#"{"command":{}}"#), None);
        assert_eq!(version_of("hello"), None);
    }
}
