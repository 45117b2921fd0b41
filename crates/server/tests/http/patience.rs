//! Clients that take their time: the server waits so long and no longer, and others are served meanwhile.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use steading_protocol::http::Made;
use steading_protocol::socket::Outcome;
use steading_protocol::table::TableInfo;
use steading_protocol::{ErrorCode, ServerMessage};
use steading_server::config::{Config, Limits, Timeouts};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::sockets::{Host, Socket, hello, last_words, text};
use crate::support::calm;
use crate::tables::wait_for;

const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// What a test is willing to wait for something that takes a fraction of a second.
const IN_TIME: Duration = Duration::from_secs(15);

/// So long that no test waits for it.
const NEVER: Duration = Duration::from_secs(600);

/// A server without any patience but what the test asks for.
async fn host(change: impl FnOnce(&mut Timeouts)) -> Host {
    let mut timeouts = Timeouts { head: NEVER, hello: NEVER, ping_every: NEVER, silence: NEVER, write: NEVER };
    change(&mut timeouts);
    let limits = Limits { messages_per_second: 0, ..calm().limits };
    Host::new(Config { limits, timeouts, ..calm() }).await
}

/// Sends a head a byte at a time, and says when the server had enough of it.
async fn drip(address: SocketAddr) -> Duration {
    let began = Instant::now();
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let mut pauses = interval(Duration::from_millis(20));
    let head = b"GET /healthz HTTP/1.1\r\nX-Slow: ".iter().chain(std::iter::repeat(&b'x'));
    let mut answer = [0; 64];
    for &byte in head {
        tokio::select! {
            // An end or a reset; nothing that was asked for is answered.
            read = stream.read(&mut answer) => {
                assert_eq!(read.unwrap_or(0), 0, "{}", String::from_utf8_lossy(&answer));
                break;
            }
            _ = pauses.tick() => if stream.write_all(&[byte]).await.is_err() { break },
        }
    }
    began.elapsed()
}

#[tokio::test]
async fn slow_heads_are_cut_off_while_others_are_served() {
    let head = Duration::from_millis(500);
    let host = host(|timeouts| timeouts.head = head).await;
    let address = host.running.address();
    let slow: Vec<_> = (0..20).map(|_| tokio::spawn(timeout(IN_TIME, drip(address)))).collect();
    while !slow.iter().all(tokio::task::JoinHandle::is_finished) {
        let answer = timeout(Duration::from_secs(2), host.raw(HEALTH)).await.expect("nobody waits for the slow ones");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    for task in slow {
        let time = task.await.expect("a task").expect("cut off");
        assert!(time >= head, "{time:?}");
    }
}

#[tokio::test]
async fn connections_that_say_nothing_end_before_and_after_a_request() {
    let host = host(|timeouts| timeouts.head = Duration::from_millis(300)).await;
    let mut silent = TcpStream::connect(host.running.address()).await.expect("a connection");
    let read = timeout(IN_TIME, silent.read(&mut [0; 64])).await.expect("cut off");
    assert_eq!(read.expect("an end"), 0);

    let mut idle = TcpStream::connect(host.running.address()).await.expect("a connection");
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    idle.write_all(request).await.expect("sent");
    let mut answers = vec![0; 4096];
    let count = timeout(IN_TIME, idle.read(&mut answers)).await.expect("in time").expect("an answer");
    assert!(answers[..count].starts_with(b"HTTP/1.1 200"));
    // The connection lives on for another request, and then ends.
    idle.write_all(request).await.expect("sent");
    let mut rest = String::new();
    timeout(IN_TIME, idle.read_to_string(&mut rest)).await.expect("cut off").expect("text");
    assert!(rest.contains("HTTP/1.1 200"), "{rest}");
}

#[tokio::test]
async fn whoever_never_says_hello_is_sent_away() {
    let hello_time = Duration::from_millis(300);
    let host = host(|timeouts| timeouts.hello = hello_time).await;
    let cookie = host.guest("Ann").await;
    let began = Instant::now();
    let mut socket = host.connect("abc", &[("cookie", &cookie)]).await.expect("a socket");
    // Signs of life are no greeting.
    socket.send(Message::Ping(Bytes::new())).await.expect("sent");
    assert_eq!(last_words(&mut socket).await, (Some(ErrorCode::BadHello), Some(1008)));
    assert!(began.elapsed() >= hello_time, "{:?}", began.elapsed());
}

/// A socket with little room for what is not read.
type Narrow = WebSocketStream<TcpStream>;

/// A table in its lobby where Ann, who is the host, and Bea sit.
struct Lobby {
    ann: Socket,
    table: String,
    bea_cookie: String,
}

impl Lobby {
    async fn new(host: &Host) -> Lobby {
        let (ann_cookie, bea_cookie) = (host.guest("Ann").await, host.guest("Bea").await);
        let table = json!({
            "game": "rivals", "options": "", "visibility": "private", "spectators": true, "clock": "off",
            "seats": ["me", "empty"], "seed": null, "start": false,
        });
        let made = host.post("/api/tables", &ann_cookie, &table).await;
        let made: Made = serde_json::from_str(made.split("\r\n\r\n").nth(1).expect("a body")).expect("a table");
        let mut ann = host.connect(&made.table, &[("cookie", &ann_cookie)]).await.expect("a socket");
        say_hello(&mut ann).await;
        let mut lobby = Lobby { ann, table: made.table, bea_cookie };
        let mut bea = host.connect(&lobby.table, &[("cookie", &lobby.bea_cookie)]).await.expect("a socket");
        say_hello(&mut bea).await;
        command(&mut bea, json!({"sit": {"seat": 1}})).await;
        lobby.hear_of_bea(true).await;
        drop(bea);
        lobby.hear_of_bea(false).await;
        lobby
    }

    /// Bea comes, on a connection with little room for what she does not read.
    async fn bea(&mut self, host: &Host) -> Narrow {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("little room");
        let stream = socket.connect(host.running.address()).await.expect("a connection");
        let url = format!("ws://{}/api/tables/{}/socket", host.running.address(), self.table);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.bea_cookie.parse().expect("a header"));
        let (mut bea, _) = client_async(request, stream).await.expect("a socket");
        bea.send(text(&hello())).await.expect("sent");
        self.hear_of_bea(true).await;
        bea
    }

    /// Waits until Ann is told that Bea is there, or is not.
    async fn hear_of_bea(&mut self, is_present: bool) -> Box<TableInfo> {
        let is_it = |message: &ServerMessage| matches!(message, ServerMessage::Table(info) if info.seats[1].present == is_present);
        let ServerMessage::Table(info) = wait_for(&mut self.ann, is_it).await else { unreachable!() };
        info
    }
}

