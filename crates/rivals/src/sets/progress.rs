//! The Era of Progress.

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::State;

pub fn check_play(_game: &Rivals, _state: &State, _seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(Code::NoEffect, rule::RIV_124, Detail::Card(card))
}
pub fn play(_state: &mut State, _seat: Seat, _card: Card, _journal: &mut impl Journal<Event>) {}
pub fn check_requirement(_state: &State, _seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(Code::Requirement, rule::RIV_243, Detail::Needs(card, "university"))
}
pub fn when_built(_game: &Rivals, _state: &mut State, _seat: Seat, _journal: &mut impl Journal<Event>) {}
pub fn settle(_game: &Rivals, _state: &mut State, _frame: Frame) -> bool {
    false
}
pub fn list(_game: &Rivals, _state: &State, _frame: Frame, _out: &mut Vec<Action>) {}
pub fn check(_game: &Rivals, _state: &State, frame: Frame, _action: Action) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word()))
}
pub fn answer(_game: &Rivals, _state: &mut State, _frame: Frame, _action: Action, _journal: &mut impl Journal<Event>) {}
