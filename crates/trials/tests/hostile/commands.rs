//! Well-formed commands of people who may not give them.

use futures_util::SinkExt;
use steading_client::link;
use steading_protocol::socket::{Command, Outcome, Why};
use steading_protocol::table::{ClockPolicy, Occupant};
use steading_protocol::{ClientMessage, ErrorCode, ServerMessage, VERSION};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::world::{World, complaint, hello};

#[tokio::test(flavor = "multi_thread")]
async fn tokens_of_nobody_open_no_door() {
    let world = World::new(|_| {}).await;
    let own = world.players[1].cookie().expect("a cookie").to_owned();
    let (name, secret) = own.split_once('=').expect("a name and a value");
    let mut guessed = secret.to_owned();
    guessed.replace_range(0..1, if secret.starts_with('0') { "1" } else { "0" });
    let cookies = [
        None,
        Some(String::new()),
        Some(format!("{name}=")),
        Some(format!("{name}={guessed}")),
        Some(format!("other={secret}")),
    ];
    for cookie in cookies {
        let door = world.stranger.with_cookie(cookie.clone());
        match link::open(&door, &world.table).await {
            Err(tungstenite::Error::Http(response)) => assert_eq!(response.status().as_u16(), 401, "{cookie:?}"),
            Err(error) => panic!("{cookie:?}: {error}"),
            Ok(_) => panic!("{cookie:?} opened the door"),
        }
    }
    let mut nowhere = link::open(&world.stranger, &"0".repeat(32)).await.expect("a socket");
    let text = serde_json::to_string(&hello(VERSION)).expect("JSON");
    nowhere.send(Message::text(text)).await.expect("an open socket");
    assert_eq!(complaint(&mut nowhere).await, Some(ErrorCode::NoTable));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_peoples_seats_cannot_be_played_taken_or_asked_about() {
    let world = World::new(|_| {}).await;
    let (seat, expected, action) = world.turn().await;
    let other = usize::from(seat + 1) % 3;
    for door in [&world.stranger, &world.players[other]] {
        let mut client = world.client(door).await;
        let act = Command::Act { seat, expected, action: action.clone() };
        assert_eq!(client.code(act).await, ErrorCode::NotYourSeat);
        assert_eq!(client.code(Command::Undo { seat, expected }).await, ErrorCode::NotYourSeat);
        assert_eq!(client.code(Command::Sit { seat }).await, ErrorCode::Started);
        assert_eq!(client.code(Command::Stand { seat }).await, ErrorCode::Started);
        let bot = Occupant::Bot { level: "random".to_owned() };
        assert_eq!(client.code(Command::SetSeat { seat, occupant: bot }).await, ErrorCode::Started);
        let clock = Some(ClockPolicy::Off);
        let change = Command::SetTable { options: None, visibility: None, spectators: None, clock, name: None };
        assert_eq!(client.code(change).await, ErrorCode::Started);
        client.say(&ClientMessage::Why(Why { id: "w".to_owned(), seat, action: None })).await;
        let answer = client.until(|message| matches!(message, ServerMessage::Answer(_))).await;
        assert!(
            matches!(&answer, ServerMessage::Answer(answer) if matches!(&answer.result, Outcome::Failed(failure) if failure.code == ErrorCode::NotYourSeat)),
            "{answer:?}"
        );
    }
    let mut owner = world.client(&world.players[usize::from(seat)]).await;
    owner.done(Command::Act { seat, expected, action }).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_or_out_of_date_change_nothing() {
    let world = World::new(|_| {}).await;
    let (seat, expected, action) = world.turn().await;
    let other = (seat + 1) % 3;
    let mut client = world.client(&world.players[usize::from(other)]).await;
    let act = |seat, expected, action: &str| Command::Act { seat, expected, action: action.to_owned() };
    let code = client.code(act(other, expected, &action)).await;
    assert!(matches!(code, ErrorCode::Refused | ErrorCode::NotYourSeat | ErrorCode::BadNotation), "{code:?}");
    let names = world.players[0].table(&world.table).await.expect("the table").seats;
    let own = format!("{} rolls", names[usize::from(other)].name);
    assert_eq!(client.code(act(other, expected, &own)).await, ErrorCode::Refused);
    assert_eq!(client.code(act(9, expected, &own)).await, ErrorCode::NoSeat);
    for nonsense in ["", "red", "does what it wants", &"x".repeat(9000), "red rolls\u{0}", "\u{202e}sllor der"] {
        let code = client.code(act(other, expected, nonsense)).await;
        assert_eq!(code, ErrorCode::BadNotation, "{nonsense:?}");
    }
    for number in [expected.wrapping_sub(1), expected + 1, u32::MAX] {
        assert_eq!(client.code(act(other, number, &own)).await, ErrorCode::Stale);
    }
    assert_eq!(client.code(Command::Undo { seat: other, expected }).await, ErrorCode::NoUndo);
    assert_eq!(world.turn().await, (seat, expected, action), "nothing has changed");
    world.finish().await;
}
