//! A table as everybody sees it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// The unguessable name of a table, which is also its link.
pub type TableId = String;

/// How many lines the log of a table has: the number of the present position.
pub type Number = u32;

/// The number of a seat, counted from 0 in turn order.
pub type SeatNumber = u8;

/// The public name of a guest. It is not the secret.
pub type GuestId = String;

/// Everything about a table but the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// The unguessable name, which is also its link.
    pub id: TableId,
    /// The same for people, such as `amber-otter-482`: it can be read out, and stands in every address in place of the id. The id itself as long
    /// as the table has no such name.
    pub words: String,
    /// What the host calls the table.
    pub name: Option<String>,
    /// Which game.
    pub game: String,
    /// Its options as `key value` lines, as asked for; what they leave to chance is drawn at the start.
    pub options: String,
    /// What happens at the table.
    pub status: Status,
    /// Who made the table or took it over, and may change it before the start.
    pub host: GuestId,
    /// Whether strangers find the table in the list.
    pub visibility: Visibility,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How many of them watch now.
    pub watching: u32,
    /// How long a decision may take.
    pub clock: ClockPolicy,
    /// How quickly bots move.
    pub bot_speed: BotSpeed,
    /// The places, in turn order.
    pub seats: Vec<SeatInfo>,
    /// Where chance comes from.
    pub chance: Chance,
    /// The table of the rematch, once there is one.
    pub rematch: Option<TableId>,
}

/// What never changes about a game, as the game wrote it: the board, prices, cards in the box. It is shared by all who are told.
#[derive(Clone, Debug)]
pub struct Scene(Arc<RawValue>);

impl Scene {
    /// The scene that this text is.
    pub fn new(text: Box<RawValue>) -> Scene {
        Scene(text.into())
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.get() == other.get()
    }
}

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Scene {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Scene::new)
    }
}

/// What happens at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are gathering.
    Lobby,
    /// The game is played.
    Playing,
    /// Nobody is present, so the game waits.
    Paused,
    /// The game has ended.
    Over,
    /// The table was given up before the game ended.
    Closed,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// It stands in the list of open tables.
    Open,
    /// Only people who have the link.
    Private,
}

/// A place at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The name of the seat in the game, such as its colour.
    pub name: String,
    /// What sentences call whoever sits there: the guest's name, that of the bot, or the name of an empty seat.
    pub called: String,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready to start; bots always are.
    pub ready: bool,
    /// Whether the person is connected; true for bots.
    pub present: bool,
    /// The bot that plays for an absent person, if one does.
    pub stand_in: Option<StandIn>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Empty,
    /// A person.
    Guest {
        /// Who.
        id: GuestId,
        /// The name they chose.
        name: String,
    },
    /// A computer player.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A bot that plays for an absent person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Its level.
    pub level: String,
    /// Why it plays.
    pub reason: StandInReason,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandInReason {
    /// The person let the time pass again and again.
    TimedOut,
    /// The person left the table.
    Left,
    /// The person was away, and another player asked for a stand-in.
    Asked,
    /// The person has given the game up: the seat stays the bot's until the end.
    Resigned,
}

/// How quickly bots move, against the pace that the operator set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotSpeed {
    /// Two and a half times as slowly.
    Slow,
    /// As the operator set it.
    #[default]
    Normal,
    /// In three tenths of the time.
    Quick,
}

/// How long a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockPolicy {
    /// As long as anybody likes.
    Off,
    /// So many seconds each, and a reserve for the whole game that is used when they are over.
    Decision {
        /// Seconds for each decision, 5 to 3,600.
        seconds: u32,
        /// Seconds of reserve for the whole game, up to 7,200.
        reserve: u32,
    },
}

/// Where the chance of a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The SHA-256 hash of the secret that every die and card follows from, in hexadecimal: shown before the first move.
    pub commitment: String,
    /// The seed that the host gave, if the secret was not drawn: such a table is for study, its chance can be foretold.
    pub seed: Option<String>,
    /// The secret, in hexadecimal, once the game has ended, with a winner or without.
    pub secret: Option<String>,
}

/// The time of a seat that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockInfo {
    /// The seat.
    pub seat: SeatNumber,
    /// Milliseconds left of this decision.
    pub decision_ms: u32,
    /// Milliseconds left of the reserve.
    pub reserve_ms: u32,
    /// Whether the time runs: a table where nobody is present stands still.
    pub running: bool,
}
