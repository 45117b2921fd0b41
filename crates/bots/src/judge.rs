//! What a game tells bots about the worth of positions and moves.

use steading_game::{Game, Seat};

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
    /// waste nevertheless, or the other way round.
    fn inclination(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> i32 {
        0
    }
}

mod island;
mod rivals;
