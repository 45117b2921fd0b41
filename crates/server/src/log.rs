//! What the server tells its operator, on standard error. Secrets stay out of it: no cookies, no codes, and of ids of tables, which are links,
//! only a mark.

use std::io;

use tracing_subscriber::EnvFilter;

/// What is told unless the environment says otherwise.
const DEFAULT: &str = "info,sqlx=warn";

/// The variable that says what is told, such as `steading_server=debug`.
pub const VARIABLE: &str = "STEADING_LOG_LEVEL";

/// How a line is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    Text,
    /// For programs: a JSON object a line.
    Json,
}

/// Begins to tell. Does nothing if somebody has begun already.
pub fn start(format: Format) {
    let filter = std::env::var(VARIABLE).ok().and_then(|text| EnvFilter::try_new(text).ok());
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|| EnvFilter::new(DEFAULT)))
        .with_writer(io::stderr);
    // The only error is that there is a subscriber already.
    let _ = match format {
        Format::Text => builder.try_init(),
        Format::Json => builder.json().flatten_event(true).try_init(),
    };
}
