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
mod scene;
mod setting;
pub mod text;
pub mod wealth;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, PointSource, Seat, SeatSet, Syntax};

pub use scene::Scene;

use crate::Island;
use crate::action::Action as AnyAction;
use crate::cards::Cards;
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks::{Hooks, RoadVeto};
use crate::illegal::Illegal;
use crate::laws::any_edge;
use crate::modules::parts::{Happening, Kept, Move};
use crate::places::{Edge, EdgeSet};
use crate::rules::Module;
use crate::state::{SEATS, State};
use crate::text::moves;
use crate::text::moves::Unknown;
use crate::text::words;

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

impl Move for Action {
    const KINDS: &'static [&'static str] = &["build_bridge"];
    const WORDS: &'static [&'static str] = &["builds", "bridge"];

    fn kind(self) -> &'static str {
        match self {
            Action::BuildBridge(_) => "build_bridge",
        }
    }

    fn reveals(self, _: &State) -> bool {
        match self {
            Action::BuildBridge(_) => false,
        }
    }

    fn candidates(_: &Island, _: &State, _: Seat, out: &mut Vec<AnyAction>) {
        out.extend(board::PLACES.bridge_sites.iter().map(|site| AnyAction::from(Action::BuildBridge(site))));
    }

    fn answers(self, _: AnyFrame) -> bool {
        false
    }

    fn is_for_player_on_turn(self) -> bool {
        true
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let Action::BuildBridge(edge) = self;
        bridges::check(game, state, seat, edge)
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if top == AnyFrame::Turn && state.public.has_rolled() {
            bridges::list(game, state, seat, out);
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        let Action::BuildBridge(edge) = self;
        bridges::build(game, state, seat, edge, journal);
    }

    fn write(self, _: &Island) -> String {
        let Action::BuildBridge(edge) = self;
        format!("builds bridge {edge}")
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        match *words {
            ["builds", "bridge", place] => Some(moves::edge(game, place, unknown).map(Action::BuildBridge)),
            _ => None,
        }
    }

    fn any(game: &Island, _: &State, _: Seat, rng: &mut impl Rng) -> Self {
        let sites = board::PLACES.bridge_sites;
        let site = sites.iter().nth(rng.random_range(0..sites.len() as usize));
        let edge = if rng.random_ratio(1, 4) { any_edge(game, rng) } else { site.unwrap_or(Edge::NOWHERE) };
        Action::BuildBridge(edge)
    }
}

impl Happening for Event {
    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["bridge"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        let has_begun = state.public.has_begun();
        for seat in (0..SEATS as u8).map(Seat) {
            let count = bridges::bridges(state, seat).len();
            // Neutral colours have none (`TWO-059`), and founding brings none (`RIVER-027`).
            let limit = if has_begun && game.seats.contains(seat) { bridges::BRIDGES } else { 0 };
            if count > limit.into() {
                return Err(format!(
                    "{}: {count} bridges, and there are {limit}",
                    words::seat_name(&game.options, seat)
                ));
            }
        }
        let (held, due) =
            (state.public.modules.rivers, if has_begun { wealth::holders(game, state) } else { Public::default() });
        if held != due {
            return Err("the rich and the poor settlers are not those by the gold".to_owned());
        }
        let is_both = held.rich.is_some_and(|rich| held.poor.contains(rich));
        if is_both { Err("a settler is rich and poor".to_owned()) } else { Ok(()) }
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
}

impl Hooks for Rivers {
    fn in_play(game: &Island) -> bool {
        game.has(Module::Rivers)
    }

    fn after_founding(
        game: &Island,
        state: &mut State,
        seat: Seat,
        built: Built,
        journal: &mut impl Journal<AnyEvent>,
    ) {
        wealth::earn_for(game, state, seat, built, journal);
    }

    fn play_begins(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
        wealth::judge(game, state, journal);
    }

    const MAY_BUILD_ROAD: Option<RoadVeto> = Some(|_, _, _, edge| bridges::may_build_road(edge));

    /// `RIVER-047`.
    const BRIDGE_PRICE: Option<Cards> = Some(bridges::BRIDGE_PRICE);

    fn bridge_sites() -> EdgeSet {
        board::PLACES.bridge_sites
    }

    fn after_build(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<AnyEvent>) {
        wealth::earn_for(game, state, seat, built, journal);
    }

    fn gold_changed(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
        wealth::gold_changed(game, state, journal);
    }

    /// Rich and poor as points.
    fn sources(_: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        out.extend(wealth::sources(state.public.modules.rivers, seat));
    }
}
