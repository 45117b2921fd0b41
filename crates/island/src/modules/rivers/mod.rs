//! Rivers.

pub mod board;

use rand::Rng;
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Seat, Syntax};

use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Illegal, Owed};
use crate::modules::{Never, Part};
use crate::places::Edge;
use crate::rules::Module;
use crate::state::State;
use crate::topology::PlaceName;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Public {}

/// Rivers.
pub struct Rivers;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {}

impl Part for Rivers {
    type Action = Action;
    type Frame = Frame;
    type Outcome = Never;
    type Event = Event;

    fn in_play(game: &Island) -> bool {
        game.has(Module::Rivers)
    }

    fn next(_: &Island, _: &State, frame: Frame) -> Next {
        match frame {}
    }

    fn owed(_: &Island, _: &State, frame: Frame) -> (Seat, Owed) {
        match frame {}
    }

    fn answers(action: Action, _: AnyFrame) -> bool {
        match action {}
    }

    fn is_for_player_on_turn(action: Action) -> bool {
        match action {}
    }

    fn check(_: &Island, _: &State, _: Seat, action: Action) -> Result<(), Illegal> {
        match action {}
    }

    fn list(_: &Island, _: &State, _: Seat, _: AnyFrame, _: &mut Vec<AnyAction>) {}

    fn apply(_: &Island, _: &mut State, _: Seat, action: Action, _: &mut impl Journal<AnyEvent>) {
        match action {}
    }

    fn outcomes(_: &Island, _: &State, frame: Frame, _: &mut Vec<(AnyOutcome, u32)>) {
        match frame {}
    }

    fn sample(_: &Island, _: &State, frame: Frame, _: &mut impl Rng) -> Never {
        match frame {}
    }

    fn resolve(_: &Island, _: &mut State, frame: Frame, _: Never, _: &mut impl Journal<AnyEvent>) {
        match frame {}
    }

    fn write_action(_: &Island, action: Action) -> String {
        match action {}
    }

    fn parse_action(_: &Island, _: Seat, _: &[&str], _: &mut Option<PlaceName>) -> Option<Result<Action, Syntax>> {
        None
    }

    fn write_outcome(_: &Island, outcome: Never) -> String {
        match outcome {}
    }

    const OUTCOME_WORDS: &'static [&'static str] = &[];

    fn parse_outcome(_: &Island, _: &[&str]) -> Option<Result<Never, Syntax>> {
        None
    }

    fn write_event(_: &Island, event: Event) -> String {
        match event {}
    }

    fn write_frame(_: &Island, frame: Frame) -> String {
        match frame {}
    }

    fn parse_frame(_: &Island, _: &[&str]) -> Option<Result<Frame, Syntax>> {
        None
    }

    fn any_action(_: &Island, _: &State, _: Seat, _: &mut impl Rng) -> Option<Action> {
        None
    }
}

/// Gold for founding pieces (`RIVER-028`).
pub fn after_founding(
    _game: &Island,
    _state: &mut State,
    _seat: Seat,
    _built: Built,
    _journal: &mut impl Journal<AnyEvent>,
) {
}

/// Who is rich and who is poor (`RIVER-057` to `RIVER-061`).
pub fn judge_wealth(_game: &Island, _state: &mut State, _journal: &mut impl Journal<AnyEvent>) {}

/// `RIVER-026`: never a road on a bridge site.
pub fn may_build_road(_edge: Edge) -> Result<(), Illegal> {
    Ok(())
}

/// Gold for pieces at the river (`RIVER-035`).
pub fn after_build(
    _game: &Island,
    _state: &mut State,
    _seat: Seat,
    _built: Built,
    _journal: &mut impl Journal<AnyEvent>,
) {
}

/// Rich and poor as points.
pub fn points(_state: &State, _seat: Seat) -> i8 {
    0
}
