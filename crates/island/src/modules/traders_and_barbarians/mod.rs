//! Traders & Barbarians (`TRADE-001` to `TRADE-128`): wagons carry commodities between three trade hexes, past three barbarians.
//!
//! In the middle of castle, quarry and glassworks lies a plaza, to which spokes lead like paths. A wagon that comes to a plaza loads
//! what the hex supplies, and delivers what it wants, for gold and a point. Steps cost movement points, foreign roads a toll, and a
//! barbarian on the path two points more. A seven or a knight moves a barbarian and not the robber, whom this scenario leaves out.
//! Wagons are raised from level to level, for more points, more gold and a better chance to drive barbarians off. Played to 13 points;
//! combines with all variants.
//!
//! ```text
//! red ends turn
//! red drives wagon N(0,0)
//! red fends off NW(0,0)
//! die 5
//! red moves barbarian NW(0,0) W(2,0)
//! red drives wagon Plaza(castle) quickly for grain
//! cargo sand
//! ```
//!
//! * [`board`]: trade hexes, commodities, the board; [`train`]: the levels of a wagon and what they cost.
//! * [`ways`]: what steps cost, and the thrifty and the quick way; [`wagon`]: the movement; [`cargo`]: loading and delivering.
//! * [`raiders`]: the barbarians on the paths.
//!
//! # How a movement goes
//!
//! `EndTurn` pushes [`Frame::Drive`], which stays until the wagon stops or comes to a plaza; what is left of the movement stands in
//! [`Journey`]. Stacks lie face down, but everybody knows what was drawn of them, so their counts are open and each draw is chance.

mod audit;
pub mod board;
pub mod cargo;
mod hooks;
pub mod raiders;
mod scene;
mod setting;
mod text;
mod timeout;
pub mod train;
pub mod wagon;
pub mod ways;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Seat, SeatSet, Syntax};

pub use board::{Commodity, RAIDERS, Stacks};
pub use scene::{Scene, Spoke, TradePlace};
pub use train::Level;
pub use ways::Route;

use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Code, Illegal, Owed};
use crate::laws;
use crate::modules::parts::{Draw, Happening, Kept, Move, Question};
use crate::places::{Edge, Vertex};
use crate::rule;
use crate::rules::Module;
use crate::state::{SEATS, State, at};
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;
use crate::topology::TradeHex;

use wagon::Drive;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersPublic"))]
pub struct Public {
    /// The paths with the three barbarians; each keeps its place in the list.
    pub raiders: [Edge; RAIDERS],
    /// Where the wagons stand, by seat; nowhere before the founding city (`TRADE-018`).
    pub wagons: [Option<Vertex>; SEATS],
    /// The level of each wagon, by seat.
    pub levels: [u8; SEATS],
    /// What each wagon carries (`TRADE-055`).
    pub cargo: [Option<Commodity>; SEATS],
    /// How many commodities each seat has delivered.
    pub delivered: [u8; SEATS],
    /// What is left of the two commodities of each trade hex, in the order of table D-6.
    pub stacks: Stacks,
    /// The movement under way, if there is one.
    pub journey: Option<Journey>,
}

/// A wagon's movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Journey {
    /// Movement points left.
    pub points: u8,
    /// Whether it is the second movement of this turn (`TRADE-096`).
    pub is_second: bool,
    /// Whether the grain was paid that may be paid (`TRADE-046`, `TRADE-047`).
    pub has_paid_grain: bool,
    /// The barbarians that were tried this turn, a bit each in the order of the list (`TRADE-078`).
    pub tried: u8,
    /// The neutral roads walked in this movement (`TRADE-COMBO-03`).
    pub neutral_roads: u8,
}

