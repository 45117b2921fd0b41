//! Caravans (`CARAVAN-001` to `CARAVAN-061`): camels leave the oasis, and everybody votes on where they go.
//!
//! Whoever builds a settlement or a city brings a camel at the end of the turn. Wool and grain are votes, and the vote decides on
//! which path the camel stands. A road beside a camel counts twice for the Longest Road, and a building between two camels is
//! worth a point more. Played to 12 points; combines with all variants.
//!
//! # How caravans are kept
//!
//! The position holds the paths with camels, and for each of the three arrows the head of its caravan: the intersection the last
//! camel looks at. Everything else follows.
//!
//! * A caravan without a head whose arrow path is empty has not started; it can start there (`CARAVAN-032`).
//! * A caravan with a head goes on along any path without a camel there (`CARAVAN-034`). The camel takes the head along, so nothing
//!   ever branches (`CARAVAN-035`). If no such path is left, the caravan has ended (`CARAVAN-043`), be it at the coast, in another
//!   caravan or in its own tail (`CARAVAN-041`). Roads and buildings are not asked (`CARAVAN-036`, `CARAVAN-038`).
//! * Two heads on one intersection share its third path. The camel there takes one head along and the other is gone: they go on as
//!   one (`CARAVAN-039`). As sets of paths have no doubles, the path is one choice (`CARAVAN-040`).
//! * A path at a head always belongs to the caravan that has come to it, even if it is an arrow's. Once it has a camel, that
//!   arrow's caravan can no longer start: it has no head, and its path is taken (`CARAVAN-042`).
//! * A free path between two heads is taken by the caravan that comes first in table 6.3.1; it then meets the other.
//!
//! # How a vote goes
//!
//! `red bids 2 wool` and so on round the table, from the player on turn; cards go to the bank at once, since nothing is given back
//! (`CARAVAN-028`). More votes than all others together decide alone. Otherwise the bidders name a path each or abstain, and a path
//! named by two or more with more than half of the votes is taken. Otherwise the most votes decide, and if they are tied, the player
//! on turn. Two players vote on two camels (`TWO-060` to `TWO-063`).

pub mod paths;
mod scene;
mod setting;
mod text;
mod timeout;
mod vote;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, PointSource, Seat, SeatSet, Syntax};

pub use scene::Scene;

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::production;
use crate::cards::{Cards, Packed};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks::{HexVeto, Hooks};
use crate::illegal::{Code, Detail, Illegal, Owed, refuse};
use crate::laws;
use crate::layout::Terrain;
use crate::modules::parts::{Happening, Kept, Move, Question};
use crate::places::{Edge, EdgeSet, Hex, Vertex};
use crate::rule;
use crate::rules::Module;
use crate::state::{SEATS, State};
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;

/// One caravan for each arrow of the oasis.
pub const CARAVANS: usize = 3;

/// `CARAVAN-001`: the camels in the box.
pub const CAMELS: u32 = 22;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CaravansPublic"))]
pub struct Public {
    /// The paths with a camel.
    pub camels: EdgeSet,
    /// Where each caravan goes on; `None` before its first camel, and for good once it has joined another or lost its arrow.
    pub heads: [Option<Vertex>; CARAVANS],
    /// Whether a settlement or city was built this turn, so that a camel comes at its end.
    pub is_due: bool,
    /// The cards laid in the vote under way, by seat.
    pub votes: [u8; SEATS],
    /// The paths named in it; `None` for those who abstained or were not asked yet.
    pub named: [Option<Edge>; SEATS],
    /// The caravans that the first of two camels has extended.
    pub extended: [bool; CARAVANS],
}

/// Caravans.
pub struct Caravans;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CaravansAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lays so many cards for the camel (`CARAVAN-020`).
    Bid(#[cfg_attr(feature = "typescript", ts(as = "Cards"))] Packed),
    /// Names a path, or abstains (`CARAVAN-025`).
    Name(Option<Edge>),
    /// Places the camel.
    Place(Edge),
}

