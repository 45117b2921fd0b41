//! Event cards (section 9 of the catalogue).

use steading_game::Journal;

use crate::Rivals;
use crate::action::Action;
use crate::cards::EventCard;
use crate::event::Event;
use crate::frame::Frame;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::State;

pub fn reveal(_state: &mut State, _card: EventCard, _journal: &mut impl Journal<Event>) {}
pub fn happen(_game: &Rivals, _state: &mut State, _card: EventCard, _journal: &mut impl Journal<Event>) {}
pub fn settle(_game: &Rivals, _state: &mut State, _frame: Frame, _journal: &mut impl Journal<Event>) -> bool {
    false
}
pub fn list(_game: &Rivals, _state: &State, _frame: Frame, _out: &mut Vec<Action>) {}
pub fn check(_game: &Rivals, _state: &State, frame: Frame, _action: Action) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word()))
}
pub fn answer(_game: &Rivals, _state: &mut State, _frame: Frame, _action: Action, _journal: &mut impl Journal<Event>) {}