/// Before anything is set out: no barbarian is anywhere, and no stack lies there.
impl Default for Public {
    fn default() -> Public {
        Public {
            raiders: [Edge::NOWHERE; RAIDERS],
            wagons: [None; SEATS],
            levels: [0; SEATS],
            cargo: [None; SEATS],
            delivered: [0; SEATS],
            stacks: [[u8::MAX; 2]; TradeHex::ALL.len()],
            journey: None,
        }
    }
}

/// Traders & Barbarians.
pub struct TradersAndBarbarians;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves the barbarian on the first path to the second, after a seven, a knight, or because it was driven off.
    MoveBarbarian(Edge, Edge),
    /// Draws a card of the owner of the road, or does not (`TRADE-083`).
    TakeCard(bool),
    /// Two players: moves a barbarian for tokens (`TRADE-COMBO-04`).
    BribeBarbarian(Edge, Edge),
    /// Opens the next baggage-train card (`TRADE-064`).
    UpgradeWagon,
    /// Goes to a destination (`TRADE-108`).
    DriveWagon {
        /// Where to.
        to: Vertex,
        /// The quick way, and not the thrifty one (`TRADE-109`).
        quick: bool,
        /// With a grain for two points more (`TRADE-110`).
        grain: bool,
    },
    /// Tries to drive off the barbarian on this path (`TRADE-073`).
    FendOff(Edge),
    /// Ends the movement and the turn.
    StopWagon,
    /// Begins the second movement (`TRADE-096`).
    PlaySwiftJourney,
}

/// What has a barbarian moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A seven (`TRADE-082`).
    Seven,
    /// A knight (`TRADE-093`).
    Knight,
}

/// What is asked or drawn next; the player on turn is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Ask: which barbarian goes where.
    Barbarian(Why),
    /// Ask: where the barbarian on this path goes, which was driven off (`TRADE-074`).
    Driven(Edge),
    /// Ask: whether a card is drawn of this seat (`TRADE-083`).
    Take(Seat),
    /// Ask: the wagon's movement.
    Drive,
    /// Ask: whether Swift Journey is played after a plaza (`TRADE-111`).
    Arrived,
    /// Chance: the die against the barbarian on this path (`TRADE-073`).
    Fend(Edge),
    /// Chance: the top token of this trade hex (`TRADE-051`).
    Cargo(TradeHex),
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A die shows this number.
    Die(u8),
    /// This token is opened.
    Cargo(Commodity),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TradersEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A wagon was put on the board.
    PlacedWagon(Seat, Vertex),
    /// A barbarian was moved.
    MovedBarbarian {
        /// By this seat.
        seat: Seat,
        /// From this path.
        from: Edge,
        /// To this one.
        to: Edge,
    },
    /// The first seat drew no card of the second, though it might have.
    Spared(Seat, Seat),
    /// A wagon was raised to this level.
    RaisedWagon(Seat, u8),
    /// A wagon was driven.
    Drove {
        /// Whose.
        seat: Seat,
        /// From here.
        from: Vertex,
        /// To there.
        to: Vertex,
        /// Along these paths.
        path: Route,
        /// For so many movement points.
        cost: u8,
    },
    /// Toll was paid.
    Toll {
        /// By this seat.
        seat: Seat,
        /// For roads of this seat or neutral colour.
        owner: Seat,
        /// So much gold.
        count: u8,
    },
    /// A seat got its share of the toll for neutral roads.
    NeutralToll(Seat, u8),
    /// A seat tried to drive a barbarian off.
    Tried {
        /// Who.
        seat: Seat,
        /// Where it stands.
        path: Edge,
        /// What the die showed.
        die: u8,
        /// Whether that was enough.
        succeeds: bool,
    },
    /// A wagon was loaded.
    Loaded(Seat, TradeHex, Commodity),
    /// A commodity was delivered.
    Delivered(Seat, Commodity),
}

