//! Links to a server that is made up: it listens at a port of its own and says what the test wants.

use steading_protocol::socket::{CommandMessage, Hello, Outcome};
use steading_protocol::{ErrorCode, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_tungstenite::accept_async;

use super::*;
use crate::session::tests::{answered, failed, welcome};

/// Nothing here takes longer, unless it would take for ever.
const TEST_TIME: Duration = Duration::from_secs(60);

struct FakeServer {
    listener: TcpListener,
}

impl FakeServer {
    /// The next connection, with nothing heard yet.
    async fn accept(&self) -> Socket {
        let (stream, _) = self.listener.accept().await.unwrap();
        accept_async(stream).await.unwrap()
    }

    /// The next connection, welcomed; says what the client told after its hello, as many commands as expected.
    async fn welcome(&self, commands: usize) -> (Socket, Vec<CommandMessage>) {
        let mut socket = self.accept().await;
        let hello = Hello { version: VERSION, since: None, language: "en".to_owned() };
        assert_eq!(hear(&mut socket).await, ClientMessage::Hello(hello));
        tell(&mut socket, &welcome(None)).await;
        let mut heard = Vec::new();
        for _ in 0..commands {
            heard.push(hear_command(&mut socket).await);
        }
        (socket, heard)
    }

    /// Answers the next connection with a status instead of a socket.
    async fn refuse(&self, status: &str) {
        let (mut stream, _) = self.listener.accept().await.unwrap();
        let _ = stream.read(&mut [0; 4096]).await.unwrap();
        let reply = format!("HTTP/1.1 {status}\r\ncontent-length: 4\r\nconnection: close\r\n\r\nwhy?");
        stream.write_all(reply.as_bytes()).await.unwrap();
    }
}

async fn hear(socket: &mut Socket) -> ClientMessage {
    let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("the client is gone") };
    serde_json::from_str(&text).unwrap()
}

async fn hear_command(socket: &mut Socket) -> CommandMessage {
    match hear(socket).await {
        ClientMessage::Command(command) => command,
        other => panic!("no command: {other:?}"),
    }
}

async fn tell(socket: &mut Socket, message: &ServerMessage) {
    socket.send(Message::text(serde_json::to_string(message).unwrap())).await.unwrap();
}

fn trouble(code: ErrorCode) -> ServerMessage {
    ServerMessage::Error(Failure::new(code, "no"))
}

/// Runs a test with a server and a link to it.
fn with_server(test: impl AsyncFn(FakeServer, Link)) {
    Runtime::new().unwrap().block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let link = Link::new(Door::new(listener.local_addr().unwrap()), "t", 7);
        timeout(TEST_TIME, test(FakeServer { listener }, link)).await.expect("the test hangs");
    });
}

/// The next thing that is neither a welcome nor a complaint.
async fn next_of_table(link: &mut Link) -> News {
    loop {
        match link.next().await.unwrap() {
            News::Welcomed | News::Postponed(_) | News::Trouble(_) => {}
            news => return news,
        }
    }
}

#[test]
fn a_command_without_a_connection_is_sent_as_soon_as_there_is_one() {
    with_server(async |server, mut link| {
        let first = link.command(Command::Start).await;
        let second = link.command(Command::Ready { ready: true }).await;
        assert_ne!(first, second);
        let script = async {
            let (mut socket, heard) = server.welcome(2).await;
            assert_eq!(heard.iter().map(|command| &command.id).collect::<Vec<_>>(), [&first, &second]);
            tell(&mut socket, &answered(&first, Outcome::Done { number: 0 })).await;
        };
        let (news, ()) = tokio::join!(next_of_table(&mut link), script);
        assert!(matches!(news, News::Done { command, .. } if command.id == first));
        assert!(link.session().is_waiting(), "the second was not answered");
    });
}

#[test]
fn what_was_not_answered_is_sent_again_over_the_next_connection_with_its_old_id() {
    with_server(async |server, mut link| {
        let (news, (socket, _)) = tokio::join!(link.next(), server.welcome(0));
        assert_eq!(news.unwrap(), News::Welcomed);
        let id = link.command(Command::Start).await;
        let script = async {
            let mut socket = socket;
            assert_eq!(hear_command(&mut socket).await.id, id);
            drop(socket);
            // The second connection ends before anything is said on it, the third takes the answer.
            drop(server.accept().await);
            let (mut socket, heard) = server.welcome(1).await;
            assert_eq!(heard, [CommandMessage { id: id.clone(), command: Command::Start }]);
            tell(&mut socket, &answered(&id, Outcome::Done { number: 4 })).await;
            socket
        };
        let (news, _socket) = tokio::join!(next_of_table(&mut link), script);
        assert!(matches!(news, News::Done { command, number: 4 } if command.id == id));
        assert_eq!(link.connections(), 2, "one was never welcomed");
        assert_eq!(link.failures, 0);
    });
}

