//! The ways that a piece may go: what a table shows before a player chooses.
//!
//! A knight or a wagon is moved in one decision, to where it shall stand. What that takes (steps or points, gold for whom, a card of
//! grain) and which paths it goes along follows from the position, and everybody may know it; whether the player can pay the grain is
//! the player's own business and stands in the list of legal actions.

use serde::{Deserialize, Serialize};

use crate::places::{Edge, Vertex};
use crate::state::{SEATS, is_default};

/// Where a piece stands: knights on paths, wagons on intersections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// On a path.
    Path(Edge),
    /// On an intersection.
    Intersection(Vertex),
}

/// A way from where a piece stands to where it may go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Way {
    /// Where the piece stands.
    pub from: Stand,
    /// Where it may go.
    pub to: Stand,
    /// The paths it goes along, in order; a knight's last one is where it stands then.
    pub path: Vec<Edge>,
    /// What it costs: steps of a knight, movement points of a wagon.
    pub cost: u8,
    /// The gold that it costs, by the seat whose roads are used; neutral colours have theirs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub toll: [u8; SEATS],
    /// Whether a card of grain has to be paid for it.
    pub grain: bool,
    /// Whether a wagon goes the quick way, where the thrifty one is another.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quick: bool,
}