impl Move for Action {
    const KINDS: &'static [&'static str] = &[
        "move_barbarian",
        "take_card",
        "bribe_barbarian",
        "upgrade_wagon",
        "drive_wagon",
        "fend_off",
        "stop_wagon",
        "play_swift_journey",
    ];
    const WORDS: &'static [&'static str] = &[
        "moves",
        "barbarian",
        "takes",
        "no",
        "card",
        "bribes",
        "upgrades",
        "wagon",
        "drives",
        "quickly",
        "for",
        "grain",
        "fends",
        "off",
        "stops",
        "plays",
        "swift-journey",
    ];

    fn partner(self) -> Option<Module> {
        matches!(self, Action::BribeBarbarian(..)).then_some(Module::TwoPlayers)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::MoveBarbarian(..) => "move_barbarian",
            Action::TakeCard(_) => "take_card",
            Action::BribeBarbarian(..) => "bribe_barbarian",
            Action::UpgradeWagon => "upgrade_wagon",
            Action::DriveWagon { .. } => "drive_wagon",
            Action::FendOff(_) => "fend_off",
            Action::StopWagon => "stop_wagon",
            Action::PlaySwiftJourney => "play_swift_journey",
        }
    }

    /// Everything on the board is open, and what is drawn is chance.
    fn reveals(self, _: &State) -> bool {
        match self {
            Action::MoveBarbarian(..)
            | Action::TakeCard(_)
            | Action::BribeBarbarian(..)
            | Action::UpgradeWagon
            | Action::DriveWagon { .. }
            | Action::FendOff(_)
            | Action::StopWagon
            | Action::PlaySwiftJourney => false,
        }
    }

    fn is_for_player_on_turn(self) -> bool {
        true
    }

    /// What nobody asks for hears so between two steps, too (`TRADE-120`), and an obligatory draw is not declined.
    fn answers(self, top: AnyFrame) -> bool {
        let own = own_frame(top);
        match self {
            Action::MoveBarbarian(..) => {
                matches!(own, Some(Frame::Barbarian(_) | Frame::Driven(_) | Frame::Drive))
            }
            Action::TakeCard(takes) => {
                matches!(own, Some(Frame::Take(_) | Frame::Drive)) || matches!(top, AnyFrame::Steal(..)) && !takes
            }
            Action::DriveWagon { .. } | Action::FendOff(_) => own == Some(Frame::Drive),
            Action::StopWagon | Action::PlaySwiftJourney => matches!(own, Some(Frame::Drive | Frame::Arrived)),
            Action::BribeBarbarian(..) | Action::UpgradeWagon => false,
        }
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::MoveBarbarian(from, to) => raiders::check_move(game, state, from, to),
            Action::TakeCard(_) => raiders::check_take(state),
            Action::BribeBarbarian(from, to) => raiders::check_bribe(game, state, seat, from, to),
            Action::UpgradeWagon => train::check_upgrade(state, seat),
            Action::DriveWagon { to, quick, grain } => {
                wagon::check_drive(game, state, seat, Drive { to, quick, grain })
            }
            Action::FendOff(path) => raiders::check_fend_off(game, state, seat, path),
            Action::StopWagon => wagon::check_stop(state),
            Action::PlaySwiftJourney => wagon::check_swift_journey(game, state, seat),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if seat != state.public.turn {
            return;
        }
        if matches!(top, AnyFrame::Turn) {
            if state.public.has_rolled() && train::may_upgrade(state, seat) {
                out.push(Action::UpgradeWagon.into());
            }
            return raiders::list_bribes(game, state, seat, out);
        }
        match own_frame(top) {
            Some(frame @ (Frame::Barbarian(_) | Frame::Driven(_))) => raiders::list_moves(game, state, frame, out),
            Some(Frame::Take(_)) => out.extend([true, false].map(|takes| AnyAction::from(Action::TakeCard(takes)))),
            Some(Frame::Drive) => {
                wagon::list(game, state, seat, out);
                raiders::list_tries(game, state, seat, out);
                wagon::list_others(game, state, seat, Frame::Drive, out);
            }
            Some(Frame::Arrived) => wagon::list_others(game, state, seat, Frame::Arrived, out),
            Some(Frame::Fend(_) | Frame::Cargo(_)) | None => {}
        }
    }

    fn is_listed(self, game: &Island, state: &State, seat: Seat) -> bool {
        match self {
            Action::DriveWagon { to, quick, grain } => wagon::is_listed(game, state, seat, Drive { to, quick, grain }),
            _ => true,
        }
    }

    fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
        out.push(Action::UpgradeWagon.into());
        let plazas = TradeHex::ALL.map(board::plaza_of);
        out.extend(plazas.map(|to| AnyAction::from(Action::DriveWagon { to, quick: false, grain: false })));
        let raiders = state.public.modules.traders_and_barbarians.raiders;
        out.extend(raiders.map(|path| AnyAction::from(Action::FendOff(path))));
        out.push(Action::PlaySwiftJourney.into());
        let bare = raiders::free_paths(game, state).minus(state.public.all_roads).iter().next();
        if let Some(to) = bare.filter(|_| game.has(Module::TwoPlayers) && seat == state.public.turn) {
            out.push(Action::BribeBarbarian(raiders[0], to).into());
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::MoveBarbarian(from, to) => raiders::move_barbarian(game, state, seat, from, to, journal),
            Action::TakeCard(takes) => raiders::take(state, seat, takes, journal),
            Action::BribeBarbarian(from, to) => raiders::bribe(state, seat, from, to, journal),
            Action::UpgradeWagon => train::upgrade(game, state, seat, journal),
            Action::DriveWagon { to, quick, grain } => {
                wagon::drive(game, state, seat, Drive { to, quick, grain }, journal);
            }
            Action::FendOff(path) => raiders::fend_off(state, path),
            Action::StopWagon => wagon::stop(game, state, seat, journal),
            Action::PlaySwiftJourney => wagon::play_swift_journey(game, state, seat, journal),
        }
    }

    fn write(self, _: &Island) -> String {
        text::write_action(self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        let public = &state.public.modules.traders_and_barbarians;
        let raider = public.raiders[rng.random_range(0..RAIDERS)];
        let path = if rng.random_ratio(3, 4) { raider } else { laws::any_edge(game, rng) };
        let to = laws::any_edge(game, rng);
        match rng.random_range(0..12) {
            0 | 1 => Action::MoveBarbarian(path, to),
            2 => Action::TakeCard(rng.random()),
            3 => Action::BribeBarbarian(path, to),
            4 => Action::UpgradeWagon,
            5..=8 => {
                let stand = public.wagons[at(seat)].unwrap_or_else(|| laws::any_vertex(game, rng));
                let near = game.topology.vertex_neighbours[stand.index()];
                let nearest = near.iter().nth(rng.random_range(0..3)).filter(|_| rng.random());
                let to = nearest.unwrap_or_else(|| laws::any_vertex(game, rng));
                Action::DriveWagon { to, quick: rng.random(), grain: rng.random_ratio(1, 3) }
            }
            9 => Action::FendOff(path),
            10 => Action::StopWagon,
            _ => Action::PlaySwiftJourney,
        }
    }
}

