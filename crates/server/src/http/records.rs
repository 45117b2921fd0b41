//! Records of finished games: to take home, to bring along, to look at move by move.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode, header};
use serde::Deserialize;
use steading_game::{Observer, Seat, record};
use steading_protocol::http::{Made, NewRecord, Replay, ReplayEvent};
use steading_protocol::table::{BotSpeed, ClockPolicy, SeatNumber, Visibility};
use steading_protocol::{ErrorCode, Failure};
use steading_registry::{AnyTable, Error as GameError, GAMES, Language, Told, game_named};
use steading_store::rows::TableStatus;

use super::App;
use super::ask::{Said, SignedIn, Speaks, TableOf, TooManyGuesses, no_table};
use super::failure::Denied;
use super::games::aside;
use super::guard::Newcomer;
use super::guests::now;
use super::secrets::{self, mark};
use crate::hub::Guest;
use crate::table::TableDoc;
use crate::table::doc::{Progress, SeatDoc, Stage};

/// The longest record that may be brought along, in bytes.
pub const RECORD_BYTES_MAX: usize = 1024 * 1024;

/// Gives out the record of a finished game, with the secret that its chance followed from.
#[utoipa::path(get, path = "/api/tables/{table}/record",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The record in notation.", body = String, content_type = "text/plain"),
        (status = 404, description = "`NO_TABLE`: there is none, or the game is not over.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn download(
    State(app): State<App>,
    TableOf(table): TableOf,
) -> Result<([(HeaderName, String); 2], String), Denied> {
    let record = finished(&app, &table).await?;
    let name = format!("attachment; filename=\"steading-{}.txt\"", mark(&table));
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record))
}

/// Keeps a record that somebody brings along as a finished table of theirs, in no public list. It must play through from its first move
/// to its last.
#[utoipa::path(post, path = "/api/records", request_body = NewRecord, responses(
    (status = 201, description = "The table that holds the record.", body = Made),
    (status = 401, description = "`NO_GUEST`.", body = Failure),
    (status = 413, description = "`TOO_LONG`: the record is longer than a mebibyte.", body = Failure),
    (status = 422, description = "`BAD_RECORD`, with the line and the rule.", body = Failure),
    (status = 429, description = "`TOO_FAST`: the address has brought too many.", body = Failure,
        headers(("Retry-After" = u64, description = "Seconds to wait."))),
))]
pub async fn import(
    State(app): State<App>,
    newcomer: Newcomer,
    SignedIn(guest): SignedIn,
    Speaks(language): Speaks,
    Said(new): Said<NewRecord>,
) -> Result<(StatusCode, Json<Made>), Denied> {
    if new.record.len() > RECORD_BYTES_MAX {
        return Err(Denied::new(ErrorCode::TooLong, format!("A record has at most {RECORD_BYTES_MAX} bytes.")));
    }
    newcomer.admit()?;
    let id = secrets::table_id()?;
    let (doc, record) = aside(move || {
        let table = load(&new.record).map_err(|error| Denied::by_game(ErrorCode::BadRecord, &error, language))?;
        Ok::<_, Denied>((doc(id, &guest, &*table), new.record))
    })
    .await??;
    let table = doc.id.clone();
    app.hub.keep(doc, record).await?;
    Ok((StatusCode::CREATED, Json(Made { table })))
}

/// Whose eyes a replay is seen with.
#[derive(Deserialize)]
pub struct ReplayQuery {
    /// The seat; without one, everything is seen.
    pub seat: Option<SeatNumber>,
}

