//! The page that people see, embedded in the program: what Vite makes of `web/`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use steading_protocol::ErrorCode;

use super::App;
use super::failure::{Denied, wrong_method};

/// The files of the page; while the program is developed they are read from the folder. The build script makes sure that there is at least an
/// index.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
struct Embedded;

/// The file that is shown at every address that people visit; its script knows what to show there.
const INDEX: &str = "index.html";

/// The addresses that people visit.
const ADDRESSES: [&str; 9] =
    ["/", "/new", "/t/{table}", "/replay/{table}", "/rules", "/rules/{id}", "/help", "/settings", "/move"];

/// Files in this folder have a hash of what they hold in their name, so they never change.
const LASTING: &str = "assets/";

/// Smaller files are sent as they are: packing would save nothing.
const PACKED_BYTES_MIN: usize = 512;

/// A file of the page.
struct File {
    kind: String,
    tag: String,
    is_lasting: bool,
    data: Bytes,
    /// The same in gzip, made when somebody first asks for it; `None` inside if that would save nothing.
    packed: OnceLock<Option<Bytes>>,
}

/// The routes of the addresses that people visit.
pub fn routes() -> Router<App> {
    let index = || get(|headers: HeaderMap| async move { answer(find(INDEX), &headers) });
    ADDRESSES.into_iter().fold(Router::new(), |router, address| router.route(address, index()))
}

/// A file of the page by its path, or the answer to an address that does not exist.
pub async fn file(request: Request) -> Response {
    let file = find(request.uri().path().trim_start_matches('/'));
    if file.is_some() && !matches!(*request.method(), Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    answer(file, request.headers())
}

/// The file with this path.
fn find(path: &str) -> Option<&'static File> {
    static FILES: LazyLock<HashMap<Cow<'static, str>, File>> = LazyLock::new(|| {
        let read = |path: Cow<'static, str>| {
            let embedded = Embedded::get(&path)?;
            let data = match embedded.data {
                Cow::Borrowed(data) => Bytes::from_static(data),
                Cow::Owned(data) => Bytes::from(data),
            };
            let file = File::new(&path, embedded.metadata.mimetype(), &embedded.metadata.sha256_hash(), data);
            Some((path, file))
        };
        Embedded::iter().filter_map(read).collect()
    });
    FILES.get(path)
}

impl File {
    fn new(path: &str, kind: &str, hash: &[u8], data: Bytes) -> File {
        // Texts are in UTF-8, which old browsers want to be told.
        let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
        let tag = format!("W/\"{}\"", hex::encode(&hash[..hash.len().min(16)]));
        File { kind, tag, is_lasting: path.starts_with(LASTING), data, packed: OnceLock::new() }
    }

    /// Whether it is text of some kind; pictures and fonts are packed already.
    fn is_text(&self) -> bool {
        let parts = ["javascript", "json", "xml", "wasm"];
        self.kind.starts_with("text/") || parts.iter().any(|part| self.kind.contains(part))
    }

    /// The file in gzip, packed once as tightly as it goes.
    fn packed(&self) -> Option<&Bytes> {
        let pack = || {
            if !self.is_text() || self.data.len() < PACKED_BYTES_MIN {
                return None;
            }
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            packer.write_all(&self.data).ok()?;
            packer.finish().ok().filter(|packed| packed.len() < self.data.len()).map(Bytes::from)
        };
        self.packed.get_or_init(pack).as_ref()
    }
}

/// Browsers keep files. Those whose name says what they hold are kept for good; of the others they ask each time whether they are still
/// the same.
fn answer(file: Option<&File>, headers: &HeaderMap) -> Response {
    let Some(file) = file else {
        return Denied::new(ErrorCode::Unknown, "There is nothing at this address.").into_response();
    };
    let kept = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let is_same = kept.is_some_and(|tags| tags.split(',').any(|kept| kept.trim() == file.tag));
    let mut response = if is_same { StatusCode::NOT_MODIFIED.into_response() } else { whole(file, headers) };
    let headers = response.headers_mut();
    let keeping = if file.is_lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
    if let Ok(tag) = HeaderValue::try_from(&file.tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The file with everything in it, packed for those who can unpack it.
fn whole(file: &File, headers: &HeaderMap) -> Response {
    let kind = [(header::CONTENT_TYPE, file.kind.clone())];
    let Some(packed) = file.packed() else { return (kind, file.data.clone()).into_response() };
    let vary = [(header::VARY, "accept-encoding")];
    if unpacks_gzip(headers) {
        (kind, vary, [(header::CONTENT_ENCODING, "gzip")], packed.clone()).into_response()
    } else {
        (kind, vary, file.data.clone()).into_response()
    }
}

/// Whether the browser says that it unpacks gzip.
fn unpacks_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let is_gzip = |coding: &str| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let is_refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !is_refused
    };
    accepted.flat_map(|codings| codings.split(',')).any(is_gzip)
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    fn script(path: &str) -> File {
        File::new(path, "text/javascript", &[7; 32], Bytes::from("let roads = 15;\n".repeat(100)))
    }

    fn accepting(codings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(codings))])
    }

    #[tokio::test]
    async fn texts_are_packed_once_for_those_who_can_unpack_them() {
        let file = script("assets/app-1a2b.js");
        let packed = answer(Some(&file), &accepting("br, gzip;q=0.8"));
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[header::VARY], "accept-encoding");
        let first = file.packed().expect("packed").as_ptr();
        let body = to_bytes(packed.into_body(), usize::MAX).await.expect("a body");
        let mut unpacked = Vec::new();
        std::io::copy(&mut flate2::read::GzDecoder::new(&body[..]), &mut unpacked).expect("gzip");
        assert!(body.len() * 4 < file.data.len() && unpacked == file.data);
        answer(Some(&file), &accepting("gzip"));
        assert_eq!(file.packed().expect("still packed").as_ptr(), first);
        for codings in ["", "br", "gzip;q=0", "identity"] {
            let plain = answer(Some(&file), &accepting(codings));
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING), "{codings}");
            assert_eq!(to_bytes(plain.into_body(), usize::MAX).await.expect("a body"), file.data);
        }
    }

    #[test]
    fn what_is_packed_already_stays_as_it_is() {
        let font = File::new("assets/a.woff2", "font/woff2", &[1; 32], Bytes::from(vec![0; 4096]));
        assert!(font.packed().is_none());
        let small = File::new("a.js", "text/javascript", &[1; 32], Bytes::from_static(b"1;"));
        assert!(small.packed().is_none());
        let picture = File::new("icon.svg", "image/svg+xml", &[1; 32], Bytes::from("<g/>".repeat(500)));
        assert!(picture.packed().is_some());
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_kept_for_good() {
        let keeping = |path| answer(Some(&script(path)), &HeaderMap::new()).headers()[header::CACHE_CONTROL].clone();
        assert_eq!(keeping("assets/app-1a2b.js"), "public, max-age=31536000, immutable");
        assert_eq!(keeping("icon.svg"), "no-cache");
    }
}
