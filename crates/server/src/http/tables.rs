//! Making tables and finding them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use steading_protocol::Failure;
use steading_protocol::http::{Invitation, Made, NewTable, TableLine};
use steading_protocol::table::TableInfo;
use steading_store::rows::TableRow;

use super::App;
use super::ask::{Said, SignedIn, Speaks, TableOf, TooManyGuesses, no_table};
use super::failure::Denied;
use super::guard::Newcomer;
use super::secrets::mark;
use crate::table::TableDoc;

/// How many tables a list has.
const LIST_MAX: u32 = 100;

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    params(("language" = Option<String>, Query, description = "The language of sentences: `en`, `ru` or `uk`.")),
    responses(
        (status = 201, description = "The table; its link is `/t/{table}`.", body = Made),
        (status = 401, description = "`NO_GUEST`.", body = Failure),
        (status = 404, description = "`UNKNOWN`: there is no such game or bot.", body = Failure),
        (status = 422, description = "`BAD_OPTIONS`, with every reason.", body = Failure),
        (status = 429, description = "`LIMIT` or `TOO_FAST`: the guest or the address has made too many.", body = Failure,
            headers(("Retry-After" = u64, description = "Seconds to wait."))),
    ),
)]
pub async fn create(
    State(app): State<App>,
    newcomer: Newcomer,
    SignedIn(guest): SignedIn,
    Speaks(language): Speaks,
    Said(new): Said<NewTable>,
) -> Result<(StatusCode, Json<Made>), Denied> {
    newcomer.admit()?;
    let table = app.hub.create(&guest, new, language.tag()).await?;
    Ok((StatusCode::CREATED, Json(Made { table })))
}

/// Lists open tables where people gather or play. Private tables stand in no list.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "The latest first.", body = Vec<TableLine>)))]
pub async fn open(State(app): State<App>) -> Result<Json<Vec<TableLine>>, Denied> {
    Ok(Json(lines(&app, &app.store.open_tables(LIST_MAX).await?, None)))
}

/// Tells everything about a table but its game. Whoever knows the id of a private table may ask.
#[utoipa::path(get, path = "/api/tables/{table}",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The table.", body = TableInfo),
        (status = 404, description = "`NO_TABLE`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn info(State(app): State<App>, TableOf(table): TableOf) -> Result<Json<TableInfo>, Denied> {
    Ok(Json(app.hub.info(&table).await?))
}

/// Tells who invites to what. Whoever has the link may ask.
#[utoipa::path(get, path = "/api/tables/{table}/invitation",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The invitation.", body = Invitation),
        (status = 404, description = "`NO_TABLE`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn invitation(State(app): State<App>, TableOf(table): TableOf) -> Result<Json<Invitation>, Denied> {
    let row = app.store.table(&table).await?.ok_or_else(no_table)?;
    let doc = TableDoc::read(&row).map_err(|error| {
        tracing::error!(%error, table = mark(&table), "the store holds a table that cannot be read");
        no_table()
    })?;
    Ok(Json(doc.invitation()))
}

/// Leaves a table: before the start the seats become empty, afterwards a bot stands in until the guest comes back.
#[utoipa::path(post, path = "/api/tables/{table}/leave",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 204, description = "Done, now or before. For a guest who has no part in the table nothing changes."),
        (status = 401, description = "`NO_GUEST`.", body = Failure),
        (status = 404, description = "`NO_TABLE`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn leave(
    State(app): State<App>,
    TableOf(table): TableOf,
    SignedIn(guest): SignedIn,
) -> Result<StatusCode, Denied> {
    app.hub.quit(&table, &guest, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a game up: a bot plays the guest's seats until the end. A game that no person is left in is closed. Before the start the same as
/// leaving.
#[utoipa::path(post, path = "/api/tables/{table}/resign",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 204, description = "Done, now or before. For a guest who has no part in the table nothing changes."),
        (status = 401, description = "`NO_GUEST`.", body = Failure),
        (status = 404, description = "`NO_TABLE`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn resign(
    State(app): State<App>,
    TableOf(table): TableOf,
    SignedIn(guest): SignedIn,
) -> Result<StatusCode, Denied> {
    app.hub.quit(&table, &guest, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the tables where the guest sits or sat, and the records they brought along.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = 200, description = "The latest first.", body = Vec<TableLine>),
    (status = 401, description = "`NO_GUEST`.", body = Failure),
))]
pub async fn mine(State(app): State<App>, SignedIn(guest): SignedIn) -> Result<Json<Vec<TableLine>>, Denied> {
    Ok(Json(lines(&app, &app.store.tables_of(&guest.id, LIST_MAX).await?, Some(&guest.id))))
}

/// Lists finished games of open tables.
#[utoipa::path(get, path = "/api/recent", responses((status = 200, description = "The latest first.", body = Vec<TableLine>)))]
pub async fn recent(State(app): State<App>) -> Result<Json<Vec<TableLine>>, Denied> {
    Ok(Json(lines(&app, &app.store.recent_tables(LIST_MAX).await?, None)))
}

/// The lines of a list, for a guest who asks for their own. How far a game has come is told by the table itself while it is in memory. A table
/// that cannot be read is left out, and the operator hears of it.
fn lines(app: &App, rows: &[TableRow], guest: Option<&str>) -> Vec<TableLine> {
    let line = |row: &TableRow| match TableDoc::read(row) {
        Ok(doc) => {
            let progress = app.hub.progress(&doc.id).unwrap_or_else(|| doc.progress.clone());
            Some(TableDoc { progress, ..doc }.line(guest))
        }
        Err(error) => {
            tracing::error!(%error, table = mark(&row.id), "the store holds a table that cannot be read");
            None
        }
    };
    rows.iter().filter_map(line).collect()
}
