//! The two numbers of a turn (`TWO-010` to `TWO-016`).
//!
//! Below the first number lies [`Frame::SecondNumber`]: when the first has had its whole effect, discards and robber included, the
//! second is drawn. Below that lies [`Frame::FirstNumber`], to compare it with.

use steading_game::Journal;

use crate::Island;
use crate::base::turn;
use crate::event::Event;
use crate::state::State;

use super::{Frame, own};

/// `TWO-010`: a second number comes after the first.
#[cold]
#[inline(never)]
pub fn before_roll(state: &mut State) {
    state.public.frames.push(Frame::SecondNumber.into());
}

/// `TWO-012`: the first number has had its effect, the second is drawn.
pub fn draw_second(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    let [first, second] = state.public.dice;
    state.public.frames.replace(Frame::FirstNumber(first + second).into());
    turn::draw_number(game, state, journal);
}

/// `TWO-011`: whether the second throw equals the first.
#[cold]
#[inline(never)]
pub fn repeats_roll(state: &State, number: u8) -> bool {
    state.public.frames.iter().rev().nth(1).and_then(own) == Some(Frame::FirstNumber(number))
}
