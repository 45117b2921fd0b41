//! Counting the tree of play within a limit, move by move, as chess programmers do.

use serde::Serialize;
use steading_game::{Next, Notation, PerftError, divide};

use crate::Error;

/// A counted tree.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Tree {
    /// Sequences of the asked depth.
    pub count: u64,
    /// The same by the first action or outcome.
    pub branches: Vec<Branch>,
}

/// The part of a tree behind one action or outcome.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Branch {
    /// The action or outcome in notation.
    pub entry: String,
    /// Sequences that begin with it.
    pub count: u64,
}

/// Deeper trees are never counted: the limit would be reached first, and every level takes room for a state.
const DEPTH_MAX: u32 = 64;

/// Counts as [`steading_game::perft()`] does, gives the count by first entry, and gives up after visiting `limit` positions.
pub fn count<G: Notation>(game: &G, state: &G::State, depth: u32, limit: u64) -> Result<Tree, Error> {
    if depth > DEPTH_MAX {
        return Err(Error::field("depth", format!("is more than {DEPTH_MAX}")));
    }
    if depth == 0 || game.next(state) == Next::Over {
        return Ok(Tree { count: 1, branches: Vec::new() });
    }
    let counts = divide(game, state, depth, limit).map_err(|error| match error {
        PerftError::SampleOnly => Error::SampleOnly,
        PerftError::LimitReached(limit) => Error::LimitReached(limit),
    })?;
    let branches: Vec<Branch> =
        counts.iter().map(|(entry, count)| Branch { entry: game.write_entry(entry), count: *count }).collect();
    Ok(Tree { count: branches.iter().map(|branch| branch.count).sum(), branches })
}
