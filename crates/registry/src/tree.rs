//! Counting the tree of play within a limit, move by move, as chess programmers do.

use serde::Serialize;
use steading_game::{Game, Next, Notation, Support};

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
    let mut counter = Counter { game, left: limit, limit };
    if depth == 0 || game.next(state) == Next::Over {
        return Ok(Tree { count: 1, branches: Vec::new() });
    }
    let mut branches = Vec::new();
    counter.each(state, |counter, entry, after| {
        let count = counter.count(after, depth - 1)?;
        branches.push(Branch { entry: entry(), count });
        Ok(())
    })?;
    Ok(Tree { count: branches.iter().map(|branch| branch.count).sum(), branches })
}

struct Counter<'a, G: Game> {
    game: &'a G,
    left: u64,
    limit: u64,
}

impl<G: Notation> Counter<'_, G> {
    fn count(&mut self, state: &G::State, depth: u32) -> Result<u64, Error> {
        self.left = self.left.checked_sub(1).ok_or(Error::LimitReached(self.limit))?;
        if depth == 0 || self.game.next(state) == Next::Over {
            return Ok(1);
        }
        let mut sum = 0;
        self.each(state, |counter, _, after| {
            sum += counter.count(after, depth - 1)?;
            Ok(())
        })?;
        Ok(sum)
    }

    /// Visits what can follow: every outcome of a chance, every listed action of the seats the game waits for.
    fn each(
        &mut self,
        state: &G::State,
        mut visit: impl FnMut(&mut Self, &dyn Fn() -> String, &G::State) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let game = self.game;
        match game.next(state) {
            Next::Over => {}
            Next::Chance => {
                let mut outcomes = Vec::new();
                if game.outcomes(state, &mut outcomes) == Support::SampleOnly {
                    return Err(Error::SampleOnly);
                }
                for (outcome, _) in &outcomes {
                    let mut after = state.clone();
                    game.resolve(&mut after, outcome, &mut ());
                    visit(self, &|| game.write_outcome(outcome), &after)?;
                }
            }
            Next::Seats(seats) => {
                let mut actions = Vec::new();
                for seat in seats.iter() {
                    actions.clear();
                    game.actions(state, seat, &mut actions);
                    for &action in &actions {
                        let mut after = state.clone();
                        game.apply(&mut after, seat, action, &mut ());
                        visit(self, &|| game.write_action(seat, &action), &after)?;
                    }
                }
            }
        }
        Ok(())
    }
}
