//! What keeps strangers and floods out: where requests come from, how often, how many connections, and what browsers may do with answers.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};
use steading_protocol::ErrorCode;

use super::App;
use super::ask::address;
use super::failure::Denied;
use crate::config::{Config, Limits};
use crate::metrics::Metrics;

/// So many times the lasting rate may come at once.
pub const BURST: u32 = 4;

/// After so many requests the addresses that have been quiet are forgotten.
const SWEEP_AFTER: u32 = 4096;

/// How long guesses are counted together.
const GUESSES_TIME: Duration = Duration::from_secs(3600);

/// Scripts, styles and pictures come from this server only, nothing is written into the page from outside, and no other page may hold
/// this one in a frame. `'self'` lets the page open sockets to its own server. Templates of the client hold `style` attributes; style
/// elements stay forbidden.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Who comes in, and how often.
pub struct Guard {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    newcomers: Option<DefaultKeyedRateLimiter<IpAddr>>,
    guesses: Mutex<Guesses>,
    seen: AtomicU32,
    connections: Mutex<Connections>,
    limits: Limits,
    metrics: Arc<Metrics>,
}

/// The readable names of tables that were tried, by network.
#[derive(Default)]
struct Guesses {
    of: HashMap<IpAddr, Tried>,
    /// So many networks there may be before those are forgotten whose time is over.
    sweep_at: usize,
}

struct Tried {
    /// How many names were tried that no table has, and since when.
    wrong: u32,
    since: Instant,
    /// How many are being looked for. Each may turn out to be wrong, so it counts until that is known.
    open: u32,
}

impl Tried {
    fn is_forgotten(&self) -> bool {
        self.open == 0 && (self.wrong == 0 || self.since.elapsed() >= GUESSES_TIME)
    }
}

#[derive(Default)]
struct Connections {
    count: u32,
    of_guest: HashMap<String, u32>,
}

impl Guard {
    /// A guard with these limits.
    pub fn new(config: &Config, metrics: Arc<Metrics>) -> Guard {
        let limits = config.limits;
        let rate = NonZeroU32::new(limits.requests_per_second);
        let burst = |rate: NonZeroU32| rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1));
        Guard {
            requests: rate.map(|rate| RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst(rate)))),
            newcomers: NonZeroU32::new(limits.guests_per_hour).map(|rate| RateLimiter::keyed(Quota::per_hour(rate))),
            guesses: Mutex::default(),
            seen: AtomicU32::new(0),
            connections: Mutex::default(),
            limits,
            metrics,
        }
    }

    fn request_from(&self, address: IpAddr) -> Result<(), Denied> {
        let Some(limiter) = &self.requests else { return Ok(()) };
        if self.seen.fetch_add(1, Ordering::Relaxed) % SWEEP_AFTER == SWEEP_AFTER - 1 {
            limiter.retain_recent();
            self.newcomers.iter().for_each(RateLimiter::retain_recent);
        }
        check(limiter, address, "Too many requests. Slow down.")
    }

    fn newcomer_from(&self, address: IpAddr) -> Result<(), Denied> {
        let Some(limiter) = &self.newcomers else { return Ok(()) };
        let message = "Too many new guests, tables and records from your address. Try again later.";
        check(limiter, address, message)
    }

    /// Lets an address try a readable name of a table. One that has tried too many that are not there may not, whatever it tries: a right
    /// guess must not look different. The guess counts while it lives, so that a burst of them brings no more.
    pub fn guess(&self, address: IpAddr) -> Result<Guess<'_>, Denied> {
        let (network, limit) = (site_of(address), self.limits.guesses_per_hour);
        let mut guesses = self.guesses();
        if guesses.of.len() >= guesses.sweep_at.max(SWEEP_AFTER as usize) {
            guesses.of.retain(|_, tried| !tried.is_forgotten());
            // So that looking through all of them stays rare, however many are left.
            guesses.sweep_at = guesses.of.len() * 2;
        }
        let fresh = || Tried { wrong: 0, since: Instant::now(), open: 0 };
        let tried = guesses.of.entry(network).or_insert_with(fresh);
        let wait = GUESSES_TIME.saturating_sub(tried.since.elapsed());
        if wait.is_zero() {
            tried.wrong = 0;
        }
        if limit > 0 && tried.wrong + tried.open >= limit {
            // What is being looked for is known in a moment.
            let wait = if tried.wrong >= limit { wait } else { Duration::ZERO };
            let message = "Too many tables that are not there. Try again later, or use the whole link.";
            return Err(Denied::too_fast(message, wait));
        }
        tried.open += 1;
        drop(guesses);
        Ok(Guess { guard: self, network })
    }

    /// What is counted is right after every statement, so a panic elsewhere has not spoilt it.
    fn guesses(&self) -> MutexGuard<'_, Guesses> {
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection of a guest in, as long as the ticket lives.
    pub fn connect(self: &Arc<Self>, guest: &str) -> Result<Ticket, Denied> {
        let mut connections = self.connections();
        if connections.count >= self.limits.connections {
            return Err(Denied::new(ErrorCode::Limit, "The server is full. Try again later."));
        }
        let of_guest = connections.of_guest.entry(guest.to_owned()).or_default();
        if *of_guest >= self.limits.connections_per_guest {
            return Err(Denied::new(ErrorCode::Limit, "You have too many connections. Close one."));
        }
        *of_guest += 1;
        connections.count += 1;
        drop(connections);
        self.metrics.connected();
        Ok(Ticket { guard: self.clone(), guest: guest.to_owned() })
    }

    /// How many connections there are.
    pub fn connection_count(&self) -> u32 {
        self.connections().count
    }

    /// Counters are right after every statement, so a panic elsewhere has not spoilt them.
    fn connections(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts something that an address does; whoever does it too often is told how long to wait.
fn check(limiter: &DefaultKeyedRateLimiter<IpAddr>, address: IpAddr, message: &str) -> Result<(), Denied> {
    let too_fast = |wait: NotUntil<_>| Denied::too_fast(message, wait.wait_time_from(limiter.clock().now()));
    limiter.check_key(&address).map_err(too_fast)
}

/// A readable name that is being looked for. Dropping it gives the guess back.
pub struct Guess<'a> {
    guard: &'a Guard,
    network: IpAddr,
}

