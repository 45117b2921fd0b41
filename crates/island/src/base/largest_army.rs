//! The Largest Army (section 1.21).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::event::Event;
use crate::rules::AWARD_POINTS;
use crate::state::State;

/// `BASE-212` to `BASE-214`: the first with enough knights takes the card; later only strictly more knights do.
pub fn award(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let public = &mut state.public;
    let knights = public.knights[seat.index()];
    let to_beat = match public.largest_army {
        Some(holder) if holder == seat => return,
        Some(holder) => public.knights[holder.index()] + 1,
        None => game.rules.largest_army_min,
    };
    if knights < to_beat {
        return;
    }
    if let Some(holder) = public.largest_army {
        public.open_points[holder.index()] -= AWARD_POINTS;
    }
    public.open_points[seat.index()] += AWARD_POINTS;
    public.largest_army = Some(seat);
    journal.note(Event::LargestArmy(Some(seat)));
}
