//! A server, a game that three people play, and an enemy.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use steading_client::link::{self, Socket};
use steading_client::{Door, Link, News, Player};
use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::socket::{Command, CommandMessage, Hello, Outcome, ServerMessage, Waiting};
use steading_protocol::table::{BotSpeed, ClockPolicy, Occupant, SeatNumber, Status, Visibility};
use steading_protocol::{ClientMessage, ErrorCode, Number, VERSION};
use steading_server::config::Config;
use steading_server::http::{self, Running};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Nothing here takes so long.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a table where a game of three has begun.
pub struct World {
    running: Running,
    folder: PathBuf,
    /// The players, in seat order. The first is the host.
    pub players: Vec<Door>,
    /// Somebody without a seat.
    pub stranger: Door,
    /// The table.
    pub table: String,
}

impl World {
    /// Starts a server with settings of its own, and a game.
    pub async fn new(change: impl FnOnce(&mut Config)) -> World {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("steading-hostile-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let mut config = Config { address: ([127, 0, 0, 1], 0).into(), data: folder.clone(), ..Config::default() };
        (config.limits.guests_per_hour, config.limits.requests_per_second) = (0, 0);
        config.limits.messages_per_second = 0;
        config.bots.pace = Duration::from_millis(1);
        config.bots.patience = Duration::from_millis(1);
        change(&mut config);
        let store = steading_store::open(None, &folder).await.expect("a store");
        let running = http::start(config, store).await.expect("a server");
        let door = Door::new(running.address());
        let mut players = Vec::new();
        for name in ["Ada", "Bob", "Cleo"] {
            players.push(guest(&door, name).await);
        }
        let stranger = guest(&door, "Mallory").await;
        let table = players[0].create(&new_table()).await.expect("a table");
        let world = World { running, folder, players, stranger, table };
        world.begin().await;
        world
    }

    async fn begin(&self) {
        for seat in [1, 2] {
            let mut client = self.client(&self.players[usize::from(seat)]).await;
            client.done(Command::Sit { seat }).await;
            client.done(Command::Ready { ready: true }).await;
        }
        self.client(&self.players[0]).await.done(Command::Start).await;
    }

    /// A connection of somebody who has said hello.
    pub async fn client(&self, door: &Door) -> Client {
        let mut client = Client { socket: link::open(door, &self.table).await.expect("a socket") };
        client.say(&hello(VERSION)).await;
        client.until(|message| matches!(message, ServerMessage::Welcome(_))).await;
        client
    }

    /// A connection on which nothing was said.
    pub async fn socket(&self, door: &Door) -> Socket {
        link::open(door, &self.table).await.expect("a socket")
    }

    /// The seat that is waited for, the number of the position, and one of its moves.
    pub async fn turn(&self) -> (SeatNumber, Number, String) {
        let mut link = Link::new(self.players[0].clone(), self.table.clone(), 1);
        while link.session().update().is_none() {
            link.next().await.expect("news");
        }
        let update = link.session().update().expect("a position").clone();
        let Waiting::Seats(seats) = update.waiting else { panic!("the game is over") };
        let mut link = Link::new(self.players[usize::from(seats[0])].clone(), self.table.clone(), 1);
        while link.session().update().is_none() {
            link.next().await.expect("news");
        }
        let actions = link.session().actions(seats[0]);
        (seats[0], update.number, actions[0].clone())
    }

    /// Everybody comes and plays the game to its end; then the server ends.
    pub async fn finish(self) {
        let tasks: Vec<_> = (0..)
            .zip(&self.players)
            .map(|(seed, door)| tokio::spawn(play_to_the_end(door.clone(), self.table.clone(), seed)))
            .collect();
        for task in tasks {
            timeout(PATIENCE * 3, task).await.expect("the game hangs").expect("a player");
        }
        let table = self.players[0].table(&self.table).await.expect("the table");
        assert_eq!(table.status, Status::Over);
        assert!(self.record().await.contains("moves"));
        self.running.stop().await;
        std::fs::remove_dir_all(&self.folder).expect("the folder");
    }

    /// The record, which is written a moment after the game is over.
    async fn record(&self) -> String {
        let tries = async {
            loop {
                match self.players[0].record(&self.table).await {
                    Ok(record) => return record,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
        };
        timeout(PATIENCE, tries).await.expect("no record")
    }

    /// Whether the guest still sits on the seat.
    pub async fn holds(&self, seat: usize, name: &str) -> bool {
        let table = self.players[0].table(&self.table).await.expect("the table");
        matches!(&table.seats[seat].occupant, Occupant::Guest { name: found, .. } if found == name)
    }
}

async fn play_to_the_end(door: Door, table: String, seed: u64) {
    let mut link = Link::new(door, table, 1000 + seed);
    let mut player = Player::new(seed);
    while !link.session().is_over() || link.session().is_waiting() {
        if let News::Failed(command, failure) = link.next().await.expect("news") {
            // Only the end of the game is an excuse.
            assert_eq!(failure.code, ErrorCode::NotPlaying, "{command:?}: {failure:?}");
        }
        if !link.session().is_waiting()
            && let Some(command) = player.choose(link.session())
        {
            link.command(command).await;
        }
    }
}

async fn guest(door: &Door, name: &str) -> Door {
    let mut door = door.clone();
    door.sign_in(name).await.expect("a guest");
    door
}

fn new_table() -> NewTable {
    NewTable {
        game: "island".to_owned(),
        options: "players 3\nvictory_points 4\nlist_offers off".to_owned(),
        visibility: Visibility::Open,
        spectators: true,
        clock: ClockPolicy::Off,
        seats: vec![SeatWish::Me],
        seed: Some("hostile".to_owned()),
        start: false,
        name: None,
        bot_speed: BotSpeed::Normal,
    }
}

/// The first message, in any version.
pub fn hello(version: u32) -> ClientMessage {
    ClientMessage::Hello(Hello { version, since: None, language: "en".to_owned() })
}

/// A connection that can say anything.
pub struct Client {
    /// The connection.
    pub socket: Socket,
}

impl Client {
    /// Says something that the protocol knows.
    pub async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("JSON");
        self.socket.send(Message::text(text)).await.expect("an open socket");
    }

    /// Gives a command and waits for what comes of it.
    pub async fn command(&mut self, command: Command) -> Outcome {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let id = format!("c{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.say(&ClientMessage::Command(CommandMessage { id: id.clone(), command })).await;
        match self.until(|message| matches!(message, ServerMessage::Answer(answer) if answer.id == id)).await {
            ServerMessage::Answer(answer) => answer.result,
            other => panic!("no answer: {other:?}"),
        }
    }

    /// Gives a command that must be carried out.
    pub async fn done(&mut self, command: Command) {
        let outcome = self.command(command).await;
        assert!(matches!(outcome, Outcome::Done { .. }), "{outcome:?}");
    }

    /// Gives a command that must fail; says why it did.
    pub async fn code(&mut self, command: Command) -> ErrorCode {
        match self.command(command).await {
            Outcome::Failed(failure) => {
                assert!(!failure.message.is_empty(), "a failure says why");
                failure.code
            }
            other => panic!("not refused: {other:?}"),
        }
    }

    /// Waits for a message of some kind.
    pub async fn until(&mut self, is_it: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            let message = hear(&mut self.socket).await.expect("an open socket");
            if is_it(&message) {
                return message;
            }
        }
    }
}

/// The next message; none when the socket is closed.
pub async fn hear(socket: &mut Socket) -> Option<ServerMessage> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the server is silent") {
            Some(Ok(Message::Text(text))) => {
                return Some(serde_json::from_str(&text).expect("a message of the protocol"));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

/// The code of the first complaint on a connection; none if it was closed without one.
pub async fn complaint(socket: &mut Socket) -> Option<ErrorCode> {
    loop {
        if let ServerMessage::Error(failure) = hear(socket).await? {
            assert!(!failure.message.is_empty(), "an error says why");
            return Some(failure.code);
        }
    }
}

/// Waits until the server closes the connection.
pub async fn closed(socket: &mut Socket) {
    while hear(socket).await.is_some() {}
}
