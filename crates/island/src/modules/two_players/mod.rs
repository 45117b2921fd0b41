//! Two Players (`TWO-001` to `TWO-070`): two players, two neutral colours, and trade tokens.
//!
//! The neutral colours have a seat number after the players', so that their pieces fit into every table by seat, but they never
//! act: `Public::neutral` names them. Each turn has two numbers; whoever builds a road or a settlement builds one for a neutral
//! colour too. Tokens pay for a forced trade or for chasing the robber away.
//!
//! * [`rolls`]: the two numbers of a turn.
//! * [`neutral`]: pieces of the neutral colours.
//! * [`tokens`]: gaining tokens, and what they pay for.
//! * `text`: notation; `audit`: what is always true; `timeout`: what is done for those who let the time pass.

mod audit;
pub mod neutral;
pub mod rolls;
mod scene;
mod text;
mod timeout;
pub mod tokens;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Observer, RuleId, Seat, SeatSet, Syntax};

pub use scene::Scene;

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::robber;
use crate::cards::{Cards, Good};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks::Hooks;
use crate::illegal::{Illegal, Owed};
use crate::laws::{any_cell, any_edge, any_good, any_vertex, some_of};
use crate::modules;
use crate::modules::parts::{Happening, Kept, Move, Question};
use crate::modules::setting::Setting;
use crate::options::Options;
use crate::places::{Edge, Hex, Vertex};
use crate::rule;
use crate::rules::Module;
use crate::rules::Rules;
use crate::state::{SEATS, State};
use crate::text::moves::Unknown;
use crate::view::View;

/// How many play.
pub const PLAYERS: usize = 2;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersPublic"))]
pub struct Public {
    /// Trade tokens, by player; the others lie in the supply (`TWO-039`).
    pub tokens: [u8; PLAYERS],
    /// Whether tokens paid for something this turn (`TWO-040`).
    pub has_acted: bool,
    /// Whether a played knight was discarded for tokens this turn (`TWO-034`).
    pub has_retired: bool,
}

/// What a seat sees alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersPrivate"))]
pub struct Private {
    /// During a forced trade: the cards held before the draw, which alone may be given (`TWO-044`).
    pub held: Cards,
}

/// Two Players.
pub struct TwoPlayers;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lays a road for a neutral colour.
    BuildRoadFor(Seat, Edge),
    /// Places a settlement for a neutral colour.
    BuildSettlementFor(Seat, Vertex),
    /// Discards a played knight for tokens.
    RetireKnight,
    /// Pays for a forced trade.
    ForceTrade,
    /// Gives two cards for those drawn in a forced trade.
    HandOver(Good, Good),
    /// Pays for chasing the robber away; names the refuge where there are several.
    ChaseRobber(Option<Hex>),
}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Do: the second number of the turn, when the first has had its effect (`TWO-010`).
    SecondNumber,
    /// Do: nothing more, when the second number has had its effect. It lies below that number and keeps the first (`TWO-011`).
    FirstNumber(u8),
    /// Ask: the player on turn lays a neutral road (`TWO-020`).
    NeutralRoad,
    /// Ask: the player on turn places a neutral settlement (`TWO-021`).
    NeutralSettlement,
    /// Ask: what to give for the cards drawn in a forced trade. Before that, draws them: so many, the present one included.
    ForcedTrade(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TwoPlayersEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Tokens from the supply.
    GainedTokens(Seat, u8),
    /// Tokens back to the supply.
    PaidTokens(Seat, u8),
    /// A played knight left the game.
    RetiredKnight(Seat),
    /// Cards given in a forced trade; only the two players know which.
    HandedOver {
        /// Who gave them.
        giver: Seat,
        /// Who got them.
        to: Seat,
        /// Which cards.
        cards: Option<Cards>,
    },
}

/// The other player.
pub fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

/// The module's frame, if it is one.
fn own(frame: AnyFrame) -> Option<Frame> {
    match frame {
        AnyFrame::Module(modules::Frame::TwoPlayers(frame)) => Some(frame),
        _ => None,
    }
}

