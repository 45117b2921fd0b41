//! Tables of four clients each that make a move now and then, and measure how long the answers take.
//!
//! The clients are as light as can be, since they share the machine with the server: a reader keeps the text of the latest update, and
//! nothing of it is read before that seat has to move. Views are never read.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use steading_client::link::{self, Socket};
use steading_client::{Door, Player};
use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::socket::{Answer, Command, CommandMessage, Hello, Outcome, ServerMessage, Waiting};
use steading_protocol::table::{BotSpeed, ClockPolicy, SeatNumber, Visibility};
use steading_protocol::{ClientMessage, ErrorCode, Number, VERSION};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Seats of a table.
pub const SEATS: usize = 4;

/// How long anything may take before it is an error.
const PATIENCE: Duration = Duration::from_secs(30);

/// What tables find out.
#[derive(Debug)]
pub enum Finding {
    /// A move was acknowledged after this time.
    Acknowledged(Duration),
    /// Something went wrong.
    Error(String),
}

/// A table of four clients that are connected and whose game has begun.
pub struct CrowdTable {
    seats: Vec<Seat>,
    answers: mpsc::Receiver<(Answer, Instant)>,
    player: Player,
    commands_count: u64,
}

struct Seat {
    sink: SplitSink<Socket, Message>,
    latest: Latest,
}

/// The text of the latest update of a seat.
type Latest = Arc<Mutex<Option<Utf8Bytes>>>;

/// An update without its views and events.
#[derive(Deserialize)]
struct Glimpse<'a> {
    number: Number,
    waiting: Waiting,
    #[serde(borrow)]
    looks: Vec<GlimpseLook<'a>>,
}

#[derive(Deserialize)]
struct GlimpseLook<'a> {
    #[serde(borrow)]
    actions: &'a RawValue,
}

#[derive(Deserialize)]
struct GlimpseAction<'a> {
    #[serde(borrow)]
    action: Cow<'a, str>,
}

/// The messages that hold updates.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GlimpseMessage<'a> {
    #[serde(borrow)]
    Update(Glimpse<'a>),
    #[serde(borrow)]
    Welcome(GlimpseWelcome<'a>),
}

#[derive(Deserialize)]
struct GlimpseWelcome<'a> {
    #[serde(borrow)]
    update: Option<Glimpse<'a>>,
}

impl CrowdTable {
    /// Signs four guests in, makes a table for them and begins.
    pub async fn begin(door: &Door, seed: u64) -> Result<CrowdTable> {
        let mut doors = Vec::new();
        for seat in 0..SEATS {
            let mut door = door.clone();
            door.sign_in(&format!("Guest {seat}")).await?;
            doors.push(door);
        }
        let table = doors[0].create(&new_table()).await?;
        let mut sockets = Vec::new();
        for (seat, door) in (0..).zip(&doors) {
            let mut socket = link::open(door, &table).await?;
            say(&mut socket, &hello()).await?;
            if seat > 0 {
                ask(&mut socket, "sit", Command::Sit { seat }).await?;
                ask(&mut socket, "ready", Command::Ready { ready: true }).await?;
            }
            sockets.push(socket);
        }
        let (sender, answers) = mpsc::channel(8);
        let mut seats = Vec::new();
        for socket in sockets {
            let (sink, stream) = socket.split();
            let latest = Latest::default();
            tokio::spawn(read(stream, latest.clone(), sender.clone()));
            seats.push(Seat { sink, latest });
        }
        let mut table = CrowdTable { seats, answers, player: Player::new(seed), commands_count: 0 };
        table.command(0, Command::Start).await?;
        Ok(table)
    }

    /// Makes a move every `pause`, the first at `first`, until `end`. Ends early when the game is over or something breaks.
    pub async fn play(mut self, first: Instant, pause: Duration, end: Instant, findings: mpsc::Sender<Finding>) {
        let mut due = first;
        while due < end {
            sleep_until(due).await;
            due += pause;
            let finding = match self.make_move().await {
                Ok(Some(time)) => Finding::Acknowledged(time),
                Ok(None) => return,
                Err(error) => Finding::Error(format!("{error:#}")),
            };
            let is_error = matches!(finding, Finding::Error(_));
            if findings.send(finding).await.is_err() || is_error {
                return;
            }
        }
    }

