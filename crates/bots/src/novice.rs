//! A quick player that looks one step ahead.

use rand::RngExt;
use rand::rngs::SmallRng;
use steading_game::Seat;

use crate::{Bot, Budget, Decision, Judge, NEVER};

/// Tries every action on a guess of the position and takes the one that the [`Judge`] likes best.
#[derive(Clone, Default, Debug)]
pub struct Novice {
    budget: Budget,
}

/// After so many turns a game has got stuck, and the novice begins to try anything.
const TURNS_MAX: u32 = 400;

/// Then one move of so many is any move.
const WHIM: u32 = 4;

impl Novice {
    /// A novice that thinks within the budget.
    pub fn new(budget: Budget) -> Novice {
        Novice { budget }
    }

    /// The best action by what it leads to, as far as the budget goes; `None` if it does not go anywhere.
    fn best<G: Judge>(&self, decision: &Decision<'_, G>, guess: &G::State, rng: &mut SmallRng) -> Option<usize> {
        let &Decision { game, seat, actions, .. } = decision;
        let mut spending = self.budget.start();
        let mut best = None;
        for (index, &action) in actions.iter().enumerate() {
            let inclination = game.inclination(guess, seat, action);
            if inclination == NEVER {
                continue;
            }
            if !spending.take() {
                break;
            }
            let mut state = guess.clone();
            game.imagine(&mut state, seat, action, rng);
            let worth = game.worth(&state, seat).saturating_add(inclination);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, index));
            }
        }
        best.map(|(_, index)| index)
    }
}

impl<G: Judge> Bot<G> for Novice {
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize {
        let Decision { game, seat, actions, .. } = decision;
        let guess = game.guess(&decision.view(), rng);
        if game.turns(&guess) > TURNS_MAX && rng.random_ratio(1, WHIM) {
            return rng.random_range(0..actions.len());
        }
        self.best(&decision, &guess, rng).unwrap_or_else(|| by_inclination(game, &guess, seat, actions))
    }
}

/// The action that needs no look at where it leads: the first of those that the game inclines to most.
fn by_inclination<G: Judge>(game: &G, guess: &G::State, seat: Seat, actions: &[G::Action]) -> usize {
    let inclination = |&index: &usize| game.inclination(guess, seat, actions[index]);
    (0..actions.len()).rev().max_by_key(inclination).unwrap_or(0)
}
