//! The Largest Army (section 1.21).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::event::Event;
use crate::rules::AWARD_POINTS;
use crate::state::State;

/// `BASE-212` to `BASE-214`: the first with enough knights takes the card; later only strictly more knights do.
pub fn award(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let public = &state.public;
    let knights = public.knights[seat.index()];
    let to_beat = match public.largest_army {
        Some(holder) if holder == seat => return,
        Some(holder) => public.knights[holder.index()] + 1,
        None => match game.rules.largest_army_min {
            Some(least) => least,
            None => return,
        },
    };
    if knights >= to_beat {
        hand_to(state, Some(seat), journal);
    }
}

/// Judges the card at the end of an effect, whoever's knights have changed in it.
pub fn judge(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if game.rules.army_set_aside {
        return judge_afresh(game, state, journal);
    }
    for seat in game.seats.iter() {
        award(game, state, seat, journal);
    }
}

/// `TWO-035`, `TWO-036`: after a played knight was discarded the card belongs to whoever has the most knights, alone and enough of
/// them; otherwise it is set aside.
pub fn judge_afresh(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    let knights = state.public.knights;
    let most = knights.into_iter().max().unwrap_or(0);
    let mut leaders = game.seats.iter().filter(|seat| knights[seat.index()] == most);
    let leader = leaders.next().filter(|_| is_enough(game, most) && leaders.next().is_none());
    if leader != state.public.largest_army {
        hand_to(state, leader, journal);
    }
}

/// Whether so many knights are an army, where there is one at all (`BASE-212`).
pub fn is_enough(game: &Island, knights: u8) -> bool {
    game.rules.largest_army_min.is_some_and(|least| knights >= least)
}

/// The card and its points go to somebody else, or aside; within an effect, at its end.
fn hand_to(state: &mut State, to: Option<Seat>, journal: &mut impl Journal<Event>) {
    let public = &mut state.public;
    if public.frames.is_in_effect() {
        return;
    }
    if let Some(holder) = public.largest_army {
        public.open_points[holder.index()] -= AWARD_POINTS;
    }
    if let Some(seat) = to {
        public.open_points[seat.index()] += AWARD_POINTS;
    }
    public.largest_army = to;
    journal.note(Event::LargestArmy(to));
}
