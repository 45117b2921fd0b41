//! Listening, and ending in good order.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use steading_store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep, timeout_at};
use tower::ServiceExt;

use super::{App, router};
use crate::config::Config;

/// How long the end may take. What has been acknowledged is in the store already.
const END_TIME: Duration = Duration::from_secs(10);

/// How long the door stays shut when the system has no room for another connection.
const FULL_PAUSE: Duration = Duration::from_millis(200);

/// How far the end has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Everybody is welcome.
    Open,
    /// Nobody new is let in; tables say goodbye.
    Stopping,
    /// Sockets that are still open close.
    Closing,
}

/// A server that listens.
pub struct Running {
    address: SocketAddr,
    app: App,
    task: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its requests reach.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Ends in good order and within a bounded time: no new connections, goodbye from the tables, closed sockets, a closed store.
    pub async fn stop(mut self) {
        let deadline = Instant::now() + END_TIME;
        self.app.stop.send_replace(Stage::Stopping);
        let is_in_time = timeout_at(deadline, self.app.hub.shut_down()).await.is_ok();
        self.app.stop.send_replace(Stage::Closing);
        let quiet = async {
            while self.app.guard.connection_count() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        let is_quiet = timeout_at(deadline, quiet).await.is_ok();
        let is_done = timeout_at(deadline, &mut self.task).await.is_ok();
        self.task.abort();
        let is_closed = timeout_at(deadline, self.app.store.close()).await.is_ok();
        if !(is_in_time && is_quiet && is_done && is_closed) {
            tracing::warn!(is_in_time, is_quiet, is_done, is_closed, "the end took too long and was cut short");
        }
    }
}

/// Starts a server over a store; port 0 is any free port.
pub async fn start(config: Config, store: Arc<dyn Store>) -> anyhow::Result<Running> {
    let asked = config.address;
    let listener = TcpListener::bind(asked).await.with_context(|| format!("cannot listen at {asked}"))?;
    let address = listener.local_addr()?;
    let app = App::new(config, store);
    let task = tokio::spawn(listen(listener, app.clone()));
    Ok(Running { address, app, task })
}

/// Lets connections in until the server stops, and then waits for the requests that are being answered. Connections that have become
/// sockets are no longer counted here. When this is dropped, so is what is left of the others.
async fn listen(listener: TcpListener, app: App) {
    let router = router(app.clone());
    let mut stopping = app.stopping.clone();
    let mut connections = JoinSet::new();
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            // Those that have ended are forgotten.
            Some(_) = connections.join_next() => continue,
            () = stop_of(&mut stopping) => break,
        };
        let head_time = app.config.timeouts.head;
        connections.spawn(attend(stream, address, router.clone(), head_time, app.stopping.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// The next connection. Where the system cannot give one, as with too many open files, others may end and make room for it.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            // The client has gone again.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                tracing::warn!(%error, "a connection could not be let in");
                sleep(FULL_PAUSE).await;
            }
        }
    }
}

/// Answers the requests of one connection. Whoever does not bring the head of a request in time is cut off.
async fn attend(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    head_time: Duration,
    mut stopping: watch::Receiver<Stage>,
) {
    // Small messages must not wait for more to come.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection sends in large parts");
    }
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = stop_of(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Waits until the server stops.
async fn stop_of(stopping: &mut watch::Receiver<Stage>) {
    // The sender lives as long as the application, and is never dropped before it has said so.
    let _ = stopping.wait_for(|stage| *stage != Stage::Open).await;
}

/// Opens the store, listens, calls `ready` with the address, and serves until the process is told to end.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> anyhow::Result<()> {
    let store = steading_store::open(config.database.as_deref(), &config.data).await;
    let store = store.context("cannot open the data")?;
    let running = start(config, store).await?;
    tracing::info!(address = %running.address, version = env!("CARGO_PKG_VERSION"), "listening");
    ready(running.address);
    let signal = told_to_end().await?;
    tracing::info!(signal, "ending");
    running.stop().await;
    tracing::info!("ended");
    Ok(())
}

/// [`serve`] with threads of its own, for programs that have none.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(serve(config, ready));
    // Bots may be thinking; nobody waits for their moves any more.
    runtime.shutdown_background();
    result
}

/// Waits until somebody presses Ctrl+C or the system ends the process.
#[cfg(unix)]
async fn told_to_end() -> io::Result<&'static str> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = interrupt.recv() => Ok("interrupt"),
        _ = terminate.recv() => Ok("terminate"),
    }
}

/// Waits until somebody presses Ctrl+C.
#[cfg(not(unix))]
async fn told_to_end() -> io::Result<&'static str> {
    tokio::signal::ctrl_c().await?;
    Ok("interrupt")
}
