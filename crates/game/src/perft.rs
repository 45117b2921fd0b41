//! Counting the tree of play, as chess programmers do.

use crate::{Entry, Game, Next, Support};

/// Why a tree could not be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PerftError {
    /// A chance in the tree has too many outcomes to list.
    #[error("a chance within this depth has too many outcomes to list")]
    SampleOnly,
    /// More positions than the caller wanted to look at.
    #[error("the count was given up after {0} positions")]
    LimitReached(u64),
}

/// How many sequences of `depth` listed actions and outcomes lead from this state. Every seat that the game waits for counts with
/// each of its actions, every distinct outcome counts once, and a finished game counts as one leaf.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Result<u64, PerftError> {
    Counter { game, left: u64::MAX, limit: u64::MAX }.count(state, depth)
}

/// The same count by the first action or outcome; empty if nothing can follow. Gives up after looking at `limit` positions.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32, limit: u64) -> Result<Vec<(Entry<G>, u64)>, PerftError> {
    let mut counter = Counter { game, left: limit, limit };
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let entries = entries(game, state)?;
    entries
        .into_iter()
        .map(|entry| {
            let count = counter.count(&after(game, state, &entry), below)?;
            Ok((entry, count))
        })
        .collect()
}

struct Counter<'a, G: Game> {
    game: &'a G,
    left: u64,
    limit: u64,
}

impl<G: Game> Counter<'_, G> {
    fn count(&mut self, state: &G::State, depth: u32) -> Result<u64, PerftError> {
        self.left = self.left.checked_sub(1).ok_or(PerftError::LimitReached(self.limit))?;
        if depth == 0 || self.game.next(state) == Next::Over {
            return Ok(1);
        }
        let mut sum = 0;
        for entry in entries(self.game, state)? {
            sum += self.count(&after(self.game, state, &entry), depth - 1)?;
        }
        Ok(sum)
    }
}

/// What can follow: every outcome of a chance, every listed action of the seats the game waits for.
fn entries<G: Game>(game: &G, state: &G::State) -> Result<Vec<Entry<G>>, PerftError> {
    match game.next(state) {
        Next::Over => Ok(Vec::new()),
        Next::Chance => {
            let mut outcomes = Vec::new();
            match game.outcomes(state, &mut outcomes) {
                Support::Complete => Ok(outcomes.into_iter().map(|(outcome, _)| Entry::Outcome(outcome)).collect()),
                Support::SampleOnly => Err(PerftError::SampleOnly),
            }
        }
        Next::Seats(seats) => {
            let mut entries = Vec::new();
            for seat in seats.iter() {
                let mut actions = Vec::new();
                game.actions(state, seat, &mut actions);
                entries.extend(actions.into_iter().map(|action| Entry::Action(seat, action)));
            }
            Ok(entries)
        }
    }
}

fn after<G: Game>(game: &G, state: &G::State, entry: &Entry<G>) -> G::State {
    let mut after = state.clone();
    entry.carry_out(game, &mut after, &mut ());
    after
}
