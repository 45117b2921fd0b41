//! What a game tells bots about the worth of positions and moves.

use rand::Rng;
use steading_game::{Game, Next, Seat};

/// The inclination to an action that is not even looked at.
pub const NEVER: i32 = i32::MIN;

/// How many outcomes of chance in a row are drawn before a position is judged.
const DRAWS_MAX: u32 = 4;

/// A game whose positions can be judged. The states are guesses made from a seat's view, never the truth.
pub trait Judge: Game {
    /// What the position is worth to the seat: the more, the better. Points alone, unless a game knows better.
    fn worth(&self, state: &Self::State, seat: Seat) -> i32 {
        let mut points = [0; 8];
        let seats = self.seats();
        self.standing(state, &mut points[..seats.len() as usize]);
        let rival = seats.iter().filter(|&other| other != seat).map(|other| points[other.index()]).max();
        i32::from(points[seat.index()]) * 2 - i32::from(rival.unwrap_or(0))
    }

    /// What speaks for or against an action beside the position it leads to: a move that looks well at once and is a
    /// waste nevertheless, or the other way round. [`NEVER`] saves a look at it. It is quick to say, and all that a bot without
    /// time goes by.
    fn inclination(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> i32 {
        0
    }

    /// Carries out an action, and with it what will probably come of it: the position afterwards is what [`Judge::worth`] is
    /// asked about. Draws a few outcomes of chance, unless a game knows better.
    fn imagine(&self, state: &mut Self::State, seat: Seat, action: Self::Action, rng: &mut impl Rng) {
        self.apply(state, seat, action, &mut ());
        for _ in 0..DRAWS_MAX {
            if self.next(state) != Next::Chance {
                break;
            }
            let outcome = self.sample(state, rng);
            self.resolve(state, &outcome, &mut ());
        }
    }
}

mod island;
mod rivals;
