//! Errors, headers, limits, and the description for programs.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Value as Json, json};
use steading_protocol::ErrorCode;
use steading_protocol::http::Health;
use steading_server::config::{Config, Limits};
use steading_server::http::routes;

use crate::support::{Site, calm};

fn post(path: &str, kind: Option<&str>, body: impl Into<Body>) -> Request<Body> {
    let mut request = Request::post(path);
    if let Some(kind) = kind {
        request = request.header(header::CONTENT_TYPE, kind);
    }
    request.body(body.into()).unwrap()
}

#[tokio::test]
async fn every_error_is_a_failure() {
    let site = Site::new().await;
    let json = Some("application/json");
    let cases = [
        (site.get("/api/nothing").await, 404, ErrorCode::Unknown),
        (site.get("/api/guests").await, 405, ErrorCode::BadMessage),
        (site.get("/api/tables/unknown").await, 404, ErrorCode::NoTable),
        (site.send(post("/api/guests", None, "{}")).await, 415, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, "")).await, 400, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, "{")).await, 400, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, vec![b'"', 0xff, b'"'])).await, 400, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, "{}")).await, 422, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, r#"{"name":"Ann","age":7}"#)).await, 422, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, r#"{"name":7}"#)).await, 422, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, "[".repeat(10_000))).await, 400, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, r#"["Ann"]"#)).await, 400, ErrorCode::BadMessage),
        (site.send(post("/api/guests", json, format!("\"{}\"", "n".repeat(70_000)))).await, 413, ErrorCode::TooLong),
    ];
    for (answer, status, code) in cases {
        answer.check_failure(status, code);
    }
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_people() {
    let site = Site::new().await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz", "/metrics"] {
        let answer = site.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        let strict = policy.replace("style-src-attr 'unsafe-inline';", "");
        assert!(!strict.contains("unsafe") && !strict.contains('*'), "{path}: nothing but style attributes is inline");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{path}");
        assert!(answer.headers.contains_key("permissions-policy"), "{path}");
        assert!(!answer.headers.contains_key("strict-transport-security"), "{path}");
        assert_eq!(
            path.starts_with("/api"),
            answer.headers.get("cache-control").is_some_and(|value| value == "no-store")
        );
    }
    let site = Site::with(Config { public_url: Some("https://play.example.org".to_owned()), ..calm() }).await;
    assert!(site.get("/").await.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn other_sites_cannot_act_for_a_guest() {
    let site = Site::new().await;
    let from = |origin: &str| {
        let request =
            Request::post("/api/guests").header(header::HOST, "play.example.org").header(header::ORIGIN, origin);
        request.header(header::CONTENT_TYPE, "application/json").body(Body::from(r#"{"name":"Ann"}"#)).unwrap()
    };
    site.send(from("https://evil.example")).await.check_failure(403, ErrorCode::BadOrigin);
    assert_eq!(site.send(from("https://play.example.org")).await.status, 201);
}

#[tokio::test]
async fn a_flood_of_requests_is_refused_and_the_page_is_not() {
    let limits = Limits { requests_per_second: 1, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    for _ in 0..4 {
        assert_eq!(site.get("/api/tables").await.status, 200);
    }
    let refused = site.get("/api/tables").await;
    refused.check_failure(429, ErrorCode::TooFast);
    assert_eq!(refused.headers[header::RETRY_AFTER], "1");
    assert_eq!(site.get("/").await.status, 200);
    assert_eq!(site.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn whoever_makes_too_many_guests_is_told_when_to_come_back() {
    let limits = Limits { guests_per_hour: 2, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    for name in ["Ann", "Bea"] {
        site.guest(name).await;
    }
    let refused = site.post("/api/guests", None, json!({"name": "Cleo"})).await;
    refused.check_failure(429, ErrorCode::TooFast);
    let seconds: u32 = refused.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1700..=1800).contains(&seconds), "two an hour, so half an hour for one: {seconds}");
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_an_address_of_their_own() {
    let limits = Limits { requests_per_second: 1, ..calm().limits };
    let site = Site::with(Config { limits, behind_proxy: true, ..calm() }).await;
    let from =
        |address: &str| Request::get("/api/tables").header("x-forwarded-for", address).body(Body::empty()).unwrap();
    for _ in 0..4 {
        assert_eq!(site.send(from("10.0.0.9, 1.1.1.1")).await.status, 200);
    }
    site.send(from("10.0.0.7, 1.1.1.1")).await.check_failure(429, ErrorCode::TooFast);
    assert_eq!(site.send(from("10.0.0.9, 2.2.2.2")).await.status, 200);
}

#[tokio::test]
async fn the_description_has_every_route_and_no_other() {
    let site = Site::new().await;
    let document: Json = site.get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().expect("paths");
    let described: BTreeSet<&str> = paths.keys().map(String::as_str).collect();
    let routed: BTreeSet<&str> = routes().into_iter().map(|(path, _)| path).collect();
    assert_eq!(described, routed);
    for (path, operations) in paths {
        let filled = path
            .replace("{game}", "island")
            .replace("{table}", "abc")
            .replace("{number}", "0")
            .replace("{id}", "BASE-001");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let answer = site.call(method.parse::<Method>().unwrap(), &filled, None, None).await;
            let is_described = operations.get(method.to_lowercase()).is_some();
            assert_eq!(answer.status != 405, is_described, "{method} {path}: {}", answer.status);
        }
        if path.contains("{table}") {
            for (method, operation) in operations.as_object().expect("operations") {
                let slower = &operation["responses"]["429"];
                assert!(
                    slower["description"].as_str().is_some_and(|text| text.contains("TOO_FAST")),
                    "{method} {path}"
                );
                assert!(slower["headers"]["Retry-After"].is_object(), "{method} {path}");
                let body = &slower["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(body, "#/components/schemas/Failure", "{method} {path}");
            }
        }
    }
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    for name in [
        "Failure",
        "Me",
        "NewTable",
        "TableInfo",
        "TableLine",
        "Choices",
        "Replay",
        "Story",
        "Summary",
        "RuleInfo",
        "RuleModule",
        "Health",
    ] {
        assert!(schemas.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn references_of_the_description_lead_somewhere() {
    let site = Site::new().await;
    let text = site.get("/api/openapi.json").await.text;
    let document: Json = serde_json::from_str(&text).unwrap();
    let mut count = 0;
    for part in text.split("\"$ref\":\"#").skip(1) {
        let pointer = part.split('"').next().unwrap();
        assert!(document.pointer(pointer).is_some(), "{pointer}");
        count += 1;
    }
    assert!(count > 10);
}

#[tokio::test]
async fn operators_see_whether_the_server_is_well() {
    let site = Site::new().await;
    site.post("/api/guests", None, json!({"name": "Ann"})).await;
    site.get("/api/tables/unknown").await;
    let health: Health = site.get("/healthz").await.json();
    assert_eq!((health.status.as_str(), health.protocol), ("ok", steading_protocol::VERSION));
    assert_eq!(health.figures["connections"], 0);
    let metrics = site.get("/metrics").await;
    assert!(metrics.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("application/openmetrics-text"));
    for line in [
        r#"steading_http_requests_total{method="POST",route="/api/guests",status="201"} 1"#,
        r#"steading_http_requests_total{method="GET",route="/api/tables/{table}",status="404"} 1"#,
    ] {
        assert!(metrics.text.contains(line), "{line}\nin\n{}", metrics.text);
    }
    assert!(metrics.text.ends_with("# EOF\n"));
    site.app.store.close().await;
    let sick = site.get("/healthz").await;
    assert_eq!(sick.status, 503);
    assert_ne!(sick.json::<Health>().status, "ok");
    site.get("/api/tables").await.check_failure(503, ErrorCode::Unavailable);
}
