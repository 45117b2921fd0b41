//! What operators need: whether the server is well, figures, and a line a request.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use steading_protocol::http::Health;

use super::{App, Stage};
use crate::metrics::CONTENT_TYPE;

/// How long the store may take to answer before the server counts as unwell.
const PING_TIME: Duration = Duration::from_secs(2);

/// Tells whether the server can do its work.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, description = "It can.", body = Health),
    (status = 503, description = "It cannot: `status` says why.", body = Health),
))]
pub async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let wrong = if *app.stopping.borrow() != Stage::Open {
        Some("the server is shutting down")
    } else {
        match tokio::time::timeout(PING_TIME, app.store.ping()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => {
                tracing::error!(%error, "the store does not answer");
                Some("the store does not answer")
            }
            Err(_) => Some("the store takes too long to answer"),
        }
    };
    let status = if wrong.is_none() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health {
        status: wrong.unwrap_or("ok").to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: steading_protocol::VERSION,
        figures: app.metrics.figures(),
    };
    (status, Json(health))
}

/// Gives out the figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses(
    (status = 200, description = "The figures in the text format of OpenMetrics.", body = String, content_type = "application/openmetrics-text"),
))]
pub async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let (batches, writes) = app.hub.committed();
    app.metrics.committed(batches, writes);
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], app.metrics.text())
}

/// Counts and tells every request: by its route, so that no id and no code stands in a log.
pub async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = method(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    app.metrics.requested(method, &route, status);
    let milliseconds = began.elapsed().as_millis() as u64;
    if route.starts_with("/api/") {
        tracing::info!(method, route, status, milliseconds, "request");
    } else {
        tracing::debug!(method, route, status, milliseconds, "request");
    }
    response
}

/// The name of a method; what clients make up is not counted apart.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
