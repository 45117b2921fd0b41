//! The embedded page.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use steading_protocol::ErrorCode;

use crate::support::Site;

#[tokio::test]
async fn people_find_the_page_wherever_a_link_leads() {
    let site = Site::new().await;
    let index = site.get("/").await;
    assert_eq!(index.status, StatusCode::OK);
    assert!(index.text.to_lowercase().starts_with("<!doctype html>"));
    assert_eq!(index.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
    for path in [
        "/new",
        "/t/0123456789abcdef",
        "/replay/0123456789abcdef",
        "/rules",
        "/rules/BASE-149",
        "/help",
        "/settings",
        "/move",
        "/index.html",
    ] {
        assert_eq!(site.get(path).await.text, index.text, "{path}");
    }
}

#[tokio::test]
async fn the_page_and_what_it_asks_for_are_packed() {
    let site = Site::new().await;
    for path in ["/", "/api/rules?module=BASE"] {
        let asked = Request::get(path).header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
        assert_eq!(site.send(asked).await.headers[header::CONTENT_ENCODING], "gzip", "{path}");
        assert!(!site.get(path).await.headers.contains_key(header::CONTENT_ENCODING), "{path}");
    }
}

#[tokio::test]
async fn browsers_keep_what_has_not_changed() {
    let site = Site::new().await;
    let first = site.get("/").await;
    let tag = first.headers[header::ETAG].clone();
    assert_eq!(first.headers[header::CACHE_CONTROL], "no-cache");
    let again = Request::get("/").header(header::IF_NONE_MATCH, &tag).body(Body::empty()).unwrap();
    let again = site.send(again).await;
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    let other = Request::get("/").header(header::IF_NONE_MATCH, "\"other\"").body(Body::empty()).unwrap();
    assert_eq!(site.send(other).await.status, StatusCode::OK);
}

#[tokio::test]
async fn there_is_nothing_else() {
    let site = Site::new().await;
    for path in
        ["/nothing", "/t/a/b", "/../Cargo.toml", "/dist/index.html", "/api", "/api/nothing", "/%2e%2e/Cargo.toml"]
    {
        site.get(path).await.check_failure(404, ErrorCode::Unknown);
    }
    let posted = site.call(Method::POST, "/index.html", None, None).await;
    posted.check_failure(405, ErrorCode::BadMessage);
}