#[test]
fn a_command_is_sent_once_while_its_connection_lasts() {
    with_server(async |server, mut link| {
        let (_, (mut socket, _)) = tokio::join!(link.next(), server.welcome(0));
        link.asked_at = Instant::now().checked_sub(ANSWER_TIME).unwrap();
        let first = link.command(Command::Start).await;
        assert!(link.patience() > ANSWER_TIME / 2, "the time for its answer begins when it is sent");
        let second = link.command(Command::Leave).await;
        assert_eq!(hear_command(&mut socket).await.id, first);
        assert_eq!(hear_command(&mut socket).await.id, second, "and not the first again");
    });
}

#[test]
fn a_busy_server_hears_the_command_again_over_the_same_connection() {
    for busy in [|id: &str| failed(id, ErrorCode::Unavailable), |_: &str| trouble(ErrorCode::TooFast)] {
        with_server(async |server, mut link| {
            let id = link.command(Command::Start).await;
            let script = async {
                let (mut socket, _) = server.welcome(1).await;
                tell(&mut socket, &busy(&id)).await;
                assert_eq!(hear_command(&mut socket).await, CommandMessage { id: id.clone(), command: Command::Start });
                tell(&mut socket, &answered(&id, Outcome::Done { number: 0 })).await;
                socket
            };
            let (news, _socket) = tokio::join!(next_of_table(&mut link), script);
            assert!(matches!(news, News::Done { .. }), "{news:?}");
            assert_eq!(link.connections(), 1);
        });
    }
}

#[test]
fn whoever_is_sent_away_for_good_does_not_come_back() {
    with_server(async |server, mut link| {
        let script = async {
            let mut socket = server.accept().await;
            tell(&mut socket, &trouble(ErrorCode::NoTable)).await;
            socket
        };
        let (news, _socket) = tokio::join!(link.next(), script);
        assert!(matches!(&news, Err(LinkError::TurnedAway(failure)) if failure.code == ErrorCode::NoTable), "{news:?}");
    });
    with_server(async |server, mut link| {
        let (news, ()) = tokio::join!(link.next(), server.refuse("404 Not Found"));
        let Err(LinkError::Refused(text)) = news else { panic!("{news:?}") };
        assert_eq!(text, "404 Not Found: why?");
    });
    with_server(async |server, mut link| {
        let script = async {
            let mut socket = server.accept().await;
            socket.send(Message::text("{\"riddle\":1}")).await.unwrap();
            socket
        };
        let (news, _socket) = tokio::join!(link.next(), script);
        assert!(matches!(&news, Err(LinkError::Misunderstood(text)) if text.contains("riddle")), "{news:?}");
    });
}

#[test]
fn a_server_that_cannot_now_is_tried_again() {
    with_server(async |server, mut link| {
        let script = async {
            for status in ["503 Service Unavailable", "429 Too Many Requests", "408 Request Timeout"] {
                server.refuse(status).await;
            }
            server.welcome(0).await
        };
        let start = Instant::now();
        let (news, _socket) = tokio::join!(link.next(), script);
        assert_eq!(news.unwrap(), News::Welcomed);
        assert_eq!((link.connections(), link.failures), (1, 0));
        let pauses: Duration = (1..=3).map(longest_pause).sum();
        assert!(start.elapsed() >= pauses / 2, "it was stormed");
    });
}

#[test]
fn pauses_double_up_to_a_limit() {
    let pauses = [1, 2, 3, 7, 8, 100].map(|failures| longest_pause(failures).as_millis());
    assert_eq!(pauses, [50, 100, 200, 3200, 5000, 5000]);
}

#[test]
fn an_answer_is_waited_for_and_not_for_ever() {
    with_server(async |_, mut link| {
        link.asked_at = Instant::now().checked_sub(ANSWER_TIME).unwrap();
        assert!(link.patience() > ANSWER_TIME, "nothing was asked");
        link.command(Command::Start).await;
        assert_eq!(link.patience(), Duration::ZERO, "the connection counts as lost");
        link.asked_at = Instant::now();
        assert!((ANSWER_TIME / 2..=ANSWER_TIME).contains(&link.patience()));
        link.again_at = Some(Instant::now() + POSTPONED_TIME);
        assert!(link.patience() <= POSTPONED_TIME);
        link.lose();
        assert!(link.again_at.is_none(), "the next connection says everything again anyhow");
    });
}

#[test]
fn a_connection_without_answers_is_given_up_for_another() {
    with_server(async |server, mut link| {
        let id = link.command(Command::Start).await;
        let (_, (_silent, _)) = tokio::join!(link.next(), server.welcome(1));
        link.asked_at = Instant::now().checked_sub(ANSWER_TIME).unwrap();
        let (news, (_socket, heard)) = tokio::join!(link.next(), server.welcome(1));
        assert_eq!(news.unwrap(), News::Welcomed);
        assert_eq!(heard[0].id, id);
        assert_eq!(link.connections(), 2);
    });
}

#[test]
fn two_links_of_a_guest_have_no_id_in_common() {
    with_server(async |_, mut link| {
        let mut other = Link::new(link.door.clone(), "t", 8);
        assert_ne!(link.command(Command::Start).await, other.command(Command::Start).await);
    });
}
