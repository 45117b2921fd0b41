//! Effects that are carried out whole.
//!
//! An action or a card is one effect: awards and victory are judged when it is complete, with all that it asks and draws (`BASE-209`,
//! `BASE-221`, `CK-302`). Mostly that is at once. An effect that leaves passing states behind, pieces lifted and not yet placed, opens
//! with [`begin`] and pushes its questions on top; until they are answered nothing is judged. When the last of them is gone, the frame
//! below them ends the effect by itself. Road Building is no such effect: each of its roads is judged (`BASE-210`).

use steading_game::Journal;

use crate::Island;
use crate::base::{largest_army, longest_road};
use crate::event::Event;
use crate::hooks;
use crate::state::State;

/// What is done and asked from now on, until nothing of it is left, is one effect.
pub fn begin(state: &mut State) {
    state.public.frames.begin_effect();
}

/// The effect on top is complete. What was not judged while it lasted is judged now, once; victory is looked at right after. An
/// effect within another one waits for that one's end.
pub fn end(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    state.public.frames.end_effect();
    if !state.public.frames.is_in_effect() {
        longest_road::award(game, state, journal);
        largest_army::judge(game, state, journal);
        hooks::effect_over(game, state, journal);
    }
}
