//! The HTTP part of the server: signing in, making tables, fetching records.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use steading_protocol::Failure;
use steading_protocol::http::{Made, Me, NewName, NewTable};
use steading_protocol::table::{TableId, TableInfo};
use tokio::net::TcpStream;

/// How long a request may take.
const REQUEST_TIME: Duration = Duration::from_secs(20);

/// A guest at the door of a server: its address, and the cookie once somebody has signed in. There is no encryption: it is for servers
/// on the same machine.
#[derive(Clone, Debug)]
pub struct Door {
    address: SocketAddr,
    cookie: Option<String>,
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// The server cannot be reached, or went away.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server said no.
    #[error("{status}: {code:?}: {}", failure.message, code = failure.code)]
    Refused {
        /// The status of the answer.
        status: u16,
        /// Why.
        failure: Failure,
    },
    /// The answer is not of the form that the protocol knows.
    #[error("{status}: not understood: {text}")]
    Garbled {
        /// The status of the answer.
        status: u16,
        /// What was said.
        text: String,
    },
}

impl DoorError {
    /// Whether the same request may go well later.
    pub fn is_passing(&self) -> bool {
        match self {
            DoorError::Unreachable(_) => true,
            DoorError::Refused { status, .. } | DoorError::Garbled { status, .. } => matches!(status, 429 | 500..),
        }
    }
}

/// An answer of the server.
#[derive(Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub text: String,
}

impl Door {
    /// The door of the server at this address.
    pub fn new(address: SocketAddr) -> Door {
        Door { address, cookie: None }
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The cookie of the guest, as it is sent.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same door for somebody else: with another cookie, or none.
    pub fn with_cookie(&self, cookie: Option<String>) -> Door {
        Door { address: self.address, cookie }
    }

    /// Becomes a new guest with this name.
    pub async fn sign_in(&mut self, name: &str) -> Result<Me, DoorError> {
        let body = to_json(&NewName { name: name.to_owned() });
        let reply = self.request(Method::POST, "/api/guests", Some(body)).await?;
        let cookie = reply.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let me = read(&reply)?;
        self.cookie = cookie;
        Ok(me)
    }

    /// Makes a table.
    pub async fn create(&self, table: &NewTable) -> Result<TableId, DoorError> {
        let reply = self.request(Method::POST, "/api/tables", Some(to_json(table))).await?;
        read(&reply).map(|made: Made| made.table)
    }

    /// A table as everybody may see it.
    pub async fn table(&self, table: &str) -> Result<TableInfo, DoorError> {
        read(&self.request(Method::GET, &format!("/api/tables/{table}"), None).await?)
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &str) -> Result<String, DoorError> {
        let reply = self.request(Method::GET, &format!("/api/tables/{table}/record"), None).await?;
        if reply.status.is_success() { Ok(reply.text) } else { Err(refusal(&reply)) }
    }

    /// Asks the server for anything; an answer of any status is one.
    pub async fn request(&self, method: Method, path: &str, body: Option<String>) -> Result<Reply, DoorError> {
        let exchange = tokio::time::timeout(REQUEST_TIME, self.exchange(method, path, body));
        match exchange.await {
            Ok(Ok(reply)) => Ok(reply),
            Ok(Err(error)) => Err(DoorError::Unreachable(error.to_string())),
            Err(_) => Err(DoorError::Unreachable(format!("no answer within {} s", REQUEST_TIME.as_secs()))),
        }
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Reply, Box<dyn std::error::Error + Send + Sync>> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json").header(ORIGIN, self.origin());
        }
        let request = request.body(Full::new(Bytes::from(body.unwrap_or_default())))?;
        let response = sender.send_request(request).await?;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await?.to_bytes();
        connection.abort();
        Ok(Reply { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into_owned() })
    }

    /// The site that requests say they come from.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: DeserializeOwned>(reply: &Reply) -> Result<T, DoorError> {
    if !reply.status.is_success() {
        return Err(refusal(reply));
    }
    serde_json::from_str(&reply.text).map_err(|_| garbled(reply))
}

fn refusal(reply: &Reply) -> DoorError {
    match serde_json::from_str(&reply.text) {
        Ok(failure) => DoorError::Refused { status: reply.status.as_u16(), failure },
        Err(_) => garbled(reply),
    }
}

fn garbled(reply: &Reply) -> DoorError {
    DoorError::Garbled { status: reply.status.as_u16(), text: reply.text.chars().take(200).collect() }
}
