//! What never changes about the caravans once a table has started.

use serde::Serialize;

use super::CAMELS;
use super::paths::{Arrow, arrows};
use crate::Island;
use crate::modules::parts::Shown;

/// What Caravans adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CaravansScene"))]
pub struct Scene {
    /// The arrows of the oasis, in the order of the caravans.
    pub arrows: Vec<Arrow>,
    /// Camels in the box.
    pub camels: u8,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        Scene { arrows: arrows(game).to_vec(), camels: CAMELS as u8 }
    }
}
