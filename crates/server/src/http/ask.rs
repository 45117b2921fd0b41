//! What requests say: who asks, in which language, from where, and the body.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::Language;
use steading_store::rows::{NamedTable, TableStatus};
use utoipa::IntoResponses;

use super::failure::Denied;
use super::guests::now;
use super::{App, secrets};
use crate::hub::Guest;
use crate::words;

/// So long after its end a private table is found by its words; those who have a part in it and whoever has the id find it later, too.
const WORDS_TIME: Duration = Duration::from_secs(24 * 3600);

/// The cookie that holds a guest's secret.
pub const COOKIE: &str = "steading_guest";

/// A JSON body: an object with named fields. A list of values in the same order would be read, too, but nobody means that.
pub struct Said<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Said<T> {
    type Rejection = Denied;

    async fn from_request(request: Request, app: &App) -> Result<Said<T>, Denied> {
        let refused = |rejection: JsonRejection| {
            let code = if rejection.status() == 413 { ErrorCode::TooLong } else { ErrorCode::BadMessage };
            Denied::with_status(rejection.status(), code, rejection.body_text())
        };
        let Json(body) = Json::<Box<RawValue>>::from_request(request, app).await.map_err(refused)?;
        if !body.get().trim_start().starts_with('{') {
            return Err(Denied::new(ErrorCode::BadMessage, "The body is not a JSON object."));
        }
        let Json(value) = Json::<T>::from_bytes(body.get().as_bytes()).map_err(refused)?;
        Ok(Said(value))
    }
}

/// The guest whose secret the cookie holds.
pub struct SignedIn(pub Guest);

impl FromRequestParts<App> for SignedIn {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, Denied> {
        let guest = guest_of(app, &parts.headers).await?;
        guest.map(SignedIn).ok_or_else(|| Denied::new(ErrorCode::NoGuest, "Tell us your name first."))
    }
}

/// The guest whose secret the cookie holds, if it holds one that is known.
pub async fn guest_of(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Denied> {
    let jar = CookieJar::from_headers(headers);
    let Some(hash) = jar.get(COOKIE).and_then(|cookie| secrets::hash_of(cookie.value())) else { return Ok(None) };
    let row = app.store.guest_with_secret(&hash).await?;
    Ok(row.map(|row| Guest { id: row.id, name: row.name }))
}

/// The id of the table that the path names, by its id or by its readable words. Ids that no table can have are refused before anybody looks for
/// them, and whoever tries words that no table has must slow down: there are too few of them to let people guess. Whoever has a part in the
/// table always gets there.
pub struct TableOf(pub String);

/// What every route that names a table may answer.
#[derive(IntoResponses)]
#[response(
    status = 429,
    description = "`TOO_FAST`: too many readable names were tried that no table has.",
    headers(("Retry-After" = u64, description = "Seconds to wait.")),
)]
pub struct TooManyGuesses(pub Failure);

#[derive(Deserialize)]
struct TablePath {
    table: String,
}

impl FromRequestParts<App> for TableOf {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableOf, Denied> {
        let path = Path::<TablePath>::from_request_parts(parts, app).await;
        let name = path.ok().map(|Path(path)| path.table).filter(|id| is_id(id)).ok_or_else(no_table)?;
        if !words::is_name(&name) {
            return Ok(TableOf(name));
        }
        let address = address(&parts.headers, &parts.extensions, app.config.behind_proxy);
        let guess = app.guard.guess(address);
        let found = app.store.table_with_words(&name.to_ascii_lowercase()).await?;
        if let Some(table) = found
            && ((guess.is_ok() && is_for_everybody(&table)) || is_of_guest(app, &parts.headers, &table).await?)
        {
            return Ok(TableOf(table.id));
        }
        guess?.was_wrong();
        Err(no_table())
    }
}

