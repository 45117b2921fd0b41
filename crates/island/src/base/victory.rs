//! Victory and hidden points (section 1.22).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::cards::DevCard;
use crate::event::Event;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::{State, at};

/// `BASE-217`, `BASE-223`: open points and hidden victory-point cards together.
#[inline]
pub fn total(state: &State, seat: Seat) -> i8 {
    state.public.open_points[at(seat)] + state.private[at(seat)].cards.count(DevCard::VictoryPoint) as i8
}

/// Whether the player on turn has enough points (`BASE-218` to `BASE-221`).
#[inline]
pub fn has_enough(game: &Island, state: &State) -> bool {
    total(state, state.public.turn) >= target(game, state, state.public.turn)
}

/// Whether the player on turn would win if every hidden card were a victory point, so that the game going on tells that they are not.
pub fn could_win_unseen(game: &Island, state: &State) -> bool {
    let turn = state.public.turn;
    let hidden = state.private[at(turn)].cards.total() as i8;
    game.rules.declares_victory && state.public.open_points[at(turn)] + hidden >= target(game, state, turn)
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
/// (`BASE-222`, `COMBO-011`), or an effect is not complete (`BASE-221`).
#[cold]
pub fn declare(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) -> bool {
    let is_won = is_due(game, state);
    if is_won {
        win(game, state, state.public.turn, journal);
    }
    is_won
}

/// Whether the engine would declare the win of the player on turn now.
pub fn is_due(game: &Island, state: &State) -> bool {
    game.rules.declares_victory && has_enough(game, state) && !state.public.frames.is_in_effect()
}

/// Claims the win of the player on turn.
pub fn claim(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    win(game, state, state.public.turn, journal);
}

/// `BASE-285`, `BASE-286`: whether the present turn is the last one.
#[inline(always)]
pub fn are_turns_used_up(game: &Island, state: &State) -> bool {
    u32::from(state.public.turn_count) >= game.rules.turns_max
}

/// `BASE-285`: nobody has won in the turns there are, so the points decide.
#[cold]
#[inline(never)]
pub fn decide_by_points(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    hooks::turn_over(game, state);
    journal.note(Event::TurnsUsedUp(state.public.turn_count));
    win(game, state, leader(game, state), journal);
}

/// `BASE-285`: more points, hidden ones included; then more resource cards; then the later place in the order of turns.
fn leader(game: &Island, state: &State) -> Seat {
    let players = game.seats.len() as u8;
    let place = |seat: Seat| (seat.0 + players - state.public.first.0) % players;
    let worth = |seat: Seat| (total(state, seat), state.private[at(seat)].hand.total(), place(seat));
    game.seats.iter().max_by_key(|&seat| worth(seat)).unwrap_or(state.public.turn)
}

/// Whether the seat can be the winner of this position: with enough points in its own turn (`BASE-218`), or because the turns are
/// used up (`BASE-285`).
pub fn may_have_won(game: &Island, state: &State, seat: Seat) -> bool {
    let is_by_target = seat == state.public.turn && has_enough(game, state);
    is_by_target || (are_turns_used_up(game, state) && seat == leader(game, state))
}

/// `BASE-192`, `BASE-222`: the seat wins; everybody's victory-point cards are shown.
#[cold]
fn win(game: &Island, state: &mut State, winner: Seat, journal: &mut impl Journal<Event>) {
    state.public.winner = Some(winner);
    state.public.frames.close();
    for seat in game.seats.iter() {
        let hidden = state.private[seat.index()].cards.count(DevCard::VictoryPoint);
        if hidden > 0 {
            journal.note(Event::Revealed(seat, hidden));
        }
    }
    journal.note(Event::Won(winner, total(state, winner)));
}
