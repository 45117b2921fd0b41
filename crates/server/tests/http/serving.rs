//! Starting on a port, and ending in good order.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use steading_server::config::Config;
use steading_server::http::start;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::sockets::Host;
use crate::support::{Folder, calm};

#[tokio::test]
async fn a_port_that_is_taken_is_an_error() {
    let host = Host::new(calm()).await;
    let folder = Folder::new();
    let config = Config { address: host.running.address(), ..calm() };
    let error = start(config, folder.store().await).await.err().expect("an error");
    let text = format!("{error:#}");
    assert!(text.contains("cannot listen at 127.0.0.1:") && text.to_lowercase().contains("in use"), "{text}");
}

#[tokio::test]
async fn garbage_instead_of_requests_hurts_nobody() {
    let host = Host::new(calm()).await;
    for bytes in [&b"\x00\xff\x16\x03\x01garbage\r\n\r\n"[..], b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"] {
        host.raw(bytes).await;
    }
    let answer = host.raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn the_end_closes_sockets_and_the_door() {
    let host = Host::new(calm()).await;
    let cookie = host.guest("Ann").await;
    let mut socket = host.connect("abc", &[("cookie", &cookie)]).await.expect("a socket");
    let address = host.running.address();
    let began = Instant::now();
    let ((), last) = tokio::join!(host.running.stop(), async {
        let mut last = None;
        while let Some(Ok(message)) = socket.next().await {
            last = Some(message);
        }
        last
    });
    let Some(Message::Close(Some(frame))) = last else { panic!("{last:?}") };
    assert_eq!(u16::from(frame.code), 1001);
    assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn the_end_does_not_wait_for_connections_that_lie_idle() {
    let host = Host::new(calm()).await;
    let mut idle = TcpStream::connect(host.running.address()).await.expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("sent");
    let count = idle.read(&mut [0; 4096]).await.expect("an answer");
    assert!(count > 0);
    let began = Instant::now();
    host.running.stop().await;
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let end = idle.read_to_end(&mut Vec::new()).await;
    assert!(end.is_ok(), "{end:?}");
}