/// Shows a finished game as it stood after so many entries of its record: as a seat saw it, or everything.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{number}",
    params(
        ("table" = String, Path, description = "The table."),
        ("number" = u32, Path, description = "How many entries are played."),
        ("seat" = Option<u8>, Query, description = "The seat whose view is shown; without one, everything is."),
    ),
    responses(
        (status = 200, description = "The position.", body = Replay),
        (status = 400, description = "`BAD_MESSAGE`: the record is shorter.", body = Failure),
        (status = 404, description = "`NO_TABLE`: there is none, or the game is not over; `NO_SEAT`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn replay(
    State(app): State<App>,
    Path((_, number)): Path<(String, u32)>,
    TableOf(table): TableOf,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>, Denied> {
    let record = finished(&app, &table).await?;
    let replay = aside(move || {
        let table = load(&record).map_err(|error| Denied::by_game(ErrorCode::BadRecord, &error, Language::English))?;
        show(table, number, query.seat)
    });
    replay.await?.map(Json)
}

/// The record of a finished game.
pub(super) async fn finished(app: &App, table: &str) -> Result<String, Denied> {
    let mut row = app.store.table(table).await?.ok_or_else(no_table)?;
    if row.status == TableStatus::Over && row.record.is_none() {
        // The server died between the last move and the record: loading the table makes it.
        app.hub.info(table).await.ok();
        row = app.store.table(table).await?.ok_or_else(no_table)?;
    }
    let record = row.record.filter(|_| row.status == TableStatus::Over);
    record.ok_or_else(|| Denied::new(ErrorCode::NoTable, "The game is not over, so there is no record yet."))
}

/// The table that a record tells of.
pub(super) fn load(text: &str) -> Result<Box<dyn AnyTable>, GameError> {
    // A record without a game is read as the first one, whose reader says what is missing.
    let name = record::game_name(text).unwrap_or(GAMES[0].name);
    game_named(GAMES, name)?.load(text)
}

/// A finished table for a record. Nobody sits there, the chance is nobody's promise, and the game is in the record and not in a log.
fn doc(id: String, guest: &Guest, table: &dyn AnyTable) -> TableDoc {
    let at = now();
    TableDoc {
        id,
        words: None,
        name: None,
        game: table.game_name().to_owned(),
        asked: table.options(),
        dealt: None,
        stage: Stage::Over,
        host: guest.id.clone(),
        host_name: guest.name.clone(),
        visibility: Visibility::Private,
        spectators: true,
        clock: ClockPolicy::Off,
        bot_speed: BotSpeed::default(),
        seats: table.seats().iter().map(|seat| SeatDoc::empty(table.seat_name(seat))).collect(),
        secret: String::new(),
        commitment: String::new(),
        seed: None,
        rematch: None,
        winner: table.winner().map(|seat| seat.0),
        progress: Progress { turn: table.turns(), waiting: Vec::new() },
        mutes: Vec::new(),
        made_at: at,
        changed_at: at,
    }
}

/// The seat as an observer, if it is one of the table's; nobody in particular without a seat.
pub(super) fn observer(table: &dyn AnyTable, seat: Option<SeatNumber>) -> Result<Option<Observer>, Denied> {
    match seat.map(Seat) {
        Some(seat) if !table.seats().contains(seat) => {
            Err(Denied::new(ErrorCode::NoSeat, "There is no such seat at this table."))
        }
        seat => Ok(seat.map(Observer::Seat)),
    }
}

/// An event as clients get it.
pub(super) fn replay_event(told: Told) -> ReplayEvent {
    let timed_out = told.timed_out.into_iter().map(|seat| seat.0).collect();
    ReplayEvent { text: told.text, timed_out, data: told.data }
}

/// The position after so many entries, with the events of the last of them.
fn show(mut table: Box<dyn AnyTable>, number: u32, seat: Option<SeatNumber>) -> Result<Replay, Denied> {
    let observer = observer(&*table, seat)?;
    let count = table.entry_count() as u32;
    let Some(later) = count.checked_sub(number) else {
        return Err(Denied::new(ErrorCode::BadMessage, format!("The record has {count} entries.")));
    };
    let mishap = |error: GameError| Denied::by_game(ErrorCode::BadRecord, &error, Language::English);
    table.undo(later.into()).map_err(mishap)?;
    let entry = number.checked_sub(1).and_then(|last| table.entries(last as usize).pop());
    let mut events = Vec::new();
    if let Some(entry) = &entry {
        table.undo(1).map_err(mishap)?;
        let before = table.event_count();
        table.enter(entry).map_err(mishap)?;
        let told = table.events(before, observer);
        events = told.into_iter().map(replay_event).collect();
    }
    Ok(Replay {
        number,
        count,
        entry,
        events,
        view: observer.map_or_else(|| table.open_view(), |observer| table.view(observer)),
        points: table.standing(),
    })
}
