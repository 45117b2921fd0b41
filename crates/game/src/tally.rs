//! What is counted in a game that was played: words for where points come from, and a sheet to count on.

use std::collections::BTreeMap;

use crate::{Entry, Game, Next};

/// What a seat has points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointSource {
    /// A stable name, such as `settlements`.
    pub name: &'static str,
    /// How many of it the seat has.
    pub count: u32,
    /// The points for all of them.
    pub points: i16,
    /// Whether the other seats do not know of them.
    pub is_hidden: bool,
}

/// The sheet on which a game is counted, entry by entry.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    /// How often each sum of two dice came; empty in games that roll no sums.
    pub rolls: BTreeMap<u8, u32>,
    /// What rolls gave each seat.
    pub produced: Vec<u32>,
    /// What the same rolls gave each seat on average over all their outcomes; `None` in games where rolls give nothing.
    pub expected: Option<Vec<f64>>,
    /// Everything else that the game counts.
    pub figures: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// An empty sheet for so many seats.
    pub fn new(seats: usize) -> Tally {
        Tally { produced: vec![0; seats], ..Tally::default() }
    }

    /// Counts something so many times.
    pub fn add(&mut self, figure: &'static str, count: u32) {
        *self.figures.entry(figure).or_default() += count;
    }

    /// Counts a sum of two dice.
    pub fn add_roll(&mut self, sum: u8) {
        *self.rolls.entry(sum).or_default() += 1;
    }

    /// Adds what a roll gives on average.
    pub fn expect(&mut self, mean: &[f64]) {
        let expected = self.expected.get_or_insert_with(|| vec![0.0; mean.len()]);
        expected.iter_mut().zip(mean).for_each(|(sum, more)| *sum += more);
    }
}

/// Questions that may stand between a roll and what it gives; there are never so many.
const QUESTIONS_MAX: usize = 64;

/// What the present chance gives each seat on average: every outcome is carried out on a copy and counted. Where seats are asked
/// something before the outcome has had its effect, which `is_due` tells, everybody answers as if the time were up.
pub fn mean_production<G: Game>(
    game: &G,
    state: &G::State,
    is_due: impl Fn(&G::State) -> bool,
    produced: impl Fn(&G::State, &Entry<G>, &[G::Event], &mut [u32]),
) -> Vec<f64> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let weights: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let mut mean = vec![0.0; game.seats().len() as usize];
    for (outcome, weight) in outcomes {
        let mut state = state.clone();
        let mut counts = vec![0; mean.len()];
        let mut next = Some(Entry::Outcome(outcome));
        for _ in 0..QUESTIONS_MAX {
            let Some(entry) = next else { break };
            let before = state.clone();
            let mut events = Vec::new();
            entry.carry_out(game, &mut state, &mut events);
            produced(&before, &entry, &events, &mut counts);
            next = if is_due(&state) { unattended(game, &state) } else { None };
        }
        mean.iter_mut().zip(counts).for_each(|(mean, count)| *mean += f64::from(count) * f64::from(weight) / weights);
    }
    mean
}

/// What comes next when nobody looks after the game: defaults, and of chance the first outcome.
fn unattended<G: Game>(game: &G, state: &G::State) -> Option<Entry<G>> {
    match game.next(state) {
        Next::Over => None,
        Next::Seats(seats) => {
            let seat = seats.lowest()?;
            Some(Entry::Default(seat, game.default_action(state, seat)?))
        }
        Next::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            outcomes.into_iter().next().map(|(outcome, _)| Entry::Outcome(outcome))
        }
    }
}
