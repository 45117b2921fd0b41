//! Counting the tree of play, as chess programmers do.

use crate::{Game, Next, Support};

/// Why a tree could not be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PerftError {
    /// A chance in the tree has too many outcomes to list.
    #[error("a chance within this depth has too many outcomes to list")]
    SampleOnly,
}

/// How many sequences of `depth` listed actions and outcomes lead from this state. Every seat that the game waits for counts with
/// each of its actions, every distinct outcome counts once, and a finished game counts as one leaf.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Result<u64, PerftError> {
    if depth == 0 {
        return Ok(1);
    }
    match game.next(state) {
        Next::Over => Ok(1),
        Next::Chance => {
            let mut outcomes = Vec::new();
            if game.outcomes(state, &mut outcomes) == Support::SampleOnly {
                return Err(PerftError::SampleOnly);
            }
            outcomes.iter().try_fold(0, |sum, (outcome, _)| {
                let mut after = state.clone();
                game.resolve(&mut after, outcome, &mut ());
                Ok(sum + perft(game, &after, depth - 1)?)
            })
        }
        Next::Seats(seats) => {
            let mut actions = Vec::new();
            let mut sum = 0;
            for seat in seats.iter() {
                actions.clear();
                game.actions(state, seat, &mut actions);
                for &action in &actions {
                    let mut after = state.clone();
                    game.apply(&mut after, seat, action, &mut ());
                    sum += perft(game, &after, depth - 1)?;
                }
            }
            Ok(sum)
        }
    }
}