impl Action {
    /// The question that it answers, by its word in the sentences.
    const fn question(self) -> &'static str {
        match self {
            Action::Bid(_) => "bid",
            Action::Name(_) => "naming",
            Action::Place(_) => "camel",
        }
    }
}

/// What is asked next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CaravansFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The seat bids.
    Bid(Seat),
    /// The seat, one of the bidders, names a path.
    Name(Seat),
    /// The seat places a camel.
    Place(Seat),
    /// The seat places its second camel, in another caravan than the first (`TWO-060`).
    PlaceApart(Seat),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CaravansEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat laid these cards.
    Bid(Seat, Cards),
    /// A seat named a path, or abstained.
    Named(Seat, Option<Edge>),
    /// A camel was placed.
    Camel(Edge),
    /// A seat's building came to stand between camels.
    Between(Seat, Vertex),
}

impl Frame {
    /// The seat that is asked.
    const fn seat(self) -> Seat {
        match self {
            Frame::Bid(seat) | Frame::Name(seat) | Frame::Place(seat) | Frame::PlaceApart(seat) => seat,
        }
    }
}

impl Move for Action {
    const KINDS: &'static [&'static str] = &["bid", "name_path", "place_camel"];
    const WORDS: &'static [&'static str] = &["bids", "nothing", "names", "path", "abstains", "places", "camel"];

    fn kind(self) -> &'static str {
        match self {
            Action::Bid(_) => "bid",
            Action::Name(_) => "name_path",
            Action::Place(_) => "place_camel",
        }
    }

    /// Everything is laid and said openly.
    fn reveals(self, _: &State) -> bool {
        match self {
            Action::Bid(_) | Action::Name(_) | Action::Place(_) => false,
        }
    }

    fn answers(self, top: AnyFrame) -> bool {
        matches!(
            (self, own_frame(top)),
            (Action::Bid(_), Some(Frame::Bid(_)))
                | (Action::Name(_), Some(Frame::Name(_)))
                | (Action::Place(_), Some(Frame::Place(_) | Frame::PlaceApart(_)))
        )
    }

    fn is_for_player_on_turn(self) -> bool {
        false
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        vote::check(game, state, seat, self)
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if let Some(frame) = own_frame(top).filter(|frame| frame.seat() == seat) {
            vote::list(game, state, frame, out);
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::Bid(cards) => vote::bid(game, state, seat, cards.into(), journal),
            Action::Name(path) => vote::name(game, state, seat, path, journal),
            Action::Place(path) => vote::place(game, state, path, journal),
        }
    }

    fn write(self, _: &Island) -> String {
        text::write_action(self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        let hand = state.private[seat.index()].hand;
        let open = paths::paths(game, state);
        let place = rng.random_range(0..2 * open.len().max(1)) as usize;
        let path = open.iter().nth(place).unwrap_or_else(|| laws::any_edge(game, rng));
        match rng.random_range(0..4) {
            0 => Action::Bid(laws::some_of(hand, rng.random_range(0..4), rng).into()),
            1 => Action::Bid(Cards::from_counts([0, 0, rng.random_range(0..3), rng.random_range(0..3), 0]).into()),
            2 => Action::Name(rng.random::<bool>().then_some(path)),
            _ => Action::Place(path),
        }
    }
}

impl Question for Frame {
    fn next(self, _: &Island, _: &State) -> Next {
        Next::Seats(SeatSet::only(self.seat()))
    }

    fn owed(self, _: &Island, _: &State) -> (Seat, Owed) {
        let what = match self {
            Frame::Bid(_) => "bid",
            Frame::Name(_) => "naming",
            Frame::Place(_) | Frame::PlaceApart(_) => "camel",
        };
        (self.seat(), Owed::Answer(what))
    }

    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::default_answer(game, state, seat, self)
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        vote::proceed(game, state, self, journal)
    }

    fn write(self, game: &Island) -> String {
        text::write_frame(game, self)
    }

    fn parse(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
        text::parse_frame(game, words)
    }
}