impl Guess<'_> {
    /// No table has the name.
    pub fn was_wrong(self) {
        if let Some(tried) = self.guard.guesses().of.get_mut(&self.network) {
            if tried.wrong == 0 {
                tried.since = Instant::now();
            }
            tried.wrong += 1;
        }
    }
}

impl Drop for Guess<'_> {
    fn drop(&mut self) {
        let mut guesses = self.guard.guesses();
        if let Some(tried) = guesses.of.get_mut(&self.network) {
            tried.open -= 1;
            if tried.is_forgotten() {
                guesses.of.remove(&self.network);
            }
        }
    }
}

/// The network that guesses are counted for: of IPv6 what a customer of a provider gets at most, which is 65,536 networks of one house each.
fn site_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
        IpAddr::V4(_) => address,
    }
}

/// The right to a connection; dropping it gives the place back.
pub struct Ticket {
    guard: Arc<Guard>,
    guest: String,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut connections = self.guard.connections();
        connections.count -= 1;
        if let Some(of_guest) = connections.of_guest.get_mut(&self.guest) {
            *of_guest -= 1;
            if *of_guest == 0 {
                connections.of_guest.remove(&self.guest);
            }
        }
        drop(connections);
        self.guard.metrics.disconnected();
    }
}

/// Somebody who wants something new kept: a guest, a table, a record. There is a limit of those an hour for each address.
pub struct Newcomer {
    guard: Arc<Guard>,
    address: IpAddr,
}

impl Newcomer {
    /// Counts the newcomer, if there is room for one more.
    pub fn admit(&self) -> Result<(), Denied> {
        self.guard.newcomer_from(self.address)
    }
}

impl FromRequestParts<App> for Newcomer {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Newcomer, Denied> {
        let address = address(&parts.headers, &parts.extensions, app.config.behind_proxy);
        Ok(Newcomer { guard: app.guard.clone(), address })
    }
}

/// Refuses floods, and what another site sent in a guest's name.
pub async fn keep_out(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.uri().path().starts_with("/api/") {
        let address = address(request.headers(), request.extensions(), app.config.behind_proxy);
        if let Err(denied) = app.guard.request_from(address) {
            return denied.into_response();
        }
    }
    let changes_something = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    if changes_something && !is_own_origin(request.headers(), &app.config) {
        return Denied::new(ErrorCode::BadOrigin, "The request came from another site.").into_response();
    }
    next.run(request).await
}

/// Whether the request came from our own page, or from no page at all. Browsers name the origin of every socket and of everything that
/// changes something, and a script cannot keep them from it; it must be the host that was asked or the public address. A request
/// without an origin comes from another kind of program, which has no cookies of other people, unless a browser says that it is
/// from another site.
fn is_own_origin(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site");
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    let is_public = config.public_origin().is_some_and(|public| public.eq_ignore_ascii_case(origin));
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let is_asked = authority.zip(text(header::HOST)).is_some_and(|(origin, host)| origin.eq_ignore_ascii_case(host));
    is_public || is_asked
}

