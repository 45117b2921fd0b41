//! More than anybody could mean.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use steading_client::link;
use steading_protocol::socket::{Command, CommandMessage};
use steading_protocol::{ClientMessage, ErrorCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::world::{PATIENCE, World, complaint};

fn chat(number: usize) -> Message {
    let command = Command::Chat { text: format!("flood {number}") };
    let message = ClientMessage::Command(CommandMessage { id: format!("f{number}"), command });
    Message::text(serde_json::to_string(&message).expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_stopped_while_others_play() {
    let world = World::new(|config| config.limits.messages_per_second = 100).await;
    let enemy = world.client(&world.stranger).await;
    let (mut sink, mut stream) = enemy.socket.split();
    let flood = tokio::spawn(async move {
        // The server hangs up when it has enough.
        for number in 0..20_000 {
            if sink.send(chat(number)).await.is_err() {
                return (number, sink);
            }
        }
        (20_000, sink)
    });
    let mut codes = Vec::new();
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        if text.contains("TOO_FAST") {
            codes.push(ErrorCode::TooFast);
        }
    }
    let (sent, _sink) = flood.await.expect("the flood");
    assert!(!codes.is_empty(), "a flood is told off");
    assert!(sent < 20_000, "a flood that goes on is cut off");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_one_guest_are_limited_and_others_still_come_in() {
    let world = World::new(|config| config.limits.connections_per_guest = 5).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(world.client(&world.stranger).await);
    }
    for _ in 0..20 {
        // One too many is refused, at the door or on the socket.
        if let Ok(mut socket) = link::open(&world.stranger, &world.table).await {
            let _ = socket.send(Message::text("{}")).await;
            assert_eq!(complaint(&mut socket).await, Some(ErrorCode::Limit));
        }
    }
    drop(sockets);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_does_not_hurt_the_table() {
    let world = World::new(|config| config.limits.outbox = 4).await;
    let idle = world.client(&world.stranger).await;
    world.finish().await;
    drop(idle);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_never_ask_for_anything_end_and_the_game_goes_on() {
    let world = World::new(|config| config.timeouts.head = Duration::from_secs(1)).await;
    let mut idle = Vec::new();
    for _ in 0..200 {
        let mut stream = TcpStream::connect(world.stranger.address()).await.expect("a connection");
        stream.write_all(b"GET / HTTP/1.1\r\nX-Slow: ").await.expect("sent");
        idle.push(stream);
    }
    world.client(&world.players[0]).await;
    for mut stream in idle {
        let ended = timeout(PATIENCE, stream.read(&mut [0; 64])).await.expect("an end");
        assert_eq!(ended.unwrap_or(0), 0, "nothing was asked, so nothing is answered");
    }
    world.finish().await;
}
