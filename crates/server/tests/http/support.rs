//! A server over a store of its own, and a small client for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use steading_protocol::http::Me;
use steading_protocol::{ErrorCode, Failure};
use steading_server::config::{Config, Limits};
use steading_server::http::{App, router};
use steading_store::Store;
use tower::ServiceExt;

/// A folder for one test, removed with its owner.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("steading-http-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        steading_store::open(None, &self.0).await.expect("a store")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings without limits of rate, since all calls of a test come from the same address.
pub fn calm() -> Config {
    let limits = Limits { requests_per_second: 0, guests_per_hour: 0, ..Limits::default() };
    Config { limits, address: ([127, 0, 0, 1], 0).into(), ..Config::default() }
}

/// A server that is called without a network.
pub struct Site {
    pub app: App,
    router: Router,
    _folder: Folder,
}

/// What a call came to.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Site {
    pub async fn new() -> Site {
        Site::with(calm()).await
    }

    pub async fn with(config: Config) -> Site {
        Site::over(config, Folder::new()).await
    }

    /// A server over the data of a folder.
    pub async fn over(config: Config, folder: Folder) -> Site {
        let app = App::new(config, folder.store().await);
        Site { router: router(app.clone()), app, _folder: folder }
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, None, None).await
    }

    pub async fn post(&self, path: &str, cookie: Option<&str>, body: Json) -> Answer {
        self.call(Method::POST, path, cookie, Some(body)).await
    }

    pub async fn call(&self, method: Method, path: &str, cookie: Option<&str>, body: Option<Json>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let body = match body {
            Some(json) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(json.to_string())
            }
            None => Body::empty(),
        };
        self.send(request.body(body).expect("a request")).await
    }

    /// A new guest and their cookie.
    pub async fn guest(&self, name: &str) -> (Me, String) {
        let answer = self.post("/api/guests", None, json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        (answer.json(), answer.cookie())
    }
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The cookie as a browser sends it back.
    pub fn cookie(&self) -> String {
        let set = self.headers.get(header::SET_COOKIE).expect("a cookie").to_str().expect("text");
        set.split(';').next().expect("a pair").to_owned()
    }

    /// Checks that this is a failure with this status and code, and nothing else.
    #[track_caller]
    pub fn check_failure(&self, status: u16, code: ErrorCode) -> Failure {
        let failure: Failure = self.json();
        assert_eq!((self.status.as_u16(), failure.code), (status, code), "{}", self.text);
        assert!(!failure.message.is_empty());
        failure
    }
}