/// Tells browsers what they may do with an answer. What the interface says is never kept by caches.
pub async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.config.is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own(pairs: &[(&'static str, &'static str)], public_url: Option<&str>) -> bool {
        let headers =
            pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let config = Config { public_url: public_url.map(str::to_owned), ..Config::default() };
        is_own_origin(&headers.collect(), &config)
    }

    #[test]
    fn our_own_page_may_ask() {
        assert!(is_own(&[("origin", "http://localhost:8080"), ("host", "localhost:8080")], None));
        assert!(is_own(&[("origin", "https://Play.example.org"), ("host", "play.example.org")], None));
        assert!(is_own(
            &[("origin", "https://play.example.org"), ("host", "10.0.0.1:8080")],
            Some("https://play.example.org")
        ));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!is_own(&[("origin", "http://evil.example"), ("host", "localhost:8080")], None));
        assert!(!is_own(&[("origin", "http://localhost:9090"), ("host", "localhost:8080")], None));
        assert!(!is_own(&[("origin", "null"), ("host", "localhost:8080")], None));
        assert!(!is_own(&[("origin", "http://play.example.org"), ("host", "x")], Some("https://play.example.org")));
    }

    #[test]
    fn programs_without_an_origin_may_ask_and_browsers_of_other_sites_may_not() {
        assert!(is_own(&[("host", "localhost:8080")], None));
        assert!(is_own(&[("sec-fetch-site", "same-origin")], None));
        assert!(!is_own(&[("sec-fetch-site", "cross-site")], None));
        assert!(!is_own(&[("sec-fetch-site", "same-site")], None));
    }

    #[test]
    fn connections_are_counted_and_given_back() {
        let limits = Limits { connections: 3, connections_per_guest: 2, ..Limits::default() };
        let config = Config { limits, ..Config::default() };
        let guard = Arc::new(Guard::new(&config, Arc::default()));
        let first = guard.connect("ann").expect("room");
        let _second = guard.connect("ann").expect("room");
        assert!(guard.connect("ann").is_err(), "two for each guest");
        let _third = guard.connect("bob").expect("room");
        assert!(guard.connect("cleo").is_err(), "three in all");
        drop(first);
        assert_eq!(guard.connection_count(), 2);
        assert!(guard.connect("ann").is_ok());
        assert_eq!(guard.connection_count(), 2, "the ticket was not kept");
    }

    fn guessing(guesses_per_hour: u32) -> Guard {
        let limits = Limits { guesses_per_hour, ..Limits::default() };
        Guard::new(&Config { limits, ..Config::default() }, Arc::default())
    }

    #[test]
    fn a_burst_of_guesses_brings_no_more_than_one_after_the_other() {
        let guard = guessing(3);
        let [one, other] = [IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2])];
        let burst: Vec<Guess<'_>> = (0..3).filter_map(|_| guard.guess(one).ok()).collect();
        assert_eq!(burst.len(), 3);
        let wait = |guard: &Guard| guard.guess(one).err().and_then(|denied| denied.wait()).expect("denied");
        assert_eq!(wait(&guard), Duration::ZERO, "all three are being looked for");
        assert!(guard.guess(other).is_ok());
        drop(burst);
        assert!((0..9).all(|_| guard.guess(one).is_ok()), "right guesses are given back");
        assert!(guard.guesses().of.is_empty(), "and nothing is kept of them");
        for _ in 0..3 {
            guard.guess(one).expect("a guess").was_wrong();
        }
        assert!((3590..=3600).contains(&wait(&guard).as_secs()), "until the hour is over");
        assert!((0..99).all(|_| guessing(0).guess(one).map(Guess::was_wrong).is_ok()), "0 is no limit");
    }

    #[test]
    fn of_ipv6_the_guesses_of_a_whole_site_count_together() {
        let guard = guessing(1);
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        guard.guess(address("2001:db8:1:2::")).expect("a guess").was_wrong();
        assert!(guard.guess(address("2001:db8:1:3::")).is_err());
        assert!(guard.guess(address("2001:db8:2:2::")).is_ok());
    }

    #[test]
    fn networks_are_looked_through_rarely() {
        let guard = guessing(1);
        for number in 0..SWEEP_AFTER + 10 {
            guard.guess(IpAddr::from(number.to_be_bytes())).expect("a guess").was_wrong();
        }
        assert_eq!(guard.guesses().sweep_at, 2 * SWEEP_AFTER as usize, "not again before there are twice as many");
    }

    #[test]
    fn rates_are_for_each_address() {
        let limits = Limits { requests_per_second: 1, guests_per_hour: 2, ..Limits::default() };
        let guard = Guard::new(&Config { limits, ..Config::default() }, Arc::default());
        let [one, other] = [IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2])];
        assert!((0..BURST).all(|_| guard.request_from(one).is_ok()));
        assert!(guard.request_from(one).is_err());
        assert!(guard.request_from(other).is_ok());
        assert!(
            guard.newcomer_from(one).is_ok() && guard.newcomer_from(one).is_ok() && guard.newcomer_from(one).is_err()
        );
        assert!(guard.newcomer_from(other).is_ok());
    }
}