    /// Makes a move for a seat that is waited for; says how long the answer took. Nothing when the game is over.
    async fn make_move(&mut self) -> Result<Option<Duration>> {
        let deadline = Instant::now() + PATIENCE;
        let mut expected = 0;
        while Instant::now() < deadline {
            let Some((seat, number, action)) = self.choose(expected)? else {
                if self.is_over()? {
                    return Ok(None);
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let start = Instant::now();
            match self.command(seat, Command::Act { seat, expected: number, action }).await? {
                (Outcome::Done { .. }, heard) => return Ok(Some(heard - start)),
                (Outcome::Failed(failure), _) if failure.code == ErrorCode::Stale => expected = number + 1,
                (other, _) => bail!("a listed move was not done: {other:?}"),
            }
        }
        bail!("nobody was asked for a move for {} s", PATIENCE.as_secs())
    }

    /// A move in the latest position, if all that is known of it is at least this new.
    fn choose(&mut self, at_least: Number) -> Result<Option<(SeatNumber, Number, String)>> {
        let Some(text) = latest(&self.seats[0].latest) else { return Ok(None) };
        let Some(Glimpse { number, waiting: Waiting::Seats(waiting), .. }) = glimpse(&text)? else { return Ok(None) };
        let Some(&seat) = waiting.first().filter(|_| number >= at_least) else { return Ok(None) };
        let seat_latest = &self.seats.get(usize::from(seat)).ok_or_else(|| anyhow!("no seat {seat}"))?.latest;
        let Some(text) = latest(seat_latest) else { return Ok(None) };
        let Some(update) = glimpse(&text)?.filter(|update| update.number == number) else { return Ok(None) };
        let look = update.looks.first().context("an update without a look")?;
        let actions: Vec<GlimpseAction<'_>> = serde_json::from_str(look.actions.get())?;
        let actions: Vec<String> = actions.into_iter().map(|listed| listed.action.into_owned()).collect();
        Ok(self.player.pick(&actions).map(|action| (seat, number, action)))
    }

    fn is_over(&self) -> Result<bool> {
        let Some(text) = latest(&self.seats[0].latest) else { return Ok(false) };
        Ok(glimpse(&text)?.is_some_and(|update| matches!(update.waiting, Waiting::Over { .. })))
    }

    /// Sends a command and waits for its answer; says when it was heard.
    async fn command(&mut self, seat: SeatNumber, command: Command) -> Result<(Outcome, Instant)> {
        self.commands_count += 1;
        let id = self.commands_count.to_string();
        let message = ClientMessage::Command(CommandMessage { id: id.clone(), command });
        self.seats[usize::from(seat)].sink.send(Message::text(serde_json::to_string(&message)?)).await?;
        loop {
            let heard = timeout(PATIENCE, self.answers.recv()).await.context("no answer")?;
            let (answer, moment) = heard.context("the connections are gone")?;
            if answer.id == id {
                return Ok((answer.result, moment));
            }
        }
    }
}

/// Keeps the latest update and passes answers on, until the connection ends.
async fn read(mut stream: SplitStream<Socket>, latest: Latest, answers: mpsc::Sender<(Answer, Instant)>) {
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        if text.starts_with(r#"{"update""#) || text.starts_with(r#"{"welcome""#) {
            *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        } else if text.starts_with(r#"{"answer""#) {
            let moment = Instant::now();
            if let Ok(ServerMessage::Answer(answer)) = serde_json::from_str(&text)
                && answers.send((answer, moment)).await.is_err()
            {
                return;
            }
        }
    }
}

fn latest(latest: &Latest) -> Option<Utf8Bytes> {
    latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

fn glimpse(text: &str) -> Result<Option<Glimpse<'_>>> {
    Ok(match serde_json::from_str(text)? {
        GlimpseMessage::Update(update) => Some(update),
        GlimpseMessage::Welcome(welcome) => welcome.update,
    })
}

fn hello() -> ClientMessage {
    ClientMessage::Hello(Hello { version: VERSION, since: None, language: "en".to_owned() })
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

/// Gives a command on a fresh connection and waits until it is done.
async fn ask(socket: &mut Socket, id: &str, command: Command) -> Result<()> {
    say(socket, &ClientMessage::Command(CommandMessage { id: id.to_owned(), command })).await?;
    loop {
        let heard = timeout(PATIENCE, socket.next()).await.context("no answer")?;
        let Message::Text(text) = heard.context("the connection is gone")?? else { continue };
        match serde_json::from_str(&text)? {
            ServerMessage::Answer(Answer { id: answered, result: Outcome::Done { .. } }) if answered == id => {
                return Ok(());
            }
            ServerMessage::Answer(answer) => bail!("{id} was not done: {:?}", answer.result),
            ServerMessage::Error(failure) => bail!("{:?}: {}", failure.code, failure.message),
            _ => {}
        }
    }
}

/// The base game for four with official options, where offers are not listed: nobody would answer them.
fn new_table() -> NewTable {
    let mut seats = vec![SeatWish::Empty; SEATS];
    seats[0] = SeatWish::Me;
    NewTable {
        game: "island".to_owned(),
        options: "list_offers off".to_owned(),
        visibility: Visibility::Private,
        spectators: false,
        clock: ClockPolicy::Off,
        seats,
        seed: None,
        start: false,
        name: None,
        bot_speed: BotSpeed::Normal,
    }
}
