//! What never changes about a table of two once it has started.

use serde::Serialize;

use super::tokens;
use crate::Island;
use crate::modules::parts::Shown;

/// What Two Players adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersScene"))]
pub struct Scene {
    /// Trade tokens in the box; nothing where none are used.
    pub tokens: Option<u8>,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        Scene { tokens: tokens::are_used(game).then_some(tokens::TOKENS) }
    }
}
