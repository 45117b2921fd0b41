//! Small questions, seen to their end.

use steading_game::{Game, Next, Seat};
use steading_rivals::Rivals;
use steading_rivals::action::Outcome;
use steading_rivals::cards::Card;
use steading_rivals::frame::{Frame, Search};
use steading_rivals::hidden::other;
use steading_rivals::state::State;
use steading_rivals::timeout;

use super::{POINT, Side, WIN, cards, land, plans};

/// How many positions are looked at for one worth. What is left then is answered as for a prince who lets the time pass.
const LOOKS_MAX: u32 = 600;

/// What a unit or point of the rival counts against an own one, in hundredths.
const RIVAL_SHARE: i32 = 65;

/// What the position is worth to the seat once the questions at hand are answered: its own as well as can be, the rival's by default.
pub fn worth(game: &Rivals, state: &State, seat: Seat) -> i32 {
    let mut looks_left = LOOKS_MAX;
    look(game, state, seat, &mut looks_left)
}

fn look(game: &Rivals, state: &State, seat: Seat, looks_left: &mut u32) -> i32 {
    *looks_left = looks_left.saturating_sub(1);
    if let Some(winner) = state.public.winner {
        return if winner == seat { WIN } else { -WIN };
    }
    match wait(state, seat) {
        Wait::Rest => at_rest(game, state, seat),
        Wait::Choice if *looks_left > 0 => best_answer(game, state, seat, looks_left),
        Wait::Choice | Wait::Routine => {
            let mut next = state.clone();
            if answer_by_default(game, &mut next) {
                look(game, &next, seat, looks_left)
            } else {
                at_rest(game, state, seat)
            }
        }
    }
}

/// The worth after the best of the seat's answers.
fn best_answer(game: &Rivals, state: &State, seat: Seat, looks_left: &mut u32) -> i32 {
    let mut answers = Vec::new();
    game.actions(state, seat, &mut answers);
    let worths = answers.into_iter().map(|answer| {
        let mut next = state.clone();
        game.apply(&mut next, seat, answer, &mut ());
        look(game, &next, seat, looks_left)
    });
    worths.max().unwrap_or(-WIN)
}

/// Answers a question as for a prince who lets the time pass; whether there was one. A defence roll fails.
fn answer_by_default(game: &Rivals, state: &mut State) -> bool {
    match game.next(state) {
        Next::Seats(seats) => {
            let Some(asked) = seats.iter().next() else { return false };
            let Some(answer) = timeout::default_action(game, state, asked) else { return false };
            game.apply(state, asked, answer, &mut ());
            true
        }
        Next::Chance => {
            game.resolve(state, &Outcome::Defence(DEFENCE_FAILS), &mut ());
            true
        }
        Next::Over => false,
    }
}

/// `RIV-211`: the number that no defence stops an attack with.
const DEFENCE_FAILS: u8 = 6;

/// How a question is looked through.
enum Wait {
    /// Not at all: the position can be judged as it is.
    Rest,
    /// The seat has a choice that matters.
    Choice,
    /// Anything will do, or the rival decides.
    Routine,
}

fn wait(state: &State, seat: Seat) -> Wait {
    let frame = state.public.frames.top();
    match frame {
        Frame::DefenceRoll(..) => return Wait::Routine,
        Frame::BeforeRoll
        | Frame::Actions
        | Frame::HandCheck
        | Frame::Exchange
        | Frame::ExchangeTake
        | Frame::StartHand(_)
        | Frame::Arrange(..)
        | Frame::TakeFrom(..) => return Wait::Rest,
        _ => {}
    }
    let Next::Seats(asked) = frame.asks(state.public.turn) else { return Wait::Rest };
    let is_routine = match frame {
        // From which of several equal stores, and to which, hardly matters.
        Frame::Pay { .. } | Frame::ReturnUnder(..) => true,
        Frame::Gain { kinds, .. } => kinds.0.count_ones() == 1,
        // Three of many buildings, two of many cards: too many ways to try.
        Frame::FeudName(..) | Frame::Fraternal(..) | Frame::FraternalSecond(..) => true,
        _ => false,
    };
    if is_routine || !asked.contains(seat) { Wait::Routine } else { Wait::Choice }
}

/// The worth of a position in which nothing small is open: the own side, less the rival's.
fn at_rest(game: &Rivals, state: &State, seat: Seat) -> i32 {
    let (own, rival) = (Side::new(game, state, seat), Side::new(game, state, other(seat)));
    let own_worth = land::worth(&own) + plans::worth(&own) + cards::hand_worth(&own) + found_cards(&own);
    let rival_worth = land::worth(&rival) + plans::stock_worth(&rival);
    own_worth - rival_worth * RIVAL_SHARE / 100 + finish(&own) - finish(&rival)
}

/// A prince with enough points wins soon, if nothing happens to him.
fn finish(side: &Side<'_>) -> i32 {
    if side.state.public.points(side.seat) >= side.game.rules.goal { 10 * POINT } else { 0 }
}

/// A prince who looks through a stack takes what he likes best.
fn found_cards(side: &Side<'_>) -> i32 {
    let Frame::TakeFrom(seat, stack, search) = side.state.public.frames.top() else { return 0 };
    if seat != side.seat {
        return 0;
    }
    let count = if let Search::Start(count) = search { usize::from(count) } else { 1 };
    let found: &[Card] = side.state.hidden.stacks[stack.index()].as_slice();
    let mut worths: Vec<i32> = found.iter().map(|&card| cards::in_hand(side, card)).collect();
    worths.sort_unstable_by(|a, b| b.cmp(a));
    worths.iter().take(count).map(|worth| worth - cards::UNSEEN).sum()
}
