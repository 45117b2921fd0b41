//! The Era of Gold.

use steading_game::{Journal, Seat};

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::State;

pub fn check_cache(_state: &State, _seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(Code::Requirement, rule::RIV_188, Detail::Needs(card, "hero"))
}
pub fn check_play(_state: &State, _seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(Code::NoEffect, rule::RIV_124, Detail::Card(card))
}
pub fn play(_state: &mut State, _seat: Seat, _card: Card) {}
pub fn check_requirement(_state: &State, _seat: Seat, card: Card) -> Result<(), Illegal> {
    refuse(Code::Requirement, rule::RIV_198, Detail::Needs(card, "merchant-guild"))
}
pub fn when_built(_state: &mut State, _seat: Seat, _card: Card) {}
pub fn list(_state: &State, _frame: Frame, _out: &mut Vec<Action>) {}
pub fn check(_state: &State, frame: Frame, _action: Action) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word()))
}
pub fn answer(_state: &mut State, _frame: Frame, _action: Action, _journal: &mut impl Journal<Event>) {}