impl Happening for Event {
    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["votes", "named"];
    const LINES: &'static [&'static str] = &["camels"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        paths::audit(game, state)?;
        vote::audit(game, state)
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        text::write_seat(state, seat, items);
    }

    fn parse_item(
        game: &Island,
        state: &mut State,
        seat: Seat,
        word: &str,
        rest: &[&str],
    ) -> Option<Result<(), Syntax>> {
        text::parse_item(game, state, seat, word, rest)
    }

    fn write_lines(_: &Island, state: &State, lines: &mut Vec<String>) {
        lines.push(text::write_camels(&state.public.modules.caravans));
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        (word == "camels").then(|| text::parse_camels(game, state, rest))
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        text::draw(game, state, canvas);
    }

    fn standing(_: &Island, state: &State) -> Vec<String> {
        vec![format!("  camels left {}", CAMELS - state.public.modules.caravans.camels.len())]
    }
}

impl Hooks for Caravans {
    fn in_play(game: &Island) -> bool {
        game.has(Module::Caravans)
    }

    #[cold]
    #[inline(never)]
    fn turn_over(_: &Island, state: &mut State) {
        let public = &mut state.public.modules.caravans;
        *public = Public { camels: public.camels, heads: public.heads, ..Public::default() };
    }

    fn end_of_turn(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
        vote::end_of_turn(game, state, journal);
    }

    const ROBBER_MAY_ENTER: Option<HexVeto> = Some(robber_may_enter);

    /// A building of the player on turn brings a camel (`CARAVAN-010`), and may stand between camels (`CARAVAN-052`).
    #[cold]
    #[inline(never)]
    fn after_build(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<AnyEvent>) {
        let (Built::Settlement(vertex) | Built::City(vertex)) = built else { return };
        // Neutral buildings bring none and score nothing (`TWO-065`).
        if !game.seats.contains(seat) {
            return;
        }
        state.public.modules.caravans.is_due = true;
        let is_new = matches!(built, Built::Settlement(_));
        if is_new && paths::is_between(game, state, vertex) {
            paths::reward(state, seat, vertex, journal);
        }
    }

    /// `CARAVAN-047`: a road beside a camel counts twice.
    const DOUBLED_ROADS: Option<fn(&State) -> EdgeSet> = Some(|state| state.public.modules.caravans.camels);

    /// `CARAVAN-050`: a point for each building between camels; neutral colours score nothing (`TWO-065`).
    fn sources(game: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        let is_between = |&vertex: &Vertex| paths::is_between(game, state, vertex);
        let plays = game.seats.contains(seat);
        let count = if plays { state.public.buildings(seat).iter().filter(is_between).count() } else { 0 };
        out.push(PointSource { name: "camels", count: count as u32, points: count as i16, is_hidden: false });
    }
}

/// The frame, if it is one of this module.
fn own_frame(frame: AnyFrame) -> Option<Frame> {
    match frame {
        AnyFrame::Module(crate::modules::Frame::Caravans(frame)) => Some(frame),
        _ => None,
    }
}

/// `CARAVAN-006`: from beside the board the robber comes onto a hex with a number. `CARAVAN-007`: a table may close the oasis to it
/// for good.
#[cold]
#[inline(never)]
pub fn robber_may_enter(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    let layout = game.layout();
    let refused = |rule| refuse(Code::RobberClosed, rule, Detail::Hex(hex));
    if state.public.robber.is_none() && production::token_on(game, &state.public, hex) == 0 {
        return refused(rule::CARAVAN_006);
    }
    if game.options.oasis_closed && layout.terrain[hex.index()] == Terrain::Oasis {
        return refused(rule::CARAVAN_007);
    }
    Ok(())
}
