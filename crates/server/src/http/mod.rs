//! The door of the server.
//!
//! * [`App`] is what every request can reach; [`router`] puts the routes and their layers together, [`serve`](mod@serve) listens.
//! * A file per subject: [`guests`], [`games`], [`tables`], [`records`], [`stories`], [`rules`], [`socket`], [`page`], [`operation`].
//! * [`failure`] makes every error a JSON [`steading_protocol::Failure`]; [`ask`] reads requests; [`secrets`] is about what guests bring
//!   along.
//! * [`guard`] keeps strangers and floods out: origins, rates, headers; [`openapi`] describes all of it to programs.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, get, patch, post};
use steading_store::Store;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::config::Config;
use crate::hub::Hub;
use crate::metrics::Metrics;

pub mod ask;
pub mod failure;
pub mod games;
pub mod guard;
pub mod guests;
pub mod openapi;
pub mod operation;
pub mod page;
pub mod records;
pub mod rules;
pub mod secrets;
pub mod serve;
pub mod socket;
pub mod stories;
pub mod tables;

pub use serve::{Running, Stage, run, serve, start};

/// The longest body of a request, in bytes; records may be longer.
const BODY_BYTES_MAX: usize = 64 * 1024;

/// How long a request may take.
const REQUEST_TIME: std::time::Duration = std::time::Duration::from_secs(20);

/// What every request can reach. Cheap to clone.
#[derive(Clone)]
pub struct App {
    /// The settings.
    pub config: Arc<Config>,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The tables.
    pub hub: Hub,
    /// The figures.
    pub metrics: Arc<Metrics>,
    /// Who comes in, and how often.
    pub(crate) guard: Arc<guard::Guard>,
    /// How far the end of the server has come.
    pub(crate) stopping: watch::Receiver<Stage>,
    /// The same, to be set.
    pub(crate) stop: Arc<watch::Sender<Stage>>,
}

impl App {
    /// A server over a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> App {
        let (stop, stopping) = watch::channel(Stage::Open);
        let config = Arc::new(config);
        let metrics = Arc::new(Metrics::default());
        App {
            hub: Hub::new(config.clone(), store.clone(), metrics.clone()),
            guard: Arc::new(guard::Guard::new(&config, metrics.clone())),
            config,
            store,
            metrics,
            stopping,
            stop: Arc::new(stop),
        }
    }
}

/// Every route that programs may call. [`openapi`] describes the same; a test compares them.
pub fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/guests", post(guests::sign_in)),
        ("/api/me", get(guests::me).merge(patch(guests::rename))),
        ("/api/me/move", post(guests::make_move)),
        ("/api/me/tables", get(tables::mine)),
        ("/api/move", post(guests::redeem_move)),
        ("/api/games", get(games::list)),
        ("/api/games/{game}/choices", post(games::choices)),
        ("/api/games/{game}/board", post(games::board)),
        ("/api/tables", get(tables::open).merge(post(tables::create))),
        ("/api/tables/{table}", get(tables::info)),
        ("/api/tables/{table}/invitation", get(tables::invitation)),
        ("/api/tables/{table}/leave", post(tables::leave)),
        ("/api/tables/{table}/resign", post(tables::resign)),
        ("/api/tables/{table}/record", get(records::download)),
        ("/api/tables/{table}/replay/{number}", get(records::replay)),
        ("/api/tables/{table}/story", get(stories::story)),
        ("/api/tables/{table}/summary", get(stories::summary)),
        ("/api/tables/{table}/socket", get(socket::open)),
        ("/api/recent", get(tables::recent)),
        (
            "/api/records",
            post(records::import)
                .layer(DefaultBodyLimit::max(records::RECORD_BYTES_MAX + records::RECORD_BYTES_MAX / 4)),
        ),
        ("/api/rules", get(rules::list)),
        ("/api/rules/{id}", get(rules::one)),
        ("/api/rule-modules", get(rules::modules)),
        ("/api/openapi.json", get(openapi::document)),
        ("/healthz", get(operation::health)),
        ("/metrics", get(operation::metrics)),
    ]
}

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let routes = routes().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods));
    routes
        .merge(page::routes())
        .fallback(page::file)
        .method_not_allowed_fallback(failure::wrong_method)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(from_fn_with_state(app.clone(), guard::keep_out))
        .layer(from_fn(failure::as_failures))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::add_headers))
        .layer(from_fn_with_state(app.clone(), operation::watch))
        .with_state(app)
}