async fn say_hello(socket: &mut Socket) {
    socket.send(text(&hello())).await.expect("sent");
    wait_for(socket, |message| matches!(message, ServerMessage::Welcome(_))).await;
}

/// Gives a command that must be carried out.
async fn command(socket: &mut Socket, command: Json) {
    socket.send(text(&json!({"command": {"id": "c", "command": command}}))).await.expect("sent");
    let answer = wait_for(socket, |message| matches!(message, ServerMessage::Answer(_))).await;
    let is_done = matches!(&answer, ServerMessage::Answer(answer) if matches!(answer.result, Outcome::Done { .. }));
    assert!(is_done, "{answer:?}");
}

#[tokio::test]
async fn whoever_does_not_answer_pings_is_gone_for_the_table_and_whoever_does_is_not() {
    let host = host(|timeouts| {
        (timeouts.ping_every, timeouts.silence) = (Duration::from_millis(200), Duration::from_millis(1500));
    })
    .await;
    let mut lobby = Lobby::new(&host).await;
    let began = Instant::now();
    // Pings are answered by reading on, which Ann does and Bea does not.
    let mut bea = lobby.bea(&host).await;
    let info = lobby.hear_of_bea(false).await;
    assert!(began.elapsed() >= Duration::from_millis(1000), "{:?}", began.elapsed());
    assert!(info.seats[0].present);
    let ended = async { while let Some(Ok(_)) = bea.next().await {} };
    timeout(IN_TIME, ended).await.expect("the socket was closed");
    // Ann says nothing either, for longer than the server bears silence.
    let quiet = timeout(Duration::from_secs(4), async { while let Some(Ok(_)) = lobby.ann.next().await {} });
    assert!(quiet.await.is_err(), "Ann was there all the time");
}

/// Lets Ann change the table, with long options that everybody is told, until Bea, who never reads, is gone. Ann always has her answer at once.
/// Gives back both connections.
async fn talk_until_bea_is_gone(host: &Host) -> (Socket, Narrow) {
    let mut lobby = Lobby::new(host).await;
    let bea = lobby.bea(host).await;
    assert_eq!(dropped(host).await, 0);
    let began = Instant::now();
    for number in 0.. {
        let visibility = if number % 2 == 0 { "open" } else { "private" };
        let options = "\n".repeat(6000);
        let message = json!({"set_table": {
            "options": options, "visibility": visibility, "spectators": null, "clock": null,
        }});
        let answered = timeout(Duration::from_secs(3), command(&mut lobby.ann, message)).await;
        answered.expect("Ann does not wait for Bea");
        if dropped(host).await > 0 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(30), "Bea is still there after {number} long messages");
    }
    lobby.hear_of_bea(false).await;
    assert_eq!(dropped(host).await, 1);
    (lobby.ann, bea)
}

/// How many slow clients were dropped.
async fn dropped(host: &Host) -> u32 {
    figure(host, "steading_dropped_slow_clients_total ").await
}

async fn figure(host: &Host, name: &str) -> u32 {
    let metrics = host.raw(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let count = metrics.lines().find_map(|line| line.strip_prefix(name));
    count.expect("a figure").parse().expect("a number")
}

#[tokio::test]
async fn a_client_that_never_reads_is_dropped_when_its_outbox_is_full() {
    let host = host(|_| {}).await;
    talk_until_bea_is_gone(&host).await;
}

#[tokio::test]
async fn a_client_that_never_reads_is_dropped_when_a_message_takes_too_long() {
    let timeouts = Timeouts { write: Duration::from_millis(500), ..Timeouts::default() };
    let limits = Limits { messages_per_second: 0, outbox: 1_000_000, ..calm().limits };
    let host = Host::new(Config { limits, timeouts, ..calm() }).await;
    talk_until_bea_is_gone(&host).await;
}

#[tokio::test]
async fn a_client_that_never_reads_is_counted_once() {
    let timeouts = Timeouts { write: Duration::from_secs(1), ..Timeouts::default() };
    let limits = Limits { messages_per_second: 0, outbox: 4, ..calm().limits };
    let host = Host::new(Config { limits, timeouts, ..calm() }).await;
    let _both = talk_until_bea_is_gone(&host).await;
    // The outbox was full; the message that was being written takes too long a moment later.
    let ended = async { while figure(&host, "steading_connections ").await > 1 {} };
    timeout(IN_TIME, ended).await.expect("the connection ends");
    assert_eq!(dropped(&host).await, 1);
}
