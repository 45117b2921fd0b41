//! What a client can be told off for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The stable code of a failure. What a rule forbids is [`ErrorCode::Refused`]; the refusal's own code stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ErrorCode {
    /// The message is no JSON, or not of the form that the protocol knows.
    BadMessage,
    /// The client speaks another version of the protocol.
    WrongVersion,
    /// The first message was not `hello`, or a second `hello` came.
    BadHello,
    /// The message is longer than allowed.
    TooLong,
    /// Too many messages, commands or requests in a short time.
    TooFast,
    /// Nobody is signed in: there is no cookie, or its secret is unknown.
    NoGuest,
    /// There is no such table, or it may not be seen.
    NoTable,
    /// There is no such seat at the table.
    NoSeat,
    /// The seat is not the guest's.
    NotYourSeat,
    /// Only the host may do this.
    NotHost,
    /// The seat is taken.
    SeatTaken,
    /// This can only be done before the game starts.
    Started,
    /// This can only be done while the game is played.
    NotPlaying,
    /// The game cannot start: a seat is open, or somebody is not ready.
    NotReady,
    /// The position has changed since the client looked; the present one follows.
    Stale,
    /// A rule forbids the action.
    Refused,
    /// The action is no notation.
    BadNotation,
    /// The last move cannot be taken back.
    NoUndo,
    /// The options make no table.
    BadOptions,
    /// There is no such game or no such bot.
    Unknown,
    /// A name or text is empty, too long or has nothing that can be shown.
    BadText,
    /// The guest holds as many tables or connections as allowed, or the server is full.
    Limit,
    /// The text is no record, or does not play.
    BadRecord,
    /// Spectators are not welcome at this table.
    NoSpectators,
    /// The link has been used or is too old.
    BadLink,
    /// The request came from another site.
    BadOrigin,
    /// The owner of the seat is at the table, so nobody needs to stand in.
    OwnerPresent,
    /// The server is shutting down or had a mishap; trying again helps.
    Unavailable,
}

/// Why something was not done. Nothing has changed when one of these comes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Failure {
    /// The stable code.
    pub code: ErrorCode,
    /// A sentence in the client's language where a rule is broken, else in English.
    pub message: String,
    /// Rules that are broken, or other details.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refusals: Vec<RefusalInfo>,
}

impl Failure {
    /// A failure that no rule is about.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), refusals: Vec::new() }
    }
}

/// A broken rule, for people and programs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefusalInfo {
    /// The code of the refusal, such as `TOO_CLOSE`; none for text that could not be read.
    pub code: Option<String>,
    /// The rule, such as `BASE-149`.
    pub rule: Option<String>,
    /// The concrete values.
    #[ts(type = "Record<string, string | number>")]
    #[schema(value_type = Object)]
    pub values: BTreeMap<String, serde_json::Value>,
    /// A sentence in the client's language.
    pub sentence: String,
}
