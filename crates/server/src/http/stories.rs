//! Finished games as a whole: told entry by entry, and in figures.

use axum::Json;
use axum::extract::{Query, State};
use steading_protocol::http::{Luck, RollCount, SeatSummary, Story, StoryStep, Summary};
use steading_protocol::table::Scene;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::{AnyTable, Language, StoryEntry};

use super::App;
use super::ask::{TableOf, TooManyGuesses};
use super::failure::Denied;
use super::games::aside;
use super::records::{ReplayQuery, finished, load, observer, replay_event};
use crate::table::looks::point_source;

/// Tells a finished game from the first entry of its record to the last, as a seat saw it, or everything.
#[utoipa::path(get, path = "/api/tables/{table}/story",
    params(
        ("table" = String, Path, description = "The table."),
        ("seat" = Option<u8>, Query, description = "The seat whose view is told; without one, everything is."),
    ),
    responses(
        (status = 200, description = "The scene, and every entry with its events and points.", body = Story),
        (status = 404, description = "`NO_TABLE`: there is none, or the game is not over; `NO_SEAT`.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn story(
    State(app): State<App>,
    TableOf(table): TableOf,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Story>, Denied> {
    let record = finished(&app, &table).await?;
    let story = aside(move || {
        let table = loaded(&record)?;
        let steps = table.story(observer(&*table, query.seat)?);
        let scene = Scene::new(table.scene());
        Ok(Story { scene, steps: steps.into_iter().map(step).collect() })
    });
    story.await?.map(Json)
}

/// Counts a finished game: points and where they came from, rolls, cards, trades.
#[utoipa::path(get, path = "/api/tables/{table}/summary",
    params(("table" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The game in figures.", body = Summary),
        (status = 404, description = "`NO_TABLE`: there is none, or the game is not over.", body = Failure),
        TooManyGuesses,
    ),
)]
pub async fn summary(State(app): State<App>, TableOf(table): TableOf) -> Result<Json<Summary>, Denied> {
    let record = finished(&app, &table).await?;
    aside(move || Ok(to_protocol(loaded(&record)?.summary()))).await?.map(Json)
}

fn loaded(record: &str) -> Result<Box<dyn AnyTable>, Denied> {
    load(record).map_err(|error| Denied::by_game(ErrorCode::BadRecord, &error, Language::English))
}

fn step(entry: StoryEntry) -> StoryStep {
    let events = entry.events.into_iter().map(replay_event).collect();
    StoryStep { entry: entry.entry, turn: entry.turn, points: entry.points, events }
}

fn to_protocol(summary: steading_registry::Summary) -> Summary {
    let roll =
        |roll: steading_registry::RollCount| RollCount { sum: roll.sum, count: roll.count, expected: roll.expected };
    Summary {
        turns: summary.turns,
        rolls: summary.rolls.into_iter().map(roll).collect(),
        seats: summary.seats.into_iter().map(seat_to_protocol).collect(),
        figures: summary.figures.into_iter().map(|(name, count)| (name.to_owned(), count)).collect(),
    }
}

fn seat_to_protocol(seat: steading_registry::SeatSummary) -> SeatSummary {
    SeatSummary {
        points: seat.points,
        // Who looks at a finished game knows everything.
        sources: seat
            .sources
            .into_iter()
            .map(|source| point_source(steading_game::PointSource { is_hidden: false, ..source }))
            .collect(),
        received: seat.received,
        points_by_turn: seat.points_by_turn,
        luck: seat.luck.map(|(got, expected)| Luck { got, expected }),
    }
}
