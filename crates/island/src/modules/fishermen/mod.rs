//! Fishermen (`FISH-001` to `FISH-073`): fish from the lake and the coast, and an old boot.
//!
//! The lake lies in the desert's place and six fishing grounds on the free stretches of the coast. Their numbers bring fish tokens
//! instead of cards; tokens are kept face down and buy the robber's leave, a card of an opponent or of the bank, a free road or a
//! development card. Among them is a boot: whoever holds it needs a point more. Combines with every variant.
//!
//! * [`board`]: the lake, the grounds, and who fishes where; [`tokens`]: the tokens themselves.
//! * [`fishing`]: drawing and exchanging tokens; [`spending`]: what they buy; [`boot`]: the old boot.
//! * [`knowing`]: guesses and audit; [`text`]: notation.

pub mod board;
pub mod boot;
pub mod fishing;
pub mod knowing;
mod scene;
mod setting;
pub mod spending;
pub mod text;
pub mod tokens;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Observer, Seat, Syntax};

pub use scene::Scene;

use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::cards::{Cards, Good};
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::hooks::Hooks;
use crate::illegal::{Illegal, Owed};
use crate::laws::{any_good, any_seat};
use crate::modules::parts::{Draw, Happening, Kept, Move, Question};
use crate::rules::Module;
use crate::state::{Public as PublicState, SEATS, State, at};
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;
use crate::view::View;

pub use spending::Purchase;
pub use tokens::{Token, Tokens};

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenPublic"))]
pub struct Public {
    /// How many tokens each seat holds (`FISH-025`).
    pub held: [u8; SEATS],
    /// How many tokens each seat is still due in this production.
    pub due: [u8; SEATS],
    /// The tokens spent, face up (`FISH-049`).
    pub spent: Tokens,
    /// Who holds the boot; nobody while it is in the supply (`FISH-055`).
    pub boot: Option<Seat>,
}

/// What a seat sees alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenPrivate"))]
pub struct Private {
    /// The tokens held (`FISH-024`).
    pub tokens: Tokens,
}

/// What nobody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The tokens face down, the boot aside. Their order is unknown to all.
    pub supply: Tokens,
}

/// Fishermen.
pub struct Fishermen;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Spends tokens.
    Spend {
        /// What for.
        purchase: Purchase,
        /// Which tokens.
        tokens: Tokens,
    },
    /// With a full hand: hands in a token for one of the supply.
    Exchange(Token),
    /// With a full hand: keeps it.
    Keep,
    /// Passes the boot to this seat.
    PassBoot(Seat),
}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Chance: a token for the next seat that is due one; a seat with a full hand is asked first.
    Draw,
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This token is drawn.
    Token(Token),
    /// The boot is drawn.
    Boot,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishermenEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A token was drawn; only the seat knows which.
    Drew(Seat, Option<Token>),
    /// The boot was drawn and shown.
    DrewBoot(Seat),
    /// The spent tokens were turned down and mixed.
    TurnedOver,
    /// So many draws were lost, since no token was left.
    Lost(Seat, u8),
    /// A token was handed in for another.
    Exchanged(Seat, Token),
    /// A seat kept its full hand.
    Kept(Seat),
    /// Tokens were spent.
    Spent(Seat, Tokens),
    /// The boot was passed by the first seat to the second.
    PassedBoot(Seat, Seat),
}

impl Move for Action {
    const KINDS: &'static [&'static str] = &[
        "fish_remove_robber",
        "fish_steal",
        "fish_take",
        "fish_road",
        "fish_card",
        "exchange_fish",
        "keep_fish",
        "pass_boot",
    ];
    const WORDS: &'static [&'static str] = &[
        "spends",
        "fish",
        "to",
        "remove",
        "robber",
        "rob",
        "take",
        "road",
        "card",
        "exchanges",
        "keeps",
        "passes",
        "boot",
    ];

    fn kind(self) -> &'static str {
        match self {
            Action::Spend { purchase, .. } => match purchase {
                Purchase::RemoveRobber => "fish_remove_robber",
                Purchase::Steal(_) => "fish_steal",
                Purchase::Take(_) => "fish_take",
                Purchase::Road => "fish_road",
                Purchase::Card => "fish_card",
            },
            Action::Exchange(_) => "exchange_fish",
            Action::Keep => "keep_fish",
            Action::PassBoot(_) => "pass_boot",
        }
    }

    /// What is stolen, bought or exchanged is a draw of chance; tokens are shown when they are spent, which is the seat's own affair.
    fn reveals(self, _: &State) -> bool {
        match self {
            Action::Spend { .. } | Action::Exchange(_) | Action::Keep | Action::PassBoot(_) => false,
        }
    }

    fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
        let tokens = state.private[at(seat)].modules.fishermen.tokens;
        let others = game.seats.without(seat);
        let takes = Good::RESOURCES.into_iter().map(Purchase::Take);
        let purchases = [Purchase::RemoveRobber, Purchase::Road, Purchase::Card].into_iter();
        let purchases = purchases.chain(others.iter().map(Purchase::Steal)).chain(takes);
        out.extend(purchases.map(|purchase| AnyAction::from(Action::Spend { purchase, tokens })));
        out.extend(others.iter().map(|other| AnyAction::from(Action::PassBoot(other))));
    }

    fn takes_from_bank(self) -> bool {
        matches!(self, Action::Spend { purchase: Purchase::Take(_), .. })
    }

    fn answers(self, top: AnyFrame) -> bool {
        match self {
            Action::Exchange(_) | Action::Keep => top == Frame::Draw.into(),
            Action::Spend { .. } | Action::PassBoot(_) => false,
        }
    }

    fn is_for_player_on_turn(self) -> bool {
        match self {
            Action::Exchange(_) | Action::Keep => false,
            Action::Spend { .. } | Action::PassBoot(_) => true,
        }
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::Spend { purchase, tokens } => spending::check(game, state, seat, purchase, tokens),
            Action::Exchange(token) => fishing::check_exchange(game, state, seat, Some(token)),
            Action::Keep => fishing::check_exchange(game, state, seat, None),
            Action::PassBoot(to) => boot::check_pass(game, state, seat, to),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if top == Frame::Draw.into() {
            fishing::list_exchange(game, state, seat, out);
        } else if top == AnyFrame::Turn {
            spending::list(game, state, seat, out);
            boot::list_pass(game, state, seat, out);
        }
    }

    fn is_listed(self, game: &Island, state: &State, seat: Seat) -> bool {
        match self {
            Action::Spend { purchase, tokens } => spending::lists(game, state, seat, purchase, tokens),
            Action::Exchange(_) | Action::Keep | Action::PassBoot(_) => true,
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::Spend { purchase, tokens } => spending::spend(game, state, seat, purchase, tokens, journal),
            Action::Exchange(token) => fishing::exchange(state, seat, token, journal),
            Action::Keep => fishing::keep(state, seat, journal),
            Action::PassBoot(to) => boot::pass(state, seat, to, journal),
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_action(game, self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], _: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        match rng.random_range(0..8) {
            0 => Action::Exchange(any_token(rng)),
            1 => Action::Keep,
            2 => Action::PassBoot(any_seat(game, rng)),
            form => {
                let purchase = match form {
                    3 => Purchase::RemoveRobber,
                    4 => Purchase::Steal(any_seat(game, rng)),
                    5 => Purchase::Take(any_good(game, rng)),
                    6 => Purchase::Road,
                    _ => Purchase::Card,
                };
                // Mostly tokens that are held, often more than needed.
                let mut held = state.private[seat.index()].modules.fishermen.tokens;
                let is_any = rng.random_ratio(1, 4);
                let count = rng.random_range(0..=7);
                let one = |_| if is_any { Some(any_token(rng)) } else { held.draw(rng) };
                Action::Spend { purchase, tokens: (0..count).filter_map(one).collect() }
            }
        }
    }
}

