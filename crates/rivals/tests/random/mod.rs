//! Random games, with players who now and then let their time pass.

#![allow(dead_code)]

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Seat, Table};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::options::{Mode, Options};

/// Plays a game to its end. An awaited seat lets its time pass as often as `lets_pass` says, and chooses at random otherwise; `visit`
/// sees every decision.
pub fn play_out(
    mode: Mode,
    seed: u64,
    lets_pass: impl Fn(&mut SmallRng) -> bool,
    mut visit: impl FnMut(&Table<Rivals>, Seat),
) -> Table<Rivals> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let game = Rivals::new(Options { mode, ..Options::default() }).expect("the options are sound");
    let mut table = Table::new(game);
    loop {
        match table.next() {
            Next::Over => return table,
            Next::Chance => {
                let outcome = table.game().sample(table.state(), &mut rng);
                table.resolve(outcome).expect("the outcome was drawn");
            }
            Next::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                visit(&table, seat);
                if lets_pass(&mut rng) {
                    table.play_default(seat).expect("a default is legal");
                } else {
                    let action = choose(table.actions(seat), &mut rng);
                    table.play(seat, action).expect("a listed action is legal");
                }
            }
        }
    }
}

/// An action at random, cards and centre cards before all else, so that games get somewhere.
fn choose(mut actions: Vec<Action>, rng: &mut SmallRng) -> Action {
    let is_bold = |action: &Action| {
        matches!(
            action,
            Action::Play(_)
                | Action::Build(..)
                | Action::BuildOpen(..)
                | Action::OpenCache(_)
                | Action::LayRoad(_)
                | Action::Settle { .. }
                | Action::FoundCity(_)
        )
    };
    if actions.iter().any(is_bold) {
        actions.retain(is_bold);
    } else if rng.random_ratio(3, 4) {
        actions.retain(|action| !matches!(action, Action::Demolish(..)));
    }
    actions[rng.random_range(0..actions.len())]
}