/// Whether words are enough to come to a table. Those of a private one that has ended are not for ever.
fn is_for_everybody(table: &NamedTable) -> bool {
    let is_live = matches!(table.status, TableStatus::Lobby | TableStatus::Playing);
    table.is_open || is_live || now().saturating_sub(table.changed_at) < WORDS_TIME.as_millis() as u64
}

/// Whether whoever asks has a part in the table: then the words are no guess, however much others at the same address have guessed.
async fn is_of_guest(app: &App, headers: &HeaderMap, table: &NamedTable) -> Result<bool, Denied> {
    match guest_of(app, headers).await? {
        Some(guest) => Ok(app.store.has_part(&guest.id, &table.id).await?),
        None => Ok(false),
    }
}

/// The answer where there is no such table.
pub fn no_table() -> Denied {
    Denied::new(ErrorCode::NoTable, "There is no such table.")
}

fn is_id(text: &str) -> bool {
    (1..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// The language of sentences: `?language=`, else the first known one that the browser asks for, else English.
pub struct Speaks(pub Language);

#[derive(Deserialize)]
struct LanguageQuery {
    language: Option<String>,
}

impl FromRequestParts<App> for Speaks {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Speaks, Denied> {
        let query = Query::<LanguageQuery>::from_request_parts(parts, app).await;
        let named = query.ok().and_then(|Query(query)| query.language).and_then(|tag| Language::from_tag(&tag));
        Ok(Speaks(named.or_else(|| accepted(&parts.headers)).unwrap_or_default()))
    }
}

/// The first known language in `Accept-Language`; browsers put them in the order of preference.
fn accepted(headers: &HeaderMap) -> Option<Language> {
    let tags = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let primary = |tag: &str| tag.split([';', '-']).next().map(|tag| tag.trim().to_ascii_lowercase());
    tags.split(',').filter_map(primary).find_map(|tag| Language::from_tag(&tag))
}

/// Where a request comes from, for counting. Behind a trusted proxy it is what the proxy added last to `X-Forwarded-For`; nothing that a
/// client can write itself is believed. Of IPv6 the network counts, since whoever has one address has them all.
pub fn address(headers: &HeaderMap, extensions: &Extensions, is_behind_proxy: bool) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let told = if is_behind_proxy { forwarded() } else { None };
    match told.or(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)).to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().expect("a header"));
        headers
    }

    #[test]
    fn the_language_is_the_first_known_one() {
        assert_eq!(accepted(&headers("accept-language", "de-DE, uk-UA;q=0.9, ru;q=0.8")), Some(Language::Ukrainian));
        assert_eq!(accepted(&headers("accept-language", "de, fr;q=0.5")), None);
    }

    #[test]
    fn forwarded_addresses_count_only_behind_a_proxy() {
        let forwarded = headers("x-forwarded-for", "1.2.3.4, 5.6.7.8");
        let mut peer = Extensions::new();
        peer.insert(ConnectInfo(SocketAddr::from(([9, 9, 9, 9], 1))));
        assert_eq!(address(&forwarded, &peer, false).to_string(), "9.9.9.9");
        assert_eq!(address(&forwarded, &peer, true).to_string(), "5.6.7.8", "what the client wrote comes first");
        assert_eq!(address(&headers("x-forwarded-for", "nonsense"), &peer, true).to_string(), "9.9.9.9");
    }

    #[test]
    fn of_ipv6_the_network_counts() {
        let forwarded = headers("x-forwarded-for", "2001:db8:1:2:3:4:5:6");
        assert_eq!(address(&forwarded, &Extensions::new(), true).to_string(), "2001:db8:1:2::");
        let mapped = headers("x-forwarded-for", "::ffff:1.2.3.4");
        assert_eq!(address(&mapped, &Extensions::new(), true).to_string(), "1.2.3.4");
    }

    #[test]
    fn ids_are_short_words() {
        assert!(is_id("abcDEF-_09"));
        assert!(!is_id("") && !is_id("a/b") && !is_id("a b") && !is_id(&"a".repeat(65)) && !is_id("ä"));
    }
}
