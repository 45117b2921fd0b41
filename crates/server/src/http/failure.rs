//! Every error of the HTTP part is a JSON [`Failure`] with a status that fits its code.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use steading_protocol::error::RefusalInfo;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::{Error as GameError, Language, Problem};
use steading_store::StoreError;

/// After so many seconds it is worth to try again where nobody knows when there will be room.
const RETRY_SECONDS: u64 = 10;

/// A refused request.
#[derive(Debug)]
pub struct Denied {
    status: StatusCode,
    failure: Failure,
    /// How long the client should wait, if that is known.
    wait: Option<Duration>,
}

impl Denied {
    /// A refusal with this code.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Denied {
        Denied::from(Failure::new(code, message))
    }

    /// A refusal with a status of its own.
    pub fn with_status(status: StatusCode, code: ErrorCode, message: impl Into<String>) -> Denied {
        Denied { status, failure: Failure::new(code, message), wait: None }
    }

    /// A refusal of something that comes too often, and how long the client should wait.
    pub fn too_fast(message: &str, wait: Duration) -> Denied {
        Denied { wait: Some(wait), ..Denied::new(ErrorCode::TooFast, message) }
    }

    /// What is wrong with options, a record or a move, in the language of the request.
    pub fn by_game(code: ErrorCode, error: &GameError, language: Language) -> Denied {
        let refusals = problems(error).iter().map(|problem| refusal(problem, language, &[])).collect();
        Denied::from(Failure { code, message: error.sentence(language, &[]), refusals })
    }

    /// How long the client should wait, if that is known.
    #[cfg(test)]
    pub fn wait(&self) -> Option<Duration> {
        self.wait
    }

    /// The failure inside.
    pub fn into_failure(self) -> Failure {
        self.failure
    }
}

/// What is wrong in particular.
pub fn problems(error: &GameError) -> &[Problem] {
    match error {
        GameError::BadOptions(all) | GameError::BadPosition(all) | GameError::BadRecord(all) => all,
        GameError::BadNotation(one) | GameError::Refused(one) => std::slice::from_ref(one),
        _ => &[],
    }
}

/// A problem as clients get it.
pub fn refusal(problem: &Problem, language: Language, seat_names: &[String]) -> RefusalInfo {
    let json = |value| serde_json::to_value(value).unwrap_or_default();
    let values: BTreeMap<_, _> = problem.values.iter().map(|(name, value)| ((*name).to_owned(), json(value))).collect();
    RefusalInfo {
        code: problem.code.map(str::to_owned),
        rule: problem.rule.map(str::to_owned),
        values,
        sentence: problem.sentence(language, seat_names),
    }
}

impl From<Failure> for Denied {
    fn from(failure: Failure) -> Denied {
        Denied { status: status(failure.code), failure, wait: None }
    }
}

impl From<StoreError> for Denied {
    /// What the database said is for operators and not for guests.
    fn from(error: StoreError) -> Denied {
        tracing::error!(%error, "the store failed");
        Denied::new(ErrorCode::Unavailable, "The server could not reach its data. Try again in a moment.")
    }
}

impl IntoResponse for Denied {
    /// Whoever is refused for the moment is told in `Retry-After` when to come back.
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.failure)).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            let seconds = self.wait.map_or(RETRY_SECONDS, whole_seconds);
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// Rounded up: a moment too early would be refused again.
fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// The HTTP status of a code.
fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::BadMessage | ErrorCode::WrongVersion | ErrorCode::BadHello => StatusCode::BAD_REQUEST,
        ErrorCode::NoGuest => StatusCode::UNAUTHORIZED,
        ErrorCode::NotYourSeat | ErrorCode::NotHost | ErrorCode::NoSpectators | ErrorCode::BadOrigin => {
            StatusCode::FORBIDDEN
        }
        ErrorCode::NoTable | ErrorCode::NoSeat | ErrorCode::Unknown | ErrorCode::BadLink => StatusCode::NOT_FOUND,
        ErrorCode::SeatTaken
        | ErrorCode::Started
        | ErrorCode::NotPlaying
        | ErrorCode::NotReady
        | ErrorCode::Stale
        | ErrorCode::NoUndo
        | ErrorCode::OwnerPresent => StatusCode::CONFLICT,
        ErrorCode::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::Refused
        | ErrorCode::BadNotation
        | ErrorCode::BadOptions
        | ErrorCode::BadText
        | ErrorCode::BadRecord => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::TooFast | ErrorCode::Limit => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The answer to a path that has no such method.
pub async fn wrong_method() -> Denied {
    Denied::with_status(StatusCode::METHOD_NOT_ALLOWED, ErrorCode::BadMessage, "This address has no such method.")
}

/// Turns the errors of layers and extractors, which are plain text, into failures.
pub async fn as_failures(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !is_error || is_json {
        return response;
    }
    let (parts, body) = response.into_parts();
    let message = sentence(status, body).await;
    let mut answer = Denied::with_status(status, code(status), message).into_response();
    if let Some(allow) = parts.headers.get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

/// What the layer said, if it said something readable, else something general.
async fn sentence(status: StatusCode, body: Body) -> String {
    let said = to_bytes(body, 1024).await.ok().and_then(|bytes| String::from_utf8(bytes.to_vec()).ok());
    match said.filter(|text| !text.is_empty() && status.is_client_error()) {
        Some(text) => text,
        None => format!("{}.", status.canonical_reason().unwrap_or("This did not work")),
    }
}

/// The code of a status that was not chosen for a code.
fn code(status: StatusCode) -> ErrorCode {
    match status {
        StatusCode::NOT_FOUND => ErrorCode::Unknown,
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => ErrorCode::TooLong,
        StatusCode::REQUEST_TIMEOUT => ErrorCode::Unavailable,
        status if status.is_server_error() => ErrorCode::Unavailable,
        _ => ErrorCode::BadMessage,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_times_are_rounded_up() {
        let seconds = [0, 1, 999, 1000, 1001, 59_500].map(|millis| whole_seconds(Duration::from_millis(millis)));
        assert_eq!(seconds, [1, 1, 1, 1, 2, 60]);
    }

    #[test]
    fn only_refusals_for_the_moment_say_when_to_come_back() {
        let retry = |denied: Denied| denied.into_response().headers().get(header::RETRY_AFTER).cloned();
        assert_eq!(retry(Denied::too_fast("Slow down.", Duration::from_millis(2500))), Some(3_u64.into()));
        assert_eq!(retry(Denied::new(ErrorCode::Limit, "Full.")), Some(RETRY_SECONDS.into()));
        assert_eq!(retry(Denied::new(ErrorCode::NoTable, "There is none.")), None);
    }
}