impl Question for Frame {
    fn next(self, _: &Island, state: &State) -> Next {
        match self {
            Frame::Fend(_) | Frame::Cargo(_) => Next::Chance,
            Frame::Barbarian(_) | Frame::Driven(_) | Frame::Take(_) | Frame::Drive | Frame::Arrived => {
                Next::Seats(SeatSet::only(state.public.turn))
            }
        }
    }

    fn owed(self, _: &Island, state: &State) -> (Seat, Owed) {
        let owed = match self {
            Frame::Barbarian(_) | Frame::Driven(_) => Owed::Answer("barbarian"),
            Frame::Take(_) => Owed::Answer("draw"),
            Frame::Drive => Owed::Answer("wagon"),
            Frame::Arrived => Owed::Answer("swift-journey"),
            Frame::Fend(_) | Frame::Cargo(_) => Owed::Chance,
        };
        (state.public.turn, owed)
    }

    /// `TRADE-119`: a movement is a phase of its own.
    fn pending(self) -> (Code, steading_game::RuleId) {
        match self {
            Frame::Drive => (Code::WrongPhase, rule::TRADE_034),
            Frame::Arrived => (Code::WrongPhase, rule::TRADE_045),
            Frame::Barbarian(_) | Frame::Driven(_) | Frame::Take(_) | Frame::Fend(_) | Frame::Cargo(_) => {
                (Code::ActionPending, rule::BASE_069)
            }
        }
    }

