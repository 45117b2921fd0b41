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
    for path in ["/t/0123456789abcdef", "/move", "/index.html"] {
        assert_eq!(site.get(path).await.text, index.text, "{path}");
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
        ["/nothing", "/t/a/b", "/../Cargo.toml", "/page/index.html", "/api", "/api/nothing", "/%2e%2e/Cargo.toml"]
    {
        site.get(path).await.check_failure(404, ErrorCode::Unknown);
    }
    let posted = site.call(Method::POST, "/index.html", None, None).await;
    posted.check_failure(405, ErrorCode::BadMessage);
}
