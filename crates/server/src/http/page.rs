//! The page that people see, embedded in the program.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use steading_protocol::ErrorCode;

use super::App;
use super::failure::{Denied, wrong_method};

/// The files of the page.
#[derive(RustEmbed)]
#[folder = "page/"]
struct Files;

/// The file that is shown at every address that people visit; its script knows what to show there.
const INDEX: &str = "index.html";

/// The addresses that people visit.
pub fn routes() -> Router<App> {
    let index = || get(|headers: HeaderMap| async move { answer(Files::get(INDEX), &headers) });
    Router::new().route("/", index()).route("/t/{table}", index()).route("/move", index())
}

/// A file of the page by its path, or the answer to an address that does not exist.
pub async fn file(request: Request) -> Response {
    let is_file = Files::get(request.uri().path().trim_start_matches('/'));
    if is_file.is_some() && !matches!(*request.method(), Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    answer(is_file, request.headers())
}

/// Browsers keep files, but ask each time whether they are still the same: what is embedded changes with the program only.
fn answer(file: Option<EmbeddedFile>, headers: &HeaderMap) -> Response {
    let Some(file) = file else {
        return Denied::new(ErrorCode::Unknown, "There is nothing at this address.").into_response();
    };
    let tag = format!("W/\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let kept = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let is_same = kept.is_some_and(|tags| tags.split(',').any(|kept| kept.trim() == tag));
    let mut response = if is_same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = content_type(file.metadata.mimetype());
        ([(header::CONTENT_TYPE, kind)], file.data).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Texts are in UTF-8, which old browsers want to be told.
fn content_type(kind: &str) -> String {
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
