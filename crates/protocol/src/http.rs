//! Bodies of the HTTP part.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::RefusalInfo;
use crate::is_false;
use crate::table::{BotSpeed, ClockPolicy, GuestId, Number, Occupant, Scene, SeatNumber, Status, TableId, Visibility};

/// `POST /api/guests`, `PATCH /api/me`: the name somebody wants to be called.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// Who the cookie says one is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// The public id.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// `POST /api/me/move`: a link that moves this guest, with all seats, to another device. It works once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveLink {
    /// The code; the page `/move#code` redeems it.
    pub code: String,
    /// For so many seconds.
    pub seconds: u32,
}

/// `POST /api/move`: redeems the code of a [`MoveLink`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    /// The code.
    pub code: String,
}

/// `GET /api/games`: a game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameDescription {
    /// Its name.
    pub name: String,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
    /// Its options and their official values.
    pub choices: Vec<Choice>,
}

/// `POST /api/games/{game}/choices`: what may be chosen beside these options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskChoices {
    /// The options so far as `key value` lines.
    pub options: String,
    /// The language of sentences.
    #[serde(default)]
    pub language: Option<String>,
}

/// The answer to [`AskChoices`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// The options, complete.
    pub options: String,
    /// The names of the seats, in turn order.
    pub seats: Vec<String>,
    /// What is wrong with the options as they are; empty if they make a table.
    pub refusals: Vec<RefusalInfo>,
    /// Every option.
    pub choices: Vec<Choice>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The key.
    pub key: String,
    /// What may be chosen.
    pub kind: ChoiceKind,
    /// What is chosen now.
    pub value: String,
    /// The official value.
    pub default: String,
    /// The rule it is about.
    pub rule: Option<String>,
    /// Whether it does nothing together with the other options.
    pub idle: bool,
}

/// What may be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceKind {
    /// One of these.
    One(Vec<ChoiceValue>),
    /// Any of these.
    Many(Vec<ChoiceValue>),
    /// A number, or a word that stands for one.
    Number {
        /// The least.
        low: u32,
        /// The greatest.
        high: u32,
        /// Words, such as `unlimited`.
        words: Vec<String>,
    },
    /// On or off.
    Flag,
    /// A text, such as a whole board.
    Text,
}

/// A value, and why it cannot be chosen now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceValue {
    /// The value.
    pub value: String,
    /// The rule against it.
    pub refusal: Option<RefusalInfo>,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options as `key value` lines; what is left out is official.
    #[serde(default)]
    pub options: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether people may watch.
    pub spectators: bool,
    /// How long decisions may take.
    pub clock: ClockPolicy,
    /// Who sits where: [`Occupant::Empty`], [`Occupant::Bot`], or [`SeatWish::Me`]. Seats not named are empty.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// A seed that chance follows from; without one, a secret is drawn.
    #[serde(default)]
    pub seed: Option<String>,
    /// Begins the game at once; every seat must be taken.
    #[serde(default)]
    pub start: bool,
    /// What the table is called: up to 40 characters, without those that cannot be seen.
    #[serde(default)]
    pub name: Option<String>,
    /// How quickly bots move.
    #[serde(default)]
    pub bot_speed: BotSpeed,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// The guest who makes the table.
    Me,
    /// Whoever comes.
    Empty,
    /// A computer player.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// Its name; the link is `/t/{table}`.
    pub table: TableId,
}

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableLine {
    /// The table.
    pub id: TableId,
    /// Its readable id, which stands in every address in place of the other one; the other one itself as long as the table has none.
    pub words: String,
    /// What the host calls it.
    pub name: Option<String>,
    /// Which game.
    pub game: String,
    /// Its options.
    pub options: String,
    /// What happens there.
    pub status: Status,
    /// The name of the host as people see it; empty where nobody knows it any more.
    pub host: String,
    /// How long decisions may take.
    pub clock: ClockPolicy,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How many turns have begun; 0 before the start.
    pub turn: u32,
    /// The seats that must decide now.
    pub waiting: Vec<SeatNumber>,
    /// The seats whose people have given the game up: bots play them to the end.
    pub given_up: Vec<SeatNumber>,
    /// Whether the guest who asks has given this game up; false in lists that everybody gets.
    pub resigned: bool,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_at: u64,
    /// When something was last done there.
    #[ts(type = "number")]
    pub changed_at: u64,
    /// Who has won.
    pub winner: Option<SeatNumber>,
}

/// `GET /api/tables/{table}/invitation`: who invites to what, for somebody who has only the link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// Its readable id; the other one as long as the table has none.
    pub words: String,
    /// What the host calls it.
    pub name: Option<String>,
    /// Which game.
    pub game: String,
    /// Its options as `key value` lines.
    pub options: String,
    /// The name of the host as people see it; empty where nobody knows it any more.
    pub host: String,
    /// What happens there.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// The seats whose people have given the game up: bots play them to the end.
    pub given_up: Vec<SeatNumber>,
    /// How long decisions may take.
    pub clock: ClockPolicy,
}

