//! The messages of a table's WebSocket.
//!
//! A client connects to `/api/tables/{id}/socket` with its cookie and says [`ClientMessage::Hello`]; the server answers with
//! [`ServerMessage::Welcome`]. After that commands get exactly one [`Answer`] each, and everybody hears of what happens by
//! [`ServerMessage::Update`]. Answers and updates of one command may come in any order.
//!
//! A client that lost its connection says `hello` again with the number it knows, and sends the commands that were not answered once more
//! with their old ids: a command that was carried out already is answered again and not carried out twice.

use serde::de::IntoDeserializer;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::error::{Failure, RefusalInfo};
use crate::http::PointSource;
use crate::table::{
    BotSpeed, ClockInfo, ClockPolicy, GuestId, Number, Occupant, Scene, SeatNumber, TableId, TableInfo, Visibility,
};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello(Hello),
    /// Something to be done; it gets an [`Answer`] with the same id.
    Command(CommandMessage),
    /// A question about a move; it gets an [`Answer`] with the same id and changes nothing.
    Why(Why),
}

/// The first message of a connection.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// [`crate::VERSION`].
    pub version: u32,
    /// The number of the last position the client knows, to hear only what came after.
    pub since: Option<Number>,
    /// The language of sentences: `en`, `ru` or `uk`.
    pub language: String,
}

/// A command with its id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CommandMessage {
    /// Chosen by the client, new for every command and kept when a command is sent again.
    pub id: String,
    /// What is to be done.
    pub command: Command,
}

/// What a client can ask for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Plays a move.
    Act {
        /// For this seat, which must be the guest's.
        seat: SeatNumber,
        /// The number of the position that the move was chosen in.
        expected: Number,
        /// The move in notation.
        action: String,
    },
    /// Takes the seat's last move back, where nothing hidden, random or foreign followed.
    Undo {
        /// The seat.
        seat: SeatNumber,
        /// The number of the present position.
        expected: Number,
    },
    /// Takes an empty seat, before the start. One person may take several.
    Sit {
        /// The seat.
        seat: SeatNumber,
    },
    /// Leaves a seat, before the start.
    Stand {
        /// The seat.
        seat: SeatNumber,
    },
    /// Host, before the start: puts a bot on a seat or empties it.
    SetSeat {
        /// The seat.
        seat: SeatNumber,
        /// [`Occupant::Empty`] or [`Occupant::Bot`].
        occupant: Occupant,
    },
    /// Host, before the start: changes what is played.
    SetTable {
        /// The options as `key value` lines.
        options: Option<String>,
        /// Who finds the table.
        visibility: Option<Visibility>,
        /// Whether people may watch.
        spectators: Option<bool>,
        /// How long decisions may take.
        clock: Option<ClockPolicy>,
        /// What the table is called; an empty name takes the old one away.
        name: Option<String>,
    },
    /// A player or the host, at any time: how quickly bots move.
    SetBotSpeed {
        /// The speed.
        speed: BotSpeed,
    },
    /// Whether the guest is ready, on all seats at once.
    Ready {
        /// Ready or not.
        ready: bool,
    },
    /// Host: begins the game.
    Start,
    /// Leaves the table: before the start the seats become empty, afterwards a bot stands in until the guest comes back.
    Leave,
    /// The guest's seats that a bot plays are theirs again.
    Back,
    /// Gives the game up: a bot plays the guest's seats until the end, and a game that nobody is left in ends without a winner. Before the
    /// start the same as [`Command::Leave`].
    Resign,
    /// Asks a bot to stand in for a person who is away.
    StandIn {
        /// The seat.
        seat: SeatNumber,
    },
    /// Says something.
    Chat {
        /// The words.
        text: String,
    },
    /// Says a ready sentence.
    Say {
        /// Which.
        phrase: Phrase,
    },
    /// Hears no more of what a guest says, or hears it again.
    Mute {
        /// Whom.
        guest: GuestId,
        /// Muted or not.
        muted: bool,
    },
    /// After the end: a new table with the same people, game and options.
    Rematch,
}

/// A ready sentence or a face. Each client says it in its own language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// A wish before the game.
    GoodLuck,
    /// Thanks.
    Thanks,
    /// Praise.
    WellPlayed,
    /// An apology.
    Sorry,
    /// A slip.
    Oops,
    /// A hint that somebody is waited for.
    YourTurn,
    /// Somebody is thinking.
    OneMoment,
    /// Praise of a trade.
    NiceTrade,
    /// A refusal.
    NoDeal,
    /// A face that smiles.
    Smile,
    /// A face that laughs.
    Laugh,
    /// A face in wonder.
    Wow,
    /// A sad face.
    Sad,
    /// An angry face.
    Angry,
    /// A cheer.
    Cheer,
}

impl Phrase {
    /// The sentence or face with this name on the wire.
    pub fn named(name: &str) -> Option<Phrase> {
        let name: StrDeserializer<'_, ValueError> = name.into_deserializer();
        Phrase::deserialize(name).ok()
    }

