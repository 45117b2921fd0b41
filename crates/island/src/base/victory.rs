//! Victory and hidden points (section 1.22).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::cards::DevCard;
use crate::event::Event;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::{State, slot};

/// `BASE-217`, `BASE-223`: open points and hidden victory-point cards together.
#[inline]
pub fn total(state: &State, seat: Seat) -> i8 {
    state.public.open_points[slot(seat)] + state.private[slot(seat)].cards.count(DevCard::VictoryPoint) as i8
}

/// Whether the player on turn has enough points (`BASE-218` to `BASE-221`).
#[inline]
pub fn has_enough(game: &Island, state: &State) -> bool {
    total(state, state.public.turn) >= target(game, state, state.public.turn)
}

/// The points a seat needs (`BASE-218`, `COMBO-010`, `COMBO-011`).
#[inline]
pub fn target(game: &Island, state: &State, seat: Seat) -> i8 {
    game.rules.victory_target + hooks::extra_target(game, &state.public, seat)
}

/// Claiming victory, where the table asks for that (`BASE-190`).
pub fn check_claim(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    if has_enough(game, state) {
        return Ok(());
    }
    let detail = Detail::Points { held: total(state, seat), needed: target(game, state, seat) };
    refuse(Code::TooFewPoints, rule::BASE_190, detail)
}

/// Declares the win of the player on turn, who has the points of the table, unless a module wants more of that player
/// (`BASE-222`, `COMBO-011`).
#[cold]
pub fn declare(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) -> bool {
    let has_enough = has_enough(game, state);
    if has_enough {
        win(game, state, journal);
    }
    has_enough
}

/// `BASE-192`, `BASE-222`: the player on turn wins; everybody's victory-point cards are shown.
#[cold]
pub fn win(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    let winner = state.public.turn;
    state.public.winner = Some(winner);
    for seat in game.seats.iter() {
        let hidden = state.private[seat.index()].cards.count(DevCard::VictoryPoint);
        if hidden > 0 {
            journal.note(Event::Revealed(seat, hidden));
        }
    }
    journal.note(Event::Won(winner, total(state, winner)));
}