impl Move for Action {
    const KINDS: &'static [&'static str] =
        &["build_road_for", "build_settlement_for", "retire_knight", "force_trade", "hand_over", "chase_robber"];
    const WORDS: &'static [&'static str] = &[
        "builds",
        "road",
        "settlement",
        "for",
        "retires",
        "knight",
        "forces",
        "trade",
        "hands",
        "over",
        "chases",
        "robber",
    ];

    fn kind(self) -> &'static str {
        match self {
            Action::BuildRoadFor(..) => "build_road_for",
            Action::BuildSettlementFor(..) => "build_settlement_for",
            Action::RetireKnight => "retire_knight",
            Action::ForceTrade => "force_trade",
            Action::HandOver(..) => "hand_over",
            Action::ChaseRobber(_) => "chase_robber",
        }
    }

    /// What a forced trade shows are draws of chance.
    fn reveals(self, _: &State) -> bool {
        match self {
            Action::BuildRoadFor(..)
            | Action::BuildSettlementFor(..)
            | Action::RetireKnight
            | Action::ForceTrade
            | Action::HandOver(..)
            | Action::ChaseRobber(_) => false,
        }
    }

    fn candidates(game: &Island, _: &State, _: Seat, out: &mut Vec<AnyAction>) {
        let refuges = robber::refuges(game).iter().map(Some).chain([None]);
        out.extend(refuges.map(|refuge| AnyAction::from(Action::ChaseRobber(refuge))));
        out.extend([Action::RetireKnight, Action::ForceTrade].map(AnyAction::from));
    }

    fn answers(self, top: AnyFrame) -> bool {
        matches!(
            (self, own(top)),
            (Action::BuildRoadFor(..), Some(Frame::NeutralRoad))
                | (Action::BuildSettlementFor(..), Some(Frame::NeutralSettlement))
                | (Action::HandOver(..), Some(Frame::ForcedTrade(_)))
        )
    }

    fn is_for_player_on_turn(self) -> bool {
        true
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::BuildRoadFor(colour, edge) => neutral::check_road(game, state, colour, edge),
            Action::BuildSettlementFor(colour, vertex) => neutral::check_settlement(game, state, colour, vertex),
            Action::RetireKnight => tokens::check_retire(game, state, seat),
            Action::ForceTrade => tokens::check_forced_trade(game, state, seat),
            Action::HandOver(first, second) => tokens::check_hand_over(state, seat, first, second),
            Action::ChaseRobber(refuge) => tokens::check_chase(game, state, seat, refuge),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if seat != state.public.turn {
            return;
        }
        match own(top) {
            Some(Frame::NeutralRoad) => neutral::list_roads(game, state, out),
            Some(Frame::NeutralSettlement) => neutral::list_settlements(game, state, out),
            Some(Frame::ForcedTrade(_)) => tokens::list_hand_over(state, seat, out),
            Some(Frame::SecondNumber | Frame::FirstNumber(_)) => {}
            None if top == AnyFrame::Turn => tokens::list(game, state, seat, out),
            None => {}
        }
    }

    fn is_listed(self, game: &Island, _: &State, _: Seat) -> bool {
        match self {
            Action::ChaseRobber(refuge) => refuge.is_some() == tokens::names_refuge(game),
            Action::HandOver(first, second) => first <= second,
            _ => true,
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::BuildRoadFor(colour, edge) => neutral::build_road(game, state, colour, edge, journal),
            Action::BuildSettlementFor(colour, vertex) => {
                neutral::build_settlement(game, state, colour, vertex, journal);
            }
            Action::RetireKnight => tokens::retire_knight(game, state, seat, journal),
            Action::ForceTrade => tokens::force_trade(state, seat, journal),
            Action::HandOver(first, second) => tokens::hand_over(state, seat, first, second, journal),
            Action::ChaseRobber(refuge) => tokens::chase_robber(game, state, seat, refuge, journal),
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_action(game, self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, _: &State, _: Seat, rng: &mut impl Rng) -> Self {
        let colour = Seat(rng.random_range(0..SEATS as u8));
        match rng.random_range(0..7) {
            0 => Action::BuildRoadFor(colour, any_edge(game, rng)),
            1 => Action::BuildSettlementFor(colour, any_vertex(game, rng)),
            2 => Action::RetireKnight,
            3 => Action::ForceTrade,
            4 => Action::HandOver(any_good(game, rng), any_good(game, rng)),
            5 => Action::ChaseRobber(Some(any_cell(game, rng))),
            _ => Action::ChaseRobber(game.layout().desert().filter(|_| rng.random())),
        }
    }
}

impl Question for Frame {
    fn next(self, _: &Island, state: &State) -> Next {
        Next::Seats(SeatSet::only(state.public.turn))
    }

    fn owed(self, _: &Island, state: &State) -> (Seat, Owed) {
        let owed = match self {
            Frame::SecondNumber | Frame::FirstNumber(_) => Owed::Chance,
            Frame::NeutralRoad => Owed::Answer("neutral-road"),
            Frame::NeutralSettlement => Owed::Answer("neutral-settlement"),
            Frame::ForcedTrade(_) => Owed::Answer("forced-trade"),
        };
        (state.public.turn, owed)
    }

    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::default_answer(game, state, seat, self)
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        match self {
            Frame::SecondNumber => rolls::draw_second(game, state, journal),
            Frame::FirstNumber(_) => state.public.frames.pop(),
            Frame::NeutralSettlement if neutral::has_settlement_site(game, state) => return false,
            // `TWO-022`: a road instead.
            Frame::NeutralSettlement => state.public.frames.replace(Frame::NeutralRoad.into()),
            Frame::NeutralRoad if neutral::has_road_site(game, state) => return false,
            // `TWO-024`: nothing at all.
            Frame::NeutralRoad => state.public.frames.pop(),
            Frame::ForcedTrade(drawn) => return tokens::draw_next(state, drawn),
        }
        true
    }

    fn write(self, _: &Island) -> String {
        text::write_frame(self)
    }

    fn parse(_: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
        text::parse_frame(words)
    }
}

