//! Frames that are no messages.

use futures_util::SinkExt;
use steading_protocol::{ErrorCode, MESSAGE_BYTES_MAX, VERSION};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::world::{World, closed, complaint, hello};

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_messages_are_told_off_and_hurt_nobody() {
    let world = World::new(|_| {}).await;
    for door in [&world.players[1], &world.stranger] {
        let mut client = world.client(door).await;
        for nonsense in ["", "{", "null", "[]", "\"hello\"", r#"{"command":{}}"#, r#"{"resign":{}}"#] {
            client.socket.send(Message::text(nonsense)).await.expect("an open socket");
            assert_eq!(complaint(&mut client.socket).await, Some(ErrorCode::BadMessage), "{nonsense}");
        }
        let deep = "[".repeat(MESSAGE_BYTES_MAX - 1);
        client.socket.send(Message::text(deep)).await.expect("an open socket");
        assert_eq!(complaint(&mut client.socket).await, Some(ErrorCode::BadMessage));
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_broken_and_binary_frames_close_the_socket_at_most() {
    let world = World::new(|_| {}).await;
    let sizes = [MESSAGE_BYTES_MAX + 1, 1 << 20, 32 << 20];
    let oversized = sizes.map(|size| Message::text("x".repeat(size)));
    let invalid = Frame::message(vec![0xff, 0xfe, b'{', 0xc3, 0x28], OpCode::Data(Data::Text), true);
    let binary = Message::binary(vec![0; 100]);
    for message in oversized.into_iter().chain([Message::Frame(invalid), binary]) {
        let name = format!("{:?}", message.clone().into_data().len());
        let mut client = world.client(&world.players[1]).await;
        // The server may hang up before everything is sent.
        let _ = client.socket.send(message).await;
        let code = complaint(&mut client.socket).await;
        let is_clear = matches!(code, None | Some(ErrorCode::TooLong | ErrorCode::BadMessage));
        assert!(is_clear, "{name}: {code:?}");
    }
    assert!(world.holds(1, "Bob").await);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_message_is_a_hello_of_this_version_and_the_only_one() {
    let world = World::new(|_| {}).await;
    for version in [0, VERSION + 1, u32::MAX] {
        let mut socket = world.socket(&world.players[1]).await;
        let text = serde_json::to_string(&hello(version)).expect("JSON");
        socket.send(Message::text(text)).await.expect("an open socket");
        assert_eq!(complaint(&mut socket).await, Some(ErrorCode::WrongVersion));
        closed(&mut socket).await;
    }
    let mut socket = world.socket(&world.players[1]).await;
    socket.send(Message::text(r#"{"command":{"id":"1","command":"start"}}"#)).await.expect("an open socket");
    assert_eq!(complaint(&mut socket).await, Some(ErrorCode::BadHello));
    let mut client = world.client(&world.players[1]).await;
    client.say(&hello(VERSION)).await;
    assert_eq!(complaint(&mut client.socket).await, Some(ErrorCode::BadHello));
    world.finish().await;
}
