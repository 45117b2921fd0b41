//! Sockets of a real server, and what clients should not send.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use steading_protocol::table::Status;
use steading_protocol::{ErrorCode, MESSAGE_BYTES_MAX, ServerMessage, VERSION};
use steading_server::config::{Config, Limits};
use steading_server::http::{Running, start};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Folder, calm};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server on a port of its own.
pub struct Host {
    pub running: Running,
    pub folder: Folder,
}

impl Host {
    pub async fn new(config: Config) -> Host {
        Host::over(config, Folder::new()).await
    }

    /// A server over the data of a folder.
    pub async fn over(config: Config, folder: Folder) -> Host {
        let running = start(config, folder.store().await).await.expect("a server");
        Host { running, folder }
    }

    /// What comes back for a body sent to an address, head and all.
    pub async fn post(&self, path: &str, cookie: &str, body: &Json) -> String {
        let body = body.to_string();
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n");
        let about = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        self.raw(format!("{head}{about}{body}").as_bytes()).await
    }

    /// A new guest's cookie.
    pub async fn guest(&self, name: &str) -> String {
        let answer = self.post("/api/guests", "", &json!({ "name": name })).await;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        cookie.split(';').next().expect("a pair").to_owned()
    }

    /// Whatever comes back for these bytes.
    pub async fn raw(&self, bytes: &[u8]) -> String {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = TcpStream::connect(self.running.address()).await.expect("a connection");
        stream.write_all(bytes).await.expect("sent");
        let mut answer = Vec::new();
        timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("in time").expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub async fn connect(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.running.address());
        let mut request = url.into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// The last error that comes over the socket, and the code that it is closed with.
pub async fn last_words(socket: &mut Socket) -> (Option<ErrorCode>, Option<u16>) {
    let mut code = None;
    loop {
        match timeout(Duration::from_secs(20), socket.next()).await.expect("in time") {
            Some(Ok(Message::Text(text))) => {
                if let ServerMessage::Error(failure) = serde_json::from_str(&text).expect("a message") {
                    code = Some(failure.code);
                }
            }
            Some(Ok(Message::Close(frame))) => return (code, frame.map(|frame| frame.code.into())),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return (code, None),
        }
    }
}

pub fn text(json: &Json) -> Message {
    Message::text(json.to_string())
}

pub fn hello() -> Json {
    json!({"hello": {"version": VERSION, "since": null, "language": "en"}})
}

#[tokio::test]
async fn strangers_and_other_sites_get_no_socket() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    assert_eq!(host.connect("abc", &[]).await.err(), Some(401));
    assert_eq!(host.connect("abc", &[("cookie", "steading_guest=00")]).await.err(), Some(401));
    let evil = [("cookie", cookie.as_str()), ("origin", "http://evil.example")];
    assert_eq!(host.connect("abc", &evil).await.err(), Some(403));
    let own = format!("http://{}", host.running.address());
    assert!(host.connect("abc", &[("cookie", &cookie), ("origin", &own)]).await.is_ok());
    assert!(host.connect("abc", &[("cookie", &cookie)]).await.is_ok());
}

#[tokio::test]
async fn what_cannot_be_a_first_message_ends_the_connection_with_a_reason() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let mut other_version = hello();
    other_version["hello"]["version"] = json!(VERSION + 1);
    let mut future_version = hello();
    future_version["hello"] = json!({"version": VERSION + 1, "shape": "new"});
    let mut odd = hello();
    odd["hello"]["colour"] = json!("red");
    let frame = |bytes: &'static [u8]| {
        Message::Frame(Frame::from_payload(
            FrameHeader { is_final: true, opcode: OpCode::Data(Data::Text), ..FrameHeader::default() },
            bytes.into(),
        ))
    };
    let cases = [
        (text(&other_version), ErrorCode::WrongVersion, 1008),
        (text(&future_version), ErrorCode::WrongVersion, 1008),
        (text(&odd), ErrorCode::BadMessage, 1008),
        (text(&json!({"why": {"id": "1", "seat": 0, "action": null}})), ErrorCode::BadHello, 1008),
        (Message::text("hello"), ErrorCode::BadMessage, 1008),
        (Message::text(""), ErrorCode::BadMessage, 1008),
        (Message::text("[".repeat(1000)), ErrorCode::BadMessage, 1008),
        (Message::binary(hello().to_string().into_bytes()), ErrorCode::BadMessage, 1008),
        (frame(b"\xff\xfe"), ErrorCode::BadMessage, 1007),
        (Message::text(" ".repeat(MESSAGE_BYTES_MAX + 1)), ErrorCode::TooLong, 1009),
        (Message::text(" ".repeat(1_000_000)), ErrorCode::TooLong, 1009),
    ];
    for (message, code, closed) in cases {
        let mut socket = host.connect("abc", &[("cookie", &cookie)]).await.expect("a socket");
        let name = format!("{message:?}").chars().take(80).collect::<String>();
        socket.send(message).await.expect("sent");
        assert_eq!(last_words(&mut socket).await, (Some(code), Some(closed)), "{name}");
    }
}