impl Happening for Event {
    fn redacted(self, observer: Observer) -> Event {
        match self {
            Event::HandedOver { giver, to, .. } if !observer.is(giver) && !observer.is(to) => {
                Event::HandedOver { giver, to, cards: None }
            }
            other => other,
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["tokens", "held"];
    const LINES: &'static [&'static str] = &["token-action", "retired-knight"];

    fn guess(_: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
        let thief = state.public.turn;
        if let Some(drawn) = tokens::drawn_so_far(&state.public)
            && view.seat != Some(thief)
        {
            let private = &mut state.private[thief.index()];
            private.modules.two_players.held = private.hand - some_of(private.hand, drawn.into(), rng);
        }
    }

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        audit::audit(game, state)
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        text::write_seat(state, seat, items);
    }

    fn parse_item(_: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
        text::parse_item(state, seat, word, rest)
    }

    fn write_lines(_: &Island, state: &State, lines: &mut Vec<String>) {
        text::write_lines(state, lines);
    }

    fn parse_line(_: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        text::parse_line(state, word, rest)
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        text::standing(game, state)
    }
}

impl Hooks for TwoPlayers {
    fn in_play(game: &Island) -> bool {
        game.has(Module::TwoPlayers)
    }

    /// `TWO-010`.
    const ROLLS_TWICE: bool = true;

    /// Tokens, and the neutral settlements (`TWO-002`, `TWO-003`).
    fn set_out(game: &Island, state: &mut State) {
        tokens::deal(game, state);
        neutral::set_out(game, state);
    }

    /// Tokens for founding settlements (`TWO-007`), and for founding cities where there are any (`TWO-067`).
    #[cold]
    #[inline(never)]
    fn after_founding(
        game: &Island,
        state: &mut State,
        seat: Seat,
        built: Built,
        journal: &mut impl Journal<AnyEvent>,
    ) {
        if let Built::Settlement(vertex) | Built::City(vertex) = built {
            tokens::gain_for_settlement(game, state, seat, vertex, journal);
        }
    }

    #[cold]
    #[inline(never)]
    fn turn_over(_: &Island, state: &mut State) {
        let two = &mut state.public.modules.two_players;
        (two.has_acted, two.has_retired) = (false, false);
    }

    fn before_roll(state: &mut State) {
        rolls::before_roll(state);
    }

    fn repeats_roll(state: &State, number: u8) -> bool {
        rolls::repeats_roll(state, number)
    }

    /// Neutral pieces and tokens (`TWO-020` to `TWO-033`). A city brings neither.
    #[cold]
    #[inline(never)]
    fn after_build(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<AnyEvent>) {
        match built {
            Built::Road(_) => state.public.frames.push(Frame::NeutralRoad.into()),
            Built::Settlement(vertex) => {
                tokens::gain_for_settlement(game, state, seat, vertex, journal);
                state.public.frames.push(Frame::NeutralSettlement.into());
            }
            Built::City(_) => {}
        }
    }
}

impl Setting for TwoPlayers {
    const PLAYERS: Option<(u8, u8)> = Some((PLAYERS as u8, PLAYERS as u8));

    /// `TWO-001`, `TWO-004`.
    const HAS_NEUTRAL: bool = true;

    const FOUNDS: Option<(RuleId, &'static str)> =
        Some((rule::TWO_005, "a founding phase beside the neutral settlements"));

    /// `TWO-036`: a tie sets the Largest Army aside.
    fn amend(_: &Options, rules: &mut Rules) {
        rules.army_set_aside = true;
    }
}
