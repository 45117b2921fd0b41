//! The card that the player on turn draws after a seven (`BARB-118` to `BARB-122`).

use steading_game::{Journal, Seat, SeatSet};

use super::{Action, Event, Frame, own};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::rule;
use crate::rules::Module;
use crate::state::{State, at};

/// `BARB-121`: the opponents with a card.
pub fn victims(game: &Island, state: &State, seat: Seat) -> SeatSet {
    game.seats.without(seat).iter().filter(|&other| !state.private[at(other)].hand.is_empty()).collect()
}

/// `BARB-COMBO-13`: whether a card must be drawn, since an event card wants it.
fn must_draw(game: &Island) -> bool {
    game.has(Module::EventCards)
}

/// `BARB-121`: with nobody to draw from nothing is asked.
pub fn proceed(game: &Island, state: &mut State) -> bool {
    let is_over = victims(game, state, state.public.turn).is_empty();
    if is_over {
        state.public.frames.pop();
    }
    is_over
}

/// `BARB-119`, `BARB-121`: an opponent with a card, or nobody where that is allowed.
pub fn check(game: &Island, state: &State, seat: Seat, victim: Option<Seat>) -> Result<(), Illegal> {
    if own(state.public.frames.top()) != Some(Frame::Raid) {
        return refuse(Code::NotAChoice, rule::BARB_119, Detail::Unasked("raid"));
    }
    let victims = victims(game, state, seat);
    match victim {
        None if must_draw(game) => {
            refuse(Code::NotAChoice, rule::BARB_COMBO_13, Detail::Why("must-draw", About::Nothing))
        }
        Some(victim) if !victims.contains(victim) => refuse(Code::NotAVictim, rule::BARB_121, Detail::Victims(victims)),
        _ => Ok(()),
    }
}

/// Lists whom to draw from.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    out.extend(victims(game, state, seat).iter().map(|victim| AnyAction::from(Action::Raid(Some(victim)))));
    if !must_draw(game) {
        out.push(Action::Raid(None).into());
    }
}

/// Chance picks the card, if one is drawn.
pub fn carry_out(state: &mut State, seat: Seat, victim: Option<Seat>, journal: &mut impl Journal<AnyEvent>) {
    match victim {
        Some(victim) => state.public.frames.replace(AnyFrame::Steal(seat, victim)),
        None => {
            state.public.frames.pop();
            journal.note(Event::DrewNothing(seat).into());
        }
    }
}