    /// The sentence in English, for clients that have no words of their own.
    pub fn sentence(self) -> &'static str {
        match self {
            Phrase::Hello => "Hello!",
            Phrase::GoodLuck => "Good luck!",
            Phrase::Thanks => "Thanks!",
            Phrase::WellPlayed => "Well played!",
            Phrase::Sorry => "Sorry!",
            Phrase::Oops => "Oops!",
            Phrase::YourTurn => "It is your turn.",
            Phrase::OneMoment => "One moment, please.",
            Phrase::NiceTrade => "Nice trade!",
            Phrase::NoDeal => "No deal.",
            Phrase::Smile => ":)",
            Phrase::Laugh => ":D",
            Phrase::Wow => ":O",
            Phrase::Sad => ":(",
            Phrase::Angry => ">:(",
            Phrase::Cheer => "Hooray!",
        }
    }
}

/// Its name on the wire.
impl std::fmt::Display for Phrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

/// Asks whether a move may be played, and why not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The id of the question.
    pub id: String,
    /// The seat, which must be the guest's.
    pub seat: SeatNumber,
    /// The move in notation; without one, the reasons for every kind of move that is not possible now, as [`Look::reasons`] has them.
    pub action: Option<String>,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: everything the client needs.
    Welcome(Box<Welcome>),
    /// Something about the table changed: seats, readiness, presence, status.
    Table(Box<TableInfo>),
    /// The game moved on, or a stale command was answered with the present position.
    Update(Box<Update>),
    /// Somebody said something.
    Chat(ChatLine),
    /// What came of a command or question.
    Answer(Answer),
    /// Something was wrong with a message that has no id. The connection may be closed afterwards.
    Error(Failure),
}

/// The answer to `hello`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// [`crate::VERSION`].
    pub version: u32,
    /// The guest this connection belongs to.
    pub you: GuestId,
    /// The guest's seats; empty for spectators.
    pub seats: Vec<SeatNumber>,
    /// The table.
    pub table: TableInfo,
    /// The game, once it has started.
    pub update: Option<Update>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// Whom the guest has muted.
    pub muted: Vec<GuestId>,
}

/// A position and what led to it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Update {
    /// The number of the position: how many lines the log has.
    pub number: Number,
    /// The position that [`Look::events`] follow: somebody who knows less has missed something and should say `hello` again.
    pub since: Number,
    /// The events of [`Look::events`] replace those from this number on: later ones were taken back or are sent again.
    pub events_from: u32,
    /// Whom the game waits for.
    pub waiting: Waiting,
    /// The clocks of the seats that are waited for.
    pub clocks: Vec<ClockInfo>,
    /// What never changes about the game, for somebody who knows no position of it yet. Each game has its own type of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "object")]
    pub scene: Option<Scene>,
    /// What each of the guest's seats sees; one look without a seat for a spectator.
    pub looks: Vec<Look>,
}

/// Whom the game waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// These seats must decide.
    Seats(Vec<SeatNumber>),
    /// Nobody: the game is over.
    Over {
        /// Who has won.
        winner: Option<SeatNumber>,
        /// The points of every seat.
        points: Vec<i16>,
    },
}

/// What one seat, or a spectator, sees.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The seat; none for a spectator.
    pub seat: Option<SeatNumber>,
    /// What happened, as far as the seat may know.
    pub events: Vec<EventInfo>,
    /// What the seat may know of the position.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// The listed legal moves of the seat: objects with the notation as `action`, the kind as `kind` and the same as `data`.
    #[ts(type = "{ action: string, kind: string, data: unknown }[]")]
    pub actions: Box<RawValue>,
    /// Why the kinds of moves that are not listed are not possible now; none if the seat can do nothing at all.
    pub reasons: Vec<Reason>,
    /// What each seat has points for, as far as this seat may know.
    pub points: Vec<Vec<PointSource>>,
    /// Whether the seat may take its last move back.
    pub may_undo: bool,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EventInfo {
    /// The number of the event, counted from 0. Events that the seat may know nothing of are left out.
    pub number: u32,
    /// In notation.
    pub text: String,
    /// The seats whose time ran out, so that something was done for them, since the event before; left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeatNumber>>", optional)]
    pub timed_out: Vec<SeatNumber>,
    /// As data.
    #[ts(type = "unknown")]
    pub data: Box<RawValue>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// The number of the line at its table.
    pub number: u32,
    /// Who said it.
    pub guest: GuestId,
    /// Their name then.
    pub name: String,
    /// The words; those of a ready sentence in English.
    pub text: String,
    /// The ready sentence, if it is one.
    pub phrase: Option<Phrase>,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// What came of a command or question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The id of the command.
    pub id: String,
    /// The result.
    pub result: Outcome,
}

/// Whether a command was carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It was, now or when it came for the first time.
    Done {
        /// The line of the log that a move or undo became; for other commands the number of the present position.
        number: Number,
    },
    /// It was not.
    Failed(Failure),
    /// The answer to [`Why`]: the move may be played if there is no refusal.
    Reasons(Vec<Reason>),
    /// The answer to [`Command::Rematch`].
    Rematch {
        /// The new table.
        table: TableId,
    },
}

/// Why a kind of move is not possible now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The kind of move, such as `build_road`, as listed moves have it; the notation itself if one move was asked about.
    pub kind: String,
    /// What it is about, such as the card, for kinds that have a reason for each.
    pub about: Option<String>,
    /// The rule that forbids it.
    pub refusal: RefusalInfo,
}
