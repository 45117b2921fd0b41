//! Guests: people without accounts. A random secret in a cookie says who one is; the store has only its hash.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::AppendHeaders;
use axum_extra::extract::CookieJar;
use steading_protocol::http::{Me, MoveLink, NewName, Redeem};
use steading_protocol::{ErrorCode, Failure, NAME_CHARS_MAX};
use steading_store::rows::GuestRow;

use super::ask::{COOKIE, Said, SignedIn, guest_of};
use super::failure::Denied;
use super::guard::Newcomer;
use super::{App, secrets};
use crate::config::Config;
use crate::hub::Guest;
use crate::names;

/// How long a browser keeps the cookie: a year, counted anew whenever a page asks who one is.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// A header that sets the cookie, or none.
type SetCookie = AppendHeaders<Option<(HeaderName, String)>>;

/// How long a link to another device works, in seconds.
const MOVE_SECONDS: u32 = 15 * 60;

/// Makes a guest and gives them their cookie. Whoever has a guest already keeps it, with the new name.
#[utoipa::path(post, path = "/api/guests", request_body = NewName, responses(
    (status = 201, description = "A new guest; the cookie is set.", body = Me),
    (status = 200, description = "The cookie belongs to a guest already, who has the new name now.", body = Me),
    (status = 422, description = "`BAD_TEXT`: the name cannot be shown.", body = Failure),
    (status = 429, description = "`TOO_FAST`: too many new guests from this address.", body = Failure,
        headers(("Retry-After" = u64, description = "Seconds to wait."))),
))]
pub async fn sign_in(
    State(app): State<App>,
    newcomer: Newcomer,
    headers: HeaderMap,
    Said(asked): Said<NewName>,
) -> Result<(StatusCode, SetCookie, Json<Me>), Denied> {
    let name = names::clean(&asked.name, NAME_CHARS_MAX)?;
    if let Some(guest) = guest_of(&app, &headers).await? {
        let me = call(&app, guest, name).await?;
        return Ok((StatusCode::OK, AppendHeaders(None), Json(me)));
    }
    newcomer.admit()?;
    let (secret, secret_hash) = secrets::secret()?;
    let guest = GuestRow { id: secrets::guest_id()?, name, secret_hash, made_at: now() };
    app.store.add_guest(&guest).await?;
    Ok((StatusCode::CREATED, cookie(&app.config, &secret), Json(Me { id: guest.id, name: guest.name })))
}

/// Tells who the cookie says one is, and lets the cookie live another year. Whoever has none, or one that nobody knows, is nobody yet,
/// which is no error.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, description = "The guest, or `null` for a stranger.", body = Option<Me>),
))]
pub async fn me(State(app): State<App>, headers: HeaderMap) -> Result<(SetCookie, Json<Option<Me>>), Denied> {
    let Some(guest) = guest_of(&app, &headers).await? else { return Ok((AppendHeaders(None), Json(None))) };
    let secret = CookieJar::from_headers(&headers);
    let again = secret.get(COOKIE).map_or(AppendHeaders(None), |secret| cookie(&app.config, secret.value()));
    Ok((again, Json(Some(Me { id: guest.id, name: guest.name }))))
}

/// Gives the guest another name, at all tables at once.
#[utoipa::path(patch, path = "/api/me", request_body = NewName, responses(
    (status = 200, description = "The guest with the new name.", body = Me),
    (status = 401, description = "`NO_GUEST`.", body = Failure),
    (status = 422, description = "`BAD_TEXT`: the name cannot be shown.", body = Failure),
))]
pub async fn rename(
    State(app): State<App>,
    SignedIn(guest): SignedIn,
    Said(asked): Said<NewName>,
) -> Result<Json<Me>, Denied> {
    let name = names::clean(&asked.name, NAME_CHARS_MAX)?;
    Ok(Json(call(&app, guest, name).await?))
}

/// Makes a one-time code that moves the guest, with all seats, to another device. An older code is worth nothing afterwards.
#[utoipa::path(post, path = "/api/me/move", responses(
    (status = 200, description = "The code; the page `/move#code` redeems it.", body = MoveLink),
    (status = 401, description = "`NO_GUEST`.", body = Failure),
))]
pub async fn make_move(State(app): State<App>, SignedIn(guest): SignedIn) -> Result<Json<MoveLink>, Denied> {
    let (code, code_hash) = secrets::secret()?;
    app.store.put_move(&guest.id, &code_hash, now() + u64::from(MOVE_SECONDS) * 1000).await?;
    Ok(Json(MoveLink { code, seconds: MOVE_SECONDS }))
}

/// Redeems a code: this device becomes the guest, and the old device is signed out.
#[utoipa::path(post, path = "/api/move", request_body = Redeem, responses(
    (status = 200, description = "The guest; the cookie with a new secret is set.", body = Me),
    (status = 404, description = "`BAD_LINK`: the code has been used, is too old or never was one.", body = Failure),
))]
pub async fn redeem_move(State(app): State<App>, Said(asked): Said<Redeem>) -> Result<(SetCookie, Json<Me>), Denied> {
    let bad_link = || Denied::new(ErrorCode::BadLink, "This link has been used already or is too old.");
    let code_hash = secrets::hash_of(&asked.code).ok_or_else(bad_link)?;
    let (secret, secret_hash) = secrets::secret()?;
    let guest = app.store.redeem_move(&code_hash, now(), &secret_hash).await?.ok_or_else(bad_link)?;
    app.hub.moved(&guest.id).await;
    Ok((cookie(&app.config, &secret), Json(Me { id: guest.id, name: guest.name })))
}

/// Gives a guest a name, if it is a new one.
async fn call(app: &App, guest: Guest, name: String) -> Result<Me, Denied> {
    if guest.name != name {
        app.store.rename_guest(&guest.id, &name).await?;
        app.hub.renamed(&Guest { id: guest.id.clone(), name: name.clone() }).await;
    }
    Ok(Me { id: guest.id, name })
}

/// The header that sets the cookie. No script can read it, and other sites cannot send it along.
fn cookie(config: &Config, secret: &str) -> SetCookie {
    let secure = if config.is_https() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_SECONDS}{secure}");
    AppendHeaders(Some((header::SET_COOKIE, cookie)))
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
