//! Guests, their cookies, and links to another device.

use axum::http::{Method, StatusCode, header};
use serde_json::json;
use steading_protocol::ErrorCode;
use steading_protocol::http::{Me, MoveLink};
use steading_server::config::{Config, Limits};

use crate::support::{Site, calm};

#[tokio::test]
async fn a_guest_gets_a_cookie_that_no_script_can_read() {
    let site = Site::new().await;
    let answer = site.post("/api/guests", None, json!({"name": "  Ann   Lee "})).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let me: Me = answer.json();
    assert_eq!(me.name, "Ann Lee");
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    for part in ["steading_guest=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "the server is not reached by https");
    assert!(!answer.text.contains(answer.cookie().split('=').nth(1).unwrap()), "the secret is in the cookie alone");
    let again: Me = site.call(Method::GET, "/api/me", Some(&answer.cookie()), None).await.json();
    assert_eq!(again, me);
}

#[tokio::test]
async fn behind_https_the_cookie_is_secure() {
    let site = Site::with(Config { public_url: Some("https://play.example.org".to_owned()), ..calm() }).await;
    let answer = site.post("/api/guests", None, json!({"name": "Ann"})).await;
    assert!(answer.headers[header::SET_COOKIE].to_str().unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn without_a_known_secret_nobody_is_signed_in() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let mut wrong = cookie.clone().into_bytes();
    let last = wrong.len() - 1;
    wrong[last] = if wrong[last] == b'0' { b'1' } else { b'0' };
    let wrong = String::from_utf8(wrong).unwrap();
    for cookie in [None, Some("steading_guest=x"), Some("steading_guest="), Some("other=1"), Some(wrong.as_str())] {
        for (method, path) in [
            (Method::PATCH, "/api/me"),
            (Method::GET, "/api/me/tables"),
            (Method::POST, "/api/me/move"),
            (Method::GET, "/api/tables/abc/socket"),
        ] {
            site.call(method, path, cookie, None).await.check_failure(401, ErrorCode::NoGuest);
        }
        let nobody = site.call(Method::GET, "/api/me", cookie, None).await;
        assert_eq!((nobody.status, nobody.text.as_str()), (StatusCode::OK, "null"));
        assert!(!nobody.headers.contains_key(header::SET_COOKIE), "a stranger's cookie is nothing to keep");
    }
}

#[tokio::test]
async fn whoever_signs_in_again_stays_the_same_guest() {
    let site = Site::new().await;
    let (me, cookie) = site.guest("Ann").await;
    let answer = site.post("/api/guests", Some(&cookie), json!({"name": "Bea"})).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.json::<Me>(), Me { id: me.id, name: "Bea".to_owned() });
    assert!(!answer.headers.contains_key(header::SET_COOKIE));
}

#[tokio::test]
async fn a_guest_may_take_another_name() {
    let site = Site::new().await;
    let (me, cookie) = site.guest("Ann").await;
    let renamed = site.call(Method::PATCH, "/api/me", Some(&cookie), Some(json!({"name": "An\u{200b}na"}))).await;
    assert_eq!(renamed.json::<Me>(), Me { id: me.id.clone(), name: "Anna".to_owned() });
    let now: Me = site.call(Method::GET, "/api/me", Some(&cookie), None).await.json();
    assert_eq!(now.name, "Anna");
    let bad = site.call(Method::PATCH, "/api/me", Some(&cookie), Some(json!({"name": "\u{202e}"}))).await;
    bad.check_failure(422, ErrorCode::BadText);
}

#[tokio::test]
async fn names_that_cannot_be_shown_are_refused() {
    let site = Site::new().await;
    for name in ["", " \u{200b} ", &"n".repeat(25)] {
        site.post("/api/guests", None, json!({ "name": name })).await.check_failure(422, ErrorCode::BadText);
    }
}

#[tokio::test]
async fn a_link_moves_a_guest_to_another_device_once() {
    let site = Site::new().await;
    let (me, old) = site.guest("Ann").await;
    let link: MoveLink = site.call(Method::POST, "/api/me/move", Some(&old), None).await.json();
    assert!(link.seconds >= 60);
    let moved = site.post("/api/move", None, json!({"code": link.code})).await;
    assert_eq!(moved.json::<Me>(), me);
    let new = moved.cookie();
    assert_ne!(new, old);
    assert_eq!(site.call(Method::GET, "/api/me", Some(&new), None).await.json::<Me>(), me);
    assert_eq!(site.call(Method::GET, "/api/me", Some(&old), None).await.json::<Option<Me>>(), None);
    site.post("/api/move", None, json!({"code": link.code})).await.check_failure(404, ErrorCode::BadLink);
}

#[tokio::test]
async fn codes_that_nobody_gave_out_move_nobody() {
    let site = Site::new().await;
    let (_, cookie) = site.guest("Ann").await;
    let first: MoveLink = site.call(Method::POST, "/api/me/move", Some(&cookie), None).await.json();
    let _second: MoveLink = site.call(Method::POST, "/api/me/move", Some(&cookie), None).await.json();
    let secret = cookie.split('=').nth(1).unwrap();
    for code in ["", "x", &"0".repeat(64), secret, &first.code] {
        site.post("/api/move", None, json!({ "code": code })).await.check_failure(404, ErrorCode::BadLink);
    }
}

#[tokio::test]
async fn an_address_makes_so_many_guests_an_hour() {
    let limits = Limits { guests_per_hour: 2, ..calm().limits };
    let site = Site::with(Config { limits, ..calm() }).await;
    let (_, cookie) = site.guest("Ann").await;
    site.guest("Bea").await;
    site.post("/api/guests", None, json!({"name": "Cleo"})).await.check_failure(429, ErrorCode::TooFast);
    let again = site.post("/api/guests", Some(&cookie), json!({"name": "Anna"})).await;
    assert_eq!(again.status, StatusCode::OK, "who is known already is no newcomer");
}