    fn permits(self, action: AnyAction) -> bool {
        wagon::permits(self, action)
    }

    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::default_answer(game, state, seat, self)
    }

    fn write(self, game: &Island) -> String {
        text::write_frame(game, self)
    }

    fn parse(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
        text::parse_frame(game, words)
    }
}

impl Draw for Outcome {
    type Frame = Frame;

    fn outcomes(_: &Island, state: &State, frame: Frame, out: &mut Vec<(AnyOutcome, u32)>) {
        match frame {
            Frame::Fend(_) => out.extend((1..=6).map(|die| (AnyOutcome::from(Outcome::Die(die)), 1))),
            Frame::Cargo(hex) => cargo::outcomes(state, hex, out),
            Frame::Barbarian(_) | Frame::Driven(_) | Frame::Take(_) | Frame::Drive | Frame::Arrived => {}
        }
    }

    fn sample(_: &Island, state: &State, frame: Frame, rng: &mut impl Rng) -> Self {
        match frame {
            Frame::Cargo(hex) => Outcome::Cargo(cargo::sample(state, hex, rng)),
            _ => Outcome::Die(rng.random_range(1..=6)),
        }
    }

    fn resolve(self, _: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) {
        match (self, frame) {
            (Outcome::Die(die), Frame::Fend(path)) => raiders::thrown(state, path, die, journal),
            (Outcome::Cargo(commodity), Frame::Cargo(hex)) => cargo::load(state, hex, commodity, journal),
            _ => debug_assert!(false, "an outcome of another question"),
        }
    }

    const WORDS: &'static [&'static str] = &["die", "cargo"];

    fn write(self, _: &Island) -> String {
        match self {
            Outcome::Die(die) => format!("die {die}"),
            Outcome::Cargo(commodity) => format!("cargo {}", commodity.name()),
        }
    }

    fn parse(_: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
        text::parse_outcome(words)
    }

    fn any(_: &Island, _: &State, rng: &mut impl Rng) -> Self {
        match rng.random() {
            true => Outcome::Die(rng.random_range(0..=7)),
            false => Outcome::Cargo(Commodity::ALL[rng.random_range(0..Commodity::ALL.len())]),
        }
    }
}

impl Happening for Event {
    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["wagon", "level", "cargo", "delivered"];
    const LINES: &'static [&'static str] = &["raiders", "stacks", "journey"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        audit::audit(game, state)
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
        text::write_lines(state, lines);
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        text::parse_line(game, state, word, rest)
    }

    fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
        hooks::set_out(game, state);
        let is_moving = state.public.frames.iter().any(wagon::is_of_movement);
        if is_moving && state.public.modules.traders_and_barbarians.journey.is_none() {
            let journey = wagon::fresh(state, state.public.turn);
            state.public.modules.traders_and_barbarians.journey = Some(journey);
        }
        Ok(())
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        text::draw(game, state, canvas);
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        text::standing(game, state)
    }
}

/// The frame, if it is one of this module.
fn own_frame(frame: AnyFrame) -> Option<Frame> {
    match frame {
        AnyFrame::Module(crate::modules::Frame::TradersAndBarbarians(frame)) => Some(frame),
        _ => None,
    }
}
