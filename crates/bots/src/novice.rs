//! A quick player that looks one step ahead.

use rand::rngs::SmallRng;
use steading_game::Next;

use crate::{Bot, Budget, Decision, Judge};

/// Tries every action on a guess of the position and takes the one that the [`Judge`] likes best.
#[derive(Clone, Copy, Default, Debug)]
pub struct Novice {
    budget: Budget,
}

/// How many outcomes of chance in a row are drawn before a position is judged.
const DRAWS_MAX: u32 = 4;

impl Novice {
    /// A novice that thinks within the budget.
    pub fn new(budget: Budget) -> Novice {
        Novice { budget }
    }
}

impl<G: Judge> Bot<G> for Novice {
    fn choose(&mut self, decision: Decision<'_, G>, rng: &mut SmallRng) -> usize {
        let Decision { game, seat, actions, .. } = decision;
        let guess = game.guess(&decision.view(), rng);
        let mut spending = self.budget.start();
        let mut best = (i32::MIN, 0);
        for (index, &action) in actions.iter().enumerate() {
            if !spending.take() {
                break;
            }
            let mut state = guess.clone();
            game.apply(&mut state, seat, action, &mut ());
            for _ in 0..DRAWS_MAX {
                if game.next(&state) != Next::Chance {
                    break;
                }
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            let worth = game.worth(&state, seat).saturating_add(game.inclination(&guess, seat, action));
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }
}
