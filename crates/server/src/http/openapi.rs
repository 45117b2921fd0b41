//! The HTTP part described to programs, in the format of OpenAPI.

use axum::Json;
use utoipa::OpenApi;

use super::{games, guests, operation, records, rules, socket, stories, tables};

/// Everything that programs may call. What is said over sockets is described by `crates/protocol`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Steading", description = "Tables, guests and records of a Steading server."),
    paths(
        guests::sign_in,
        guests::me,
        guests::rename,
        guests::make_move,
        guests::redeem_move,
        games::list,
        games::choices,
        games::board,
        tables::open,
        tables::create,
        tables::info,
        tables::invitation,
        tables::leave,
        tables::resign,
        tables::mine,
        tables::recent,
        records::download,
        records::replay,
        records::import,
        stories::story,
        stories::summary,
        rules::list,
        rules::one,
        rules::modules,
        socket::open,
        document,
        operation::health,
        operation::metrics,
    )
)]
pub struct Document;

/// Gives out this description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "This document.", body = Object)))]
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