/// `POST /api/games/{game}/board`: what a table with these options would look like.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskBoard {
    /// The options as `key value` lines.
    pub options: String,
}

/// The answer to [`AskBoard`].
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardPreview {
    /// What never changes about the game. Each game has its own type of it.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub scene: Scene,
    /// What a spectator sees of the position at the start. Each game has its own type of it.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// Whether chance has a say in the board: then this is an example, and the real one is drawn at the start.
    pub is_drawn: bool,
}

/// `POST /api/records`: a record to be kept and looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The record in notation.
    pub record: String,
}

/// `GET /api/tables/{id}/replay/{number}`: a finished game as it stood.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// How many entries of the record were played.
    pub number: Number,
    /// How many there are.
    pub count: Number,
    /// The entry that led here, in notation.
    pub entry: Option<String>,
    /// What happened by it.
    pub events: Vec<ReplayEvent>,
    /// What the seat saw: a view. Everything if no seat was named: an open view.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: serde_json::Value,
    /// The points of every seat.
    pub points: Vec<i16>,
}

/// An event of a replay.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayEvent {
    /// In notation.
    pub text: String,
    /// The seats whose time ran out, so that something was done for them, since the event before; left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeatNumber>>", optional)]
    pub timed_out: Vec<SeatNumber>,
    /// As data.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub data: Box<RawValue>,
}

/// `GET /api/tables/{table}/story`: a finished game from the first entry of its record to the last.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// What never changes about the game. Each game has its own type of it.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub scene: Scene,
    /// One for every entry.
    pub steps: Vec<StoryStep>,
}

/// An entry of a finished game's record, and what came of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StoryStep {
    /// The entry in notation.
    pub entry: String,
    /// How many turns had begun after it.
    pub turn: u32,
    /// The points of every seat after it.
    pub points: Vec<i16>,
    /// What happened by it, as the seat saw it, or everything if no seat was named.
    pub events: Vec<ReplayEvent>,
}

/// `GET /api/tables/{table}/summary`: a finished game in figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// How many turns there were.
    pub turns: u32,
    /// How often each sum was rolled, 2 to 12; empty for games that roll no sums.
    pub rolls: Vec<RollCount>,
    /// Every seat, in turn order.
    pub seats: Vec<SeatSummary>,
    /// Figures of the whole game by their names: trades, cards lost, and so on.
    pub figures: BTreeMap<String, u32>,
}

/// How often a sum was rolled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RollCount {
    /// The sum.
    pub sum: u8,
    /// How often it was rolled.
    pub count: u32,
    /// How often two fair dice would have, in so many rolls.
    pub expected: f64,
}

/// A finished game in figures, for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatSummary {
    /// The points at the end.
    pub points: i16,
    /// Where they came from.
    pub sources: Vec<PointSource>,
    /// The resource cards received from production so far, at the end of each turn.
    pub received: Vec<u32>,
    /// The points at the end of each turn.
    pub points_by_turn: Vec<i16>,
    /// What the dice gave against what they might have given; nothing for games without production by dice.
    pub luck: Option<Luck>,
}

/// What a seat has points for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PointSource {
    /// The name of the source, such as `settlements`.
    pub source: String,
    /// How many of it the seat has.
    pub count: u32,
    /// The points for all of them.
    pub points: i16,
    /// Whether the other seats do not know of them; left out otherwise.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub hidden: bool,
}

/// What rolls gave a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// The cards that the rolls really gave.
    pub got: u32,
    /// The cards that each roll gave on average over all its outcomes, in the position it was made in, all added up.
    pub expected: f64,
}

/// `GET /api/rules`, `GET /api/rules/{id}`: a rule of the catalogue.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleInfo {
    /// The id, such as `BASE-149`.
    pub id: String,
    /// The module it belongs to, such as `BASE`.
    pub module: String,
    /// The heading it stands under.
    pub section: String,
    /// What it says.
    pub text: String,
    /// Whether it is a worked example and not a rule.
    pub example: bool,
    /// The language the text is in, which is English where there is no translation.
    pub language: String,
}

/// `GET /api/rule-modules`: a module of the catalogue.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleModule {
    /// The first part of its ids, such as `BASE`.
    pub module: String,
    /// Its name for people.
    pub title: String,
    /// How many rules and examples it has.
    pub count: u32,
    /// Whether this server can play with it.
    pub playable: bool,
}

/// `GET /healthz`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// [`crate::VERSION`].
    pub protocol: u32,
    /// Figures: tables in memory, connections, and so on.
    pub figures: BTreeMap<String, i64>,
}