#[tokio::test]
async fn tables_that_are_not_there_are_told_over_the_socket() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let mut socket = host.connect("abc", &[("cookie", &cookie)]).await.expect("a socket");
    socket.send(text(&hello())).await.expect("sent");
    assert_eq!(last_words(&mut socket).await, (Some(ErrorCode::NoTable), Some(1008)));
    assert_eq!(
        host.connect("never-there-100", &[("cookie", &cookie)]).await.err(),
        Some(404),
        "words are looked up before"
    );
}

#[tokio::test]
async fn connections_are_limited_and_given_back() {
    let limits = Limits { connections: 3, connections_per_guest: 2, ..calm().limits };
    let host = Host::new(Config { limits, ..calm() }).await;
    let [ann, bea] = [host.guest("Ann").await, host.guest("Bea").await];
    let one = host.connect("abc", &[("cookie", &ann)]).await.expect("a socket");
    let _two = host.connect("abc", &[("cookie", &ann)]).await.expect("a socket");
    assert_eq!(host.connect("abc", &[("cookie", &ann)]).await.err(), Some(429));
    let _three = host.connect("abc", &[("cookie", &bea)]).await.expect("a socket");
    assert_eq!(host.connect("abc", &[("cookie", &bea)]).await.err(), Some(429));
    drop(one);
    let mut again = Err(429);
    for _ in 0..200 {
        again = host.connect("abc", &[("cookie", &ann)]).await;
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(again.is_ok(), "the place was given back");
}

#[tokio::test]
async fn a_socket_must_be_asked_for_as_one() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let plain =
        format!("GET /api/tables/abc/socket HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n");
    let answer = host.raw(plain.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("BAD_MESSAGE"), "{answer}");
}

/// Everything that comes over the socket until it has told of this.
async fn hear_until(socket: &mut Socket, heard: &mut Vec<String>, is_last: impl Fn(&ServerMessage) -> bool) {
    loop {
        match timeout(Duration::from_secs(20), socket.next()).await.expect("in time") {
            Some(Ok(Message::Text(text))) => {
                let message = serde_json::from_str(&text).expect("a message");
                heard.push(text.to_string());
                if is_last(&message) {
                    return;
                }
            }
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn nobody_hears_the_secret_of_a_guest_or_of_the_chance() {
    let host = Host::new(calm()).await;
    let cookies = [host.guest("Ann").await, host.guest("Bea").await];
    let table = json!({
        "game": "rivals", "options": "", "visibility": "private", "spectators": true, "clock": "off",
        "seats": ["me", "empty"], "seed": null, "start": false,
    });
    let made = host.post("/api/tables", &cookies[0], &table).await;
    let table = made.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table").to_owned();
    let mut heard: Vec<String> = vec![made];
    let mut sockets = Vec::new();
    for cookie in &cookies {
        let mut socket = host.connect(&table, &[("cookie", cookie)]).await.expect("a socket");
        socket.send(text(&hello())).await.expect("sent");
        hear_until(&mut socket, &mut heard, |message| matches!(message, ServerMessage::Welcome(_))).await;
        sockets.push(socket);
    }
    let commands = [
        (1, json!({"sit": {"seat": 1}})),
        (1, json!({"ready": {"ready": true}})),
        (1, json!({"chat": {"text": "Hello"}})),
        (0, json!("start")),
    ];
    for (index, (who, command)) in commands.into_iter().enumerate() {
        let message = json!({"command": {"id": format!("c{index}"), "command": command}});
        sockets[who].send(text(&message)).await.expect("sent");
        hear_until(&mut sockets[who], &mut heard, |message| matches!(message, ServerMessage::Answer(_))).await;
    }
    for socket in &mut sockets {
        hear_until(
            socket,
            &mut heard,
            |message| matches!(message, ServerMessage::Table(info) if info.status == Status::Playing),
        )
        .await;
    }
    for cookie in &cookies {
        let secret = cookie.split('=').nth(1).expect("a value");
        let hash = hex::encode(Sha256::digest(hex::decode(secret).expect("digits")));
        assert!(heard.iter().all(|text| !text.contains(secret) && !text.contains(&hash)));
    }
    let hidden = |text: &String| text.contains("\"secret\":null") || !text.contains("\"secret\"");
    assert!(heard.iter().all(hidden), "the secret of the chance is for the end");
    assert!(heard.iter().filter(|text| text.contains("\"secret\":null")).count() > 4);
}
