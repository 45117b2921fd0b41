//! Barbarian Attack (`BARB-001` to `BARB-171`): barbarians land on the coast, and knights of all players drive them off.
//!
//! Whoever builds a settlement or a city lets barbarians land. Three of them overrun a coast hex: it yields nothing, nothing new is
//! built at it, and buildings that touch nothing else are captured. Cards are carried out as soon as they are bought; most of them bring a
//! knight. At the end of a turn its player moves knights, and coast hexes with enough of them around are won back: the barbarians
//! become prisoners, two of which are a point. Played to 12 points; combines with all variants.
//!
//! * [`board`]: the coast, the castle and the numbers. `setting`: what a table must have.
//! * [`coast`]: barbarians on the coast, and what follows from them; [`landing`]: how they come.
//! * [`cards`]: the deck and its four cards; [`treason`]: the two moves of one of them. [`raid`]: the card after a seven.
//! * [`knights`]: how knights move; [`battle`]: how a hex is won; [`lots`]: who gets the prisoners.
//! * [`tokens`]: what a trade token does here. `text`, `position`: notation; `audit`: what is always true; `timeout`: what is done
//!   for those who let the time pass.
//!
//! # How a turn ends
//!
//! Below everything lies `Pass`. [`Frame::March`] asks for the own knights, then becomes [`Frame::MarchForeign`], which asks for the
//! foreign one, then [`Frame::Expel`], which goes round the coast; each is passed over where it has nothing to ask (`BARB-144`). A hex that
//! is won is one effect, so that points are judged after its losses (`BARB-134`): on top of it lies [`Frame::Losses`], and on top of
//! that, if prisoners are fought over, [`Frame::Lots`].

mod audit;
pub mod battle;
pub mod board;
pub mod cards;
pub mod coast;
mod draws;
mod hooks;
pub mod knights;
pub mod landing;
pub mod lots;
mod position;
pub mod raid;
mod scene;
mod setting;
mod text;
mod timeout;
pub mod tokens;
pub mod treason;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, RuleId, Seat, SeatSet, Syntax};

pub use board::Barbarians;
pub use cards::{Card, Discards};
pub use landing::Numbers;
pub use lots::Lots;
pub use scene::Scene;
pub use treason::Turned;

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::victory;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Code, Illegal, Owed};
use crate::laws;
use crate::modules;
use crate::modules::parts::{Happening, Kept, Move, Question};
use crate::places::{Edge, EdgeSet, Hex, HexSet, Vertex};
use crate::rule;
use crate::rules::Module;
use crate::state::{SEATS, State, at};
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackPublic"))]
pub struct Public {
    /// The barbarians on the coast. Those that are nowhere are in the supply ([`coast::supply`]).
    pub barbarians: Barbarians,
    /// The paths with a knight, by its owner.
    pub guards: [EdgeSet; SEATS],
    /// Of those, the paths where a knight stands that has moved this turn.
    pub sent: EdgeSet,
    /// The path of the foreign knight, once it has come (`BARB-COMBO-02`).
    pub foreign: Option<Edge>,
    /// Whether it was moved this turn.
    pub foreign_sent: bool,
    /// Prisoners, by seat (`BARB-108`).
    pub prisoners: [u8; SEATS],
    /// Prisoners of the foreign knight, which count for nobody (`BARB-COMBO-09`).
    pub aside: u8,
    /// The cards on the discard pile; all others are in the deck (`BARB-061`).
    pub discarded: Discards,
}

/// Barbarian Attack.
pub struct BarbarianAttack;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// After a seven: draws a card from this seat, or from nobody (`BARB-119`).
    Raid(Option<Seat>),
    /// Places an own knight (`BARB-063`, `BARB-064`).
    Muster(Edge),
    /// Places the foreign knight (`BARB-COMBO-02`).
    MusterForeign(Edge),
    /// Intrigue: takes a barbarian of this hex prisoner (`BARB-067`).
    Capture(Hex),
    /// Treason: one of the two moves (`BARB-138`).
    Turn(Turned),
    /// Moves a knight, with a grain if it goes far (`BARB-080`, `BARB-081`).
    Send {
        /// Where it stands.
        from: Edge,
        /// Where it goes.
        to: Edge,
        /// Whether a grain is paid.
        grain: bool,
    },
    /// Ends the movement (`BARB-142`).
    EndMarch,
    /// Pays trade tokens for removing a barbarian from this hex (`BARB-COMBO-07`).
    Expel(Hex),
}

