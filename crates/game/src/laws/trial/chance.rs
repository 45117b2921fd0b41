//! What is asked of chance: that everything possible is listed, and drawn as often as its weight says.

use rand::RngExt;

use super::{Held, Trial, ensure, same_in_json};
use crate::laws::{Law, Lawful};
use crate::{Entry, Support};

/// Draws are counted at one close look at chance in so many.
const DRAW_EVERY: u32 = 8;
/// How often an outcome is drawn where draws are counted: enough to tell a fifth from a sixth.
const DRAWS: u32 = 1 << 14;
/// How surprising a count may be, as the exponent of [`surprise`]. A sound game exceeds it once in 10^13 counts, so that no seed and no
/// number of games makes this law flake.
const SURPRISE_MAX: f64 = 30.0;

impl<G: Lawful> Trial<G> {
    /// The list holds every outcome once with a weight, and exactly what is listed may happen.
    pub(super) fn chance(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let drawn = game.sample(state, &mut self.rng);
        ensure(game.may_happen(state, &drawn), Law::Chance, || format!("{drawn:?} was drawn but may not happen"))?;
        let mut all = Vec::new();
        if game.outcomes(state, &mut all) == Support::SampleOnly {
            return Ok(());
        }
        for (place, (outcome, weight)) in all.iter().enumerate() {
            ensure(*weight > 0, Law::Chance, || format!("{outcome:?} is listed without weight"))?;
            ensure(game.may_happen(state, outcome), Law::Chance, || {
                format!("{outcome:?} is listed but may not happen")
            })?;
            let is_new = all[..place].iter().all(|(earlier, _)| earlier != outcome);
            ensure(is_new, Law::Chance, || format!("{outcome:?} is listed twice"))?;
        }
        let is_listed = |outcome: &G::Outcome| all.iter().any(|(listed, _)| listed == outcome);
        ensure(is_listed(&drawn), Law::Chance, || format!("{drawn:?} was drawn but is not listed"))?;
        let other = game.any_outcome(state, &mut self.rng);
        ensure(is_listed(&other) == game.may_happen(state, &other), Law::Chance, || {
            format!("{other:?} may happen but is not listed, or the other way round")
        })?;
        all.iter().try_for_each(|(outcome, _)| self.entry_text(&Entry::Outcome(outcome.clone())))?;
        same_in_json(&drawn, |_| ())?;
        if self.rng.random_ratio(1, DRAW_EVERY) { self.draws(&all) } else { Ok(()) }
    }

    /// Every outcome is drawn about as often as its weight among these says.
    fn draws(&mut self, all: &[(G::Outcome, u32)]) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let mut counts = vec![0; all.len()];
        for _ in 0..DRAWS {
            let drawn = game.sample(state, &mut self.rng);
            let place = all.iter().position(|(outcome, _)| *outcome == drawn);
            counts[place.ok_or_else(|| (Law::Chance, format!("{drawn:?} was drawn but is not listed")))?] += 1;
        }
        self.extent.draws += u64::from(DRAWS);
        let total: u64 = all.iter().map(|&(_, weight)| u64::from(weight)).sum();
        for ((outcome, weight), &count) in all.iter().zip(&counts) {
            let share = f64::from(*weight) / total as f64;
            ensure(surprise(count, DRAWS, share) <= SURPRISE_MAX, Law::Draws, || {
                format!("{outcome:?} has a weight of {weight} in {total}, but came {count} times in {DRAWS}")
            })?;
        }
        Ok(())
    }
}

/// How surprising it is that something with this share of the chance came `count` times in `draws`, as the exponent of Chernoff's bound: a
/// count at least as far off on that side has a probability of at most `exp(-surprise)`, whatever the numbers.
fn surprise(count: u32, draws: u32, share: f64) -> f64 {
    let came = f64::from(count) / f64::from(draws);
    let term = |seen: f64, expected: f64| if seen == 0.0 { 0.0 } else { seen * (seen / expected).ln() };
    f64::from(draws) * (term(came, share) + term(1.0 - came, 1.0 - share))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bound holds against the exact binomial tail, and comes near it where it matters.
    #[test]
    fn surprise_bounds_the_true_probability() {
        // A coin tossed ten times: heads every time has a chance of exactly one in 1024.
        assert!((surprise(10, 10, 0.5) - 1024_f64.ln()).abs() < 1e-9);
        // At least nine times: eleven in 1024.
        assert!((-surprise(9, 10, 0.5)).exp() > 11.0 / 1024.0);
        assert_eq!(surprise(5, 10, 0.5), 0.0);
        assert!((surprise(2, 10, 0.5) - surprise(8, 10, 0.5)).abs() < 1e-9);
    }

    /// What must be told apart: a card too few in a deck, faces of dice instead of their sums, what never comes, what always comes.
    #[test]
    fn wrong_weights_surprise() {
        let at = |true_share: f64, listed: f64| surprise((f64::from(DRAWS) * true_share) as u32, DRAWS, listed);
        assert!(at(1.0 / 5.0, 1.0 / 6.0) > SURPRISE_MAX);
        assert!(at(5.0 / 25.0, 4.0 / 24.0) > SURPRISE_MAX);
        assert!(at(1.0 / 11.0, 6.0 / 36.0) > 10.0 * SURPRISE_MAX);
        assert!(at(0.0, 1.0 / 36.0) > SURPRISE_MAX && at(1.0, 0.99) > SURPRISE_MAX);
        assert!(at(0.2, 0.2) < 1e-3);
    }

    /// What is certain and always comes is no surprise; had it missed once, it would be an endless one.
    #[test]
    fn certainty_is_no_surprise() {
        assert_eq!(surprise(DRAWS, DRAWS, 1.0), 0.0);
        assert_eq!(surprise(DRAWS - 1, DRAWS, 1.0), f64::INFINITY);
    }
}
