//! Rivers of the island (`RIVER-001` to `RIVER-072`): two rivers, bridges over them, gold at their banks, and settlers who are rich
//! or poor.
//!
//! Roads and settlements at a river earn 1 gold, bridges 3. Bridges lie on the seven paths that a river crosses, where no road may
//! lie, and count as roads. The player with the most gold has 1 point more, those with the least have 2 points less.
//!
//! ```text
//! red builds bridge W(0,1)
//! ```
//!
//! * [`board`]: rivers, bridge sites, tokens. [`bridges`]: building them. [`wealth`]: gold earned, the rich and the poor.
//! * [`text`]: notation. What gold buys is in [`crate::modules::gold`].
//!
//! Combines with all variants: the robber's refuge is a swamp (`COMBO-015`), earthquakes spare bridges (`COMBO-042`).

pub mod board;
pub mod bridges;
pub mod text;
pub mod wealth;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, PointSource, Seat, SeatSet, Syntax};

pub use bridges::may_build_road;
pub use wealth::{earn_for as after_build, earn_for as after_founding, gold_changed, judge as judge_wealth};

use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Illegal, Owed};
use crate::laws::any_edge;
use crate::modules::{Never, Part};
use crate::places::Edge;
use crate::rules::Module;
use crate::state::{SEATS, State};
use crate::text::moves;
use crate::topology::PlaceName;

/// What everybody sees: who holds the cards. They follow from the purses once play has begun; nobody holds one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RiversPublic"))]
pub struct Public {
    /// Who holds the Rich Settler card.
    pub rich: Option<Seat>,
    /// Who holds a Poor Settler card.
    pub poor: SeatSet,
}

/// Rivers.
pub struct Rivers;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RiversAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Builds a bridge.
    BuildBridge(Edge),
}

/// Rivers ask nothing and draw nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RiversFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RiversEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A bridge was built.
    Bridge(Seat, Edge),
    /// The Rich Settler card changed hands; `None` if it was set aside.
    Rich(Option<Seat>),
    /// The seats that hold Poor Settler cards now.
    Poor(SeatSet),
}

/// Rich and poor as points.
pub fn sources(state: &State, seat: Seat) -> [PointSource; 2] {
    wealth::sources(state.public.modules.rivers, seat)
}

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

    fn answers(_: Action, _: AnyFrame) -> bool {
        false
    }

    fn is_for_player_on_turn(_: Action) -> bool {
        true
    }

    fn check(game: &Island, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::BuildBridge(edge) = action;
        bridges::check(game, state, seat, edge)
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if top == AnyFrame::Turn && state.public.has_rolled() {
            bridges::list(game, state, seat, out);
        }
    }

    fn default_answer(_: &Island, _: &State, _: Seat, frame: Frame) -> Option<AnyAction> {
        match frame {}
    }

    fn apply(game: &Island, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<AnyEvent>) {
        let Action::BuildBridge(edge) = action;
        bridges::build(game, state, seat, edge, journal);
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

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        let has_begun = state.public.has_begun();
        for seat in (0..SEATS as u8).map(Seat) {
            let count = bridges::bridges(state, seat).len();
            // Neutral colours have none (`TWO-059`), and founding brings none (`RIVER-027`).
            let limit = if has_begun && game.seats.contains(seat) { bridges::BRIDGES } else { 0 };
            if count > limit.into() {
                return Err(format!("{seat}: {count} bridges, not {limit}"));
            }
        }
        let (held, due) =
            (state.public.modules.rivers, if has_begun { wealth::holders(game, state) } else { Public::default() });
        if held != due {
            return Err(format!("rich and poor are {held:?}, not {due:?}"));
        }
        let is_both = held.rich.is_some_and(|rich| held.poor.contains(rich));
        if is_both { Err("a settler is rich and poor".to_owned()) } else { Ok(()) }
    }

    fn write_action(_: &Island, action: Action) -> String {
        let Action::BuildBridge(edge) = action;
        format!("builds bridge {edge}")
    }

    fn parse_action(
        game: &Island,
        _: Seat,
        words: &[&str],
        unknown: &mut Option<PlaceName>,
    ) -> Option<Result<Action, Syntax>> {
        match *words {
            ["builds", "bridge", place] => Some(moves::edge(game, place, unknown).map(Action::BuildBridge)),
            _ => None,
        }
    }

    fn write_outcome(_: &Island, outcome: Never) -> String {
        match outcome {}
    }

    const OUTCOME_WORDS: &'static [&'static str] = &[];

    fn parse_outcome(_: &Island, _: &[&str]) -> Option<Result<Never, Syntax>> {
        None
    }

    fn write_event(game: &Island, event: Event) -> String {
        text::write_event(game, event)
    }

    fn write_frame(_: &Island, frame: Frame) -> String {
        match frame {}
    }

    fn parse_frame(_: &Island, _: &[&str]) -> Option<Result<Frame, Syntax>> {
        None
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        items.extend(text::write_bridges(state, seat));
    }

    fn parse_item(
        game: &Island,
        state: &mut State,
        seat: Seat,
        word: &str,
        rest: &[&str],
    ) -> Option<Result<(), Syntax>> {
        (word == "bridge").then(|| text::parse_bridges(game, state, seat, rest))
    }

    fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
        if state.public.has_begun() {
            state.public.modules.rivers = wealth::holders(game, state);
        }
        Ok(())
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        text::standing(game, state)
    }

    fn any_action(game: &Island, _: &State, _: Seat, rng: &mut impl Rng) -> Option<Action> {
        let sites = board::PLACES.bridge_sites;
        let site = sites.iter().nth(rng.random_range(0..sites.len() as usize));
        let edge = if rng.random_ratio(1, 4) { any_edge(game, rng) } else { site.unwrap_or(Edge::NOWHERE) };
        Some(Action::BuildBridge(edge))
    }
}
