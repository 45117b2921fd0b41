//! More than anybody could mean.

use futures_util::{SinkExt, StreamExt};
use steading_client::link;
use steading_protocol::socket::{Command, CommandMessage};
use steading_protocol::{ClientMessage, ErrorCode};
use tokio_tungstenite::tungstenite::Message;

use crate::world::{World, complaint};

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
async fn a_client_that_never_reads_is_dropped_without_hurting_the_table() {
    let world = World::new(|config| config.limits.outbox = 4).await;
    let idle = world.client(&world.stranger).await;
    world.finish().await;
    drop(idle);
}
