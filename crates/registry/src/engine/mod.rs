//! The engine protocol: one JSON object a line in, one JSON object a line out. `docs/engine-protocol.md` is its reference.
//!
//! * [`Engine`] holds one table and answers lines; nothing that is sent to it makes it stop but `quit`.
//! * [`serve`] connects an engine with a stream.
//! * `fields` reads the fields of a request, `commands` carries requests out.

mod commands;
mod fields;
mod serve;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Map, Value as Json};

use crate::error::clip;
use crate::{AnyTable, Error, GAMES, GameInfo};
use fields::Fields;
pub use serve::serve;

/// The version of the protocol, raised with every change that an existing client could notice.
pub const PROTOCOL: u32 = 1;

/// The longest line that is read, in bytes.
pub const LINE_MAX: usize = 1 << 20;

/// One client's engine: a table at most, and the generator that draws for it.
pub struct Engine {
    games: &'static [GameInfo],
    table: Option<Box<dyn AnyTable>>,
    rng: SmallRng,
    is_done: bool,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::with_games(GAMES)
    }
}

impl Engine {
    /// An engine that knows these games.
    pub fn with_games(games: &'static [GameInfo]) -> Engine {
        Engine { games, table: None, rng: SmallRng::seed_from_u64(fresh_seed()), is_done: false }
    }

    /// Answers one line with one line, without its end. Whatever the line holds, there is an answer.
    pub fn answer(&mut self, line: &str) -> String {
        if line.len() > LINE_MAX {
            return refuse(None, &Error::LineTooLong(LINE_MAX));
        }
        let (id, result) = match serde_json::from_str(line) {
            Ok(Json::Object(mut request)) => {
                let id = request.remove("id");
                (id, self.carry_out(request))
            }
            Ok(_) => (None, Err(Error::BadJson("it is another kind of value".into()))),
            Err(error) => (None, Err(Error::BadJson(error.to_string()))),
        };
        match result {
            Err(error) => refuse(id, &error),
            Ok(body) => {
                let mut out = begin(id, true);
                out.extend(body);
                Json::Object(out).to_string()
            }
        }
    }

    /// Whether the client has said `quit`.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    fn carry_out(&mut self, request: Map<String, Json>) -> Result<Map<String, Json>, Error> {
        let mut fields = Fields::new(request);
        let name = fields.text("cmd")?.ok_or_else(|| Error::field("cmd", "is missing"))?;
        let command = commands::named(&name).ok_or_else(|| Error::UnknownCommand(clip(&name)))?;
        command(self, &mut fields)
    }
}

fn refuse(id: Option<Json>, error: &Error) -> String {
    let mut out = begin(id, false);
    out.insert("error".into(), error.to_json());
    Json::Object(out).to_string()
}

fn begin(id: Option<Json>, is_ok: bool) -> Map<String, Json> {
    let mut out = Map::new();
    if let Some(id) = id {
        out.insert("id".into(), id);
    }
    out.insert("ok".into(), is_ok.into());
    out
}

/// A seed nobody chose: the standard library seeds its hash maps from the system's generator.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    // Seeds travel as JSON numbers, which some languages hold exactly only up to 53 bits.
    RandomState::new().build_hasher().finish() >> 11
}