/// Where a knight may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Muster {
    /// On a side of the castle (`BARB-063`).
    Castle,
    /// On any path (`BARB-064`).
    Anywhere,
}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Ask: whom the player on turn draws a card from, if anybody.
    Raid,
    /// Chance: the card bought, which is carried out at once.
    Draw,
    /// Ask: where the player on turn places a knight.
    Muster(Muster),
    /// Ask: where the player on turn places the foreign knight.
    MusterForeign,
    /// Ask: which barbarian becomes a prisoner.
    Intrigue,
    /// Ask: a move of Treason; the first one once it is chosen.
    Treason(Option<Turned>),
    /// Chance: the next throw of a landing; the numbers so far.
    Landing(Numbers),
    /// Ask: the own knights.
    March,
    /// Ask: the foreign knight.
    MarchForeign,
    /// Do: the coast is checked from this hex on.
    Expel(Hex),
    /// Chance: a throw for prisoners.
    Lots(#[cfg_attr(feature = "typescript", ts(as = "lots::Open"))] Lots),
    /// Chance: the die for losses at this hex.
    Losses(Hex),
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The card drawn.
    Card(Card),
    /// Both dice of a landing.
    Landing(u8, u8),
    /// Both dice of a seat that throws for prisoners.
    Lots(Seat, u8, u8),
    /// The die for losses.
    Losses(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// After a seven, a seat that might draw a card drew none.
    DrewNothing(Seat),
    /// The discard pile was shuffled into a new deck.
    Shuffled,
    /// A seat drew this card.
    Drew(Seat, Card),
    /// The card could do nothing.
    NoUse(Seat, Card),
    /// Both dice of a landing, and whether they count.
    LandingThrown {
        /// One die.
        first: u8,
        /// The other.
        second: u8,
        /// Whether this is one of the three numbers.
        counts: bool,
    },
    /// A barbarian landed.
    Landed(Hex),
    /// The hex has three barbarians, so that none landed.
    NoneLanded(Hex),
    /// A hex was overrun.
    Overrun(Hex),
    /// A hex that was overrun is free again.
    Freed(Hex),
    /// A building was captured.
    Captured {
        /// Whose.
        owner: Seat,
        /// Where.
        place: Vertex,
    },
    /// A captured building stands again.
    Released {
        /// Whose.
        owner: Seat,
        /// Where.
        place: Vertex,
    },
    /// A seat placed a knight.
    Mustered(Seat, Edge),
    /// A seat placed the foreign knight.
    ForeignMustered(Seat, Edge),
    /// A seat moved a knight.
    Sent {
        /// Who moved it.
        seat: Seat,
        /// Where it stood.
        from: Edge,
        /// Where it stands.
        to: Edge,
        /// Whether it is the foreign knight.
        foreign: bool,
    },
    /// Intrigue: a barbarian of this hex became a prisoner.
    TakenPrisoner(Seat, Hex),
    /// Treason: a barbarian was moved.
    Turned(Seat, Turned),
    /// Trade tokens sent a barbarian of this hex back to the supply.
    Expelled(Seat, Hex),
    /// A hex was won.
    Won {
        /// Which.
        hex: Hex,
        /// How many barbarians were there.
        barbarians: u8,
        /// Whose knights took part.
        participants: SeatSet,
        /// Whether the foreign knight did.
        foreign: bool,
    },
    /// A seat threw for prisoners.
    LotThrown {
        /// Who.
        seat: Seat,
        /// One die.
        first: u8,
        /// The other.
        second: u8,
    },
    /// A seat got prisoners.
    Prisoners(Seat, u8),
    /// Prisoners of the foreign knight were put aside.
    PutAside(u8),
    /// The die for losses.
    LossesThrown(Hex, u8),
    /// A seat's knight fell.
    Fell(Seat, Edge),
}

/// The module's frame, if it is one.
fn own(frame: AnyFrame) -> Option<Frame> {
    match frame {
        AnyFrame::Module(modules::Frame::BarbarianAttack(frame)) => Some(frame),
        _ => None,
    }
}

/// Claiming the victory, where a table wants that and the player on turn has the points (`BASE-222`).
fn claim(game: &Island, state: &State) -> Option<AnyAction> {
    let is_due = !game.rules.declares_victory && victory::has_enough(game, state);
    is_due.then_some(AnyAction::ClaimVictory)
}

impl Move for Action {
    const KINDS: &'static [&'static str] = &[
        "raid",
        "muster_knight",
        "muster_foreign",
        "capture_barbarian",
        "turn_barbarian",
        "send_knight",
        "end_march",
        "expel_barbarian",
    ];
    const WORDS: &'static [&'static str] = &[
        "raids",
        "nobody",
        "musters",
        "foreign",
        "knight",
        "captures",
        "turns",
        "expels",
        "barbarian",
        "supply",
        "sends",
        "for",
        "grain",
        "ends",
        "march",
    ];

    fn partner(self) -> Option<Module> {
        matches!(self, Action::MusterForeign(_) | Action::Expel(_)).then_some(Module::TwoPlayers)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::Raid(_) => "raid",
            Action::Muster(_) => "muster_knight",
            Action::MusterForeign(_) => "muster_foreign",
            Action::Capture(_) => "capture_barbarian",
            Action::Turn(_) => "turn_barbarian",
            Action::Send { .. } => "send_knight",
            Action::EndMarch => "end_march",
            Action::Expel(_) => "expel_barbarian",
        }
    }

    /// Everything lies open; what is drawn is chance.
    fn reveals(self, _: &State) -> bool {
        match self {
            Action::Raid(_)
            | Action::Muster(_)
            | Action::MusterForeign(_)
            | Action::Capture(_)
            | Action::Turn(_)
            | Action::Send { .. }
            | Action::EndMarch
            | Action::Expel(_) => false,
        }
    }

    /// Tokens pay for every barbarian on the coast; without one, a single hex says so.
    fn candidates(game: &Island, state: &State, _: Seat, out: &mut Vec<AnyAction>) {
        if game.has(Module::TwoPlayers) {
            let held = coast::held(&state.public);
            let hexes = if held.is_empty() { HexSet::only(board::COAST[0]) } else { held };
            out.extend(hexes.iter().map(|hex| AnyAction::from(Action::Expel(hex))));
        }
    }

    fn answers(self, top: AnyFrame) -> bool {
        matches!(
            (self, own(top)),
            (Action::Raid(_), Some(Frame::Raid))
                | (Action::Muster(_), Some(Frame::Muster(_)))
                | (Action::MusterForeign(_), Some(Frame::MusterForeign))
                | (Action::Capture(_), Some(Frame::Intrigue))
                | (Action::Turn(_), Some(Frame::Treason(_)))
                | (Action::Send { .. } | Action::EndMarch, Some(Frame::March | Frame::MarchForeign))
        )
    }

    fn is_for_player_on_turn(self) -> bool {
        true
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::Raid(victim) => raid::check(game, state, seat, victim),
            Action::Muster(path) => cards::check_muster(game, state, path),
            Action::MusterForeign(path) => cards::check_muster_foreign(game, state, path),
            Action::Capture(hex) => cards::check_capture(game, state, hex),
            Action::Turn(turned) => treason::check(game, state, turned),
            Action::Send { from, to, grain } => knights::check_send(game, state, seat, from, to, grain),
            Action::EndMarch => knights::check_end(state, seat),
            Action::Expel(hex) => tokens::check(game, state, seat, hex),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if seat != state.public.turn {
            return;
        }
        match own(top) {
            Some(Frame::Raid) => raid::list(game, state, seat, out),
            Some(Frame::Muster(place)) => cards::list_muster(&state.public, place, out),
            Some(Frame::MusterForeign) => cards::list_muster_foreign(&state.public, out),
            Some(Frame::Intrigue) => cards::list_captures(&state.public, out),
            Some(Frame::Treason(first)) => treason::list(&state.public, first, out),
            Some(Frame::March) => {
                knights::list(state, seat, out);
                out.extend(claim(game, state));
            }
            Some(Frame::MarchForeign) => {
                knights::list_foreign(state, seat, out);
                out.extend(claim(game, state));
            }
            Some(Frame::Draw | Frame::Landing(_) | Frame::Expel(_) | Frame::Lots(_) | Frame::Losses(_)) => {}
            None if top == AnyFrame::Turn => tokens::list(game, state, seat, out),
            None => {}
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::Raid(victim) => raid::carry_out(state, seat, victim, journal),
            Action::Muster(path) => cards::muster(game, state, seat, path, journal),
            Action::MusterForeign(path) => cards::muster_foreign(state, seat, path, journal),
            Action::Capture(hex) => cards::capture(game, state, seat, hex, journal),
            Action::Turn(turned) => treason::choose(game, state, seat, turned, journal),
            Action::Send { from, to, grain } => knights::send(state, seat, from, to, grain, journal),
            Action::EndMarch => knights::end(state),
            Action::Expel(hex) => tokens::expel(game, state, seat, hex, journal),
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_action(game, self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        let public = &state.public.modules.barbarian_attack;
        // Mostly a hex of the coast, and a path where a knight stands.
        let hex = |rng: &mut _| match rng_below(rng, 4) {
            0 => laws::any_cell(game, rng),
            _ => board::COAST[rng_below(rng, board::COASTS as u32) as usize],
        };
        let knights = public.guards[at(seat)];
        let standing = rng.random_range(0..2 * knights.len().max(1)) as usize;
        let from = knights.iter().nth(standing).or(public.foreign).unwrap_or_else(|| laws::any_edge(game, rng));
        match rng.random_range(0..10) {
            0 => Action::Raid(rng.random::<bool>().then(|| laws::any_seat(game, rng))),
            1 => Action::Muster(laws::any_edge(game, rng)),
            2 => Action::MusterForeign(laws::any_edge(game, rng)),
            3 => Action::Capture(hex(rng)),
            4 => Action::Expel(hex(rng)),
            5 => Action::EndMarch,
            6 | 7 => Action::Turn(Turned { from: (rng_below(rng, 3) > 0).then(|| hex(rng)), to: hex(rng) }),
            _ => Action::Send { from, to: laws::any_edge(game, rng), grain: rng.random() },
        }
    }
}

/// A number below the limit.
fn rng_below(rng: &mut impl Rng, limit: u32) -> u32 {
    rng.random_range(0..limit)
}

impl Question for Frame {
    fn next(self, _: &Island, state: &State) -> Next {
        match self {
            Frame::Draw | Frame::Landing(_) | Frame::Lots(_) | Frame::Losses(_) => Next::Chance,
            Frame::Raid
            | Frame::Muster(_)
            | Frame::MusterForeign
            | Frame::Intrigue
            | Frame::Treason(_)
            | Frame::March
            | Frame::MarchForeign
            | Frame::Expel(_) => Next::Seats(SeatSet::only(state.public.turn)),
        }
    }

    fn owed(self, _: &Island, state: &State) -> (Seat, Owed) {
        let owed = match self {
            Frame::Draw | Frame::Landing(_) | Frame::Expel(_) | Frame::Lots(_) | Frame::Losses(_) => Owed::Chance,
            Frame::Raid => Owed::Answer("raid"),
            Frame::Muster(_) => Owed::Answer("muster"),
            Frame::MusterForeign => Owed::Answer("muster-foreign"),
            Frame::Intrigue => Owed::Answer("intrigue"),
            Frame::Treason(_) => Owed::Answer("treason"),
            Frame::March => Owed::Answer("march"),
            Frame::MarchForeign => Owed::Answer("march-foreign"),
        };
        (state.public.turn, owed)
    }

    /// `BARB-159`: the movement is a part of the turn of its own; everything else interrupts one.
    fn pending(self) -> (Code, RuleId) {
        match self {
            Frame::March | Frame::MarchForeign => (Code::WrongPhase, rule::BARB_026),
            Frame::Raid
            | Frame::Draw
            | Frame::Muster(_)
            | Frame::MusterForeign
            | Frame::Intrigue
            | Frame::Treason(_)
            | Frame::Landing(_)
            | Frame::Expel(_)
            | Frame::Lots(_)
            | Frame::Losses(_) => (Code::ActionPending, rule::BASE_069),
        }
    }

    /// `BARB-131`: a win may be claimed while knights move.
    fn permits(self, action: AnyAction) -> bool {
        matches!((self, action), (Frame::March | Frame::MarchForeign, AnyAction::ClaimVictory))
    }

    /// `BASE-283`: a win is claimed before the turn is over.
    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        let claimed = claim(game, state).filter(|_| matches!(self, Frame::March | Frame::MarchForeign));
        claimed.or_else(|| timeout::default_answer(game, state, seat, self).map(AnyAction::from))
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        match self {
            Frame::Raid => raid::proceed(game, state),
            Frame::Landing(numbers) => landing::proceed(state, numbers),
            Frame::March => knights::proceed(state),
            Frame::MarchForeign => knights::proceed_foreign(state),
            Frame::Expel(hex) => battle::proceed(game, state, hex, journal),
            Frame::Draw
            | Frame::Muster(_)
            | Frame::MusterForeign
            | Frame::Intrigue
            | Frame::Treason(_)
            | Frame::Lots(_)
            | Frame::Losses(_) => false,
        }
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
    const ITEMS: &'static [&'static str] = &["guards", "sent", "prisoners"];
    const LINES: &'static [&'static str] = &["barbarians", "foreign", "aside", "discarded"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        audit::audit(game, state)
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        position::write_seat(state, seat, items);
    }

    fn parse_item(
        game: &Island,
        state: &mut State,
        seat: Seat,
        word: &str,
        rest: &[&str],
    ) -> Option<Result<(), Syntax>> {
        position::parse_item(game, state, seat, word, rest)
    }

    fn write_lines(_: &Island, state: &State, lines: &mut Vec<String>) {
        position::write_lines(&state.public.modules.barbarian_attack, lines);
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        position::parse_line(game, state, word, rest)
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        position::draw(game, state, canvas);
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        position::standing(game, state)
    }
}