impl Question for Frame {
    fn next(self, game: &Island, state: &State) -> Next {
        match self {
            Frame::Draw => fishing::next(game, state),
        }
    }

    fn owed(self, game: &Island, state: &State) -> (Seat, Owed) {
        match self {
            Frame::Draw => fishing::owed(game, state),
        }
    }

    /// `FISH-074`: a full hand is kept.
    fn default_answer(self, _: &Island, _: &State, _: Seat) -> Option<AnyAction> {
        match self {
            Frame::Draw => Some(Action::Keep.into()),
        }
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        match self {
            Frame::Draw => fishing::proceed(game, state, journal),
        }
    }

    fn write(self, _: &Island) -> String {
        text::write_frame(self)
    }

    fn parse(_: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
        text::parse_frame(words)
    }
}

impl Draw for Outcome {
    type Frame = Frame;

    fn outcomes(_: &Island, state: &State, frame: Frame, out: &mut Vec<(AnyOutcome, u32)>) {
        match frame {
            Frame::Draw => fishing::outcomes(state, out),
        }
    }

    fn sample(_: &Island, state: &State, frame: Frame, rng: &mut impl Rng) -> Outcome {
        match frame {
            Frame::Draw => fishing::sample(state, rng),
        }
    }

    fn resolve(self, game: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) {
        match frame {
            Frame::Draw => fishing::drawn(game, state, self, journal),
        }
    }

    fn write(self, _: &Island) -> String {
        text::write_outcome(self)
    }

    const WORDS: &'static [&'static str] = &["fish", "boot"];

    fn parse(_: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
        text::parse_outcome(words)
    }

    fn any(_: &Island, _: &State, rng: &mut impl Rng) -> Self {
        if rng.random_ratio(1, 4) { Outcome::Boot } else { Outcome::Token(any_token(rng)) }
    }
}

impl Happening for Event {
    fn redacted(self, observer: Observer) -> Event {
        knowing::redacted(self, observer)
    }

    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["fish", "fish-due"];
    const LINES: &'static [&'static str] = &["fish-spent", "boot"];

    fn guess(game: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
        knowing::guess(game, view, state, rng);
    }

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        knowing::audit(game, state)
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        text::write_seat(state, seat, items);
    }

    fn parse_item(_: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
        text::parse_item(state, seat, word, rest)
    }

    fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
        text::write_lines(game, state, lines);
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        text::parse_line(game, state, word, rest)
    }

    fn finish_position(_: &Island, state: &mut State) -> Result<(), Syntax> {
        text::finish_position(state)
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        text::draw(game, state, canvas);
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        text::standing(game, state)
    }
}

impl Hooks for Fishermen {
    fn in_play(game: &Island) -> bool {
        game.has(Module::Fishermen)
    }

    fn set_out(game: &Island, state: &mut State) {
        fishing::set_out(game, state);
    }

    fn after_founding(game: &Island, state: &mut State, seat: Seat, built: Built, _: &mut impl Journal<AnyEvent>) {
        fishing::after_founding(game, state, seat, built);
    }

    fn after_production(
        game: &Island,
        state: &mut State,
        number: u8,
        _: &[Cards; SEATS],
        journal: &mut impl Journal<AnyEvent>,
    ) {
        fishing::after_production(game, state, number, journal);
    }

    fn extra_target(public: &PublicState, seat: Seat) -> i8 {
        boot::extra_target(public, seat)
    }
}

fn any_token(rng: &mut impl Rng) -> Token {
    Token::ALL[rng.random_range(0..Token::ALL.len())]
}
